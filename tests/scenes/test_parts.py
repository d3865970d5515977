"""The parts that scenes are made of: rows, colours, seals, cards."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hasu.scene import cards, palette, seals
from hasu.scene.layout import row


@given(st.integers(0, 40), st.floats(-500, 500), st.floats(1, 900), st.floats(1, 200))
def test_a_row_is_centred_even_and_within_its_edges(
    count: int, left: float, width: float, step: float
) -> None:
    places = row(count, left, left + width, step)
    assert len(places) == count
    if count == 0:
        return
    assert places == sorted(places)
    assert left - 0.01 <= places[0] <= places[-1] <= left + width + 0.01
    assert places[0] + places[-1] == pytest.approx(2 * left + width, abs=0.05)
    gaps = [after - before for before, after in pairwise(places)]
    assert all(gap == pytest.approx(gaps[0], abs=0.03) and gap <= step + 0.03 for gap in gaps)


def test_day_and_night_name_the_same_colours() -> None:
    assert list(palette.DAY) == list(palette.NIGHT)
    for colours in (palette.DAY, palette.NIGHT):
        assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in colours.values())


def test_named_colours_are_filled_in() -> None:
    drawn = '<path fill="var(--seat-3)" stroke="var(--on-seat-3)" style="var(--ink)"/>'
    assert palette.filled(drawn) == '<path fill="#1d7f6b" stroke="#ffffff" style="#2b2622"/>'
    assert "#f0e7d6" in palette.filled(drawn, palette.NIGHT)
    with pytest.raises(KeyError, match="gold"):
        palette.filled("var(--gold)")


def test_the_style_sheet_has_both_palettes_and_every_seat() -> None:
    sheet = palette.css()
    day, night = sheet.split('data-theme="night"')
    assert "--paper: #f6efe0;" in day
    assert "--paper: #1d1a18;" in night
    for seat in range(palette.SEATS):
        assert f".seat-{seat} {{ --seat: var(--seat-{seat});" in sheet


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2 counts it."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colours", [palette.DAY, palette.NIGHT], ids=["day", "night"])
def test_words_and_marks_can_be_read(colours: dict[str, str]) -> None:
    for ground in ("paper", "raised", "card", "sunk"):
        assert contrast(colours["ink"], colours[ground]) > 7
        assert contrast(colours["muted"], colours[ground]) > 4.5
    assert contrast(colours["lacquer"], colours["on-lacquer"]) > 4.5
    for seat in range(palette.SEATS):
        assert contrast(colours[f"seat-{seat}"], colours[f"on-seat-{seat}"]) > 4.5


def test_every_seat_has_a_mark_of_its_own() -> None:
    assert len(seals.NAMES) == palette.SEATS
    drawn = {re.search(' d="([^"]+)"', seals.seal(seat))[1] for seat in range(palette.SEATS)}
    assert len(drawn) == palette.SEATS
    for symbols in (seals.discs(), seals.pawns()):
        for seat, (name, drawing) in enumerate(symbols.items()):
            assert name.endswith(f"-{seat}")
            assert f"var(--seat-{seat})" in drawing
            assert f"var(--on-seat-{seat})" in drawing
            ElementTree.fromstring(drawing)


def test_cards_are_one_size() -> None:
    inside = cards.caption("five & more")
    for drawing in (cards.face(inside), cards.back()):
        (paper,) = ElementTree.fromstring(drawing).findall("rect")
        assert (float(paper.get("width")), float(paper.get("height"))) == (
            cards.WIDTH,
            cards.HEIGHT,
        )
    assert "five &amp; more" in cards.face(inside)
