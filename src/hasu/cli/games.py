"""``hasu games``: what there is to play."""

from __future__ import annotations

from rich.table import Table

from hasu.cli.common import Language, console, language_of, say
from hasu.engine.game import games as all_games
from hasu.engine.text import message, text


def games(language: Language = None) -> None:
    """List the games with their players, length, options and designers."""
    spoken = language_of(language)
    table = Table(box=None, padding=(0, 2), show_edge=False)
    for heading in ("game", "players", "minutes", "about"):
        table.add_column(say(spoken, f"heading-{heading}"))
    for game in all_games().values():
        words = text(game.folder, spoken)
        about = words.say(message("about"))
        credit = say(spoken, "designed-by", names=", ".join(game.designers))
        options = [f"{o.name}: {words.say(message(f'option-{o.name}'))}" for o in game.options]
        table.add_row(
            f"[bold]{game.name}[/bold]",
            f"{game.seats[0]}–{game.seats[-1]}",
            f"{game.minutes[0]}–{game.minutes[1]}",
            "\n".join(
                [about, f"[dim]{credit}[/dim]", *(f"[dim]· {line}[/dim]" for line in options)]
            ),
        )
    console.print(table)
