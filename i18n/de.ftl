### Die Sätze von Pioche auf Deutsch. Alle vier Dateien haben dieselben Schlüssel und dieselben Variablen.

## Die Befehlszeile

cli-welcome = Pioche { $version }: die Spiele der UNO-Familie, genau nach den Regeln, auf die ihr euch geeinigt habt.
cli-commands = Befehle (pioche BEFEHL --help sagt mehr):
cli-no-commands = Noch kann nichts gespielt werden: Diese Version hat keine Befehle.
cli-no-such-command = Es gibt keinen Befehl „{ $name }“; pioche allein zeigt, welche es gibt.
cli-error = pioche: { $message }
cli-interrupted = pioche: abgebrochen
cli-command-serve = einen Server starten, dem man mit dem Browser beitritt
cli-command-play = in diesem Terminal spielen
cli-command-sim = viele Partien spielen und zeigen, was geschah
cli-command-arena = Bots gegeneinander spielen lassen
cli-command-replay = eine aufgezeichnete Partie zeigen
cli-command-verify = das Austeilen einer aufgezeichneten Partie nachrechnen

## Ablehnungen

refusal-seed-length = Ein Startwert hat { $wanted } Bytes, dieser hat { $length }.

## tile game

tile-joker = der Joker
refusal-rummy-round-over = Die Runde ist zu Ende.
refusal-rummy-no-such-seat = Einen Platz { $seat } gibt es an diesem Tisch mit { $players } Plätzen nicht.
refusal-rummy-not-your-turn = Du bist nicht an der Reihe; dran ist { $seat }.
refusal-rummy-must-play = Du kannst auslegen, also musst du: Gezogen wird nur, wenn auch durch Umlegen der Steine auf dem Tisch nichts geht.
refusal-rummy-already-drew = Du hast schon gezogen: Leg den gezogenen Stein aus oder behalte ihn.
refusal-rummy-nothing-drawn = Du hast nichts gezogen, was du behalten könntest.
refusal-rummy-must-play-drawn = Der gezogene Stein ist spielbar und muss sofort ausgelegt werden.
refusal-rummy-no-tile-laid = Mindestens ein Stein muss aus deiner Schiene kommen.
refusal-rummy-too-many-tiles = Höchstens { $most } Steine dürfen in einem Zug die Schiene verlassen, nicht { $count }.
refusal-rummy-not-on-rack = Nicht auf deiner Schiene: { $tile }.
refusal-rummy-tile-vanished = Auf deinem neuen Tisch fehlt: { $tile }.
refusal-rummy-tile-appeared = Lag vorher nicht auf dem Tisch und kommt nicht aus deiner Schiene: { $tile }.
refusal-rummy-drawn-tile-missing = Nach dem Ziehen muss der gezogene Stein unter den ausgelegten sein: { $tile }.
refusal-rummy-drawn-tile-only = Nach dem Ziehen darf nur der gezogene Stein selbst ausgelegt werden: { $tile }.
refusal-rummy-starting-tile-back = Was einmal in einer Folge oder einem Satz lag, liegt nie wieder einzeln: { $tile }.
refusal-rummy-group-too-short = Zu kurz: Eine Folge oder ein Satz hat mindestens drei Steine. Siehe Gruppe { $group }: { $tiles }.
refusal-rummy-group-mixed = Weder Folge noch Satz: gleiche Farbe in fortlaufenden Zahlen oder gleiche Zahl in verschiedenen Farben. Siehe Gruppe { $group }: { $tiles }.
refusal-rummy-run-gap = In der Folge fehlt eine Zahl, und nach der 12 kommt nichts mehr. Siehe Gruppe { $group }: { $tiles }.
refusal-rummy-run-twice = Keine Zahl darf in einer Folge zweimal liegen. Siehe Gruppe { $group }: { $tiles }.
refusal-rummy-set-colour-twice = Keine Farbe darf in einem Satz zweimal liegen. Siehe Gruppe { $group }: { $tiles }.
refusal-rummy-set-second-joker = Ein Satz darf nur einen Joker enthalten. Siehe Gruppe { $group }: { $tiles }.
refusal-rummy-jokers-adjacent = In einer Folge dürfen zwei Joker nicht direkt aufeinanderfolgen. Siehe Gruppe { $group }: { $tiles }.
refusal-rummy-joker-moved = Ein Joker bleibt, was er vertritt, bis genau dieser Stein ihn ersetzt: { $tile }.
refusal-rummy-joker-not-freed = Ein Joker kommt nur dann auf deine Schiene, wenn der Stein ihn ersetzt hat, den er vertritt.
refusal-rummy-joker-vanished = Der ausgetauschte Joker muss sofort wieder in eine Folge oder einen Satz.
refusal-rummy-joker-appeared = Auf deinem neuen Tisch liegt ein Joker zu viel.
refusal-rummy-joker-mark = Hier stimmt eine Markierung nicht: Nur ein Joker kann ohne Wirkung sein oder noch einmal wirken, und nur, wenn der Tisch das vereinbart hat: { $tile }.
refusal-rummy-effect-missing = Wähle den Aktionsstein, der wirkt: Einer muss es sein. Siehe Gruppe { $group }.
refusal-rummy-effect-too-many = Hier kann nur ein Aktionsstein wirken. Siehe Gruppe { $group }.
refusal-rummy-effect-inactive = Dieser Stein wirkt nicht: Das tun nur Aktionssteine, und nur, wenn sie gerade erst aus der Schiene kommen. Siehe Gruppe { $group }.
refusal-rummy-effect-on-last = Mit deinem letzten Stein hast du gewonnen: Kein Aktionsstein wirkt mehr.
refusal-rummy-uno-not-due = Du hast keinen Ruf nachzuholen.
refusal-rummy-catch-too-late = Zu spät, oder es gibt nichts zu beanstanden.
refusal-rummy-catch-self = Dich selbst kannst du nicht erwischen.
refusal-rummy-nothing-to-take = Den Zug zu eröffnen bringt jetzt nichts.
refusal-rummy-notation = Das lässt sich nicht lesen: „{ $text }“.
