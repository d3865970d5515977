name = China
about = Bâtissez des palais, gagnez des alliés et reliez des routes à travers neuf provinces de la Chine ancienne ; chaque pion posé sert aussi les rivaux.

help =
    À votre tour, placez des pions ou échangez une carte.
    Placer : jusqu’à deux pions dans une province (un seul si elle est vide), chacun payé
    d’une carte de sa couleur ou de deux cartes d’une même couleur. Un palais occupe un
    emplacement libre, un émissaire se tient sur le dragon : jamais plus d’émissaires que
    le premier n’y a de palais. Une province pleine est comptée aussitôt : le premier marque
    un point par palais présent, le deuxième un par palais du premier, et ainsi de suite.
    À la fin comptent aussi les alliances (majorités d’émissaires dans deux provinces
    voisines) et les routes (au moins quatre palais à la suite).

colour-red = rouge
colour-green = vert
colour-yellow = jaune
colour-orange = orange
colour-purple = mauve
card-red = une carte rouge
card-green = une carte verte
card-yellow = une carte jaune
card-orange = une carte orange
card-purple = une carte mauve
pair-red = deux cartes rouges
pair-green = deux cartes vertes
pair-yellow = deux cartes jaunes
pair-orange = deux cartes orange
pair-purple = deux cartes mauves
pay-both = { $one } et { $other }

piece-palace = un palais
piece-emissary = un émissaire
piece-fortification = une fortification

tile-yellow = une tuile bonus jaune
tile-orange = une tuile bonus orange
tile-green = une tuile bonus verte
tile-letter-yellow = j
tile-letter-orange = o
tile-letter-green = v

special-emperor-first = l’empereur d’abord
special-two-provinces = deux provinces
special-swap = troquer une carte

option-side = La face du plateau. La première est prévue pour 3 ou 4 joueurs, la seconde, avec d’autres routes, pour 4 ou 5 ; à quatre, vous avez le choix.
option-side-auto = Selon le nombre de joueurs
option-side-one = Première face (3–4 joueurs)
option-side-two = Seconde face (4–5 joueurs)
option-fortifications = Fortifications : chacun en a une à placer ; qui bâtit dessus double ses points de palais dans la province et sa route.
option-bonus_tiles = Tuiles bonus : deux sont cachées dans chaque province ; la majorité dans une couleur vaut 6 points.
option-border_disputes = Querelles frontalières : un plateau à part, avec des postes aux frontières et des ports en bord de mer, sans fortifications.
option-light = La version légère à deux : pas de cartes d’influence, et l’empereur ne rapporte rien à personne.
option-board = La carte : celle que demandent les autres options, ou le fichier de votre propre plateau.
option-board-auto = Selon les autres options
option-board-side-1 = Première face (3–4 joueurs)
option-board-side-2 = Seconde face (4–5 joueurs)
option-board-disputes = Querelles frontalières
option-first = Qui commence, et reste donc premier à chaque tour de table ; sinon le hasard décide.

whose-own = Vous placez
whose-emperor = L’empereur place
ask-turn = Où placez-vous, ou échangez-vous une carte ?
ask-piece = { $whose } en { $province }. Quel pion ?
ask-space = { $whose } { $piece } en { $province }. Sur quelle case ?
ask-payment = { $whose } { $piece } en { $province }. Avec quelles cartes ?
ask-more = Encore un pion en { $province } ?
ask-more-elsewhere = Encore un pion dans une autre province ?
ask-elsewhere = Dans quelle autre province ?
ask-exchange = Échanger quelle carte contre laquelle ?
ask-draw = { $missing ->
    [one] Piochez une carte. D’où ?
   *[other] Piochez { $missing } cartes, une par une. D’où ?
 }
ask-keep = Laquelle des cartes jouées gardez-vous devant vous ?
ask-court = Vous dirigez l’empereur. Où place-t-il un pion ?
ask-swap = Troquer quelle carte de votre main contre quelle carte visible ?

