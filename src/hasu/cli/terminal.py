"""One match at one terminal: show, ask, play, save."""

from __future__ import annotations

from pathlib import Path

from rich.markup import escape
from rich.panel import Panel

from hasu.bots import Bot, chosen, seated
from hasu.cli.common import console, say, writing
from hasu.engine.chance import seed_for
from hasu.engine.match import Match
from hasu.engine.moves import Choice
from hasu.engine.record import record
from hasu.engine.state import ONLOOKER
from hasu.engine.text import message

PERSON = "person"
MANY = 14  # more amounts than this are asked for as a number


class Quit(Exception):
    """The person wants to stop."""


class Terminal:
    """A match with its players; ``run`` plays it to the end or until someone quits."""

    def __init__(self, match: Match, who: tuple[str, ...], path: Path, language: str) -> None:
        self.match = match
        self.who = who
        self.path = path
        self.language = language
        self.bots: dict[int, Bot] = {
            seat: seated(match.game, kind, seed_for(match.secret, seat), patient=False)
            for seat, kind in enumerate(who)
            if kind != PERSON
        }
        self.people = [seat for seat, kind in enumerate(who) if kind == PERSON]
        self.told = dict.fromkeys(range(match.seats), 0)  # events each seat has been shown
        self.at_screen = self.people[0] if self.people else ONLOOKER

    def run(self) -> None:
        """Play on until the end; whatever happens, the record is saved.

        It is before the first question, so that a file that cannot be written is told at once,
        and after each answer: a window may be closed.
        """
        self._save()
        self._introduce()
        try:
            while self.match.outcome is None:
                self._move()
            self._news(self.at_screen)
            self._board(self.at_screen)
        except (Quit, KeyboardInterrupt, EOFError):
            console.print()
        finally:
            try:
                self._save()
            finally:
                for bot in self.bots.values():
                    bot.close()
        key = "saved" if self.match.outcome else "saved-unfinished"
        console.print(say(self.language, key, path=str(self.path)), markup=False, soft_wrap=True)

    def _save(self) -> None:
        with writing(self.path):
            record(self.match, self.who).save(self.path)

    def _introduce(self) -> None:
        for seat, kind in enumerate(self.who):
            if kind != PERSON:
                name = self.match.names[seat]
                console.print(say(self.language, "bot-sits", name=name, bot=kind), markup=False)

    def _move(self) -> None:
        """Let one seat choose; bots first, so that people answer the newest state."""
        waiting = sorted(self.match.to_move)
        bots = [seat for seat in waiting if seat in self.bots]
        if bots:
            seat = bots[0]
            self.match.play(seat, chosen(self.bots[seat], self.match.view(seat)))
        else:
            self._ask(waiting[0])

    def _ask(self, seat: int) -> None:
        if seat != self.at_screen:
            self._hand_over(seat)
        self._news(seat)
        self._board(seat)
        self._offer(seat)
        while True:
            word = console.input(f"[bold]{say(self.language, 'your-choice')}[/bold] ").strip()
            if self._answer(seat, word):
                self._save()
                return

    def _answer(self, seat: int, word: str) -> bool:
        """Do what was typed; says whether the state has changed."""
        if word in ("?", "h"):
            self._help()
        elif word == "b":
            self._board(seat)
            self._offer(seat)
        elif word == "l":
            self._news(seat, everything=True)
        elif word == "q":
            raise Quit
        elif word == "u":
            return self._undo(seat)
        else:
            return self._choose(seat, word)
        return False

    def _choose(self, seat: int, word: str) -> bool:
        choices = self.match.choices(seat)
        index = int(word) if word.isdecimal() else -1
        if self._is_amount(seat, choices):
            chosen = next((choice for choice in choices if choice.value == index), None)
        else:
            chosen = choices[index - 1] if 1 <= index <= len(choices) else None
        if chosen is None:
            console.print(say(self.language, "not-understood"))
            return False
        self.match.play(seat, chosen)
        return True

    def _undo(self, seat: int) -> bool:
        if self.match.can_withdraw(seat):
            self.match.withdraw(seat)
        elif self.match.can_undo(seat):
            self.match.undo(seat)
            self.told[seat] = min(self.told[seat], len(self.match.log))
        else:
            console.print(say(self.language, "no-undo"))
            return False
        return True

    def _offer(self, seat: int) -> None:
        choices = self.match.choices(seat)
        console.print(f"\n[bold]{escape(self.match.prompt(seat, self.language))}[/bold]")
        if self._is_amount(seat, choices):
            low, high = choices[0].value, choices[-1].value
            console.print(say(self.language, "a-number", low=low, high=high))
            return
        for number, choice in enumerate(choices, 1):
            console.print(f"  [bold]{number:>2}[/bold]  ", end="")
            console.print(choice.text(self.language), markup=False)

    def _is_amount(self, seat: int, choices: tuple[Choice, ...]) -> bool:
        """Is a number asked for? Places, say, may be numbered too, but have names to show."""
        return len(choices) > MANY and self.match.is_amount(seat)

    def _news(self, seat: int, everything: bool = False) -> None:
        """What has happened since this seat last looked."""
        log = self.match.view(seat).log
        start = 0 if everything else self.told[seat] if seat != ONLOOKER else 0
        for happening in log[start:]:
            console.print(f"[dim]· {escape(self.match.tell(happening, self.language))}[/dim]")
        self.told[seat] = len(log)

    def _board(self, seat: int) -> None:
        title = self.match.speech.texts(self.language).say(message("name"))
        board = escape(self.match.board(seat, self.language))
        console.print(Panel(board, title=title, title_align="left", border_style="red"))

    def _hand_over(self, seat: int) -> None:
        """Let the next person sit down before anything secret is shown."""
        console.clear()
        asking = say(self.language, "hand-over", name=self.match.names[seat])
        console.input(asking, markup=False, emoji=False)
        console.clear()
        self.at_screen = seat

    def _help(self) -> None:
        words = self.match.speech.texts(self.language)
        if "help" in words:
            console.print(words.say(message("help")))
        console.print(say(self.language, "keys"))
