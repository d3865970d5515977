name = China
about = Baue Paläste, gewinne Verbündete und verbinde Straßen in neun Provinzen des alten China; jede Figur nützt auch den Rivalen.

help =
    In deinem Zug setzt du Figuren oder tauschst eine Karte.
    Setzen: bis zu zwei Figuren in einer Provinz (nur eine, wenn sie leer ist), jede bezahlt
    mit einer Karte ihrer Farbe oder zwei Karten gleicher Farbe. Ein Palast braucht einen
    freien Platz, ein Gesandter steht auf dem Drachen: nie mehr Gesandte, als der Führende
    dort Paläste hat. Eine volle Provinz wird sofort gewertet: Der Erste bekommt einen Punkt
    für jeden Palast dort, der Zweite einen für jeden Palast des Ersten und so weiter.
    Am Ende zählen auch Allianzen (Mehrheiten der Gesandten in zwei Nachbarprovinzen) und
    Straßen (mindestens vier Paläste in einer Reihe).

colour-red = rot
colour-green = grün
colour-yellow = gelb
colour-orange = orange
colour-purple = lila
card-red = eine rote Karte
card-green = eine grüne Karte
card-yellow = eine gelbe Karte
card-orange = eine orange Karte
card-purple = eine lila Karte
pair-red = zwei rote Karten
pair-green = zwei grüne Karten
pair-yellow = zwei gelbe Karten
pair-orange = zwei orange Karten
pair-purple = zwei lila Karten
pay-both = { $one } und { $other }

piece-palace = einen Palast
piece-emissary = einen Gesandten
piece-fortification = eine Befestigung

tile-yellow = ein gelbes Bonusplättchen
tile-orange = ein oranges Bonusplättchen
tile-green = ein grünes Bonusplättchen
tile-letter-yellow = g
tile-letter-orange = o
tile-letter-green = n

special-emperor-first = der Kaiser zuerst
special-two-provinces = zwei Provinzen
special-swap = eine Karte tauschen

option-side = Die Seite des Spielplans. Seite eins ist für 3 oder 4 Spieler gedacht, Seite zwei mit anderen Straßen für 4 oder 5; zu viert habt ihr die Wahl.
option-side-auto = Nach der Spielerzahl
option-side-one = Seite eins (3–4 Spieler)
option-side-two = Seite zwei (4–5 Spieler)
option-fortifications = Befestigungen: Jeder hat eine zu setzen; wer darauf baut, verdoppelt dort seine Palastpunkte und seine Straße.
option-bonus_tiles = Bonusplättchen: In jeder Provinz liegen zwei verdeckt; die meisten einer Farbe bringen 6 Punkte.
option-border_disputes = Grenzstreitigkeiten: ein eigener Plan mit Posten an den Grenzen und Häfen am Meer, ohne Befestigungen.
option-light = Das leichte Spiel zu zweit: keine Einflusskarten, und der Kaiser bringt niemandem Punkte.
option-board = Die Karte: wie die anderen Optionen es verlangen, oder die Datei eines eigenen Spielplans.
option-board-auto = Nach den anderen Optionen
option-board-side-1 = Seite eins (3–4 Spieler)
option-board-side-2 = Seite zwei (4–5 Spieler)
option-board-disputes = Grenzstreitigkeiten
option-first = Wer beginnt und damit in jeder Runde der Erste ist; sonst entscheidet der Zufall.

whose-own = Du setzt
whose-emperor = Der Kaiser setzt
ask-turn = Wo setzt du, oder tauschst du eine Karte?
ask-piece = { $whose } in { $province }. Welche Figur?
ask-space = { $whose } { $piece } in { $province }. Auf welches Feld?
ask-payment = { $whose } { $piece } in { $province }. Mit welchen Karten?
ask-more = Noch eine Figur in { $province }?
ask-more-elsewhere = Noch eine Figur in einer anderen Provinz?
ask-elsewhere = In welche andere Provinz?
ask-exchange = Welche Karte gegen welche tauschen?
ask-draw = { $missing ->
    [one] Zieh eine Karte. Woher?
   *[other] Zieh { $missing } Karten, eine nach der anderen. Woher?
 }
ask-keep = Welche der gespielten Karten behältst du vor dir?
ask-court = Du führst den Kaiser. Wo setzt er eine Figur?
ask-swap = Welche Handkarte gegen welche offene Karte tauschen?

