name = Le Lotus Blanc
about = Revendiquez les provinces de la Chine des Yuan, disputez-les aux autres et levez-vous contre l’empereur.

help =
    Chaque année a ses phases : réclamer des provinces ; les attribuer, seul gratuitement,
    à plusieurs par tours secrets (désignez un rival et dépensez de l’influence contre lui :
    qui en reçoit le plus sort) ; l’empereur marque ; un joueur avec des villages peut mener
    une rébellion, chacun choisit son camp et engage des points de combat ; puis nouveaux
    points et nouvelles provinces. Le plus de palais fait l’empereur. Quand chaque province
    a un maître, bâtiments, dragons, plus grand territoire et points récoltés décident.

building-village = village
building-palace = palais
building-temple = temple
building-fortress = forteresse
building-rice-field = rizière
count-village = { $count ->
    [one] { $count } village
   *[other] { $count } villages
 }
count-palace = { $count } palais
count-temple = { $count ->
    [one] { $count } temple
   *[other] { $count } temples
 }
count-fortress = { $count ->
    [one] { $count } forteresse
   *[other] { $count } forteresses
 }
count-rice-field = { $count ->
    [one] { $count } rizière
   *[other] { $count } rizières
 }
influence-points = { $count ->
    [one] { $count } point d’influence
   *[other] { $count } points d’influence
 }
combat-points = { $count ->
    [one] { $count } point de combat
   *[other] { $count } points de combat
 }
both-points = { $influence } et { $combat }

option-edition = Quelles règles imprimées : dans l’édition allemande, le camp et les points de combat d’une rébellion sont révélés ensemble, la tuile d’un temple est facultative, et à égalité de palais peut devenir empereur qui en a pris un à l’ancien ; dans la française, les camps sont révélés d’abord, toute tuile doit être piochée, et à égalité l’empereur reste.
option-edition-de = allemande
option-edition-fr = française
option-negotiation = Conseils : les joueurs peuvent se donner et s’échanger des points.
option-first = Qui est le premier empereur ; sinon le hasard décide.
option-board = La carte : une carte fournie par son nom, ou le chemin de la vôtre.
option-board-yuan = La Chine des Yuan

ask-claim = { $number ->
    [4] Un pion supplémentaire grâce à une rizière : quelle province revendiquez-vous ?
    [5] Encore un pion supplémentaire grâce à une rizière : quelle province revendiquez-vous ?
   *[other] Pion { $number } sur { $markers } : quelle province revendiquez-vous ?
 }
ask-name = Vous êtes empereur : quelle province est disputée maintenant ?
ask-target = { $province } ({ $building }) : qui voulez-vous évincer ?
ask-amount = { $province } ({ $building }) : combien d’influence contre { $other } ? Vous en avez { $held }.
ask-expel = { $province } ({ $building }) : égalité. Empereur, qui doit se retirer ?
ask-lead = Prenez-vous la tête d’une rébellion contre l’empereur { $emperor } ? Vous avez { $villages ->
    [one] un village
   *[other] { $villages } villages
 }.
ask-side = { $leader } se soulève contre l’empereur { $emperor }. Dans quel camp êtes-vous ?
ask-commit = Combien de points de combat { $side } ? Vous en avez { $held }.
for-emperor = pour l’empereur
for-rebels = pour les rebelles
ask-take = Votre camp a gagné. Quelle province prenez-vous ?
ask-palaces = { $palaces ->
    [one] Votre palais rapporte 2 points d’influence ou 1 point de combat. Que prenez-vous ?
   *[other] Chacun de vos { $palaces } palais rapporte 2 points d’influence ou 1 point de combat. Comment répartissez-vous ?
 }
ask-more = Piochez-vous une tuile de plus grâce à un temple ?
ask-place = Vous avez pioché une tuile ({ $building }). Où la posez-vous ?
ask-approach = Conseil : voulez-vous faire une offre à quelqu’un ? { $left ->
    [one] Il vous reste une offre dans cette phase.
   *[other] Il vous reste { $left } offres dans cette phase.
 }
ask-give-influence = Combien d’influence donnez-vous à { $other } ? Vous en avez { $influence }.
ask-give-combat = Combien de points de combat donnez-vous à { $other } ? Vous en avez { $combat }.
ask-want-influence = Combien d’influence demandez-vous en retour à { $other } ?
ask-want-combat = Combien de points de combat demandez-vous en retour à { $other } ?
ask-answer = { $other } vous offre { $given } et demande { $wanted }. Êtes-vous d’accord ?