enter = { $province } ({ $colour }) : { $free ->
    [0] aucune case libre
    [1] une case libre
   *[other] { $free } cases libres
 }, { $room ->
    [0] pas de place pour un émissaire
    [1] place pour un émissaire
   *[other] place pour { $room } émissaires
 }
exchange = Échanger une carte
use-special = Carte spéciale : { $special }
place = Placer { $piece }
stop = Plus de pion
choose-space = { $space }{ $tile }{ $fortification } (routes vers { $roads })
on-nothing = { "" }
on-fortification = , sur la fortification
on-tile = , avec { $tile }
exchange-for = Donner { $given }, prendre { $taken }
from-deck = la première carte de la pioche (reste { $left })
court-wait = L’empereur ne place rien

board-legend = A–E palais, + sur fortification · # fortification · ? j o v tuile bonus · ✓ décomptée
board-posts = Postes frontières : { $posts }
board-roads = Routes :
board-alliances = Alliances :
board-envoys = émissaires
board-row = Visibles : { $row } · pioche { $left } · défausse { $discards } { $outs ->
    [0] { "" }
    [1] · remélangée une fois
   *[other] · dernier tour de table
 }
board-court = Cartes de l’empereur : { $cards }
board-player = { $letter } { $name } : { n-points } · main { $hand } · palais en réserve { $palaces } · émissaires en réserve { $emissaries }
board-fortification = fortification en réserve
board-tiles = tuiles bonus : jaune { $yellow }, orange { $orange }, vert { $green }
board-kept = gardées : { $kept } · influence : { $influence }
board-specials = cartes spéciales : { $specials }
board-emperor = { $letter } L’empereur : palais en réserve { $palaces } · émissaires en réserve { $emissaries }
board-hand = Votre main : { $cards }

event-first = { $seat } reçoit le pion empereur et commence.
event-turn = Au tour de { $seat }.
event-skipped = { $seat } ne peut ni placer ni échanger : son tour est sauté.
event-built = { $seat } bâtit un palais : { $place }.
event-sent = { $seat } envoie un émissaire en { $province }.
event-fortified = { $seat } place une fortification : { $place }.
event-emperor-built = { $seat } bâtit un palais pour l’empereur : { $place }.
event-emperor-sent = { $seat } envoie un émissaire de l’empereur en { $province }.
event-paid = { $seat } joue { $cards }.
event-emperor-paid = L’empereur joue { $cards }.
event-exchanged = { $seat } échange { $card }.
event-drew = { $seat } pioche { $card }.
event-drew-unseen = { $seat } pioche une carte.
event-took = { $seat } prend { $card } parmi les cartes visibles.
event-turned-up = Nouvelle carte visible : { $card }.
event-reshuffled = La pioche est épuisée ; cartes défaussées remélangées : { $cards }.
event-last-round = La pioche est épuisée pour la deuxième fois : on termine le tour de table.
event-emperor-drew = L’empereur pioche { $card }.
event-emperor-waits = { $seat } laisse l’empereur attendre.
event-kept = { $seat } garde { $card }.
event-influence = { $seat } prend la carte d’influence ({ $colour }).
event-special = { $seat } joue une carte spéciale : { $special }.
event-swapped = { $seat } pose { $card } parmi les cartes visibles.
event-tile-turned = { $place } : { $tile } est retournée.
event-tile-won = { $seat } prend { $tile }.
event-emperor-tile = L’empereur prend { $tile }.
event-province-full = { $province } est complète et se décompte.
event-palaces = { $seat }, { $province } : { n-points } pour { $palaces ->
    [one] { $palaces } palais
   *[other] { $palaces } palais
 }.