enter = { $province } ({ $colour }): { $free ->
    [0] kein freies Feld
    [one] ein freies Feld
   *[other] { $free } freie Felder
 }, { $room ->
    [0] kein Platz für Gesandte
    [one] Platz für einen Gesandten
   *[other] Platz für { $room } Gesandte
 }
exchange = Eine Karte austauschen
use-special = Sonderkarte: { $special }
place = Setze { $piece }
stop = Keine Figur mehr
choose-space = { $space }{ $tile }{ $fortification } (Straßen nach { $roads })
on-nothing = { "" }
on-fortification = , auf der Befestigung
on-tile = , darauf { $tile }
exchange-for = Gib { $given }, nimm { $taken }
from-deck = die oberste Karte des Stapels (noch { $left })
court-wait = Der Kaiser setzt nichts

board-legend = A–E Palast, + auf Befestigung · # Befestigung · ? g o n Bonusplättchen (n: grün) · ✓ gewertet
board-posts = Grenzposten: { $posts }
board-roads = Straßen:
board-alliances = Allianzen:
board-envoys = Gesandte
board-row = Offen: { $row } · Stapel { $left } · Ablage { $discards } { $outs ->
    [0] { "" }
    [one] · einmal neu gemischt
   *[other] · letzte Runde
 }
board-court = Karten des Kaisers: { $cards }
board-player = { $letter } { $name }: { n-points } · Hand { $hand } · Paläste im Vorrat { $palaces } · Gesandte im Vorrat { $emissaries }
board-fortification = Befestigung im Vorrat
board-tiles = Bonusplättchen: gelb { $yellow }, orange { $orange }, grün { $green }
board-kept = behalten: { $kept } · Einfluss: { $influence }
board-specials = Sonderkarten: { $specials }
board-emperor = { $letter } Der Kaiser: Paläste im Vorrat { $palaces } · Gesandte im Vorrat { $emissaries }
board-hand = Deine Hand: { $cards }

event-first = { $seat } nimmt die Kaiserfigur und beginnt.
event-turn = { $seat } ist am Zug.
event-skipped = { $seat } kann weder setzen noch tauschen und wird übersprungen.
event-built = { $seat } baut einen Palast: { $place }.
event-sent = { $seat } schickt einen Gesandten nach { $province }.
event-fortified = { $seat } setzt eine Befestigung: { $place }.
event-emperor-built = { $seat } baut einen Palast für den Kaiser: { $place }.
event-emperor-sent = { $seat } schickt einen Gesandten des Kaisers nach { $province }.
event-paid = { $seat } spielt { $cards }.
event-emperor-paid = Der Kaiser spielt { $cards }.
event-exchanged = { $seat } tauscht { $card } aus.
event-drew = { $seat } zieht { $card }.
event-drew-unseen = { $seat } zieht eine Karte.
event-took = { $seat } nimmt { $card } aus der Auslage.
event-turned-up = Neu in der Auslage: { $card }.
event-reshuffled = Der Stapel ist leer: { $cards ->
    [one] eine abgelegte Karte bildet
   *[other] { $cards } abgelegte Karten bilden
 } den neuen Stapel.
event-last-round = Der Stapel ist zum zweiten Mal leer: die Runde wird zu Ende gespielt.
event-emperor-drew = Der Kaiser zieht { $card }.
event-emperor-waits = { $seat } lässt den Kaiser warten.
event-kept = { $seat } behält { $card }.
event-influence = { $seat } nimmt die Einflusskarte ({ $colour }).
event-special = { $seat } spielt eine Sonderkarte: { $special }.
event-swapped = { $seat } legt { $card } in die Auslage.
event-tile-turned = { $place }: { $tile } wird aufgedeckt.
event-tile-won = { $seat } nimmt { $tile }.
event-emperor-tile = Der Kaiser nimmt { $tile }.
event-province-full = { $province } ist voll und wird gewertet.
event-palaces = { $seat }, { $province }: { n-points } für { $palaces ->
    [one] einen Palast
   *[other] { $palaces } Paläste
 }.
event-palaces-doubled = { $seat }, { $province }: { n-points } für { $palaces ->
    [one] einen Palast
   *[other] { $palaces } Paläste
 }, durch eine Befestigung verdoppelt.
event-emperor-palaces = { $seat }, { $province }: { n-points } des Kaisers durch Einfluss.
event-ports = { $seat }, Häfen: { n-points } für { $palaces ->
    [one] einen Palast
   *[other] { $palaces } Paläste
 }.
