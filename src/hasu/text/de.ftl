# Worte von Hasu selbst: die Befehlszeile.

player = Spieler { $number }
bot-sits = { $name } ist ein Bot ({ $bot }).
n-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
n-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
n-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
 }
n-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
 }
welcome = vier Strategiespiele
which-game = Welches Spiel?
how-many = Wie viele Spieler ({ $low }–{ $high })?
your-choice = Deine Wahl (? für Hilfe):
a-number = Eine Zahl von { $low } bis { $high }.
not-understood = Das steht nicht zur Wahl. Tippe die Nummer, oder ? für Hilfe.
no-undo = Das lässt sich nicht zurücknehmen: Seither wurde etwas aufgedeckt, oder es wurde noch nichts gewählt.
hand-over = { $name }, du bist am Zug. Drücke Enter, wenn nur du den Bildschirm siehst.
saved = Die Aufzeichnung liegt in { $path }. Noch einmal ansehen: hasu record replay DATEI
saved-unfinished = Gespeichert. Weiterspielen: hasu play --resume { $path }
unfinished = Diese Partie ist nicht zu Ende.
own-file = (eigene Datei)
record-good = { $file }: in Ordnung; { $game }, { $seats } Spieler, { n-steps }, { $state ->
    [finished] beendet
   *[unfinished] nicht beendet
 }
keys = Tippe die Nummer einer Wahl. u nimmt deine letzte Wahl zurück, solange nichts aufgedeckt wurde, b zeigt das Brett, l erzählt alles Geschehene, q speichert und beendet.
compiling = { $game } wird kompiliert (nur beim ersten Mal) …
designed-by = von { $names }
simulated = { n-games }, je { $length } Entscheidungen, { $speed } Entscheidungen/s ({ $seconds } s)

heading-game = Spiel
heading-players = Spieler
heading-minutes = Minuten
heading-about = Beschreibung
heading-seat = Platz
heading-bot = Bot
heading-wins = Siege
heading-mean = Punkte
heading-spread = Streuung
heading-lowest = Minimum
heading-highest = Maximum
heading-games = Partien
heading-rating = Wertung
heading-fair = fair
heading-time = Zeit

arena-played = { n-games } zu { $seats } Spielern, Austeilungen: { $deals }. Intervalle: 95 %. Wertung: 400 Punkte sind eine Quote von zehn zu eins, 0 ist das Mittel aller dieser Bots.
arena-left-out = { $games ->
    [one] Eine Partie zählt nicht: eine andere ihrer Austeilung hat kein Ergebnis
   *[other] { $games } Partien zählen nicht: andere ihrer Austeilungen haben kein Ergebnis
}, und die Plätze müssen ausgewogen sein.
arena-forfeit = { $bot } gab { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} durch Fehler verloren: { $error }
arena-unplayed = Ohne Ergebnis ({ $bots }): { $error }
arena-kept = Ergebnisse: { $file }. Bild: { $picture }
arena-stopped = Angehalten. Zum Fortsetzen: derselbe Befehl mit --out { $file }
arena-title = { $game }, { $seats } Spieler, { n-games }
arena-axis = Wertung mit 95-%-Intervall (400 Punkte: Quote zehn zu eins)

table-ready = Der Tisch steht bereit:
table-ends = Strg-C schließt ihn; die Partien warten auf dich.

heading-choice = Wahl
heading-win = gewinnt
heading-lead = Vorsprung
heading-visits = erprobt
heading-then = danach wohl

chances = Gewinnaussicht im Lauf des Spiels, wie alle sie selbst beurteilen konnten
turning-points = Wendepunkte
no-turning-points = Keine Wendepunkte: Jede Wahl war etwa so gut wie die beste.
turning-cost = Schritt { $step }: { $name } hat { $cost } Gewinnaussicht verschenkt.
turning-swing = Schritt { $step }: Die Aussicht von { $name } ist seit der letzten eigenen Wahl von { $before } auf { $now } gegangen.

heading-weight = Gewicht
heading-before = vorher
heading-after = jetzt
tuned-better = Die neuen Gewichte gewinnen { $share } (± { $error }) von { $games } Spielen gegen die alten auf allen anderen Plätzen, die alten { $back } gegen die neuen; { $fair } wäre ausgeglichen. So werden sie verwendet:
tuned-not-better = Nicht besser: Die neuen Gewichte gewinnen { $share } (± { $error }) von { $games } Spielen gegen die alten auf allen anderen Plätzen, die alten { $back } gegen die neuen; { $fair } wäre ausgeglichen.
tuned-spread = Für sich: SPREAD { $fitted } passt am besten dazu, wie Spiele enden (bisher { $before }). Zu diesem Ergebnis trägt er nichts bei.
tuned-no-spread = Kein SPREAD wurde angepasst: In kein Spiel konnte vor seinem Ende hineingesehen werden.
