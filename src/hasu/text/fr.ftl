# Les mots de Hasu même : la ligne de commande.

player = Joueur { $number }
bot-sits = { $name } est un robot ({ $bot }).
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
n-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
n-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }
n-steps = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
 }
welcome = quatre jeux de stratégie
which-game = Quel jeu ?
how-many = Combien de joueurs ({ $low }–{ $high }) ?
your-choice = Votre choix (? pour l’aide) :
a-number = Un nombre de { $low } à { $high }.
not-understood = Ce n’est pas un des choix. Tapez son numéro, ou ? pour l’aide.
no-undo = Impossible d’annuler : quelque chose a été révélé depuis, ou rien n’a encore été choisi.
hand-over = { $name }, c’est à vous. Appuyez sur Entrée quand vous seul voyez l’écran.
saved = La partie est dans { $path }. Pour la revoir : hasu record replay FICHIER
saved-unfinished = Partie enregistrée. Pour continuer : hasu play --resume { $path }
unfinished = Cette partie n’est pas terminée.
own-file = (fichier personnel)
record-good = { $file } : en ordre ; { $game }, { $seats } joueurs, { n-steps }, partie { $state ->
    [finished] terminée
   *[unfinished] non terminée
 }
keys = Tapez le numéro d’un choix. u annule votre dernier choix tant que rien n’a été révélé, b montre le plateau, l raconte tout ce qui s’est passé, q enregistre et quitte.
compiling = Compilation de { $game } (la première fois seulement) …
designed-by = de { $names }
simulated = { n-games }, { $length } décisions chacune, { $speed } décisions/s ({ $seconds } s)

heading-game = jeu
heading-players = joueurs
heading-minutes = minutes
heading-about = description
heading-seat = place
heading-bot = robot
heading-wins = victoires
heading-mean = points
heading-spread = écart
heading-lowest = minimum
heading-highest = maximum
heading-games = parties
heading-rating = classement
heading-fair = équité
heading-time = durée

arena-played = { n-games } à { $seats } joueurs, donnes : { $deals }. Intervalles : 95 %. Classement : 400 points valent une cote de dix contre un, 0 est la moyenne de tous ces bots.
arena-left-out = { $games ->
    [one] Une partie n’est pas comptée : une autre partie de sa donne est
   *[other] { $games } parties ne sont pas comptées : d’autres parties de leurs donnes sont
} sans résultat, et les places doivent être équilibrées.
arena-forfeit = { $bot } a déclaré forfait dans { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} : { $error }
arena-unplayed = Sans résultat ({ $bots }) : { $error }
arena-kept = Résultats : { $file }. Image : { $picture }
arena-stopped = Interrompu. Pour continuer : la même commande avec --out { $file }
arena-title = { $game }, { $seats } joueurs, { n-games }
arena-axis = classement avec intervalle à 95 % (400 points : cote de dix contre un)

table-ready = La table est ouverte :
table-ends = Ctrl-C la ferme ; les parties vous attendent.

heading-choice = choix
heading-win = gagne
heading-lead = avance
heading-visits = essais
heading-then = puis sans doute

chances = Chances de gagner au fil de la partie, selon ce que chacun pouvait savoir
turning-points = Tournants
no-turning-points = Aucun tournant : chaque choix valait à peu près le meilleur.
turning-cost = Étape { $step } : { $name } a cédé { $cost } de ses chances de gagner.
turning-swing = Étape { $step } : les chances de { $name } sont passées de { $before } à { $now } depuis son dernier choix.

heading-weight = poids
heading-before = avant
heading-after = maintenant
tuned-better = Les nouveaux poids gagnent { $share } (± { $error }) de { $games } parties contre les anciens à toutes les autres places, les anciens { $back } contre les nouveaux ; { $fair } serait l’égalité. Pour les utiliser :
tuned-not-better = Pas mieux : les nouveaux poids gagnent { $share } (± { $error }) de { $games } parties contre les anciens à toutes les autres places, les anciens { $back } contre les nouveaux ; { $fair } serait l’égalité.
tuned-spread = À part : SPREAD { $fitted } correspond le mieux à la fin des parties ({ $before } avant). Il n’a aucune part dans ce résultat.
tuned-no-spread = Aucun SPREAD n’a été ajusté : aucune partie n’a pu être observée avant sa fin.
