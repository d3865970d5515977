"""The three things that can go wrong, each with its own error."""


class HasuError(Exception):
    """Base of every error that Hasu raises on purpose."""


class InvalidInput(HasuError, ValueError):
    """What was given is malformed: unknown game, wrong seats, a bad option, a bad file."""


class IllegalChoice(HasuError, ValueError):
    """The choice may not be made now; ``legal`` holds what may be."""

    def __init__(self, message: str, legal: tuple[int, ...] = ()) -> None:
        super().__init__(message)
        self.legal = legal


class RecordError(HasuError, ValueError):
    """A record is damaged or does not replay; ``line`` is where in the file, if known."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
