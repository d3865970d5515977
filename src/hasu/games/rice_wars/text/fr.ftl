name = Rice Wars
about = Envoyez vos paysans aux rizières, engagez des sabres et de fins conseillers, et soyez le daimyo qui tient la plus grande part de l’île.

help =
    Chaque manche : revenus des paysans reliés à votre palais ; recrutement et entretien ;
    à certaines manches, enchères secrètes pour les conseillers ; puis une action chacun à
    son tour (placer un paysan, jouer une carte, combattre, défier en duel, employer un
    service) jusqu’à ce que tous aient passé deux fois ; enfin de nouvelles cartes.
    Au combat, chaque camp ajoute des hommes et des cartes cachées ; la plus grande force
    l’emporte. Le plus de paysans sur les champs gagne la partie.

option-side = Le côté du plateau : basique (basic) de 2 à 4 joueurs, épique (epic) de 3 à 5. Sans choix, le côté basique jusqu’à quatre joueurs et l’épique à cinq ; à deux, vous partagez l’île avec un voisin encombrant.
option-side-basic = Basique : 37 champs, 7 manches
option-side-epic = Épique : 59 champs, 8 manches
option-board = Votre propre plateau à la place : le chemin de son fichier.
option-content = Les cartes, les conseillers et les hommes : le jeu maison (house) ou le chemin d’un fichier avec les vôtres.
option-content-house = Jeu maison

neighbour = Le voisin
the-neighbour = le voisin
of-neighbour = du voisin
owner-neighbour = le voisin
of-player = de { $name }

man-peasant = paysan
man-ashigaru = ashigaru
man-ronin = ronin

sign-nothing = aucun signe
sign-ryo = 3 ryo de plus pour chacun
sign-advisors = conseillers
sign-card = une carte de plus
sign-attack = attaquants +1

effect-gain = gagner { $amount } ryo
effect-place = { $amount ->
    [one] placer un paysan de la carte
   *[other] placer jusqu’à { $amount } paysans de la carte
 }
effect-settle = { $amount ->
    [one] placer un paysan du stock
   *[other] placer jusqu’à { $amount } paysans du stock
 }
effect-levy = { $amount ->
    [one] prendre un paysan sur la carte
   *[other] prendre { $amount } paysans sur la carte
 }
effect-draft = { $amount ->
    [one] recruter un ashigaru
   *[other] recruter { $amount } ashigaru
 }
effect-rest = { $amount ->
    [one] rendre actif un homme épuisé
   *[other] rendre actifs jusqu’à { $amount } hommes épuisés
 }
effect-move = { $amount ->
    [one] déplacer un de vos paysans
   *[other] déplacer jusqu’à { $amount } de vos paysans
 }
effect-draw = piocher { $amount }, défausser { $discards }
effect-spy = regarder une main et en défausser { $amount ->
    [one] une carte
   *[other] { $amount } cartes
 }
effect-steal = prendre jusqu’à { $amount } ryo à un adversaire
effect-lure = { $amount ->
    [one] prendre une carte au hasard à un adversaire
   *[other] prendre { $amount } cartes au hasard à un adversaire
 }
effect-revolt = { $amount ->
    [one] retirer un paysan coupé de son palais
   *[other] retirer { $amount } paysans coupés de leur palais
 }
effect-bribe = débaucher un paysan voisin, sauf si l’on vous paie { $amount } ryo
effect-strength-combat = +{ $amount } au combat
effect-strength-duel = +{ $amount } en duel
effect-spear = +{ $amount } au combat avec un ashigaru
effect-hireling = { $amount ->
    [one] une carte inconnue de la pioche combat avec vous
   *[other] { $amount } cartes inconnues de la pioche combattent avec vous
 }
effect-win = l’emporte à égalité
effect-cancel = annuler la carte

service = { $advisor } : { $effect }
card = { $card } ({ $cost } ryo) : { $effect }
card-bonus = { $card } (+{ $bonus })

