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
