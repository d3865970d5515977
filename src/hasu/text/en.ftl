# Words of Hasu itself: the command line.

player = Player { $number }
bot-sits = { $name } is a bot ({ $bot }).
n-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
n-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
n-games = { $games ->
    [one] 1 game
   *[other] { $games } games
 }
n-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
 }
welcome = four strategy board games
which-game = Which game?
how-many = How many players ({ $low }–{ $high })?
your-choice = Your choice (? for help):
a-number = A number from { $low } to { $high }.
not-understood = That is not one of the choices. Type its number, or ? for help.
no-undo = That cannot be undone: something was revealed since, or nothing was chosen yet.
hand-over = { $name }, it is your turn. Press Enter when only you can see the screen.
saved = The record is in { $path }. To see it again: hasu record replay FILE
saved-unfinished = Saved. To go on: hasu play --resume { $path }
unfinished = This game is not finished.
own-file = (own file)
record-good = { $file }: good; { $game }, { $seats } seats, { n-steps }, { $state ->
    [finished] finished
   *[unfinished] unfinished
 }
keys = Type the number of a choice. u undoes your last choice while nothing was revealed, b shows the board, l tells everything that happened, q saves and quits.
compiling = Compiling { $game } (only the first time) …
designed-by = by { $names }
simulated = { n-games }, { $length } decisions each, { $speed } decisions/s ({ $seconds } s)

heading-game = game
heading-players = players
heading-minutes = minutes
heading-about = about
heading-seat = seat
heading-bot = bot
heading-wins = wins
heading-mean = points
heading-spread = spread
heading-lowest = lowest
heading-highest = highest
heading-games = games
heading-rating = rating
heading-fair = fair
heading-time = time

arena-played = { n-games } with { $seats } seats, deals: { $deals }. Intervals: 95 %. Rating: 400 points are odds of ten to one, 0 is the mean of all these bots.
arena-left-out = { $games ->
    [one] One game is left out: another game of its deal has no result
   *[other] { $games } games are left out: other games of their deals have no result
}, and seats must be balanced.
arena-forfeit = { $bot } forfeited { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $error }
arena-unplayed = No result ({ $bots }): { $error }
arena-kept = Results: { $file }. Picture: { $picture }
arena-stopped = Stopped. To go on: the same command with --out { $file }
arena-title = { $game }, { $seats } seats, { n-games }
arena-axis = rating with 95 % interval (400 points: odds of ten to one)

table-ready = The table is open at
table-ends = Ctrl-C closes it; the games wait for you.

heading-choice = choice
heading-win = wins
heading-lead = lead
heading-visits = tried
heading-then = then probably

chances = Chance to win over the game, as each player could judge it
turning-points = Turning points
no-turning-points = No turning points: every choice was about as good as the best.
turning-cost = Step { $step }: { $name } gave away { $cost } of the chance to win.
turning-swing = Step { $step }: the chance of { $name } has gone from { $before } to { $now } since the last own choice.

heading-weight = weight
heading-before = before
heading-after = now
tuned-better = The new weights win { $share } (± { $error }) of { $games } games against the old in all other seats, the old { $back } against the new; { $fair } would be even. To use them:
tuned-not-better = Not better: the new weights win { $share } (± { $error }) of { $games } games against the old in all other seats, the old { $back } against the new; { $fair } would be even.
tuned-spread = By itself: SPREAD { $fitted } fits best how games end (before: { $before }). It has no part in this result.
tuned-no-spread = No SPREAD was fitted: no game could be looked at before its end.
