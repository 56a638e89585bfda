### Les phrases de Pioche en français. Les quatre fichiers ont les mêmes clés et les mêmes variables.

## La ligne de commande

cli-welcome = Pioche { $version } : jouez aux jeux de la famille UNO selon les règles exactes dont vous êtes convenus.
cli-commands = Commandes (pioche COMMANDE --help en dit plus) :
cli-no-commands = On ne peut pas encore jouer : cette version n'a aucune commande.
cli-no-such-command = Il n'y a pas de commande « { $name } » ; pioche tout court montre celles qui existent.
cli-error = pioche : { $message }
cli-interrupted = pioche : arrêté
cli-command-serve = lancer un serveur que l'on rejoint avec un navigateur
cli-command-play = jouer dans ce terminal
cli-command-sim = jouer beaucoup de parties et montrer ce qui s'est passé
cli-command-arena = faire jouer des robots les uns contre les autres
cli-command-replay = montrer une partie enregistrée
cli-command-verify = recalculer la donne d'une partie enregistrée

## Refus

refusal-seed-length = Une graine compte { $wanted } octets, celle-ci en compte { $length }.

## tile game

tile-joker = le Super Joker
refusal-rummy-round-over = La manche est finie.
refusal-rummy-no-such-seat = Il n'y a pas de place { $seat } à cette table de { $players }.
refusal-rummy-not-your-turn = Ce n'est pas ton tour : on attend { $seat }.
refusal-rummy-must-play = Tu peux jouer, donc tu dois jouer : on ne pioche que si rien n'est jouable, même en recombinant les jetons posés.
refusal-rummy-already-drew = Tu as déjà pioché : pose le jeton pioché ou garde-le.
refusal-rummy-nothing-drawn = Tu n'as rien pioché que tu puisses garder.
refusal-rummy-must-play-drawn = Le jeton pioché est jouable : il faut le poser immédiatement.
refusal-rummy-no-tile-laid = Il faut poser au moins un jeton de ton chevalet.
refusal-rummy-too-many-tiles = On ne peut pas poser plus de { $most } jetons à la fois, et en voici { $count }.
refusal-rummy-not-on-rack = Pas sur ton chevalet : { $tile }.
refusal-rummy-tile-vanished = Absent de ta nouvelle table : { $tile }.
refusal-rummy-tile-appeared = Ni sur la table avant, ni posé de ton chevalet : { $tile }.
refusal-rummy-drawn-tile-missing = Après la pioche, le jeton pioché doit être parmi ceux que tu poses : { $tile }.
refusal-rummy-drawn-tile-only = Après la pioche, seul le jeton pioché peut être posé : { $tile }.
refusal-rummy-starting-tile-back = Un jeton déjà combiné ne se retrouve plus jamais seul : { $tile }.
refusal-rummy-group-too-short = Trop court : une suite ou une série compte au moins trois jetons. Voir le groupe { $group } : { $tiles }.
refusal-rummy-group-mixed = Ni suite ni série : même couleur et numéros qui se suivent, ou même numéro en couleurs différentes. Voir le groupe { $group } : { $tiles }.
refusal-rummy-run-gap = Il manque un numéro dans la suite, et rien ne vient après le 12. Voir le groupe { $group } : { $tiles }.
refusal-rummy-run-twice = Un numéro ne peut pas être deux fois dans une suite. Voir le groupe { $group } : { $tiles }.
refusal-rummy-set-colour-twice = Une couleur ne peut pas être deux fois dans une série. Voir le groupe { $group } : { $tiles }.
refusal-rummy-set-second-joker = Une série ne peut comporter qu'un seul Super Joker. Voir le groupe { $group } : { $tiles }.
refusal-rummy-jokers-adjacent = Deux Super Jokers ne peuvent pas se suivre dans une suite. Voir le groupe { $group } : { $tiles }.
refusal-rummy-joker-moved = Un Super Joker garde sa valeur jusqu'à ce que le jeton qu'il représente le remplace : { $tile }.
refusal-rummy-joker-not-freed = On ne prend un Super Joker sur son chevalet qu'en le remplaçant par le jeton qu'il représente.
refusal-rummy-joker-vanished = Le Super Joker que tu as libéré doit resservir tout de suite, dans une suite ou une série.
refusal-rummy-joker-appeared = Il y a un Super Joker de trop sur ta nouvelle table.
refusal-rummy-joker-mark = Une marque est fausse ici : seul un Super Joker peut être inactif ou agir de nouveau, et seulement si la table l'a convenu : { $tile }.
refusal-rummy-effect-missing = Choisis le jeton symbole qui agit : il en faut un. Voir le groupe { $group }.
refusal-rummy-effect-too-many = Un seul jeton symbole peut agir ici. Voir le groupe { $group }.
refusal-rummy-effect-inactive = Ce jeton n'agit pas : seuls les jetons symboles agissent, et seulement la première fois, en quittant le chevalet. Voir le groupe { $group }.
refusal-rummy-effect-on-last = Avec ton dernier jeton tu as gagné : aucun jeton symbole n'agit plus.
refusal-rummy-uno-not-due = Tu n'as pas d'annonce à rattraper.
refusal-rummy-catch-too-late = Trop tard, ou rien à reprocher.
refusal-rummy-catch-self = Tu ne peux pas te dénoncer toi-même.
refusal-rummy-nothing-to-take = Prendre la main ne change rien maintenant.
refusal-rummy-notation = Cela ne se lit pas : « { $text } ».
