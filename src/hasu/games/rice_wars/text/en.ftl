name = Rice Wars
about = Send your peasants to the rice fields, hire swords and clever advisors, and be the daimyo who holds most of the island.

help =
    Each round: income for peasants connected to your palace; recruiting and upkeep; in some
    rounds sealed bids for advisors; then one action each in turn (place a peasant, play a
    card, fight, duel, use a service) until everyone has passed twice; then new cards.
    In a fight both sides add men and face-down cards; the higher strength wins.
    Most peasants on the fields win the game.

option-side = Which side of the board: basic for 2 to 4 players, epic for 3 to 5. Left open, up to four play on the basic side and five on the epic one; two players share the island with a troublesome neighbour.
option-side-basic = Basic: 37 fields, 7 rounds
option-side-epic = Epic: 59 fields, 8 rounds
option-board = A board of your own instead, by the path of its file.
option-content = The cards, advisors and men to play with: the house set, or the path of a file with your own.
option-content-house = House set

neighbour = The neighbour
the-neighbour = the neighbour
of-neighbour = of the neighbour
owner-neighbour = the neighbour
of-player = of { $name }

man-peasant = peasant
man-ashigaru = ashigaru
man-ronin = ronin

sign-nothing = no sign
sign-ryo = 3 ryo more for everyone
sign-advisors = advisors
sign-card = an extra card
sign-attack = attackers +1

effect-gain = gain { $amount } ryo
effect-place = { $amount ->
    [one] place one peasant from the card
   *[other] place up to { $amount } peasants from the card
 }
effect-settle = { $amount ->
    [one] place one peasant from the stock
   *[other] place up to { $amount } peasants from the stock
 }
effect-levy = { $amount ->
    [one] take one peasant onto the card
   *[other] take { $amount } peasants onto the card
 }
effect-draft = { $amount ->
    [one] recruit one ashigaru
   *[other] recruit { $amount } ashigaru
 }
effect-rest = { $amount ->
    [one] make one exhausted man active
   *[other] make up to { $amount } exhausted men active
 }
effect-move = { $amount ->
    [one] move one of your peasants
   *[other] move up to { $amount } of your peasants
 }
effect-draw = draw { $amount }, discard { $discards }
effect-spy = look at a hand and discard { $amount ->
    [one] a card
   *[other] { $amount } cards
 } of it
effect-steal = take up to { $amount } ryo from an opponent
effect-lure = { $amount ->
    [one] take a random card from an opponent
   *[other] take { $amount } random cards from an opponent
 }
effect-revolt = { $amount ->
    [one] remove an unconnected peasant
   *[other] remove { $amount } unconnected peasants
 }
effect-bribe = take over a neighbouring peasant unless you are paid { $amount } ryo
effect-strength-combat = +{ $amount } in combat
effect-strength-duel = +{ $amount } in a duel
effect-spear = +{ $amount } in combat with an ashigaru
effect-hireling = { $amount ->
    [one] an unseen card of the deck fights along
   *[other] { $amount } unseen cards of the deck fight along
 }
effect-win = wins a tie
effect-cancel = cancel the card

service = { $advisor }: { $effect }
card = { $card } ({ $cost } ryo): { $effect }
card-bonus = { $card } (+{ $bonus })

ask-palace = Where does your palace stand?
ask-palace-neutral = Where does the neighbour’s palace stand?
ask-move-palace = All palaces stand. Do you move yours?
ask-place = Where does the peasant go?
ask-place-neutral = Where does the neighbour’s peasant go?
ask-recruit = You have { $ryo } ryo. Whom do you recruit or pay?
ask-next-advisor = Which advisor is auctioned next?
ask-bid = Your secret bid for { $advisor }? You have { $ryo } ryo.
ask-action = Your action?
ask-rival-fight = Whom do you challenge to a duel?
ask-rival-spy = Whose hand do you look at?
ask-rival-steal = Whose money do you take?
ask-rival-lure = Whose card do you take?
ask-target-fight = Which peasant do you attack?
ask-target-revolt = Which peasant is driven away?
ask-target-bribe = Which peasant do you buy over?
ask-attackers = Who attacks { $field }?
ask-defenders = { $attacker } attacks { $field } with strength { $strength }. Who defends it?
ask-support = Combat for { $field }: open strength { $mine } against { $theirs }. A card or a service?
ask-support-duel = Duel: open strength { $mine } against { $theirs }. A card or a service?
ask-pay = Do you pay for { $card }?
ask-occupy = { $field } is empty. Do you place a peasant there?
ask-respond = { $player } plays { $card } against you. Do you answer?
ask-respond-lost = Your peasant on { $field } is lost. Do you answer?
ask-accept = { $attacker }’s ronin challenges you. Do you fight?
ask-yield-given = { $left ->
    [one] Which peasant do you give up?
   *[other] Which peasant do you give up first of { $left }?
 }
