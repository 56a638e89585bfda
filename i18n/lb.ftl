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

## tile game

tile-joker = de Joker
refusal-rummy-round-over = D'Ronn ass eriwwer.
refusal-rummy-no-such-seat = Eng Plaz { $seat } gëtt et un dësem Dësch mat { $players } Plazen net.
refusal-rummy-not-your-turn = Du bass net un der Rei; drun ass { $seat }.
refusal-rummy-must-play = Du kanns eppes leeën, also muss du: Gezu gëtt just, wann näischt geet, och net mat Ëmleeë vum Dësch.
refusal-rummy-already-drew = Du hues scho gezunn: lee de gezunnene Steen oder hal en.
refusal-rummy-nothing-drawn = Du hues näischt gezunn, wat s de kéints halen.
refusal-rummy-must-play-drawn = De gezunnene Steen ass spillbar a muss direkt geluecht ginn.
refusal-rummy-no-tile-laid = Op d'mannst ee Steen muss vun denger Schinn kommen.
refusal-rummy-too-many-tiles = Héchstens { $most } Steng däerfen an engem Tour vun der Schinn, net { $count }.
refusal-rummy-not-on-rack = Net op denger Schinn: { $tile }.
refusal-rummy-tile-vanished = Op dengem neien Dësch feelt: { $tile }.
refusal-rummy-tile-appeared = Louch virdrun net um Dësch a kënnt net vun denger Schinn: { $tile }.
refusal-rummy-drawn-tile-missing = Nom Zéie muss de gezunnene Steen derbäi sinn, wann s de leess: { $tile }.
refusal-rummy-drawn-tile-only = Nom Zéien däerf nëmmen de gezunnene Steen selwer geluecht ginn: { $tile }.
refusal-rummy-starting-tile-back = Wat eemol an enger Folleg oder engem Saz louch, läit ni méi eleng: { $tile }.
refusal-rummy-group-too-short = Ze kuerz: Eng Folleg oder e Saz huet op d'mannst dräi Steng. Kuck d'Grupp { $group }: { $tiles }.
refusal-rummy-group-mixed = Weder Folleg nach Saz: eng Faarf no der Rei, oder eng Zuel a verschiddene Faarwen. Kuck d'Grupp { $group }: { $tiles }.
refusal-rummy-run-gap = An der Folleg feelt eng Zuel, an no der 12 kënnt näischt méi. Kuck d'Grupp { $group }: { $tiles }.
refusal-rummy-run-twice = Keng Zuel däerf zweemol an enger Folleg leien. Kuck d'Grupp { $group }: { $tiles }.
refusal-rummy-set-colour-twice = Keng Faarf däerf zweemol an engem Saz leien. Kuck d'Grupp { $group }: { $tiles }.
refusal-rummy-set-second-joker = An engem Saz däerf just ee Joker leien. Kuck d'Grupp { $group }: { $tiles }.
refusal-rummy-jokers-adjacent = An enger Folleg däerfen zwee Joker net niewentenee leien. Kuck d'Grupp { $group }: { $tiles }.
refusal-rummy-joker-moved = E Joker bleift dat, wat e vertrëtt, bis genee dee Steen en ersetzt: { $tile }.
refusal-rummy-joker-not-freed = E Joker kënnt just op deng Schinn, wann de Steen en ersetzt huet, deen e vertrëtt.
refusal-rummy-joker-vanished = De Joker, deen s de fräigemaach hues, muss direkt nees an eng Folleg oder e Saz.
refusal-rummy-joker-appeared = Op dengem neien Dësch läit ee Joker ze vill.
refusal-rummy-joker-mark = Hei stëmmt eng Mark net: Just e Joker kann ouni Wierkung sinn oder nach eng Kéier wierken, a just wann den Dësch dat ofgemaach huet: { $tile }.
refusal-rummy-effect-missing = Sich den Aktiounssteen eraus, dee wierkt: Ee muss et sinn. Kuck d'Grupp { $group }.
refusal-rummy-effect-too-many = Hei kann nëmmen een Aktiounssteen wierken. Kuck d'Grupp { $group }.
refusal-rummy-effect-inactive = Dee Steen wierkt net: Dat maachen nëmmen Aktiounssteng, a just wa se fir d'éischt vun der Schinn kommen. Kuck d'Grupp { $group }.
refusal-rummy-effect-on-last = Mat dengem leschte Steen hues du gewonnen: Keen Aktiounssteen wierkt méi.
refusal-rummy-uno-not-due = Du hues keen Opruff nozehuelen.
refusal-rummy-catch-too-late = Ze spéit, oder et gëtt näischt ze soen.
refusal-rummy-catch-self = Dech selwer kanns du net erwëschen.
refusal-rummy-nothing-to-take = Den Tour ze huelen ännert elo näischt.
refusal-rummy-notation = Dat kann een net liesen: „{ $text }“.
