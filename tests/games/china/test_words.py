"""China in words: what the contract tests do not look at."""

from __future__ import annotations

import pytest

from hasu.engine.text import LANGUAGES, text
from hasu.games.china import GAME
from hasu.games.china.labels import label, prompt
from hasu.games.china.state import Ask, Tile
from hasu.games.china.text_board import board
from tests.games.china.table import (
    PALACE,
    PURPLE,
    RED,
    STOP,
    WEI,
    A,
    B,
    ask,
    do,
    hold,
    palace,
    space,
    table,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(language: str) -> None:
    words = text(GAME.folder, language)
    for option in GAME.options:
        assert f"option-{option.name}" in words


def test_a_space_tells_its_roads_and_what_lies_there() -> None:
    s = table(bonus_tiles=True)
    palace(s, A, "Ch’in 2")
    for at in range(s.spaces):
        s.tile[at] = Tile.NONE
    s.tile[space(s, "Ch’in 1")] = Tile.ORANGE
    hold(s, A, RED, RED, RED)
    do(s, 6, PALACE)
    said = text(GAME.folder).say(label(s, A, space(s, "Ch’in 1")))
    assert said.startswith("Ch’in 1, with an orange bonus tile (roads to ")
    assert "Ch’in 2*" in said  # an own palace


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_board_fits_a_hundred_columns(language: str, seats: int) -> None:
    extras = {"fortifications": True} if seats == 2 else {"border_disputes": True}
    s = table(seats, bonus_tiles=True, **extras)
    names = ("Anna", "Bartholomäus", "Chloé", "Dörte", "Emil")[:seats]
    shown = board(s, 0, names, text(GAME.folder, language))
    assert max(map(len, shown.splitlines())) <= 100
    for province in ("Yan", "Zhao", "Wei", "Qi", "Lu", "Han", "Ch’in", "Shu", "Chu"):
        assert f"  {province} " in shown


def test_where_only_the_special_card_allows_a_second_piece_the_prompt_says_so() -> None:
    s = table(2)
    hold(s, A, RED, RED, PURPLE)
    do(s, WEI, PALACE, space(s, "Wei 1"), RED)
    assert s.asked[A] == Ask.MORE
    assert text(GAME.folder).say(prompt(s, A)) == "One more piece, in another province?"
    do(s, STOP)
    s = table(2)
    palace(s, B, "Wei 2")
    hold(s, A, RED, RED, PURPLE)
    do(s, WEI, PALACE, space(s, "Wei 1"), RED)
    assert text(GAME.folder).say(prompt(s, A)) == "One more piece in Wei?"


def test_the_prompt_says_whose_piece_is_placed() -> None:
    s = table(2)
    hold(s, A, RED, RED, RED)
    do(s, WEI)
    assert text(GAME.folder).say(prompt(s, A)) == "You place in Wei. Which piece?"
    s = table(2)
    ask(s)
    s.imperial = 1
    s.asked[A] = 2
    assert text(GAME.folder).say(prompt(s, A)).startswith("The emperor places in ")
