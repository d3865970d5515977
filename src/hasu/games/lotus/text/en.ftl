name = Lotus
about = Grow flowers petal by petal, guard them, and pick them at the right moment.

help =
    On your turn you take two actions, the same one twice if you like:
    play one or two petals of one flower, exchange one or two cards with your deck,
    or move a guardian onto a flower. Then you draw up to a full hand.
    Whoever lays the last petal wins the flower's petals, a point each.
    Whoever has most guardians on it (pieces and ● symbols) takes a reward.

flower-iris = iris
flower-primrose = primrose
flower-cherry = cherry blossom
flower-lily = lily
flower-lotus = lotus
the-iris = the iris
the-primrose = the primrose
the-cherry = the cherry blossom
the-lily = the lily
the-lotus = the lotus

card-0 = wild { $flower }
card-1 = { $flower } ●
card-2 = { $flower } ●●

power-elder-guardian = Elder guardian: a guardian that counts as two
power-enlightened-path = Enlightened path: a hand of five cards
power-infinite-growth = Infinite growth: any number of petals in one action

short-elder-guardian = elder
short-enlightened-path = path
short-infinite-growth = growth

from-supply = from the supply
from-flower = from the { $flower }

option-partners = Partners: two teams of two, who sit opposite and add up their scores.
option-first = The seat that begins; chance decides otherwise.

ask-action = { $left ->
    [one] One action left. What do you do?
   *[other] { $left } actions. What do you do?
 }
ask-more-petals = Another petal on the { $flower }?
ask-more-under = Another card under your deck before you draw?
ask-guardian-to = Where does the guardian go?
ask-reward = You control the flower. Which reward do you take?
ask-draw = { $missing ->
    [one] Draw one card. From where?
   *[other] Draw { $missing } cards, one by one. From where?
 }

play = Play { $card } (petal { $petal } of { $needed })
under = Exchange: { $card } under your deck
stop-petals = No more petals
stop-under = Draw now
lift-supply = Move a guardian from your supply
lift-flower = Move the guardian from the { $flower }
lift-elder = Move your elder guardian
guardian-to = { $place } to { $flower }
take-token = Score token: 5 points
draw-own = Your own deck ({ $left } left)
draw-wild = { $card }

board-garden = Garden
board-row = Wildflowers: { $row } (deck: { $left })
column-points = points
column-petals = petals
column-tokens = tokens
column-hand = hand
column-deck = deck
column-guardians = guardians
board-hand = Your hand: { $cards }

event-dealt = { $seat } holds { n-cards }.
event-first = { $seat } begins.
event-turn = { $seat }’s turn.
event-played = { $seat } plays { $card }.
event-put-under = { $seat } puts { $card } under the deck.
event-put-under-unseen = { $seat } puts a card under the deck.
event-moved-guardian = { $seat } moves a guardian { $place } to { $the-flower }.
event-moved-elder = { $seat } moves the elder guardian { $place } to { $the-flower }.
event-drew = { $seat } draws { $card }.
event-drew-unseen = { $seat } draws a card.
event-took-wildflower = { $seat } takes a wild { $flower }.
event-turned-up = A wild { $flower } is turned up.
event-completed = { $seat } completes { $the-flower } and wins { $petals } petals.
event-controlled = { $seat } controls { $the-flower } with { $strength }.
event-uncontrolled = Nobody guarded { $the-flower }: no reward.
event-token = { $seat } takes a score token: { n-points }.
event-power = { $seat } gains a power. { $power }.
event-last-round = { $seat } draws the last card of their own deck: everyone has one more turn.
event-gathered = { $seat } controls { $the-flower } with { $strength } and gathers { $petals ->
    [one] one petal
   *[other] { $petals } petals
 }.
event-withered = { $petals ->
    [one] One petal of { $the-flower } leaves the game.
   *[other] { $petals } petals of { $the-flower } leave the game.
 }
event-scored = { $seat }: petals { $petals }, score tokens { $tokens }; together { n-points }.
event-team = { $seat } and { $partner } have { n-points } together.
event-tied = { $seat } is tied; cards left: { $cards }.
event-team-tied = { $seat } and { $partner } are tied; cards left: { $cards }.
event-won = { $seat } wins with { n-points }!

scene-wildflowers = Wildflowers
scene-flower = { $flower }: { $petals } of { $needed } petals
scene-strength = { $seat } with strength { $strength }
scene-leads = { $seat } leads with strength { $strength }
scene-guardian = Guardian of { $seat }, in the supply
scene-guardian-on = Guardian of { $seat } on { $the }
scene-elder = Elder guardian of { $seat }, in the supply
scene-elder-on = Elder guardian of { $seat } on { $the }
scene-deck = Wildflower deck: { $left } left
scene-own-deck = Deck: { $left } left
scene-hand = Your deck, hand, guardians and powers
scene-waiting = guardians in supply
scene-points = { n-points }
scene-partner = Partner: { $partner }
scene-your-partner = Your partner
fact-actions = { $seat }: { $left ->
    [0] the turn ends
    [one] one action left
   *[other] { $left } actions left
 }
fact-drawing = { $seat } draws up to a full hand
fact-reward = Picked: { $flower }. { $seat } chooses a reward
fact-last-round = { $turns ->
    [0] The very last turn
    [one] Last round: one more turn after this one
   *[other] Last round: { $turns } more turns after this one
 }
fact-team = { $one } & { $two } { $points }
sheet-completed = Last petal: { $flower }
sheet-gathered = Left standing: { $flower }
sheet-token = Score token