ask-palace = Où se dresse votre palais ?
ask-palace-neutral = Où se dresse le palais du voisin ?
ask-move-palace = Tous les palais sont en place. Déplacez-vous le vôtre ?
ask-place = Où va le paysan ?
ask-place-neutral = Où va le paysan du voisin ?
ask-recruit = Vous avez { $ryo } ryo. Qui recrutez-vous ou payez-vous ?
ask-next-advisor = Quel conseiller est mis aux enchères ?
ask-bid = Votre offre secrète pour { $advisor } ? Vous avez { $ryo } ryo.
ask-action = Votre action ?
ask-rival-fight = Qui défiez-vous en duel ?
ask-rival-spy = Quelle main regardez-vous ?
ask-rival-steal = À qui prenez-vous de l’argent ?
ask-rival-lure = À qui prenez-vous une carte ?
ask-target-fight = Quel paysan attaquez-vous ?
ask-target-revolt = Quel paysan est chassé ?
ask-target-bribe = Quel paysan débauchez-vous ?
ask-attackers = Qui attaque { $field } ?
ask-defenders = { $attacker } attaque { $field } avec une force de { $strength }. Qui le défend ?
ask-support = Combat pour { $field } : force visible { $mine } contre { $theirs }. Une carte ou un service ?
ask-support-duel = Duel : force visible { $mine } contre { $theirs }. Une carte ou un service ?
ask-pay = Payez-vous pour { $card } ?
ask-occupy = { $field } est vide. Y placez-vous un paysan ?
ask-respond = { $player } joue { $card } contre vous. Répondez-vous ?
ask-respond-lost = Votre paysan en { $field } est perdu. Répondez-vous ?
ask-accept = Le ronin de { $attacker } vous défie. Acceptez-vous le duel ?
ask-yield-given = { $left ->
    [one] Quel paysan cédez-vous ?
   *[other] Quel paysan cédez-vous d’abord, sur { $left } ?
 }
ask-yield-lost = { $left ->
    [one] Quel paysan retirez-vous ?
   *[other] Quel paysan retirez-vous d’abord, sur { $left } ?
 }
ask-ransom = { $player } veut débaucher votre paysan en { $field }. Payez-vous { $ryo } ryo pour le garder ?
ask-rest = Qui redevient actif ?
ask-move-from = Quel paysan se déplace ?
ask-move-to = Où va le paysan de { $field } ?
ask-discard = Quelle carte défaussez-vous ?
ask-discard-of = Quelle carte de { $player } est défaussée ?

palace-at = Palais en { $space }
palace-stay = Le laisser en { $space }
palace-to = Le déplacer en { $space }
field = { $field }
field-sacred = { $field }, le champ sacré
enough = C’est assez
recruit-done = Terminé
recruit-done-unpaid = { $unpaid ->
    [one] Terminé ; un homme impayé s’en va
   *[other] Terminé ; { $unpaid } hommes impayés s’en vont
 }
hire-peasant = Recruter un paysan ({ $ryo } ryo)
hire-ashigaru = Recruter un ashigaru ({ $ryo } ryo)
hire-ronin = Recruter un ronin ({ $ryo } ryo)
keep-ashigaru = Payer un ashigaru ({ $ryo } ryo)
keep-ronin = Payer le ronin ({ $ryo } ryo)
keep-advisor = Payer { $advisor } ({ $ryo } ryo)
bid = { $ryo } ryo
bid-nothing = Rien
pass = { $left ->
    [0] Passer pour la dernière fois
   *[other] Passer
 }
