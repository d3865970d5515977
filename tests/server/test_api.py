"""REST as a page or a program meets it."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fastapi.openapi.models import OpenAPI
from sqlalchemy import func, select

import hasu
from hasu.bots.own import admitted
from hasu.bots.random import Random
from hasu.engine.game import games
from hasu.engine.match import Match
from hasu.engine.record import parse, record
from hasu.server.people import COOKIE
from hasu.server.schema import people
from tests.server.support import BOT, LINK, ME, Guest, Server, file_settings, here, serving
from tests.support import play_out

Guests = Callable[[], Guest]


def test_games_are_described_with_options_and_levels(guest: Guests) -> None:
    found = guest().get("/api/games?language=de")
    by_name = {game["name"]: game for game in found["games"]}
    assert set(by_name) >= {"lotus", "china", "white-lotus", "rice-wars"}
    lotus = by_name["lotus"]
    assert lotus["seats"] == [2, 3, 4]
    assert lotus["default_seats"] == 3
    assert "Blatt" in lotus["about"]
    options = {option["name"]: option for option in lotus["options"]}
    assert options["partners"]["kind"] == "flag"
    assert options["partners"]["seats"] == [4]
    assert options["first"]["values"]["2"] == [None, 0, 1]
    kinds = {o["name"]: o["kind"] for o in by_name["china"]["options"]}
    assert (kinds["side"], kinds["board"]) == ("oneof", "board")
    levels = {level["name"] for level in found["levels"]}
    assert levels == {"novice", "casual", "skilled", "master"}
    assert found["default_level"] in levels
    assert [level["usual"] for level in found["levels"]].count(True) == 1


@pytest.mark.parametrize("game", sorted(games()))
def test_every_option_value_that_is_offered_is_accepted(game: str, guest: Guests) -> None:
    """Each value by itself, unless the game says which other option it needs."""
    ann = guest()
    (shown,) = (g for g in ann.get("/api/games")["games"] if g["name"] == game)
    for count in shown["seats"]:
        for option in shown["options"]:
            for value in option["values"][str(count)]:
                seats = [ME, *[here(f"P{n}") for n in range(1, count)]]
                order = {"game": game, "seats": seats, "options": {option["name"]: value}}
                answer = ann.http.post("/api/tables", json=order)
                if answer.status_code != 201:
                    assert option["kind"] == "board", (order, answer.text)
                    assert answer.json()["code"] == "bad-setup"


def test_a_table_against_bots_starts_at_once(guest: Guests) -> None:
    ann = guest()
    table = ann.open("lotus", [ME, BOT, BOT], options={"first": 0})
    found = ann.get(f"/api/tables/{table}")
    assert found["state"] == "running"
    assert [seat["kind"] for seat in found["seats"]] == ["person", "bot", "bot"]
    assert found["seats"][0]["name"] == "Ann"
    assert found["to_move"] == [0]
    assert found["my_turn"]
    assert not found["seeded"]
    (listed,) = ann.get("/api/tables")["tables"]
    assert listed == found
    assert guest().get("/api/tables")["tables"] == []
    assert guest().get(f"/api/tables/{table}")["mine"] == []


def test_friends_join_by_link_and_the_last_starts_the_game(guest: Guests) -> None:
    ann, bob, eve = guest(), guest(), guest()
    table, (first, second) = ann.invite("lotus", [ME, LINK, LINK])
    path = f"/api/tables/{table}"
    assert ann.get(path)["state"] == "gathering"
    assert not ann.get(path)["my_turn"]
    assert eve.post(f"{path}/join", {"name": "Eve", "invite": "guess"}, 403)["code"] == (
        "bad-invitation"
    )
    assert eve.http.cookies.get(COOKIE) is None
    assert bob.post(f"{path}/join", {"name": " Bob\u202e ", "invite": first})["seat"] == 1
    assert eve.post(f"{path}/join", {"name": "Eve", "invite": first}, 403)["code"] == (
        "bad-invitation"
    )
    assert eve.post(f"{path}/join", {"name": " ", "invite": second}, 400)["code"] == "no-name"
    assert eve.post(f"{path}/join", {"name": "Bob", "invite": second})["seat"] == 2
    found = bob.get(path)
    assert found["state"] == "running"
    assert [seat["name"] for seat in found["seats"]] == ["Ann", "Bob", "Bob 2"]
    assert found["mine"] == [1]


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ({"game": "go", "seats": [ME, BOT]}, "no-such-game"),
        ({"game": "lotus", "seats": [ME]}, "bad-setup"),
        ({"game": "lotus", "seats": [ME] + [BOT] * 5}, "bad-setup"),
        ({"game": "lotus", "seats": [ME, {"kind": "bot", "level": "god"}]}, "bad-setup"),
        ({"game": "lotus", "seats": [ME, {"kind": "robot"}]}, "bad-request"),
        ({"game": "lotus", "seats": [ME, BOT], "options": {"partners": True}}, "bad-setup"),
        ({"game": "lotus", "seats": [ME, BOT], "options": {"wild": 1}}, "bad-setup"),
        ({"game": "lotus", "seats": [ME, BOT], "options": {"first": 9}}, "bad-setup"),
        ({"game": "lotus", "seats": [{"kind": "me", "name": "x" * 31}, BOT]}, "name-too-long"),
        ({"game": "lotus", "seats": [ME, BOT], "more": 1}, "bad-request"),
        ({"game": "china", "seats": [ME, BOT, BOT], "options": {"board": "a\nb"}}, "bad-setup"),
        ({"game": "china", "seats": [ME, BOT, BOT], "options": {"board": 7}}, "own-board"),
        (
            {
                "game": "china",
                "seats": [ME, BOT, BOT],
                "options": {"board": "x=" + "[" * 9000 + "\n"},
            },
            "bad-setup",
        ),
    ],
)
def test_a_bad_order_is_refused_with_a_reason(
    order: dict[str, Any], code: str, guest: Guests
) -> None:
    ann = guest()
    answer = ann.http.post("/api/tables?language=fr", json=order)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
    assert ann.get("/api/tables")["tables"] == []


def test_a_visitor_cannot_make_the_server_read_a_file(guest: Guests, tmp_path: Path) -> None:
    """Boards are shipped names or whole texts; a path is refused, whether or not it exists."""
    ann = guest()
    board = tmp_path / "own.toml"
    side = resources.files("hasu.games.china.boards") / "side-1.toml"
    board.write_text(side.read_text())
    for game, option in (("china", "board"), ("white-lotus", "board"), ("rice-wars", "content")):
        for path in (str(board), "/etc/passwd", "../side-1", "", "side-1\0"):
            order = {"game": game, "seats": [ME, BOT, BOT], "options": {option: path}}
            assert ann.post("/api/tables", order, 400)["code"] == "own-board"
    whole = {"game": "china", "seats": [ME, BOT, BOT], "options": {"board": board.read_text()}}
    ann.post("/api/tables", whole, 201)


def test_nor_through_a_record(guest: Guests, tmp_path: Path) -> None:
    board = tmp_path / "own.toml"
    board.write_text("secret\n")
    content = dict(record(hasu.new("china", 3, 1)).content)
    content["options"] = {**content["options"], "board": str(board)}
    answer = guest().post("/api/records", content, 400)
    assert answer["code"] == "own-board"
    assert "secret" not in json.dumps(answer)


def finished(game: str = "lotus", seats: int = 2) -> Match:
    return play_out(hasu.new(game, seats, 3), 3)


def test_a_record_goes_out_and_comes_in_again(guest: Guests) -> None:
    ann = guest()
    whole = record(finished(), ["person", "random"]).to_json()
    made = ann.post("/api/records", json.loads(whole), 201)
    table = made["table"]
    assert ann.http.get(f"/api/tables/{table}/record").text == whole
    (listed,) = ann.get("/api/tables")["tables"]
    assert listed["imported"]
    assert listed["state"] == "finished"
    assert listed["outcome"]["winners"] == list(parse(whole).content["outcome"]["winners"])


def test_the_record_of_a_running_game_is_nobodys(guest: Guests) -> None:
    ann = guest()
    table = ann.open("lotus", [ME, BOT])
    for path in ("record", "replay", "replay/0"):
        assert ann.get(f"/api/tables/{table}/{path}", 409)["code"] == "not-finished"
    assert ann.get("/api/tables/nowhere/record", 404)["code"] == "no-such-table"


def test_a_damaged_record_is_refused_with_its_line(guest: Guests) -> None:
    ann = guest()
    lines = record(finished()).to_json().splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith("  [")) + 4
    lines[place] = '  [0, "action", 4000],'
    answer = ann.http.post("/api/records?language=de", content="\n".join(lines))
    assert answer.status_code == 400
    assert answer.json()["code"] == "bad-record-line"
    assert f"Zeile {place + 1}" in answer.json()["text"]
    for bad in ("{", "[]", "[" * 100_000, "{}", b"\xff\xfe"):
        refused = ann.http.post("/api/records", content=bad)
        assert refused.status_code == 400
        assert refused.json()["code"].startswith("bad-record")


def test_an_unfinished_record_is_played_on(guest: Guests) -> None:
    ann, bob = guest(), guest()
    match = play_out(hasu.new("lotus", 3, 3), 3, stop=20)
    content = record(match, ["person", "person", "random"]).content
    made = ann.post("/api/records", content, 201)
    table = made["table"]
    assert made["state"] == "gathering"
    assert [seat["kind"] for seat in made["seats"]] == ["person", "free", "bot"]
    invite = made["seats"][1]["invite_url"].rpartition("/")[2]
    bob.post(f"/api/tables/{table}/join", {"name": "Bob", "invite": invite})
    found = ann.get(f"/api/tables/{table}")
    assert found["state"] == "running"
    assert found["seeded"]
    page = ann.page(table)
    assert page.expect("scene")["step"] >= match.step


def test_the_free_seats_of_an_unfinished_record_are_taken_one_by_one(guest: Guests) -> None:
    ann, bob = guest(), guest()
    match = play_out(hasu.new("lotus", 3, 3), 3, stop=20)
    made = ann.post("/api/records", record(match, ["person"] * 3).content, 201)
    table = made["table"]
    page = ann.page(table)
    assert page.expect("gathering")["state"] == "gathering"
    invite = made["seats"][1]["invite_url"].rpartition("/")[2]
    bob.post(f"/api/tables/{table}/join", {"name": "Bob", "invite": invite})
    page.hear_until(lambda m: m["say"] == "gathering" and m["seats"][1]["name"] == "Bob")
    page.say(do="fill", seat=2, level="random")
    assert page.expect("scene")["step"] >= match.step
    assert page.expect("people")["state"] == "running"


def test_another_device_sits_down_by_the_seats_own_link(guest: Guests) -> None:
    ann, phone, eve = guest(), guest(), guest()
    table = ann.open("lotus", [ME, BOT])
    path = f"/api/tables/{table}/seat-link"
    assert eve.get(f"{path}?seat=0", 403)["code"] == "not-your-seat"
    assert ann.get(f"{path}?seat=1", 403)["code"] == "not-your-seat"
    assert ann.get(f"{path}?seat=7", 400)["code"] == "no-such-seat"
    token = ann.get(f"{path}?seat=0")["url"].rpartition("/")[2]
    assert phone.post("/api/seat", {"token": token}) == {"table": table, "seat": 0}
    assert phone.get(f"/api/tables/{table}")["mine"] == [0]
    assert eve.post("/api/seat", {"token": token}, 403)["code"] == "bad-link"
    assert eve.post("/api/seat", {"token": "guess"}, 403)["code"] == "bad-link"


def test_rules_and_texts_are_in_each_language(guest: Guests) -> None:
    ann = guest()
    sections = ann.get("/api/rules/lotus?language=en")["sections"]
    ids = [rule["id"] for section in sections for rule in section["rules"]]
    assert "LO-T1" in ids
    assert ann.get("/api/rules/go", 404)["code"] == "no-such-game"
    texts = {spoken: ann.get(f"/api/texts?language={spoken}") for spoken in ("en", "fr", "de")}
    assert texts["en"].keys() == texts["fr"].keys() == texts["de"].keys()
    assert "{names}" in texts["de"]["by"]
    assert texts["fr"]["start"] != texts["en"]["start"]


def test_the_language_follows_the_browser_unless_told(guest: Guests) -> None:
    ann = guest()

    def said(query: str, accepted: str) -> str:
        path, headers = f"/api/tables/nowhere{query}", {"accept-language": accepted}
        return str(ann.http.get(path, headers=headers).json()["text"])

    english = said("", "")
    assert said("", "es,fr-CA;q=0.8,en;q=0.5") == said("?language=fr", "")
    assert said("?language=xx", "") == english
    assert len({english, said("?language=fr", ""), said("?language=de", "")}) == 3


def test_the_description_is_valid_and_has_examples(server: Server, guest: Guests) -> None:
    described = guest().get("/api/openapi.json")
    OpenAPI.model_validate(described)
    text = json.dumps(described)
    named = {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}
    assert named <= described["components"]["schemas"].keys()
    for schema in (
        "NewTable", "Join", "SeatToken", "TableMade", "AnalysisShown", "ChoiceJudged",
    ):  # fmt: skip
        assert described["components"]["schemas"][schema]["examples"]
    example = described["components"]["schemas"]["NewTable"]["examples"][0]
    guest().post("/api/tables", example, 201)


def test_pages_are_safe_and_cached_by_their_tags(guest: Guests) -> None:
    ann = guest()
    for path in ("/", "/t/x", "/join/x/y", "/seat/x", "/replay/x"):
        answer = ann.http.get(path)
        assert answer.headers["content-type"].startswith("text/html")
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
    script = ann.http.get("/static/js/main.js")
    assert script.headers["content-encoding"] == "gzip"
    tag = {"if-none-match": script.headers["etag"]}
    assert ann.http.get("/static/js/main.js", headers=tag).status_code == 304
    for path in ("/static/../server/app.py", "/static/%2e%2e/server/app.py", "/nothing", "/docs"):
        answer = ann.http.get(path)
        assert answer.status_code == 404
        assert answer.json()["code"] == "no-such-page"
        assert answer.headers["content-security-policy"] == policy


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(guest: Guests) -> None:
    order = {"game": "lotus", "seats": [ME, BOT]}
    told = guest().http.post("/api/tables", json=order).headers["set-cookie"].lower()
    assert "httponly" in told
    assert "samesite=strict" in told


def test_another_pages_origin_is_refused(guest: Guests) -> None:
    ann = guest()
    order = {"game": "lotus", "seats": [ME, BOT]}
    for headers in (
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": f"http://127.0.0.1:{ann.port + 1}"},
        {"sec-fetch-site": "cross-site"},
    ):
        assert ann.post("/api/tables", order, 403, headers=headers)["code"] == "origin"
    own = {"origin": f"http://127.0.0.1:{ann.port}", "sec-fetch-site": "same-origin"}
    ann.post("/api/tables", order, 201, headers=own)


def test_a_local_server_answers_to_local_names_only(tmp_path: Path) -> None:
    hosts = frozenset({"127.0.0.1", "localhost"})
    with serving(file_settings(tmp_path, hosts=hosts)) as server:
        ann = server.guest()
        ann.get("/api/games")
        answer = ann.http.get("/api/games", headers={"host": "evil.example"})
        assert answer.status_code == 421
        ann.close()


def test_too_much_is_refused(tmp_path: Path) -> None:
    settings = file_settings(tmp_path, tables_an_hour=2, body_bytes=2000, record_bytes=3000)
    with serving(settings) as server:
        ann, bob = server.guest(), server.guest()
        order = {"game": "lotus", "seats": [ME, BOT]}
        long = {**order, "options": {"board": "x" * 2000}}
        assert ann.post("/api/tables", long, 413)["code"] == "too-long"
        parts = (b" " * 1000 for _ in range(5))
        streamed = ann.http.post("/api/records", content=parts)
        assert (streamed.status_code, streamed.json()["code"]) == (413, "too-long")
        ann.open("lotus", [ME, BOT])
        ann.open("lotus", [ME, BOT])
        assert ann.post("/api/tables", order, 429)["code"] == "too-many-tables"
        bob.open("lotus", [ME, BOT])
        ann.close()
        bob.close()


def test_what_one_person_is_refused_takes_nothing_from_others_at_the_address(
    tmp_path: Path,
) -> None:
    limits = {"tables_an_hour": 1, "tables_an_hour_from_one_address": 2}
    with serving(file_settings(tmp_path, **limits)) as server:
        ann, bob = server.guest(), server.guest()
        order = {"game": "lotus", "seats": [ME, here("Eve")]}
        ann.post("/api/tables", order, 201)
        for _ in range(3):
            assert ann.post("/api/tables", order, 429)["code"] == "too-many-tables"
        bob.post("/api/tables", order, 201)
        ann.close()
        bob.close()


def test_a_stranger_who_is_refused_stays_a_stranger(guest: Guests, server: Server) -> None:
    eve = guest()
    eve.post("/api/tables", {"game": "lotus", "seats": [ME]}, 400)
    eve.post("/api/records", {"no": "record"}, 400)
    assert COOKIE not in eve.http.cookies
    with server.site.tables.database.reading() as c:
        assert c.execute(select(func.count()).select_from(people)).scalar() == 0


def test_a_bot_from_outside_may_have_a_long_name(
    guest: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"program:./my_bot --book {'x' * 100}"
    monkeypatch.setitem(admitted, name, Random)
    guest().open("lotus", [ME, {"kind": "bot", "level": name}], options={"first": 0})


def test_too_many_requests_are_refused(tmp_path: Path) -> None:
    with serving(file_settings(tmp_path, requests_a_second=0.1)) as server:
        ann = server.guest()
        codes = [ann.http.get("/api/tables").status_code for _ in range(3)]
        assert codes == [200, 429, 429]
        assert ann.http.get("/").status_code == 200
        ann.close()


def test_health_tells_whether_the_database_answers(
    server: Server, guest: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = guest()
    assert ann.get("/healthz")["status"] == "ok"

    def broken() -> None:
        raise OSError("disk on fire")

    monkeypatch.setattr(server.site.tables.database, "check", broken)
    assert ann.get("/healthz", 503)["status"] == "no database"


def test_a_failure_is_told_without_its_reason(
    server: Server, guest: Guests, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = guest()
    ann.open("lotus", [ME, BOT])

    def broken(person: str) -> None:
        raise RuntimeError("the password is 1234")

    monkeypatch.setattr(server.site.tables.store, "of_person", broken)
    answer = ann.get("/api/tables", 500)
    assert answer["code"] == "failed"
    assert "1234" not in json.dumps(answer)


def test_strange_letters_are_refused_or_tidied(guest: Guests) -> None:
    ann = guest()
    table, (invite,) = ann.invite("lotus", [ME, LINK])
    for path in ("%00", "a%00b", "%ED%A0%80", "é", "x" * 300, "..%2f"):
        answer = ann.http.get(f"/api/tables/{path}")
        assert answer.status_code in (400, 404), answer.text
        assert ann.http.get(f"/api/tables/{path}/replay").status_code in (400, 404)
    for invited in ("\\ud800", "\\u0000", "é"):
        body = f'{{"name": "Bob", "invite": "{invited}"}}'
        headers = {"content-type": "application/json"}
        answer = ann.http.post(f"/api/tables/{table}/join", content=body, headers=headers)
        assert answer.status_code in (400, 403), answer.text
    named = f'{{"name": "B\\u0000o\\ud800b", "invite": "{invite}"}}'
    answer = ann.http.post(f"/api/tables/{table}/join", content=named, headers=headers)
    assert answer.status_code in (200, 400), answer.text
