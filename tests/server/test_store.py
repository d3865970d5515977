"""The store, over SQLite and PostgreSQL alike."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from hasu.engine.match import new
from hasu.server import schema, setup
from hasu.server.database import Database
from hasu.server.people import People, hash_of
from hasu.server.playing import build, summary_of
from hasu.server.rows import FREE, GATHERING, PLAY, RUNNING, Action, Head, Person, Seat, now
from hasu.server.store import Store, Taken

ANN = Person("ann", "Ann")
WISHES = [setup.Wish("me", "Ann"), setup.Wish("link"), setup.Wish("link")]


@pytest.fixture
def store(database: Database) -> Store:
    return Store(database)


def lotus(wishes: list[setup.Wish] = WISHES) -> tuple[Head, list[Seat]]:
    return setup.new_table("lotus", wishes, {"first": 0}, 5, ANN, "en")


def hot_seat() -> tuple[Head, list[Seat]]:
    return lotus([setup.Wish("me", "Ann"), setup.Wish("here", "Bob")])


def at_once(*work: Callable[[], Any]) -> list[Any]:
    """Run everything at the same moment; what was raised is a result too."""
    gate, results = threading.Barrier(len(work)), [None] * len(work)

    def run(index: int) -> None:
        gate.wait()
        try:
            results[index] = work[index]()
        except Exception as error:
            results[index] = error  # type: ignore[call-overload]

    threads = [threading.Thread(target=run, args=(index,)) for index in range(len(work))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return results


def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    head, seats = lotus()
    store.create(head, seats)
    loaded = store.load(head.id)
    assert loaded is not None
    assert loaded.head == head
    assert loaded.seats == tuple(seats)
    assert loaded.actions == ()
    assert store.load("nowhere") is None


def test_actions_replay_to_the_same_match(store: Store) -> None:
    head, seats = hot_seat()
    store.create(head, seats)
    match = build(head, seats, ())
    for number in range(30):
        (seat,) = match.to_move
        action = Action(seat, PLAY, match.choices(seat)[-1].value)
        match.play(seat, action.choice)
        store.append(head.id, number, action, summary_of(match))
    loaded = store.load(head.id)
    assert loaded is not None
    again = build(loaded.head, loaded.seats, loaded.actions)
    assert again.digest() == match.digest()
    assert loaded.head.summary == summary_of(match)
    later = store.load(head.id, after=28)
    assert later is not None
    assert later.actions == loaded.actions[28:]


def test_one_of_many_simultaneous_writers_wins_each_number(store: Store) -> None:
    head, seats = hot_seat()
    store.create(head, seats)
    writers = 6
    for number in range(5):
        work = [
            lambda n=number, w=writer: store.append(head.id, n, Action(0, PLAY, w), head.summary)
            for writer in range(writers)
        ]
        results = at_once(*work)
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Taken) for result in results) == writers - 1
    loaded = store.load(head.id)
    assert loaded is not None
    assert len(loaded.actions) == 5


def test_a_refused_action_leaves_the_summary_alone(store: Store) -> None:
    head, seats = hot_seat()
    store.create(head, seats)
    store.append(head.id, 0, Action(0, PLAY, 1), replace(head.summary, step=1))
    with pytest.raises(Taken):
        store.append(head.id, 0, Action(1, PLAY, 2), replace(head.summary, step=99))
    loaded = store.load(head.id)
    assert loaded is not None
    assert loaded.head.summary.step == 1


def test_a_free_seat_is_taken_once_and_the_last_starts_the_game(store: Store) -> None:
    head, seats = lotus()
    store.create(head, seats)
    results = at_once(*(lambda p=p: store.sit(head.id, 1, p, p) for p in "bcde"))
    assert sum(isinstance(result, Taken) for result in results) == 3
    loaded = store.load(head.id)
    assert loaded is not None
    assert loaded.head.state == GATHERING
    assert loaded.seats[1].kind == "person"
    assert loaded.seats[1].invite is None
    store.fill(head.id, 2, "random", "Kaede")
    loaded = store.load(head.id)
    assert loaded is not None
    assert loaded.head.state == RUNNING
    assert loaded.seats[2].bot == "random"


def test_the_last_two_to_sit_down_at_once_start_the_game(store: Store) -> None:
    for _ in range(5):
        head, seats = lotus()
        store.create(head, seats)
        results = at_once(
            lambda h=head: store.sit(h.id, 1, "b", "Bob"),  # type: ignore[misc]
            lambda h=head: store.sit(h.id, 2, "c", "Cleo"),  # type: ignore[misc]
        )
        assert results == [None, None]
        loaded = store.load(head.id)
        assert loaded is not None
        assert loaded.head.state == RUNNING
        assert not any(seat.kind == FREE for seat in loaded.seats)


def test_there_is_one_rematch(store: Store) -> None:
    old, seats = hot_seat()
    store.create(old, seats)
    others = [hot_seat() for _ in range(4)]
    found = at_once(*(lambda o=o: store.rematch(old.id, *o) for o in others))
    assert len(set(found)) == 1
    loaded = store.load(old.id)
    assert loaded is not None
    assert loaded.head.next == found[0]
    assert [store.load(head.id) is not None for head, _ in others].count(True) == 1


def test_a_seat_link_works_once_and_a_newer_one_replaces_it(store: Store) -> None:
    head, seats = lotus()
    store.create(head, seats)
    later = now() + 60_000
    store.add_link("old", head.id, 0, later)
    store.add_link("new", head.id, 0, later)
    assert store.use_link("old") is None
    results = at_once(*[lambda: store.use_link("new")] * 4)
    assert results.count((head.id, 0)) == 1
    assert results.count(None) == 3
    store.add_link("late", head.id, 0, now() - 1)
    assert store.use_link("late") is None


def test_votes_are_noted_taken_back_and_settled(store: Store) -> None:
    head, seats = hot_seat()
    store.create(head, seats)

    def votes() -> list[int]:
        loaded = store.load(head.id)
        assert loaded is not None
        return sorted(loaded.seats[1].votes)

    store.vote(head.id, 1, (0,), True)
    store.vote(head.id, 1, (0,), True)
    assert votes() == [0]
    store.vote(head.id, 1, (0,), False)
    assert votes() == []
    store.vote(head.id, 1, (0,), True)
    store.stand_in(head.id, 1, "random")
    assert votes() == []
    loaded = store.load(head.id)
    assert loaded is not None
    assert loaded.seats[1].bot == "random"
    store.stand_in(head.id, 1, None)
    loaded = store.load(head.id)
    assert loaded is not None
    assert loaded.seats[1].bot is None


def test_lines_of_chat_are_numbered_without_gaps(store: Store) -> None:
    head, seats = hot_seat()
    store.create(head, seats)
    at_once(*(lambda i=i: store.chat(head.id, 0, "Ann", f"line {i}") for i in range(6)))
    loaded = store.load(head.id)
    assert loaded is not None
    assert [line.number for line in loaded.lines] == [1, 2, 3, 4, 5, 6]
    assert {line.text for line in loaded.lines} == {f"line {i}" for i in range(6)}
    newer = store.load(head.id, lines_after=4)
    assert newer is not None
    assert [line.number for line in newer.lines] == [5, 6]


def test_a_person_finds_the_own_tables(store: Store) -> None:
    head, seats = lotus()
    store.create(head, seats)
    store.hold(head.id, 0, "ann-phone")
    store.hold(head.id, 0, "ann-phone")
    for person in (ANN.id, "ann-phone"):
        ((found, chairs),) = store.of_person(person)
        assert found.id == head.id
        assert chairs[0].holders == {ANN.id, "ann-phone"}
    assert store.of_person("somebody") == []


def test_people_are_known_by_a_token_that_is_not_stored(database: Database) -> None:
    people = People(database)
    person, token = people.meet(None, "Ann")
    assert people.known(token) is None, "nobody is stored before all is well"
    people.remember(person, token)
    assert people.known(token) == person
    renamed = people.meet(token, "Anna")
    assert renamed == (Person(person.id, "Anna"), token)
    people.remember(*renamed)
    assert people.known(token) == renamed[0]
    assert people.known("something else") is None
    assert people.known(None) is None
    with database.reading() as c:
        (row,) = c.execute(select(schema.people)).all()
    assert token not in tuple(row)
    assert row.token == hash_of(token)
    stranger, fresh = people.meet("forged", "Eve")
    assert stranger.id != person.id
    assert fresh != "forged"


def test_rows_of_a_table_that_does_not_exist_are_refused(database: Database) -> None:
    with pytest.raises(Exception, match=r"(?i)foreign key"), database.writing() as c:
        c.execute(
            insert(schema.actions).values(
                table_id="nowhere", number=0, seat=0, verb="play", choice=0, at=0
            )
        )
    with database.reading() as c:
        assert c.execute(select(func.count()).select_from(schema.actions)).scalar() == 0


def test_a_match_of_other_rules_is_refused() -> None:
    head, seats = hot_seat()
    with pytest.raises(Exception, match="unplayable"):
        build(replace(head, version=99), seats, ())
    with pytest.raises(Exception, match="unplayable"):
        build(head, seats, [Action(0, PLAY, 999)])
    assert build(head, seats, ()).names == ("Ann", "Bob")
    assert new("lotus", 2, 5, first=0).secret == head.secret
