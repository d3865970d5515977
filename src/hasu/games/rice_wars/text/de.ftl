name = Rice Wars
about = Daimyos schicken Bauern auf die Reisfelder, werben Soldaten und Berater an und streiten um die Insel.

help =
    Jede Runde: Einkommen für Bauern, die mit deinem Palast verbunden sind; Anwerben und
    Unterhalt; in manchen Runden geheime Gebote für Berater; dann reihum je eine Aktion
    (Bauer setzen, Karte spielen, kämpfen, zum Duell fordern, Dienst nutzen), bis alle
    zweimal gepasst haben; dann neue Karten. Im Kampf legen beide Seiten Männer und verdeckte
    Karten dazu; die größere Stärke gewinnt. Die meisten Bauern auf den Feldern siegen.

option-side = Die Seite des Spielplans: basic (2 bis 4 Spieler) oder epic (3 bis 5). Ohne Angabe basic bis vier Spieler und epic zu fünft; zu zweit spielt ein lästiger Nachbar mit.
option-board = Ein eigener Spielplan: der Pfad seiner Datei.
option-content = Karten, Berater und Männer: der Haussatz (house) oder der Pfad einer eigenen Datei.

neighbour = Der Nachbar
the-neighbour = den Nachbarn
of-neighbour = vom Nachbarn
owner-neighbour = der Nachbar
of-player = von { $name }

man-peasant = Bauer
man-ashigaru = Ashigaru
man-ronin = Ronin

sign-nothing = kein Zeichen
sign-ryo = 3 Ryo mehr für alle
sign-advisors = Berater
sign-card = eine Karte mehr
sign-attack = Angreifer +1

effect-gain = { $amount } Ryo erhalten
effect-place = { $amount ->
    [one] einen Bauern von der Karte setzen
   *[other] bis zu { $amount } Bauern von der Karte setzen
 }
effect-settle = { $amount ->
    [one] einen Bauern aus dem Vorrat setzen
   *[other] bis zu { $amount } Bauern aus dem Vorrat setzen
 }
effect-levy = { $amount ->
    [one] einen Bauern auf die Karte nehmen
   *[other] { $amount } Bauern auf die Karte nehmen
 }
effect-draft = { $amount ->
    [one] einen Ashigaru anwerben
   *[other] { $amount } Ashigaru anwerben
 }
effect-rest = { $amount ->
    [one] einen erschöpften Mann wieder aktiv machen
   *[other] bis zu { $amount } erschöpfte Männer wieder aktiv machen
 }
effect-move = { $amount ->
    [one] einen eigenen Bauern versetzen
   *[other] bis zu { $amount } eigene Bauern versetzen
 }
effect-draw = { $amount } ziehen, { $discards } abwerfen
effect-spy = eine Hand ansehen und { $amount ->
    [one] eine Karte
   *[other] { $amount } Karten
 } davon abwerfen
effect-steal = einem Gegner bis zu { $amount } Ryo nehmen
effect-lure = { $amount ->
    [one] einem Gegner eine zufällige Karte nehmen
   *[other] einem Gegner { $amount } zufällige Karten nehmen
 }
effect-revolt = { $amount ->
    [one] einen abgeschnittenen Bauern entfernen
   *[other] bis zu { $amount } abgeschnittene Bauern entfernen
 }
effect-bribe = einen benachbarten Bauern abwerben, außer man zahlt dir { $amount } Ryo
effect-strength-combat = +{ $amount } im Kampf
effect-strength-duel = +{ $amount } im Duell
effect-spear = +{ $amount } im Kampf mit einem Ashigaru
effect-hireling = { $amount ->
    [one] eine unbekannte Karte vom Stapel kämpft mit
   *[other] { $amount } unbekannte Karten vom Stapel kämpfen mit
 }
effect-win = gewinnt bei Gleichstand
effect-cancel = die Karte aufheben

service = { $advisor }: { $effect }
card = { $card } ({ $cost } Ryo): { $effect }
card-bonus = { $card } (+{ $bonus })

