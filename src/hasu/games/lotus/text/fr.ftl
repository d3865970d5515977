name = Lotus
about = Faites pousser les fleurs pétale par pétale, gardez-les et cueillez-les au bon moment.

help =
    À votre tour, deux actions, deux fois la même si vous voulez :
    jouer un ou deux pétales d’une même fleur, échanger une ou deux cartes avec
    votre pioche, ou déplacer un gardien sur une fleur. Puis complétez votre main.
    Qui pose le dernier pétale gagne les pétales de la fleur, un point chacun.
    Qui y a le plus de gardiens (pions et symboles ●) prend une récompense.

flower-iris = iris
flower-primrose = primevère
flower-cherry = cerisier
flower-lily = lys
flower-lotus = lotus
the-iris = l’iris
the-primrose = la primevère
the-cherry = le cerisier
the-lily = le lys
the-lotus = le lotus

card-0 = { $flower } sauvage
card-1 = { $flower } ●
card-2 = { $flower } ●●

power-elder-guardian = Gardien ancestral : un gardien qui compte double
power-enlightened-path = Chemin de l’illumination : une main de cinq cartes
power-infinite-growth = Croissance infinie : autant de pétales que voulu par action

short-elder-guardian = ancestral
short-enlightened-path = illumination
short-infinite-growth = croissance

from-supply = de la réserve
from-flower = depuis la fleur « { $flower } »

option-partners = Partenaires : deux équipes de deux, assis face à face, qui additionnent leurs scores.
option-first = La place qui commence ; sinon le hasard décide.

ask-action = { $left ->
    [one] Encore une action. Que faites-vous ?
   *[other] { $left } actions. Que faites-vous ?
 }
ask-more-petals = Un pétale de plus ({ $flower }) ?
ask-more-under = Une autre carte sous votre pioche avant de piocher ?
ask-guardian-to = Où va le gardien ?
ask-reward = Vous contrôlez la fleur. Quelle récompense prenez-vous ?
ask-draw = { $missing ->
    [one] Piochez une carte. D’où ?
   *[other] Piochez { $missing } cartes, une par une. D’où ?
 }

play = Jouer { $card } (pétale { $petal } sur { $needed })
under = Échanger : { $card } sous votre pioche
stop-petals = Plus de pétale
stop-under = Piocher maintenant
lift-supply = Déplacer un gardien de votre réserve
lift-flower = Déplacer le gardien de la fleur « { $flower } »
lift-elder = Déplacer votre gardien ancestral
guardian-to = { $place } vers { $flower }
take-token = Jeton score : 5 points
draw-own = Votre pioche (reste { $left })
draw-wild = { $card }

board-garden = Jardin
board-row = Fleurs sauvages : { $row } (pioche : { $left })
column-points = points
column-petals = pétales
column-tokens = jetons
column-hand = main
column-deck = pioche
column-guardians = gardiens
board-hand = Votre main : { $cards }

event-dealt = { $seat } a { n-cards } en main.
event-first = { $seat } commence.
event-turn = Au tour de { $seat }.
event-played = { $seat } joue { $card }.
event-put-under = { $seat } place { $card } sous sa pioche.
event-put-under-unseen = { $seat } place une carte sous sa pioche.
event-moved-guardian = { $seat } déplace un gardien { $place } vers { $the-flower }.
event-moved-elder = { $seat } déplace son gardien ancestral { $place } vers { $the-flower }.
event-drew = { $seat } pioche { $card }.
event-drew-unseen = { $seat } pioche une carte.
event-took-wildflower = { $seat } prend une fleur sauvage : { $flower }.
event-turned-up = Nouvelle fleur sauvage : { $flower }.
event-completed = { $seat } complète { $the-flower } et gagne { $petals } pétales.
event-controlled = { $seat } contrôle { $the-flower } avec { $strength }.
event-uncontrolled = Personne ne gardait { $the-flower } : pas de récompense.
event-token = { $seat } prend un jeton score : { n-points }.
event-power = { $seat } gagne un pouvoir. { $power }.
event-last-round = { $seat } pioche la dernière carte de sa pioche : encore un tour pour chacun.
event-gathered = { $seat } contrôle { $the-flower } avec { $strength } et cueille { $petals ->
    [one] { $petals } pétale
   *[other] { $petals } pétales
 }.
event-withered = Pétales retirés du jeu ({ $flower }) : { $petals }.
event-scored = { $seat } : pétales { $petals }, jetons score { $tokens } ; ensemble { n-points }.
event-team = { $seat } et { $partner } ont ensemble { n-points }.
event-tied = { $seat } est à égalité ; cartes restantes : { $cards }.
event-team-tied = { $seat } et { $partner } sont à égalité ; cartes restantes : { $cards }.
event-won = { $seat } gagne avec { n-points } !

scene-wildflowers = Fleurs sauvages
scene-flower = { $flower } : { $petals ->
    [one] { $petals } pétale
   *[other] { $petals } pétales
 } sur { $needed }
scene-strength = { $seat }, force { $strength }
scene-leads = { $seat } domine, force { $strength }
scene-guardian = Gardien de { $seat }, dans la réserve
scene-guardian-on = Gardien de { $seat } sur { $the }
scene-elder = Gardien ancestral de { $seat }, dans la réserve
scene-elder-on = Gardien ancestral de { $seat } sur { $the }
scene-deck = Pioche des fleurs sauvages, cartes restantes : { $left }
scene-own-deck = Pioche, cartes restantes : { $left }
scene-hand = Votre pioche, votre main, vos gardiens et vos pouvoirs
scene-waiting = gardiens en réserve
scene-points = { n-points }
scene-partner = Partenaire : { $partner }
scene-your-partner = Votre partenaire
fact-actions = { $seat } : { $left ->
    [0] fin du tour
    [1] encore une action
   *[other] encore { $left } actions
 }
fact-drawing = { $seat } complète sa main
fact-reward = Fleur cueillie ({ $flower }) : { $seat } choisit une récompense
fact-last-round = { $turns ->
    [0] Le tout dernier tour
    [1] Dernière manche : encore un tour après celui-ci
   *[other] Dernière manche : encore { $turns } tours après celui-ci
 }
fact-team = { $one } et { $two } { $points }
sheet-completed = Dernier pétale : { $flower }
sheet-gathered = Fleur inachevée : { $flower }
sheet-token = Jeton score