place = Placer un paysan
attack = Attaquer un paysan
challenge = Défier un daimyo en duel
rival = { $player }
target = { $field } ({ $owner-daimyo })
soldiers-none = Le paysan seul : force { $strength }
soldiers = { $ashigaru } ashigaru : force { $strength }
soldiers-ronin = Le ronin : force { $strength }
soldiers-both = { $ashigaru } ashigaru et le ronin : force { $strength }
decline = Rien de plus
pay-nothing = Non
pay-card = Payer { $ryo } ryo : +{ $bonus }
pay-tie = Payer { $ryo } ryo et l’emporter
occupy = Placer un paysan en { $field }
leave-empty = Laisser { $field } vide
respond-not = Pas de réponse
accept = Se battre (une défaite coûte { $peasants ->
    [one] { $peasants } paysan
   *[other] { $peasants } paysans
 })
refuse = Refuser et céder { $peasants ->
    [0] zéro paysan
    [one] un paysan
   *[other] { $peasants } paysans
 }
ransom = Payer { $ryo } ryo
ransom-not = Laisser partir le paysan
rest = { $man }

board-opening = Mise en place
board-round = Manche { $round } sur { $rounds } : { $sign }
board-legend = [A] palais · A paysan relié · a paysan coupé du palais · * champ sacré
board-daimyo = { $name } : aux champs { $peasants }, prêts { $ready } · ashigaru { $fresh }/{ $ashigaru } · ronin { $ronin } · cartes { $cards } · passes { $passes }
board-neighbour = { $name } : aux champs { $peasants }, prêts { $ready }, à part { $group } · ashigaru { $fresh }/{ $ashigaru }
board-governor = (gouverneur)
board-advisor = { "    " }{ $name } (entretien { $upkeep }) : { $served }
board-own = Vous avez { $ryo } ryo. Votre main : { $cards }
board-down = Face cachée : { $cards }
board-known = Vous savez que { $player } a : { $cards }

event-governor = { $seat } est le premier gouverneur.
event-palace = { $daimyo } : palais en { $space }.
event-kept-palace = { $seat } laisse son palais en place.
event-round = Manche { $round } : { $sign }.
event-income = { $seat } reçoit { $ryo } ryo.
event-recruited = { $seat } recrute : { $man }.
event-kept-man = { $seat } paie { $ryo } ryo d’entretien : { $man }.
event-kept-advisor = { $seat } paie { $ryo } ryo à { $advisor }.
event-left = { $seat } ne paie pas et perd : { $man }.
event-lost-advisor = { $seat } ne paie pas { $advisor } et reprend son marqueur.
event-neutral-recruits = Renforts du voisin : paysans { $peasants }, ashigaru { $ashigaru }.
event-advisor-came = Conseiller pioché : { $advisor }.
event-advisor-left = { $advisor } quitte la partie.
event-auction = { $advisor } est aux enchères.
event-bid = { $seat } offre { $ryo } ryo.
event-services = { $seat } paie { $ryo } ryo et obtient { $services ->
    [one] un service
   *[other] { $services } services
 } de { $advisor }.
event-passed = { $left ->
    [0] { $seat } passe pour la dernière fois de la manche.
   *[other] { $seat } passe.
 }
event-placed = { $daimyo } : paysan en { $field }.
event-moved = { $seat } déplace un paysan de { $field } à { $field-to }.
event-played = { $seat } joue { $card }.
event-used-service = { $seat } utilise un service de { $advisor }.
event-aimed = { $seat } vise { $the-daimyo }.
event-responded = { $seat } répond avec { $card }.
event-cancelled = { $card } de { $seat } n’a aucun effet.
event-gained = { $seat } gagne { $ryo } ryo.
event-levied = { $seat } prend { $peasants ->
    [one] { $peasants } paysan
   *[other] { $peasants } paysans
 } sur sa carte.