ask-palace = Wo steht dein Palast?
ask-palace-neutral = Wo steht der Palast des Nachbarn?
ask-move-palace = Alle Paläste stehen. Versetzt du deinen?
ask-place = Wohin kommt der Bauer?
ask-place-neutral = Wohin kommt der Bauer des Nachbarn?
ask-recruit = Du hast { $ryo } Ryo. Wen wirbst du an oder bezahlst du?
ask-next-advisor = Welcher Berater wird als Nächster versteigert?
ask-bid = Dein geheimes Gebot für { $advisor }? Du hast { $ryo } Ryo.
ask-action = Deine Aktion?
ask-rival-fight = Wen forderst du zum Duell?
ask-rival-spy = Wessen Hand siehst du an?
ask-rival-steal = Wem nimmst du Geld?
ask-rival-lure = Wem nimmst du eine Karte?
ask-target-fight = Welchen Bauern greifst du an?
ask-target-revolt = Welcher Bauer wird vertrieben?
ask-target-bribe = Welchen Bauern wirbst du ab?
ask-attackers = Wer greift { $field } an?
ask-defenders = { $attacker } greift { $field } mit Stärke { $strength } an. Wer verteidigt?
ask-support = Kampf um { $field }: offene Stärke { $mine } gegen { $theirs }. Eine Karte oder ein Dienst?
ask-support-duel = Duell: offene Stärke { $mine } gegen { $theirs }. Eine Karte oder ein Dienst?
ask-pay = Bezahlst du für { $card }?
ask-occupy = { $field } ist leer. Setzt du einen Bauern dorthin?
ask-respond = { $player } spielt { $card } gegen dich. Antwortest du?
ask-respond-lost = Dein Bauer auf { $field } ist verloren. Antwortest du?
ask-accept = Der Ronin von { $attacker } fordert dich. Kämpfst du?
ask-yield-given = { $left ->
    [one] Welchen Bauern gibst du ab?
   *[other] Welchen von { $left } Bauern gibst du zuerst ab?
 }
ask-yield-lost = { $left ->
    [one] Welchen Bauern entfernst du?
   *[other] Welchen von { $left } Bauern entfernst du zuerst?
 }
ask-ransom = { $player } will deinen Bauern auf { $field } abwerben. Zahlst du { $ryo } Ryo, um ihn zu behalten?
ask-rest = Wer wird wieder aktiv?
ask-move-from = Welcher Bauer zieht um?
ask-move-to = Wohin kommt der Bauer von { $field }?
ask-discard = Welche Karte wirfst du ab?
ask-discard-of = Welche Karte von { $player } wird abgeworfen?

palace-at = Palast auf { $space }
palace-stay = Auf { $space } stehen lassen
palace-to = Nach { $space } versetzen
field = { $field }
field-sacred = { $field }, das heilige Feld
enough = Genug
recruit-done = Fertig
recruit-done-unpaid = { $unpaid ->
    [one] Fertig; ein Unbezahlter geht
   *[other] Fertig; { $unpaid } Unbezahlte gehen
 }
hire-peasant = Einen Bauern anwerben ({ $ryo } Ryo)
hire-ashigaru = Einen Ashigaru anwerben ({ $ryo } Ryo)
hire-ronin = Einen Ronin anwerben ({ $ryo } Ryo)
keep-ashigaru = Einen Ashigaru bezahlen ({ $ryo } Ryo)
keep-ronin = Den Ronin bezahlen ({ $ryo } Ryo)
keep-advisor = { $advisor } bezahlen ({ $ryo } Ryo)
bid = { $ryo } Ryo
bid-nothing = Nichts
pass = { $left ->
    [0] Zum letzten Mal passen
   *[other] Passen
 }
place = Einen Bauern setzen
attack = Einen Bauern angreifen
challenge = Einen Daimyo zum Duell fordern
rival = { $player }
target = { $field } ({ $owner-daimyo })
soldiers-none = Der Bauer allein: Stärke { $strength }
soldiers = { $ashigaru } Ashigaru: Stärke { $strength }
soldiers-ronin = Der Ronin: Stärke { $strength }
soldiers-both = { $ashigaru } Ashigaru und der Ronin: Stärke { $strength }
decline = Nichts weiter
pay-nothing = Nein
pay-card = { $ryo } Ryo zahlen: +{ $bonus }
pay-tie = { $ryo } Ryo zahlen und bei Gleichstand gewinnen
occupy = Einen Bauern auf { $field } setzen
leave-empty = { $field } leer lassen
respond-not = Keine Antwort
accept = Kämpfen (eine Niederlage kostet { $peasants ->
    [one] einen Bauern
   *[other] { $peasants } Bauern
 })
