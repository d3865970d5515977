name = White Lotus
about = Claim the provinces of Yuan China, wrest them from each other, and rise against the emperor.

help =
    Each year has phases: claim provinces with markers; settle them, alone for free, contested
    ones in secret rounds (name a rival and spend influence against them: whoever draws most
    is out); the emperor scores; a player with villages may lead a rebellion, everyone joins a
    side and commits combat points; then new points and new provinces.
    Most palaces make the emperor. When every province has an owner, buildings, dragons,
    the largest territory and collected points decide.

building-village = village
building-palace = palace
building-temple = temple
building-fortress = fortress
building-rice-field = rice field
count-village = { $count ->
    [one] 1 village
   *[other] { $count } villages
 }
count-palace = { $count ->
    [one] 1 palace
   *[other] { $count } palaces
 }
count-temple = { $count ->
    [one] 1 temple
   *[other] { $count } temples
 }
count-fortress = { $count ->
    [one] 1 fortress
   *[other] { $count } fortresses
 }
count-rice-field = { $count ->
    [one] 1 rice field
   *[other] { $count } rice fields
 }
influence-points = { $count ->
    [one] 1 influence point
   *[other] { $count } influence points
 }
combat-points = { $count ->
    [one] 1 combat point
   *[other] { $count } combat points
 }
both-points = { $influence } and { $combat }

option-edition = Which printed rules: in the German ones side and combat points of a rebellion are revealed together, a temple’s tile may be left out, and a tie for most palaces may crown whoever took one of the emperor’s; in the French ones sides are revealed first, every tile must be drawn, and in a tie the emperor stays.
option-edition-de = German
option-edition-fr = French
option-negotiation = Councils: players may hand each other points and trade them.
option-first = Who is the first emperor; otherwise chance decides.
option-board = The map: a shipped one by its name, or the path of your own.
option-board-yuan = Yuan China

ask-claim = { $number ->
    [4] An extra marker for a rice field: which province do you claim?
    [5] Another extra marker for a rice field: which province do you claim?
   *[other] Marker { $number } of { $markers }: which province do you claim?
 }
ask-name = You are emperor: which province is fought over next?
ask-target = { $province } ({ $building }): whom do you want out?
ask-amount = { $province } ({ $building }): how much influence against { $other }? You have { $held }.
ask-expel = { $province } ({ $building }): a tie. Emperor, who must withdraw?
ask-lead = Do you lead a rebellion against Emperor { $emperor }? You have { $villages ->
    [one] one village
   *[other] { $villages } villages
 }.
ask-side = { $leader } rises against Emperor { $emperor }. Which side are you on?
ask-commit = How many combat points { $side }? You have { $held }.
for-emperor = for the emperor
for-rebels = for the rebels
ask-take = Your side has won. Which province do you take?
ask-palaces = { $palaces ->
    [one] Your palace brings 2 influence points or 1 combat point. Which?
   *[other] Each of your { $palaces } palaces brings 2 influence points or 1 combat point. How many of which?
 }
ask-more = Do you draw another tile for a temple?
ask-place = You have drawn a tile ({ $building }). Where do you put it?
ask-approach = Council: do you want to make someone an offer? { $left ->
    [one] You have one offer left in this phase.
   *[other] You have { $left } offers left in this phase.
 }
ask-give-influence = How much influence do you give { $other }? You have { $influence }.
ask-give-combat = How many combat points do you give { $other }? You have { $combat }.
ask-want-influence = How much influence do you want from { $other } in return?
ask-want-combat = How many combat points do you want from { $other } in return?
ask-answer = { $other } offers you { $given } and wants { $wanted }. Do you agree?

claim = { $province } ({ $building }{ $dragon ->
    [0] {""}
   *[other] , dragon
 }){ $markers ->
    [0] {""}
    [one] , 1 marker
   *[other] , { $markers } markers
 }
