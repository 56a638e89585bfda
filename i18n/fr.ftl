### Les phrases de Pioche en français. Les quatre fichiers ont les mêmes clés et les mêmes variables.

## La ligne de commande

cli-welcome = Pioche { $version } : joue aux jeux de la famille UNO exactement selon les règles convenues.
cli-commands = Commandes (détails : pioche COMMANDE --help) :
cli-no-such-command = Commande inconnue : « { $name } ». pioche sans argument affiche la liste des commandes.
cli-error = pioche : { $message }
cli-interrupted = pioche : arrêté
cli-no-space = Il n’y a plus de place sur le disque.
cli-command-serve = lancer un serveur que l’on rejoint avec un navigateur
cli-command-sim = simuler beaucoup de parties et afficher des statistiques
cli-command-arena = faire jouer des robots les uns contre les autres et les classer
cli-command-train = entraîner le joueur appris du jeu de cartes
cli-command-dataset = écrire des manches de robots comme jeu de données, avec chaque décision
cli-command-verify = vérifier les donnes d’une partie exportée
cli-command-site = écrire un dossier pour tout hébergeur statique, pour jouer sans serveur
cli-site-written = { $folder } est écrit : { $files } fichiers, { $size } Mo. N’importe quel serveur web peut le servir, à n’importe quelle adresse.
cli-command-replay = revoir une partie enregistrée coup par coup
cli-command-review = analyser une partie enregistrée : chance, jeu, erreurs
cli-command-puzzles = créer des casse-tête qui ont une seule solution
cli-command-play = jouer dans le terminal, contre des robots ou à la table d’un serveur
cli-label-command = COMMANDE
cli-label-option = OPTION
cli-label-bots = ROBOT ROBOT
cli-label-edition = ÉDITION
cli-label-file = FICHIER
cli-label-table = TABLE
cli-usage = Utilisation : { $line }
cli-commands-title = Commandes :
cli-arguments-title = Arguments :
cli-options-title = Options :
cli-default = Par défaut : { $value }.
cli-choices = Valeurs possibles : { $values }.
cli-help-flag = Afficher cette aide et quitter.
cli-version-flag = Afficher la version et quitter.
cli-mistake-option = Option inconnue : « { $option } ». --help affiche toutes les options.
cli-mistake-similar = Option inconnue : « { $option } ». Voulais-tu dire { $similar } ?
cli-mistake-kind = { $option } doit être { $kind }, pas « { $value } ».
cli-mistake-value = « { $value } » n’est pas une valeur valide pour { $option }.
cli-mistake-no-value = Il faut une valeur après { $option }.
cli-mistake-missing = Argument manquant : { $option }.
cli-mistake-twice = { $option } est donné plusieurs fois.
cli-mistake-unused = Argument inattendu : « { $what } ».
cli-mistake = Ligne de commande incorrecte : { $said }
cli-kind-whole = un nombre entier
cli-kind-number = un nombre
cli-kind-flag = oui ou non (yes, no)

## La ligne de commande : ce que font les commandes et leurs options

help-serve = Lancer un serveur que l’on rejoint avec un navigateur. Chaque réglage peut aussi être donné dans un fichier TOML (--config) ou dans une variable d’environnement (PIOCHE_PORT=8000). Les options de la ligne de commande ont priorité.
help-serve-host = Adresse d’écoute. 0.0.0.0 : accessible depuis le réseau local.
help-serve-port = Port d’écoute. 0 : n’importe quel port libre.
help-serve-database = Fichier SQLite, ou postgresql://UTILISATEUR@HÔTE/NOM.
help-serve-bus = nats://HÔTE:PORT. Nécessaire quand plusieurs processus partagent une base de données.
help-serve-processes = Nombre de processus qui servent ensemble. 0 : un par processeur. PostgreSQL et NATS sont lancés avec eux, sauf si --database et --bus les indiquent.
help-serve-bot = Fichier Python avec un robot que les joueurs peuvent inviter. Peut être répété.
help-serve-config = Fichier TOML avec des réglages.
help-serve-browser = Ouvrir la page dans un navigateur au démarrage.
help-serve-log-level = Niveau de journalisation : debug, info, warning ou error.
help-serve-check = Vérifier les réglages et la connexion à la base de données, afficher le résultat et quitter.
help-play = Jouer dans le terminal : seul contre des robots, sans serveur, ou à une table sur un serveur. Si l’entrée ou la sortie n’est pas un terminal, c’est le mode ligne par ligne.
help-play-table = Que jouer : une édition ou un jeu (classic/de, rummy), ou le lien ou le code d’une table sur un serveur. Par défaut : le jeu de cartes dans l’édition de ta langue.
help-play-with = Règle maison : NOM (activée) ou NOM=VALEUR. Peut être répété.
help-play-players = Nombre de joueurs. Par défaut : un de plus que les robots, sinon 4.
help-play-bots = Robots aux autres places, séparés par des virgules : beginner, casual, strong, master, ou un fichier Python. Ils sont répétés pour les places suivantes.
help-play-name = Ton nom à la table.
help-play-server = Adresse du serveur pour un code ; avec une édition, une nouvelle table y est créée. Par défaut : le dernier serveur utilisé, sinon cette machine.
help-play-watch = Regarder seulement : ne prendre aucune place.
help-play-plain = Mode ligne par ligne : un événement par ligne, une commande par ligne, pour les lecteurs d’écran et les scripts.
help-play-pace = Durée des pauses des robots : slow, normal, quick ou instant. Par défaut : normal ; instant sans terminal.
help-play-ascii = Dessiner uniquement avec des caractères ASCII.
help-sim = Simuler beaucoup de parties et afficher leur durée, qui gagne, comment elles finissent et quelles règles comptent.
help-sim-edition = Édition : classic/fr, classic/lb, classic/de, rummy/en, rummy/fr, rummy/de (le jeu de jetons est beaucoup plus lent), ou celle d’un jeu installé.
help-sim-players = Nombre de joueurs.
help-sim-games = Nombre de manches, ou de parties entières avec --matches. Par défaut : 10 000 manches ou 1 000 parties.
help-sim-with = Règle maison : NOM (activée) ou NOM=VALEUR. Peut être répété.
help-sim-matches = Jouer des parties entières au lieu de manches isolées.
help-sim-style = sensible : les joueurs posent dès qu’ils peuvent et annoncent UNO quand il le faut ; les autres choix sont aléatoires (dans le jeu de jetons, ils posent autant de jetons que possible). random : tous les coups permis sont également probables.
help-sim-advice = Permettre aux joueurs de s’accuser de donner des conseils, là où les règles le punissent.
help-sim-seed = Graine aléatoire : n’importe quel texte. La même graine donne les mêmes chiffres, quel que soit le nombre de processus.
help-sim-processes = Nombre de processus de calcul. Par défaut : un par processeur.
help-sim-plot = Dessiner les chiffres dans ce fichier (PNG, SVG ou PDF). Nécessite l’extra « plots ».
help-sim-json = Écrire uniquement du JSON.
help-arena = Faire jouer des robots les uns contre les autres, chaque donne à chaque place, et évaluer leur force.
help-arena-entrants = Deux robots ou plus : random, greedy, heuristic, search, au jeu de cartes aussi learned ; beginner, casual, strong, master ; ou un fichier Python. search@200ms limite le temps par coup, search@500 le nombre de simulations, ce qui est reproductible.
help-arena-game = Édition : classic/fr, classic/lb, classic/de, rummy/en, rummy/fr, rummy/de, ou celle d’un jeu installé.
help-arena-players = Nombre de joueurs. Un participant joue un camp, son adversaire tous les autres.
help-arena-deals = Nombre de donnes. Chaque paire de participants joue chaque donne une fois par camp. Par défaut : 200.
help-arena-with = Règle maison : NOM (activée) ou NOM=VALEUR. Peut être répété.
help-arena-gauntlet = Faire jouer le premier participant contre chacun des autres, au lieu de toutes les paires.
help-arena-sprt = Arrêter dès qu’un test séquentiel départage deux participants : BAS:HAUT en points de classement, par exemple 0:20. Implique --gauntlet ; --deals (20000 par défaut) est la limite.
help-arena-text = Commande d’un programme qui joue par texte, par son entrée et sa sortie standard ; il joue contre chacun des robots.
help-arena-mixed = Avec --text : tirer des règles maison pour chaque donne, pour que les règles apprises par cœur n’aident pas.
help-arena-limit = Temps maximal en secondes : par coup pour les robots de fichiers (par défaut : 2), par réponse avec --text (par défaut : 60).
help-arena-seed = Graine aléatoire : n’importe quel texte. La même graine donne les mêmes parties, sauf si un robot a un budget de temps.
help-arena-processes = Nombre de processus de calcul. Par défaut : un par processeur.
help-arena-dask = Adresse d’un ordonnanceur Dask dont les workers jouent. Nécessite l’extra « cluster ».
help-arena-results = Ajouter chaque partie finie à ce fichier. S’il existe, le concours reprend où il s’est arrêté.
help-arena-csv = Écrire le classement dans ce fichier.
help-arena-plot = Dessiner le classement dans ce fichier (PNG, SVG ou PDF). Nécessite l’extra « plots ».
help-arena-json = Écrire uniquement du JSON.
help-verify = Recalculer chaque donne et chaque pioche d’une partie exportée et dire si elles découlent de ses secrets, sels et engagements. Code de sortie : 0 si oui, 1 sinon.
help-verify-file = Fichier exporté par le serveur.
help-site = Écrire un dossier que tout hébergeur statique peut servir : la page, Python qui tourne dans le navigateur, et les règles du jeu. On y joue sur son propre appareil, contre des robots ou entre amis, et rien n’est envoyé nulle part.
help-site-folder = Dossier à écrire. Il est remplacé si c’est déjà un tel site ; sinon, il doit être vide.
help-site-docs = Adresse de la documentation, vers laquelle la page renvoie alors.
help-replay = Revoir une partie enregistrée : chaque coup avec ce qui s’est passé, tous les jeux visibles ou comme une place les voyait. Si la sortie n’est pas un terminal, tous les coups sont affichés.
help-replay-file = Partie enregistrée, ou exportée par le serveur.
help-replay-seat = Ne montrer que ce que cette place savait ; les places sont numérotées à partir de 1.
help-replay-move = Ne montrer que la position après ce coup ; 0 est la distribution.
help-review = Analyser une partie enregistrée : qui a bien joué, qui a eu de la chance ? Chaque décision est jugée d’après ce que le joueur savait ; chaque donne et chaque pioche est pesée.
help-review-file = Enregistrement, ou partie exportée par le serveur.
help-review-rollouts = Simulations par question. Plus il y en a, plus les chiffres sont sûrs.
help-review-seed = Graine : un texte quelconque. La même graine donne les mêmes chiffres quel que soit le nombre de processus.
help-review-processes = Nombre de processus. Par défaut : un par processeur.
help-review-plot = Dessiner chances, chance et jeu dans ce fichier (PNG, SVG ou PDF). Nécessite l’extra « plots ».
help-review-json = N’afficher que du JSON.
help-puzzles = Créer des casse-tête qui ont exactement une solution : des jetons à poser en un tour, et des manches de cartes à gagner contre toute défense. Une recherche interrompue reprend où elle en était.
help-puzzles-folder = Dossier des fichiers, un par sorte de casse-tête.
help-puzzles-tiles = Nombre de casse-tête de jetons.
help-puzzles-cards = Nombre de casse-tête de cartes.
help-puzzles-processes = Nombre de processus. Par défaut : un par processeur.
help-train = Entraîner le joueur appris du jeu de cartes en le faisant jouer contre lui-même. Un entraînement interrompu reprend où il en était. Demande l’extra « train ».
help-train-folder = Dossier de l’entraînement : états enregistrés, échantillons, classements et leur image.
help-train-generations = Nombre de générations : chacune joue contre elle-même, puis apprend. Par défaut : 1 000, quelques heures.
help-train-warm = Combien d’entre elles apprennent d’abord de manches du joueur heuristique. Par défaut : trois cinquièmes.
help-train-seed = Graine : un nombre. La même graine donne les mêmes poids sur la même machine.
help-train-weights = Écrire les poids, tels que le joueur les lit, dans ce fichier.
help-dataset = Faire jouer des manches à des robots et écrire chaque décision sur une ligne : ce que le joueur savait, ce qui était permis, ce qu’il a fait et pensé, comment la manche a fini. Des fichiers Parquet et un manifeste avec des sommes de contrôle. Un travail interrompu reprend où il en était. Demande l’extra « dataset ».
help-dataset-folder = Dossier des fichiers.
help-dataset-entrants = Deux robots ou plus, nommés comme pour arena. Un budget en millisecondes donne chaque fois d’autres lignes.
help-dataset-game = Édition : classic/fr, classic/lb, classic/de, rummy/en, rummy/fr, rummy/de, ou celle d’un jeu installé.
help-dataset-players = Nombre de joueurs. Un participant joue un camp, son adversaire tous les autres.
help-dataset-deals = Nombre de donnes. Chaque paire de participants joue chaque donne une fois par camp. Par défaut : 200.
help-dataset-with = Règle maison : NOM (activée) ou NOM=VALEUR. Peut être répété.
help-dataset-seed = Graine : n’importe quel texte. La même graine donne les mêmes lignes, sauf si un robot a un budget de temps.
help-dataset-processes = Nombre de processus de calcul. Par défaut : un par processeur.

## Cartes, couleurs, joueurs
## Nommées comme dans les règles du jeu ; « the-card-... » est la forme qui entre dans une phrase, jamais après « à » ni « de ».

colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-orange = orange
colour-violet = violet
colour-none = aucune
colour-adjective =
    { $colour ->
        [red] rouge
        [yellow] jaune
        [green] vert
        [blue] bleu
        [orange] orange
       *[violet] violet
    }
card-number = { $number } { colour-adjective }
card-draw2 = +2 { colour-adjective }
card-skip = « Passer un tour » { colour-adjective }
card-reverse =
    Inversion { $colour ->
        [red] rouge
        [yellow] jaune
        [green] verte
        [blue] bleue
        [orange] orange
       *[violet] violette
    }
card-wild = Joker
card-wild4 = +4
card-uno = carte UNO
card-blank = carte blanche { $number }
the-card-number = le { card-number }
the-card-draw2 = le { card-draw2 }
the-card-skip = le { card-skip }
the-card-reverse = l’{ card-reverse }
the-card-wild = le { card-wild }
the-card-wild4 = le { card-wild4 }
the-card-uno = la { card-uno }
the-card-blank = la { card-blank }
player-number = le joueur { $number }
seat-number = la place { $number }

## Coups refusés : à qui de jouer

refusal-round-over = La manche est terminée.
refusal-malformed = Ce coup n’existe pas.
refusal-not-your-turn = Ce n’est pas ton tour : on attend { $seat }.
refusal-challenge-open = Attends : { $seat } doit d’abord accepter le +4 ou demander à voir le jeu.
refusal-choice-open = Attends : { $seat } doit encore choisir.
refusal-choose-first =
    { $choice ->
        [colour] Annonce d’abord une couleur.
        [rotate] Dis d’abord dans quel sens les jeux tournent.
        [give] Choisis d’abord les cartes à donner, et à qui.
       *[choose] Choisis d’abord un joueur.
    }
refusal-must-choose =
    { $choice ->
        [colour] Tu ne peux pas passer : annonce une couleur.
        [rotate] Tu ne peux pas passer : dis dans quel sens les jeux tournent.
        [give] Tu ne peux pas passer : choisis les cartes à donner, et à qui.
       *[choose] Tu ne peux pas passer : choisis un joueur.
    }
refusal-not-asked = Tu n’as rien à choisir pour l’instant.
refusal-no-such-seat = Il n’y a que { $players } joueurs à cette table.
refusal-not-that-seat =
    { $move ->
        [accuse] Tu ne peux pas t’accuser toi-même.
        [vote] Tu ne votes pas quand c’est toi que l’on accuse.
       *[choose] Tu ne peux pas choisir ce joueur ici.
    }

## Coups refusés : poser