event-spied = { $seat } regarde la main de { $victim }.
event-saw = { $seat } voit { $card } chez { $victim }.
event-saw-unseen = { $seat } voit une carte de { $victim }.
event-discarded = { $seat } : { $card } va à la défausse.
event-stole = { $seat } prend { $ryo } ryo à { $victim }.
event-stole-unseen = { $seat } prend de l’argent à { $victim }, face cachée.
event-robbed = { $seat } perd { $ryo } ryo.
event-robbed-unseen = { $seat } remet de l’argent.
event-lured = { $seat } prend { $card } à { $victim }.
event-lured-unseen = { $seat } prend une carte à { $victim }.
event-gave = { $seat } perd { $card }.
event-gave-unseen = { $seat } perd une carte.
event-rested = { $seat } : de nouveau actif : { $man }.
event-ransomed = { $seat } paie { $ryo } ryo et garde son paysan.
event-replaced = { $daimyo } s’empare du paysan en { $field } ({ $of-victim }).
event-removed = { $daimyo } : le paysan en { $field } est retiré.
event-attacked = { $seat } attaque { $field } ({ $owner-daimyo }) avec { $ashigaru } ashigaru et { $ronin } ronin : force { $strength }.
event-defended = { $daimyo } défend avec le paysan, { $ashigaru } ashigaru et { $ronin } ronin : force { $strength }.
event-played-down = { $seat } joue { $card } face cachée.
event-played-down-unseen = { $seat } joue une carte face cachée.
event-strengthened = { $advisor } aide { $seat } : +{ $bonus }, force { $strength }.
event-hired = { $advisor } aide { $seat } : { $cards ->
    [one] une carte
   *[other] { $cards } cartes
 } de la pioche, face cachée.
event-declined = { $seat } n’ajoute rien.
event-revealed = { $daimyo } révèle { $card } : +{ $bonus }, force { $strength }.
event-paid-card = { $seat } paie { $ryo } ryo pour { $card } : +{ $bonus }, force { $strength }.
event-tied = Égalité à { $strength }.
event-paid-tie = { $seat } paie { $ryo } ryo pour { $card } et l’emporte.
event-turned-up = Une carte de la pioche pour { $the-daimyo } : { $card }, +{ $bonus }, force { $strength }.
event-no-cards = Plus de cartes : le défenseur garde le champ.
event-combat = { $daimyo } gagne le combat, { $strength } à { $other }.
event-challenged = Le ronin de { $seat } défie { $rival } en duel.
event-refused = { $seat } refuse le duel.
event-accepted = { $seat } accepte le duel.
event-duel = { $seat } gagne le duel, { $strength } à { $other }.
event-both-lost = Chacun a { $strength } : tous deux perdent le duel.
event-ronin-lost = Le ronin de { $seat } retourne à la réserve.
event-drew = { $seat } pioche { $card }.
event-drew-unseen = { $seat } pioche une carte.
event-shuffled = La défausse est mélangée : nouvelle pioche de { n-cards }.
event-scored = { $daimyo } : { $peasants ->
    [one] { $peasants } paysan
   *[other] { $peasants } paysans
 } sur les champs.
event-wealth = { $seat } est à égalité et possède { $ryo } ryo en argent et en hommes.
event-won = { $seat } gagne avec { $peasants ->
    [one] { $peasants } paysan
   *[other] { $peasants } paysans
 } !
event-all-lost = Personne ne devance seul le voisin : les deux joueurs perdent.

# La page
scene-board = L’île
scene-hand = Votre main
scene-camp = Carte de daimyo : { $name }
scene-space = Emplacement de palais { $space }
scene-field-empty = { $field } : vide
scene-field-held = { $field } : paysan de { $name }
scene-field-lone = { $field } : paysan de { $name }, coupé du palais
scene-field-neighbour = { $field } : paysan du voisin
scene-field-neighbour-lone = { $field } : paysan du voisin, coupé du palais
scene-palace = Palais : { $name }
scene-contested = { $field } : ce champ est en jeu
scene-round = Manche { $round } : { $sign }
scene-deck = Pioche : { n-cards }
scene-discards = Défausse : { n-cards }
scene-supply = { $man } : { $left } dans la réserve
scene-man = { $man }, actif
scene-man-tired = { $man }, épuisé
scene-man-unpaid = { $man }, pas encore payé
scene-aside = Paysans du voisin encore à venir : { $peasants }
scene-passes = { $name } : jetons de passe restants : { $passes }
scene-ryo = { $ryo } ryo
scene-ryo-secret = argent secret
scene-cards = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
 }
