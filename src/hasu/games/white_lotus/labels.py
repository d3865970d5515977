"""White Lotus in words: prompts, labels of choices, event numbers, and the text board."""

from __future__ import annotations

from hasu.engine.state import State
from hasu.engine.text import Message, Player, message
from hasu.games.white_lotus.board import names_on
from hasu.games.white_lotus.claims import KEEP, markers_of
from hasu.games.white_lotus.control import claimants
from hasu.games.white_lotus.negotiation import ACCEPT, NOBODY
from hasu.games.white_lotus.placing import DRAW
from hasu.games.white_lotus.provinces import holder_of, holds, palaces
from hasu.games.white_lotus.rebellion import LEAD, villages
from hasu.games.white_lotus.state import Ask, Building, Side, WhiteLotus
from hasu.games.white_lotus.text_board import board

__all__ = ["SEATS", "board", "label", "prompt", "words"]

SEATS = frozenset({"seat", "other"})
AMOUNTS = {
    Ask.AMOUNT: "influence-points",
    Ask.COMMIT: "combat-points",
    Ask.GIVE_INFLUENCE: "influence-points",
    Ask.GIVE_COMBAT: "combat-points",
    Ask.WANT_INFLUENCE: "influence-points",
    Ask.WANT_COMBAT: "combat-points",
}


def building_name(building: int) -> Message:
    return message(f"building-{Building(building).name.lower().replace('_', '-')}")


def province_name(s: WhiteLotus, province: int) -> str:
    return names_on(s)[province].replace("'", "’")


def influence_points(count: int) -> Message:
    return message("influence-points", count=count)


def combat_points(count: int) -> Message:
    return message("combat-points", count=count)


def both_points(influence: int, combat: int) -> Message:
    """So many influence and so many combat points, leaving out what there is none of."""
    if combat == 0:
        return influence_points(influence)
    if influence == 0:
        return combat_points(combat)
    return message(
        "both-points", influence=influence_points(influence), combat=combat_points(combat)
    )


def words(state: State, name: str, number: int) -> dict[str, int | str | Message]:
    """The number of an event in words."""
    if name == "province":
        return {name: province_name(_white_lotus(state), number)}
    if name == "building":
        return {name: building_name(number)}
    if name in ("influence", "influence-wanted", "kept"):
        return {name: influence_points(number), f"{name}-count": number}
    if name in ("combat", "combat-wanted"):
        return {name: combat_points(number), f"{name}-count": number}
    return {name: number}


# Prompts


def prompt(state: State, seat: int) -> Message:
    """What the seat is asked."""
    s = _white_lotus(state)
    asked = Ask(s.asked[seat])
    key = f"ask-{asked.name.lower().replace('_', '-')}"
    if asked == Ask.CLAIM:
        return message(key, number=s.round + 1, markers=markers_of(s, seat))
    if asked in (Ask.TARGET, Ask.AMOUNT, Ask.EXPEL):
        return _conflict_prompt(s, seat, key)
    if asked in (Ask.LEAD, Ask.SIDE, Ask.COMMIT):
        return _rebellion_prompt(s, seat, key)
    if asked == Ask.PALACES:
        return message(key, palaces=palaces(s, seat))
    if asked == Ask.PLACE:
        return message(key, building=building_name(s.tile))
    if asked >= Ask.APPROACH:
        return _council_prompt(s, seat, key)
    return message(key)


def _conflict_prompt(s: WhiteLotus, seat: int, key: str) -> Message:
    province = province_name(s, s.province)
    building = building_name(s.building[s.province])
    if s.asked[seat] == Ask.AMOUNT:
        return message(
            key,
            province=province,
            building=building,
            other=Player(s.target[seat]),
            held=s.influence[seat],
        )
    return message(key, province=province, building=building)


def _rebellion_prompt(s: WhiteLotus, seat: int, key: str) -> Message:
    if s.asked[seat] == Ask.LEAD:
        return message(key, emperor=Player(s.emperor), villages=villages(s, seat))
    if s.asked[seat] == Ask.SIDE:
        return message(key, emperor=Player(s.emperor), leader=Player(s.leader))
    side = s.joined[seat] if s.joined[seat] != Side.UNKNOWN else s.side[seat]
    name = "for-rebels" if side == Side.REBELS else "for-emperor"
    return message(key, held=s.combat[seat], side=message(name))


def _council_prompt(s: WhiteLotus, seat: int, key: str) -> Message:
    if s.asked[seat] == Ask.APPROACH:
        return message(key, left=s.offers_left[seat])
    if s.asked[seat] == Ask.ANSWER:
        return message(
            key,
            other=Player(s.bargainer),
            given=both_points(*s.given),
            wanted=both_points(*s.wanted),
        )
    return message(key, other=Player(s.partner), influence=s.influence[seat], combat=s.combat[seat])


# Labels


def label(state: State, seat: int, choice: int) -> Message:
    """A choice in words."""
    s = _white_lotus(state)
    asked = Ask(s.asked[seat])
    if asked in AMOUNTS:
        return message(AMOUNTS[asked], count=choice)
    if asked in (Ask.CLAIM, Ask.NAME, Ask.TAKE, Ask.PLACE):
        return _province_label(s, asked, choice)
    if asked in (Ask.TARGET, Ask.EXPEL):
        return message("a-player", other=Player(choice), against=s.against[choice])
    if asked == Ask.LEAD:
        return message("lead" if choice == LEAD else "refuse")
    if asked == Ask.SIDE:
        return message("side-rebels" if choice == Side.REBELS else "side-emperor")
    if asked == Ask.PALACES:
        return both_points(2 * choice, palaces(s, seat) - choice)
    if asked == Ask.MORE:
        return message("draw-more" if choice == DRAW else "draw-enough")
    if asked == Ask.ANSWER:
        return message("accept" if choice == ACCEPT else "decline")
    if choice == NOBODY:
        return message("approach-nobody")
    return message("approach", other=Player(choice - 1))


def _province_label(s: WhiteLotus, asked: int, choice: int) -> Message:
    if asked == Ask.CLAIM and choice == KEEP:
        return message("keep-marker")
    name = province_name(s, choice)
    dragon = int(holds(s.dragons, choice))
    if asked == Ask.PLACE:
        return message("place", province=name, dragon=dragon)
    building = building_name(s.building[choice])
    if asked == Ask.TAKE:
        return message(
            "take",
            province=name,
            building=building,
            dragon=dragon,
            other=Player(holder_of(s, choice)),
        )
    return message(
        "claim", province=name, building=building, dragon=dragon, markers=claimants(s, choice)
    )


def _white_lotus(state: State) -> WhiteLotus:
    assert isinstance(state, WhiteLotus)
    return state
