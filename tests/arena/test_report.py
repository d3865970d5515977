"""What is reported of a tournament."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

import pytest

from hasu.arena import Fixture, Played, Tournament, Unplayed, figures, whole_deals
from hasu.arena.contest import Forfeit
from hasu.arena.picture import draw
from hasu.arena.report import two_sided
from hasu.engine.errors import HasuError


def ended(fixture: Fixture, best: int) -> Played:
    """A game that bot ``best`` wins wherever it sits, the others in the order of seats."""
    seats = len(fixture.bots)
    winner = fixture.bots.index(best) if best in fixture.bots else 0
    points = tuple(20 if seat == winner else 10 - seat for seat in range(seats))
    return Played(fixture, points, (winner,), (10,) * seats, (0.02,) * seats)


def test_every_figure_of_a_lopsided_field() -> None:
    given = Tournament("lotus", 4, ("a", "b"), field="r")
    games = [ended(fixture, best=0) for fixture in given.fixtures(80)]
    shown = figures(given, games)
    assert shown["games"] == len(games) == 80
    assert shown["deals"] == 20
    assert shown["fair_share"] == 0.25
    best, *others = shown["bots"]
    assert best["name"] == "a"
    assert best["games"] == best["seatings"] == 40
    assert best["win_share"] == 1
    assert best["win_interval"][0] > 0.9
    assert best["to_fair"] == 4
    assert best["two_sided"] == 1
    assert best["mean_points"] == 20
    assert best["ms_per_decision"] == 2
    assert best["forfeits"] == 0
    field = next(row for row in others if row["name"] == "r")
    assert field["games"] == 80
    assert field["seatings"] == 240
    assert field["two_sided"] is None  # it meets its like
    for row in shown["bots"]:
        assert row["interval"][0] <= row["rating"] <= row["interval"][1]
        assert row["win_interval"][0] <= row["win_share"] <= row["win_interval"][1]
    against = {(pair["bot"], pair["against"]): pair for pair in shown["pairs"]}
    assert against["a", "r"]["ahead"] == 1
    assert against["r", "a"]["ahead"] == 0
    assert against["a", "r"]["comparisons"] == 120
    assert ("a", "b") not in against  # they never met
    assert ("r", "r") not in against


def test_only_whole_deals_count() -> None:
    """Each bot has had every seat in what is reported, also where games have no result."""
    given = Tournament("lotus", 4, ("a", "b"))
    fixtures = list(given.fixtures(60))
    deals = Counter(fixture.block for fixture in fixtures)
    lost = {next(f for f in fixtures if deals[f.block] == size) for size in (2, 4)}
    games = [Unplayed(f, "lightning") if f in lost else ended(f, best=0) for f in fixtures]
    shown = figures(given, games)
    assert shown["left_out"] == 3 + 1  # of a deal in four rotations, and of one in two: a b a b
    assert shown["games"] == len(games) - 6
    assert shown["deals"] == len(deals) - 2
    kept = whole_deals([game for game in games if isinstance(game, Played)])
    assert len(kept) == shown["games"]
    seats = Counter((bot, seat) for game in kept for seat, bot in enumerate(game.fixture.bots))
    assert all(seats[bot, seat] == seats[bot, 0] for bot, seat in seats)


def test_without_a_whole_deal_there_are_no_figures() -> None:
    given = Tournament("lotus", 2, ("a", "b"))
    games = [ended(fixture, best=0) for fixture in given.fixtures(2)]
    assert figures(given, games)["left_out"] == 0
    with pytest.raises(HasuError, match="no deal was played to its end from every seat: games are"):
        figures(given, games[:1])


def test_shared_wins_count_in_parts_and_a_game_that_nobody_won_not_at_all() -> None:
    given = Tournament("china", 2, ("a", "b"))
    fixtures = list(given.fixtures(4))
    won = [(0,), (0, 1), (), (0, 1)]  # by seat
    games = [
        Played(fixture, (5, 5), winners, (1, 1), (0.1, 0.1))
        for fixture, winners in zip(fixtures, won, strict=True)
    ]
    shares = {row["name"]: row["win_share"] for row in figures(given, games)["bots"]}
    assert shares == {"a": 0.5, "b": 0.25}


def test_partners_win_together_and_give_up_together() -> None:
    given = Tournament("lotus", 4, ("a", "b"), options={"partners": True})
    fixtures = list(given.fixtures(8))

    def game(fixture: Fixture) -> Played:
        mine = tuple(seat for seat, bot in enumerate(fixture.bots) if bot == 0)
        points = tuple(30 if seat in mine else 20 for seat in range(4))
        return Played(fixture, points, mine, (1,) * 4, (0.1,) * 4)

    shown = figures(given, [game(fixture) for fixture in fixtures])
    assert shown["fair_share"] == 0.5
    best, other = shown["bots"]
    assert (best["name"], best["win_share"], best["to_fair"], best["two_sided"]) == ("a", 1, 2, 1)
    assert other["win_share"] == 0
    (pair, _) = shown["pairs"]
    assert (pair["bot"], pair["ahead"], pair["comparisons"]) == ("a", 1, 8)
    lost = [
        Played(f, (), (), (1,) * 4, (0.1,) * 4, Forfeit(f.bots.index(1) + 2, "x")) for f in fixtures
    ]
    assert [row["win_share"] for row in figures(given, lost)["bots"]] == [1, 0]


def test_a_share_as_in_a_duel() -> None:
    for seats in (2, 3, 4, 5, 6):
        assert two_sided(1 / seats, seats) == pytest.approx(0.5)
        assert two_sided(0, seats) == 0
        assert two_sided(1, seats) == 1
    assert two_sided(0.65, 2) == pytest.approx(0.65)
    assert two_sided(0.75, 4) == pytest.approx(0.9)  # 9 times as strong as each of three


def test_the_picture_shows_every_bot_where_its_rating_is() -> None:
    rows = [
        {"name": "<good>", "rating": 300.0, "interval": [250.0, 420.0], "win_share": 0.8},
        {"name": "x" * 60, "rating": -300.0, "interval": [-420.0, -250.0], "win_share": 0.2},
    ]
    drawing = ElementTree.fromstring(draw(rows, "Lotus & more", "rating", "wins", "{:.1%}".format))
    svg = "{http://www.w3.org/2000/svg}"
    dots = [float(dot.get("cx", "")) for dot in drawing.iter(f"{svg}circle")]
    assert dots[0] > dots[1]
    words = [text.text or "" for text in drawing.iter(f"{svg}text")]
    assert "<good>" in words
    assert "80.0%" in words
    assert max(map(len, words)) <= 24  # a long name is cut
    assert {"0", "+200", "-200"} <= set(words)