ask-yield-lost = { $left ->
    [one] Which peasant do you remove?
   *[other] Which peasant do you remove first of { $left }?
 }
ask-ransom = { $player } wants to buy over your peasant on { $field }. Do you pay { $ryo } ryo to keep it?
ask-rest = Who becomes active again?
ask-move-from = Which peasant moves?
ask-move-to = Where does the peasant from { $field } go?
ask-discard = Which card do you discard?
ask-discard-of = Which card of { $player } is discarded?

palace-at = Palace at { $space }
palace-stay = Leave it at { $space }
palace-to = Move it to { $space }
field = { $field }
field-sacred = { $field }, the sacred field
enough = No more
recruit-done = Done
recruit-done-unpaid = { $unpaid ->
    [one] Done; one unpaid man leaves
   *[other] Done; { $unpaid } unpaid men leave
 }
hire-peasant = Recruit a peasant ({ $ryo } ryo)
hire-ashigaru = Recruit an ashigaru ({ $ryo } ryo)
hire-ronin = Recruit a ronin ({ $ryo } ryo)
keep-ashigaru = Pay an ashigaru ({ $ryo } ryo)
keep-ronin = Pay the ronin ({ $ryo } ryo)
keep-advisor = Pay { $advisor } ({ $ryo } ryo)
bid = { $ryo } ryo
bid-nothing = Nothing
pass = { $left ->
    [0] Pass for the last time
   *[other] Pass
 }
place = Place a peasant
attack = Attack a peasant
challenge = Challenge a daimyo to a duel
rival = { $player }
target = { $field } ({ $owner-daimyo })
soldiers-none = The peasant alone: strength { $strength }
soldiers = { $ashigaru } ashigaru: strength { $strength }
soldiers-ronin = The ronin: strength { $strength }
soldiers-both = { $ashigaru } ashigaru and the ronin: strength { $strength }
decline = Nothing more
pay-nothing = No
pay-card = Pay { $ryo } ryo: +{ $bonus }
pay-tie = Pay { $ryo } ryo and win the tie
occupy = Place a peasant on { $field }
leave-empty = Leave { $field } empty
respond-not = No answer
accept = Fight (losing costs { $peasants ->
    [one] one peasant
   *[other] { $peasants } peasants
 })
refuse = Refuse and give up { $peasants ->
    [0] nothing
    [one] one peasant
   *[other] { $peasants } peasants
 }
ransom = Pay { $ryo } ryo
ransom-not = Let the peasant go
rest = { $man }

board-opening = Setting up
board-round = Round { $round } of { $rounds }: { $sign }
board-legend = [A] palace · A connected peasant · a unconnected peasant · * sacred field
board-daimyo = { $name }: { $peasants } on fields, { $ready } ready · ashigaru { $fresh }/{ $ashigaru } · ronin { $ronin } · cards { $cards } · passes { $passes }
board-neighbour = { $name }: { $peasants } on fields, { $ready } ready, { $group } aside · ashigaru { $fresh }/{ $ashigaru }
board-governor = (governor)
board-advisor = { "    " }{ $name } (upkeep { $upkeep }): { $served }
board-own = You have { $ryo } ryo. Your hand: { $cards }
board-down = Face down: { $cards }
board-known = { $player } holds, as you know: { $cards }

event-governor = { $seat } is the first governor.
event-palace = { $daimyo }: palace at { $space }.
event-kept-palace = { $seat } leaves the palace where it is.
event-round = Round { $round }: { $sign }.
event-income = { $seat } receives { $ryo } ryo.
event-recruited = { $seat } recruits: { $man }.
event-kept-man = { $seat } pays { $ryo } ryo for upkeep: { $man }.
event-kept-advisor = { $seat } pays { $advisor } { $ryo } ryo.
event-left = { $seat } does not pay and loses: { $man }.
event-lost-advisor = { $seat } does not pay { $advisor } and takes the marker back.
event-neutral-recruits = The neighbour gets { $peasants } peasants and { $ashigaru } ashigaru.
event-advisor-came = { $advisor } comes as advisor.
event-advisor-left = { $advisor } leaves the game.
event-auction = { $advisor } is auctioned.
event-bid = { $seat } bids { $ryo } ryo.
event-services = { $seat } pays { $ryo } ryo and gets { $services ->
    [one] one service
   *[other] { $services } services
 } of { $advisor }.