keep-marker = Leave the extra marker out
take = { $province } ({ $building }{ $dragon ->
    [0] {""}
   *[other] , dragon
 }) from { $other }
place = { $province }{ $dragon ->
    [0] {""}
   *[other] {" "}(dragon)
 }
a-player = { $other }{ $against ->
    [0] {""}
   *[other] {" "}({ $against } against)
 }
lead = Lead the rebellion
refuse = No rebellion under me
side-emperor = With the emperor
side-rebels = With the rebels
draw-more = Draw another tile
draw-enough = No further tile
approach-nobody = Nothing to discuss
approach = Make { $other } an offer
accept = Agree
decline = Decline

neutral = neutral
board-head = Year { $year } · Emperor { $emperor } · tiles in the bag { $bag } · empty provinces { $free }
board-player = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
 } ({ $chips } collected) · { $provinces ->
    [one] 1 province
   *[other] { $provinces } provinces
 } · influence { $influence } · combat { $combat }

scene-board = The map of the empire
scene-empty = empty
scene-dragon = dragon
scene-markers = markers
scene-year = Year { $year }
scene-bag = The bag, with { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
 }
scene-drawn = Drawn: { $building }
scene-conflict = Conflict over { $province } ({ $building })
scene-claimant = { $seat }, influence { $influence }
scene-thinks = Not chosen yet
scene-sealed = Chosen, face down
scene-aim = Against { $other }
scene-against = { $points } against { $seat }
scene-uprising = Who leads a rebellion?
scene-rebellion = The rebellion of { $seat }
scene-fighter = { $seat }, combat { $combat }
scene-bonus-0 = The emperor’s palaces add { $strength }
scene-bonus-1 = The leader’s villages add { $strength }
scene-council = Council
scene-offers-left = { $left ->
    [0] No offers left
    [one] 1 offer left
   *[other] { $left } offers left
 }
scene-waiting-offer = Next: an offer of { $seat } to { $other }
scene-gives = { $seat } gives { $points }
scene-wants = { $seat } wants { $points }
scene-treasury = Your treasury
scene-influence = Influence: { $count }. Next income: { $income }, and what your palaces give.
scene-combat = Combat: { $count }. Next income: { $income }, and what your palaces give.
scene-income = +{ $points } a year
scene-markers-left = { $count ->
    [one] 1 marker left
   *[other] { $count } markers left
 }

phase-1 = Claims
phase-2 = Control
phase-3 = Tribute
phase-4 = Rebellion
phase-5 = Income
phase-6 = New tiles
fact-year = Year { $year }, phase { $number }: { $phase }
fact-emperor = Emperor: { $seat }
fact-offer = { $seat } makes { $other } an offer
fact-last-year = The last year
note-emperor = Emperor
note-leader = Leads the rebellion
note-rebel = With the rebels
note-loyal = With the emperor
column-influence = Influence
column-combat = Combat
column-markers = Markers
column-provinces = Provinces
column-palace = Palaces
column-temple = Temples
column-fortress = Fortresses
column-rice-field = Rice fields
column-village = Villages
column-collected = Collected

sheet-palace = Palaces ({ $points } each)
sheet-temple = Temples ({ $points } each)
sheet-fortress = Fortresses ({ $points } each)
sheet-rice-field = Rice fields ({ $points } each)
sheet-village = Villages ({ $points } each)
sheet-dragons = Dragons ({ $points } each)
sheet-tribute = Tribute, as emperor
sheet-consoled = Rebellions won without a province
n-provinces = { $size ->
    [one] 1 province
   *[other] { $size } provinces
 }
sheet-territory = Largest territory ({ n-provinces })