event-palaces-doubled = { $seat }, { $province } : { n-points } pour { $palaces } palais, doublés par une fortification.
event-emperor-palaces = { $seat }, { $province } : { n-points } de l’empereur, par influence.
event-ports = { $seat }, ports : { n-points } pour { $palaces } palais.
event-final = La partie est finie : décompte final.
event-alliance = { $seat }, alliance { $alliance } ({ $province }–{ $other }) : { n-points }.
event-chain = { $seat }, route de { $place } à { $last } : { n-points }.
event-chain-doubled = { $seat }, route de { $place } à { $last } : { n-points }, doublés par une fortification.
event-tiles = { $seat } : { n-points } pour la majorité de tuiles ({ $tile } × { $count }).
event-scored = { $seat } : palais { $palaces }, alliances { $alliances }, routes { $roads }, ports { $ports }, tuiles { $tiles } ; ensemble { n-points }.
event-tied = { $seat } est à égalité ; pions en réserve : { $pieces }.
event-won = { $seat } gagne avec { n-points } !

scene-land = Les neuf provinces
scene-province = { $province } ({ $colour }) : { $free ->
    [0] aucune case libre
    [1] une case libre
   *[other] { $free } cases libres
 }. Palais : { $palaces }
scene-dragon = { $province }, case du dragon : { $room ->
    [0] pas de place pour un émissaire
    [1] place pour un émissaire
   *[other] place pour { $room } émissaires
 }. Émissaires : { $emissaries }
scene-alliance = Alliance { $number } : { $province }–{ $other }
scene-emperor = l’empereur
scene-palace = { $place } : palais ({ $seat })
scene-emissary = { $province } : émissaire ({ $seat })
scene-fortification = { $place } : fortification
scene-tile-down = { $place } : tuile bonus, face cachée
scene-tile = { $place } : { $tile }
scene-scored = { $province } est décomptée
scene-leads = { $seat } mène l’alliance { $number } ; elle vaut { n-points } à présent
scene-deck = Pioche : reste { $left }
scene-discards = Défausse : { $cards }
scene-hand = Vos cartes et vos pions
scene-palaces-left = Palais dans votre réserve : { $left }
scene-emissaries-left = Émissaires dans votre réserve : { $left }
scene-fortification-left = Votre fortification
scene-court = La cour de l’empereur
scene-emperor-palaces = Palais de l’empereur en réserve : { $left }
scene-emperor-emissaries = Émissaires de l’empereur en réserve : { $left }
scene-influences = Influence et cartes gardées
scene-played-cards = Jouées ce tour-ci
scene-influence = Influence, { $colour } : { $seat }
scene-kept = Cartes gardées par { $seat } ({ $colour }) : { $cards }
scene-played = Jouée ce tour-ci : { $card }

panel-hand = main
panel-palaces = palais
panel-emissaries = émissaires
panel-tiles = tuiles
note-starter = Pion empereur : commence chaque tour de table
note-fortification = Fortification encore à placer
note-influence = Influence : { $colours }
note-specials = Cartes spéciales : { $specials }

fact-turn = { $seat } place ou échange
fact-placing = { $seat } place en { $province }
fact-placing-emperor = { $seat } place pour l’empereur en { $province }
fact-elsewhere = { $seat } place aussi dans une autre province
fact-exchanging = { $seat } échange une carte
fact-drawing = { $seat } pioche
fact-keeping = { $seat } garde une carte jouée
fact-court = { $seat } dirige l’empereur
fact-deck-first = Premier passage de la pioche : reste { $left }
fact-deck-second = Second passage de la pioche : reste { $left } avant le dernier tour
fact-deck-last = Dernier tour de table

sheet-palaces = { $province } : palais
sheet-palaces-doubled = { $province } : palais, doublés par la fortification
sheet-emperor-palaces = { $province } : palais de l’empereur, par influence
sheet-ports = Ports
sheet-alliance = Alliance { $alliance } : { $province }–{ $other }
sheet-chain = Route { $place } – { $last }
sheet-chain-doubled = Route { $place } – { $last }, doublée par la fortification
sheet-tiles-yellow = Majorité des tuiles bonus jaunes
sheet-tiles-orange = Majorité des tuiles bonus orange
sheet-tiles-green = Majorité des tuiles bonus vertes