event-passed = { $left ->
    [0] { $seat } passes for the last time this round.
   *[other] { $seat } passes.
 }
event-placed = { $daimyo }: peasant on { $field }.
event-moved = { $seat } moves a peasant from { $field } to { $field-to }.
event-played = { $seat } plays { $card }.
event-used-service = { $seat } uses a service of { $advisor }.
event-aimed = { $seat } aims at { $the-daimyo }.
event-responded = { $seat } answers with { $card }.
event-cancelled = { $seat }’s { $card } has no effect.
event-gained = { $seat } gains { $ryo } ryo.
event-levied = { $seat } takes { $peasants ->
    [one] one peasant
   *[other] { $peasants } peasants
 } onto the card.
event-spied = { $seat } looks at the hand of { $victim }.
event-saw = { $seat } sees { $victim }’s { $card }.
event-saw-unseen = { $seat } sees a card of { $victim }.
event-discarded = { $seat }: { $card } is discarded.
event-stole = { $seat } takes { $ryo } ryo from { $victim }.
event-stole-unseen = { $seat } takes money from { $victim }, face down.
event-robbed = { $seat } loses { $ryo } ryo.
event-robbed-unseen = { $seat } hands money over.
event-lured = { $seat } takes { $card } from { $victim }.
event-lured-unseen = { $seat } takes a card from { $victim }.
event-gave = { $seat } loses { $card }.
event-gave-unseen = { $seat } loses a card.
event-rested = { $seat }: active again: { $man }.
event-ransomed = { $seat } pays { $ryo } ryo and keeps the peasant.
event-replaced = { $daimyo } takes over the peasant on { $field } ({ $of-victim }).
event-removed = { $daimyo }: the peasant on { $field } is removed.
event-attacked = { $seat } attacks { $field } ({ $owner-daimyo }) with { $ashigaru } ashigaru and { $ronin } ronin: strength { $strength }.
event-defended = { $daimyo } defends with the peasant, { $ashigaru } ashigaru and { $ronin } ronin: strength { $strength }.
event-played-down = { $seat } plays { $card } face down.
event-played-down-unseen = { $seat } plays a card face down.
event-strengthened = { $advisor } helps { $seat }: +{ $bonus }, strength { $strength }.
event-hired = { $advisor } helps { $seat }: { $cards ->
    [one] a card
   *[other] { $cards } cards
 } of the deck, face down.
event-declined = { $seat } adds nothing.
event-revealed = { $daimyo } reveals { $card }: +{ $bonus }, strength { $strength }.
event-paid-card = { $seat } pays { $ryo } ryo for { $card }: +{ $bonus }, strength { $strength }.
event-tied = Tied at { $strength }.
event-paid-tie = { $seat } pays { $ryo } ryo for { $card } and wins the tie.
event-turned-up = A card of the deck for { $the-daimyo }: { $card }, +{ $bonus }, strength { $strength }.
event-no-cards = No cards are left: the defender holds the field.
event-combat = { $daimyo } wins the combat, { $strength } to { $other }.
event-challenged = { $seat }’s ronin challenges { $rival } to a duel.
event-refused = { $seat } refuses the duel.
event-accepted = { $seat } accepts the duel.
event-duel = { $seat } wins the duel, { $strength } to { $other }.
event-both-lost = Both have { $strength }: both lose the duel.
event-ronin-lost = { $seat }’s ronin goes back to the supply.
event-drew = { $seat } draws { $card }.
event-drew-unseen = { $seat } draws a card.
event-shuffled = The discards are shuffled into a new deck of { n-cards }.
event-scored = { $daimyo }: { $peasants ->
    [one] one peasant
   *[other] { $peasants } peasants
 } on the fields.
event-wealth = { $seat } is tied and owns { $ryo } ryo in money and men.
event-won = { $seat } wins with { $peasants ->
    [one] one peasant
   *[other] { $peasants } peasants
 }!
event-all-lost = Nobody is alone ahead of the neighbour: both players lose.