event-laid-out = { $province }: { $building }.
event-first-emperor = { $seat } is the first emperor.
event-year = Year { $year } under Emperor { $seat }.
event-claimed = { $seat } claims { $province }.
event-kept-marker = { $seat } leaves an extra marker out.
event-no-claim = { $seat } finds no province left to claim.
event-settled = { $seat } takes possession of { $province } ({ $building }).
event-named = Emperor { $seat } calls for a decision over { $province }.
event-palace-first = The palace comes first: a decision over { $province }.
event-played = { $seat } plays { $influence } against { $other }.
event-tied = A tie: { $influence } against { $seat }.
event-expelled = { $seat } must withdraw from { $province }{ $influence-count ->
    [0] .
   *[other] {" "}and keeps { $kept }.
 }
event-unclaimed = Nobody claims { $province } ({ $building }): it stays neutral.
event-new-emperor = { $seat } is the new emperor, with { $palaces ->
    [one] one palace
   *[other] { $palaces } palaces
 }!
event-last-year = Every province has its lord: this is the last year.
event-tribute = Emperor { $seat } receives 1 victory point.
event-refused = { $seat } will not rebel ({ $villages ->
    [one] one village
   *[other] { $villages } villages
 }).
event-calm = No rebellion this year.
event-rebellion = { $seat } raises the White Lotus against the emperor, with { $villages ->
    [one] one village
   *[other] { $villages } villages
 } behind the banner!
event-joined-emperor = { $seat } stands by the emperor.
event-joined-rebels = { $seat } joins the rebels.
event-committed = { $seat } commits { $combat }.
event-strength-of-emperor = The emperor’s side: { $combat }, and 2 for each palace ({ $palaces }): { $strength }.
event-strength-of-rebels = The rebels: { $combat }, and 1 for each village ({ $villages }): { $strength }.
event-emperor-wins = Emperor { $seat } puts the rebellion down.
event-rebels-win = The rebels under { $seat } are victorious!
event-took-province = { $seat } takes { $province } ({ $building }) from { $other }.
event-consoled = { $seat } can take no province and receives 1 victory point.
event-still-emperor = Others have more palaces, but none alone: { $seat } remains emperor.
event-income = { $seat } receives { $influence } and { $combat }.
event-palace-income = Palaces of { $seat } ({ $palaces }): { $influence } and { $combat }.
event-palace-income-unseen = Palaces of { $seat } ({ $palaces }): 2 influence points or 1 combat point each, in secret.
event-drew = { $seat } draws a tile: { $building }.
event-placed = { $seat } puts a { $building } in { $province }.
event-kept-temple = { $seat } draws no further tile.
event-no-more-tiles = No more tiles come to the board.
event-offered = { $seat } offers { $other } { $combat-count ->
    [0] { $influence }
   *[other] { $influence-count ->
        [0] { $combat }
       *[other] { $influence } and { $combat }
    }
 }, for { $combat-wanted-count ->
    [0] { $influence-wanted }
   *[other] { $influence-wanted-count ->
        [0] { $combat-wanted }
       *[other] { $influence-wanted } and { $combat-wanted }
    }
 }.
event-dropped = { $seat } talks to { $other }; nothing changes hands.
event-accepted = { $seat } agrees with { $other }.
event-declined = { $seat } declines the offer of { $other }.
event-handed-over = { $seat } hands { $other } { $combat-count ->
    [0] { $influence }
   *[other] { $influence-count ->
        [0] { $combat }
       *[other] { $influence } and { $combat }
    }
 }.
event-scored = { $seat }: { $buildings } for buildings, { $dragons } for dragons, { $collected } collected; { $total } in all.
event-territory = { $seat } has the largest territory ({ n-provinces }): { n-points } more.
event-territory-shared = The largest territory ({ n-provinces }) is nobody’s alone.
event-won = { $seat } wins with { n-points }!
event-won-tie-as-emperor = { $seat } wins with { n-points }: of equals, the emperor.
event-won-tie-by-palaces = { $seat } wins with { n-points }: of equals, most palaces ({ $palaces }).
event-won-shared = { $seat } wins with { n-points } and shares the victory: of equals, nobody alone has most palaces ({ $palaces }).
