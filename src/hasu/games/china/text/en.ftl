name = China
about = Build palaces, win allies and join up roads in nine provinces of ancient China, where every piece helps a rival too.

help =
    On your turn either place pieces or exchange one card.
    Placing: up to two pieces in one province (one only if it is empty), each paid with one
    card of its colour or any two cards of one colour. A palace takes a free space, an
    emissary stands on the dragon: never more emissaries there than the leader has palaces.
    A full province is scored at once: most palaces score one for each palace there, the
    second one for each palace of the first, and so on. At the end alliances (majorities of
    emissaries in two neighbours) and roads (four or more palaces in a row) score as well.

colour-red = red
colour-green = green
colour-yellow = yellow
colour-orange = orange
colour-purple = purple
card-red = a red card
card-green = a green card
card-yellow = a yellow card
card-orange = an orange card
card-purple = a purple card
pair-red = two red cards
pair-green = two green cards
pair-yellow = two yellow cards
pair-orange = two orange cards
pair-purple = two purple cards
pay-both = { $one } and { $other }

piece-palace = a palace
piece-emissary = an emissary
piece-fortification = a fortification

tile-yellow = a yellow bonus tile
tile-orange = an orange bonus tile
tile-green = a green bonus tile
tile-letter-yellow = y
tile-letter-orange = o
tile-letter-green = g

special-emperor-first = the emperor first
special-two-provinces = two provinces
special-swap = swap a card

option-side = The side of the board. Side one is meant for 3 or 4 players, side two, with other roads, for 4 or 5; four players may choose.
option-side-auto = By the number of players
option-side-one = Side one (3–4 players)
option-side-two = Side two (4–5 players)
option-fortifications = Fortifications: everyone has one to place; whoever builds on it doubles their palace points there and their road.
option-bonus_tiles = Bonus tiles: two lie hidden in each province; whoever collects most of a colour gains 6 points.
option-border_disputes = Border disputes: a board of its own with posts on borders and ports by the sea, without fortifications.
option-light = The light game for two: no influence cards, and nobody scores for the emperor.
option-board = The map: chosen by the other options, or the file of a board of your own.
option-board-auto = As the other options ask
option-board-side-1 = Side one (3–4 players)
option-board-side-2 = Side two (4–5 players)
option-board-disputes = Border disputes
option-first = Who begins, and so stays first in every round; otherwise chance decides.

whose-own = You place
whose-emperor = The emperor places
ask-turn = Where do you place, or do you exchange a card?
ask-piece = { $whose } in { $province }. Which piece?
ask-space = { $whose } { $piece } in { $province }. On which space?
ask-payment = { $whose } { $piece } in { $province }. Which cards pay for it?
ask-more = One more piece in { $province }?
ask-more-elsewhere = One more piece, in another province?
ask-elsewhere = In which other province?
ask-exchange = Exchange which card for which?
ask-draw = { $missing ->
    [one] Draw one card. From where?
   *[other] Draw { $missing } cards, one by one. From where?
 }
ask-keep = Which of the cards you played do you keep in front of you?
ask-court = You move the emperor. Where does he place a piece?
ask-swap = Swap which card of your hand for which face-up card?

enter = { $province } ({ $colour }): { $free ->
    [0] no free space
    [one] one free space
   *[other] { $free } free spaces
 }, { $room ->
    [0] no room for emissaries
    [one] room for one emissary
   *[other] room for { $room } emissaries
 }
exchange = Exchange a card
use-special = Special card: { $special }
place = Place { $piece }
stop = No more pieces
choose-space = { $space }{ $tile }{ $fortification } (roads to { $roads })
on-nothing = { "" }
on-fortification = , on the fortification
on-tile = , with { $tile }
exchange-for = Give { $given }, take { $taken }
from-deck = the top card of the deck ({ $left } left)
court-wait = The emperor places nothing

board-legend = A–E palace, + on a fortification · # fortification · ? y o g bonus tile · ✓ scored
board-posts = Border posts: { $posts }
board-roads = Roads:
board-alliances = Alliances:
board-envoys = emissaries
board-row = Face up: { $row } · deck { $left } · discards { $discards } { $outs ->
    [0] { "" }
    [one] · reshuffled once
   *[other] · last round
 }
board-court = The emperor’s cards: { $cards }
board-player = { $letter } { $name }: { n-points } · hand { $hand } · palaces left { $palaces } · emissaries left { $emissaries }
board-fortification = fortification in supply
board-tiles = bonus tiles: yellow { $yellow }, orange { $orange }, green { $green }
board-kept = kept: { $kept } · influence: { $influence }
board-specials = special cards: { $specials }
board-emperor = { $letter } The emperor: palaces left { $palaces } · emissaries left { $emissaries }
board-hand = Your hand: { $cards }

event-first = { $seat } takes the emperor pawn and begins.
event-turn = { $seat }’s turn.
event-skipped = { $seat } can neither place nor exchange and is skipped.
event-built = { $seat } builds a palace: { $place }.
event-sent = { $seat } sends an emissary to { $province }.
event-fortified = { $seat } places a fortification: { $place }.
event-emperor-built = { $seat } builds a palace for the emperor: { $place }.
event-emperor-sent = { $seat } sends an emissary of the emperor to { $province }.
event-paid = { $seat } plays { $cards }.
event-emperor-paid = The emperor plays { $cards }.
event-exchanged = { $seat } exchanges { $card }.
event-drew = { $seat } draws { $card }.
event-drew-unseen = { $seat } draws a card.
event-took = { $seat } takes { $card } from the face-up cards.
event-turned-up = Turned up: { $card }.
event-reshuffled = The deck is out: { $cards ->
    [one] one discarded card forms
   *[other] { $cards } discarded cards form
 } the new deck.