scene-governor = Gouverneur : { $name }
scene-card = { $name } – { $moment } : { $effect }. Coûte { $cost } ryo ; +{ $bonus } face cachée dans un affrontement
scene-advisor = { $name } – { $moment } : { $effect }. Entretien : { $cost } ryo
scene-combat = Combat pour { $field }
scene-duel = Duel
scene-aim = { $name } joue { $card }
scene-strength = { $name } : force visible { $strength }
scene-strength-open = { $name } : force encore inconnue
scene-helped = +{ $bonus } par les services et le signe de la manche
scene-face-down = Une carte face cachée
scene-own-face-down = Face cachée : { $card }
scene-unseen = Une carte de la pioche que personne n’a vue
scene-turn = Au tour de : { $name }
scene-asked = { $name } doit répondre
scene-advisors = Conseillers
scene-up = { $advisor } est aux enchères
scene-waits = Pas encore mis aux enchères
scene-services = { $name } : { $services ->
    [one] { $services } service restant
   *[other] { $services } services restants
 }
scene-bid = Offre de { $name }

figure-ryo = Ryo
figure-income = Revenu
figure-cards = Cartes
figure-soldiers = Soldats
figure-passes = Passes
note-governor = Gouverneur
note-services = { $advisor } : { $services ->
    [one] { $services } service
   *[other] { $services } services
 }
note-known = Vous connaissez : { $cards }
fact-recruiting = Recrutement et entretien
fact-auction = Offres secrètes pour { $advisor }
fact-actions = Actions
fact-neighbour = Tour du voisin
fact-combat = Combat pour { $field } : { $attacker } contre { $defender }
fact-duel = Duel : { $attacker } contre { $defender }

moment-action = action
moment-combat = au combat
moment-tie = à égalité
moment-duel = en duel
moment-aimed = en réponse
moment-lost = après une perte

# Sur la carte : le plus court possible
short-at = { $moment } : { $effect }
short-gain = gagnez { $amount } ryo
short-place = { $amount ->
    [one] placez { $amount } paysan
   *[other] placez jusqu’à { $amount } paysans
 }
short-settle = { $amount ->
    [one] placez { $amount } paysan du stock
   *[other] placez jusqu’à { $amount } paysans du stock
 }
short-levy = { $amount ->
    [one] { $amount } paysan gratuit
   *[other] { $amount } paysans gratuits
 }
short-draft = { $amount ->
    [one] { $amount } ashigaru gratuit
   *[other] { $amount } ashigaru gratuits
 }
short-rest = { $amount ->
    [one] reposez { $amount } homme
   *[other] reposez jusqu’à { $amount } hommes
 }
short-move = { $amount ->
    [one] déplacez { $amount } paysan
   *[other] déplacez jusqu’à { $amount } paysans
 }
short-draw = piochez { $amount }, défaussez { $discards }
short-spy = voyez une main, défaussez-en { $amount }
short-steal = prenez jusqu’à { $amount } ryo
short-lure = { $amount ->
    [one] prenez { $amount } carte au hasard
   *[other] prenez { $amount } cartes au hasard
 }
short-revolt = { $amount ->
    [one] retirez { $amount } paysan isolé
   *[other] retirez { $amount } paysans isolés
 }
short-bribe = débauchez un paysan voisin ou recevez { $amount } ryo
short-strength = +{ $amount }
short-spear = +{ $amount } avec un ashigaru
short-hireling = { $amount ->
    [one] { $amount } carte de la pioche combat avec vous
   *[other] { $amount } cartes de la pioche combattent avec vous
 }
short-win = emportez l’égalité
short-cancel = annulez une carte contre vous

sheet-connected = Paysans reliés au palais
sheet-lone = Paysans coupés du palais
