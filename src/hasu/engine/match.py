"""A match: one game being played, by people, bots or programs.

>>> import hasu
>>> match = hasu.new("lotus", seats=3, seed=7)
>>> match.to_move
frozenset({0})
>>> match.play(0, match.choices(0)[0])
>>> match.outcome is None
True
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from hasu.engine.chance import commitment, keyed, secret_of
from hasu.engine.choices import Choices
from hasu.engine.drafts import Drafts, is_forced
from hasu.engine.errors import IllegalChoice, InvalidInput
from hasu.engine.events import Happening
from hasu.engine.game import Game, game_named
from hasu.engine.inputs import names_of_players, whole
from hasu.engine.moves import Choice, Outcome, Step
from hasu.engine.options import complete
from hasu.engine.play import begin, offered, sides, take
from hasu.engine.speech import Speech
from hasu.engine.state import ONLOOKER, State
from hasu.engine.view import View, choices_of


@dataclass(slots=True)
class _Before:
    """What a match was before a choice, to go back to."""

    state: State
    steps: int
    log: int


class Match:
    """One game being played; see the module's example."""

    def __init__(
        self,
        game: Game,
        seats: int,
        secret: bytes,
        options: dict[str, Any],
        names: Sequence[str] | None = None,
        teach: bool = False,
    ) -> None:
        self.game = game
        self.options = complete(game.options, options)
        self.names = names_of_players(names, game.check_seats(seats))
        self.speech = Speech(game, self.names)
        self.secret = secret
        self.steps: list[Step] = []
        self.log: list[Happening] = []
        self._choices = Choices()
        self._drafts = Drafts()
        self._undo: list[_Before] = []
        self._seen: dict[int, list[Happening]] = {}  # the log as each seat may read it
        self.state = game.blank(seats, self.options, teach)
        self._advance(lambda s: begin(s, self._choices))

    # Looking

    @property
    def seats(self) -> int:
        return self.state.seats

    @property
    def step(self) -> int:
        """How many choices have been made."""
        return len(self.steps)

    @property
    def commitment(self) -> str:
        """Binds the secret of all chance from the start, without telling it."""
        return commitment(self.secret)

    @property
    def asked(self) -> frozenset[int]:
        """The seats that have something to decide, ready or not."""
        if self.state.over:
            return frozenset()
        return frozenset(
            seat for seat in range(self.seats) if self.state.asked[seat] and self._is_open(seat)
        )

    @property
    def to_move(self) -> frozenset[int]:
        """The seats that must still choose. Several at once in a sealed choice."""
        return self.asked - self.ready

    @property
    def ready(self) -> frozenset[int]:
        """Seats whose sealed choice is made; it may be taken back until all are ready."""
        return self._drafts.ready(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        s = self.state
        if not s.over:
            return None
        winners = tuple(seat for seat in range(s.seats) if s.winner[seat])
        won = sum(1 for side in sides(s) if side[0] in winners)
        shares = tuple((seat in winners) / max(1, won) for seat in range(s.seats))
        return Outcome("finished", tuple(s.points[: s.seats]), winners, shares)

    def view(self, seat: int = ONLOOKER) -> View:
        """What ``seat`` may know; without a seat, what an onlooker may."""
        seat, state = self._eyes(seat), self.seen_by(seat)
        log = self._log_seen_by(seat)
        return View(self.game, seat, state, self.to_move, log, dict(self.options))

    def seen_by(self, seat: int) -> State:
        """The state as ``seat`` may see it, without the log; see `view`."""
        seat = self._eyes(seat)
        return self._drafted(seat).seen_by(seat)

    def moment(self, seat: int) -> int:
        """Counts what has been decided, so that an old choice is known as stale."""
        return len(self.steps) + self._drafts.size(seat)

    def is_sealed(self, seat: int) -> bool:
        """Is ``seat`` asked for a choice that stays secret until all have made theirs?"""
        return self.state.asked[self._seat(seat)] in self.game.sealed

    def is_amount(self, seat: int) -> bool:
        """Is ``seat`` asked how many, so that each choice is the number itself?"""
        seat = self._seat(seat)
        return seat in self.to_move and bool(offered(self._drafted(seat), seat).ranged)

    def can_withdraw(self, seat: int) -> bool:
        """Has ``seat`` a sealed choice, whole or in part, that it may still change?"""
        return seat in self._drafts

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """What ``seat`` may choose now, each with its label; empty when it is not asked."""
        seat = self._seat(seat)
        if seat not in self.to_move:
            return ()
        s = self._drafted(seat)
        ask, moment = self._ask_name(s, seat), self.moment(seat)
        return tuple(
            Choice(value, seat, ask, moment, self.speech.label(s, seat, value), self.game.folder)
            for value in choices_of(s, seat)
        )

    def ask(self, seat: int) -> str:
        """The name of the decision that ``seat`` is asked; empty when it is asked nothing."""
        seat = self._seat(seat)
        return self._ask_name(self._drafted(seat), seat) if seat in self.to_move else ""

    def prompt(self, seat: int, language: str = "en") -> str:
        """What ``seat`` is asked, in words; empty when it is asked nothing."""
        seat = self._seat(seat)
        if seat not in self.to_move:
            return ""
        return self.speech.texts(language).say(self.speech.prompt(self._drafted(seat), seat))

    def tell(self, happening: Happening, language: str = "en") -> str:
        """An event in words. Give it an event of a view: it tells all that it knows."""
        return self.speech.texts(language).say(self.speech.said(self.state, happening))

    def board(self, seat: int = ONLOOKER, language: str = "en") -> str:
        """The table as text, as ``seat`` may see it."""
        return self.speech.board(self.view(seat).state, seat, language)

    def __repr__(self) -> str:
        return self.board()

    def _repr_svg_(self) -> str:
        """The table drawn, as an onlooker sees it: what a notebook shows."""
        from hasu.scene.picture import picture

        return picture(self, ONLOOKER)

    # Playing

    def play(self, seat: int, choice: Choice | int) -> None:
        """Make a choice for ``seat``. A refused choice changes nothing."""
        seat = self._seat(seat)
        value = self._checked(seat, choice)
        if self.is_sealed(seat):
            self._draft(seat, value)
        else:
            self._take(seat, value)

    def withdraw(self, seat: int) -> None:
        """Take back a sealed choice while others are still thinking."""
        seat = self._seat(seat)
        if seat not in self._drafts:
            raise IllegalChoice(f"seat {seat} has no sealed choice to take back")
        self._drafts.withdraw(seat)

    def can_undo(self, seat: int) -> bool:
        """May ``seat`` take its last choice back? Not once anything was revealed."""
        return bool(self._undo) and not self._drafts and self.steps[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take the last choice of ``seat`` back; nothing was revealed since."""
        seat = self._seat(seat)
        if not self.can_undo(seat):
            raise IllegalChoice(
                f"seat {seat} cannot undo: something was revealed, or the turn has passed on"
            )
        self._go_back(self._undo.pop())

    def copy(self) -> Match:
        """An independent copy, to try something on."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.steps, twin.log, twin._undo = self.steps[:], self.log[:], self._undo[:]
        twin._choices, twin._drafts = Choices(), self._drafts.copy()
        twin._seen = {seat: log[:] for seat, log in self._seen.items()}
        twin.state = self.state.copy()
        return twin

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, _: dict[int, Any]) -> Match:
        return self.copy()

    def digest(self) -> str:
        """A fingerprint of the whole state."""
        return hashlib.sha256(self.state.to_bytes()).hexdigest()

    # Inside

    def _advance(self, move: Any) -> None:
        """Run ``move`` on the state with fresh chance, and keep what it told."""
        s = self.state
        s.chance = keyed(self.secret, len(self.steps))
        told: list[tuple[int, ...]] = []
        s.log = told
        move(s)
        s.log = None
        kinds = tuple(self.game.events)
        self.log.extend(
            Happening(len(self.steps), kinds[kind], tuple(rest)) for kind, *rest in told
        )

    def _take(self, seat: int, value: int) -> None:
        with self._all_or_nothing() as before:
            self._make_step(seat, value)
            news = self.log[before.log :]
            passed_on = self.to_move != frozenset({seat})
            if passed_on or any(happening.kind.spec.reveals for happening in news):
                self._undo.clear()
            else:
                self._undo.append(before)

    def _draft(self, seat: int, value: int) -> None:
        """Note a sealed choice; when the last seat is ready, all take effect at once."""
        with self._all_or_nothing():
            self._drafts.note(seat, value)
            if self.to_move:
                return
            for ready, made in self._drafts.release():
                self._make_step(ready, made)
            self._undo.clear()

    def _make_step(self, seat: int, value: int) -> None:
        self.steps.append(Step(seat, self._ask_name(self.state, seat), value))
        self._advance(lambda s: take(s, self._choices, seat, value))

    @contextmanager
    def _all_or_nothing(self) -> Iterator[_Before]:
        """Whatever breaks in, even Ctrl-C, leaves the match as it was."""
        before = _Before(self.state.copy(), len(self.steps), len(self.log))
        drafts = self._drafts.copy()
        try:
            yield before
        except BaseException:
            self._go_back(before)
            self._drafts = drafts
            raise

    def _go_back(self, before: _Before) -> None:
        self.state = before.state.copy()  # a copy of the match may need it too
        del self.steps[before.steps :]
        for log in (self.log, *self._seen.values()):
            del log[before.log :]

    def _drafted(self, seat: int) -> State:
        """The state as ``seat`` has it before itself, its own sealed choice filled in."""
        return self._drafts.seen_by(self.state, seat)

    def _log_seen_by(self, seat: int) -> tuple[Happening, ...]:
        """The log as ``seat`` may read it; only what is new since its last look is redacted."""
        seen = self._seen.setdefault(seat, [])
        seen.extend(happening.seen_by(seat) for happening in self.log[len(seen) :])
        return tuple(seen)

    def _is_open(self, seat: int) -> bool:
        return seat in self._drafts or not is_forced(self.state, seat)

    def _ask_name(self, s: State, seat: int) -> str:
        return self.game.asks(s.asked[seat]).name.lower()

    def _seat(self, given: Any) -> int:
        """A seat of this match as a plain number."""
        seat = whole(given)
        if seat is None or not 0 <= seat < self.seats:
            raise InvalidInput(f"there is no seat {given!r}; seats are 0 to {self.seats - 1}")
        return seat

    def _eyes(self, given: Any) -> int:
        """A seat, or an onlooker."""
        return ONLOOKER if whole(given) == ONLOOKER else self._seat(given)

    def _checked(self, seat: int, choice: Choice | int) -> int:
        """The number of a choice that may be made now, or a clear refusal."""
        if self.state.over:
            raise IllegalChoice("the game is over")
        if seat not in self.to_move:
            who = ", ".join(map(str, sorted(self.to_move)))
            raise IllegalChoice(f"seat {seat} is not to move; to move: {who}")
        s = self._drafted(seat)
        given = choice
        if isinstance(choice, Choice):
            now = (seat, self.moment(seat), self._ask_name(s, seat))
            if (choice.seat, choice.step, choice.ask) != now:
                raise IllegalChoice(
                    f"the choice is stale: it was for seat {choice.seat} at step {choice.step} "
                    f"({choice.ask}), now seat {seat} is at step {now[1]} ({now[2]})",
                    choices_of(s, seat),
                )
            given = choice.value
        value, legal_now = whole(given), choices_of(s, seat)
        if value is None or value not in legal_now:
            raise IllegalChoice(
                f"{given!r} is not a legal choice of seat {seat} for "
                f"{self._ask_name(s, seat)!r}; legal: {_spoken(legal_now)}",
                legal_now,
            )
        return value


def _spoken(legal_now: tuple[int, ...]) -> str:
    if len(legal_now) > 12 and legal_now == tuple(range(legal_now[0], legal_now[-1] + 1)):
        return f"{legal_now[0]} to {legal_now[-1]}"
    return ", ".join(map(str, legal_now))


def new(
    game: str,
    seats: int | None = None,
    seed: int | None = None,
    *,
    names: Sequence[str] | None = None,
    teach: bool = False,
    **options: Any,
) -> Match:
    """Start a match.

    ``seed`` makes every deal repeatable; without one chance is truly random. ``teach``
    asks even for forced moves. The rest are the game's own options.

    >>> new("lotus", seats=4, seed=1, partners=True).seats
    4
    """
    found = game_named(game)
    count = found.default_seats if seats is None else seats
    return Match(found, count, secret_of(seed), options, names, teach)
