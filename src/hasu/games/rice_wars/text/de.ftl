name = Rice Wars
about = Schick deine Bauern auf die Reisfelder, wirb Schwerter und kluge Berater an und werde der Daimyo, dem der größte Teil der Insel gehört.

help =
    Jede Runde: Einkommen für Bauern, die mit deinem Palast verbunden sind; Anwerben und
    Unterhalt; in manchen Runden geheime Gebote für Berater; dann reihum je eine Aktion
    (Bauer setzen, Karte spielen, kämpfen, zum Duell fordern, Dienst nutzen), bis alle
    zweimal gepasst haben; dann neue Karten. Im Kampf legen beide Seiten Männer und verdeckte
    Karten dazu; die größere Stärke gewinnt. Die meisten Bauern auf den Feldern siegen.

option-side = Die Seite des Spielplans: die einfache (basic) für 2 bis 4 Spieler, die große (epic) für 3 bis 5. Ohne Wahl spielen bis zu vier auf der einfachen und fünf auf der großen; zu zweit teilt ihr euch die Insel mit einem lästigen Nachbarn.
option-side-basic = Einfach: 37 Felder, 7 Runden
option-side-epic = Groß: 59 Felder, 8 Runden
option-board = Stattdessen ein eigener Spielplan: der Pfad seiner Datei.
option-content = Karten, Berater und Männer: der Haussatz (house) oder der Pfad einer Datei mit eigenen.
option-content-house = Haussatz

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
   *[other] { $amount } abgeschnittene Bauern entfernen
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
event-shuffled = Der Abwurf wird zu einem neuen Stapel von { n-cards } gemischt.
event-scored = { $daimyo }: { $peasants ->
    [one] ein Bauer
   *[other] { $peasants } Bauern
 } auf den Feldern.
event-wealth = { $seat } liegt gleichauf und besitzt { $ryo } Ryo an Geld und Männern.
event-won = { $seat } gewinnt mit { $peasants } Bauern!
event-all-lost = Niemand liegt allein vor dem Nachbarn: beide Spieler verlieren.

# Die Seite
scene-board = Die Insel
scene-hand = Deine Hand
scene-camp = Daimyo-Karte: { $name }
scene-space = Palastplatz { $space }
scene-field-empty = { $field }: leer
scene-field-held = { $field }: Bauer von { $name }
scene-field-lone = { $field }: Bauer von { $name }, vom Palast abgeschnitten
scene-field-neighbour = { $field }: Bauer des Nachbarn
scene-field-neighbour-lone = { $field }: Bauer des Nachbarn, vom Palast abgeschnitten
scene-palace = Palast: { $name }
scene-contested = { $field }: um dieses Feld geht es
scene-round = Runde { $round }: { $sign }
scene-deck = Stapel: { n-cards }
scene-discards = Ablage: { n-cards }
scene-supply = { $man }: { $left } im Vorrat
scene-man = { $man }, aktiv
scene-man-tired = { $man }, erschöpft
scene-man-unpaid = { $man }, noch nicht bezahlt
scene-aside = Bauern des Nachbarn, die noch kommen: { $peasants }
scene-passes = { $name }: Passmarken übrig: { $passes }
scene-ryo = { $ryo } Ryo
scene-ryo-secret = geheimes Geld
scene-cards = { $cards ->
    [one] eine Handkarte
   *[other] { $cards } Handkarten
 }
scene-governor = Statthalter: { $name }
scene-card = { $name } – { $moment }: { $effect }. Kostet { $cost } Ryo; verdeckt im Kampf +{ $bonus }
scene-advisor = { $name } – { $moment }: { $effect }. Unterhalt { $cost } Ryo
scene-combat = Kampf um { $field }
scene-duel = Duell
scene-aim = { $name } spielt { $card }
scene-strength = { $name }: offene Stärke { $strength }
scene-strength-open = { $name }: Stärke noch unbekannt
scene-helped = +{ $bonus } durch Dienste und das Zeichen der Runde
scene-face-down = Eine verdeckte Karte
scene-own-face-down = Verdeckt: { $card }
scene-unseen = Eine Karte vom Stapel, die niemand gesehen hat
scene-turn = An der Reihe: { $name }
scene-asked = { $name } muss antworten
scene-advisors = Berater
scene-up = { $advisor } wird versteigert
scene-waits = Noch nicht versteigert
scene-services = { $name }: { $services ->
    [one] ein Dienst übrig
   *[other] { $services } Dienste übrig
 }
scene-bid = Gebot von { $name }

figure-ryo = Ryo
figure-income = Einkommen
figure-cards = Karten
figure-soldiers = Soldaten
figure-passes = Passen
note-governor = Statthalter
note-services = { $advisor }: { $services ->
    [one] ein Dienst
   *[other] { $services } Dienste
 }
note-known = Du kennst: { $cards }
fact-recruiting = Anwerben und Unterhalt
fact-auction = Geheime Gebote für { $advisor }
fact-actions = Aktionen
fact-neighbour = Zug des Nachbarn
fact-combat = Kampf um { $field }: { $attacker } gegen { $defender }
fact-duel = Duell: { $attacker } gegen { $defender }

moment-action = Aktion
moment-combat = im Kampf
moment-tie = bei Gleichstand
moment-duel = im Duell
moment-aimed = als Antwort
moment-lost = nach Verlust

# Auf der Karte: so kurz wie möglich
short-at = { $moment }: { $effect }
short-gain = { $amount } Ryo erhalten
short-place = { $amount ->
    [one] einen Bauern setzen
   *[other] bis zu { $amount } Bauern setzen
 }
short-settle = { $amount ->
    [one] einen Bauern aus dem Vorrat setzen
   *[other] bis zu { $amount } Bauern aus dem Vorrat setzen
 }
short-levy = { $amount ->
    [one] ein Bauer umsonst
   *[other] { $amount } Bauern umsonst
 }
short-draft = { $amount ->
    [one] ein Ashigaru umsonst
   *[other] { $amount } Ashigaru umsonst
 }
short-rest = { $amount ->
    [one] ein Mann ruht aus
   *[other] bis zu { $amount } Männer ruhen aus
 }
short-move = { $amount ->
    [one] einen Bauern versetzen
   *[other] bis zu { $amount } Bauern versetzen
 }
short-draw = { $amount } ziehen, { $discards } abwerfen
short-spy = Hand ansehen, { $amount } davon abwerfen
short-steal = bis zu { $amount } Ryo nehmen
short-lure = { $amount ->
    [one] eine zufällige Karte nehmen
   *[other] { $amount } zufällige Karten nehmen
 }
short-revolt = { $amount ->
    [one] einen einsamen Bauern entfernen
   *[other] { $amount } einsame Bauern entfernen
 }
short-bribe = Bauern nebenan abwerben oder { $amount } Ryo
short-strength = +{ $amount }
short-spear = +{ $amount } mit einem Ashigaru
short-hireling = { $amount ->
    [one] eine Karte vom Stapel kämpft mit
   *[other] { $amount } Karten vom Stapel kämpfen mit
 }
short-win = Gleichstand gewinnen
short-cancel = Karte gegen dich aufheben

sheet-connected = Bauern, mit dem Palast verbunden
sheet-lone = Bauern, vom Palast abgeschnitten
