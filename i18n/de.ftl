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