# The page
scene-board = The island
scene-hand = Your hand
scene-camp = Daimyo card: { $name }
scene-space = Palace space { $space }
scene-field-empty = { $field }: empty
scene-field-held = { $field }: peasant of { $name }
scene-field-lone = { $field }: peasant of { $name }, cut off from the palace
scene-field-neighbour = { $field }: peasant of the neighbour
scene-field-neighbour-lone = { $field }: peasant of the neighbour, cut off from the palace
scene-palace = Palace: { $name }
scene-contested = { $field }: this field is at stake
scene-round = Round { $round }: { $sign }
scene-deck = Deck: { n-cards }
scene-discards = Discards: { n-cards }
scene-supply = { $man }: { $left } left in the supply
scene-man = { $man }, active
scene-man-tired = { $man }, exhausted
scene-man-unpaid = { $man }, not paid yet
scene-aside = Peasants of the neighbour still to come: { $peasants }
scene-passes = { $name }: pass markers left: { $passes }
scene-ryo = { $ryo } ryo
scene-ryo-secret = secret money
scene-cards = { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
 }
scene-governor = Governor: { $name }
scene-card = { $name } – { $moment }: { $effect }. Costs { $cost } ryo; +{ $bonus } face down in a fight
scene-advisor = { $name } – { $moment }: { $effect }. Upkeep { $cost } ryo
scene-combat = Combat for { $field }
scene-duel = Duel
scene-aim = { $name } plays { $card }
scene-strength = { $name }: open strength { $strength }
scene-strength-open = { $name }: strength not known yet
scene-helped = +{ $bonus } by services and the round’s sign
scene-face-down = A card, face down
scene-own-face-down = Face down: { $card }
scene-unseen = A card of the deck that nobody has seen
scene-turn = { $name }’s turn
scene-asked = { $name } is to answer
scene-advisors = Advisors
scene-up = { $advisor } is auctioned
scene-waits = Still to be auctioned
scene-services = { $name }: { $services ->
    [one] one service left
   *[other] { $services } services left
 }
scene-bid = Bid of { $name }

figure-ryo = Ryo
figure-income = Income
figure-cards = Cards
figure-soldiers = Soldiers
figure-passes = Passes
note-governor = Governor
note-services = { $advisor }: { $services ->
    [one] one service
   *[other] { $services } services
 }
note-known = You know of: { $cards }
fact-recruiting = Recruiting and upkeep
fact-auction = Sealed bids for { $advisor }
fact-actions = Actions
fact-neighbour = The neighbour’s turn
fact-combat = Combat for { $field }: { $attacker } against { $defender }
fact-duel = Duel: { $attacker } against { $defender }

moment-action = action
moment-combat = in combat
moment-tie = in a tie
moment-duel = in a duel
moment-aimed = as an answer
moment-lost = after a loss

# On the face of a card: as short as can be
short-at = { $moment }: { $effect }
short-gain = gain { $amount } ryo
short-place = { $amount ->
    [one] place one peasant
   *[other] place up to { $amount } peasants
 }
short-settle = { $amount ->
    [one] place one peasant from the stock
   *[other] place up to { $amount } peasants from the stock
 }
short-levy = { $amount ->
    [one] one peasant for free
   *[other] { $amount } peasants for free
 }
short-draft = { $amount ->
    [one] an ashigaru for free
   *[other] { $amount } ashigaru for free
 }
short-rest = { $amount ->
    [one] wake one man
   *[other] wake up to { $amount } men
 }
short-move = { $amount ->
    [one] move one peasant
   *[other] move up to { $amount } peasants
 }
short-draw = draw { $amount }, discard { $discards }
short-spy = see a hand, discard { $amount } of it
short-steal = take up to { $amount } ryo
short-lure = { $amount ->
    [one] take a random card
   *[other] take { $amount } random cards
 }
short-revolt = { $amount ->
    [one] remove a cut-off peasant
   *[other] remove { $amount } cut-off peasants
 }
short-bribe = take over a peasant beside you, or get { $amount } ryo
short-strength = +{ $amount }
short-spear = +{ $amount } with an ashigaru
short-hireling = { $amount ->
    [one] a card of the deck fights along
   *[other] { $amount } cards of the deck fight along
 }
short-win = win the tie
short-cancel = cancel a card aimed at you

sheet-connected = Peasants connected to the palace
sheet-lone = Peasants cut off from the palace
