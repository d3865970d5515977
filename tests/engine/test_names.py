"""Names of players and of places in prompts, labels and events."""

from __future__ import annotations

import pytest

import hasu
from hasu.engine.text import Player, message
from tests import bidding_labels


def test_a_player_in_a_message_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    inner = message("bidding-choice", choice=Player(1))
    monkeypatch.setattr(bidding_labels, "label", lambda s, seat, choice: inner)
    monkeypatch.setattr(
        bidding_labels, "prompt", lambda s, seat: message("bidding-ask", step=inner)
    )
    match = hasu.new("bidding", seed=1, names=["Ann", "Ben"])
    assert "Ben" in match.choices(0)[0].text()
    assert "Ben" in match.prompt(0)


def test_words_of_an_event_may_depend_on_the_board(monkeypatch: pytest.MonkeyPatch) -> None:
    match = hasu.new("bidding", seed=1, names=["Ann", "Ben"])
    monkeypatch.setattr(
        bidding_labels, "words", lambda s, name, number: {name: f"{s.seats}/{number}"}
    )
    assert match.speech.said(match.state, match.log[0]).filled == {"round": "2/1"}


def test_words_of_an_event_may_name_a_player(monkeypatch: pytest.MonkeyPatch) -> None:
    match = hasu.new("bidding", seed=1, names=["Ann", "Ben"])
    monkeypatch.setattr(bidding_labels, "words", lambda s, name, number: {name: Player(number)})
    assert match.speech.said(match.state, match.log[0]).filled == {"round": "Ben"}