refuse = Ablehnen und { $peasants ->
    [0] nichts
    [one] einen Bauern
   *[other] { $peasants } Bauern
 } abgeben
ransom = { $ryo } Ryo zahlen
ransom-not = Den Bauern ziehen lassen
rest = { $man }

board-opening = Aufbau
board-round = Runde { $round } von { $rounds }: { $sign }
board-legend = [A] Palast · A verbundener Bauer · a abgeschnittener Bauer · * heiliges Feld
board-daimyo = { $name }: { $peasants } auf Feldern, { $ready } bereit · Ashigaru { $fresh }/{ $ashigaru } · Ronin { $ronin } · Karten { $cards } · Passen { $passes }
board-neighbour = { $name }: { $peasants } auf Feldern, { $ready } bereit, { $group } beiseite · Ashigaru { $fresh }/{ $ashigaru }
board-governor = (Statthalter)
board-advisor = { "    " }{ $name } (Unterhalt { $upkeep }): { $served }
board-own = Du hast { $ryo } Ryo. Deine Hand: { $cards }
board-down = Verdeckt: { $cards }
board-known = Du weißt, dass { $player } hält: { $cards }

event-governor = { $seat } ist der erste Statthalter.
event-palace = { $daimyo }: Palast auf { $space }.
event-kept-palace = { $seat } lässt den Palast stehen.
event-round = Runde { $round }: { $sign }.
event-income = { $seat } erhält { $ryo } Ryo.
event-recruited = { $seat } wirbt an: { $man }.
event-kept-man = { $seat } zahlt { $ryo } Ryo Unterhalt: { $man }.
event-kept-advisor = { $seat } zahlt { $ryo } Ryo für { $advisor }.
event-left = { $seat } zahlt nicht und verliert: { $man }.
event-lost-advisor = { $seat } zahlt nicht für { $advisor } und nimmt die Marke zurück.
event-neutral-recruits = Verstärkung für den Nachbarn: Bauern { $peasants }, Ashigaru { $ashigaru }.
event-advisor-came = { $advisor } kommt als Berater.
event-advisor-left = { $advisor } verlässt das Spiel.
event-auction = { $advisor } wird versteigert.
event-bid = { $seat } bietet { $ryo } Ryo.
event-services = { $seat } zahlt { $ryo } Ryo und erhält { $services ->
    [one] einen Dienst
   *[other] { $services } Dienste
 } von { $advisor }.
event-passed = { $left ->
    [0] { $seat } passt zum letzten Mal in dieser Runde.
   *[other] { $seat } passt.
 }
event-placed = { $daimyo }: Bauer auf { $field }.
event-moved = { $seat } versetzt einen Bauern von { $field } nach { $field-to }.
event-played = { $seat } spielt { $card }.
event-used-service = { $seat } nutzt einen Dienst von { $advisor }.
event-aimed = { $seat } zielt auf { $the-daimyo }.
event-responded = { $seat } antwortet mit { $card }.
event-cancelled = { $card } von { $seat } bleibt ohne Wirkung.
event-gained = { $seat } erhält { $ryo } Ryo.
event-levied = { $seat } nimmt { $peasants ->
    [one] einen Bauern
   *[other] { $peasants } Bauern
 } auf die Karte.