claim = { $province } ({ $building }{ $dragon ->
    [0] {""}
   *[other] , dragon
 }){ $markers ->
    [0] {""}
    [one] , 1 pion
   *[other] , { $markers } pions
 }
keep-marker = Renoncer au pion supplémentaire
take = { $province } ({ $building }{ $dragon ->
    [0] {""}
   *[other] , dragon
 }), prise à { $other }
place = { $province }{ $dragon ->
    [0] {""}
   *[other] {" "}(dragon)
 }
a-player = { $other }{ $against ->
    [0] {""}
   *[other] {" "}({ $against } contre)
 }
lead = Mener la rébellion
refuse = Ne pas se soulever
side-emperor = Avec l’empereur
side-rebels = Avec les rebelles
draw-more = Piocher une autre tuile
draw-enough = Pas d’autre tuile
approach-nobody = Rien à négocier
approach = Faire une offre à { $other }
accept = Accepter
decline = Refuser

neutral = neutre
board-head = Année { $year } · Empereur { $emperor } · tuiles dans le sac { $bag } · provinces vides { $free }
board-player = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 } (dont { $chips } en jetons) · { $provinces ->
    [one] { $provinces } province
   *[other] { $provinces } provinces
 } · influence { $influence } · combat { $combat }

scene-board = La carte de l’empire
scene-empty = vide
scene-dragon = dragon
scene-markers = pions
scene-year = Année { $year }
scene-bag = Le sac : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
 }
scene-drawn = Piochée : { $building }
scene-conflict = Conflit pour { $province } ({ $building })
scene-claimant = { $seat }, influence { $influence }
scene-thinks = Pas encore choisi
scene-sealed = Choisi, face cachée
scene-aim = Contre { $other }
scene-against = { $points } contre { $seat }
scene-uprising = Qui mène une rébellion ?
scene-rebellion = La rébellion de { $seat }
scene-fighter = { $seat }, combat { $combat }
scene-bonus-0 = Les palais de l’empereur ajoutent { $strength }
scene-bonus-1 = Les villages du meneur ajoutent { $strength }
scene-council = Conseil
scene-offers-left = { $left ->
    [0] Plus d’offre
    [one] Encore { $left } offre
   *[other] Encore { $left } offres
 }
scene-waiting-offer = Ensuite : une offre de { $seat } à { $other }
scene-gives = { $seat } donne { $points }
scene-wants = { $seat } demande { $points }
scene-treasury = Votre trésor
scene-influence = Influence : { $count }. Prochain revenu : { $income }, plus ce que donnent vos palais.
scene-combat = Combat : { $count }. Prochain revenu : { $income }, plus ce que donnent vos palais.
scene-income = +{ $points } par an
scene-markers-left = { $count ->
    [one] Encore { $count } pion
   *[other] Encore { $count } pions
 }

phase-1 = Prétentions
phase-2 = Contrôle
phase-3 = Tribut
phase-4 = Rébellion
phase-5 = Revenus
phase-6 = Expansion
fact-year = Année { $year }, phase { $number } : { $phase }
fact-emperor = Empereur : { $seat }
fact-offer = { $seat } fait une offre à { $other }
fact-last-year = La dernière année
note-emperor = Empereur
note-leader = Mène la rébellion
note-rebel = Avec les rebelles
note-loyal = Avec l’empereur
column-influence = Influence
column-combat = Combat
column-markers = Pions
column-provinces = Provinces
column-palace = Palais
column-temple = Temples
column-fortress = Forteresses
column-rice-field = Rizières
column-village = Villages
column-collected = Jetons

sheet-palace = Palais ({ $points } chacun)
sheet-temple = Temples ({ $points } chacun)
sheet-fortress = Forteresses ({ $points } chacune)
sheet-rice-field = Rizières ({ $points } chacune)
sheet-village = Villages ({ $points } chacun)
sheet-dragons = Dragons ({ $points } chacun)
sheet-tribute = Tribut de l’empereur
sheet-consoled = Rébellions gagnées sans province
n-provinces = { $size ->
    [one] { $size } province
   *[other] { $size } provinces
 }
sheet-territory = Plus grand territoire ({ n-provinces })

