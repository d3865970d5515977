"""Who sits at a table: arriving, leaving, voting, talking, asking, playing again."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path

import pytest

from hasu.engine.view import View
from hasu.server.thinking import Advice
from tests.server.support import (
    BOT,
    LINK,
    ME,
    WAIT,
    Guest,
    Guests,
    Page,
    Server,
    file_settings,
    serving,
    stored,
    together,
)


def test_a_table_gathers_its_people(guest: Guests) -> None:
    ann, bob = guest(), guest()
    table, (invite, _) = ann.invite("lotus", [ME, LINK, LINK])
    page = ann.page(table)
    waiting = page.expect("gathering")
    assert waiting["host"]
    assert [seat["state"] for seat in waiting["seats"]] == ["waiting", "free", "free"]
    assert waiting["seats"][1]["invite_url"].endswith(f"/join/{table}/{invite}")
    watching = bob.page(table).expect("gathering")
    assert not watching["host"]
    assert not any("invite_url" in seat for seat in watching["seats"])
    page.refused("not-started", do="play", seat=0, at=0, choice=0)
    bob.post(f"/api/tables/{table}/join", {"name": "Bob", "invite": invite})
    page.hear_until(lambda m: m["say"] == "gathering" and m["seats"][1]["name"] == "Bob")
    page.say(do="fill", seat=2, level="random")
    assert page.expect("people")["seats"][2]["kind"] == "bot"
    assert page.expect("scene")["eyes"] == 0
    assert [panel["name"] for panel in page.scene["panels"]] == ["Ann", "Bob", "Kaede"]


def test_presence_comes_and_goes(guest: Guests) -> None:
    _, ann, bob = together(guest)
    ann.settled()
    assert [seat["here"] for seat in ann.people["seats"]] == [True, True]
    bob.close()
    ann.hear_until(lambda m: m["say"] == "people" and not m["seats"][1]["here"])
    assert ann.people["seats"][1]["can_vote"]


def test_a_bot_takes_over_by_vote_and_gives_the_seat_back(guest: Guests, server: Server) -> None:
    ann, bob, cleo = guest(), guest(), guest()
    table, invites = ann.invite("lotus", [ME, LINK, LINK], options={"first": 1})
    for one, name, invite in ((bob, "Bob", invites[0]), (cleo, "Cleo", invites[1])):
        one.post(f"/api/tables/{table}/join", {"name": name, "invite": invite})
    host, third = ann.page(table), cleo.page(table)
    second = bob.page(table)
    second.expect("scene")
    host.hear_until(lambda m: m["say"] == "people" and all(s["here"] for s in m["seats"]))
    host.refused("holder-here", do="vote", seat=1)
    host.refused("no-such-seat", do="vote", seat=5)
    second.close()
    host.hear_until(lambda m: m["say"] == "people" and not m["seats"][1]["here"])
    host.say(do="vote", seat=1)
    host.hear_until(lambda m: m["say"] == "people" and m["seats"][1]["votes"] == [0])
    host.say(do="vote", seat=1)  # on second thoughts
    host.hear_until(lambda m: m["say"] == "people" and m["seats"][1]["votes"] == [])
    assert stored(server, table) == []
    host.say(do="vote", seat=1)
    third.hear_until(lambda m: m["say"] == "people" and m["seats"][1]["votes"] == [0])
    third.say(do="vote", seat=1)
    taken = third.hear_until(lambda m: m["say"] == "people" and m["seats"][1]["kind"] == "bot")
    assert taken["seats"][1]["votes"] == []
    third.hear_until(lambda m: m["say"] == "scene" and m["by"] == 1)
    third.refused("no-vote", do="vote", seat=1)
    third.refused("not-your-seat", do="return", seat=1)
    back = bob.page(table)
    assert back.expect("people")["seats"][1]["can_return"]
    back.say(do="return", seat=1)
    back.hear_until(lambda m: m["say"] == "people" and m["seats"][1]["kind"] == "person")


def one_vote_of_two(ann: Guest, bob: Guest, cleo: Guest) -> tuple[Page, Page, str]:
    """Bob is to begin and away; Ann has voted for a bot, Cleo has not."""
    table, invites = ann.invite("lotus", [ME, LINK, LINK], options={"first": 1})
    for one, name, invite in ((bob, "Bob", invites[0]), (cleo, "Cleo", invites[1])):
        one.post(f"/api/tables/{table}/join", {"name": name, "invite": invite})
    host, third = ann.page(table), cleo.page(table)
    host.hear_until(lambda m: m["say"] == "people" and m["seats"][2]["here"])
    host.say(do="vote", seat=1)
    third.hear_until(lambda m: m["say"] == "people" and m["seats"][1]["votes"] == [0])
    return host, third, table


def test_votes_are_counted_again_when_somebody_who_did_not_vote_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hasu.server.tables.TICK", 0.05)
    with serving(file_settings(tmp_path)) as server:
        ann, bob, cleo = server.guest(), server.guest(), server.guest()
        host, third, _ = one_vote_of_two(ann, bob, cleo)
        assert not any(seat["kind"] == "bot" for seat in host.people["seats"])
        third.close()
        host.hear_until(lambda m: m["say"] == "people" and m["seats"][1]["kind"] == "bot")
        assert host.people["seats"][2]["kind"] == "person"  # nobody voted for that
        for one in (ann, bob, cleo):
            one.close()


def test_votes_are_void_once_the_holder_is_back(guest: Guests) -> None:
    """Days later a blink of the connection must not put a bot there for which nobody voted."""
    bob = guest()
    *_, table = one_vote_of_two(guest(), bob, guest())
    back = bob.page(table)
    back.hear_until(lambda m: m["say"] == "people" and m["seats"][1]["votes"] == [])
    assert back.people["seats"][1]["kind"] == "person"


def test_who_is_alone_at_the_table_decides_alone(guest: Guests) -> None:
    _, ann, bob = together(guest, options={"first": 1})
    bob.close()
    ann.hear_until(lambda m: m["say"] == "people" and m["seats"][1]["can_vote"])
    ann.say(do="vote", seat=1)
    ann.hear_until(lambda m: m["say"] == "people" and m["seats"][1]["kind"] == "bot")


def test_chat_reaches_everybody_and_is_kept(guest: Guests) -> None:
    table, ann, bob = together(guest)
    ann.say(do="chat", text=" Hello <b> \U0001f338 ")
    for page in (ann, bob):
        told = page.expect("chat")
        assert told["from"] == 0
        (line,) = told["lines"]
        assert (line["seat"], line["name"], line["text"]) == (0, "Ann", "Hello <b> \U0001f338")
    ann.refused("text-too-long", do="chat", text="x" * 501)
    ann.say(do="chat", text="x" * 500)
    assert bob.expect("chat")["from"] == 1
    bob.socket.send('{"do": "chat", "text": "a\\u0000\\ud800\\u202eb\\nc"}')
    assert ann.hear_until(lambda m: m["say"] == "chat" and m["from"] == 2)
    late = guest().page(table).expect("chat")
    assert [len(line["text"]) for line in late["lines"]] == [11, 500, 4]
    assert late["lines"][2]["text"] == "ab\nc"


def test_only_the_last_lines_of_a_long_chat_are_kept_at_hand(guest: Guests, server: Server) -> None:
    ann = guest()
    table = ann.open("lotus", [ME, BOT])
    store = server.site.tables.store
    server.site.tables.live.pop(table)
    for number in range(210):
        store.chat(table, 0, "Ann", str(number))
    told = ann.page(table).expect("chat")
    assert told["from"] == 10
    assert [line["text"] for line in told["lines"]] == [str(n) for n in range(10, 210)]


def test_a_hint_is_a_choice_and_only_for_the_asker(guest: Guests) -> None:
    _, ann, bob = together(guest, options={"first": 0})
    heard = len(bob.raw)
    ann.say(do="hint", seat=0)
    hint = ann.expect("hint")
    assert hint["choice"] in ann.choices
    assert hint["at"] == ann.scene["prompt"]["at"]
    bob.settled()
    assert [json.loads(raw)["say"] for raw in bob.raw[heard:]] == ["pong"]
    bob.refused("no-hint", do="hint", seat=1)


def test_who_answers_and_asks_again_gets_a_hint_about_the_next_question(
    guest: Guests, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought = threading.Event()

    async def slow(view: View, *_: object) -> Advice:
        await asyncio.to_thread(thought.wait, WAIT)
        return Advice(view.choices[0])

    monkeypatch.setattr(server.site.tables.thinkers, "advise", slow)
    _, ann, _ = together(guest, options={"first": 0})
    ann.say(do="hint", seat=0)
    ann.play()
    ann.expect("scene", step=1)
    ann.say(do="hint", seat=0)
    ann.settled()
    thought.set()
    assert [ann.expect("hint")["at"] for _ in range(2)] == [0, 1]


def test_a_rematch_seats_everybody_one_further_and_tells_all(guest: Guests) -> None:
    ann, bob = guest(), guest()
    table, (invite,) = ann.invite("lotus", [ME, LINK, BOT])
    bob.post(f"/api/tables/{table}/join", {"name": "Bob", "invite": invite})
    pages = ann.page(table), bob.page(table)
    threads = [threading.Thread(target=page.play_out) for page in pages]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    watcher = guest().page(table)
    watcher.refused("not-seated", do="rematch")
    pages[0].say(do="rematch")
    assert not watcher.expect("rematch")["mine"]
    asked, told = pages[0].expect("rematch"), pages[1].expect("rematch")
    assert asked["mine"]
    assert not told["mine"]
    assert asked["table"] == told["table"] != table
    pages[1].say(do="rematch")
    assert pages[1].expect("rematch")["table"] == told["table"]
    assert bob.post(f"/api/tables/{table}/rematch")["table"] == told["table"]
    found = ann.get(f"/api/tables/{told['table']}")
    assert [seat["name"] for seat in found["seats"]] == ["Kaede", "Ann", "Bob"]
    assert found["mine"] == [1]
    assert guest().post(f"/api/tables/{table}/rematch", expect=403)["code"] == "not-seated"
    assert guest().page(table).expect("rematch")["table"] == told["table"]