event-last-round = The deck is out for the second time: the round is played to its end.
event-emperor-drew = The emperor draws { $card }.
event-emperor-waits = { $seat } lets the emperor wait.
event-kept = { $seat } keeps { $card }.
event-influence = { $seat } takes the { $colour } influence card.
event-special = { $seat } plays a special card: { $special }.
event-swapped = { $seat } lays { $card } among the face-up cards.
event-tile-turned = Turned up in { $place }: { $tile }.
event-tile-won = { $seat } takes { $tile }.
event-emperor-tile = The emperor takes { $tile }.
event-province-full = { $province } is full and is scored.
event-palaces = { $seat }, { $province }: { n-points } for { $palaces ->
    [one] one palace
   *[other] { $palaces } palaces
 }.
event-palaces-doubled = { $seat }, { $province }: { n-points } for { $palaces ->
    [one] one palace
   *[other] { $palaces } palaces
 }, doubled by a fortification.
event-emperor-palaces = { $seat }, { $province }: { n-points } of the emperor, by influence.
event-ports = { $seat }, ports: { n-points } for { $palaces ->
    [one] one palace
   *[other] { $palaces } palaces
 }.
event-final = The game is over: final scoring.
event-alliance = { $seat }, alliance { $alliance } ({ $province }–{ $other }): { n-points }.
event-chain = { $seat }, road from { $place } to { $last }: { n-points }.
event-chain-doubled = { $seat }, road from { $place } to { $last }: { n-points }, doubled by a fortification.
event-tiles = { $seat }: { n-points } for the most tiles of a kind ({ $tile } × { $count }).
event-scored = { $seat }: palaces { $palaces }, alliances { $alliances }, roads { $roads }, ports { $ports }, tiles { $tiles }; together { n-points }.
event-tied = { $seat } is tied; pieces left: { $pieces }.
event-won = { $seat } wins with { n-points }!

scene-land = The nine provinces
scene-province = { $province } ({ $colour }): { $free ->
    [0] no free space
    [one] one free space
   *[other] { $free } free spaces
 }. Palaces: { $palaces }
scene-dragon = { $province }, dragon space: { $room ->
    [0] no room for emissaries
    [one] room for one emissary
   *[other] room for { $room } emissaries
 }. Emissaries: { $emissaries }
scene-alliance = Alliance { $number }: { $province }–{ $other }
scene-emperor = the emperor
scene-palace = { $place }: palace of { $seat }
scene-emissary = { $province }: emissary of { $seat }
scene-fortification = { $place }: fortification
scene-tile-down = { $place }: bonus tile, face down
scene-tile = { $place }: { $tile }
scene-scored = { $province } has been scored
scene-leads = { $seat } leads alliance { $number }, worth { n-points } now
scene-deck = Deck: { $left } left
scene-discards = Discards: { $cards }
scene-hand = Your cards and pieces
scene-palaces-left = Palaces in your supply: { $left }
scene-emissaries-left = Emissaries in your supply: { $left }
scene-fortification-left = Your fortification
scene-court = The emperor’s court
scene-emperor-palaces = The emperor’s palaces: { $left } left
scene-emperor-emissaries = The emperor’s emissaries: { $left } left
scene-influences = Influence and kept cards
scene-played-cards = Played this turn
scene-influence = Influence, { $colour }: { $seat }
scene-kept = { $seat } has kept { $cards } ({ $colour })
scene-played = Played this turn: { $card }

panel-hand = hand
panel-palaces = palaces
panel-emissaries = emissaries
panel-tiles = tiles
note-starter = Emperor pawn: begins every round
note-fortification = Fortification still to place
note-influence = Influence: { $colours }
note-specials = Special cards: { $specials }

fact-turn = { $seat } to place or exchange
fact-placing = { $seat } places in { $province }
fact-placing-emperor = { $seat } places for the emperor in { $province }
fact-elsewhere = { $seat } places in another province too
fact-exchanging = { $seat } exchanges a card
fact-drawing = { $seat } draws cards
fact-keeping = { $seat } keeps a played card
fact-court = { $seat } moves the emperor
fact-deck-first = First pass through the deck: { $left } left
fact-deck-second = Second pass through the deck: { $left } left until the last round
fact-deck-last = Last round

sheet-palaces = { $province }: palaces
sheet-palaces-doubled = { $province }: palaces, doubled by the fortification
sheet-emperor-palaces = { $province }: the emperor’s palaces, by influence
sheet-ports = Ports
sheet-alliance = Alliance { $alliance }: { $province }–{ $other }
sheet-chain = Road { $place } – { $last }
sheet-chain-doubled = Road { $place } – { $last }, doubled by the fortification
sheet-tiles-yellow = Most yellow bonus tiles
sheet-tiles-orange = Most orange bonus tiles
sheet-tiles-green = Most green bonus tiles