event-final = Das Spiel ist aus: Schlusswertung.
event-alliance = { $seat }, Allianz { $alliance } ({ $province }–{ $other }): { n-points }.
event-chain = { $seat }, Straße von { $place } nach { $last }: { n-points }.
event-chain-doubled = { $seat }, Straße von { $place } nach { $last }: { n-points }, durch eine Befestigung verdoppelt.
event-tiles = { $seat }: { n-points } für die meisten Plättchen einer Farbe ({ $tile } × { $count }).
event-scored = { $seat }: Paläste { $palaces }, Allianzen { $alliances }, Straßen { $roads }, Häfen { $ports }, Plättchen { $tiles }; zusammen { n-points }.
event-tied = { $seat } liegt gleichauf; Figuren im Vorrat: { $pieces }.
event-won = { $seat } gewinnt mit { $points } Punkten!

scene-land = Die neun Provinzen
scene-province = { $province } ({ $colour }): { $free ->
    [0] kein freies Feld
    [one] ein freies Feld
   *[other] { $free } freie Felder
 }. Paläste: { $palaces }
scene-dragon = { $province }, Drachenfeld: { $room ->
    [0] kein Platz für Gesandte
    [one] Platz für einen Gesandten
   *[other] Platz für { $room } Gesandte
 }. Gesandte: { $emissaries }
scene-alliance = Allianz { $number }: { $province }–{ $other }
scene-emperor = der Kaiser
scene-palace = { $place }: Palast ({ $seat })
scene-emissary = { $province }: Gesandter ({ $seat })
scene-fortification = { $place }: Befestigung
scene-tile-down = { $place }: Bonusplättchen, verdeckt
scene-tile = { $place }: { $tile }
scene-scored = { $province } ist gewertet
scene-leads = { $seat } führt in Allianz { $number }; es bringt jetzt { n-points }
scene-deck = Stapel: noch { $left }
scene-discards = Ablage: { $cards }
scene-hand = Deine Karten und Figuren
scene-palaces-left = Paläste in deinem Vorrat: { $left }
scene-emissaries-left = Gesandte in deinem Vorrat: { $left }
scene-fortification-left = Deine Befestigung
scene-court = Der Hof des Kaisers
scene-emperor-palaces = Paläste des Kaisers: noch { $left }
scene-emperor-emissaries = Gesandte des Kaisers: noch { $left }
scene-influences = Einfluss und behaltene Karten
scene-played-cards = In diesem Zug gespielt
scene-influence = Einfluss, { $colour }: { $seat }
scene-kept = Behaltene Karten von { $seat } ({ $colour }): { $cards }
scene-played = In diesem Zug gespielt: { $card }

panel-hand = Hand
panel-palaces = Paläste
panel-emissaries = Gesandte
panel-tiles = Plättchen
note-starter = Kaiserfigur: beginnt jede Runde
note-fortification = Befestigung noch im Vorrat
note-influence = Einfluss: { $colours }
note-specials = Sonderkarten: { $specials }

fact-turn = { $seat } setzt oder tauscht
fact-placing = { $seat } setzt in { $province }
fact-placing-emperor = { $seat } setzt für den Kaiser in { $province }
fact-elsewhere = { $seat } setzt auch in einer anderen Provinz
fact-exchanging = { $seat } tauscht eine Karte
fact-drawing = { $seat } zieht Karten
fact-keeping = { $seat } behält eine gespielte Karte
fact-court = { $seat } führt den Kaiser
fact-deck-first = Erster Durchgang des Stapels: noch { $left }
fact-deck-second = Zweiter Durchgang des Stapels: noch { $left } bis zur letzten Runde
fact-deck-last = Letzte Runde

sheet-palaces = { $province }: Paläste
sheet-palaces-doubled = { $province }: Paläste, durch die Befestigung verdoppelt
sheet-emperor-palaces = { $province }: Paläste des Kaisers, durch Einfluss
sheet-ports = Häfen
sheet-alliance = Allianz { $alliance }: { $province }–{ $other }
sheet-chain = Straße { $place } – { $last }
sheet-chain-doubled = Straße { $place } – { $last }, durch die Befestigung verdoppelt
sheet-tiles-yellow = Die meisten gelben Bonusplättchen
sheet-tiles-orange = Die meisten orangen Bonusplättchen
sheet-tiles-green = Die meisten grünen Bonusplättchen
