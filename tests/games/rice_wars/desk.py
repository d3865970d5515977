"""Small positions for tests: palaces stand, hands and purses are empty, seat 0 is to act."""

from __future__ import annotations

from hasu.engine.chance import seed_of
from hasu.engine.choices import Choices, clear, listed
from hasu.engine.play import apply, legal, settle, setup
from hasu.games.rice_wars import GAME
from hasu.games.rice_wars.events import Event
from hasu.games.rice_wars.fight import LAY
from hasu.games.rice_wars.filecheck import cell_name
from hasu.games.rice_wars.land import daimyos, owner_of, set_palace, stand
from hasu.games.rice_wars.printed import name_of
from hasu.games.rice_wars.state import ADVISORS, KINDS, Ask, Phase, RiceWars
from hasu.games.rice_wars.turns import ATTACK, CARD, SERVICE

QUIET_ROUND = 3  # its sign only matters in phase 5


def fresh(seats: int = 3, side: str | None = None, seed: int = 1) -> RiceWars:
    """A game just set up."""
    s = GAME.blank(seats, {"side": side})
    assert isinstance(s, RiceWars)
    s.chance = seed_of(seed)
    setup(s)
    return s


def desk(seats: int = 3, side: str | None = None, seed: int = 1) -> RiceWars:
    s = fresh(seats, side, seed)
    for seat in range(seats):
        for card in range(KINDS):
            s.deck[card] += s.hand[seat][card]
            s.deck_size += s.hand[seat][card]
            s.hand[seat][card] = 0
        s.hand_size[seat] = 0
    for daimyo in range(daimyos(s)):
        set_palace(s, daimyo, daimyo * 5)
    s.governor = s.active = 0
    s.round = QUIET_ROUND
    s.phase = Phase.TURNS
    s.log = []
    return s


def field(s: RiceWars, name: str) -> int:
    names = [cell_name(s.field_column[i], s.field_row[i]) for i in range(s.fields)]
    return names.index(name)


def space(s: RiceWars, name: str) -> int:
    names = [cell_name(s.space_column[i], s.space_row[i]) for i in range(s.spaces)]
    return names.index(name)


def names(s: RiceWars, fields: int) -> set[str]:
    """The names of a set of fields."""
    return {
        cell_name(s.field_column[i], s.field_row[i]) for i in range(s.fields) if fields >> i & 1
    }


def card(s: RiceWars, name: str) -> int:
    return [name_of(s.card_name[i]) for i in range(KINDS)].index(name)


def advisor(s: RiceWars, name: str) -> int:
    return [name_of(s.advisor_name[i]) for i in range(ADVISORS)].index(name)


def put(s: RiceWars, daimyo: int, *fields: str) -> None:
    """Peasants of the stock onto fields."""
    for name in fields:
        stand(s, daimyo, field(s, name))
        s.stock[daimyo] -= 1


def at(s: RiceWars, name: str) -> int:
    return owner_of(s, field(s, name))


def ready(s: RiceWars, daimyo: int, peasants: int) -> None:
    s.ready[daimyo] += peasants
    s.stock[daimyo] -= peasants


def arm(s: RiceWars, daimyo: int, ashigaru: int = 0, ronin: int = 0) -> None:
    s.ashigaru[daimyo] += ashigaru
    s.ashigaru_left -= ashigaru
    s.ronin[daimyo] += ronin
    s.ronin_left -= ronin


def hold(s: RiceWars, seat: int, *cards: str) -> None:
    """Cards of the deck into a hand."""
    for name in cards:
        kind = card(s, name)
        assert s.deck[kind] > 0
        s.deck[kind] -= 1
        s.deck_size -= 1
        s.hand[seat][kind] += 1
        s.hand_size[seat] += 1


def only(s: RiceWars, *cards: str) -> None:
    """Leave just these cards in the deck; the rest lies among the discards."""
    for kind in range(KINDS):
        s.pile[kind] += s.deck[kind]
        s.deck[kind] = 0
    s.deck_size = 0
    for name in cards:
        kind = card(s, name)
        s.pile[kind] -= 1
        s.deck[kind] += 1
        s.deck_size += 1


def purse(s: RiceWars, seat: int, ryo: int) -> None:
    s.money[seat] = s.least[seat] = s.most[seat] = ryo


def serve(s: RiceWars, seat: int, name: str, slot: int = 0, services: int = 2) -> None:
    """An advisor on the table, with services for a seat."""
    s.advisor[slot] = advisor(s, name)
    s.advisors_left[s.advisor[slot]] = 0
    s.service[seat][slot] = services


def ask(s: RiceWars) -> tuple[int, Ask]:
    """Go on to the next decision: who is asked what."""
    seat = settle(s, Choices())
    return seat, Ask(s.asked[seat])


def choices(s: RiceWars, seat: int) -> tuple[int, ...]:
    """What the seat may choose once it is asked."""
    if not any(s.asked):
        settle(s, Choices())
    offered = Choices()
    clear(offered)
    legal(s, seat, offered)
    return listed(offered)


def do(s: RiceWars, seat: int, choice: int) -> None:
    """Make a choice that must be legal now."""
    settle(s, Choices())
    assert s.asked[seat], f"seat {seat} is not asked"
    assert choice in choices(s, seat), (Ask(s.asked[seat]), choice, choices(s, seat))
    apply(s, seat, choice)


def play(s: RiceWars, seat: int, name: str) -> None:
    """Play an action card."""
    do(s, seat, CARD + card(s, name))


def use(s: RiceWars, seat: int, slot: int = 0) -> None:
    """Use a service as an action."""
    do(s, seat, SERVICE + slot)


def lay(s: RiceWars, seat: int, name: str) -> None:
    """Play a card face down."""
    do(s, seat, LAY + card(s, name))


def can_play(s: RiceWars, seat: int, name: str) -> bool:
    settle(s, Choices())
    return CARD + card(s, name) in choices(s, seat)


def war() -> RiceWars:
    """Seat 1 has peasants on h4 and h5; seats 0 and 1 can both send soldiers."""
    s = desk()
    put(s, 1, "h4", "h5")
    arm(s, 0, 2, 1)
    arm(s, 1, 2, 1)
    return s


def strike(s: RiceWars, ashigaru: int, ronin: int, name: str = "h4") -> None:
    """Seat 0 attacks."""
    do(s, 0, ATTACK)
    if ask(s)[1] == Ask.TARGET:  # a single target is no choice
        do(s, 0, field(s, name))
    do(s, 0, 2 * ashigaru + ronin)


def told(s: RiceWars, event: Event) -> list[tuple[int, ...]]:
    """The numbers of all such events so far."""
    assert s.log is not None
    return [tuple(numbers) for kind, *numbers in s.log if kind == event]


def cards_everywhere(s: RiceWars) -> list[int]:
    """How many of each card there are, wherever they lie."""
    return [
        s.deck[k]
        + s.pile[k]
        + s.turned[k]
        + sum(s.shown[side][k] for side in range(2))
        + sum(s.hand[seat][k] + s.down[seat][k] for seat in range(s.seats))
        for k in range(KINDS)
    ]
