name = Lotus
about = Lass Blumen Blatt für Blatt wachsen, bewache sie und pflücke sie im richtigen Augenblick.

help =
    In deinem Zug hast du zwei Aktionen, gern zweimal dieselbe:
    ein oder zwei Blätter einer Blume spielen, ein oder zwei Karten mit deinem
    Stapel tauschen oder einen Wächter auf eine Blume setzen. Dann ziehst du nach.
    Wer das letzte Blatt legt, gewinnt die Blätter der Blume, je einen Punkt.
    Wer dort die meisten Wächter hat (Figuren und Zeichen ●), nimmt eine Belohnung.

flower-iris = Iris
flower-primrose = Primel
flower-cherry = Kirschblüte
flower-lily = Lilie
flower-lotus = Lotus
the-iris = die Iris
the-primrose = die Primel
the-cherry = die Kirschblüte
the-lily = die Lilie
the-lotus = den Lotus

card-0 = { $flower } (wild)
card-1 = { $flower } ●
card-2 = { $flower } ●●

power-elder-guardian = Ältester Wächter: ein Wächter, der doppelt zählt
power-enlightened-path = Pfad der Erleuchtung: fünf Handkarten
power-infinite-growth = Unendliches Wachstum: beliebig viele Blätter in einer Aktion

short-elder-guardian = Ältester
short-enlightened-path = Pfad
short-infinite-growth = Wachstum

from-supply = aus dem Vorrat
from-flower = von der Blume „{ $flower }“

option-partners = Partner: zwei Zweierteams, die sich gegenübersitzen und ihre Punkte zusammenzählen.
option-first = Der Platz, der beginnt; sonst entscheidet der Zufall.

ask-action = { $left ->
    [one] Noch eine Aktion. Was tust du?
   *[other] { $left } Aktionen. Was tust du?
 }
ask-more-petals = Noch ein Blütenblatt ({ $flower })?
ask-more-under = Noch eine Karte unter deinen Stapel, bevor du ziehst?
ask-guardian-to = Wohin geht der Wächter?
ask-reward = Du kontrollierst die Blume. Welche Belohnung nimmst du?
ask-draw = { $missing ->
    [one] Ziehe eine Karte. Woher?
   *[other] Ziehe { $missing } Karten, eine nach der anderen. Woher?
 }

play = { $card } spielen (Blatt { $petal } von { $needed })
under = Tauschen: { $card } unter deinen Stapel
stop-petals = Kein weiteres Blatt
stop-under = Jetzt ziehen
lift-supply = Einen Wächter aus deinem Vorrat setzen
lift-flower = Den Wächter von der Blume „{ $flower }“ versetzen
lift-elder = Deinen ältesten Wächter setzen
guardian-to = { $place } auf { $flower }
take-token = Punktemarke: 5 Punkte
draw-own = Dein Stapel (noch { $left })
draw-wild = { $card }

board-garden = Garten
board-row = Wildblumen: { $row } (Stapel: { $left })
column-points = Punkte
column-petals = Blätter
column-tokens = Marken
column-hand = Hand
column-deck = Stapel
column-guardians = Wächter
board-hand = Deine Hand: { $cards }

event-dealt = { $seat } hat { n-cards } auf der Hand.
event-first = { $seat } beginnt.
event-turn = { $seat } ist am Zug.
event-played = { $seat } spielt { $card }.
event-put-under = { $seat } schiebt { $card } unter den Stapel.
event-put-under-unseen = { $seat } schiebt eine Karte unter den Stapel.
event-moved-guardian = { $seat } setzt einen Wächter { $place } auf { $the-flower }.
event-moved-elder = { $seat } setzt den ältesten Wächter { $place } auf { $the-flower }.
event-drew = { $seat } zieht { $card }.
event-drew-unseen = { $seat } zieht eine Karte.
event-took-wildflower = { $seat } nimmt eine Wildblume: { $flower }.
event-turned-up = Neue Wildblume: { $flower }.
event-completed = { $seat } vollendet { $the-flower } und gewinnt { $petals } Blätter.
event-controlled = { $seat } kontrolliert { $the-flower } mit { $strength }.
event-uncontrolled = Niemand hat { $the-flower } bewacht: keine Belohnung.
event-token = { $seat } nimmt eine Punktemarke: { n-points }.
event-power = { $seat } erhält eine Fähigkeit. { $power }.
event-last-round = { $seat } zieht die letzte Karte des eigenen Stapels: noch ein Zug für jeden.
event-gathered = { $seat } kontrolliert { $the-flower } mit { $strength } und erntet { $petals ->
    [one] ein Blatt
   *[other] { $petals } Blätter
 }.
event-withered = Blätter aus dem Spiel ({ $flower }): { $petals }.
event-scored = { $seat }: Blätter { $petals }, Punktemarken { $tokens }; zusammen { n-points }.
event-team = { $seat } und { $partner } haben zusammen { n-points }.
event-tied = { $seat } liegt gleichauf; übrige Karten: { $cards }.
event-team-tied = { $seat } und { $partner } liegen gleichauf; übrige Karten: { $cards }.
event-won = { $seat } gewinnt mit { $points } Punkten!

scene-wildflowers = Wildblumen
scene-flower = { $flower }: { $petals } von { $needed } Blütenblättern
scene-strength = { $seat } mit Stärke { $strength }
scene-leads = { $seat } führt mit Stärke { $strength }
scene-guardian = Wächter von { $seat } im Vorrat
scene-guardian-on = Wächter von { $seat } auf der Blume „{ $flower }“
scene-elder = Ältester Wächter von { $seat } im Vorrat
scene-elder-on = Ältester Wächter von { $seat } auf der Blume „{ $flower }“
scene-deck = Stapel der Wildblumen, noch { $left }
scene-own-deck = Stapel, noch { $left }
scene-hand = Dein Stapel, deine Hand, deine Wächter und Fähigkeiten
scene-waiting = Wächter im Vorrat
scene-points = { n-points }
scene-partner = Partner: { $partner }
scene-your-partner = Dein Partner
fact-actions = { $seat }: { $left ->
    [0] Ende des Zuges
    [one] noch eine Aktion
   *[other] noch { $left } Aktionen
 }
fact-drawing = { $seat } zieht Karten nach
fact-reward = Gepflückt: { $flower }. { $seat } wählt eine Belohnung
fact-last-round = { $turns ->
    [0] Der allerletzte Zug
    [one] Letzte Runde: nach diesem noch ein Zug
   *[other] Letzte Runde: nach diesem noch { $turns } Züge
 }
fact-team = { $one } und { $two } { $points }
sheet-completed = Letztes Blütenblatt: { $flower }
sheet-gathered = Unvollendet: { $flower }
sheet-token = Punktemarke
