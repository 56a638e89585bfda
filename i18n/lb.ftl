### D'Sätz vu Pioche op Lëtzebuergesch. Déi véier Fichieren hunn déiselwecht Schlësselen an déiselwecht Variabelen.

## D'Kommandozeil

cli-welcome = Pioche { $version }: d'Spiller vun der UNO-Famill, genee no de Reegelen, op déi dir iech geeenegt hutt.
cli-commands = Kommandoen (pioche KOMMANDO --help seet méi):
cli-no-commands = Et kann nach näischt gespillt ginn: dës Versioun huet keng Kommandoen.
cli-no-such-command = Et gëtt kee Kommando „{ $name }“; pioche eleng weist, wéi eng et gëtt.
cli-error = pioche: { $message }
cli-interrupted = pioche: ofgebrach
cli-command-serve = e Server starten, op deen ee mam Browser kënnt
cli-command-play = an dësem Terminal spillen
cli-command-sim = vill Partië spillen a weisen, wat geschitt ass
cli-command-arena = Botte géinteneen spille loossen
cli-command-replay = eng gespäichert Partie weisen
cli-command-verify = d'Ausdeele vun enger gespäicherter Partie norechnen

## Refusen

refusal-seed-length = E Startwäert huet { $wanted } Bytes, dësen huet { $length }.
