name = Der weiße Lotus
about = Beansprucht die Provinzen des Yuan-Reichs, macht sie einander streitig und erhebt euch gegen den Kaiser.

help =
    Jedes Jahr hat seine Phasen: Provinzen beanspruchen; sie vergeben, allein umsonst,
    umstritten in geheimen Runden (nenne einen Rivalen und setze Einfluss gegen ihn: Wer am
    meisten auf sich zieht, scheidet aus); der Kaiser punktet; wer Dörfer hat, kann einen
    Aufstand führen, alle wählen eine Seite und setzen Kampfpunkte; dann neue Punkte und neue
    Provinzen. Die meisten Paläste machen den Kaiser. Hat jede Provinz einen Herrn, zählen
    Gebäude, Drachen, das größte Gebiet und gesammelte Punkte.

building-village = Dorf
building-palace = Palast
building-temple = Tempel
building-fortress = Festung
building-rice-field = Reisfeld
count-village = { $count ->
    [one] 1 Dorf
   *[other] { $count } Dörfer
 }
count-palace = { $count ->
    [one] 1 Palast
   *[other] { $count } Paläste
 }
count-temple = { $count } Tempel
count-fortress = { $count ->
    [one] 1 Festung
   *[other] { $count } Festungen
 }
count-rice-field = { $count ->
    [one] 1 Reisfeld
   *[other] { $count } Reisfelder
 }
influence-points = { $count ->
    [one] 1 Einflusspunkt
   *[other] { $count } Einflusspunkte
 }
combat-points = { $count ->
    [one] 1 Kampfpunkt
   *[other] { $count } Kampfpunkte
 }
both-points = { $influence } und { $combat }

option-edition = Welche gedruckten Regeln: In der deutschen Ausgabe werden Seite und Kampfpunkte eines Aufstands zusammen aufgedeckt, auf den Chip eines Tempels darf man verzichten, und bei Gleichstand an Palästen kann Kaiser werden, wer dem alten einen nahm; in der französischen werden zuerst die Seiten aufgedeckt, jeder Chip muss gezogen werden, und bei Gleichstand bleibt der Kaiser.
option-edition-de = deutsche
option-edition-fr = französische
option-negotiation = Rat halten: Spieler dürfen einander Punkte geben und tauschen.
option-first = Wer der erste Kaiser ist; sonst entscheidet der Zufall.
option-board = Die Karte: eine mitgelieferte mit ihrem Namen oder der Pfad der eigenen.
option-board-yuan = Das China der Yuan

ask-claim = { $number ->
    [4] Ein zusätzlicher Marker für ein Reisfeld: Welche Provinz beanspruchst du?
    [5] Noch ein zusätzlicher Marker für ein Reisfeld: Welche Provinz beanspruchst du?
   *[other] Marker { $number } von { $markers }: Welche Provinz beanspruchst du?
 }
ask-name = Du bist Kaiser: Um welche Provinz geht es als Nächstes?
ask-target = { $province } ({ $building }): Wen willst du verdrängen?
ask-amount = { $province } ({ $building }): Wie viel Einfluss gegen { $other }? Du hast { $held }.
ask-expel = { $province } ({ $building }): Gleichstand. Kaiser, wer muss weichen?
ask-lead = Führst du einen Aufstand gegen Kaiser { $emperor } an? Du hast { $villages ->
    [one] ein Dorf
   *[other] { $villages } Dörfer
 }.
ask-side = { $leader } erhebt sich gegen Kaiser { $emperor }. Auf welcher Seite stehst du?
ask-commit = Wie viele Kampfpunkte { $side }? Du hast { $held }.
for-emperor = für den Kaiser
for-rebels = für die Rebellen
ask-take = Deine Seite hat gewonnen. Welche Provinz nimmst du?
ask-palaces = { $palaces ->
    [one] Dein Palast bringt 2 Einflusspunkte oder 1 Kampfpunkt. Was nimmst du?
   *[other] Jeder deiner { $palaces } Paläste bringt 2 Einflusspunkte oder 1 Kampfpunkt. Wie teilst du auf?
 }
ask-more = Ziehst du für einen Tempel noch einen Chip?
ask-place = Du hast einen Chip gezogen ({ $building }). Wohin legst du ihn?
ask-approach = Rat: Willst du jemandem ein Angebot machen? { $left ->
    [one] Du hast in dieser Phase noch ein Angebot.
   *[other] Du hast in dieser Phase noch { $left } Angebote.
 }
ask-give-influence = Wie viel Einfluss gibst du { $other }? Du hast { $influence }.
ask-give-combat = Wie viele Kampfpunkte gibst du { $other }? Du hast { $combat }.
ask-want-influence = Wie viel Einfluss willst du dafür von { $other }?
ask-want-combat = Wie viele Kampfpunkte willst du dafür von { $other }?
ask-answer = { $other } bietet dir { $given } und will { $wanted }. Bist du einverstanden?