event-spied = { $seat } sieht die Hand von { $victim } an.
event-saw = { $seat } sieht bei { $victim }: { $card }.
event-saw-unseen = { $seat } sieht eine Karte von { $victim }.
event-discarded = { $seat }: { $card } wird abgeworfen.
event-stole = { $seat } nimmt { $ryo } Ryo von { $victim }.
event-stole-unseen = { $seat } nimmt verdeckt Geld von { $victim }.
event-robbed = { $seat } verliert { $ryo } Ryo.
event-robbed-unseen = { $seat } gibt Geld her.
event-lured = { $seat } nimmt { $card } von { $victim }.
event-lured-unseen = { $seat } nimmt eine Karte von { $victim }.
event-gave = { $seat } verliert { $card }.
event-gave-unseen = { $seat } verliert eine Karte.
event-rested = { $seat }: wieder aktiv: { $man }.
event-ransomed = { $seat } zahlt { $ryo } Ryo und behält den Bauern.
event-replaced = { $daimyo } übernimmt den Bauern auf { $field } ({ $of-victim }).
event-removed = { $daimyo }: der Bauer auf { $field } wird entfernt.
event-attacked = { $seat } greift { $field } ({ $owner-daimyo }) mit { $ashigaru } Ashigaru und { $ronin } Ronin an: Stärke { $strength }.
event-defended = { $daimyo } verteidigt mit dem Bauern, { $ashigaru } Ashigaru und { $ronin } Ronin: Stärke { $strength }.
event-played-down = { $seat } spielt { $card } verdeckt.
event-played-down-unseen = { $seat } spielt eine Karte verdeckt.
event-strengthened = { $advisor } hilft { $seat }: +{ $bonus }, Stärke { $strength }.
event-hired = { $advisor } hilft { $seat }: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 } vom Stapel, verdeckt.
event-declined = { $seat } fügt nichts hinzu.
event-revealed = { $daimyo } deckt { $card } auf: +{ $bonus }, Stärke { $strength }.
event-paid-card = { $seat } zahlt { $ryo } Ryo für { $card }: +{ $bonus }, Stärke { $strength }.
event-tied = Gleichstand bei { $strength }.
event-paid-tie = { $seat } zahlt { $ryo } Ryo für { $card } und gewinnt den Gleichstand.
event-turned-up = Eine Karte vom Stapel für { $the-daimyo }: { $card }, +{ $bonus }, Stärke { $strength }.
event-no-cards = Keine Karten mehr: der Verteidiger hält das Feld.
event-combat = { $daimyo } gewinnt den Kampf, { $strength } zu { $other }.
event-challenged = Der Ronin von { $seat } fordert { $rival } zum Duell.
event-refused = { $seat } lehnt das Duell ab.
event-accepted = { $seat } nimmt das Duell an.
event-duel = { $seat } gewinnt das Duell, { $strength } zu { $other }.
event-both-lost = Beide haben { $strength }: beide verlieren das Duell.
event-ronin-lost = Der Ronin von { $seat } kehrt in den Vorrat zurück.
event-drew = { $seat } zieht { $card }.
event-drew-unseen = { $seat } zieht eine Karte.
event-shuffled = Der Abwurf wird zu einem neuen Stapel von { $cards } Karten gemischt.
event-scored = { $daimyo }: { $peasants ->
    [one] ein Bauer
   *[other] { $peasants } Bauern
 } auf den Feldern.
event-wealth = { $seat } liegt gleichauf und besitzt { $ryo } Ryo an Geld und Männern.
event-won = { $seat } gewinnt mit { $peasants } Bauern!
event-all-lost = Niemand liegt allein vor dem Nachbarn: beide Spieler verlieren.

# The page
scene-board = The island
scene-hand = Your hand
scene-camp = Daimyo card of { $name }
scene-space = Palace space { $space }
scene-field-empty = { $field }: empty
scene-field-held = { $field }: peasant of { $name }
scene-field-lone = { $field }: peasant of { $name }, cut off from the palace
scene-palace = Palace of { $name }
scene-contested = { $field }: this field is at stake
scene-round = Round { $round }: { $sign }
scene-deck = Deck: { $cards } cards
scene-discards = Discards: { $cards } cards
scene-supply = { $man }: { $left } left in the supply
scene-man = { $man }, active
scene-man-tired = { $man }, exhausted
scene-man-unpaid = { $man }, not paid yet
scene-aside = { $peasants } peasants of the neighbour still to come
scene-passes = { $name }: pass markers left: { $passes }
scene-ryo = { $ryo } ryo
scene-ryo-secret = secret money
scene-cards = { $cards ->
    [one] one card in hand
   *[other] { $cards } cards in hand
 }
scene-governor = { $name } is the governor
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
scene-secret = down
scene-unseen = A card of the deck that nobody has seen
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
figure-ready = Peasants ready
figure-ashigaru = Ashigaru
figure-ronin = Ronin
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
short-gain = gain { $amount } ryo
short-place = { $amount ->
    [one] place one peasant
   *[other] place up to { $amount } peasants
 }
short-settle = { $amount ->
    [one] place one peasant from the stock
   *[other] place { $amount } peasants from the stock
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
short-steal = take { $amount } ryo
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
sheet-neighbour = The neighbour: { $peasants } peasants
sheet-wealth = Tie: { $name } owns { $ryo } ryo in money and men
sheet-all-lost = Nobody is alone ahead of the neighbour
