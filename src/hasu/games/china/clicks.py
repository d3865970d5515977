"""What one clicks for a choice of China, the rule behind a question, what an event points at."""

from __future__ import annotations

from hasu.engine.events import Happening
from hasu.engine.view import choices_of
from hasu.games.china.building import is_post
from hasu.games.china.court import WAIT
from hasu.games.china.events import Event
from hasu.games.china.placing import BOTH, OTHER_PROVINCE, PAIR, STOP
from hasu.games.china.reach import builder, first_post
from hasu.games.china.state import COLOURS, OWN_TURN, Ask, China, Piece, Special
from hasu.games.china.turn import DECK, EXCHANGE, SOURCES, SPECIAL
from hasu.scene.look import Look, Parts

RULES = {
    Ask.TURN: "CH-T2",
    Ask.PIECE: "CH-T3",
    Ask.SPACE: "CH-T5",
    Ask.PAYMENT: "CH-T4",
    Ask.MORE: "CH-T3",
    Ask.ELSEWHERE: "CH-2P6",
    Ask.EXCHANGE: "CH-T10",
    Ask.DRAW: "CH-T9",
    Ask.KEEP: "CH-2P2",
    Ask.COURT: "CH-2P4",
    Ask.SWAP: "CH-2P6",
}

Ids = tuple[str, ...]


def rule_of(look: Look) -> str:
    """Fortifications and posts have rules of their own."""
    s: China = look.state
    asked = s.asked[look.seat]
    if asked == Ask.SPACE and s.piece == Piece.FORTIFICATION:
        return "CH-F1"
    if asked == Ask.PAYMENT and is_post(s):
        return "CH-D2"
    return RULES[Ask(asked)]


def targets(look: Look, choice: int) -> Parts:
    s: China = look.state
    asked = s.asked[look.seat]
    if asked == Ask.TURN:
        return _turn(look, choice)
    if asked in (Ask.PIECE, Ask.MORE):
        return _piece(look, s, choice)
    if asked == Ask.SPACE:
        return (_lying_on(s, choice),)
    if asked == Ask.PAYMENT:
        return _payment(s, choice)
    if asked == Ask.EXCHANGE:
        return (_hand(s, look.seat, choice // SOURCES), _source(s, choice % SOURCES))
    if asked == Ask.DRAW:
        return (_source(s, choice),)
    if asked == Ask.KEEP:
        return (_ids(f"played:{choice}", s.played[choice]),)
    if asked == Ask.SWAP:
        return (_hand(s, look.seat, choice // COLOURS), _source(s, choice % COLOURS + 1))
    return () if asked == Ask.COURT and choice == WAIT else _province(choice)


def _turn(look: Look, choice: int) -> Parts:
    """To exchange a card has no place of its own: it is a button."""
    if choice < EXCHANGE:
        return _province(choice)
    return () if choice == EXCHANGE else ((f"special:{look.seat}:{choice - SPECIAL}",),)


def _province(province: int) -> Parts:
    return ((f"province:{province}",),)


def _piece(look: Look, s: China, choice: int) -> Parts:
    if choice == STOP:
        return ()
    if choice == OTHER_PROVINCE:
        return ((f"special:{look.seat}:{int(Special.TWO_PROVINCES)}",),)
    who = builder(s)
    if choice == Piece.EMISSARY:
        return ((f"emissaries-left:{who}", f"dragon:{s.province}"),)
    return ((f"palaces-left:{who}" if choice == Piece.PALACE else f"fortification-left:{who}",),)


def _lying_on(s: China, space: int) -> Ids:
    """A space, or what lies on it."""
    found = [f"space:{space}"]
    if s.tile[space]:
        found.append(f"tile:{space}")
    if s.fortified[space]:
        found.append(f"fortification:{space}")
    return tuple(found)


# Cards


def _ids(start: str, count: int) -> Ids:
    return tuple(f"{start}:{number}" for number in range(count))


def _hand(s: China, seat: int, colour: int) -> Ids:
    return _ids(f"card:{seat}:{colour}", s.hand[seat][colour])


def _source(s: China, source: int) -> Ids:
    """The deck, or the cards of a colour that lie face up."""
    return ("deck",) if source == DECK else _ids(f"row:{source - 1}", s.row[source - 1])


def _payers(s: China, colour: int) -> Ids:
    """The cards of a colour that may pay: the player's, or the emperor's."""
    if s.imperial == OWN_TURN:
        return _hand(s, s.active, colour)
    return _ids(f"court:{colour}", s.court[colour])


def _payment(s: China, choice: int) -> Parts:
    """A pair has a ribbon; its cards mean the pair where they cannot pay otherwise."""
    if choice == BOTH:
        one, other = s.post[s.space - first_post(s)]
        return (_payers(s, s.colour[one]), _payers(s, s.colour[other]))
    if choice < PAIR:
        return (_payers(s, choice),)
    colour = choice - PAIR
    ribbon = f"pair:{colour}"
    alone = choices_of(s, s.active)
    if colour in alone or BOTH in alone:
        return ((ribbon,),)
    return ((ribbon, *_payers(s, colour)),)


def pair_colours(s: China) -> tuple[int, ...]:
    """The colours of which two cards may pay now."""
    if s.over or s.asked[s.active] != Ask.PAYMENT:
        return ()
    return tuple(c - PAIR for c in choices_of(s, s.active) if PAIR <= c < BOTH)


# Events

ON_SPACE = {
    Event.BUILT,
    Event.FORTIFIED,
    Event.EMPEROR_BUILT,
    Event.TILE_TURNED,
}
ON_DRAGON = {Event.SENT, Event.EMPEROR_SENT}
OF_CARDS = {Event.DREW, Event.TURNED_UP, Event.RESHUFFLED, Event.EMPEROR_DREW}


def touches(look: Look, happening: Happening) -> Ids:
    """Always places that stay: spaces, dragon spaces, provinces, alliances, the deck."""
    named, kind = happening.named, happening.kind
    if kind in ON_SPACE:
        return (f"space:{named['space']}",)
    if kind in ON_DRAGON:
        return (f"dragon:{named['province']}",)
    if kind == Event.ALLIANCE:
        return (f"alliance:{named['alliance']}",)
    if kind in (Event.CHAIN, Event.CHAIN_DOUBLED):
        return (f"space:{named['space']}", f"space:{named['end']}")
    if kind == Event.INFLUENCE:
        return (f"influence:{named['colour']}",)
    if kind in OF_CARDS:
        return ("deck",)
    if kind == Event.EXCHANGED:
        return ("discards",)
    return (f"province:{named['province']}",) if "province" in named else ()