claim = { $province } ({ $building }{ $dragon ->
    [0] {""}
   *[other] , Drache
 }){ $markers ->
    [0] {""}
    [one] , 1 Marker
   *[other] , { $markers } Marker
 }
keep-marker = Zusätzlichen Marker weglassen
take = { $province } ({ $building }{ $dragon ->
    [0] {""}
   *[other] , Drache
 }) von { $other }
place = { $province }{ $dragon ->
    [0] {""}
   *[other] {" "}(Drache)
 }
a-player = { $other }{ $against ->
    [0] {""}
   *[other] {" "}({ $against } dagegen)
 }
lead = Den Aufstand anführen
refuse = Kein Aufstand unter mir
side-emperor = Mit dem Kaiser
side-rebels = Mit den Rebellen
draw-more = Noch einen Chip ziehen
draw-enough = Keinen weiteren Chip
approach-nobody = Nichts zu verhandeln
approach = { $other } ein Angebot machen
accept = Zustimmen
decline = Ablehnen

neutral = neutral
board-head = Jahr { $year } · Kaiser { $emperor } · Chips im Beutel { $bag } · leere Provinzen { $free }
board-player = { $name }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 } ({ $chips } gesammelt) · { $provinces ->
    [one] 1 Provinz
   *[other] { $provinces } Provinzen
 } · Einfluss { $influence } · Kampf { $combat }

scene-board = Die Karte des Reichs
scene-empty = leer
scene-dragon = Drache
scene-markers = Marker
scene-year = Jahr { $year }
scene-bag = Der Beutel mit { $tiles ->
    [one] 1 Chip
   *[other] { $tiles } Chips
 }
scene-drawn = Gezogen: { $building }
scene-conflict = Streit um { $province } ({ $building })
scene-claimant = { $seat }, Einfluss { $influence }
scene-thinks = Noch nicht gewählt
scene-sealed = Gewählt, verdeckt
scene-aim = Gegen { $other }
scene-against = { $points } gegen { $seat }
scene-uprising = Wer führt einen Aufstand an?
scene-rebellion = Der Aufstand von { $seat }
scene-fighter = { $seat }, Kampf { $combat }
scene-bonus-0 = Die Paläste des Kaisers bringen { $strength }
scene-bonus-1 = Die Dörfer des Anführers bringen { $strength }
scene-council = Rat
scene-offers-left = { $left ->
    [0] Kein Angebot mehr
    [one] Noch 1 Angebot
   *[other] Noch { $left } Angebote
 }
scene-waiting-offer = Danach: ein Angebot von { $seat } an { $other }
scene-gives = { $seat } gibt { $points }
scene-wants = { $seat } will { $points }
scene-treasury = Deine Schatzkammer
scene-influence = Einfluss: { $count }. Nächstes Einkommen: { $income } und was deine Paläste bringen.
scene-combat = Kampf: { $count }. Nächstes Einkommen: { $income } und was deine Paläste bringen.
scene-income = +{ $points } im Jahr
scene-markers-left = Noch { $count } Marker

phase-1 = Ansprüche
phase-2 = Herrschaft
phase-3 = Tribut
phase-4 = Aufstand
phase-5 = Einkommen
phase-6 = Neue Chips
fact-year = Jahr { $year }, Phase { $number }: { $phase }
fact-emperor = Kaiser: { $seat }
fact-offer = { $seat } macht { $other } ein Angebot
fact-last-year = Das letzte Jahr
note-emperor = Kaiser
note-leader = Führt den Aufstand an
note-rebel = Bei den Rebellen
note-loyal = Beim Kaiser
column-influence = Einfluss
column-combat = Kampf
column-markers = Marker
column-provinces = Provinzen
column-palace = Paläste
column-temple = Tempel
column-fortress = Festungen
column-rice-field = Reisfelder
column-village = Dörfer
column-collected = Gesammelt

sheet-palace = Paläste (je { $points })
sheet-temple = Tempel (je { $points })
sheet-fortress = Festungen (je { $points })
sheet-rice-field = Reisfelder (je { $points })
sheet-village = Dörfer (je { $points })
sheet-dragons = Drachen (je { $points })
sheet-tribute = Tribut als Kaiser
sheet-consoled = Gewonnene Aufstände ohne Provinz
n-provinces = { $size ->
    [one] 1 Provinz
   *[other] { $size } Provinzen
 }
sheet-territory = Größtes Gebiet ({ n-provinces })

