"""``hasu record``: verify, show, replay and draw records."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from hasu.cli.common import Language, console, language_of, refuse_overwriting, say, write
from hasu.engine.errors import InvalidInput, RecordError
from hasu.engine.match import Match
from hasu.engine.record import Record, load
from hasu.engine.state import ONLOOKER

app = typer.Typer(help="Verify, show, replay or draw a record.", no_args_is_help=True)

File = Annotated[Path, typer.Argument(metavar="FILE", help="A record (JSON).")]
Seat = Annotated[
    int | None, typer.Option("--seat", help="See it with this seat's eyes (counted from 0).")
]


@app.command()
def verify(
    file: File,
    compiled: Annotated[bool, typer.Option(help="Replay with compiled rules too.")] = False,
    language: Language = None,
) -> None:
    """Replay every step and check that the record is whole and true."""
    spoken = language_of(language)
    record = load(file)
    match = record.replay()
    if compiled:
        _verify_compiled(record, match)
    told = say(
        spoken,
        "record-good",
        file=str(file),
        game=match.game.name,
        seats=match.seats,
        steps=match.step,
        state="finished" if match.outcome else "unfinished",
    )
    console.print(told, markup=False)


def _verify_compiled(record: Record, match: Match) -> None:
    from hasu.engine.compiled import compiled

    last = b""
    for state in compiled(match.game).replay(record):
        last = state
    if last != match.state.to_bytes():
        raise RecordError("compiled and interpreted rules disagree on this record")


@app.command()
def show(file: File, language: Language = None) -> None:
    """Show what the match was and how it ended."""
    spoken = language_of(language)
    match = load(file).replay()
    steps = say(spoken, "n-steps", steps=match.step)
    console.print(f"{match.game.name} · {', '.join(match.names)} · {steps}", markup=False)
    for name, value in match.options.items():
        shown = say(spoken, "own-file") if "\n" in str(value) else value
        console.print(f"  {name}: {shown}", markup=False)
    console.print(match.board(ONLOOKER, spoken), markup=False)
    if match.outcome is None:
        console.print(say(spoken, "unfinished"))
    for happening in match.view().log[-_ending(match) :]:
        console.print(match.tell(happening, spoken), markup=False)


def _ending(match: Match) -> int:
    """How many of the last events belong to the last step."""
    last = match.log[-1].step
    return sum(1 for happening in match.log if happening.step == last)


@app.command()
def replay(
    file: File,
    seat: Seat = None,
    to: Annotated[int | None, typer.Option("--to", help="Stop after so many steps.")] = None,
    language: Language = None,
) -> None:
    """Tell the match step by step, openly or with one seat's eyes."""
    spoken = language_of(language)
    record = load(file)
    match = record.replay(to)
    log = match.log if seat is None else match.view(seat).log
    step = -1
    for happening in log:
        if happening.step != step:
            step = happening.step
            console.print(f"[dim]{step:>5}[/dim] ", end="")
        else:
            console.print("      ", end="")
        console.print(match.tell(happening, spoken), markup=False)
    console.print()
    console.print(match.board(ONLOOKER if seat is None else seat, spoken), markup=False)


@app.command()
def draw(
    file: File,
    step: Annotated[int | None, typer.Option("--step", help="After so many steps.")] = None,
    eyes: Annotated[
        str, typer.Option("--eyes", help="A seat (counted from 0), open or onlooker.")
    ] = "onlooker",
    night: Annotated[bool, typer.Option("--night", help="In the colours of the night.")] = False,
    language: Language = None,
    out: Annotated[
        Path | None, typer.Option("--out", help="Where to write; else beside FILE.")
    ] = None,
) -> None:
    """Draw the table at its end, or after some steps, as an SVG picture."""
    from hasu.scene.palette import DAY, NIGHT
    from hasu.scene.picture import picture

    match = load(file).replay(step)  # a folder, which has no picture beside it, is refused here
    target = out or file.with_suffix(".svg")
    refuse_overwriting(file, target)
    drawn = picture(match, _eyes(eyes, match), language_of(language), NIGHT if night else DAY)
    write(target, drawn)
    console.print(f"{target}", markup=False, soft_wrap=True)


def _eyes(given: str, match: Match) -> int:
    """Whose eyes a word or number means."""
    from hasu.scene.look import OPEN

    words = {"open": OPEN, "onlooker": ONLOOKER} | {str(n): n for n in range(match.seats)}
    if given not in words:
        raise InvalidInput(
            f"nobody has the eyes {given!r}; say a seat (0 to {match.seats - 1}), open or onlooker"
        )
    return words[given]