event-laid-out = { $province } : { $building }.
event-first-emperor = Premier empereur : { $seat }.
event-year = Année { $year }. Empereur : { $seat }.
event-claimed = { $seat } revendique { $province }.
event-kept-marker = { $seat } renonce à un pion supplémentaire.
event-no-claim = { $seat } ne trouve plus de province à revendiquer.
event-settled = { $seat } prend possession de { $province } ({ $building }).
event-named = L’empereur { $seat } fait trancher le sort de { $province }.
event-palace-first = Le palais d’abord : on tranche le sort de { $province }.
event-played = { $seat } joue { $influence } contre { $other }.
event-tied = Égalité : { $influence } contre { $seat }.
event-expelled = { $seat } doit se retirer de { $province }{ $influence-count ->
    [0] .
   *[other] {" "}et garde { $kept }.
 }
event-unclaimed = Personne ne revendique { $province } ({ $building }) : la province reste neutre.
event-new-emperor = Nouvel empereur : { $seat }, avec { $palaces } palais !
event-last-year = Chaque province a son seigneur : c’est la dernière année.
event-tribute = L’empereur { $seat } reçoit 1 point de victoire.
event-refused = { $seat } ne se soulève pas ({ $villages ->
    [one] un village
   *[other] { $villages } villages
 }).
event-calm = Pas de rébellion cette année.
event-rebellion = { $seat } lève le Lotus Blanc contre l’empereur, fort de { $villages ->
    [one] un village
   *[other] { $villages } villages
 } !
event-joined-emperor = { $seat } soutient l’empereur.
event-joined-rebels = { $seat } rejoint les rebelles.
event-committed = { $seat } engage { $combat }.
event-strength-of-emperor = Camp de l’empereur : { $combat } et 2 par palais ({ $palaces }), soit { $strength }.
event-strength-of-rebels = Camp des rebelles : { $combat } et 1 par village ({ $villages }), soit { $strength }.
event-emperor-wins = L’empereur { $seat } écrase la rébellion.
event-rebels-win = Les rebelles menés par { $seat } sont victorieux !
event-took-province = { $seat } prend { $province } ({ $building }) à { $other }.
event-consoled = { $seat } ne peut prendre aucune province et reçoit 1 point de victoire.
event-still-emperor = D’autres ont plus de palais, mais aucun à lui seul : { $seat } reste empereur.
event-income = { $seat } reçoit { $influence } et { $combat }.
event-palace-income = { $seat }, palais ({ $palaces }) : { $influence } et { $combat }.
event-palace-income-unseen = { $seat }, palais ({ $palaces }) : 2 points d’influence ou 1 point de combat chacun, en secret.
event-drew = { $seat } pioche une tuile : { $building }.
event-placed = { $seat } pose une tuile ({ $building }) à { $province }.
event-kept-temple = { $seat } ne pioche pas d’autre tuile.
event-no-more-tiles = Plus aucune tuile n’arrive sur le plateau.
event-offered = { $seat } offre à { $other } { $combat-count ->
    [0] { $influence }
   *[other] { $influence-count ->
        [0] { $combat }
       *[other] { $influence } et { $combat }
    }
 }, contre { $combat-wanted-count ->
    [0] { $influence-wanted }
   *[other] { $influence-wanted-count ->
        [0] { $combat-wanted }
       *[other] { $influence-wanted } et { $combat-wanted }
    }
 }.
event-dropped = { $seat } parle avec { $other } ; rien ne change de mains.
event-accepted = { $seat } accepte ce que propose { $other }.
event-declined = { $seat } refuse ce que propose { $other }.
event-handed-over = { $seat } remet à { $other } { $combat-count ->
    [0] { $influence }
   *[other] { $influence-count ->
        [0] { $combat }
       *[other] { $influence } et { $combat }
    }
 }.
event-scored = { $seat } : { $buildings } pour les bâtiments, { $dragons } pour les dragons, { $collected } en jetons, soit { $total } en tout.
event-territory = { $seat } a le plus grand territoire ({ n-provinces }) : { n-points } de plus.
event-territory-shared = Personne n’a seul le plus grand territoire ({ n-provinces }).
event-won = { $seat } gagne avec { n-points } !
event-won-tie-as-emperor = { $seat } gagne avec { n-points } : à égalité, l’empereur l’emporte.
event-won-tie-by-palaces = { $seat } gagne avec { n-points } : à égalité, le plus de palais ({ $palaces }) l’emporte.
event-won-shared = { $seat } gagne avec { n-points } et partage la victoire : à égalité, personne n’a seul le plus de palais ({ $palaces }).