event-laid-out = { $province }: { $building }.
event-first-emperor = { $seat } ist der erste Kaiser.
event-year = Jahr { $year } unter Kaiser { $seat }.
event-claimed = { $seat } beansprucht { $province }.
event-kept-marker = { $seat } lässt einen zusätzlichen Marker weg.
event-no-claim = { $seat } findet keine Provinz mehr, die zu beanspruchen wäre.
event-settled = { $seat } nimmt { $province } ({ $building }) in Besitz.
event-named = Kaiser { $seat } lässt über { $province } entscheiden.
event-palace-first = Der Palast zuerst: Es geht um { $province }.
event-played = { $seat } setzt { $influence } gegen { $other }.
event-tied = Gleichstand: { $influence } gegen { $seat }.
event-expelled = { $seat } muss aus { $province } weichen{ $influence-count ->
    [0] .
   *[other] {" "}und behält { $kept }.
 }
event-unclaimed = Niemand beansprucht { $province } ({ $building }): Die Provinz bleibt neutral.
event-new-emperor = { $seat } ist der neue Kaiser, mit { $palaces ->
    [one] einem Palast
   *[other] { $palaces } Palästen
 }!
event-last-year = Jede Provinz hat ihren Herrn: Dies ist das letzte Jahr.
event-tribute = Kaiser { $seat } erhält 1 Siegpunkt.
event-refused = { $seat } will keinen Aufstand ({ $villages ->
    [one] ein Dorf
   *[other] { $villages } Dörfer
 }).
event-calm = Kein Aufstand in diesem Jahr.
event-rebellion = { $seat } erhebt den Weißen Lotus gegen den Kaiser, mit { $villages ->
    [one] einem Dorf
   *[other] { $villages } Dörfern
 } im Rücken!
event-joined-emperor = { $seat } steht zum Kaiser.
event-joined-rebels = { $seat } schließt sich den Rebellen an.
event-committed = { $seat } bietet { $combat } auf.
event-strength-of-emperor = Die Kaiserseite: { $combat } und 2 je Palast ({ $palaces }): { $strength }.
event-strength-of-rebels = Die Rebellen: { $combat } und 1 je Dorf ({ $villages }): { $strength }.
event-emperor-wins = Kaiser { $seat } schlägt den Aufstand nieder.
event-rebels-win = Die Rebellen unter { $seat } siegen!
event-took-province = { $seat } nimmt { $province } ({ $building }) von { $other }.
event-consoled = { $seat } kann keine Provinz nehmen und erhält 1 Siegpunkt.
event-still-emperor = Andere haben mehr Paläste, aber keiner allein die meisten: { $seat } bleibt Kaiser.
event-income = { $seat } erhält { $influence } und { $combat }.
event-palace-income = Paläste von { $seat } ({ $palaces }): { $influence } und { $combat }.
event-palace-income-unseen = Paläste von { $seat } ({ $palaces }): je 2 Einflusspunkte oder 1 Kampfpunkt, geheim.
event-drew = { $seat } zieht einen Chip: { $building }.
event-placed = { $seat } legt einen Chip ({ $building }) nach { $province }.
event-kept-temple = { $seat } zieht keinen weiteren Chip.
event-no-more-tiles = Es kommen keine Chips mehr auf den Plan.
event-offered = { $seat } bietet { $other } { $combat-count ->
    [0] { $influence }
   *[other] { $influence-count ->
        [0] { $combat }
       *[other] { $influence } und { $combat }
    }
 } für { $combat-wanted-count ->
    [0] { $influence-wanted }
   *[other] { $influence-wanted-count ->
        [0] { $combat-wanted }
       *[other] { $influence-wanted } und { $combat-wanted }
    }
 }.
event-dropped = { $seat } spricht mit { $other }; nichts wechselt den Besitzer.
event-accepted = { $seat } nimmt das Angebot von { $other } an.
event-declined = { $seat } lehnt das Angebot von { $other } ab.
event-handed-over = { $seat } gibt { $other } { $combat-count ->
    [0] { $influence }
   *[other] { $influence-count ->
        [0] { $combat }
       *[other] { $influence } und { $combat }
    }
 }.
event-scored = { $seat }: { $buildings } für Gebäude, { $dragons } für Drachen, { $collected } gesammelt; zusammen { $total }.
event-territory = { $seat } hat das größte Gebiet ({ n-provinces }): { n-points } mehr.
event-territory-shared = Das größte Gebiet ({ n-provinces }) hat niemand allein.
event-won = { $seat } gewinnt mit { $points } Punkten!
event-won-tie-as-emperor = { $seat } gewinnt mit { $points } Punkten: bei Gleichstand der Kaiser.
event-won-tie-by-palaces = { $seat } gewinnt mit { $points } Punkten: bei Gleichstand die meisten Paläste ({ $palaces }).
event-won-shared = { $seat } gewinnt mit { $points } Punkten und teilt den Sieg: Bei Gleichstand hat niemand allein die meisten Paläste ({ $palaces }).
