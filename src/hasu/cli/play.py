"""``hasu play``: a game in the terminal, against bots or friends at the same screen."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer

from hasu.bots import bot_named
from hasu.cli.common import (
    Given,
    Language,
    Seats,
    bots_from,
    console,
    data_folder,
    language_of,
    options_from,
    say,
)
from hasu.cli.terminal import PERSON, Terminal
from hasu.engine.chance import secret_of
from hasu.engine.errors import InvalidInput
from hasu.engine.game import Game, game_named, games
from hasu.engine.match import Match
from hasu.engine.record import load
from hasu.engine.text import message, text

BOT_NAMES = ("Aoi", "Hana", "Kaede", "Ren", "Sora", "Yuki")


def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Such as lotus.")] = None,
    seats: Seats = None,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            "-p",
            help="Who sits where: you,casual,my_bot.py:Mine. Several 'you' take turns.",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="Makes every deal repeatable.")] = None,
    option: Given = None,
    teach: Annotated[bool, typer.Option("--teach", help="Ask for forced moves too.")] = False,
    save: Annotated[Path | None, typer.Option("--save", help="Where to keep the record.")] = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Go on with an unfinished record.")
    ] = None,
    language: Language = None,
) -> None:
    """Play in the terminal. Ctrl-C saves the game; --resume goes on with it."""
    spoken = language_of(language)
    if resume is not None:
        _refuse_beside_resume(
            {
                "GAME": game,
                "--seats": seats,
                "--seed": seed,
                "--option": option or None,
                "--teach": teach or None,
                "--save": save,
            }
        )
        _resume(resume, players, spoken)
        return
    found = _asked_game(spoken) if game is None else game_named(game)
    if game is None and seats is None and players is None:
        seats = _asked_seats(found, spoken)
    who = _players(players, seats, found)
    path = _fresh_path(found) if save is None else _unused(save)
    options = options_from(found, option)
    match = Match(found, len(who), secret_of(seed), options, _names(who, spoken), teach)
    _start(match, who, path, spoken)


def _refuse_beside_resume(given: dict[str, object]) -> None:
    beside = [name for name, value in given.items() if value is not None]
    if beside:
        raise InvalidInput(
            f"--resume goes on with a game as its record has it; leave out {', '.join(beside)}"
        )


def _asked_game(spoken: str) -> Game:
    """The game that is chosen from a menu."""
    known = list(games().values())
    console.print(f"[bold red]蓮[/bold red]  [bold]Hasu[/bold]   {say(spoken, 'welcome')}\n")
    for number, game in enumerate(known, 1):
        words = text(game.folder, spoken)
        name, about = words.say(message("name")), words.say(message("about"))
        players = f"{game.seats[0]}–{game.seats[-1]}"
        console.print(f"  [bold]{number}[/bold]  {name} ({players})  [dim]{about}[/dim]")
    return known[_number(say(spoken, "which-game"), 1, len(known), 1) - 1]


def _asked_seats(game: Game, spoken: str) -> int:
    low, high = game.seats[0], game.seats[-1]
    return _number(say(spoken, "how-many", low=low, high=high), low, high, game.default_seats)


def _number(question: str, low: int, high: int, default: int) -> int:
    while True:
        try:
            answer = console.input(f"\n{question} [dim]\\[{default}][/dim] ").strip()
        except (EOFError, KeyboardInterrupt):
            console.print()
            raise typer.Exit(0) from None
        if not answer:
            return default
        if answer.isdecimal() and low <= int(answer) <= high:
            return int(answer)


def _start(match: Match, who: tuple[str, ...], path: Path, spoken: str) -> None:
    Terminal(match, who, path, spoken).run()


def _resume(path: Path, players: str | None, spoken: str) -> None:
    """Go on as it was, or with other players, who are then those of the record."""
    found = load(path)
    match = found.replay()
    if match.outcome is not None:
        raise InvalidInput(f"{path} is a finished game; hasu record replay shows it")
    who = tuple(found.content["players"])
    if players is not None:
        who = _players(players, match.seats, match.game)
    _start(match, who, path, spoken)


def _players(given: str | None, seats: int | None, game: Game) -> tuple[str, ...]:
    """Who sits where: a person first, casual bots elsewhere, unless told otherwise."""
    if given is None:
        count = game.check_seats(seats if seats is not None else game.default_seats)
        return (PERSON, *("casual",) * (count - 1))
    named = bots_from(given)
    if seats is not None and len(named) != seats:
        raise InvalidInput(f"{len(named)} players named for {seats} seats")
    game.check_seats(len(named))
    for name in named:
        if name != "you":
            bot_named(name)  # an unknown one is refused before anything starts
    return tuple(PERSON if name == "you" else name for name in named)


def _names(who: tuple[str, ...], spoken: str) -> list[str]:
    """A name for each seat: people are numbered, bots have names of their own."""
    return [
        say(spoken, "player", number=seat + 1) if kind == PERSON else BOT_NAMES[seat]
        for seat, kind in enumerate(who)
    ]


def _unused(path: Path) -> Path:
    if path.exists():
        raise InvalidInput(f"{path} is there already; give another name, or --resume it")
    return path


def _fresh_path(game: Game) -> Path:
    """Named after the moment; two games may begin within a second."""
    folder, name = data_folder() / "records", f"{game.name}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path, number = folder / f"{name}.json", 2
    while path.exists():
        path, number = folder / f"{name}-{number}.json", number + 1
    return path
