"""Cards, advisors and men as a file; an owner of the box can put the printed values in."""

from __future__ import annotations

from typing import Any

from hasu.games.rice_wars.filecheck import Findings
from hasu.games.rice_wars.state import (
    ADVISOR_LETTERS,
    ADVISORS,
    CARD_LETTERS,
    DECK,
    KINDS,
    MOST_HAND,
    Effect,
    Trigger,
)

MEN = ("peasant", "ashigaru", "ronin")
QUIET = {
    Effect.GAIN,
    Effect.PLACE,
    Effect.SETTLE,
    Effect.LEVY,
    Effect.DRAFT,
    Effect.REST,
    Effect.MOVE,
    Effect.DRAW,
}
AIMED = {Effect.SPY, Effect.STEAL, Effect.LURE, Effect.REVOLT, Effect.BRIBE}
# Which effects a card or a service can have, by the moment of its use.
CARD_EFFECTS = {
    Trigger.ACTION: QUIET | AIMED,
    Trigger.COMBAT: {Effect.STRENGTH},
    Trigger.TIE: {Effect.WIN},
    Trigger.DUEL: {Effect.STRENGTH},
    Trigger.AIMED: {Effect.CANCEL},
    Trigger.LOST: QUIET - {Effect.DRAW},
}
SERVICE_EFFECTS = {
    Trigger.ACTION: QUIET | AIMED,
    Trigger.COMBAT: {Effect.STRENGTH, Effect.SPEAR, Effect.HIRELING},
    Trigger.DUEL: {Effect.STRENGTH},
}
WITHOUT_AMOUNT = {Effect.WIN, Effect.CANCEL}


def content_problems(data: dict[str, Any], source: str) -> list[str]:
    findings = Findings(source)
    known = ("game", "kind", "name", "hand", "men", "card", "advisor")
    findings.known_keys(data, known, "the content")
    if not isinstance(data.get("name"), str):
        findings.add("the content has no name")
    check_men(data, findings)
    cards = findings.tables(data, "card")
    advisors = findings.tables(data, "advisor")
    for card in cards:
        check_card(card, findings)
    for advisor in advisors:
        check_advisor(advisor, findings)
    check_names(cards, "cards", findings)
    check_names(advisors, "advisors", findings)
    if not findings.found:
        check_deck(cards, advisors, findings)
    return findings.found


def check_men(data: dict[str, Any], findings: Findings) -> None:
    hand = findings.table(data, "hand")
    findings.known_keys(hand, ("limit", "source"), "[hand]", "[hand]")
    findings.number(hand, "limit", 1, MOST_HAND, "[hand]")
    findings.sources(hand, "[hand]", "[hand]")
    men = findings.table(data, "men")
    findings.known_keys(men, MEN, "[men]")
    for man in MEN:
        table, of = findings.table(men, man), f"[men.{man}]"
        findings.known_keys(table, ("capacity", "strength", "source"), of, of)
        findings.number(table, "capacity", 1, 6 if man == "ashigaru" else 9, of, of)
        findings.number(table, "strength", 0, 9, of, of)
        findings.sources(table, of, of)
    ronin = men.get("ronin")
    if isinstance(ronin, dict) and ronin.get("capacity") != 1:
        findings.add("[men.ronin]: a Daimyo card holds one ronin (RW-S4)", "[men.ronin]")


def check_card(card: dict[str, Any], findings: Findings) -> None:
    of, near = f"card {card.get('name')!r}", f'"{card.get("name")}"'
    known = ("name", "copies", "cost", "bonus", "trigger", "effect", "amount", "discards", "source")
    findings.known_keys(card, known, of, near)
    check_name(card, CARD_LETTERS, of, findings)
    findings.number(card, "copies", 1, 20, of, near)
    findings.number(card, "cost", 0, 9, of, near)
    findings.number(card, "bonus", 0, 2, of, near)
    check_effect(card, CARD_EFFECTS, of, findings)
    findings.sources(card, of, near)


def check_advisor(advisor: dict[str, Any], findings: Findings) -> None:
    of, near = f"advisor {advisor.get('name')!r}", f'"{advisor.get("name")}"'
    known = ("name", "upkeep", "trigger", "effect", "amount", "discards", "source")
    findings.known_keys(advisor, known, of, near)
    check_name(advisor, ADVISOR_LETTERS, of, findings)
    findings.number(advisor, "upkeep", 0, 9, of, near)
    check_effect(advisor, SERVICE_EFFECTS, of, findings)
    findings.sources(advisor, of, near)


def check_name(entry: dict[str, Any], letters: int, of: str, findings: Findings) -> None:
    name = entry.get("name")
    if not isinstance(name, str) or not 1 <= len(name.encode()) <= letters:
        findings.add(f"{of}: the name has 1 to {letters} bytes", f'"{name}"')


def check_effect(
    entry: dict[str, Any],
    allowed: dict[Trigger, set[Effect]],
    of: str,
    findings: Findings,
) -> None:
    near = f'"{entry.get("name")}"'
    triggers = {trigger.name.lower(): trigger for trigger in allowed}
    trigger = triggers.get(str(entry.get("trigger")))
    if trigger is None:
        findings.add(
            f"{of}: trigger is {entry.get('trigger')!r}, not one of {', '.join(triggers)}", near
        )
        return
    effects = {effect.name.lower(): effect for effect in sorted(allowed[trigger])}
    effect = effects.get(str(entry.get("effect")))
    if effect is None:
        findings.add(
            f"{of}: effect is {entry.get('effect')!r}; with trigger "
            f"{entry['trigger']!r} it is one of {', '.join(effects)}",
            near,
        )
    elif effect not in WITHOUT_AMOUNT:
        findings.number(entry, "amount", 1, 9, of, near)
    if effect == Effect.DRAW:
        findings.number(entry, "discards", 0, 9, of, near)


def check_names(entries: list[dict[str, Any]], what: str, findings: Findings) -> None:
    names = [str(entry.get("name")) for entry in entries]
    for name in sorted({name for name in names if names.count(name) > 1}):
        findings.add(f"two {what} are named {name!r}", f'"{name}"')


def check_deck(
    cards: list[dict[str, Any]], advisors: list[dict[str, Any]], findings: Findings
) -> None:
    """A deck of 55 cards and 8 advisors (RW-S1)."""
    if len(cards) > KINDS:
        findings.add(f"{len(cards)} different cards, more than {KINDS}", "[[card]]")
    total = sum(card["copies"] for card in cards)
    if total != DECK:
        findings.add(f"the deck has {total} cards, not {DECK} (RW-S1)", "[[card]]")
    if len(advisors) != ADVISORS:
        findings.add(f"{len(advisors)} advisors, not {ADVISORS} (RW-S1)", "[[advisor]]")