refusal-not-in-hand = Tu n’as pas { $card } en main.
refusal-does-not-fit = Tu ne peux pas poser { $card } sur { $top } ; couleur demandée : { $colour }.
refusal-only-drawn-card = Tu as pioché : tu ne peux jouer que { $drawn }, pas { $card }.
refusal-does-not-answer =
    Tu ne peux pas contrer { $top } avec { $card } ; à piocher : { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
refusal-being-skipped = Ton tour est sauté : seule la même carte peut contrer { $top }, pas { $card }.
refusal-wild4-not-allowed =
    { $condition ->
        [no_colour] Tu ne peux jouer { $card } que si tu n’as aucune carte de la couleur demandée.
       *[nothing_playable] Tu ne peux jouer { $card } que si tu n’as aucune autre carte jouable.
    }
refusal-not-identical = Pour intercepter, il faut exactement la même carte : { $top }, pas { $card }.
refusal-jump-too-early = On n’intercepte pas avant le premier coup.
refusal-jump-closed = Trop tard pour intercepter avec { $card }.
refusal-colour-missing = Annonce une couleur en jouant { $card }.
refusal-colour-not-yours = On n’annonce pas de couleur en jouant { $card }.
refusal-multiples-off = À cette table, on pose une seule carte à la fois.
refusal-multiples-unfit = On ne pose ensemble que des cartes du même numéro, et l’une de celles du dessous doit être jouable.

## Coups refusés : piocher et passer

refusal-must-lay = Tu as une carte jouable : tu ne peux pas piocher.
refusal-nothing-to-draw = Il n’y a plus rien à piocher : joue une carte.
refusal-draw-once = Tu as déjà pioché : joue une carte ou passe ton tour.
refusal-draw-first = Tu ne peux pas passer comme ça : joue une carte ou pioche.
refusal-must-lay-drawn = Tu as choisi de piocher et la carte est jouable : tu dois la jouer.
refusal-must-take-debt =
    Tu dois piocher { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }{ $answer ->
        [none] {""}
        [challenge] , ou vérifier le +4
       *[parry] , ou contrer si tu peux
    }.
refusal-must-sit-out = Ton tour est sauté : tu ne pioches pas.

## Coups refusés : UNO, méfiance, dons, conseils

refusal-call-wrong-number = On ne dit « UNO » que lorsqu’il reste une seule carte.
refusal-call-not-owed = Tu n’as pas à dire « UNO » maintenant.
refusal-catch-nothing = Personne n’a oublié « UNO » ici, ou c’est trop tard.
refusal-catch-self = On ne dénonce ni soi-même ni sa propre équipe.
refusal-catch-automatic = Inutile de le signaler : à cette table, un « UNO » oublié coûte deux cartes de toute façon.
refusal-nothing-to-doubt = Il n’y a pas de +4 à vérifier maintenant.
refusal-give-exactly =
    Donne exactement { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
refusal-advice-off = À cette table, les conseils ne sont pas pénalisés.
refusal-vote-open = Un vote est déjà en cours.
refusal-accused-before = Tu ne peux accuser qu’une fois par manche.
refusal-no-vote = Il n’y a pas de vote en cours.
refusal-voted-before = Tu as déjà voté.

## Tables refusées : joueurs, éditions, options

refusal-players = Ce jeu se joue de { $least } à { $most } joueurs, pas à { $players }.
refusal-options-clash =
    { $repair ->
        [none] « { $first } » et « { $second } » ne vont pas ensemble.
       *[some] « { $first } » et « { $second } » ne vont pas ensemble. Une solution : « { $repair } ».
    }
refusal-unknown-option =
    { $similar ->
        [none] Il n’y a pas d’option « { $option } ».
       *[some] Il n’y a pas d’option « { $option } ». Veux-tu dire { $similar } ?
    }
refusal-option-value =
    { $similar ->
        [none] « { $value } » n’est pas une valeur de l’option « { $option } » ; valeurs possibles : { $choices }.
       *[some] « { $value } » n’est pas une valeur de l’option « { $option } » ; valeurs possibles : { $choices }. Veux-tu dire { $similar } ?
    }
refusal-option-range = « { $option } » va de { $least } à { $most } ; { $value } n’est pas possible.
refusal-option-twice = « { $option } » est indiqué deux fois : { $one } et { $other }.
refusal-unknown-edition =
    { $similar ->
        [none] Il n’y a pas d’édition « { $edition } » ; il y a : { $known }.
       *[some] Il n’y a pas d’édition « { $edition } » ; il y a : { $known }. Veux-tu dire { $similar } ?
    }
refusal-unknown-language = Il n’y a pas de langue « { $text } » ; il y a : { $known }.
refusal-unknown-bot = Il n’y a pas de robot « { $name } » ; il y a : { $known }.
choices-number = un nombre entier
text-choices-range = un nombre entier de { $least } à { $most }
choices-programs = les règles des cartes blanches
setting = { $option } : { $value }
setting-players =
    { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }

## Règles de cartes blanches refusées

refusal-program-too-long = La règle d’une carte blanche compte au plus { $most } effets, celle-ci en compte { $found }.
refusal-program-text-too-long = Le texte d’une carte blanche compte au plus { $most } caractères, celui-ci en compte { $found }.
refusal-effect-target = Effet { $number } de la carte blanche : « { $effect } » ne peut pas viser « { $target } ».
refusal-effect-count = Effet { $number } de la carte blanche : le nombre de « { $effect } » va de 1 à { $most }.
refusal-effect-optional = Effet { $number } de la carte blanche : « { $effect } » ne peut pas être facultatif.
refusal-effect-limit = Effet { $number } de la carte blanche : la condition de « { $effect } » compte de 0 à { $most }.
refusal-effect-condition = Effet { $number } de la carte blanche : la condition de « { $effect } » ne peut pas dépendre d’un autre joueur.
refusal-bad-blanks = « { $text } » n’est pas une règle de carte blanche comme « draw*2@others colour ».
blank-effect-draw = piocher
blank-effect-debt = piocher ou contrer
blank-effect-skip = passer son tour
blank-effect-turn = changer de sens
blank-effect-colour = annoncer une couleur
blank-effect-pass-hands = faire tourner les jeux
blank-effect-swap = échanger les jeux
blank-effect-give = donner des cartes
blank-effect-again = rejouer
blank-effect-look = regarder un jeu
blank-target-next = le joueur suivant
blank-target-previous = le joueur précédent
blank-target-chosen = un joueur au choix
blank-target-self = soi-même
blank-target-others = tous les autres
blank-target-all = tout le monde

## Textes refusés

refusal-bad-cards =
    { $similar ->
        [none] « { $text } » ne désigne pas des cartes.
       *[some] « { $text } » ne désigne pas des cartes. Voulais-tu dire { $similar } ?
    }
refusal-bad-action = « { $text } » n’est pas un coup.
refusal-bad-move =
    { $similar ->
        [none] « { $text } » n’est pas un coup.
       *[some] « { $text } » n’est pas un coup. Voulais-tu dire { $similar } ?
    }
did-you-mean = Voulais-tu dire { $similar } ?
written-rummy-notation = Un coup donne toute la nouvelle table ; pioche.solve(table).action(…) l’écrit.
written-rummy-effect-missing = On l’écrit après les groupes : un point d’exclamation, le numéro de son groupe, le jeton.
refusal-no-way = « { $text } » n’est pas un coup, et il est impossible de poser ceci maintenant.
refusal-action-seat = « { $text } » ne dit pas qui agit : mets la place devant, comme dans « { $example } ».
refusal-seat-range = Les places vont de 0 à { $most } ; il n’y a pas de place { $found }.
refusal-option-of-game = « { $option } » est une option d’un autre jeu : { $game }.
refusal-position-range = « { $field } » va de { $least } à { $most } ; { $value } n’est pas possible.
refusal-position-hex = « { $field } » ne peut pas être « { $value } » : il y faut { $digits } chiffres hexadécimaux.
refusal-bad-position = Une position ressemble à « { $example } ». Ce n’en est pas une : « { $text } ».
refusal-position-value = « { $field } » ne peut pas être « { $value } ».
refusal-position-choice = « { $field } » ne peut pas être « { $value } » ; possible : { $choices }.
refusal-position-field = Une position n’a pas de champ « { $field } ».
refusal-position-twice = « { $field } » est donné deux fois.
refusal-position-fields = Une position a { $wanted } champs, pas { $found }.
refusal-position-hands = Il y a des cartes en plus des mains des { $players } joueurs.
refusal-position-discards = Il faut sur le talon une carte qui compte.
refusal-position-needs = « { $given } » demande aussi « { $field } ».
refusal-position-clash = « { $given } » ne va pas avec « { $other } ».
refusal-position-rule = « { $given } » n’existe pas à cette table : cela appartient à la règle « { $option } ».
refusal-position-top = « { $given } » ne va pas avec { $card } sur le talon.
refusal-position-colour = La couleur en vigueur ne peut pas être { $colour } avec { $card } sur le talon.
refusal-position-not-held = La carte piochée ne peut pas être { $card } : cette carte n’est pas dans la main de ce joueur ({ $seat }).
refusal-position-drawn-card = « { $given } » demande ce qui a été pioché, comme dans « { $example } ».
refusal-position-hand =
    { $cards ->
        [0] « { $given } » ne convient pas : { $seat } n’a pas de cartes.
        [one] « { $given } » ne convient pas : { $seat } a une carte.
       *[other] « { $given } » ne convient pas : { $seat } a { $cards } cartes.
    }
refusal-position-won = « { $given } » ne convient pas : { $seat } a gagné la manche avec sa dernière carte.
refusal-position-blocked =
    { $tied ->
        [yes] Une manche bloquée revient au plus petit total, mais deux l’ont ({ $points }) : personne ne la gagne.
       *[no] Une manche bloquée revient au plus petit total : celui de { $seat } ({ $points }).
    }
refusal-position-effect = « { $given } » ne va pas avec { $card } : son effet numéro { $at } (à partir de 0) demande autre chose.
refusal-position-voted = « { $given } » ne convient pas : tout le monde a voté.
refusal-position-stuck = Personne ne pourrait jouer dans cette position.
refusal-bad-score = « { $text } » n’est pas une ligne du carnet de score.
refusal-too-many-cards =
    { $most ->
        [0] Le paquet ne contient pas { $card }.
        [one] Le paquet ne contient { $card } qu’une fois.
       *[other] Le paquet ne contient { $card } que { $most } fois.
    }

## Parties et enregistrements refusés

refusal-seed-length = Une graine compte { $wanted } octets, celle-ci en compte { $length }.
refusal-seed-missing = Il manque la graine pour distribuer cette manche.
refusal-match-over = La partie est terminée.
refusal-round-not-over = La manche n’est pas encore terminée.
refusal-round-not-begun = Aucune manche n’a encore été distribuée.
refusal-setup-hand = Une main a { $wanted } cartes ou jetons ; pour { $seat } il y en a { $count }. Trois points à la fin la complètent.
refusal-setup-first =
    { $wanted ->
        [one] Au début, on retourne exactement une carte, pas { $count }.
       *[other] Au début, il y en a exactement { $wanted } face visible, pas { $count }.
    }
refusal-setup-goes-back = Une manche ne peut pas commencer par { $card } : cette carte retourne dans la pioche.
refusal-setup-no-first = Il ne reste dans la pioche aucune carte que l’on puisse retourner.
refusal-no-setup = On ne peut pas préparer une donne du jeu « { $game } ».
refusal-no-solver = Il n’y a pas de solveur pour le jeu « { $game } » : les coups permis sont dans sa liste.
refusal-totals-range = Les résultats précédents vont de 0 à { $most }, pas { $found }.
refusal-score-sides = Cette partie compte { $sides } camps, mais voici { $found } nombres.
refusal-position-players = Cette partie compte { $players } joueurs, la position { $found }.
refusal-replay-not-one = Ligne { $line } : ce n’est pas une partie enregistrée.
refusal-replay-version = Ligne { $line } : enregistré en version { $version }, ce Pioche lit la version { $known }.
refusal-replay-deal = Ligne { $line } : distribué par la version { $version }, ce Pioche distribue par la version { $known }.
refusal-replay-twice = Ligne { $line } : « { $text } » figure ici pour la deuxième fois.
refusal-replay-line = Ligne { $line } : « { $text } » n’a pas sa place ici ; attendu : { $wanted }.
refusal-replay-short = Ligne { $line } : l’enregistrement s’arrête trop tôt ; attendu : { $wanted }.
refusal-replay-sides = Ligne { $line } : les manches n’ont pas toutes été comptées pour le même nombre de camps.
refusal-replay-differs = Ligne { $line } : « { $text } » n’est pas exact ; en rejouant, on trouve : { $found }.
refusal-replay-sum = Ligne { $line } : la somme de contrôle ne correspond pas, l’enregistrement a été modifié.
refusal-replay-unscored = Ligne { $line } : la manche est terminée, mais son score manque.
refusal-replay-not-over = Ligne { $line } : voici un score, mais la manche n’est pas encore terminée.
refusal-replay-refused = Ligne { $line } : « { $text } » n’est pas permis : « { $reason } ».

## Options du jeu de cartes : nom, explication en une phrase, valeurs

value-on = oui
value-off = non
option-palette = Couleurs
option-palette-help = Les quatre couleurs des cartes.
value-palette-standard = rouge, jaune, vert, bleu
value-palette-letz = orange, jaune, vert, violet
option-hand-size = Cartes distribuées
option-hand-size-help = Combien de cartes chacun reçoit au début d’une manche.
option-dealer = Donneur
option-dealer-help = Qui distribue : chacun tire une carte, celui qui a le chiffre le plus élevé distribue.
value-dealer-draw-each-round = tiré au sort à chaque manche
value-dealer-passes-left = tiré au sort une fois, puis le voisin de gauche
option-first-skip = « Passer un tour » en première carte
option-first-skip-help = Qui commence quand la première carte du talon est un « Passer un tour ».
value-first-skip-second-right = le deuxième à droite du donneur
value-first-skip-second-left = le deuxième à gauche du donneur
option-first-wild = Joker en première carte
option-first-wild-help = Qui choisit la couleur quand la première carte du talon est un Joker.
value-first-wild-dealer = le donneur
value-first-wild-left = le joueur à gauche du donneur
option-reverse-on-anything = Inversion sur tout
option-reverse-on-anything-help = Une Inversion se joue sur n’importe quelle carte ; sa couleur est alors demandée.
option-wild4-if = Quand jouer un +4
option-wild4-if-help = Quand on a le droit de jouer un +4, selon les autres cartes en main.
value-wild4-if-nothing-playable = seulement sans autre carte jouable
value-wild4-if-no-colour = seulement sans carte de la couleur demandée
value-wild4-if-always = toujours
option-voluntary-draw = Piocher par choix
option-voluntary-draw-help = A-t-on le droit de piocher quand on a une carte jouable ?
value-voluntary-draw-drawn-only = oui, et seule la carte piochée peut alors être jouée
value-voluntary-draw-off = non, on doit jouer si on peut
option-drawn-card = La carte piochée
option-drawn-card-help = Ce que devient une carte piochée qui est jouable.
value-drawn-card-may = on peut la jouer
value-drawn-card-must-if-voluntary = piochée par choix, on doit la jouer
option-draw-then-play-any = Piocher, puis jouer au choix
option-draw-then-play-any-help = À son tour, on peut piocher une carte, puis jouer n’importe quelle carte jouable, ou passer.
option-draw-until-playable = Piocher jusqu’à pouvoir jouer
option-draw-until-playable-help = Si l’on ne peut pas jouer, on pioche jusqu’à trouver une carte jouable.
option-draw2-parry = Contrer un +2
option-draw2-parry-help = Ce qui contre un +2 : le joueur suivant doit alors piocher le total.
value-draw2-parry-off = rien
value-draw2-parry-draw2 = un autre +2
value-draw2-parry-draw2-or-wild4 = un autre +2 ou un +4
option-wild4-parry = Contrer un +4
option-wild4-parry-help = Un +4 peut être contré par un autre +4 : le joueur suivant doit alors piocher le total.
option-uno-card-draw4 = Carte UNO : quatre à piocher
option-uno-card-draw4-help = Les cartes UNO restent dans le jeu : le joueur suivant pioche quatre cartes, et seule une autre carte UNO peut la contrer.
option-reverse-returns-debt = Inversion contre la pioche
option-reverse-returns-debt-help = Un joueur qui doit piocher peut jouer une Inversion de la couleur demandée : c’est alors au joueur précédent de piocher.
option-skip-passes-debt = « Passer un tour » contre la pioche
option-skip-passes-debt-help = Un joueur qui doit piocher peut jouer un « Passer un tour » de la couleur demandée : c’est alors au joueur suivant de piocher.
option-challenge = Vérifier un +4
option-challenge-help = La victime d’un +4 peut-elle demander à voir le jeu, et que devient un +4 bluffé ?
value-challenge-off = on ne vérifie pas
value-challenge-take-back = le bluffeur le reprend et pioche
value-challenge-card-stays = il reste posé et le bluffeur pioche
option-uno-enforced = « UNO » oublié
option-uno-enforced-help = Quand un « UNO » oublié coûte deux cartes.
value-uno-enforced-when-caught = si un adversaire s’en aperçoit
value-uno-enforced-automatic = toujours
option-uno-uno = « UNO UNO »
option-uno-uno-help = En posant sa dernière carte, on doit dire « UNO UNO » pour gagner, sinon on pioche deux cartes.
option-last-draw-counts = +2 ou +4 en dernière carte
option-last-draw-counts-help = Si la dernière carte est un +2 ou un +4, le joueur suivant pioche encore avant le compte des points.
option-draw2-finish-defence = Contrer le dernier +2
option-draw2-finish-defence-help = Finir sur un +2 ne suffit pas si tous les joueurs suivants le contrent : on pioche alors le total.
option-no-finish-on-black-draw = Pas de +4 ni de carte UNO pour finir
option-no-finish-on-black-draw-help = On ne finit pas une manche sur un +4 ou une carte UNO : sinon on pioche deux cartes.
option-jump-in = Interception
option-jump-in-help = Chacun peut poser la carte identique à tout moment, même hors de son tour.
option-sequences = Suites
option-sequences-help = Après un numéro, on peut enchaîner aussitôt avec le numéro suivant de la même couleur, en montant ou en descendant, ou avec la carte identique.
option-skip-parry = Contrer un « Passer un tour »
option-skip-parry-help = Un joueur dont le tour est sauté peut contrer avec le « Passer un tour » de la même couleur : c’est alors le tour du suivant qui est sauté.
option-double-skip = Double « Passer un tour »
option-double-skip-help = Celui qui pose les deux « Passer un tour » d’une couleur fait sauter le tour des deux joueurs suivants.
option-two-player-reverse-skips = Inversion à deux
option-two-player-reverse-skips-help = À deux joueurs, une Inversion fait passer l’autre : on rejoue.
option-zero-rotation = Les jeux tournent sur un 0
option-zero-rotation-help = Quand un 0 est posé, chacun passe tout son jeu à son voisin, dans un sens ou dans l’autre.
value-zero-rotation-off = non
value-zero-rotation-optional = au choix du joueur
value-zero-rotation-forced = toujours
option-seven-swap = Échange sur un 7
option-seven-swap-help = Celui qui pose un 7 échange son jeu avec un autre joueur.
value-seven-swap-off = non
value-seven-swap-optional = au choix du joueur
value-seven-swap-forced = toujours
option-uno-card-gift = Carte UNO : deux à donner
option-uno-card-gift-help = Les cartes UNO restent dans le jeu : celui qui en pose une peut donner exactement deux cartes à un autre joueur.
option-multiples = Plusieurs à la fois
option-multiples-help = On peut poser plusieurs cartes du même numéro à la fois.
option-advice-penalty = Conseils pénalisés
option-advice-penalty-help = Un conseil intempestif coûte quatre cartes si la majorité des autres vote pour.
option-blanks = Cartes blanches
option-blanks-help = Jusqu’à trois cartes blanches, chacune avec une règle écrite par la table et acceptée par tous.
value-blanks-none = aucune
option-scoring = Score
option-scoring-help = Ce que l’on inscrit après chaque manche, et qui gagne ainsi.
value-scoring-winner-takes = le vainqueur marque ce que les autres ont en main
value-scoring-lowest-wins = chacun inscrit son propre jeu, le plus petit total gagne
option-target = Points à atteindre
option-target-help = La partie se termine quand un joueur atteint ou dépasse ce nombre de points.
option-rounds-to-win = Manches à gagner
option-rounds-to-win-help = Le premier à gagner ce nombre de manches remporte la partie.
value-rounds-to-win-none = les points décident
option-wild4-points = Points pour un +4
option-wild4-points-help = Combien de points vaut un +4 resté en main.
option-teams = Équipes
option-teams-help = Le nombre d’équipes ; les partenaires gagnent et marquent ensemble.
value-teams-none = pas d’équipes

## Bots : leur force

level-beginner-help = Pose ce qui convient, oublie souvent de dire « UNO » et remarque rarement l’oubli des autres.
level-casual-help = Joue raisonnablement pour lui-même ; oublie parfois de dire « UNO ».
level-strong-help = Surveille ce que les autres ont en main et leur complique la vie ; n’oublie presque rien.
level-master-help = Retient tout ce qu’il a vu, réfléchit à l’avance et n’oublie jamais de dire « UNO ».

## Bots : pourquoi celui d’une personne est inutilisable ou a planté (après deux-points, sans point)

bot-reason-no-file = il n’y a pas de fichier { $file }
bot-reason-not-python = { $file } n’est pas un fichier Python
bot-reason-no-method = la classe Bot de { $file } n’a pas de méthode act(self, view, legal)
bot-reason-no-act = { $file } n’a ni classe Bot ni fonction act(view, legal)
bot-reason-async = { $method } dans { $file } doit être une fonction ordinaire, pas async
bot-reason-exits = il se termine pendant son chargement ({ $status })
bot-reason-games = GAMES dans { $file } doit être écrit comme un tuple de noms parmi ceux-ci : { $known }
bot-reason-other-game = son GAMES dit { $games }, pas { $game }
bot-reason-late = il n’a pas été chargé en { $seconds } s
bot-reason-loading = pendant son chargement, { $reason }
bot-reason-ended = le processus s’est terminé (code de sortie { $status })
bot-reason-closed = le processus a fermé sa sortie
bot-reason-babble = le processus a envoyé ce qui n’est pas une réponse : { $said }
bot-reason-astray = le processus a répondu autre chose que ce qui lui était demandé

## L’arène : des robots contre des robots

arena-title = { $edition }, { $players } joueurs, { $games ->
    [one] une partie
   *[other] { $games } parties
} sur { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}
arena-games = parties
arena-entrant = robot
arena-others = contre
arena-sides = jouées
arena-won = gagnées
arena-rating = classement
arena-thinking = réflexion par coup
arena-duels = Un contre les autres
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
arena-quick = { NUMBER($value, maximumFractionDigits: 6) } ms
arena-seconds = { NUMBER($value, maximumFractionDigits: 6) } s
arena-tick = { NUMBER($value, maximumFractionDigits: 6) }
arena-par = À force égale, chacun gagnerait { $par }. Chaque donne est jouée à chaque place.
arena-undecided = { $games ->
    [one] Une partie n’a été gagnée par personne.
   *[other] { $games } parties n’ont été gagnées par personne.
}
arena-by-the-clock = Certains réfléchissent selon l’horloge : une autre fois, les résultats peuvent être différents.
arena-own-files = Que les robots de fichiers rejouent de la même façon ne dépend que d’eux.
arena-speed = { $games ->
    [one] Une partie jouée,
   *[other] { $games } parties jouées,
} { NUMBER($rate, maximumFractionDigits: 1) } par seconde
arena-trouble-broken = { $times ->
    [one] inutilisable une fois
   *[other] inutilisable { $times } fois
}
arena-trouble-crashed = { $times ->
    [one] a planté une fois
   *[other] a planté { $times } fois
}
arena-trouble-hung = { $times ->
    [one] n’a pas répondu à temps une fois
   *[other] n’a pas répondu à temps { $times } fois
}
arena-trouble-illegal = { $times ->
    [one] a joué un coup interdit une fois
   *[other] a joué un coup interdit { $times } fois
}
arena-no-action = { $answer } n’est pas une action de sa place
arena-troubles = Ennuis avec { $entrant } : { $kinds }. La première fois : { $example }
arena-dask-waiting = La grappe Dask n’a plus de workers ; on attend qu’il en vienne un.
arena-sprt-progress = parties, LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } (±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-sprt-accepted =
    Décidé après { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    } : { $entrant } est meilleur d’au moins { $high } points plutôt que d’au plus { $low } (log du rapport de vraisemblance { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, bornes ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-sprt-rejected =
    Décidé après { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    } : { $entrant } est meilleur d’au plus { $low } points plutôt que d’au moins { $high } (log du rapport de vraisemblance { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, bornes ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-sprt-undecided =
    Après { $deals ->
        [one] une donne
       *[other] { $deals } donnes
    }, il n’est pas décidé si { $entrant } est meilleur de { $low } ou de { $high } points (log du rapport de vraisemblance { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, bornes ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-interval = intervalle à 95 %
arena-illegal = réponses refusées
arena-made-for = coups joués à sa place
arena-regret = regret par décision
refusal-arena-text-start = « { $command } » ne peut pas être lancé : { $reason }.
refusal-arena-text-silent = « { $command } » n’a pas répondu en { $seconds } s.
refusal-arena-text-ended = « { $command } » s’est arrêté avant la dernière manche.
refusal-arena-text-alone = Il faut un robot contre lequel le programme joue.
refusal-arena-mixed = Les règles maison tirées au sort sont pour les programmes qui jouent par texte : --text.
refusal-arena-sprt = « { $text } » n’est pas un test : --sprt prend deux nombres de points en ordre croissant, de -{ $most } à { $most }, par exemple 0:20.
refusal-arena-sprt-entrants = L’option --sprt demande exactement deux robots.
refusal-arena-too-few = Il faut au moins deux robots, pas { $entrants }.
refusal-arena-twice = « { $entrant } » participe deux fois.
refusal-arena-over-bot = « { $file } » participe comme robot ; { $other } l’écraserait.
refusal-arena-budget = « { $entrant } » n’a pas le temps de réfléchir ; il faut au moins 1.
refusal-arena-no-budget = « { $entrant } » ne réfléchit pas à l’avance ; le temps de réflexion est pour { $known }.
refusal-arena-no-file = Il n’y a pas de fichier « { $file } » qui puisse être lu comme un robot.
refusal-arena-broken = « { $file } » n’est pas un robot : { $reason }.
refusal-arena-other-game = « { $file } » ne participe pas : { $reason }.
refusal-arena-limit = La limite de temps est un nombre de secondes de 0,01 à 600.
refusal-bot-no-action = Ce n’est pas une action de la place du robot.
refusal-arena-deals = Il faut jouer au moins une donne, pas { $deals }.
refusal-arena-many-deals = Entre ces robots, on peut jouer au plus { $most } donnes, pas { $deals }.
refusal-arena-folder = Il n’y a pas de dossier « { $folder } ».
refusal-arena-other-contest = « { $file } » contient les parties d’un autre concours : d’autres robots, d’autres règles ou une autre graine.
refusal-arena-no-results = « { $file } » ne contient pas les résultats d’un concours (ligne { $line }).
refusal-arena-worker-died = { $count ->
    [one] La partie { $games } a mis fin { $times } fois à son processus (code de sortie { $status }) et a été abandonnée ; --results garde toutes les autres.
   *[other] Les parties { $games } ont chacune mis fin { $times } fois à leur processus (code de sortie { $status }) et ont été abandonnées ; --results garde toutes les autres.
}
refusal-arena-workers-die = Le concours a été arrêté et le reste n’a pas été joué : les parties { $games } ont chacune mis fin { $times } fois à leur processus (code de sortie { $status }) ; --results garde ce qui a été joué.
refusal-arena-in-use = « { $file } » est utilisé : un autre concours y écrit.
refusal-arena-other-version = « { $file } » contient des parties de Pioche { $theirs }, pas { $ours } ; prends un autre fichier.
refusal-arena-dask-library = Pour jouer sur une grappe, il faut Dask : { $install }
refusal-arena-dask-address = Aucun ordonnanceur Dask ne répond à « { $address } ».
refusal-arena-dask-workers = La grappe Dask n’a pas de workers.
refusal-arena-dask-version = Le worker « { $worker } » a Pioche { $theirs }, pas { $ours }.
refusal-arena-dask-no-pioche = Le worker « { $worker } » ne peut pas charger Pioche.
refusal-arena-dask-killed = { $count ->
    [one] La partie { $games } a mis fin { $times } fois à son worker, « { $worker } » le dernier, et a été abandonnée ; --results garde toutes les autres.
   *[other] Les parties { $games } ont chacune mis fin { $times } fois à leur worker, « { $worker } » le dernier, et ont été abandonnées ; --results garde toutes les autres.
}
refusal-arena-dask-stopped = Le concours a été arrêté et le reste n’a pas été joué : les parties { $games } ont chacune mis fin { $times } fois à leur worker, « { $worker } » le dernier ; --results garde ce qui a été joué.

## Simulations

sim-title-rounds = { $edition }, { $players } joueurs, { $games ->
        [one] une manche
       *[other] { $games } manches
    }
sim-title-matches = { $edition }, { $players } joueurs, { $games ->
        [one] une partie
       *[other] { $games } parties
    }
sim-with = avec { $options }
sim-style-classic-sensible = Les joueurs posent quand ils peuvent et annoncent UNO quand ils doivent ; tout le reste est laissé au hasard.
sim-style-classic-random = Tous les coups permis ont la même chance d’être joués.
sim-style-rummy-sensible = Les joueurs posent autant de jetons que possible, annoncent UNO quand ils doivent et remarquent les oublis des autres.
sim-style-rummy-random = Les joueurs posent au hasard et oublient parfois d’annoncer UNO.
sim-style-any-sensible = Des joueurs sensés : ils jouent ce qui paraît le mieux, sinon au hasard.
sim-style-any-random = Chaque coup permis est aussi probable qu’un autre.
sim-rounds = manches
sim-matches = parties
sim-mean = moyenne
sim-median = médiane
sim-middle = 9 sur 10
sim-least = minimum
sim-most = maximum
sim-moves-per-round = coups par manche
sim-moves-per-match = coups par partie
sim-rounds-per-match = manches par partie
sim-points-per-round = points d’une manche
sim-histogram-moves = Coups par manche
sim-histogram-rounds = Manches par partie
sim-share = part
sim-interval = intervalle à 95 %
sim-wins-rounds = Qui gagne la manche
sim-wins-matches = Qui gagne la partie
sim-place-first = à gauche du donneur
sim-place = { $place }e à partir de là
sim-place-dealer = le donneur
sim-place-starter = qui commence
sim-seat = joueur { $seats }
sim-team = joueurs { $seats }
sim-shared = { $matches ->
        [one] Une partie a été partagée.
       *[other] { $matches } parties ont été partagées.
    }
sim-endings = Comment les manches se terminent
sim-ending-number = dernière carte : un chiffre
sim-ending-draw-two = dernière carte : un +2
sim-ending-skip = dernière carte : « Passer un tour »
sim-ending-reverse = dernière carte : une Inversion
sim-ending-wild = dernière carte : un Joker
sim-ending-wild-four = dernière carte : un +4
sim-ending-uno-card = dernière carte : une carte UNO
sim-ending-blank = dernière carte : une carte blanche
sim-ending-otherwise = gagnée après la carte d’un autre
sim-ending-blocked = bloquée, le moins de points gagne
sim-ending-blocked-nobody = bloquée, personne ne marque
sim-ending-unfinished = interrompue
sim-ending-won = gagnée
sim-ending-nobody = personne ne gagne
sim-ending-rack-empty = un chevalet est vide
sim-ending-pool-used-up = la pioche est épuisée, le moins de points gagne
sim-clauses = Ce qui s’est produit ({ $rounds ->
        [one] une manche observée
       *[other] { $rounds } manches observées
    })
sim-clause = clause
sim-what = quoi
sim-in-rounds = des manches
sim-per-round = par manche
sim-speed = { $rounds } manches et { $moves } coups par seconde, { $processes ->
        [one] un processus
       *[other] { $processes } processus
    }, { $engine }.
sim-native = code natif
sim-pure = Python pur
sim-plot-written = L’image est dans { $file }.
sim-whole = { $value }
sim-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-times = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-happened-first-draw-two = la première carte est un +2
sim-happened-first-reverse = la première carte est une Inversion
sim-happened-first-skip = la première carte est « Passer un tour »
sim-happened-first-wild = la première carte est un Joker
sim-happened-first-blank = la première carte est une carte blanche
sim-happened-first-goes-back = la première carte est remise
sim-happened-draw-two = +2 posé
sim-happened-reverse = Inversion posée
sim-happened-reverse-on-anything = Inversion posée là où elle n’allait pas
sim-happened-reverse-between-two = Inversion : à deux, l’autre passe
sim-happened-skip = « Passer un tour » posé
sim-happened-wild = Joker posé
sim-happened-wild-four = +4 posé
sim-happened-bluff = +4 posé en bluffant
sim-happened-uno-card = carte UNO posée
sim-happened-blank = carte blanche posée
sim-happened-several = plusieurs cartes d’un chiffre posées ensemble
sim-happened-jump-in = carte interceptée
sim-happened-sequence = suite continuée
sim-happened-double-skip = deux « Passer un tour » d’affilée
sim-happened-skip-parried = « Passer un tour » contré
sim-happened-draw-two-parried = +2 contré
sim-happened-wild-four-parried = +4 contré
sim-happened-uno-card-parried = carte UNO contrée
sim-happened-debt-returned = cartes à piocher renvoyées par une Inversion
sim-happened-debt-passed-on = cartes à piocher transmises par « Passer un tour »
sim-happened-drew-unable = pioché sans pouvoir poser
sim-happened-drew-by-choice = pioché par choix
sim-happened-drew-then-any = pioché par choix, puis toute carte permise
sim-happened-drew-on = pioché plus d’une carte avant d’en avoir une jouable
sim-happened-reshuffle = le talon est devenu la pioche
sim-happened-uno = UNO annoncé
sim-happened-uno-uno = UNO UNO annoncé
sim-happened-caught = oubli d’UNO remarqué
sim-happened-forgot = UNO oublié, cartes d’office
sim-happened-doubt-right = +4 vérifié, c’était un bluff
sim-happened-doubt-wrong = +4 vérifié, il était permis
sim-happened-advice = conseil puni
sim-happened-rotation = un 0 a fait tourner les jeux
sim-happened-swap = un 7 a échangé deux jeux
sim-happened-gift = deux cartes données
sim-happened-gift-of-all = les deux dernières données, et puni
sim-happened-last-draw = un dernier +2 ou +4 a encore compté
sim-happened-all-parried = tous ont contré un dernier +2
sim-happened-black-finish = une dernière carte UNO ou +4 punie
sim-happened-blocked = personne ne pouvait piocher ni poser
sim-happened-tiles-four = quatre jetons posés d’un coup
sim-happened-tiles-drew = pioché sans pouvoir poser
sim-happened-tiles-drawn-laid = le jeton pioché a été posé
sim-happened-tiles-drawn-kept = le jeton pioché a été gardé
sim-happened-tiles-rearranged = les jetons de la table ont été recombinés
sim-happened-tiles-joker-taken = un Super Joker a été repris sur le chevalet
sim-happened-tiles-wild-four = un Super Joker a fait piocher quatre jetons
sim-happened-tiles-draw-two = un 2 a fait piocher deux jetons
sim-happened-tiles-skip = un 5 a fait passer le suivant
sim-happened-tiles-reverse = un 7 a inversé le sens
sim-happened-tiles-several = plusieurs jetons ont agi en un tour
sim-happened-tiles-uno = UNO annoncé
sim-happened-tiles-caught = oubli d’UNO remarqué
sim-happened-tiles-out-at-once = sorti avec plusieurs jetons d’un coup
sim-happened-tiles-pool = la pioche a été épuisée
refusal-sim-games = Il faut jouer au moins une partie, pas { $games }.
refusal-sim-processes = Il faut au moins un processus, pas { $processes }.
refusal-plot-library = Pour dessiner, il faut matplotlib : { $install }
refusal-train-library = Pour entraîner, il faut torch : { $install }
refusal-train-generations = Il faut au moins une génération, et celles qui apprennent de l’heuristique ne peuvent être plus nombreuses que toutes : { $generations }.
refusal-train-plan = Le dossier { $folder } contient un entraînement avec une autre graine ou d’autres nombres de générations. Reprends ses options ou choisis un autre dossier.
refusal-dataset-library = Pour écrire des fichiers Parquet, il faut pyarrow : { $install }
refusal-dataset-other = Le dossier { $folder } contient un autre jeu de données. Reprends ses options ou choisis un autre dossier.
refusal-plot-format = « { $file } » ne peut pas être dessiné ; une image se termine par { $formats }.
refusal-plot-folder = Il n’y a pas de dossier « { $folder } » pour l’image.
refusal-file-unwritable = Impossible d’écrire dans « { $file } ».
refusal-same-file = « { $file } » est à la fois { $one } et { $other } ; l’un écraserait l’autre.

## tile game

tile-joker = le Super Joker
refusal-rummy-round-over = La manche est finie.
refusal-rummy-no-such-seat = Il n’y a que { $players } joueurs à cette table.
refusal-rummy-not-your-turn = Ce n’est pas ton tour : on attend { $seat }.
refusal-rummy-must-play = Tu peux jouer, donc tu dois jouer : on ne pioche que si rien n’est jouable, même en recombinant les jetons posés.
refusal-rummy-already-drew = Tu as déjà pioché : pose le jeton pioché ou garde-le.
refusal-rummy-nothing-drawn = Tu n’as rien pioché que tu puisses garder.
refusal-rummy-must-play-drawn = Le jeton pioché est jouable : il faut le poser immédiatement.
refusal-rummy-no-tile-laid = Il faut poser au moins un jeton de ton chevalet.
refusal-rummy-too-many-tiles = On ne pose pas plus de { $most } jetons à la fois ; tu en poses { $count }.
refusal-rummy-not-on-rack = Pas sur ton chevalet : { $tile }.
refusal-rummy-no-such-tile = Ce jeton n’existe pas : { $tile }. Les numéros vont de 1 à 12.
refusal-rummy-no-place = Impossible de poser ceci maintenant, même en recombinant les jetons posés : { $tiles }.
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
refusal-rummy-set-second-joker = Une série ne peut comporter qu’un seul Super Joker. Voir le groupe { $group } : { $tiles }.
refusal-rummy-jokers-adjacent = Deux Super Jokers ne peuvent pas se suivre dans une suite. Voir le groupe { $group } : { $tiles }.
refusal-rummy-joker-moved = Un Super Joker garde sa valeur jusqu’à ce que le jeton qu’il représente le remplace : { $tile }.
refusal-rummy-joker-vanished = Le Super Joker que tu as libéré doit resservir tout de suite, dans une suite ou une série.
refusal-rummy-joker-appeared = Il y a un Super Joker de trop sur ta nouvelle table.
refusal-rummy-joker-mark = Une marque est fausse ici : seul un Super Joker peut être inactif ou agir de nouveau, et seulement si la table l’a convenu : { $tile }.
refusal-rummy-effect-missing = Choisis le jeton symbole qui agit : il en faut un. Voir le groupe { $group }.
refusal-rummy-effect-too-many = Un seul jeton symbole peut agir ici. Voir le groupe { $group }.
refusal-rummy-effect-inactive = Ce jeton n’agit pas : seuls les jetons symboles agissent, et seulement la première fois, en quittant le chevalet. Voir le groupe { $group }.
refusal-rummy-effect-on-last = Avec ton dernier jeton tu as gagné : aucun jeton symbole n’agit plus.
refusal-rummy-uno-not-due = Tu n’as pas de « UNO » à rattraper.
refusal-rummy-catch-too-late = Trop tard, ou rien à reprocher.
refusal-rummy-catch-self = Tu ne peux pas te dénoncer toi-même.
refusal-rummy-nothing-to-take = Prendre la main ne change rien maintenant.
refusal-rummy-notation = « { $text } » ne se lit pas. Les jetons s’écrivent R5, Y12 ou *, le Super Joker.
refusal-rummy-position-parts = Une position se compose des chevalets, de la pioche, du sens, de la phase et, après « | », de la table, comme dans « { $example } ». Ce n’en est pas une : « { $text } ».
refusal-rummy-position-mark = Sur la table d’une position, aucun jeton ne porte de marque. Regarde le groupe { $group } : { $tiles }.
refusal-rummy-position-tiles = Le jeu n’en contient pas plus de { $most } : { $tile }.
refusal-rummy-position-loose = Il n’y a que { $most } jetons de départ, pas { $count }.
refusal-rummy-position-drawn = Le jeton pioché n’est pas sur le bon chevalet ({ $seat }) : { $tile }.
refusal-rummy-position-pool = « { $given } » ne convient pas : la pioche n’est pas vide.
refusal-rummy-position-fewest = « { $given } » ne convient pas : le plus petit total gagne, celui de { $seat } ({ $points }).
refusal-rummy-position-rack =
    { $tiles ->
        [0] « { $given } » ne convient pas : { $seat } n’a aucun jeton.
        [one] « { $given } » ne convient pas : { $seat } a un jeton.
       *[other] « { $given } » ne convient pas : { $seat } a { $tiles } jetons.
    }

## Le serveur

serve-running = Pioche tourne à l’adresse { $address } (Ctrl+C pour arrêter).
serve-network = Sur ce réseau, on rejoint la partie à l’adresse { $address }.
serve-port-taken = Le port { $port } est déjà pris ; --port permet d’en choisir un autre.
serve-address-bad = Impossible d’écouter sur { $host } : { $reason }.
serve-bot-broken = Le robot { $file } est inutilisable : { $reason }.
refusal-serve-bot-no-file = « { $file } » n’est pas un fichier Python qui pourrait être un robot.
refusal-serve-bot-name = « { $file } » n’a pas de nom que l’on pourrait afficher : un robot s’appelle comme son fichier.
refusal-serve-bot-twice = Il y a déjà un robot nommé « { $name } » ; renomme le fichier.
serve-database-away = La base de données { $database } est inutilisable : { $reason }
serve-database-taken = Un autre serveur utilise déjà la base de données { $database } ; n’en lance qu’un seul, ou prends PostgreSQL pour plusieurs.
serve-bus-away = NATS ne répond pas à l’adresse { $address }.
serve-check-fine = Les réglages sont bons et la base de données { $database } est prête.
refusal-serve-processes-library = Plusieurs processus ont besoin de PostgreSQL et de NATS : indique-les avec --database et --bus, ou installe-les avec : { $install }
refusal-serve-processes-system = Plusieurs processus ne tournent que sous Linux ou macOS.
refusal-site-folder = Il y a autre chose dans « { $folder } ». Indique un dossier vide ou qui n’existe pas.
refusal-site-not-built = Cette installation n’a pas de page, ou pas de Python pour elle ; il n’y a rien à écrire. Dans les sources, lance « ./dev build ».
serve-processes-new = Plusieurs processus gardent leurs tables dans { $folder } ; celles de { $database } y restent.
refusal-serve-postgres-failed = PostgreSQL ne peut pas être lancé dans { $folder } : { $reason }
refusal-serve-nats-failed = NATS ne peut pas être lancé.
refusal-serve-process-failed = Le processus { $process } n’a pas démarré ; son journal dit pourquoi.
refusal-serve-scale-library = Un bus a besoin d’autres paquets : { $install }
verify-honest = Cohérent : dans ce fichier, chaque donne et les { $draws } pioches des { $rounds } manches découlent des secrets, des sels et des engagements.
verify-unsalted = Manche { $round } : pas de sel { $count ->
    [one] du joueur { $seats }
   *[other] des joueurs { $seats }
  } (les robots n’en ont pas). Celui qui n’ajoute pas de sel doit faire confiance aux autres et au serveur.
verify-withheld = Manche { $round } : { $count ->
    [one] le joueur { $seats } a scellé un sel
   *[other] les joueurs { $seats } ont scellé des sels
  } sans { $count ->
    [one] lequel
   *[other] lesquels
  } la donne a été faite. À lui seul, cela ne donne de choix à personne ; qui tient aussi le serveur a pu choisir ainsi entre deux donnes pour chacun de ces sels.
verify-unsealed = Manche { $round } : { $count ->
    [one] le sel du joueur { $seats } n’était pas scellé
   *[other] les sels des joueurs { $seats } n’étaient pas scellés
  }, comme dans les parties d’avant la version 0.2.0. Celui qui envoyait le dernier sel et connaissait le secret pouvait choisir parmi des donnes.
verify-limits = Ce fichier seul ne prouve pas que les engagements sont ceux qui ont été montrés avant chaque donne, que ton sel et tes cartes sont ceux qu’il contient, ni que la partie a eu lieu. Compare avec ce que ton appareil a vu.
verify-dishonest = Pas cohérent : { $reason }
verify-no-file = { $file } n’est pas un fichier ordinaire.
verify-not-text = { $file } n’est pas une partie enregistrée : ce n’est pas du texte.
verify-too-large = { $file } dépasse { $most } Mo : aucune partie exportée n’est aussi longue.

## pioche review

review-title = { $edition }, { $players } joueurs, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
review-steps = coups
review-accounts = Chance et jeu, en manches gagnées
review-adds-up = Part égale + chance + jeu + autres = gagné. Chance : donnes, pioches et ce qui était caché. Jeu : ses propres coups, selon ce qu’on savait. Autres : les coups des autres.
review-won = gagné
review-par = part égale
review-luck = chance
review-skill = jeu
review-others = autres
review-loss = perte par décision
review-mistakes = erreurs
review-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-percent = { NUMBER($value, maximumFractionDigits: 1) } %
review-of = { $count } sur { $total }
review-chances = Probabilité de gagner la manche
review-lays = Jetons posés
review-lays-laid = posés
review-lays-most = maximum possible
review-lays-less = tours sous le maximum
review-no-mistakes = Aucune erreur certaine.
review-worst = { $count ->
    [one] La décision qui a coûté le plus
   *[other] Les { $count } décisions qui ont coûté le plus
}
review-mistake = Manche { $round }, coup { $move }, joueur { $seat } : « { $played } » gagne à { NUMBER($after, maximumFractionDigits: 1) } %, « { $better } » à { NUMBER($before, maximumFractionDigits: 1) } % (± { NUMBER($error, maximumFractionDigits: 1) }).
review-wait = Attendre
review-why-last = Cela aurait gagné la manche tout de suite.
review-why-hits = { $cards ->
    [one] Cela touche { $seat }, qui n’avait plus qu’une carte.
   *[other] Cela touche { $seat }, qui n’avait plus que { $cards } cartes.
}
review-why-keeps-wilds = Les Jokers restent pour plus tard.
review-why-strong-colour = La couleur devient { $colour }, la plus fréquente dans ce jeu.
review-why-stays = La couleur reste { $colour } : il y en avait encore d’autres dans ce jeu.
review-why-points = Cela débarrasse de beaucoup de points.
review-why-waits = Ce qui était jouable vaudra davantage plus tard.
review-why-unbelieved = Le +4 avait l’air d’un bluff.
review-why-believed = Le +4 n’avait pas l’air d’un bluff.
review-why-catch = { $seat } avait oublié « UNO ».
review-why-call = Celui qui oublie « UNO » peut se faire prendre.
review-why-bluff = Le +4 était un bluff qu’on pouvait vérifier.
review-why-more = Cela débarrasse de plus de cartes à la fois.
review-why-fits = { $cards ->
    [one] Il reste une carte jouable ensuite, au lieu d’aucune.
   *[other] Il reste { $cards } cartes jouables ensuite, au lieu de { $fewer }.
}
review-why-draws = Cela débarrasse d’une carte, au lieu d’en piocher ou d’en garder une.
review-why-chances = Si l’on regarde plus loin, c’est ce qui gagne le plus souvent.
review-why-tiles-hits = { $tiles ->
    [one] Cela touche { $seat }, qui n’avait plus qu’un jeton.
   *[other] Cela touche { $seat }, qui n’avait plus que { $tiles } jetons.
}
review-why-tiles-more = Cela pose { $tiles } jetons au lieu de { $fewer }.
review-why-tiles-joker = Un Super Joker reste pour plus tard.
review-why-tiles-keeps = Les jetons qui restent vaudront davantage plus tard.
refusal-review-nothing = Ce fichier ne contient aucune manche terminée.
refusal-review-not-for-game = Le jeu { $game } ne peut pas encore être analysé.
refusal-review-rollouts = Il faut au moins une simulation, pas { $rollouts }.

## pioche replay

replay-round = Manche { $round }.
replay-number = { $move }.
replay-prompt = Entrée : suivant, b : retour, un nombre : ce coup, q : fin.
refusal-replay-seat = Il n’y a pas de joueur { $number } : ils vont de 1 à { $players }.
refusal-replay-move = Il n’y a pas de coup { $move } : ils vont de 0 à { $moves }.

## pioche puzzles

puzzles-found = casse-tête
puzzles-made = { $kind } : { $count } casse-tête
train-generations = générations
train-rating = Génération { $generation } : { $decisions } décisions, { $minutes } min de processeur. Contre heuristic : { $two } à deux joueurs, { $four } à quatre.
train-weights = Les poids sont dans { $file }.
train-done = L’entraînement est dans { $folder }, ses classements sont dessinés dans { $picture }.
train-players = { $players } joueurs
train-decisions = millions de décisions
dataset-done =
    { $rows ->
        [one] Une décision
       *[other] { $rows } décisions
    } dans { $folder } ; les fichiers et leurs sommes de contrôle sont dans { $manifest }.
dataset-varies = Un joueur avec un budget de temps ou venu d’un fichier participe : les lignes peuvent changer d’une fois à l’autre.
puzzle-task-four = Pose quatre jetons à ce tour.
puzzle-task-out = Pose tous tes jetons à ce tour.
puzzle-task-joker = Débarrasse-toi du Super Joker à ce tour.
puzzle-task-win = Gagne la manche, quoi que fassent les autres. Les cartes de tous et la pioche sont visibles.
puzzle-solved = Résolu !
puzzle-goes-on = Jusqu’ici, c’est juste. À toi de nouveau.
puzzle-nothing-played = Cela ne pose aucun jeton.
puzzle-few-tiles = { $tiles ->
    [one] C’est permis, mais cela ne pose qu’un jeton au lieu de quatre.
   *[other] C’est permis, mais cela ne pose que { $tiles } jetons au lieu de quatre.
}
puzzle-tiles-left = { $tiles ->
    [one] C’est permis, mais il reste un jeton sur ton chevalet.
   *[other] C’est permis, mais il reste { $tiles } jetons sur ton chevalet.
}
puzzle-joker-kept = C’est permis, mais le Super Joker est encore sur ton chevalet.
puzzle-refuted = La réponse de { $seat } est « { $move } », et plus rien ne gagne à coup sûr.
puzzle-no-win = Après cela, plus rien ne gagne à coup sûr.
puzzle-hint-groups = { $changed ->
    [one] Un groupe de la table change
   *[other] { $changed } groupes de la table changent
}, et { $apart ->
    [one] l’un d’eux est défait.
   *[other] { $apart } d’entre eux sont défaits.
}
puzzle-hint-apart = Ce groupe est défait : { $tiles }.
puzzle-hint-moves = { $moves ->
    [one] Ce coup gagne.
   *[other] Tu gagnes en { $moves } coups au plus, celui-ci compris.
}
puzzle-hint-move = Le coup : { $move }
refusal-puzzles-not-a-file = Le fichier { $file } ne contient pas de casse-tête.
refusal-puzzles-line = La ligne { $line } de { $file } n’est pas un casse-tête.
refusal-puzzles-count = Il ne peut pas y avoir { $count } casse-tête.
refusal-puzzle-seat = Dans un casse-tête, c’est la place { $solver } qui joue ; ceci est un coup de la place { $found }.
refusal-puzzle-over = Le casse-tête est fini.
refusal-puzzle-no-hint = Il n’y a pas d’indice { $number }.
refusal-puzzle-unknown = Il n’y a pas de casse-tête « { $name } ».
refusal-puzzle-kind = Il n’y a pas de casse-tête du genre « { $name } » ; il y a : { $known }.
refusal-puzzle-day = « { $text } » n’est pas une date comme 2026-01-31.
refusal-deals-missing = Ce fichier ne dit rien de ses donnes ; il ne vient pas d’un serveur.
refusal-deals-newer = La partie sur les donnes est en version { $version } ; ce Pioche lit jusqu’à la version { $known }.
refusal-deals-line = La ligne { $line } de la partie sur les donnes est illisible.
refusal-deals-sum = La partie sur les donnes a été modifiée ou coupée : sa somme de contrôle est fausse.
refusal-deal-unpublished = Pour la manche { $round }, rien n’avait été engagé.
refusal-deal-secret-kept = Le secret de la manche { $round } n’a pas été révélé.
refusal-deal-secret-changed = Le secret de la manche { $round } n’est pas celui qui avait été engagé.
refusal-deal-salt-changed = Manche { $round } : le sel du joueur { $seat } n’est pas celui qui a été scellé.
refusal-deal-seed-wrong = La manche { $round } n’a pas été distribuée d’après son secret et ses sels.
refusal-deal-set-up = La manche { $round } a été préparée, comme pour une leçon : sa donne ne découle d’aucun secret.
refusal-deal-card-changed = À la manche { $round }, quelqu’un a reçu une autre carte ou un autre jeton que ne le dit la donne.
refusal-message-unreadable = Ce n’est pas un message de ce protocole.
refusal-field-unreadable = Le champ { $field } manque, est inconnu ou n’est pas du bon type.
refusal-protocol-version = Ce serveur parle la version { $spoken } du protocole ; recharge la page.
refusal-hello-first = Le premier message doit être hello.
refusal-too-fast = Trop à la fois ; réessaie dans un instant.
refusal-store-away = Le serveur ne peut rien enregistrer pour l’instant, rien n’a donc été joué. Réessaie dans un instant.
refusal-server-mistake = Le serveur a commis une erreur ; la personne qui s’en occupe la trouvera dans le journal.
refusal-server-draining = Le serveur va redémarrer ; la connexion reviendra toute seule.
refusal-intention-stale = La table a changé entre-temps ; regarde à nouveau.
refusal-no-such-table = Cette table n’existe pas.
refusal-not-found = Il n’y a rien ici.
refusal-not-seated = Tu n’as pas de place à cette table.
refusal-already-seated = Tu as déjà une place.
refusal-seat-taken = Cette place est prise.
refusal-no-such-seat-here = Cette place n’existe pas, ou personne ne l’occupe.
refusal-host-only = Seul l’hôte peut faire cela.
refusal-table-not-open = La partie a commencé ; cela n’est possible qu’avant le début.
refusal-table-not-playing = On ne joue pas pour l’instant.
refusal-seats-not-ready = Toutes les places doivent être prises et tous doivent accepter les règles.
refusal-settings-changed = Les règles ont changé entre-temps ; regarde-les à nouveau.
refusal-settings-bad = Ces réglages ne sont pas possibles.
refusal-no-watching = Cette table ne veut pas de spectateurs.
refusal-table-paused = La partie est en pause.
refusal-table-not-paused = La partie n’est pas en pause.
refusal-salt-late = Ce sel arrive trop tard, ou pour une autre donne.
refusal-seal-late = Ce scellé arrive trop tard, pour une autre donne ou pour la deuxième fois.
refusal-salt-early = Le sel ne peut être révélé que lorsque plus aucun scellé n’est accepté.
refusal-salt-unsealed = Cet appareil n’avait pas scellé de sel avant que les autres soient révélés : il n’en ajoute pas à cette donne.
refusal-salt-other = Ce n’est pas le sel qui a été scellé.
refusal-nothing-to-want = Il n’y a rien à confirmer maintenant.
refusal-seat-not-gone = Personne ne manque à cette place.
refusal-name-bad = Ce nom ne peut pas être affiché ; choisis-en un autre.
refusal-text-bad = Il n’y a rien à afficher là-dedans.
refusal-no-guest = Donne-toi d’abord un nom.
refusal-origin-foreign = Cette requête vient d’un autre site.
refusal-host-unknown = Ce serveur ne se connaît pas sous le nom { $host }. Ouvre-le par son adresse, ou demande à la personne qui l’administre d’ajouter ce nom au réglage « hosts ».
refusal-server-full = Le serveur n’a plus de place pour d’autres connexions ; réessaie dans un instant.
refusal-server-away = Le serveur est injoignable : pas de réseau, ou il est arrêté. Nous réessayons.
refusal-removed-by-host = L’hôte t’a retiré de cette table ; lui seul peut te laisser te rasseoir.
refusal-muted-by-host = L’hôte t’a privé de parole à cette table.
refusal-nobody-like-that = Il n’y a personne de ce nom à cette table.
refusal-too-many = C’est trop ; { $most } au maximum.
refusal-no-such-level = Il n’y a pas de robot nommé { $level } ici.
refusal-bot-other-game = Ce n’est pas un jeu pour { $bot } ; prends un autre robot.
refusal-not-in-this-game = Cela n’existe pas dans ce jeu.
refusal-no-replay = On ne peut pas revoir cette partie : elle est encore en cours, n’est plus conservée, ou le lien est faux.
refusal-no-such-moment = Ce moment n’existe pas dans la partie.
refusal-file-too-large = Le fichier est trop gros pour une partie enregistrée : { $most } ko au plus.
refusal-no-such-lesson = Il n’y a pas de telle leçon pour { $game }.

## web page

web-guest = Invité
web-you = toi
web-host = hôte
web-home = Accueil
web-settings = Réglages
web-close = Fermer
web-back = Retour
web-menu = Menu
web-table = Table
web-lead = UNO avec des cartes ou des jetons, entre amis ou contre des robots, exactement selon les règles convenues.
web-your-name = Ton nom
web-face = Ton visage
web-face-by-name = Celui qui va avec mon nom
web-face-animal =
    { $animal ->
        [cat] Chat
        [bear] Ours
        [panda] Panda
        [rabbit] Lapin
        [owl] Hibou
        [frog] Grenouille
        [pig] Cochon
        [mouse] Souris
        [dog] Chien
        [lion] Lion
        [tiger] Tigre
        [monkey] Singe
        [elephant] Éléphant
        [penguin] Pingouin
        [hen] Poule
        [hedgehog] Hérisson
        [raccoon] Raton laveur
        [badger] Blaireau
        [deer] Cerf
        [cow] Vache
        [sheep] Mouton
        [goat] Chèvre
        [horse] Cheval
        [zebra] Zèbre
        [wolf] Loup
        [otter] Loutre
        [beaver] Castor
        [hamster] Hamster
        [squirrel] Écureuil
        [duck] Canard
        [mallard] Colvert
        [koala] Koala
        [mole] Taupe
        [bee] Abeille
        [ladybird] Coccinelle
        [dragon] Dragon
        [hippo] Hippopotame
        [walrus] Morse
        [parrot] Perroquet
       *[fox] Renard
    }
web-come-in = Entrer
web-play-now = Jouer aux cartes
web-play-tiles = Jouer au rami (jetons)
web-make = Créer une table
web-continue = Parties en cours
web-go-on = Continuer
web-join-go = Rejoindre
web-watch-go = Regarder
web-open-tables = Tables ouvertes
web-code = Code :
web-code-or-link = Code ou lien
web-code-bad = Aucune table n’a ce code. Un code court ne sert que jusqu’à la donne : demande le lien.
web-taken = { $taken } places prises sur { $seats }
web-language = Langue
web-theme = Thème
web-theme-light = clair
web-theme-dark = sombre
web-as-device = automatique (comme l’appareil)
web-motion = Animations
web-card-size = Taille des cartes et des jetons
web-pace = Vitesse des mouvements
web-pace-slow = lente
web-pace-normal = normale
web-pace-quick = rapide
web-volume = Volume
web-vibrate = Vibration
web-moment-skipped = Tu passes ton tour !
web-moment-draw = { $cards ->
        [one] Tu pioches une carte.
       *[other] Tu pioches { $cards } cartes.
    }
web-moment-caught-draw = { $cards ->
        [one] Pas de « UNO ! » : tu pioches une carte.
       *[other] Pas de « UNO ! » : tu pioches { $cards } cartes.
    }
web-moment-draw-tiles = { $tiles ->
        [one] Tu pioches un jeton.
       *[other] Tu pioches { $tiles } jetons.
    }
web-moment-caught = Repéré !
web-moment-caught-by = { $name } l’a remarqué.
web-moment-catch = { $name } est repéré !
web-moment-challenge-won = Bien vu !
web-moment-challenge-lost = Vérifié à tort !
web-moment-bluff-seen = { $name } bluffait.
web-moment-no-bluff = { $name } ne bluffait pas.
web-moment-bluff-lost = Bluff découvert !
web-moment-bluff-kept = Pas de bluff !
web-moment-challenged-by = { $name } a vérifié ton +4.
web-moment-swapped = Jeux échangés !
web-moment-swapped-with = avec { $name }
web-moment-jumped = Interception !
web-moment-accused = Accusation !
web-moment-guilty = Coupable !
web-moment-not-guilty = Non coupable !
web-moment-rotated = Tous les jeux tournent !
web-moment-gift = Un cadeau de { $name }.
web-moment-time = Temps écoulé !
web-moment-time-line = La table a joué pour toi.
web-call-jump = Intercepte : { $card } !
web-call-follow = Enchaîne : { $card } !
web-next-in = Manche suivante dans { $seconds } s
web-stop-countdown = Arrêter le compte à rebours
web-table-pace = Rythme du jeu
web-skip-to-me = Passer à mon tour
web-tabletop = Table
web-tabletop-felt = Feutre vert
web-tabletop-wood = Bois
web-tabletop-night = Bleu nuit
web-card-back = Dos des cartes
web-card-back-rust = Rouille
web-card-back-ocean = Océan
web-card-back-garden = Jardin
web-size-small = petite
web-size-normal = normale
web-size-large = grande
web-shapes = Des formes pour les couleurs
web-left-handed = Pour gauchers
web-confirm = Toucher deux fois pour jouer une carte
web-connecting = Connexion…
web-lost = Connexion perdue
web-refused = Cela n’a pas marché.
web-edition = Quel jeu ?
web-edition-fr = Classique
web-edition-fr-about = On peut vérifier un +4.
web-edition-lb = Lëtz
web-edition-lb-about = Orange et violet ; l’Inversion va partout.
web-edition-de = Contres
web-edition-de-about = On contre un +2 avec un +2 ou un +4.
web-seats = Places
web-how-many = Combien
web-clock = Temps par tour
web-no-clock = sans limite
web-seconds = { $seconds } s
web-public = Tout le monde peut trouver cette table
web-watch = D’autres peuvent regarder
web-house-rules = Règles maison
web-presets = Règles maison toutes prêtes
web-preset-printed = Règle imprimée
web-preset-family = Famille
web-preset-wild = Soirée folle
web-special =
    { $rules ->
        [one] Une règle diffère
       *[other] { $rules } règles diffèrent
    } de la règle imprimée.
web-undo-option = Revenir à :
web-adapted = Adapté à tes autres choix : { $settings }
web-option-adapted = Adapté à tes autres choix.
web-repair = Choisir « { $setting } »
web-group-laying = Poser des cartes
web-group-drawing = Piocher
web-group-debt = +2, +4 et contres
web-group-skipping = Passer et inverser
web-group-hands = Jeux échangés
web-group-uno = « UNO » et la dernière carte
web-group-uno-tiles = « UNO » et le dernier jeton
web-group-start = Cartes, donne et savoir-vivre
web-group-scoring = Points et équipes
web-group-scoring-tiles = Points
web-apply = Appliquer ces règles
web-rules = Règles
web-change-rules = Changer les règles
web-as-printed = Règle imprimée, sans règles maison
web-invite = Inviter des joueurs
web-address = Adresse de cette table
web-copy = Copier
web-copied = Copié
web-share = Partager
web-players = Joueurs
web-free-seat = Place libre
web-sit = S’asseoir
web-add-bot = + Robot
web-fill-bots = Compléter avec des robots
web-remove = Retirer { $name }
web-readmit = Laisser se rasseoir les personnes retirées
web-agree = J’accepte les règles
web-agreed = d’accord
web-not-agreed = pas encore d’accord
web-start = Distribuer les cartes
web-start-tiles = Distribuer les jetons
web-wait-seats = Il reste des places libres.
web-wait-agree = Tous n’ont pas encore accepté les règles.
web-wait-host = L’hôte distribue dès que tout le monde est là.
web-stand-up = Se lever
web-log = Journal
web-score = Points
web-say = Dire quelque chose
web-send = Envoyer
web-react = Réagir
web-pause = Demander une pause
web-paused = La partie est en pause.
web-resume = Reprendre la partie
web-autopilot = Laisser jouer le pilote automatique
web-autopilot-plays = Le pilote automatique joue à ta place.
web-play-myself = Reprendre la main
web-leave = Quitter la table
web-export = Enregistrer cette partie dans un fichier
web-accuse = Accuser d’avoir conseillé : { $name }
web-mute = Masquer les messages de { $name }
web-unmute = Afficher les messages de { $name }
web-silence = Priver { $name } de parole pour tous
web-unsilence = Rendre la parole à { $name }
web-vote = Conseil donné par { $name } ?
web-aye = Oui
web-nay = Non
web-decide = { $name } est parti.
web-decide-wait = Attendre
web-decide-bot = Un robot prend la place
web-decide-end = Finir la partie
web-presence-lost = connexion perdue
web-presence-away = pilote automatique
web-presence-gone = parti
web-card-hidden = une carte cachée
web-card-dimmed = { $card }, pas jouable maintenant
web-card-drawn = { $card }, nouvelle carte
web-your-hand = Ton jeu : { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
web-seat-cards =
    { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
web-seat-turn = c’est son tour
web-last-passed = passe
web-last-skipped = tour sauté
web-catch = Pas d’« UNO » : dénoncer !
web-direction-left = Le jeu tourne vers la gauche.
web-direction-right = Le jeu tourne vers la droite.
web-draw = Piocher une carte
web-draw-from = Pioche, { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
web-take-debt = Piocher { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
web-believe = Accepter et piocher { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }
web-doubt = Vérifier le +4
web-keep = Garder la carte
web-sit-out = Passer mon tour
web-decline = Non merci
web-pass = Passer
web-actions = Ce que tu peux faire
web-top = Sur le talon : { $card }.
web-colour-in-force = Couleur :
web-your-turn = À toi
web-dealing = On distribue les cartes…
web-any-prompt-turn = À toi : choisis un coup
web-any-hidden =
    { $cards ->
        [one] une carte face cachée
       *[other] { $cards } cartes face cachée
    }
web-any-empty = vide
web-any-facts = Ce qui vaut maintenant
web-any-yours = Tes coups et tes cartes
web-prompt-turn = À toi de jouer
web-prompt-drawn = Joue une carte ou garde-la.
web-prompt-debt =
    { $parry ->
        [yes] Joue une carte pour contrer, ou pioche
       *[no] Pioche
    } { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
web-prompt-challenge = Un +4 ! Tu acceptes ou tu vérifies ? Si c’est du bluff, { $name } pioche { $cards } cartes ; sinon, tu en pioches { $more }.
web-prompt-skipped =
    { $parry ->
        [yes] Ton tour est sauté. Joue une carte « Passer un tour », ou accepte.
       *[no] Ton tour est sauté.
    }
web-prompt-colour = Annonce une couleur.
web-prompt-rotate = Dans quel sens tournent les jeux ?
web-prompt-choose = Choisis un joueur.
web-prompt-give = Donne des cartes.
web-prompt-over = La manche est finie.
web-wait-turn = { $name } réfléchit…
web-wait-debt =
    { $name } doit piocher { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
web-wait-challenge = Un +4 pour { $name } : bluff ou pas ?
web-wait-skipped = { $name } doit passer son tour.
web-wait-choice = { $name } choisit…
web-ask-colour = Quelle couleur ?
web-ask-several = Comment la poser ?
web-ask-rotate = Dans quel sens vont tous les jeux ?
web-ask-swap = Avec qui échanges-tu ton jeu ?
web-ask-white = À qui s’applique la carte blanche ?
web-ask-give = Touche { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } de ton jeu. Pour qui ?
web-hands-left = Vers la gauche
web-hands-right = Vers la droite
web-round = Manche
web-total = Total
web-points = +{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-goal-points = La partie se termine dès qu’un joueur atteint { $points } points.
web-goal-rounds = Le premier à gagner { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    } gagne la partie.
web-round-mine = Tu gagnes la manche !
web-round-won = { $name } gagne la manche.
web-round-nobody = Personne ne gagne cette manche.
web-match-mine = Tu gagnes la partie !
web-match-won = { $name } gagne la partie !
web-match-abandoned = La partie a été abandonnée.
web-hands-left-over = Ce qui restait en main
web-white-rule = Que fait { $card } ?
web-option-clauses = Dans la règle du jeu
web-hand-lost = Il te restait { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
web-match-place = Ta place : { $place } sur { $sides }.
web-next-round = Manche suivante
web-rematch = Rejouer
web-waiting-for = On attend encore { $people ->
        [one] un joueur
       *[other] { $people } joueurs
    }…
web-log-dealt = Nouvelle manche : { $me ->
        [name] tu distribues
       *[none] { $name } distribue
    }.
web-log-first = La première carte : { $card }.
web-log-first-back = Retournée puis remise dans la pioche : { $card }.
web-log-laid =
    { $me ->
        [name] Tu joues
       *[none] { $name } joue
    } { $card }.
web-log-laid-jump =
    { $me ->
        [name] Tu interceptes
       *[none] { $name } intercepte
    } avec { $card } !
web-log-laid-follow =
    { $me ->
        [name] Tu enchaînes
       *[none] { $name } enchaîne
    } avec { $card }.
web-log-laid-several =
    { $me ->
        [name] Tu joues
       *[none] { $name } joue
    } { $count } cartes ; au-dessus : { $card }.
web-log-drew =
    { $me ->
        [name] Tu pioches
       *[none] { $name } pioche
    } { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
web-log-drew-debt =
    { $me ->
        [name] Tu pioches
       *[none] { $name } pioche
    } { $cards ->
        [one] la carte
       *[other] les { $cards } cartes
    }.
web-log-drew-forgot =
    { $me ->
        [name] Tu as oublié « UNO » et pioches
       *[none] { $name } a oublié « UNO » et pioche
    } { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
web-log-drew-caught =
    { $me ->
        [name] Tu t’es fait prendre et pioches
       *[none] { $name } s’est fait prendre et pioche
    } { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
web-log-drew-challenge-lost =
    { $me ->
        [name] Tu as vérifié à tort et pioches
       *[none] { $name } a vérifié à tort et pioche
    } { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
web-log-drew-bluff =
    { $me ->
        [name] Tu bluffais et pioches
       *[none] { $name } bluffait et pioche
    } { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
web-log-drew-black-finish =
    { $me ->
        [name] Tu ne peux pas finir ainsi et pioches
       *[none] { $name } ne peut pas finir ainsi et pioche
    } { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
web-log-drew-nothing-kept =
    { $me ->
        [name] Tu as tout donné et pioches
       *[none] { $name } a tout donné et pioche
    } { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
web-log-drew-advice =
    { $me ->
        [name] Tu as donné un conseil et pioches
       *[none] { $name } a donné un conseil et pioche
    } { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
web-log-drew-effect =
    { $me ->
        [name] Tu pioches
       *[none] { $name } pioche
    } { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } selon la carte blanche.
web-log-drew-all-parried = Tous ont contré : { $me ->
        [name] tu pioches
       *[none] { $name } pioche
    } { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
web-log-drew-last-card = La dernière carte compte encore : { $me ->
        [name] tu pioches
       *[none] { $name } pioche
    } { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
web-log-passed =
    { $me ->
        [name] Tu passes.
       *[none] { $name } passe.
    }
web-log-skipped =
    { $me ->
        [name] Ton tour est sauté.
       *[none] { $name } doit passer son tour.
    }
web-log-turned = Le sens du jeu s’inverse.
web-log-colour =
    { $me ->
        [name] Tu annonces
       *[none] { $name } annonce
    } la couleur : { $colour }.
web-log-owes =
    { $me ->
        [name] Tu dois
       *[none] { $name } doit
    } { $answer ->
        [both] contrer, vérifier ou piocher
        [parry] contrer ou piocher
        [challenge] vérifier ou piocher
       *[none] piocher
    } { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
web-log-uno =
    { $me ->
        [name] Toi
       *[none] { $name }
    } : « UNO ! »
web-log-uno-uno =
    { $me ->
        [name] Toi
       *[none] { $name }
    } : « UNO UNO ! »
web-log-caught =
    { $me ->
        [name] Tu l’as vu : { $other } a oublié « UNO ».
        [target] { $name } l’a vu : tu as oublié « UNO ».
       *[none] { $name } l’a vu : { $other } a oublié « UNO ».
    }
web-log-doubt-right =
    { $me ->
        [name] Tu vérifies le +4, avec raison : { $other } bluffait.
        [target] { $name } vérifie le +4, avec raison : tu bluffais.
       *[none] { $name } vérifie le +4, avec raison : { $other } bluffait.
    }
web-log-doubt-wrong =
    { $me ->
        [name] Tu vérifies le +4, à tort : { $other } ne bluffait pas.
        [target] { $name } vérifie le +4, à tort : tu ne bluffais pas.
       *[none] { $name } vérifie le +4, à tort : { $other } ne bluffait pas.
    }
web-log-took-back =
    { $me ->
        [name] Tu reprends
       *[none] { $name } reprend
    } le +4.
web-log-hands-passed = Tous les jeux tournent.
web-log-hands-swapped =
    { $me ->
        [name] Tu échanges ton jeu avec { $other }.
        [target] { $name } échange son jeu avec toi.
       *[none] { $name } échange son jeu avec { $other }.
    }
web-log-gave =
    { $me ->
        [name] Tu donnes
        [target] { $name } te donne
       *[none] { $name } donne
    } { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }{ $me ->
        [target] { "" }
       *[none] { " " }à { $other }
    }.
web-log-looked =
    { $me ->
        [name] Tu regardes le jeu de { $other }.
        [target] { $name } regarde ton jeu.
       *[none] { $name } regarde le jeu de { $other }.
    }
web-log-accused =
    { $me ->
        [name] Tu accuses { $other } d’avoir donné un conseil.
        [target] { $name } t’accuse d’avoir donné un conseil.
       *[none] { $name } accuse { $other } d’avoir donné un conseil.
    }
web-log-aye =
    { $me ->
        [name] Tu votes
       *[none] { $name } vote
    } oui.
web-log-nay =
    { $me ->
        [name] Tu votes
       *[none] { $name } vote
    } non.
web-log-guilty =
    { $me ->
        [name] Tu es
       *[none] { $name } est
    } coupable.
web-log-not-guilty =
    { $me ->
        [name] Tu n’es
       *[none] { $name } n’est
    } pas coupable.
web-log-reshuffled = Le talon devient la nouvelle pioche.
web-log-round-won =
    { $me ->
        [name] Tu gagnes
       *[none] { $name } gagne
    } la manche !
web-log-round-nobody = La manche est finie ; personne ne marque.
web-log-said =
    { $me ->
        [name] Toi
       *[none] { $name }
    } : { $text }
web-log-sat =
    { $me ->
        [name] Tu t’assois.
       *[none] { $name } s’assoit.
    }
web-log-stood =
    { $me ->
        [name] Tu laisses ta place.
       *[none] { $name } laisse sa place.
    }
web-log-changed = Les règles ont changé.
web-log-started = La partie commence.
web-log-pause =
    { $me ->
        [name] Tu demandes
       *[none] { $name } demande
    } une pause.
web-log-resumed = La partie reprend.
web-log-lesson-back =
    { $me ->
        [name] Tu reprends
       *[none] { $name } reprend
    } un coup. La leçon continue à partir de là.
web-log-absent =
    { $me ->
        [name] Tu n’es plus là.
       *[none] { $name } n’est plus là.
    }
web-log-back =
    { $me ->
        [name] Tu es
       *[none] { $name } est
    } de retour.
web-log-fault-broken = { $name } est inutilisable. Quand il n’a pas de réponse, un coup simple est joué à sa place.
web-log-fault-crashed = { $name } a planté. Quand il n’a pas de réponse, un coup simple est joué à sa place.
web-log-fault-hung = { $name } n’a pas répondu à temps. Quand il n’a pas de réponse, un coup simple est joué à sa place.
web-log-fault-illegal = { $name } a voulu jouer un coup interdit. Quand il n’a pas de réponse, un coup simple est joué à sa place.
web-rule-book = Règle du jeu
web-search-rules = Chercher dans la règle
web-found-rules =
    { $clauses ->
        [0] Rien trouvé.
        [one] Un article trouvé.
       *[other] { $clauses } articles trouvés.
    }
web-house-rule = règle maison
web-part-aim = But du jeu
web-part-start = Mise en place
web-part-wild = Jokers
web-part-uno = « UNO » et la fin de la manche
web-part-manners = Savoir-vivre
web-aim-cards = Être le premier à se débarrasser de toutes ses cartes.
web-aim-tiles = Être le premier à poser tous les jetons de son chevalet, en suites et en séries.
web-statute = Numéros des articles
web-book-page = En page, à imprimer
web-print = Imprimer
web-printed = D’après la règle imprimée : { $setting }
web-points-table = Ce que valent les cartes ou jetons qui restent
web-points-face = ce qui est imprimé dessus
web-example-on = Sur la table : { $piece }.
web-example-fits = Convient : { $piece }.
web-example-fails = Ne convient pas : { $piece }.
web-book-unknown = Aucune règle du jeu ne connaît : { $names }.
web-read-clause = Lire { $clause } dans la règle du jeu
web-part-tiles = Jetons, suites et séries
web-part-turn = Un tour
web-part-jokers = Super Jokers
web-part-words = Jetons symboles
web-title = Nom de la table
web-bots = Robots
web-level = Niveau
web-own-bot = robot maison
web-level-beginner = débutant
web-level-casual = occasionnel
web-level-strong = fort
web-level-master = maître
web-presets-mine = Mes règles maison
web-preset-keep = Enregistrer ces règles sous un nom
web-preset-name = Nom de ces règles
web-preset-save = Enregistrer
web-preset-drop = Supprimer { $name }
web-blank-preview = Ce qu’elle dit :
web-blank-add = Ajouter un effet
web-blank-text = Avec tes propres mots (aux joueurs de la faire respecter)
web-blank-effect = Effet { $number }
web-blank-what = Ce qui arrive
web-blank-count = Combien
web-blank-who = À qui
web-blank-if = Quand
web-blank-limit = Nombre de cartes
web-blank-may = seulement si le joueur veut
web-blank-remove = Supprimer l’effet { $number }
web-if-always = toujours
web-if-self-at-most = si tu as au plus…
web-if-self-at-least = si tu as au moins…
web-if-target-at-most = si ce joueur a au plus…
web-if-target-at-least = si ce joueur a au moins…
web-if-colour = si cette couleur est demandée
web-blank-nothing = Il ne se passe rien.
web-blank-draw =
    { $at ->
        [next] le joueur suivant pioche
        [previous] le joueur précédent pioche
        [chosen] un joueur au choix pioche
        [self] tu pioches
        [others] tous les autres piochent
       *[all] tout le monde pioche
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
web-blank-debt = le joueur suivant contre, ou pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    } et passe son tour
web-blank-skip =
    { $count ->
        [one] le joueur suivant passe son tour
       *[other] les { $count } joueurs suivants passent leur tour
    }
web-blank-turn = le sens du jeu change
web-blank-colour = tu choisis une couleur
web-blank-pass-hands = tous les jeux tournent, dans un sens ou dans l’autre
web-blank-swap = tu échanges ton jeu avec { $at ->
        [previous] le joueur précédent
        [chosen] un joueur au choix
       *[next] le joueur suivant
    }
web-blank-give = tu donnes { $count ->
        [one] une carte
       *[other] { $count } cartes
    } { $at ->
        [previous] au joueur précédent
        [chosen] à un joueur au choix
       *[next] au joueur suivant
    }
web-blank-again = tu rejoues
web-blank-look = tu regardes le jeu { $at ->
        [previous] du joueur précédent
        [chosen] d’un joueur au choix
       *[next] du joueur suivant
    }
web-blank-optional = { $text }, si tu veux
web-blank-sentence = { $text }.
web-blank-when =
    { $condition ->
        [self_at_most] Si tu as au plus { $limit } cartes
        [self_at_least] Si tu as au moins { $limit } cartes
        [target_at_most] Si ce joueur a au plus { $limit } cartes
        [target_at_least] Si ce joueur a au moins { $limit } cartes
       *[colour] Si la couleur demandée est { $colour }
    } : { $text }.
web-server-silent = Le serveur ne répond pas. Nous réessayons.
web-try-again = Réessayer
web-unsent = Pas de connexion. Ce sera envoyé dès qu’elle sera revenue.
web-free-of-charge = Gratuit, sans compte, ici même dans le navigateur.
web-play-now-about = Assortir couleurs et chiffres, contre trois robots.
web-play-tiles-about = Poser des suites et des séries, contre deux robots.
web-with-friends = Entre amis
web-no-open-tables = Personne n’attend en ce moment. Crée une table que tout le monde peut trouver : elle s’affiche ici.
web-rules-of = Règles : { $game }
web-with = Avec { $names }
web-turn-of = C’est à { $name } de jouer
web-standing = Toi { $mine }, le meilleur des autres { $best }
web-seat-left = Tu as quitté ta place
web-dismiss = Ne plus afficher : { $title }
web-invited = { $name } t’invite
web-invited-nobody = On t’invite
web-free-seats =
    { $free ->
    [0] Aucune place n’est libre ; tu peux regarder si la table le permet.
    [one] Une place est libre.
   *[other] { $free } places sont libres.
  }
web-game-running = La partie a commencé.
web-no-table = Ce lien ne mène à aucune table
web-no-table-why = Il manque peut-être une lettre, ou la partie date d’il y a longtemps. Un code court de six lettres ne sert que jusqu’à la donne. Redemande le lien, ou tape le code ici.
web-chat = Discussion
web-moves = Coups
web-unread =
    { $lines ->
    [one] un nouveau message
   *[other] { $lines } nouveaux messages
  }
web-stand-in = un robot joue
web-assistant = assistant
web-assistant-about = { $name } est un assistant : un programme qui voit ce que voit sa place et joue de lui-même.
web-log-removed = L’hôte a retiré quelqu’un : { $name }.
web-log-host = { $name } est maintenant l’hôte.
web-leave-playing = Un robot continue sous ton nom. Tu peux reprendre ta place tant que la partie dure et que personne d’autre ne l’a prise.
web-leave-open = Ta place se libère. Tu peux la reprendre tant qu’elle est libre.
web-stay = Rester
web-cancel = Annuler
web-next-host = Hôte après toi
web-make-host = Faire de { $name } l’hôte
web-hand-over = Nommer hôte
web-remove-sure = { $name } ne pourra pas se rasseoir avant que tu ne le permettes. Pendant une partie, un robot prend la place.
web-removed = L’hôte t’a retiré de cette table.
web-watching = Tu regardes.
web-left = Un robot joue à ta place.
web-sit-again = Reprendre ma place
web-take-seat = Prendre une place
web-take-seat-of = Jouer pour { $name }
web-watchers =
    { $count ->
    [one] Regarde : { $names }
   *[other] Regardent ({ $count }) : { $names }
  }
web-pause-asked = { $name } demande une pause.
web-pause-agree = Faire une pause
web-pause-decline = Pas maintenant
web-pause-waiting = Tu as demandé une pause. Elle commence quand tout le monde est d’accord.
web-pause-withdraw = Finalement pas
web-rematch-who =
    { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
  }
web-late = Les retardataires peuvent remplacer un robot
web-changed = Ce qui a changé
web-as-printed-option = { $option } : comme imprimé
web-preset-printed-about = Exactement les règles de la boîte.
web-preset-family-about = Court et gentil : sans vérification du +4, +2 sur +2, jusqu’à 200 points.
web-preset-wild-about = Tout est permis : cumuler +2 et +4, intercepter, le 7 échange les jeux, le 0 les fait tourner, piocher jusqu’à pouvoir jouer.
web-qr = Code QR
web-qr-alt = Code QR de l’adresse de cette table
web-sound = Son
web-reaction-good = Bien joué
web-reaction-applause = Bravo
web-reaction-laughs = Ha ha
web-reaction-amazed = Oh
web-reaction-sad = Dommage
web-reaction-angry = Grr
web-reaction-cheers = Hourra
web-reaction-thanks = Merci
web-edition-tiles-en = Rami
web-edition-tiles-en-about = Suites et séries ; on peut poser le jeton pioché.
web-edition-tiles-fr = Rami, règle française
web-edition-tiles-fr-about = Un seul jeton symbole agit par tour ; un jeton pioché qui est jouable doit être posé.
web-edition-tiles-de = Rami, règle allemande
web-edition-tiles-de-about = Un jeton symbole agit par groupe.
option-next-starter = Qui commence les manches suivantes
option-next-starter-help = Qui commence la deuxième manche et les suivantes.
value-next-starter-left-of-winner = le voisin de gauche du vainqueur
value-next-starter-winner = le vainqueur
value-next-starter-draw-again = tiré au sort à nouveau
value-next-starter-left-of-last-starter = le voisin de gauche de celui qui avait commencé
option-must-play = Jouer si on peut
option-must-play-help = A-t-on le droit de piocher un jeton quand on pourrait en poser un ?
value-must-play-strict = piocher seulement si rien n’est jouable
value-must-play-lenient = piocher quand on veut
option-drawn-tile = Le jeton pioché
option-drawn-tile-help = Ce que devient un jeton pioché qui est jouable.
value-drawn-tile-may = on peut le poser
value-drawn-tile-must = on doit le poser
option-drawn-with-others = Après avoir pioché
option-drawn-with-others-help = Peut-on poser d’autres jetons avec le jeton pioché ?
value-drawn-with-others-others = avec d’autres du chevalet
value-drawn-with-others-alone = seulement le jeton pioché
option-joker-moves = Super Jokers sur la table
option-joker-moves-help = Un Super Joker posé peut-il ensuite représenter autre chose ?
value-joker-moves-substituted = seulement si le bon jeton le remplace
value-joker-moves-free = librement
option-joker-source = Ce qui libère un Super Joker
option-joker-source-help = D’où peut venir le jeton qui remplace un Super Joker.
value-joker-source-rack = le chevalet
value-joker-source-rack-or-table = le chevalet ou la table
option-freed-joker = Un Super Joker libéré
option-freed-joker-help = Ce qu’il faut faire d’un Super Joker remplacé.
value-freed-joker-at-once = il ressert tout de suite
value-freed-joker-to-rack = il peut aller sur le chevalet
option-joker-reactivates = Super Jokers de nouveau actifs
option-joker-reactivates-help = Un Super Joker libéré agit de nouveau quand on le pose.
option-one-effect-per = Combien de jetons symboles agissent
option-one-effect-per-help = De plusieurs jetons symboles, un seul agit : par groupe, ou dans tout le tour.
value-one-effect-per-meld = un par suite ou série
value-one-effect-per-turn = un par tour
option-last-effect-counts = Jetons symboles à la fin
option-last-effect-counts-help = Un jeton symbole du dernier coup fait encore piocher le joueur suivant avant le compte des points.
option-uno-window = Jusqu’à quand dénoncer un « UNO » oublié
option-uno-window-help = Quand il est trop tard pour signaler un « UNO » oublié.
value-uno-window-played = quand le suivant a posé ou pioché
value-uno-window-taken = quand le suivant a pris la main
option-pool-end = Quand la pioche est vide
option-pool-end-help = Quand la manche s’arrête parce qu’il n’y a plus de jetons à piocher.
value-pool-end-draw-due = quand quelqu’un doit piocher
value-pool-end-at-once = avec le dernier jeton

## Règle du jeu : les clauses, comme on les lit à table
## What players call things, by option, for the search of the rule book

called-challenge = challenge, défier, contester, bluff, bluffer, plus quatre, +4, super joker
called-draw2-parry = cumul, cumuler, empiler, contrer, plus deux, +2, renvoyer
called-wild4-if = plus quatre, +4, super joker, bluff, bluffer
called-wild4-parry = cumul, cumuler, empiler, contrer, plus quatre, +4
called-jump-in = interception, intercepter, couper, jouer hors de son tour, jump in
called-sequences = suite, enchaîner, à la suite
called-seven-swap = 7-0, sept zéro, échanger, échange
called-zero-rotation = 7-0, sept zéro, faire tourner, rotation
called-draw-until-playable = piocher jusqu’à pouvoir jouer, piocher sans fin
called-multiples = doubles, paires, plusieurs cartes
called-blanks = cartes blanches, cartes vierges, à personnaliser
called-teams = équipes, partenaires, 2 contre 2
called-uno-enforced = oublié uno, dire uno, contre-uno, annoncer

## Les valeurs des options portent leur nom dans le programme.

clause-fr-1 = On joue de 2 à 10 joueurs.
clause-fr-2 = Le jeu compte 108 cartes. En rouge, jaune, vert et bleu : un 0, deux fois les numéros de 1 à 9, deux +2, deux cartes « Inversion » et deux « Passer un tour » ; en plus 4 Jokers et 4 +4. Les 4 cartes UNO sont retirées du jeu, sauf si une règle maison s’en sert.
clause-fr-3 =
    { $rounds_to_win ->
        [0] La partie revient au premier qui atteint ou dépasse { $target } points.
       *[other] Les points ne décident pas : la partie revient au premier qui a gagné { $rounds_to_win } manches.
    }
clause-fr-4 = Au début de chaque manche, chacun tire une carte au hasard. Celui qui a le chiffre le plus élevé distribue ; les cartes spéciales valent zéro, et en cas d’égalité on tire à nouveau. Puis les cartes sont remélangées.
clause-fr-5 = Chacun reçoit { $hand_size } cartes. Le reste, faces cachées, forme la pioche ; sa première carte, retournée, commence le talon.
clause-fr-6 = Le joueur à gauche du donneur commence, et l’on joue dans le sens des aiguilles d’une montre.
clause-fr-7 = On recouvre la carte supérieure du talon avec une carte de même couleur, de même numéro ou de même symbole, ou avec un Joker ou un +4.
clause-fr-8 = Si aucune carte n’est jouable, on tire une carte de la pioche. Si elle est jouable, on peut la poser aussitôt ; sinon on passe son tour.
clause-fr-9 = À son tour, il est permis de ne pas jouer, même avec une carte jouable. Il faut alors piocher, et seule la carte piochée peut être posée.
clause-fr-10 = En jouant son avant-dernière carte, on annonce « UNO ». Si on l’oublie et qu’un adversaire le remarque avant que le joueur suivant ait joué ou pioché, on tire 2 cartes. Une annonce tardive sauve encore si elle vient avant la remarque. Piocher une pénalité ou passer son tour ne met pas fin à ce délai.
clause-fr-11 = Le premier qui n’a plus de cartes gagne la manche.
clause-fr-12 = Après un +2, le joueur suivant tire 2 cartes et passe son tour, dans tous les cas. Un +2 ne se joue que sur sa couleur ou sur un autre +2. En première carte : le joueur à gauche du donneur tire 2 cartes, et le suivant commence.
clause-fr-13 = Une Inversion change le sens du jeu. Elle ne se joue que sur sa couleur ou sur une autre Inversion. En première carte : le joueur à droite du donneur commence, et le sens est inversé.
clause-fr-14 = Après un « Passer un tour », le joueur suivant passe son tour. La carte ne se joue que sur sa couleur ou sur un autre « Passer un tour ». En première carte : le deuxième joueur à { $first_skip ->
        [second_right] droite du donneur commence, toujours dans le sens des aiguilles d’une montre
       *[other] gauche du donneur commence
    }.
clause-fr-15 = Un Joker se joue sur n’importe quelle carte. Celui qui le pose choisit une couleur ou garde celle demandée. En première carte : le donneur choisit la couleur.
clause-fr-16 = Celui qui joue un +4 choisit une couleur ; le joueur suivant tire 4 cartes et passe son tour. On n’y a droit que sans autre carte jouable : un Joker en est une, un second +4 non. { $challenge ->
        [off] Ici, personne ne peut vérifier un bluff.
       *[other] On peut bluffer, tant que personne ne vérifie.
    } En première carte, il retourne dans la pioche et on en retourne une autre.
clause-fr-17 = Un +2 ou un +4 joué en dernière carte compte encore : le joueur suivant tire 2 ou 4 cartes avant le compte des points.
clause-fr-18 = Quand la pioche est épuisée, le talon, sauf sa carte supérieure, est mélangé et devient la nouvelle pioche. S’il y a encore trop peu de cartes, on prend ce qui reste. Si plus personne ne peut ni piocher ni jouer, la manche s’arrête : celui qui a le moins de points en main la gagne ; à égalité, personne ne marque.
clause-fr-19 = Le vainqueur de la manche marque ce qui reste dans les mains des autres : les numéros valent leur chiffre, +2, Inversion et « Passer un tour » 20, Joker 50 et +4 { $wild4_points } points.
clause-fr-20 = Après chaque manche, chacun inscrit les points de son propre jeu. Quand quelqu’un atteint ou dépasse { $target }, le plus petit total gagne ; à égalité, la victoire est partagée.
clause-fr-21 = Une remarque ou un conseil intempestif peut coûter 4 cartes. N’importe qui accuse, et la majorité des joueurs, sauf l’accusé, décide. À partir de 3 joueurs.
clause-fr-22 = La victime d’un +4 peut vérifier et demander à voir le jeu de celui qui l’a posé, tel qu’il était. S’il avait une autre carte jouable, il reprend le +4, tire 4 cartes, et la victime joue. Sinon, la victime tire 6 cartes en tout et passe son tour. En attendant, personne d’autre ne joue.
clause-fr-23 = Le carnet de score garde les points de chaque joueur pour chaque manche.
clause-lb-1 = Les couleurs sont orange, jaune, vert et violet. Chacune a un 0, deux fois les numéros de 1 à 9, deux +2, deux cartes « Inversion » et deux « Passer un tour » ; en plus 4 Jokers, 4 +4 et les cartes blanches utilisées.
clause-lb-2 = Pour la première manche, chacun tire une carte et celui qui a le chiffre le plus élevé distribue ; les symboles valent 0. Ensuite, c’est le voisin de gauche du dernier donneur.
clause-lb-3 = Au lieu de 7 cartes, on peut en distribuer plus ou moins, si tous sont d’accord.
clause-lb-4 = Une Inversion se joue sur n’importe quelle carte, et sa couleur est alors demandée. Elle ne répond pas à une carte qui fait piocher. Les cartes blanches aussi vont sur tout.
clause-lb-5 = Si l’on ne peut pas jouer, on doit prendre une carte, et on peut la poser si elle convient. Si l’on pioche par choix, on pose la carte piochée si elle convient, et aucune carte que l’on avait déjà. Seul un +4 pioché qui serait un bluff peut être gardé.
clause-lb-6 = Quand on peut poser son avant-dernière carte, on annonce « UNO ». Si un autre joueur remarque l’oubli, cela coûte 2 cartes.
clause-lb-7 = Si la dernière carte est un +2 ou un +4, le joueur suivant tire 2 ou 4 cartes, et elles comptent.
clause-lb-8 = Un Joker peut se jouer même avec une autre carte jouable. En première carte : le joueur à gauche du donneur choisit la couleur et commence. En dernière carte, il n’a plus d’effet.
clause-lb-9 =
    { $wild4_if ->
        [no_colour] On ne peut jouer un +4 que sans carte de la couleur demandée ; les autres cartes jouables ne comptent pas.
       *[other] Après un +4, le joueur suivant tire 4 cartes et passe son tour.
    } { $challenge ->
        [card_stays] La victime peut vérifier. Si c’était un bluff, celui qui l’a posé tire les 4 cartes, la carte et sa couleur restent, et la victime joue. Sinon, la victime tire 6 cartes et passe son tour.
        [off] On ne vérifie pas.
       *[other] On peut vérifier.
    }
clause-lb-10 = Une carte blanche se joue sur tout. Avant la partie, les joueurs écrivent une règle sur chacune, et tous doivent être d’accord. Si la règle ne choisit pas de couleur, celle demandée reste. En première carte, la règle touche le joueur à gauche du donneur, qui choisit aussi la couleur. Si c’est la dernière carte, on a gagné ; les autres subissent encore la règle.
clause-lb-11 = Inversion, « Passer un tour » et +2 valent 20 points, Joker, +4 et cartes blanches 50, les numéros leur chiffre. { $rounds_to_win ->
        [0] On gagne avec { $target } points.
       *[other] La partie revient au premier qui a gagné { $rounds_to_win } manches.
    }
clause-lb-12 = Quand la pioche est vide, l’autre pile devient la nouvelle pioche.
clause-de-0 = La boîte contient 112 cartes : 76 numéros, 24 cartes spéciales de couleur, 4 Jokers, 4 +4 et 4 cartes UNO. Le premier qui pose sa dernière carte a gagné la manche. { $rounds_to_win ->
        [0] La partie se joue en { $target } points.
       *[other] La partie revient au premier qui a gagné { $rounds_to_win } manches.
    }
clause-de-1 = À tour de rôle, chacun pose une carte de même couleur, de même numéro ou de même symbole, ou une carte spéciale noire.
clause-de-2 = Une carte spéciale de couleur va toujours sur un numéro de sa couleur.
clause-de-3 = Après un « Passer un tour », le joueur suivant passe ; celui d’après peut poser la couleur, un « Passer un tour » ou une carte noire. En première carte : le deuxième joueur à { $first_skip ->
        [second_right] droite
       *[other] gauche
    } du donneur commence.
clause-de-4 = Après une Inversion, on joue dans l’autre sens ; une autre Inversion le rétablit. En première carte : le joueur à droite du donneur commence.
clause-de-5 = Un +2 peut être contré par { $draw2_parry ->
        [draw2_or_wild4] n’importe quel autre +2 ou par un +4
       *[other] n’importe quel autre +2
    } : les cartes s’ajoutent et tombent sur le joueur suivant. Si l’on ne peut ou ne veut pas contrer, on tire tout et on ne pose rien à ce tour.
clause-de-6 = Si l’on peut jouer, on doit jouer. Sinon, on tire { $draw_until_playable ->
        [on] jusqu’à trouver une carte jouable, que l’on peut poser
       *[off] une carte, que l’on peut poser si elle convient
    }.
clause-de-7 = Les cartes noires n’ont pas de couleur à elles.
clause-de-8 = Les cartes UNO n’ont pas de signification et sont retirées avant la donne.
clause-de-9 = Un Joker se joue sur n’importe quelle carte, sauf quand on doit passer son tour ou piocher. En première carte : { $first_wild ->
        [left] le joueur à gauche du donneur
       *[other] le donneur
    } choisit la couleur.
clause-de-10 =
    { $wild4_if ->
        [always] Un +4 se joue sur n’importe quelle carte, sauf quand on doit passer son tour. Personne ne peut le vérifier.
       *[other] Après un +4, le joueur suivant tire 4 cartes et ne pose rien.
    } { $wild4_parry ->
        [on] Il peut être contré par un autre +4, et par rien d’autre : les cartes s’ajoutent et tombent sur le joueur suivant.
       *[off] Il ne peut pas être contré.
    } En première carte, il retourne dans la pioche et on en retourne une autre.
clause-de-11 = Avec l’avant-dernière carte, on dit « UNO » avant qu’un autre joueur ait posé une carte. Sinon on tire 2 cartes ; personne n’a besoin de le remarquer.
clause-de-12 = Avec la dernière carte, on dit « UNO UNO », sinon on n’a pas gagné. Si on ne l’a pas dit avant qu’un autre joueur pose une carte, on tire 2 cartes et la manche continue ; l’effet de la carte reste.
clause-de-1a = Chacun peut poser la carte identique à tout moment, hors de son tour, et le jeu continue à partir de lui. Plusieurs se posent l’une après l’autre. Ce qui est à piocher s’ajoute et tombe sur celui qui suit l’intercepteur. Pas pendant la vérification d’un +4, ni après « UNO UNO », ni avant le premier coup. Le plus rapide l’emporte.
clause-de-1b = Après un numéro, on peut enchaîner aussitôt avec le numéro suivant de la même couleur, toujours en montant ou toujours en descendant, ou avec la carte identique, jusqu’à ce qu’un autre joue. Après le 9, il n’y a pas de 0.
clause-de-3a = Un joueur dont le tour est sauté peut contrer avec le « Passer un tour » de la même couleur : c’est alors le tour du suivant qui est sauté.
clause-de-3b = Celui qui pose les deux « Passer un tour » d’une couleur, l’un juste après l’autre, fait passer les deux adversaires suivants.
clause-de-5a = Finir sur un +2 ne suffit pas si tous les joueurs suivants le contrent : le total fait le tour et on le tire. Si l’un d’eux ne contre pas, on a gagné et c’est lui qui pioche.
clause-de-6a = À son tour, on peut tirer une carte, puis poser n’importe quelle carte jouable, ou passer. Pas quand on doit piocher ou passer son tour.
clause-de-7a = Une manche ne finit pas sur une carte UNO ni sur un +4 : la carte reste et agit, mais on tire 2 cartes et la manche continue.
clause-de-8a = Une carte UNO fait tirer 4 cartes au joueur suivant, sans choix de couleur. Seule une autre carte UNO la contre, et elle ne contre rien d’autre.
clause-de-8b = Celui qui pose une carte UNO peut donner exactement deux cartes à un joueur, mais doit en garder au moins une ; ne rien garder coûte 2 cartes. Si une carte UNO est au-dessus, c’est la carte d’en dessous qui compte.
clause-de-13a = Quand un 0 est posé, tous passent leur jeu au voisin, dans un sens ou dans l’autre : celui qui le pose choisit le sens{ $zero_rotation ->
        [optional] , et décide même s’il y a échange
       *[other] { "" }
    }. Si le 0 est la dernière carte, la manche est gagnée avant tout échange.
clause-bb-1 = À deux joueurs, une Inversion fait passer l’autre : on rejoue.
clause-bb-2 = Celui qui pose un 7 { $seven_swap ->
        [optional] peut échanger
       *[other] échange
    } son jeu avec un autre joueur.
clause-bb-3 = Si l’on ne peut pas jouer, on pioche jusqu’à trouver une carte jouable.
clause-bb-4 = Un joueur qui doit piocher peut jouer une Inversion de la couleur demandée : c’est alors au joueur précédent de piocher.
clause-bb-5 = Un joueur qui doit piocher peut jouer un « Passer un tour » de la couleur demandée : c’est alors au joueur suivant de piocher.
clause-bb-6 = On peut poser plusieurs cartes du même numéro à la fois.
clause-bb-7 = Il y a { $teams } équipes ; les partenaires gagnent et marquent ensemble.
clause-r-1 = De 2 à 4 joueurs, chacun avec son chevalet : on voit combien de jetons ont les autres, jamais lesquels.
clause-r-2 = 100 jetons : deux de chaque numéro de 1 à 12 en rouge, jaune, vert et bleu, et 4 Super Jokers. Chaque 2 est un +2, chaque 5 un « Passer », chaque 7 une « Inversion » : ce sont, avec les Super Jokers, les jetons symboles.
clause-r-3 = Une suite se compose d’au moins 3 jetons de même couleur dont les numéros se suivent, 12 au plus. Après le 12, il n’y a pas de 1.
clause-r-4 = Une série se compose de 3 ou 4 jetons de même numéro et de couleurs différentes.
clause-r-5 = Chacun tire 14 jetons. Quatre jetons de départ sont mis à l’endroit sur la table ; le reste, à l’envers, est la pioche.
clause-r-6 = Avant la première manche, chacun tire un jeton ; celui qui a le plus élevé commence, un Super Joker vaut 0, en cas d’égalité on tire à nouveau. On joue vers la gauche. Les manches suivantes sont commencées par { $next_starter ->
        [winner] le vainqueur de la précédente
        [draw_again] celui qui tire à nouveau le plus élevé
        [left_of_last_starter] le voisin de gauche de celui qui avait commencé
       *[left_of_winner] le voisin de gauche du dernier vainqueur
    }.
clause-r-7 = À son tour, on pose de 1 à 4 jetons de son chevalet. Ceux que l’on déplace sur la table ne comptent pas.
clause-r-8 =
    { $must_play ->
        [strict] Si l’on peut poser un jeton, on doit le faire, même s’il faut recombiner les jetons déjà posés. On ne pioche un jeton que si rien n’est possible.
       *[other] On peut piocher un jeton même si l’on pourrait en poser un.
    }
clause-r-9 = Un jeton pioché qui est jouable { $drawn_tile ->
        [must] doit
       *[may] peut
    } être posé immédiatement, { $drawn_with_others ->
        [alone] seul
       *[others] aussi avec d’autres du chevalet
    } ; puis le tour est fini.
clause-r-10 = Celui qui pose des jetons peut recombiner tout ce qui est sur la table. À la fin du tour, chaque groupe doit être une suite ou une série ; seuls des jetons de départ peuvent rester isolés. Si l’on ne pose rien, la table reste comme elle était.
clause-r-11 = Les jetons de départ peuvent servir à tout moment, sans obligation. Une fois combiné, un jeton ne se retrouve plus jamais seul.
clause-r-12 = Un Super Joker remplace n’importe quel jeton. Une série n’en comporte qu’un ; une suite peut en avoir plusieurs, jamais l’un à côté de l’autre.
clause-r-13 =
    { $joker_moves ->
        [free] Un Super Joker posé peut être déplacé et représenter chaque fois autre chose.
       *[substituted] Un Super Joker posé garde sa valeur jusqu’à ce que le jeton qu’il représente prenne sa place.
    } Le jeton qui le remplace vient { $joker_source ->
        [rack_or_table] du chevalet ou de la table
       *[rack] du chevalet
    }. Le Super Joker libéré { $freed_joker ->
        [to_rack] peut être gardé sur le chevalet
       *[at_once] doit resservir tout de suite dans une autre suite ou série
    } ; il ne compte pas parmi les quatre.
clause-r-14 = Un jeton symbole n’agit qu’une fois, en quittant le chevalet. Super Joker : le joueur suivant pioche 4 jetons et passe. 2 : il en pioche 2 et passe. 5 : il passe. 7 : le sens du jeu s’inverse. Ensuite, il ne vaut plus que son numéro.
clause-r-15 = De plusieurs jetons symboles posés dans { $one_effect_per ->
        [turn] le même tour
       *[meld] la même suite ou série
    }, un seul agit ; on choisit lequel, et il en faut un. { $one_effect_per ->
        [turn] Peu importe les groupes où ils se trouvent.
       *[meld] Dans des groupes différents, chacun agit, dans l’ordre de ton choix.
    }
clause-r-16 = Un jeton symbole parmi les jetons de départ n’agit jamais ; un Super Joker y est un simple joker.
clause-r-17 = Un Super Joker libéré et reposé { $joker_reactivates ->
        [on] agit de nouveau
       *[off] n’agit plus
    }.
clause-r-18 = Celui qui pose un Super Joker dit quel jeton il représente, et la table s’en souvient.
clause-r-19 = Si l’on n’a plus qu’un jeton à la fin de son tour, on annonce « UNO ». Si l’on se fait prendre, après la fin de son tour et avant que le joueur suivant { $uno_window ->
        [taken] ait pris la main
       *[played] ait posé ou pioché
    }, on pioche 2 jetons. Une annonce tardive compte encore si elle vient avant.
clause-r-20 = Poser ses 2, 3 ou 4 derniers jetons en un tour ne demande aucune annonce.
clause-r-21 = La manche est finie quand un chevalet est vide. { $last_effect_counts ->
        [on] Un jeton symbole du dernier coup fait encore piocher le joueur suivant avant le compte.
       *[off] Un jeton symbole du dernier coup n’a plus d’effet.
    }
clause-r-22 = Le vainqueur marque ce qui reste sur les autres chevalets : les numéros valent leur chiffre ; 20 points pour chaque 2, 5 ou 7, 50 pour un Super Joker. Le premier à { $target } points gagne.
clause-r-23 = Si la pioche est épuisée avant qu’un chevalet soit vide, celui qui a le moins de points gagne la manche et marque ceux des autres. La manche s’arrête { $pool_end ->
        [at_once] dès que le dernier jeton est pioché
       *[draw_due] quand quelqu’un doit piocher et qu’il reste trop peu de jetons
    }.
clause-r-23b = À deux joueurs, après un 7, { $two_player_reverse_skips ->
        [on] le même joueur rejoue
       *[off] c’est à l’autre de jouer
    }.
clause-r-24 = On ne compte pas les points : le premier à gagner { $rounds_to_win } manches l’emporte.

## page web : à l’oreille et au clavier
web-keys = Touches
web-keys-on = Touches simples
web-keys-table = Sur la table
web-key-hand = dire ce que tu as en main
web-key-middle = dire ce qu’il y a sur la table
web-key-counts = dire ce qui reste à chacun
web-key-direction = dire le sens du jeu
web-key-turn = dire à qui c’est de jouer
web-key-score = dire les points
web-key-moves = dire les derniers coups
web-key-draw = piocher
web-key-end = finir le tour : terminer, garder ou passer
web-key-uno = dire « UNO »
web-key-catch = prendre sur le fait le joueur qui a oublié « UNO »
web-key-hint = demander un indice
web-key-home = aller à ton jeu
web-key-list = montrer cette liste
web-key-cards-walk = d’une carte à l’autre
web-key-cards-play = jouer la carte, ou entendre pourquoi non
web-key-legend = expliquer ce qui est sélectionné
web-key-cards-back = revenir sans choisir
web-key-tiles-walk = d’un jeton à l’autre, aussi entre le chevalet et la table
web-key-tiles-pick = prendre un jeton ; sur la table : y poser les jetons pris
web-key-tiles-more = prendre un jeton de plus
web-key-tiles-new = faire un nouveau groupe
web-key-tiles-take = reprendre sur le chevalet
web-key-tiles-shift = déplacer un jeton sur le chevalet
web-key-tiles-undo = annuler, rétablir
web-key-tiles-drop = lâcher les jetons pris
web-told-you = Toi
web-told-count = { $name } : { $held }.
web-told-hand = Tu as : { $pieces }.
web-told-fit = Jouable : { $pieces }.
web-told-debt = À piocher : { $held }.
web-told-new-hand = Ton jeu est maintenant : { $pieces }.
web-told-got = Tu reçois : { $pieces }.
web-told-empty = Il n’y a rien sur la table.
web-told-nothing = Il n’y a rien à dire.
web-told-not-now = Ce n’est pas possible maintenant.
web-told-nobody-forgot = Personne n’a oublié « UNO ».
web-due-uno = Dis « UNO » maintenant !
web-due-catch = { $name } a oublié « UNO » : dis-le vite !
web-seconds-left = Plus que { $seconds } secondes.
web-log-drew-own = Tu pioches : { $pieces }.
web-log-time =
    { $me ->
        [name] Temps écoulé : la table joue pour toi.
       *[none] Temps écoulé pour { $name } : la table joue à sa place.
    }
web-prompt-keep = La carte n’est pas jouable : tu la gardes.
web-tiles-prompt-keep = Le jeton n’est pas jouable : tu le gardes.
web-spoken = Annonces
web-spoken-few = peu
web-spoken-normal = normales
web-spoken-all = toutes
web-passes = Passer tout seul quand il n’y a pas de choix

## La table de jetons sur la page

web-tile-joker = Super Joker
web-tile-joker-as = Super Joker pour { $tile }
web-tile-draw2 = { $tile }, +2
web-tile-skip = { $tile }, Passer
web-tile-reverse = { $tile }, Inversion
web-tile-wild4 = { $tile }, +4
web-tile-new = { $tile }, nouveau
web-tile-playable = { $tile }, jouable
web-tile-yours = { $tile }, de ton chevalet
web-tiles-table = Jetons sur la table
web-tiles-group = Groupe { $number } : { $tiles }
web-tiles-single = Jeton de départ : { $tiles }
web-tiles-rack =
    Ton chevalet : { $tiles ->
        [one] un jeton
       *[other] { $tiles } jetons
    }
web-seat-tiles =
    { $tiles ->
        [one] un jeton
       *[other] { $tiles } jetons
    }
web-tiles-pool =
    Pioche : { $tiles ->
        [one] un jeton
       *[other] { $tiles } jetons
    }
web-tiles-new-group = Nouveau groupe
web-tiles-to-rack = Remettre sur le chevalet
web-tiles-undo = Annuler
web-tiles-redo = Rétablir
web-tiles-reset = Recommencer le tour
web-tiles-as-before = La table est comme avant.
web-tiles-hint = Indice
web-tiles-hint-show = Montrer un coup
web-tiles-sort-run = Trier par couleur
web-tiles-sort-number = Trier par numéro
web-tiles-tools = Outils pour ton tour
web-tiles-how = Glisse tes jetons, ou touche-les puis leur place.
web-tiles-where = Touche un groupe, ou + pour un nouveau.
web-tiles-keys = Les flèches vont de jeton en jeton. Entrée prend un jeton, ou pose ceux que tu tiens dans le groupe où tu es. Espace en prend un de plus, N fait un nouveau groupe, Retour arrière reprend, Alt et une flèche déplacent un jeton sur le chevalet.
web-tiles-end = Finir le tour
web-tiles-draw = Piocher un jeton
web-tiles-keep = Garder le jeton
web-tiles-left =
    { $left ->
        [0] plus de jeton à poser ce tour
        [one] encore un jeton à poser au plus
       *[other] encore { $left } jetons à poser au plus
    }
web-tiles-fits = Tout est bon : tu peux finir ton tour.
web-tiles-prompt-turn = À toi : pose 1 à 4 jetons.
web-tiles-prompt-draw = À toi : pose des jetons ou pioche.
web-tiles-prompt-drawn = Pose le jeton pioché ou garde-le.
web-tiles-prompt-must = Le jeton pioché est jouable : pose-le.
web-tiles-dealing = On distribue les jetons…
web-tiles-untouched = Reprends d’abord tes jetons : tu ne peux piocher qu’avant d’avoir posé.
web-tiles-hint-found = Les jetons marqués sont jouables. Appuie encore pour voir comment.
web-tiles-hint-none = Rien n’est jouable.
web-tiles-hint-late = Appuie encore pour voir un coup. Ce que tu as placé revient d’abord sur ton chevalet.
web-tiles-hint-shown = Voici un coup possible. Rien n’est posé avant la fin de ton tour.
web-tiles-effects = Ce qui agit, dans cet ordre
web-tiles-effect-draw2 = piocher 2
web-tiles-effect-skip = passer
web-tiles-effect-reverse = inverser
web-tiles-effect-wild4 = piocher 4
web-tiles-no-effect = n’agit pas
web-tiles-name-joker = Que représente le Super Joker ?
web-tiles-name-none = Place-le d’abord avec d’autres jetons.
web-tiles-fault-short = trop court
web-tiles-fault-mixed = ni suite ni série
web-tiles-fault-gap = il manque un numéro
web-tiles-fault-twice = deux fois le même numéro
web-tiles-fault-colour = deux fois la même couleur
web-tiles-fault-joker = un deuxième Super Joker
web-tiles-fault-jokers = Super Jokers côte à côte
web-tiles-left-over = Ce qui restait sur les chevalets
web-last-kept = le garde
web-log-tile-start = Tirage du premier joueur : { $tiles }.
web-log-tile-dealt = Nouvelle manche : { $me ->
        [name] tu commences
       *[none] { $name } commence
    }.
web-log-tile-laid =
    { $me ->
        [name] Tu poses
       *[none] { $name } pose
    } : { $tiles }.
web-log-tile-taken =
    { $me ->
        [name] Tu prends un Super Joker et poses
       *[none] { $name } prend un Super Joker et pose
    } : { $tiles }.
web-log-tile-drew =
    { $me ->
        [name] Tu pioches
       *[none] { $name } pioche
    } { $tiles ->
        [one] un jeton
       *[other] { $tiles } jetons
    }.
web-log-tile-drew-effect =
    { $me ->
        [name] Tu dois
       *[none] { $name } doit
    } piocher { $tiles ->
        [one] un jeton
       *[other] { $tiles } jetons
    }.
web-log-tile-drew-caught =
    { $me ->
        [name] Tu t’es fait prendre et pioches
       *[none] { $name } s’est fait prendre et pioche
    } { $tiles ->
        [one] un jeton
       *[other] { $tiles } jetons
    }.
web-log-tile-drew-own =
    { $me ->
        [name] Tu pioches
       *[none] { $name } pioche
    } : { $tiles }.
web-log-tile-kept =
    { $me ->
        [name] Tu gardes
       *[none] { $name } garde
    } le jeton.
web-log-tile-pool = La pioche est épuisée : { $me ->
        [name] tu as le moins de points et gagnes
       *[none] { $name } a le moins de points et gagne
    } la manche.

# Les coups, en quelques mots

listed = { $before }, { $last }
tile-of-player = { $name } ({ $tile })
action-play = Jouer { $card }
action-play-colour = Jouer { $card } et annoncer { $colour }
action-with-call = { $move } en disant « UNO »
action-draw = Piocher
action-pass = Passer
action-call = Dire « UNO »
action-catch = { $other } a oublié « UNO »
action-doubt = Vérifier le +4
action-name-colour = Annoncer { $colour }
action-hands-left = Passer tous les jeux vers la gauche
action-hands-right = Passer tous les jeux vers la droite
action-pick = Choisir { $other }
action-give = Donner { $cards } à { $other }
action-accuse = Accuser { $other } d’avoir conseillé
action-aye = Voter oui
action-nay = Voter non
action-lay = Poser { $tiles }
action-draw-tile = Piocher un jeton
action-keep = Garder le jeton pioché
action-take = Prendre la main

# Une table en texte simple

board-discards = Talon
board-pile = Pioche
board-pool = Pioche
board-meld = Combinaison { $number } : { $text }
board-loose = Jetons isolés
board-colour = Couleur demandée : { $colour }
board-debt = Cartes à piocher : { $cards }
board-uncalled = n’a pas dit « UNO »
table-face-down = { $count } face cachée

# Une place en texte, et jouer dans le terminal

text-rules = Règle :
text-position = Position :
text-since = Depuis ton dernier tour :
text-moves = Tes coups :
text-more-moves = Tu peux aussi poser des jetons : nomme-les, par exemple R5 R6 R7.
text-you = Tu es { $name }.
text-answer = Réponds par un coup en notation.
text-may-wait = Ce n’est pas ton tour. Réponds par un coup, ou par wait.
text-won-by = La manche est finie. Gagnée par : { $names }.
text-made-for-you = Ta réponse a été refusée { $times } fois ; le coup le plus simple a été joué à ta place.
text-hold = Tu as : { $pieces }
text-got = Tu reçois : { $pieces }
text-nothing-held = rien
text-tile-acted = { $tile } agit.
text-tile-took-turn =
    { $me ->
        [name] Tu prends
       *[none] { $name } prend
    } la main.
text-with-effects = { $move } ; agit : { $tiles }
text-with-last-call = { $move } en disant « UNO UNO »
text-drew-card = { $drew } C’est { $card }.
play-local = { $edition } contre des robots : { $bots }.
play-remote = La table : { $link }
play-commands = Tape un coup, ou help pour les commandes.
play-lost = Connexion perdue ; nouvel essai…
play-back = De nouveau connecté.
play-open = La table attend des joueurs. sit prend une place, agree accepte les règles ; l’hôte peut ajouter un robot (bot) et commencer (start).
play-next = next continue.
play-out-of-turn = Hors de ton tour, tu peux :
play-no-moves = Tu ne peux rien faire maintenant.
play-allowed = C’est permis.
play-no-hint = Pas d’indice : rien de cela n’est jouable.
play-not-begun = La partie n’a pas encore commencé.
play-no-free-seat = Aucune place n’est libre.
play-no-textual = Le plein écran a besoin de Textual : pip install textual, ou utilise --plain.
play-does-hand = ce que tu as en main
play-does-top = ce qui est visible
play-does-table = tout : règle, position, ce qui s’est passé, tes coups
play-does-legal = tes coups permis
play-does-why = why COUP : pourquoi un coup n’est pas permis
play-does-hint = ce qui est jouable ; hint R5 R6 : comment poser ceux-ci
play-does-score = la feuille de points
play-does-rules = ce qui diffère de la règle imprimée
play-does-book = toute la règle du jeu ; book FR-7 : un seul article
play-does-log = ce qui s’est passé en dernier
play-does-say = say TEXTE : discuter
play-does-next = la manche suivante, ou une autre partie
play-does-sit = prendre une place
play-does-agree = accepter les règles
play-does-start = commencer la partie (hôte)
play-does-bot = des robots aux places libres (hôte) ; bot strong ; bot strong 3 : un seul, à la place 3
play-does-pause = demander une pause
play-does-resume = continuer après une pause
play-does-leave = laisser ta place
play-does-help = Cette liste.
play-does-quit = arrêter ; ta place sur un serveur reste à toi
play-does-moves = Tout le reste est un coup en notation, comme le montre legal ; on pose des jetons en les nommant : R5 R6 R7.
refusal-play-unreachable = Le serveur { $address } est injoignable : { $reason }.
refusal-play-not-let-in = Le serveur ne laisse pas entrer cet invité.
refusal-play-too-many-bots = Il y a { $bots } robots pour { $seats } autres places.
refusal-play-pace = Le rythme « { $pace } » n’existe pas ; il y a : { $known }.
refusal-play-not-begun = Il n’y a pas encore de partie.
refusal-play-address = L’adresse « { $address } » ne commence pas par http ou https.
play-enter = Entrée : { $what }
play-jump = Vite, touche J : { $moves }
play-fits = Tout est bon : E finit ton tour.
play-no-draft = Choisis des jetons avec Entrée, puis un groupe, ou N pour un nouveau.
play-key-keys = Touches
play-key-quit = Quitter
play-key-arrows = déplacer le curseur ; avec des jetons, la flèche haut va à la table
play-key-enter = jouer la carte ; choisir un jeton, poser des jetons dans un groupe ; continuer après une manche
play-key-d = piocher
play-key-p = passer, ou garder ce que tu as pioché
play-key-u = dire « UNO », maintenant ou avec la prochaine carte
play-key-c = dénoncer un « UNO » oublié
play-key-x = vérifier un +4
play-key-j = intercepter, ou continuer hors de son tour
play-key-m = menu de tous les coups
play-key-i = indice ; avec des jetons choisis : comment les poser
play-key-s = trier le jeu
play-key-n = nouveau groupe
play-key-back = reprendre un jeton
play-key-z = annuler ; Z recommence le tour
play-key-e = finir le tour
play-key-moves = Coups
play-fill-and-start = des robots aux places libres, et on distribue
play-key-w = aller jusqu’à ton tour
play-key-pause = demander une pause, ou continuer
play-key-v = voter au sujet de quelqu’un qui est parti
play-does-decide = decide wait, decide bot ou decide end : voter au sujet de quelqu’un qui est parti
play-key-h = Menu de la table
play-start = Commencer la partie
play-edition = Édition
refusal-play-setting = « { $value } » n’est pas une valeur de { $name }.
refusal-play-nobody = Personne à la table ne s’appelle « { $name } ».
play-does-remove = remove NOM : libérer une place (hôte)
play-does-host = host NOM : passer le rôle d’hôte (hôte)
play-does-mute = mute NOM : priver de parole pour tous, ou rendre la parole (hôte)
play-does-readmit = laisser se rasseoir tous ceux qui ont été retirés (hôte)
play-does-change = change NOM=VALEUR… : les réglages ou règles maison (hôte) ; change seul les liste
play-does-away = laisser jouer le pilote automatique
play-does-back = reprendre la main
## Leçons : ce que dit le guide ; $one et $two sont les joueurs à gauche

lesson-classic-aim = Bienvenue ! Voici tes sept cartes. Le premier qui n’a plus de cartes gagne la manche. Les cartes de cette manche ont été préparées pour te montrer chaque règle une fois.
lesson-classic-match = À toi de jouer. Une carte est jouable si elle a la couleur, le numéro ou le symbole de la carte du talon. C’est un 5 rouge : joue ton 9 rouge.
lesson-classic-others = Bien joué. C’est maintenant le tour de { $one }, puis de { $two } : on joue dans le sens des aiguilles d’une montre.
lesson-classic-draw = Un 3 bleu, et tu n’as ni carte bleue ni 3. Si rien n’est jouable, on tire une carte : appuie sur la pioche.
lesson-classic-drawn = Tu as tiré un Joker. Il se joue sur tout, donc tu peux le poser aussitôt, et tu choisis la couleur. Tu as beaucoup de cartes vertes : joue-le et choisis le vert.
lesson-classic-draw2 = On continue en vert. Ton +2 vert va embêter { $one } : joue-le.
lesson-classic-draw2-done = { $one } pioche deux cartes et passe son tour : c’est déjà à { $two }.
lesson-classic-skip = « Passer un tour » fait ce qu’il dit : le joueur suivant passe son tour. Joue ton « Passer un tour » vert.
lesson-classic-reverse = Une Inversion change le sens du jeu. Joue ton Inversion verte.
lesson-classic-reversed = Tu vois la flèche ? On tourne maintenant dans l’autre sens : d’abord { $two }, puis { $one }.
lesson-classic-wild4 = { $one } a joué un +4 : tu devrais piocher quatre cartes. Mais on n’y a droit que si rien d’autre n’est jouable. Et si { $one } avait une carte verte ? Vérifie !
lesson-classic-bluff = C’était du bluff ! { $one } reprend le +4 et pioche quatre cartes à ta place. Si tu avais eu tort, tu en aurais pioché six.
lesson-classic-number = C’est encore à toi. Le même numéro est jouable aussi : pose ton 4 jaune sur le 4 vert.
lesson-classic-catch = { $two } n’a plus qu’une carte et n’a pas dit « UNO ». Fais-le remarquer avant que le joueur suivant joue : appuie sur le bouton à sa place.
lesson-classic-caught = Cela coûte deux cartes à { $two }. Cela peut t’arriver aussi.
lesson-classic-uno = Il te reste deux cartes. En jouant l’avant-dernière, il faut annoncer « UNO » : appuie d’abord sur UNO !, puis joue ton 5 jaune.
lesson-classic-called = Tout le monde l’a entendu, personne ne peut te prendre en faute. Plus qu’une carte !
lesson-classic-last = Ta dernière carte est jouable. Pose-la et gagne la manche.
lesson-classic-won = Tu as gagné ! Tu marques ce que les autres ont encore en main. Le premier à 500 points gagne la partie. Continue avec la manche suivante, distribuée comme toutes les autres, ou reviens à l’accueil.
lesson-classic-any-laid = Tu peux jouer tout ce qui convient : même couleur, même numéro ou même symbole. Les autres jouent maintenant d’eux-mêmes, et je te dirai ce qui est nouveau.
lesson-classic-any-drew = Si l’on ne peut pas jouer, on tire une carte. Si elle est jouable, on peut la poser aussitôt.
lesson-classic-any-colour = Après un Joker, c’est la couleur choisie qui compte. Elle est affichée près du talon.
lesson-classic-any-skipped = Tour passé : après un « Passer un tour », un +2 ou un +4, le joueur suivant ne joue pas.
lesson-classic-any-turned = Le sens du jeu a changé.
lesson-classic-any-doubted = Un +4 a été vérifié. Si c’était du bluff, celui qui l’a joué pioche quatre cartes ; sinon, celui qui vérifie en pioche six.
lesson-classic-any-called = On annonce « UNO ! » en jouant son avant-dernière carte.
lesson-classic-any-caught = Quelqu’un a oublié « UNO » et s’est fait prendre : deux cartes.
lesson-classic-any-over = La manche est finie. Le vainqueur marque ce que les autres ont encore en main. Continue avec la manche suivante, ou reviens à l’accueil.

lesson-rummy-aim = Bienvenue ! Voici tes quatorze jetons. Le premier dont le chevalet est vide gagne la manche. Quatre jetons de départ sont sur la table. Les jetons de cette manche ont été préparés pour te montrer chaque règle une fois.
lesson-rummy-run = Une suite se compose d’au moins trois numéros qui se suivent, d’une même couleur. Touche tes 8, 9 et 10 rouges, puis la place pour un nouveau groupe, et termine ton tour. On pose jusqu’à quatre jetons par tour.
lesson-rummy-shared = { $one } a ajouté le 11 rouge à ta suite. Ce qui est sur la table est à tout le monde.
lesson-rummy-set = Une série se compose du même numéro en couleurs différentes. Touche tes 11 rouge, jaune et bleu, puis le 11 vert sur la table : les jetons de départ peuvent servir aussi. Termine ton tour.
lesson-rummy-stuck = { $one } ne peut rien poser du tout. Alors seulement, on pioche un jeton ; celui qui peut jouer doit jouer.
lesson-rummy-rearrange = Tu peux recombiner la table, pourvu que tous les groupes soient valables à la fin. Prends le 8 rouge de sa suite avec tes 8 vert et bleu : touche les trois, puis la place pour un nouveau groupe.
lesson-rummy-words = Chaque 2, 5 et 7 et chaque Super Joker agit en quittant ton chevalet. Avec le 3 jaune de la table, tes 2 et 4 jaunes font une suite, et à cause du 2, { $one } pioche deux jetons et passe son tour.
lesson-rummy-joker = C’est encore à toi. Un Super Joker remplace n’importe quel jeton : touche-le, puis le 8 bleu, et il est le 8 jaune. { $one } pioche quatre jetons et passe son tour.
lesson-rummy-uno = Il te reste trois jetons. Ajoute le 12 rouge à la suite rouge et le 5 jaune à la jaune. Il n’en restera qu’un : appuie sur UNO ! avant de terminer ton tour.
lesson-rummy-last = À cause du 5, { $one } a passé son tour. Ajoute ton dernier jeton, le 6 jaune, à la suite jaune et gagne la manche.
lesson-rummy-won = Tu as gagné ! Tu marques les jetons des autres chevalets. Joue encore, et les jetons sont distribués comme dans toute autre partie, ou reviens à l’accueil.
lesson-rummy-any-laid = Tu peux poser tout ce qui donne des suites et des séries valables. Les autres jouent maintenant d’eux-mêmes, et je te dirai ce qui est nouveau.
lesson-rummy-any-drew = Si l’on ne peut rien poser, on pioche un jeton.
lesson-rummy-any-acted = Un jeton symbole vient d’un chevalet et agit : le 2 est un +2, le 5 un « Passer », le 7 une « Inversion », un Super Joker un +4.
lesson-rummy-any-called = On annonce « UNO ! » quand il ne reste qu’un jeton à la fin du tour.
lesson-rummy-any-caught = Quelqu’un a oublié « UNO » et s’est fait prendre : deux jetons.
lesson-rummy-any-over = La manche est finie. Le vainqueur marque les jetons des autres chevalets. Continue avec la manche suivante, ou reviens à l’accueil.

## Indices : pourquoi un coup est proposé

hint-last = C’est ta dernière carte : tu gagnes la manche.
hint-hits = { $cards ->
        [one] Cela touche { $seat }, qui n’a plus qu’une carte.
       *[other] Cela touche { $seat }, qui n’a plus que { $cards } cartes.
    }
hint-keeps-wilds = Tes Jokers vaudront davantage plus tard.
hint-only-wild = Rien d’autre n’est jouable.
hint-strong-colour = La couleur devient { $colour }, où tu as le plus de cartes.
hint-stays = Tu as encore d’autres cartes de cette couleur ({ $colour }).
hint-points = Cela te débarrasse de beaucoup de points.
hint-nothing-fits = Aucune de tes cartes n’est jouable.
hint-waits = Ce qui est jouable vaudra davantage plus tard.
hint-unbelieved = Cela ressemble à du bluff.
hint-believed = Cela ne ressemble pas à du bluff.
hint-catch = { $seat } a oublié « UNO ».
hint-call = Sinon, on peut te prendre en faute.
hint-chances = En regardant plus loin, c’est ce qui gagne le plus souvent.

## Première partie, légende, indices sur la page

web-learn = Je n’ai jamais joué
web-learn-about = Une manche, pas à pas, en cinq minutes
web-learn-title = Ta première partie
web-learn-lead = Choisis un jeu. Tu joues une vraie manche, et un guide explique chaque règle quand elle se présente. Tu peux partir à tout moment.
web-learn-minutes = environ cinq minutes
web-coach = Guide
web-coach-next = Continuer
web-coach-take-back = Reprendre le coup
web-coach-rule = La règle
web-coach-hide = Continuer sans guide
web-coach-show = Afficher le guide
web-coach-progress = Avancement de la leçon
web-legend = Ce que font les cartes
web-legend-tiles = Ce que font les jetons
web-legend-of = { $piece } : effet
web-legend-points = { $points ->
        [one] Vaut 1 point.
       *[other] Vaut { $points } points.
    }
web-hint = Indice
web-hint-move = { $move }.
web-hint-nothing = Tu n’as rien à faire maintenant.
web-card-bluff = { $card }, serait un bluff
web-bluff = Le +4 serait un bluff : une autre carte est jouable. S’il est vérifié, c’est toi qui pioches.
web-tiles-ahead-draws = { $tiles ->
        [one] { $name } pioche un jeton et passe son tour.
       *[other] { $name } pioche { $tiles } jetons et passe son tour.
    }
web-tiles-ahead-skipped = { $name } passe son tour.
web-tiles-ahead-turned = Le sens du jeu s’inverse.

## Assistants (pioche mcp)

mcp-no-package = Les assistants ont besoin du paquet Model Context Protocol : pip install mcp
mcp-serving = Les assistants se connectent à { $address }
mcp-instructions = Pioche te donne une place à une table de jeux de la famille UNO, avec des personnes ou contre des robots. new_table crée une table, join_table prend un lien ou un code. Ensuite, répète : attends ton tour avec wait, choisis un des coups indiqués, joue-le avec play. Joue selon les règles de la table, qui peuvent différer de celles que tu connais : elles sont indiquées, et rules les explique. Tu vois ce que ta place peut voir, et les autres voient que tu es un assistant.
mcp-tool-games = Les éditions que l’on peut jouer. Avec une édition (par exemple classic/fr ou rummy/de) : ses règles maison et leurs valeurs, pour house_rules de new_table.
mcp-tool-new-table = Créer une table et s’y asseoir. Sans server : une table ici, contre des robots (bots : beginner, casual, strong ou master, séparés par des virgules). Avec server, une adresse ou default : une table là-bas, dont tu peux donner le lien. house_rules : noms et valeurs comme les indique games.
mcp-tool-join-table = Prendre une place à une table d’un serveur, par son lien ou son code. watch : seulement regarder.
mcp-tool-look = La situation de ta place : les règles qui diffèrent de l’imprimé, la position, ce qui s’est passé depuis ton dernier tour, tes coups permis en notation et en mots.
mcp-tool-wait = Attendre que la table t’attende ou qu’il se passe quelque chose à quoi tu peux réagir, au plus ce nombre de secondes ; puis comme look.
mcp-tool-play = Jouer un coup en notation, comme dans la liste de tes coups : jouer, piocher, dire « UNO », prendre, vérifier, voter. Les jetons se jouent en les nommant : R5 R6 R7. Avec wait_seconds, la réponse vient à ton prochain tour.
mcp-tool-why = Pourquoi un coup serait refusé maintenant, avec l’article de la règle. Rien n’est joué.
mcp-tool-hint = Un coup possible maintenant, si le jeu a des conseils ; avec pieces : comment jouer exactement ces jetons.
mcp-tool-say = Dire quelque chose à toute la table.
mcp-tool-rules = En quoi les règles de la table diffèrent de l’imprimé ; avec clause, comme FR-7, cet article. La règle entière est une ressource.
mcp-tool-score = La feuille de score.
mcp-tool-manage = Hors du jeu : sit (s’asseoir), agree (accepter les règles), start (hôte), add_bots (hôte ; detail : un niveau), next (manche suivante ou nouvelle partie), pause, resume, vote au sujet de quelqu’un qui est parti (detail : wait, bot ou end).
mcp-tool-review = Comment chacun a joué et quelle chance il a eue, dans les manches finies de la partie. Prend un moment.
mcp-tool-leave = Rendre sa place et quitter la table.
mcp-resource-rules = La règle de la table : ce qui diffère de l’imprimé, et chaque article en vigueur.
mcp-chair = Ta chaise : { $chair }
mcp-said = C’est dit.
mcp-news = Du nouveau :
mcp-you = Tu es { $name } (place { $seat }).
mcp-watching = Tu regardes.
mcp-their-turn = C’est au tour de { $name }.
mcp-clock = { $seconds ->
        [one] Il reste 1 seconde pour ce tour.
       *[other] Il reste { $seconds } secondes pour ce tour.
    }
mcp-nothing-happened = Il ne s’est rien passé qui te concerne. Attends encore.
mcp-next = manage next continue.
mcp-open = La table attend des joueurs. manage agree accepte les règles ; l’hôte peut faire add_bots et start.
mcp-dealing = On distribue.
mcp-left = Tu as quitté la table.
cli-command-mcp = une place à une table pour un assistant IA
help-mcp = Donner à un assistant une place à des tables par le Model Context Protocol : par l’entrée et la sortie standard, ou par HTTP.
help-mcp-http = Servir le HTTP « streamable » à ce port, ou à cette adresse. Par défaut : entrée et sortie standard.
help-mcp-name = Le nom de l’assistant aux tables. Deux assistants à une même table ont besoin de noms différents.
help-mcp-server = Le seul serveur aux tables duquel on peut s’asseoir. Par défaut : tous.
help-mcp-tables = Combien de tables peuvent être ouvertes à la fois.
help-mcp-pace = Combien de temps les robots attendent aux tables de ce programme : slow, normal, quick ou instant.
refusal-mcp-no-chair = Cette chaise n’existe pas : new_table ou join_table en donne une.
refusal-mcp-too-many = Il y a déjà { $most } tables ouvertes ; quittes-en une d’abord.
refusal-mcp-other-server = D’ici, on ne peut pas s’asseoir aux tables de { $address }.
refusal-mcp-silent = La table ne répond pas.
refusal-mcp-address = « { $address } » n’est pas une adresse ; il faut un port, ou une adresse avec un port.

# Jouer sur cet appareil, sans serveur
web-device = Jouer sur cet appareil
web-device-about = Pas de réseau, ou juste pour essayer ? Joue contre des robots sans serveur : tout se passe et reste sur cet appareil.
device-here = Tu joues sur cet appareil : rien n’en sort, et personne d’autre ne peut se joindre à toi.
device-to-server = Vers le serveur
device-loading = Téléchargement du jeu…
device-starting = Démarrage…
device-once = Environ 9 Mo, téléchargés une seule fois ; ensuite, le jeu marche sans réseau.
device-elsewhere = Les tables de cet appareil sont ouvertes dans un autre onglet ou une autre fenêtre. Ferme-les d’abord là-bas.
device-storage = Ce navigateur ne conserve rien ici (une fenêtre privée, peut-être) : la partie serait perdue.
device-failed = Le jeu n’a pas pu démarrer sur cet appareil. Y a-t-il du réseau, et le navigateur est-il à jour ?
device-full = L’appareil n’a pas pu conserver cela (mémoire pleine ?), rien n’a donc été joué. Fais de la place et réessaie.
device-site-about = Rien à installer, pas de compte : tout se passe dans ce navigateur et reste sur cet appareil.
device-rule-books = Règles du jeu de toutes les éditions
device-docs = Documentation
device-licences = Licences de ce qui tourne ici
device-together = Vous êtes plusieurs ? Créez une table pour tous et faites passer l’appareil.
device-link-none = Cette partie n’est que sur cet appareil. Passe son fichier : il s’ouvre partout de la même façon.
device-kept = Cette liste n’est que sur cet appareil. Il garde les 50 dernières tables.
device-file-about = Le fichier est vérifié et montré sur cet appareil ; il ne va nulle part.
device-review-about = Cet appareil cherche moins loin qu’un serveur : il trouve moins d’erreurs, et cela prend des minutes.
device-people = Autour de cet appareil
device-person = Joueur { $number }
device-passing = Vous faites passer l’appareil. Entre deux mains, il ne montre rien.
device-give = Donne l’appareil à { $name }
device-hidden = D’ici là, rien de la table n’est visible.
device-i-am = Je suis { $name }
device-who = Qui a l’appareil ?
device-holds = { $name } a l’appareil.
device-pass-on = Faire passer
device-turn-of = À { $name } de jouer.

## After the game

web-my-games = Mes parties
web-replay = Revoir la partie
after-replay = Partie enregistrée
after-games = Mes parties
after-controls = Étapes de la partie
after-round-choice = Aller à une manche
after-round = Manche { $round }
after-timeline = Étape de la manche
after-told = { $step } sur { $steps } : { $told }
after-first = Au début
after-last = À la fin
after-back = Une étape en arrière
after-next = Une étape en avant
after-mark-before = Moment précédent
after-mark-after = Moment suivant
after-play = Lire
after-pause = Arrêter
after-pace = Vitesse
after-pace-seconds = une étape toutes les { $seconds } s
after-list = Ce que montre la liste
after-moments = Moments forts
after-no-moments = Rien pour le moment.
after-view = Vue
after-eyes = Vu par
after-open-hands = Tous les jeux visibles
after-pass-on = Partager
after-link = Lien vers ce moment
after-copy-link = Copier le lien
after-link-about = Quiconque a le lien voit la partie. Seuls les noms de ceux qui l’ont permis sont montrés (Mes parties).
after-link-running = La partie aura un lien dès qu’elle sera finie.
after-link-none = Cette partie n’a pas de lien : elle est dans un fichier sur ton appareil.
after-position = La position en texte
after-copy-position = Copier la position
after-file = Choisir un fichier (.pioche), ou le déposer sur la page
after-open-file = Ouvrir une partie enregistrée
after-file-about = Le serveur vérifie et montre le fichier ; il ne le garde pas.
after-none = Pas de partie ici
after-loading = Chargement de la partie…
after-to-table = Retour à la table
after-tried = C’est une partie enregistrée. Pour essayer autre chose, joue à partir d’ici.
after-what-if = Jouer à partir d’ici
after-line = Essai de coups pour toutes les places
after-line-end = Retour à la partie
after-line-back = Annuler le coup
after-line-forward = Rejouer le coup
after-line-name = Nom
after-line-keep = Enregistrer avec la partie
after-line-kept = Enregistré
after-line-over = La manche est finie ici.
after-line-turn = C’est à { $name } de jouer. Coups essayés : { $moves }.
after-line-bots = Contre des robots
after-line-alone = Pour toutes les places
after-lines = Enregistré avec cette partie
after-line-about = à partir de l’étape { $step }, coups : { $moves }
after-line-drop = Supprimer « { $name } »
after-line-gone = Ces coups ne sont plus enregistrés avec la partie.
after-key-step = une étape en arrière, en avant
after-key-ends = au début, à la fin
after-key-play = lire ou arrêter
after-key-round = manche précédente, suivante
after-key-moment = moment suivant
after-key-open = tous les jeux visibles ou non
after-running = En cours
after-figures = En chiffres
after-figure-matches =
    { $count ->
        [one] partie
       *[other] parties
    }
after-figure-rounds =
    { $count ->
        [one] manche
       *[other] manches
    }
after-figure-longest =
    { $count ->
        [one] coup dans la plus longue manche
       *[other] coups dans la plus longue manche
    }
after-figure-caught =
    { $count ->
       *[other] fois pris sans UNO
    }
after-figure-lay =
    { $count ->
        [one] jeton au meilleur tour
       *[other] jetons au meilleur tour
    }
after-by-edition = Gagnées, par édition
after-by-players = Gagnées, par nombre de joueurs
after-share = { $label } : { $won } sur { $matches } gagnées, { $share }, sans doute entre { $low } et { $high }.
after-interval = Les traits montrent l’intervalle où se trouve la vraie part avec 95 % de confiance.
after-finished = Terminées
after-filter-edition = Édition
after-filter-result = Résultat
after-filter-all = toutes
after-filter-won = gagnées
after-filter-lost = perdues
after-no-games = Pas encore de partie terminée. Dès que tu en auras joué une, elle sera ici.
after-more = Montrer les plus anciennes
after-naming = Ceux qui ont un lien voient mon nom
after-kept = Toi seul vois cette liste. Les parties restent tant que ce serveur garde leurs tables ; ce qu’il supprime disparaît ici aussi.
after-proof = La donne était-elle honnête ?
after-proof-working = Calcul en cours…
after-proof-yes = Oui. Aucune carte et aucun jeton n’a été échangé.
after-proof-yes-part = Oui, pour ce que cet appareil a vu : rien n’a été échangé.
after-proof-fits = Tout concorde, mais cet appareil n’a rien noté de la manche.
after-proof-how = Comment le sait-on ?
after-proof-honest = Oui : l’engagement, les sels, la graine, la donne et toutes les pioches ({ $draws }), recalculés par cette page, sont ceux que cet appareil a vus pendant la partie, donc rien n’a été échangé ; cela ne prouve pas que personne n’a regardé les cartes ou les jetons, ni que la page elle-même, envoyée par le même serveur, calcule honnêtement.
after-proof-honest-part = Oui, pour ce que cet appareil a vu : l’engagement, les sels, la graine, la donne et toutes les pioches ({ $draws }) découlent les uns des autres et correspondent à ce qu’il a vu ; cela ne prouve rien pour ce qu’il a manqué, ni que personne n’a regardé les cartes ou les jetons, ni que la page elle-même, envoyée par le même serveur, calcule honnêtement.
after-proof-consistent = Tout concorde : l’engagement, les sels, la graine, la donne et toutes les pioches ({ $draws }) découlent les uns des autres ; mais cet appareil n’a rien noté de la manche, cela ne prouve donc pas qu’elle a été jouée ainsi.
after-proof-own = Le sel de cet appareil en fait partie et a été scellé avant que quiconque connaisse un sel : personne n’a pu choisir cette donne.
after-proof-no-salt = Aucun sel de cet appareil n’en fait partie : il faut faire confiance aux autres et au serveur.
after-proof-left-out = Cet appareil a révélé son sel, mais la donne a été faite sans lui : il est arrivé trop tard, ou le serveur l’a laissé de côté.
after-proof-withheld = Scellé, mais pas révélé : le sel de { $names }. Seul, personne n’y gagne de choix ; avec l’exploitant du serveur, on pouvait choisir entre deux donnes pour chaque sel de ce genre.
after-proof-unsealed = Les sels n’étaient pas scellés, comme dans les parties d’avant la version 0.2.0 : celui qui envoyait le dernier et connaissait le secret pouvait choisir parmi des donnes.
after-proof-lie = Non : { $reason }
after-proof-wrong-commitment = avant la donne, le serveur a montré à cet appareil un autre engagement que maintenant.
after-proof-wrong-secret = le secret n’est pas celui que le serveur avait engagé.
after-proof-wrong-seals = les scellés ne sont pas ceux que cet appareil a vus avant de révéler son sel.
after-proof-wrong-salt = le sel de { $name } n’est pas celui qui a été scellé.
after-proof-wrong-unsealed = le sel de { $name } n’était pas scellé avant que les autres soient révélés.
after-proof-wrong-own-salt = le sel de cet appareil a été remplacé par un autre.
after-proof-wrong-seed = la graine ne découle pas du secret et des sels.
after-proof-wrong-dealer = celui qui distribue ou qui commence ne découle pas de la graine.
after-proof-wrong-deal = ce qui a été distribué ne découle pas de la graine.
after-proof-wrong-draw = la pioche numéro { $draw } de la manche ne découle pas de la graine.
after-proof-wrong-seen = ce que { $name } a reçu d’après le fichier ne découle pas de la graine.
after-proof-wrong-told = pendant la partie, cet appareil a vu autre chose que ce qui est enregistré maintenant.
after-proof-running = On pourra le prouver quand la manche sera finie.
after-proof-set-up = Cette manche a commencé à une position préparée, comme dans les leçons et quand on continue une partie enregistrée : rien n’a été distribué. À toute autre table, ce ne serait pas honnête.
after-proof-stranger = Seuls ceux qui ont joué peuvent le prouver : le code de leur table fait partie de la graine et n’est pas montré aux autres.
after-proof-no-deals = Ce fichier ne dit rien de ses donnes, il n’y a donc rien à prouver.
after-proof-unknown = Cette page ne sait pas recalculer les donnes de ce jeu. Pioche sur un ordinateur le sait : pioche verify.
after-won = Gagnée.
after-lost = Perdue.
after-length =
    { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }, { $moves ->
        [one] un coup
       *[other] { $moves } coups
    }, { $minutes } min
web-puzzles = Casse-tête
after-puzzle-day = Casse-tête du jour
after-puzzle-kind-four = Jetons : en poser quatre
after-puzzle-kind-out = Jetons : tout poser
after-puzzle-kind-joker = Jetons : se débarrasser du Super Joker
after-puzzle-kind-win = Cartes : gagner contre toute défense
after-puzzle-grade = Niveau { $grade } sur { $grades }
after-puzzle-solve = Le résoudre
after-puzzle-again = Le revoir
after-puzzle-day-solved = Résolu. Le prochain arrive à minuit UTC.
after-puzzle-more = D’autres casse-tête
after-puzzle-of-grade = Niveau { $grade } : { $solved } sur { $puzzles } résolus
after-puzzle-streak = jours de suite
after-puzzle-longest = la plus longue série
after-puzzle-solved-count = résolus
after-puzzle-own-grade = ton niveau
after-puzzle-own-about = Ton niveau est le plus haut où tu as résolu trois casse-tête sans aide. Tout cela est gardé ici avec ton nom, et oublié avec lui.
after-puzzle-all = Tous les casse-tête
after-puzzle-next = Casse-tête suivant
after-puzzle-hint = Indice (encore { $left })
after-puzzle-hints-gone = Plus d’indices
after-puzzle-solution = Solution
after-puzzle-solution-sure = La montrer ? Cela ne comptera pas
after-puzzle-shown = Voici la solution.
after-puzzle-reset = Réessayer
after-puzzle-pile = Pioche, la prochaine carte d’abord
after-puzzle-pile-empty = La pioche est vide.
after-puzzle-holds = { $name } a en main : { $cards }
after-puzzle-loading = Chargement du casse-tête…
after-puzzle-known = Tu as déjà résolu celui-ci.
after-puzzle-share = Partager
after-puzzle-share-day = Pioche, casse-tête du { $day }
after-puzzle-share-one = Pioche, casse-tête { $name }
after-puzzle-share-result =
    { $tries ->
        [one] résolu du premier coup
       *[other] résolu en { $tries } essais
    }, { $hints ->
        [0] sans indice
        [one] avec un indice
       *[other] avec { $hints } indices
    }
after-puzzle-share-streak = { $streak } jours de suite
after-review = Analyse
after-review-about = Évalue chaque décision en cherchant plus loin, seulement avec ce que son joueur savait alors, et sépare la chance de l’adresse. Cela prend un moment et reste avec la partie.
after-review-start = Analyser la partie
after-review-waiting = D’autres analyses d’abord…
after-review-running = { $done } étapes sur { $steps }
after-review-stop = Arrêter
after-review-failed = L’analyse a échoué. Réessaie plus tard.
after-review-worst = Ce qui a coûté le plus
after-review-none = Aucune erreur certaine.
after-review-better = Mieux : { $move }
after-review-cost = a coûté { $loss }, ± { $error }
after-review-jump = Voir ce moment
after-review-chances = Chance de gagner la manche
after-review-chances-told = { $name } commence avec { $first }, au plus { $most }, au moins { $least }.
after-review-luck = Chance et adresse
after-review-luck-about = En manches gagnées. Chance : les distributions, les pioches et ce qui était caché. Adresse : ses propres coups, selon ce qu’on savait. Autres : ce qu’ont fait les coups des autres. Avec la chance du début, c’est le résultat.
after-review-seat = Joueur
after-review-part-luck = chance
after-review-part-skill = adresse
after-review-part-others = autres
after-review-mistakes = erreurs
after-review-of = { $count } sur { $total }
after-review-tiles = jetons posés, au plus
refusal-one-review-at-a-time = Une analyse à la fois : une autre de tes parties est en cours.
refusal-many-reviews = Beaucoup de parties sont en cours d’analyse. Réessaie dans un moment.
highlight-call = { $name } dit UNO.
highlight-caught = { $name } est pris sans UNO.
highlight-challenge-won = { $name } vérifie et a raison.
highlight-challenge-lost = { $name } vérifie et a tort.
highlight-swap = { $name } échange son jeu.
highlight-hands-passed = Tous les jeux passent au voisin.
highlight-gift =
    { $amount ->
        [one] { $name } reçoit une carte.
       *[other] { $name } reçoit { $amount } cartes.
    }
highlight-penalty = { $name } doit en piocher { $amount }.
highlight-lay =
    { $amount ->
        [one] { $name } pose un jeton.
       *[other] { $name } pose { $amount } jetons d’un coup.
    }
highlight-skipped = { $name } doit passer son tour.
highlight-round-won = { $name } gagne la manche.
highlight-lead = { $name } prend la tête avec { $amount }.
