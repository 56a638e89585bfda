### Die Sätze von Pioche auf Deutsch. Alle vier Dateien haben dieselben Schlüssel und dieselben Variablen.

## Die Befehlszeile

cli-welcome = Pioche { $version }: die Spiele der UNO-Familie, genau nach den Regeln, auf die ihr euch geeinigt habt.
cli-commands = Befehle (Details: pioche BEFEHL --help):
cli-no-such-command = Unbekannter Befehl: „{ $name }“. pioche ohne Argumente listet die Befehle auf.
cli-error = pioche: { $message }
cli-interrupted = pioche: abgebrochen
cli-no-space = Auf dem Datenträger ist kein Platz mehr.
cli-command-serve = einen Server starten, dem man mit dem Browser beitritt
cli-command-sim = viele Partien simulieren und auswerten
cli-command-arena = Bots gegeneinander spielen lassen und einstufen
cli-command-train = den gelernten Spieler des Kartenspiels trainieren
cli-command-dataset = Runden von Bots als Datensatz schreiben, mit jeder Entscheidung
cli-command-verify = das Austeilen einer exportierten Partie überprüfen
cli-command-site = einen Ordner für beliebige statische Webserver schreiben, zum Spielen ohne Server
cli-site-written = { $folder } ist geschrieben: { $files } Dateien, { $size } MB. Jeder Webserver kann ihn ausliefern, unter jeder Adresse.
cli-command-replay = eine aufgezeichnete Partie Zug für Zug ansehen
cli-command-review = eine aufgezeichnete Partie auswerten: Glück, Können, Fehler
cli-command-puzzles = Rätsel mit genau einer Lösung erzeugen
cli-command-play = im Terminal spielen, gegen Bots oder am Tisch eines Servers
cli-label-command = BEFEHL
cli-label-option = OPTION
cli-label-bots = BOT BOT
cli-label-edition = AUSGABE
cli-label-file = DATEI
cli-label-table = TISCH
cli-usage = Aufruf: { $line }
cli-commands-title = Befehle:
cli-arguments-title = Argumente:
cli-options-title = Optionen:
cli-default = Standard: { $value }.
cli-choices = Mögliche Werte: { $values }.
cli-help-flag = Diese Hilfe anzeigen und beenden.
cli-version-flag = Die Version anzeigen und beenden.
cli-mistake-option = Unbekannte Option: „{ $option }“. --help listet alle Optionen auf.
cli-mistake-similar = Unbekannte Option: „{ $option }“. Ist { $similar } gemeint?
cli-mistake-kind = { $option } muss { $kind } sein, nicht „{ $value }“.
cli-mistake-value = „{ $value }“ ist kein gültiger Wert für { $option }.
cli-mistake-no-value = { $option } braucht einen Wert.
cli-mistake-missing = Fehlendes Argument: { $option }.
cli-mistake-twice = { $option } ist mehrfach angegeben.
cli-mistake-unused = Unerwartetes Argument: „{ $what }“.
cli-mistake = Ungültige Befehlszeile: { $said }
cli-kind-whole = eine ganze Zahl
cli-kind-number = eine Zahl
cli-kind-flag = ja oder nein (yes, no)

## Die Befehlszeile: was die Befehle und ihre Optionen tun

help-serve = Einen Server starten, dem man mit dem Browser beitritt. Jede Einstellung kann auch in einer TOML-Datei (--config) oder in einer Umgebungsvariable (PIOCHE_PORT=8000) stehen. Optionen der Befehlszeile haben Vorrang.
help-serve-host = Adresse, auf der der Server lauscht. 0.0.0.0: aus dem lokalen Netz erreichbar.
help-serve-port = Port, auf dem der Server lauscht. 0: ein beliebiger freier Port.
help-serve-database = SQLite-Datei oder postgresql://BENUTZER@RECHNER/NAME.
help-serve-bus = nats://RECHNER:PORT. Nötig, wenn sich mehrere Prozesse eine Datenbank teilen.
help-serve-processes = Zahl der Prozesse, die zusammen Spiele anbieten. 0: einer je Prozessor. PostgreSQL und NATS werden mit ihnen gestartet, außer --database und --bus nennen welche.
help-serve-bot = Python-Datei mit einem Bot, den Spieler einladen können. Mehrfach möglich.
help-serve-config = TOML-Datei mit Einstellungen.
help-serve-browser = Beim Start die Seite in einem Browser öffnen.
help-serve-log-level = Protokollstufe: debug, info, warning oder error.
help-serve-check = Einstellungen und Datenbankverbindung prüfen, das Ergebnis melden und beenden.
help-play = Im Terminal spielen: allein gegen Bots, ganz ohne Server, oder an einem Tisch auf einem Server. Wenn Ein- oder Ausgabe kein Terminal ist, gilt der Zeilenmodus.
help-play-table = Was gespielt wird: eine Ausgabe oder ein Spiel (classic/de, rummy), oder der Link oder der Code eines Tisches auf einem Server. Standard: das Kartenspiel in der Ausgabe deiner Sprache.
help-play-with = Hausregel: NAME (eingeschaltet) oder NAME=WERT. Mehrfach möglich.
help-play-players = Anzahl der Spieler. Standard: einer mehr als die Bots, sonst 4.
help-play-bots = Bots auf den anderen Plätzen, durch Kommas getrennt: beginner, casual, strong, master oder eine Python-Datei. Für weitere Plätze werden sie wiederholt.
help-play-name = Dein Name am Tisch.
help-play-server = Adresse des Servers für einen Code; mit einer Ausgabe wird dort ein neuer Tisch angelegt. Standard: der zuletzt benutzte Server, sonst dieser Rechner.
help-play-watch = Nur zusehen: keinen Platz nehmen.
help-play-plain = Zeilenmodus: ein Ereignis je Zeile, ein Befehl je Zeile, für Vorleseprogramme und Skripte.
help-play-pace = Wie lange Bots warten: slow, normal, quick oder instant. Standard: normal; ohne Terminal instant.
help-play-ascii = Nur mit ASCII-Zeichen zeichnen.
help-sim = Viele Partien simulieren und zeigen, wie lange sie dauern, wer gewinnt, wie sie enden und welche Regeln ins Gewicht fallen.
help-sim-edition = Ausgabe: classic/fr, classic/lb, classic/de, rummy/en, rummy/fr, rummy/de (das Spiel mit Steinen ist viel langsamer) oder die eines installierten Spiels.
help-sim-players = Anzahl der Spieler.
help-sim-games = Anzahl der Runden, mit --matches der Partien. Standard: 10.000 Runden oder 1.000 Partien.
help-sim-with = Hausregel: NAME (eingeschaltet) oder NAME=WERT. Mehrfach möglich.
help-sim-matches = Ganze Partien statt einzelner Runden spielen.
help-sim-style = sensible: Wer legen kann, legt, und wer UNO sagen muss, sagt es; alles andere ist zufällig (im Spiel mit Steinen legen alle so viele Steine wie möglich). random: Jeder erlaubte Zug ist gleich wahrscheinlich.
help-sim-advice = Die Spieler dürfen einander vorwerfen, Tipps zu geben, wo die Regeln das bestrafen.
help-sim-seed = Startwert: ein beliebiger Text. Derselbe Startwert ergibt dieselben Zahlen, egal mit wie vielen Prozessen.
help-sim-processes = Anzahl der Arbeitsprozesse. Standard: einer je Prozessor.
help-sim-plot = Die Zahlen in diese Datei zeichnen (PNG, SVG oder PDF). Braucht das Extra „plots“.
help-sim-json = Nur JSON ausgeben.
help-arena = Bots gegeneinander spielen lassen, jedes Blatt auf jedem Platz, und ihre Stärke bewerten.
help-arena-entrants = Zwei oder mehr Bots: random, greedy, heuristic, search, im Kartenspiel auch learned; beginner, casual, strong, master; oder eine Python-Datei. search@200ms begrenzt die Zeit je Zug, search@500 die Zahl der Simulationen, was reproduzierbar ist.
help-arena-game = Ausgabe: classic/fr, classic/lb, classic/de, rummy/en, rummy/fr, rummy/de oder die eines installierten Spiels.
help-arena-players = Anzahl der Spieler. Ein Teilnehmer spielt eine Seite, sein Gegner alle anderen.
help-arena-deals = Anzahl der Blätter. Je zwei Teilnehmer spielen jedes Blatt einmal je Seite. Vorgabe: 200.
help-arena-with = Hausregel: NAME (eingeschaltet) oder NAME=WERT. Mehrfach möglich.
help-arena-gauntlet = Nur den ersten Teilnehmer gegen jeden anderen spielen lassen statt jeden gegen jeden.
help-arena-sprt = Aufhören, sobald ein sequentieller Test zwischen zwei Teilnehmern entscheidet: TIEF:HOCH in Wertungspunkten, etwa 0:20. Schließt --gauntlet ein; --deals (Standard: 20000) ist die Grenze.
help-arena-text = Befehl eines Programms, das mit Text spielt, über Standardeingabe und -ausgabe; es spielt gegen jeden der Bots.
help-arena-mixed = Mit --text: für jedes Blatt Hausregeln auslosen, damit auswendig gelernte Regeln nicht helfen.
help-arena-limit = Zeitlimit in Sekunden: je Zug für Bots aus Dateien (Standard: 2), je Antwort mit --text (Standard: 60).
help-arena-seed = Startwert: ein beliebiger Text. Derselbe Startwert ergibt dieselben Partien, außer wenn ein Bot ein Zeitbudget hat.
help-arena-processes = Anzahl der Arbeitsprozesse. Standard: einer je Prozessor.
help-arena-dask = Adresse eines Dask-Schedulers, dessen Worker spielen. Braucht das Extra „cluster“.
help-arena-results = Jede beendete Partie an diese Datei anhängen. Gibt es sie schon, wird der Wettkampf fortgesetzt.
help-arena-csv = Den Stand in diese Datei schreiben.
help-arena-plot = Den Stand in diese Datei zeichnen (PNG, SVG oder PDF). Braucht das Extra „plots“.
help-arena-json = Nur JSON ausgeben.
help-verify = Jedes Austeilen und jedes Ziehen einer exportierten Partie nachrechnen und melden, ob es aus ihren Geheimnissen, Salzen und Festlegungen folgt. Rückgabewert: 0, wenn ja, sonst 1.
help-verify-file = Vom Server exportierte Datei.
help-site = Einen Ordner schreiben, den jeder statische Webserver ausliefern kann: die Seite, Python, das im Browser läuft, und die Spielregeln. Gespielt wird dort auf dem eigenen Gerät, gegen Bots oder miteinander, und nichts wird irgendwohin gesendet.
help-site-folder = Ordner, der geschrieben wird. Ist er schon eine solche Seite, wird er ersetzt; sonst muss er leer sein.
help-site-docs = Adresse der Dokumentation, auf die die Seite dann verweist.
help-replay = Eine aufgezeichnete Partie Zug für Zug ansehen: was geschah, mit allen Karten offen oder so, wie ein Platz es sah. Ist die Ausgabe kein Terminal, werden alle Züge ausgegeben.
help-replay-file = Aufgezeichnete oder vom Server exportierte Partie.
help-replay-seat = Nur zeigen, was dieser Platz wusste; Plätze zählen ab 1.
help-replay-move = Nur die Stellung nach diesem Zug zeigen; 0 ist das Austeilen.
help-review = Eine aufgezeichnete Partie auswerten: Wer hat gut gespielt, wer hatte Glück? Jede Entscheidung wird nach dem beurteilt, was die spielende Person wusste; jedes Geben und jedes Ziehen wird gewogen.
help-review-file = Aufzeichnung, oder vom Server exportierte Partie.
help-review-rollouts = Simulationen je Frage. Mehr machen die Zahlen sicherer.
help-review-seed = Startwert: beliebiger Text. Derselbe Startwert ergibt dieselben Zahlen, gleich mit wie vielen Prozessen.
help-review-processes = Zahl der Prozesse. Standard: einer je Prozessor.
help-review-plot = Chancen, Glück und Können in diese Datei zeichnen (PNG, SVG oder PDF). Braucht das Extra „plots“.
help-review-json = Nur JSON ausgeben.
help-puzzles = Rätsel mit genau einer Lösung erzeugen: Steine, die in einem Zug auszulegen sind, und Runden mit Karten, die gegen jede Verteidigung zu gewinnen sind. Ein abgebrochener Lauf geht dort weiter, wo er war.
help-puzzles-folder = Ordner der Dateien, eine für jede Art von Rätsel.
help-puzzles-tiles = Zahl der Rätsel mit Steinen.
help-puzzles-cards = Zahl der Rätsel mit Karten.
help-puzzles-processes = Zahl der Prozesse. Voreinstellung: einer je Prozessor.
help-train = Den gelernten Spieler des Kartenspiels gegen sich selbst trainieren. Ein abgebrochener Lauf geht dort weiter, wo er war. Braucht das Extra „train“.
help-train-folder = Ordner des Laufs: Zwischenstände, Stichproben, Wertungen und ihr Bild.
help-train-generations = Zahl der Generationen: jede spielt gegen sich selbst und lernt dann. Voreinstellung: 1000, einige Stunden.
help-train-warm = Wie viele davon zuerst aus Runden des heuristischen Spielers lernen. Voreinstellung: drei Fünftel.
help-train-seed = Startwert: eine Zahl. Dieselbe gibt auf derselben Maschine dieselben Gewichte.
help-train-weights = Die Gewichte, wie der Spieler sie liest, in diese Datei schreiben.
help-dataset = Bots Runden spielen lassen und jede Entscheidung als Zeile schreiben: was der Spieler wusste, was erlaubt war, was er tat und dachte, wie die Runde ausging. Parquet-Dateien und ein Verzeichnis mit Prüfsummen. Ein abgebrochener Lauf geht dort weiter, wo er war. Braucht das Extra „dataset“.
help-dataset-folder = Ordner der Dateien.
help-dataset-entrants = Zwei oder mehr Bots, benannt wie bei arena. Ein Budget in Millisekunden ergibt jedes Mal andere Zeilen.
help-dataset-game = Ausgabe: classic/fr, classic/lb, classic/de, rummy/en, rummy/fr, rummy/de oder die eines installierten Spiels.
help-dataset-players = Anzahl der Spieler. Ein Teilnehmer spielt eine Seite, sein Gegner alle anderen.
help-dataset-deals = Anzahl der Blätter. Je zwei Teilnehmer spielen jedes Blatt einmal je Seite. Vorgabe: 200.
help-dataset-with = Hausregel: NAME (eingeschaltet) oder NAME=WERT. Mehrfach möglich.
help-dataset-seed = Startwert: ein beliebiger Text. Derselbe Startwert ergibt dieselben Zeilen, außer wenn ein Bot ein Zeitbudget hat.
help-dataset-processes = Anzahl der Arbeitsprozesse. Standard: einer je Prozessor.

## Karten, Farben, Spieler
## Die Namen sind die des Regelhefts; „the-card-...“ steht im Satz, immer im Nominativ oder Akkusativ.

colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-orange = Orange
colour-violet = Violett
colour-none = keine
colour-adjective =
    { $colour ->
        [red] rote
        [yellow] gelbe
        [green] grüne
        [blue] blaue
        [orange] orange
       *[violet] violette
    }
card-number = { colour-adjective } { $number }
card-draw2 = { colour-adjective } Zwei-Ziehen-Karte
card-skip = { colour-adjective } Aussetzen-Karte
card-reverse = { colour-adjective } Richtungswechsel-Karte
card-wild = Farbwahlkarte
card-wild4 = Vier-Ziehen-und-Farbwahl-Karte
card-uno = UNO-Karte
card-blank = weiße Karte { $number }
the-card-number = die { card-number }
the-card-draw2 = die { card-draw2 }
the-card-skip = die { card-skip }
the-card-reverse = die { card-reverse }
the-card-wild = die { card-wild }
the-card-wild4 = die { card-wild4 }
the-card-uno = die { card-uno }
the-card-blank = die { card-blank }
player-number = Spieler { $number }
seat-number = Platz { $number }

## Abgelehnte Züge: wer dran ist

refusal-round-over = Die Runde ist zu Ende.
refusal-malformed = So einen Zug gibt es nicht.
refusal-not-your-turn = Du bist nicht an der Reihe; dran ist { $seat }.
refusal-challenge-open = Warte: { $seat } muss Vier Ziehen erst annehmen oder anzweifeln.
refusal-choice-open = Warte: { $seat } muss noch wählen.
refusal-choose-first =
    { $choice ->
        [colour] Wünsch dir erst eine Farbe.
        [rotate] Sag erst, in welche Richtung alle ihre Karten weitergeben.
        [give] Wähle erst, welche Karten du abgibst und an wen.
       *[choose] Wähle erst einen Spieler.
    }
refusal-must-choose =
    { $choice ->
        [colour] Passen geht nicht: Wünsch dir eine Farbe.
        [rotate] Passen geht nicht: Sag, in welche Richtung alle ihre Karten weitergeben.
        [give] Passen geht nicht: Wähle, welche Karten du abgibst und an wen.
       *[choose] Passen geht nicht: Wähle einen Spieler.
    }
refusal-not-asked = Du hast jetzt nichts zu wählen.
refusal-no-such-seat = An diesem Tisch sitzen nur { $players } Spieler.
refusal-not-that-seat =
    { $move ->
        [accuse] Du kannst dich nicht selbst beschuldigen.
        [vote] Wer beschuldigt wird, stimmt nicht mit ab.
       *[choose] Diesen Spieler kannst du hier nicht wählen.
    }

## Abgelehnte Züge: legen

refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
refusal-does-not-fit = Auf { $top } kannst du { $card } nicht legen; geltende Farbe: { $colour }.
refusal-only-drawn-card = Du hast gezogen und darfst nur { $drawn } legen, nicht { $card }.
refusal-does-not-answer =
    Gegen { $top } hilft { $card } nicht; zu ziehen { $cards ->
        [one] ist eine Karte
       *[other] sind { $cards } Karten
    }.
refusal-being-skipped = Du musst aussetzen: Nur die gleiche Karte wehrt { $top } ab, nicht { $card }.
refusal-wild4-not-allowed =
    { $condition ->
        [no_colour] Du darfst { $card } nur legen, wenn du keine Karte der geltenden Farbe hast.
       *[nothing_playable] Du darfst { $card } nur legen, wenn keine andere deiner Karten passt.
    }
refusal-not-identical = Dazwischenwerfen darfst du nur die gleiche Karte: { $top }, nicht { $card }.
refusal-jump-too-early = Dazwischenwerfen geht erst nach dem ersten Zug.
refusal-jump-closed = Du kannst { $card } nicht mehr dazwischenwerfen.
refusal-colour-missing = Wenn du { $card } legst, musst du dir eine Farbe wünschen.
refusal-colour-not-yours = Wenn du { $card } legst, darfst du dir keine Farbe wünschen.
refusal-multiples-off = An diesem Tisch wird immer nur eine Karte auf einmal gelegt.
refusal-multiples-unfit = Zusammen darfst du nur Karten mit der gleichen Zahl legen, und eine der unteren muss passen.

## Abgelehnte Züge: ziehen und passen

refusal-must-lay = Du hast eine Karte, die passt, und darfst deshalb nicht ziehen.
refusal-nothing-to-draw = Es gibt nichts mehr zu ziehen: Leg eine Karte.
refusal-draw-once = Du hast schon gezogen: Leg eine Karte oder passe.
refusal-draw-first = Einfach passen geht nicht: Leg eine Karte oder zieh eine.
refusal-must-lay-drawn = Du hast freiwillig gezogen und die Karte passt: Jetzt musst du sie legen.
refusal-must-take-debt =
    Du musst { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } ziehen{ $answer ->
        [none] {""}
        [challenge] {" "}oder Vier Ziehen anzweifeln
       *[parry] {" "}oder abwehren
    }.
refusal-must-sit-out = Du musst aussetzen und ziehst keine Karte.

## Abgelehnte Züge: UNO, Anzweifeln, Abgeben, Ratschläge

refusal-call-wrong-number = „UNO“ sagst du nur, wenn dir eine einzige Karte bleibt.
refusal-call-not-owed = Du hast jetzt kein „UNO“ zu sagen.
refusal-catch-nothing = Hier hat niemand „UNO“ vergessen, oder es ist zu spät.
refusal-catch-self = Dich selbst oder dein eigenes Team kannst du nicht erwischen.
refusal-catch-automatic = Das musst du nicht melden: An diesem Tisch kostet ein vergessenes „UNO“ immer zwei Karten.
refusal-nothing-to-doubt = Jetzt gibt es kein Vier Ziehen anzuzweifeln.
refusal-give-exactly =
    Gib genau { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } ab.
refusal-advice-off = An diesem Tisch werden Ratschläge nicht bestraft.
refusal-vote-open = Es wird schon abgestimmt.
refusal-accused-before = Du darfst in jeder Runde nur einmal jemanden beschuldigen.
refusal-no-vote = Jetzt gibt es nichts abzustimmen.
refusal-voted-before = Du hast schon abgestimmt.

## Abgelehnte Tische: Spieler, Ausgaben, Optionen

refusal-players = Dieses Spiel ist für { $least } bis { $most } Spieler, nicht für { $players }.
refusal-options-clash =
    { $repair ->
        [none] „{ $first }“ und „{ $second }“ vertragen sich nicht.
       *[some] „{ $first }“ und „{ $second }“ vertragen sich nicht. Möglich wäre „{ $repair }“.
    }
refusal-unknown-option =
    { $similar ->
        [none] Es gibt keine Option „{ $option }“.
       *[some] Es gibt keine Option „{ $option }“. Ist { $similar } gemeint?
    }
refusal-option-value =
    { $similar ->
        [none] „{ $value }“ ist kein Wert der Option „{ $option }“; möglich: { $choices }.
       *[some] „{ $value }“ ist kein Wert der Option „{ $option }“; möglich: { $choices }. Ist { $similar } gemeint?
    }
refusal-option-range = „{ $option }“ geht von { $least } bis { $most }, nicht { $value }.
refusal-option-twice = „{ $option }“ ist zweimal angegeben, als { $one } und als { $other }.
refusal-unknown-edition =
    { $similar ->
        [none] Es gibt keine Ausgabe „{ $edition }“; es gibt: { $known }.
       *[some] Es gibt keine Ausgabe „{ $edition }“; es gibt: { $known }. Ist { $similar } gemeint?
    }
refusal-unknown-language = Es gibt keine Sprache „{ $text }“; es gibt: { $known }.
refusal-unknown-bot = Es gibt keinen Bot „{ $name }“; es gibt: { $known }.
choices-number = eine ganze Zahl
text-choices-range = eine ganze Zahl von { $least } bis { $most }
choices-programs = die Regeln der weißen Karten
setting = { $option }: { $value }
setting-players =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }

## Abgelehnte Regeln weißer Karten

refusal-program-too-long = Die Regel einer weißen Karte hat höchstens { $most } Wirkungen, diese hat { $found }.
refusal-program-text-too-long = Der Text einer weißen Karte hat höchstens { $most } Zeichen, dieser hat { $found }.
refusal-effect-target = Wirkung { $number } der weißen Karte: „{ $effect }“ geht nicht mit dem Ziel „{ $target }“.
refusal-effect-count = Wirkung { $number } der weißen Karte: Die Anzahl bei „{ $effect }“ geht von 1 bis { $most }.
refusal-effect-optional = Wirkung { $number } der weißen Karte: „{ $effect }“ kann nicht freiwillig sein.
refusal-effect-limit = Wirkung { $number } der weißen Karte: Die Bedingung bei „{ $effect }“ zählt von 0 bis { $most }.
refusal-effect-condition = Wirkung { $number } der weißen Karte: Die Bedingung bei „{ $effect }“ kann nicht von einem anderen Spieler abhängen.
refusal-bad-blanks = „{ $text }“ ist keine Regel für weiße Karten wie „draw*2@others colour“.
blank-effect-draw = Karten ziehen
blank-effect-debt = ziehen oder abwehren
blank-effect-skip = aussetzen
blank-effect-turn = Richtung wechseln
blank-effect-colour = Farbe wünschen
blank-effect-pass-hands = alle Karten weitergeben
blank-effect-swap = Karten tauschen
blank-effect-give = Karten abgeben
blank-effect-again = noch einmal spielen
blank-effect-look = Karten ansehen
blank-target-next = der nächste Spieler
blank-target-previous = der vorige Spieler
blank-target-chosen = ein Spieler nach Wahl
blank-target-self = man selbst
blank-target-others = alle anderen
blank-target-all = alle

## Abgelehnte Texte

refusal-bad-cards =
    { $similar ->
        [none] „{ $text }“ ist keine Liste von Karten.
       *[some] „{ $text }“ ist keine Liste von Karten. Meintest du { $similar }?
    }
refusal-bad-action = „{ $text }“ ist kein Zug.
refusal-bad-move =
    { $similar ->
        [none] „{ $text }“ ist kein Zug.
       *[some] „{ $text }“ ist kein Zug. Meintest du { $similar }?
    }
did-you-mean = Meintest du { $similar }?
written-rummy-notation = Ein Zug nennt den ganzen neuen Tisch; pioche.solve(table).action(…) schreibt ihn.
written-rummy-effect-missing = Man schreibt ihn hinter die Gruppen: ein Ausrufezeichen, die Nummer seiner Gruppe, den Stein.
refusal-no-way = „{ $text }“ ist kein Zug, und auslegen lässt sich das jetzt nicht.
refusal-action-seat = „{ $text }“ sagt nicht, wer handelt: Setze den Platz davor, wie in „{ $example }“.
refusal-seat-range = Die Plätze gehen von 0 bis { $most }; einen Platz { $found } gibt es nicht.
refusal-option-of-game = „{ $option }“ ist eine Option eines anderen Spiels: { $game }.
refusal-position-range = „{ $field }“ geht von { $least } bis { $most }, nicht { $value }.
refusal-position-hex = „{ $field }“ kann nicht „{ $value }“ sein: Es hat { $digits } hexadezimale Ziffern.
refusal-bad-position = Eine Stellung sieht so aus: „{ $example }“. Das ist keine: „{ $text }“.
refusal-position-value = „{ $field }“ kann nicht „{ $value }“ sein.
refusal-position-choice = „{ $field }“ kann nicht „{ $value }“ sein; möglich: { $choices }.
refusal-position-field = Eine Stellung hat kein Feld „{ $field }“.
refusal-position-twice = „{ $field }“ steht zweimal da.
refusal-position-fields = Eine Stellung hat { $wanted } Felder, nicht { $found }.
refusal-position-hands = Es gibt mehr Karten, als { $players } Spieler auf der Hand haben.
refusal-position-discards = Auf dem Ablagestapel muss eine Karte liegen, die zählt.
refusal-position-needs = Zu „{ $given }“ gehört auch „{ $field }“.
refusal-position-clash = „{ $given }“ passt nicht zu „{ $other }“.
refusal-position-rule = „{ $given }“ kommt an diesem Tisch nicht vor: Es gehört zur Regel „{ $option }“.
refusal-position-top = „{ $given }“ passt nicht zum Ablagestapel: Oben liegt { $card }.
refusal-position-colour = Es kann nicht { $colour } gelten, wenn oben { $card } liegt.
refusal-position-not-held = Gezogen sein kann nicht { $card }: Auf der Hand von { $seat } ist diese Karte nicht.
refusal-position-drawn-card = Zu „{ $given }“ gehört, was gezogen wurde, wie in „{ $example }“.
refusal-position-hand =
    { $cards ->
        [0] „{ $given }“ passt nicht: { $seat } hat keine Karten.
        [one] „{ $given }“ passt nicht: { $seat } hat eine Karte.
       *[other] „{ $given }“ passt nicht: { $seat } hat { $cards } Karten.
    }
refusal-position-won = „{ $given }“ passt nicht: { $seat } hat die Runde mit der letzten Karte gewonnen.
refusal-position-blocked =
    { $tied ->
        [yes] Eine blockierte Runde gewinnen die wenigsten Punkte, aber zwei haben sie ({ $points }): Niemand gewinnt sie.
       *[no] Eine blockierte Runde gewinnen die wenigsten Punkte: die von { $seat } ({ $points }).
    }
refusal-position-effect = „{ $given }“ passt nicht zur Karte auf dem Ablagestapel ({ $card }): Ihre Wirkung Nummer { $at } (ab 0) fragt nach etwas anderem.
refusal-position-voted = „{ $given }“ passt nicht: Alle haben abgestimmt.
refusal-position-stuck = In dieser Stellung könnte niemand ziehen.
refusal-bad-score = „{ $text }“ ist keine Zeile des Punkteblocks.
refusal-too-many-cards =
    { $most ->
        [0] Das Spiel enthält { $card } nicht.
        [one] Das Spiel enthält { $card } nur einmal.
       *[other] Das Spiel enthält { $card } nur { $most }-mal.
    }

## Abgelehnte Partien und Aufzeichnungen

refusal-seed-length = Ein Startwert hat { $wanted } Bytes, dieser hat { $length }.
refusal-seed-missing = Es fehlt der Startwert, um diese Runde auszuteilen.
refusal-match-over = Die Partie ist zu Ende.
refusal-round-not-over = Die Runde ist noch nicht zu Ende.
refusal-round-not-begun = Es ist noch keine Runde ausgeteilt.
refusal-setup-hand = Eine Hand hat { $wanted } Karten oder Steine; für { $seat } sind es { $count }. Drei Punkte am Ende füllen sie auf.
refusal-setup-first =
    { $wanted ->
        [one] Am Anfang wird genau eine Karte aufgedeckt, nicht { $count }.
       *[other] Am Anfang liegen genau { $wanted } offen, nicht { $count }.
    }
refusal-setup-goes-back = Eine Runde kann nicht damit beginnen: { $card } kommt zurück in den Ziehstapel.
refusal-setup-no-first = Im Ziehstapel ist keine Karte mehr, die aufgedeckt werden darf.
refusal-no-setup = Im Spiel „{ $game }“ lassen sich keine Karten vorgeben.
refusal-no-solver = Für das Spiel „{ $game }“ gibt es keinen Löser: Was erlaubt ist, steht in der Liste der Züge.
refusal-totals-range = Frühere Ergebnisse gehen von 0 bis { $most }, nicht { $found }.
refusal-score-sides = Diese Partie hat { $sides } Parteien, hier stehen aber { $found } Zahlen.
refusal-position-players = Diese Partie hat { $players } Spieler, die Stellung { $found }.
refusal-replay-not-one = Zeile { $line }: Das ist keine aufgezeichnete Partie.
refusal-replay-version = Zeile { $line }: Aufgezeichnet in Version { $version }, dieses Pioche liest Version { $known }.
refusal-replay-deal = Zeile { $line }: Ausgeteilt nach Version { $version }, dieses Pioche teilt nach Version { $known } aus.
refusal-replay-twice = Zeile { $line }: „{ $text }“ steht hier zum zweiten Mal.
refusal-replay-line = Zeile { $line }: „{ $text }“ gehört nicht hierher; erwartet: { $wanted }.
refusal-replay-short = Zeile { $line }: Die Aufzeichnung endet zu früh; erwartet: { $wanted }.
refusal-replay-sides = Zeile { $line }: Nicht alle Runden sind für gleich viele Parteien gezählt.
refusal-replay-differs = Zeile { $line }: „{ $text }“ stimmt nicht; nachgespielt ergibt sich: { $found }.
refusal-replay-sum = Zeile { $line }: Die Prüfsumme stimmt nicht, die Aufzeichnung wurde verändert.
refusal-replay-unscored = Zeile { $line }: Die Runde ist zu Ende, aber ihre Punkte fehlen.
refusal-replay-not-over = Zeile { $line }: Hier stehen Punkte, aber die Runde ist noch nicht zu Ende.
refusal-replay-refused = Zeile { $line }: „{ $text }“ ist nicht erlaubt: „{ $reason }“.

## Optionen des Kartenspiels: Name, ein Satz dazu, Werte

value-on = an
value-off = aus
option-palette = Farben
option-palette-help = Welche vier Farben die Karten haben.
value-palette-standard = Rot, Gelb, Grün, Blau
value-palette-letz = Orange, Gelb, Grün, Violett
option-hand-size = Ausgeteilte Karten
option-hand-size-help = Wie viele Karten jeder am Anfang einer Runde erhält.
option-dealer = Geber
option-dealer-help = Wer austeilt: Jeder zieht eine Karte, und wer die höchste Zahl hat, gibt.
value-dealer-draw-each-round = in jeder Runde ausgelost
value-dealer-passes-left = einmal ausgelost, dann der linke Nachbar
option-first-skip = Aussetzen als erste Karte
option-first-skip-help = Wer anfängt, wenn als erste Karte eine Aussetzen-Karte aufgedeckt wird.
value-first-skip-second-right = der zweite rechts vom Geber
value-first-skip-second-left = der zweite links vom Geber
option-first-wild = Farbwahl als erste Karte
option-first-wild-help = Wer sich die Farbe wünscht, wenn als erste Karte eine Farbwahlkarte aufgedeckt wird.
value-first-wild-dealer = der Geber
value-first-wild-left = der Spieler links vom Geber
option-reverse-on-anything = Richtungswechsel auf alles
option-reverse-on-anything-help = Eine Richtungswechsel-Karte darf auf jede Karte gelegt werden; danach gilt ihre eigene Farbe.
option-wild4-if = Wann Vier Ziehen erlaubt ist
option-wild4-if-help = Wann man Vier Ziehen legen darf, je nachdem, was man sonst auf der Hand hat.
value-wild4-if-nothing-playable = nur, wenn sonst keine Karte passt
value-wild4-if-no-colour = nur ohne Karte der geltenden Farbe
value-wild4-if-always = immer
option-voluntary-draw = Freiwilliges Ziehen
option-voluntary-draw-help = Ob man ziehen darf, obwohl man legen könnte.
value-voluntary-draw-drawn-only = ja, und dann darf nur die gezogene Karte gelegt werden
value-voluntary-draw-off = nein, wer legen kann, muss
option-drawn-card = Die gezogene Karte
option-drawn-card-help = Was mit einer gezogenen Karte geschieht, die passt.
value-drawn-card-may = sie darf gelegt werden
value-drawn-card-must-if-voluntary = freiwillig gezogen, muss sie gelegt werden
option-draw-then-play-any = Ziehen, dann beliebig legen
option-draw-then-play-any-help = Wer am Zug ist, darf eine Karte ziehen und danach irgendeine passende Karte legen oder passen.
option-draw-until-playable = Ziehen, bis eine passt
option-draw-until-playable-help = Wer nicht legen kann, zieht so lange, bis eine Karte passt.
option-draw2-parry = Zwei Ziehen abwehren
option-draw2-parry-help = Womit man eine Zwei-Ziehen-Karte abwehrt, sodass der nächste Spieler die Summe ziehen muss.
value-draw2-parry-off = mit nichts
value-draw2-parry-draw2 = mit Zwei Ziehen
value-draw2-parry-draw2-or-wild4 = mit Zwei Ziehen oder Vier Ziehen
option-wild4-parry = Vier Ziehen abwehren
option-wild4-parry-help = Vier Ziehen kann mit einem weiteren Vier Ziehen abgewehrt werden; der nächste Spieler muss die Summe ziehen.
option-uno-card-draw4 = UNO-Karte: Vier Ziehen
option-uno-card-draw4-help = Die UNO-Karten sind im Spiel: Der nächste Spieler zieht vier Karten, und nur eine andere UNO-Karte wehrt das ab.
option-reverse-returns-debt = Richtungswechsel gegen Ziehen
option-reverse-returns-debt-help = Wer ziehen muss, darf eine Richtungswechsel-Karte der geltenden Farbe legen: Dann muss der vorige Spieler ziehen.
option-skip-passes-debt = Aussetzen gegen Ziehen
option-skip-passes-debt-help = Wer ziehen muss, darf eine Aussetzen-Karte der geltenden Farbe legen: Dann muss der nächste Spieler ziehen.
option-challenge = Vier Ziehen anzweifeln
option-challenge-help = Ob man bei Vier Ziehen die Karten des anderen sehen darf, und was geschieht, wenn es ein Bluff war.
value-challenge-off = kein Anzweifeln
value-challenge-take-back = wer blufft, nimmt sie zurück und zieht
value-challenge-card-stays = sie bleibt liegen, und wer blufft, zieht
option-uno-enforced = Vergessenes „UNO“
option-uno-enforced-help = Wann ein vergessenes „UNO“ zwei Karten kostet.
value-uno-enforced-when-caught = wenn ein Gegner es merkt
value-uno-enforced-automatic = immer
option-uno-uno = „UNO UNO“
option-uno-uno-help = Wer seine letzte Karte legt, muss „UNO UNO“ sagen, um zu gewinnen; sonst zieht er zwei Karten.
option-last-draw-counts = Zwei oder Vier Ziehen zuletzt
option-last-draw-counts-help = Ist die letzte Karte Zwei Ziehen oder Vier Ziehen, zieht der nächste Spieler noch, bevor gezählt wird.
option-draw2-finish-defence = Letztes Zwei Ziehen abwehren
option-draw2-finish-defence-help = Wer mit einer Zwei-Ziehen-Karte beendet, hat nicht gewonnen, wenn alle nachfolgenden Spieler abwehren: Er zieht die Summe.
option-no-finish-on-black-draw = Kein Ende mit UNO-Karte oder Vier Ziehen
option-no-finish-on-black-draw-help = Mit einer UNO-Karte oder Vier Ziehen darf keine Runde enden: Wer so Schluss macht, zieht zwei Karten.
option-jump-in = Dazwischenwerfen
option-jump-in-help = Jeder Spieler darf die gleiche Karte jederzeit legen, auch wenn er nicht an der Reihe ist.
option-sequences = Kartenfolgen
option-sequences-help = Nach einer Zahlenkarte darf man sofort mit der nächsten Zahl derselben Farbe weitermachen, auf- oder abwärts, oder mit der gleichen Karte.
option-skip-parry = Aussetzen abwehren
option-skip-parry-help = Wer aussetzen soll, darf mit der gleichfarbigen Aussetzen-Karte abwehren: Dann setzt der nächste aus.
option-double-skip = Doppelt aussetzen
option-double-skip-help = Legt ein Spieler beide gleichfarbigen Aussetzen-Karten, müssen die nächsten beiden aussetzen.
option-two-player-reverse-skips = Richtungswechsel zu zweit
option-two-player-reverse-skips-help = Zu zweit lässt eine Richtungswechsel-Karte den anderen aussetzen: Man ist noch einmal dran.
option-zero-rotation = Kartentausch bei 0
option-zero-rotation-help = Wird eine 0 gelegt, geben alle ihre Karten an den nächsten Spieler weiter, im oder gegen den Uhrzeigersinn.
value-zero-rotation-off = nein
value-zero-rotation-optional = freiwillig
value-zero-rotation-forced = Pflicht
option-seven-swap = Kartentausch bei 7
option-seven-swap-help = Wer eine 7 legt, tauscht alle Karten mit einem anderen Spieler.
value-seven-swap-off = nein
value-seven-swap-optional = freiwillig
value-seven-swap-forced = Pflicht
option-uno-card-gift = UNO-Karte: zwei abgeben
option-uno-card-gift-help = Die UNO-Karten sind im Spiel: Wer eine legt, darf genau zwei Karten an einen anderen Spieler abgeben.
option-multiples = Mehrere auf einmal
option-multiples-help = Mehrere Karten mit der gleichen Zahl dürfen auf einmal gelegt werden.
option-advice-penalty = Strafe für Ratschläge
option-advice-penalty-help = Ein unpassender Ratschlag kostet vier Karten, wenn die Mehrheit der anderen dafür stimmt.
option-blanks = Weiße Karten
option-blanks-help = Bis zu drei weiße Karten, jede mit einer Regel, die ihr daraufschreibt und mit der alle einverstanden sind.
value-blanks-none = keine
option-scoring = Wertung
option-scoring-help = Was nach jeder Runde aufgeschrieben wird und wer damit gewinnt.
value-scoring-winner-takes = der Gewinner bekommt die Punkte der anderen
value-scoring-lowest-wins = jeder schreibt seine eigenen Karten auf, die kleinste Summe gewinnt
option-target = Punkte zum Sieg
option-target-help = Die Partie endet, wenn jemand so viele Punkte erreicht oder überschreitet.
option-rounds-to-win = Runden zum Sieg
option-rounds-to-win-help = Wer zuerst so viele Runden gewinnt, gewinnt die Partie.
value-rounds-to-win-none = Punkte entscheiden
option-wild4-points = Punkte für Vier Ziehen
option-wild4-points-help = Wie viele Punkte Vier Ziehen auf der Hand zählt.
option-teams = Teams
option-teams-help = Wie viele Teams es gibt; Partner gewinnen und zählen zusammen.
value-teams-none = keine Teams

## Bots: wie gut sie spielen

level-beginner-help = Legt, was passt, vergisst oft „UNO“ zu sagen und merkt selten, wenn andere es vergessen.
level-casual-help = Spielt vernünftig für sich; vergisst manchmal „UNO“ zu sagen.
level-strong-help = Achtet darauf, was die anderen haben, und macht es ihnen schwer; vergisst selten etwas.
level-master-help = Merkt sich alles, was zu sehen war, denkt voraus und vergisst nie „UNO“ zu sagen.

## Bots: warum ein eigener nicht zu gebrauchen ist oder abstürzte (nach einem Doppelpunkt, ohne Punkt)

bot-reason-no-file = es gibt keine Datei { $file }
bot-reason-not-python = { $file } ist keine Python-Datei
bot-reason-no-method = die Klasse Bot in { $file } hat keine Methode act(self, view, legal)
bot-reason-no-act = { $file } hat weder eine Klasse Bot noch eine Funktion act(view, legal)
bot-reason-async = { $method } in { $file } muss eine gewöhnliche Funktion sein, nicht async
bot-reason-exits = er endet, während er geladen wird ({ $status })
bot-reason-games = GAMES in { $file } muss als Tupel von Namen aus diesen dastehen: { $known }
bot-reason-other-game = in seinem GAMES steht { $games }, nicht { $game }
bot-reason-late = er war nicht innerhalb von { $seconds } s geladen
bot-reason-loading = beim Laden – { $reason }
bot-reason-ended = der Prozess endete (Status { $status })
bot-reason-closed = der Prozess hat seine Ausgabe geschlossen
bot-reason-babble = der Prozess hat etwas gesendet, das keine Antwort ist: { $said }
bot-reason-astray = der Prozess hat etwas anderes geantwortet, als gefragt war

## Die Arena: Bots gegen Bots

arena-title = { $edition }, { $players } Spieler, { $games ->
    [one] eine Partie
   *[other] { $games } Partien
} mit { $deals ->
    [one] einer Kartenverteilung
   *[other] { $deals } Kartenverteilungen
}
arena-games = Partien
arena-entrant = Bot
arena-others = gegen
arena-sides = gespielt
arena-won = gewonnen
arena-rating = Wertung
arena-thinking = Bedenkzeit je Zug
arena-duels = Einer gegen die anderen
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
arena-quick = { NUMBER($value, maximumFractionDigits: 6) } ms
arena-seconds = { NUMBER($value, maximumFractionDigits: 6) } s
arena-tick = { NUMBER($value, maximumFractionDigits: 6) }
arena-par = Wären alle gleich stark, gewänne jeder { $par }. Jede Verteilung wird auf jedem Platz gespielt.
arena-undecided = { $games ->
    [one] Eine Partie hat niemand gewonnen.
   *[other] { $games } Partien hat niemand gewonnen.
}
arena-by-the-clock = Manche denken nach der Uhr; beim nächsten Mal kann es anders ausgehen.
arena-own-files = Ob die Bots aus Dateien beim nächsten Mal gleich spielen, liegt an ihnen.
arena-speed = { $games ->
    [one] Eine Partie gespielt,
   *[other] { $games } Partien gespielt,
} { NUMBER($rate, maximumFractionDigits: 1) } pro Sekunde
arena-trouble-broken = { $times ->
    [one] einmal nicht zu gebrauchen
   *[other] { $times }-mal nicht zu gebrauchen
}
arena-trouble-crashed = { $times ->
    [one] einmal abgestürzt
   *[other] { $times }-mal abgestürzt
}
arena-trouble-hung = { $times ->
    [one] einmal nicht rechtzeitig geantwortet
   *[other] { $times }-mal nicht rechtzeitig geantwortet
}
arena-trouble-illegal = { $times ->
    [one] einmal etwas Verbotenes getan
   *[other] { $times }-mal etwas Verbotenes getan
}
arena-no-action = { $answer } ist keine Aktion seines Platzes
arena-troubles = Ärger mit { $entrant }: { $kinds }. Beim ersten Mal: { $example }
arena-dask-waiting = Der Dask-Cluster hat keine Worker mehr; gewartet wird, bis einer kommt.
arena-sprt-progress = Spiele, LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } (±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-sprt-accepted =
    Entschieden nach { $deals ->
        [one] einem Blatt
       *[other] { $deals } Blättern
    }: { $entrant } ist eher um mindestens { $high } als um höchstens { $low } Punkte besser (Log-Likelihood-Quotient { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Grenzen ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-sprt-rejected =
    Entschieden nach { $deals ->
        [one] einem Blatt
       *[other] { $deals } Blättern
    }: { $entrant } ist eher um höchstens { $low } als um mindestens { $high } Punkte besser (Log-Likelihood-Quotient { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Grenzen ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-sprt-undecided =
    Nach { $deals ->
        [one] einem Blatt
       *[other] { $deals } Blättern
    } ist nicht entschieden, ob { $entrant } um { $low } oder um { $high } Punkte besser ist (Log-Likelihood-Quotient { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Grenzen ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-interval = 95-%-Intervall
arena-illegal = abgelehnte Antworten
arena-made-for = Züge an seiner Stelle
arena-regret = Einbuße je Entscheidung
refusal-arena-text-start = „{ $command }“ kann nicht gestartet werden: { $reason }.
refusal-arena-text-silent = „{ $command }“ hat nicht innerhalb von { $seconds } s geantwortet.
refusal-arena-text-ended = „{ $command }“ hat vor der letzten Runde aufgehört.
refusal-arena-text-alone = Ein Bot wird gebraucht, gegen den das Programm spielt.
refusal-arena-mixed = Ausgeloste Hausregeln sind für Programme, die mit Text spielen: --text.
refusal-arena-sprt = „{ $text }“ ist kein Test: --sprt nimmt zwei Punktzahlen in aufsteigender Folge, von -{ $most } bis { $most }, etwa 0:20.
refusal-arena-sprt-entrants = Die Option --sprt braucht genau zwei Bots.
refusal-arena-too-few = Mindestens zwei Bots müssen mitspielen, nicht { $entrants }.
refusal-arena-twice = „{ $entrant }“ spielt zweimal mit.
refusal-arena-over-bot = „{ $file }“ spielt als Bot mit; { $other } würde die Datei überschreiben.
refusal-arena-budget = „{ $entrant }“ hat keine Zeit zum Denken; bitte mindestens 1.
refusal-arena-no-budget = „{ $entrant }“ denkt nicht voraus; Bedenkzeit ist für { $known }.
refusal-arena-no-file = Es gibt keine Datei „{ $file }“, die sich als Bot lesen lässt.
refusal-arena-broken = „{ $file }“ ist kein Bot: { $reason }.
refusal-arena-other-game = „{ $file }“ nimmt nicht teil: { $reason }.
refusal-arena-limit = Die Bedenkzeit ist eine Zahl von Sekunden von 0,01 bis 600.
refusal-bot-no-action = Das ist keine Aktion des Platzes, auf dem der Bot sitzt.
refusal-arena-deals = Mindestens eine Kartenverteilung muss gespielt werden, nicht { $deals }.
refusal-arena-many-deals = Zwischen diesen Bots können höchstens { $most } Kartenverteilungen gespielt werden, nicht { $deals }.
refusal-arena-folder = Es gibt keinen Ordner „{ $folder }“.
refusal-arena-other-contest = „{ $file }“ enthält die Partien eines anderen Wettkampfs: andere Bots, andere Regeln oder ein anderer Startwert.
refusal-arena-no-results = „{ $file }“ enthält keine Ergebnisse eines Wettkampfs (Zeile { $line }).
refusal-arena-worker-died = { $count ->
    [one] Partie { $games } hat ihren Prozess { $times }-mal beendet (Status { $status }) und wurde aufgegeben; --results behält alle anderen.
   *[other] Die Partien { $games } haben ihren Prozess je { $times }-mal beendet (Status { $status }) und wurden aufgegeben; --results behält alle anderen.
}
refusal-arena-workers-die = Der Wettkampf wurde abgebrochen und der Rest nicht gespielt: Die Partien { $games } haben ihren Prozess je { $times }-mal beendet (Status { $status }); --results behält, was gespielt wurde.
refusal-arena-in-use = „{ $file }“ ist in Gebrauch: Ein anderer Wettkampf schreibt hinein.
refusal-arena-other-version = „{ $file }“ enthält Partien von Pioche { $theirs }, nicht { $ours }; nimm eine andere Datei.
refusal-arena-dask-library = Um auf einem Cluster zu spielen, wird Dask gebraucht: { $install }
refusal-arena-dask-address = Unter „{ $address }“ antwortet kein Dask-Scheduler.
refusal-arena-dask-workers = Der Dask-Cluster hat keine Worker.
refusal-arena-dask-version = Der Worker „{ $worker }“ hat Pioche { $theirs }, nicht { $ours }.
refusal-arena-dask-no-pioche = Der Worker „{ $worker }“ kann Pioche nicht laden.
refusal-arena-dask-killed = { $count ->
    [one] Partie { $games } hat ihren Worker { $times }-mal beendet, zuletzt „{ $worker }“, und wurde aufgegeben; --results behält alle anderen.
   *[other] Die Partien { $games } haben ihren Worker je { $times }-mal beendet, zuletzt „{ $worker }“, und wurden aufgegeben; --results behält alle anderen.
}
refusal-arena-dask-stopped = Der Wettkampf wurde abgebrochen und der Rest nicht gespielt: Die Partien { $games } haben ihren Worker je { $times }-mal beendet, zuletzt „{ $worker }“; --results behält, was gespielt wurde.

## Simulationen

sim-title-rounds = { $edition }, { $players } Spieler, { $games ->
        [one] eine Runde
       *[other] { $games } Runden
    }
sim-title-matches = { $edition }, { $players } Spieler, { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }
sim-with = mit { $options }
sim-style-classic-sensible = Die Spieler legen, wenn sie können, und sagen UNO, wenn sie müssen; alles andere bleibt dem Zufall überlassen.
sim-style-classic-random = Jeder erlaubte Zug ist gleich wahrscheinlich.
sim-style-rummy-sensible = Die Spieler legen so viele Steine, wie sie können, sagen UNO, wenn sie müssen, und bemerken, wenn andere es vergessen.
sim-style-rummy-random = Die Spieler legen nach Zufall und vergessen ab und zu, UNO zu sagen.
sim-style-any-sensible = Vernünftige Spieler: Sie machen die Züge, die am besten aussehen, sonst entscheidet der Zufall.
sim-style-any-random = Jeder erlaubte Zug ist gleich wahrscheinlich.
sim-rounds = Runden
sim-matches = Partien
sim-mean = Mittel
sim-median = Median
sim-middle = 9 von 10
sim-least = mindestens
sim-most = höchstens
sim-moves-per-round = Züge je Runde
sim-moves-per-match = Züge je Partie
sim-rounds-per-match = Runden je Partie
sim-points-per-round = Punkte einer Runde
sim-histogram-moves = Züge je Runde
sim-histogram-rounds = Runden je Partie
sim-share = Anteil
sim-interval = 95-%-Intervall
sim-wins-rounds = Wer die Runde gewinnt
sim-wins-matches = Wer die Partie gewinnt
sim-place-first = links vom Geber
sim-place = Platz { $place } von da an
sim-place-dealer = der Geber
sim-place-starter = wer beginnt
sim-seat = Spieler { $seats }
sim-team = Spieler { $seats }
sim-shared = { $matches ->
        [one] Eine Partie wurde geteilt.
       *[other] { $matches } Partien wurden geteilt.
    }
sim-endings = Wie Runden enden
sim-ending-number = letzte Karte: eine Zahl
sim-ending-draw-two = letzte Karte: Zwei Ziehen
sim-ending-skip = letzte Karte: Aussetzen
sim-ending-reverse = letzte Karte: Richtungswechsel
sim-ending-wild = letzte Karte: Farbwahl
sim-ending-wild-four = letzte Karte: Vier Ziehen
sim-ending-uno-card = letzte Karte: eine UNO-Karte
sim-ending-blank = letzte Karte: eine weiße Karte
sim-ending-otherwise = gewonnen, nachdem ein anderer gelegt hatte
sim-ending-blocked = blockiert, wer die wenigsten Punkte hat, gewinnt
sim-ending-blocked-nobody = blockiert, niemand bekommt Punkte
sim-ending-unfinished = abgebrochen
sim-ending-won = gewonnen
sim-ending-nobody = niemand gewinnt
sim-ending-rack-empty = eine Schiene ist leer
sim-ending-pool-used-up = der Vorrat ist aufgebraucht, wer die wenigsten Punkte hat, gewinnt
sim-clauses = Was vorkam ({ $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    } beobachtet)
sim-clause = Regel
sim-what = was
sim-in-rounds = der Runden
sim-per-round = je Runde
sim-speed = { $rounds } Runden und { $moves } Züge in der Sekunde, { $processes ->
        [one] ein Prozess
       *[other] { $processes } Prozesse
    }, { $engine }.
sim-native = nativer Code
sim-pure = reines Python
sim-plot-written = Das Bild liegt in { $file }.
sim-whole = { $value }
sim-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-times = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-happened-first-draw-two = die erste Karte ist Zwei Ziehen
sim-happened-first-reverse = die erste Karte ist ein Richtungswechsel
sim-happened-first-skip = die erste Karte ist ein Aussetzen
sim-happened-first-wild = die erste Karte ist eine Farbwahl
sim-happened-first-blank = die erste Karte ist eine weiße
sim-happened-first-goes-back = die erste Karte kommt zurück
sim-happened-draw-two = Zwei Ziehen gelegt
sim-happened-reverse = Richtungswechsel gelegt
sim-happened-reverse-on-anything = Richtungswechsel gelegt, wo er nicht passte
sim-happened-reverse-between-two = Richtungswechsel: zu zweit setzt der andere aus
sim-happened-skip = Aussetzen gelegt
sim-happened-wild = Farbwahl gelegt
sim-happened-wild-four = Vier Ziehen gelegt
sim-happened-bluff = Vier Ziehen als Bluff gelegt
sim-happened-uno-card = UNO-Karte gelegt
sim-happened-blank = weiße Karte gelegt
sim-happened-several = mehrere von einer Zahl zugleich gelegt
sim-happened-jump-in = dazwischengeworfen
sim-happened-sequence = Folge fortgesetzt
sim-happened-double-skip = doppeltes Aussetzen
sim-happened-skip-parried = Aussetzen abgewehrt
sim-happened-draw-two-parried = Zwei Ziehen abgewehrt
sim-happened-wild-four-parried = Vier Ziehen abgewehrt
sim-happened-uno-card-parried = UNO-Karte abgewehrt
sim-happened-debt-returned = Ziehen mit Richtungswechsel zurückgegeben
sim-happened-debt-passed-on = Ziehen mit Aussetzen weitergegeben
sim-happened-drew-unable = gezogen, weil nichts passte
sim-happened-drew-by-choice = freiwillig gezogen
sim-happened-drew-then-any = freiwillig gezogen, danach jede Karte erlaubt
sim-happened-drew-on = mehr als eine gezogen, bis eine passte
sim-happened-reshuffle = Ablagestapel wurde zum neuen Ziehstapel
sim-happened-uno = UNO gesagt
sim-happened-uno-uno = UNO UNO gesagt
sim-happened-caught = vergessenes UNO bemerkt
sim-happened-forgot = UNO vergessen, Karten von selbst
sim-happened-doubt-right = Vier Ziehen angezweifelt, es war ein Bluff
sim-happened-doubt-wrong = Vier Ziehen angezweifelt, es war erlaubt
sim-happened-advice = für einen Rat bestraft
sim-happened-rotation = eine 0 ließ alle Karten weitergeben
sim-happened-swap = eine 7 ließ zwei Spieler ihre Karten tauschen
sim-happened-gift = zwei Karten abgegeben
sim-happened-gift-of-all = die letzten zwei abgegeben und bestraft
sim-happened-last-draw = ein letztes Zwei oder Vier Ziehen zählte noch
sim-happened-all-parried = alle wehrten ein letztes Zwei Ziehen ab
sim-happened-black-finish = eine letzte UNO-Karte oder Vier Ziehen bestraft
sim-happened-blocked = niemand konnte ziehen oder legen
sim-happened-tiles-four = vier Steine auf einmal gelegt
sim-happened-tiles-drew = gezogen, weil nichts passte
sim-happened-tiles-drawn-laid = der gezogene Stein wurde gelegt
sim-happened-tiles-drawn-kept = der gezogene Stein wurde behalten
sim-happened-tiles-rearranged = Steine auf dem Tisch wurden umgelegt
sim-happened-tiles-joker-taken = ein Joker kam auf die Schiene
sim-happened-tiles-wild-four = ein Joker ließ den Nächsten vier ziehen
sim-happened-tiles-draw-two = eine 2 ließ den Nächsten zwei ziehen
sim-happened-tiles-skip = eine 5 ließ den Nächsten aussetzen
sim-happened-tiles-reverse = eine 7 wechselte die Richtung
sim-happened-tiles-several = mehrere Steine wirkten in einem Zug
sim-happened-tiles-uno = UNO gesagt
sim-happened-tiles-caught = vergessenes UNO bemerkt
sim-happened-tiles-out-at-once = fertig mit mehreren Steinen auf einmal
sim-happened-tiles-pool = der Vorrat war aufgebraucht
refusal-sim-games = Mindestens eine Partie muss gespielt werden, nicht { $games }.
refusal-sim-processes = Mindestens ein Prozess muss arbeiten, nicht { $processes }.
refusal-plot-library = Zum Zeichnen wird matplotlib gebraucht: { $install }
refusal-train-library = Zum Trainieren wird torch gebraucht: { $install }
refusal-train-generations = Ein Lauf braucht mindestens eine Generation, und es können nicht mehr vom heuristischen Spieler lernen, als es gibt: { $generations }.
refusal-train-plan = In { $folder } liegt ein Lauf mit anderem Startwert oder anderen Zahlen von Generationen. Seine Optionen wiederholen oder einen anderen Ordner wählen.
refusal-dataset-library = Für Parquet-Dateien wird pyarrow gebraucht: { $install }
refusal-dataset-other = In { $folder } liegt ein anderer Datensatz. Seine Optionen wiederholen oder einen anderen Ordner wählen.
refusal-plot-format = „{ $file }“ kann nicht gezeichnet werden; ein Bild endet auf { $formats }.
refusal-plot-folder = Es gibt keinen Ordner „{ $folder }“ für das Bild.
refusal-file-unwritable = In „{ $file }“ kann nicht geschrieben werden.
refusal-same-file = „{ $file }“ ist zugleich { $one } und { $other }; eines würde das andere überschreiben.

## tile game

tile-joker = der Joker
refusal-rummy-round-over = Die Runde ist zu Ende.
refusal-rummy-no-such-seat = An diesem Tisch sitzen nur { $players } Spieler.
refusal-rummy-not-your-turn = Du bist nicht an der Reihe; dran ist { $seat }.
refusal-rummy-must-play = Du kannst auslegen, also musst du: Gezogen wird nur, wenn auch durch Umlegen der Steine auf dem Tisch nichts geht.
refusal-rummy-already-drew = Du hast schon gezogen: Leg den gezogenen Stein aus oder behalte ihn.
refusal-rummy-nothing-drawn = Du hast nichts gezogen, was du behalten könntest.
refusal-rummy-must-play-drawn = Der gezogene Stein ist spielbar und muss sofort ausgelegt werden.
refusal-rummy-no-tile-laid = Mindestens ein Stein muss aus deiner Schiene kommen.
refusal-rummy-too-many-tiles = Höchstens { $most } Steine dürfen in einem Zug die Schiene verlassen, nicht { $count }.
refusal-rummy-not-on-rack = Nicht auf deiner Schiene: { $tile }.
refusal-rummy-no-such-tile = Diesen Stein gibt es nicht: { $tile }. Die Zahlen gehen von 1 bis 12.
refusal-rummy-no-place = Das lässt sich jetzt nicht auslegen, auch nicht durch Umlegen der Steine auf dem Tisch: { $tiles }.
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
refusal-rummy-joker-vanished = Der ausgetauschte Joker muss sofort wieder in eine Folge oder einen Satz.
refusal-rummy-joker-appeared = Auf deinem neuen Tisch liegt ein Joker zu viel.
refusal-rummy-joker-mark = Hier stimmt eine Markierung nicht: Nur ein Joker kann ohne Wirkung sein oder noch einmal wirken, und nur, wenn der Tisch das vereinbart hat: { $tile }.
refusal-rummy-effect-missing = Wähle den Aktionsstein, der wirkt: Einer muss es sein. Siehe Gruppe { $group }.
refusal-rummy-effect-too-many = Hier kann nur ein Aktionsstein wirken. Siehe Gruppe { $group }.
refusal-rummy-effect-inactive = Dieser Stein wirkt nicht: Das tun nur Aktionssteine, und nur, wenn sie gerade erst aus der Schiene kommen. Siehe Gruppe { $group }.
refusal-rummy-effect-on-last = Mit deinem letzten Stein hast du gewonnen: Kein Aktionsstein wirkt mehr.
refusal-rummy-uno-not-due = Du hast kein „UNO“ nachzuholen.
refusal-rummy-catch-too-late = Zu spät, oder es gibt nichts zu beanstanden.
refusal-rummy-catch-self = Dich selbst kannst du nicht erwischen.
refusal-rummy-nothing-to-take = Den Zug zu eröffnen bringt jetzt nichts.
refusal-rummy-notation = „{ $text }“ lässt sich nicht lesen. Steine schreibt man R5, Y12 oder *, den Joker.
refusal-rummy-position-parts = Eine Stellung besteht aus Schienen, Vorrat, Richtung, Phase und nach „ | “ dem Tisch, wie in „{ $example }“. Das ist keine: „{ $text }“.
refusal-rummy-position-mark = Auf dem Tisch einer Stellung trägt kein Stein ein Zeichen. Sieh dir Gruppe { $group } an: { $tiles }.
refusal-rummy-position-tiles = Davon gibt es im Spiel nicht mehr als { $most }: { $tile }.
refusal-rummy-position-loose = Es gibt nur { $most } Startsteine, nicht { $count }.
refusal-rummy-position-drawn = Der gezogene Stein liegt nicht auf der Schiene von { $seat }: { $tile }.
refusal-rummy-position-pool = „{ $given }“ passt nicht: Der Vorrat ist nicht leer.
refusal-rummy-position-fewest = „{ $given }“ passt nicht: Die wenigsten Punkte gewinnen, die von { $seat } ({ $points }).
refusal-rummy-position-rack =
    { $tiles ->
        [0] „{ $given }“ passt nicht: { $seat } hat keinen Stein.
        [one] „{ $given }“ passt nicht: { $seat } hat einen Stein.
       *[other] „{ $given }“ passt nicht: { $seat } hat { $tiles } Steine.
    }

## Der Server

serve-running = Pioche läuft unter { $address } (Strg+C beendet es).
serve-network = Andere in diesem Netz spielen mit unter { $address }.
serve-port-taken = Port { $port } ist belegt; mit --port einen anderen wählen.
serve-address-bad = Auf { $host } kann nicht gehört werden: { $reason }.
serve-bot-broken = Der Bot { $file } ist nicht zu gebrauchen: { $reason }.
refusal-serve-bot-no-file = „{ $file }“ ist keine Python-Datei, die ein Bot sein könnte.
refusal-serve-bot-name = „{ $file }“ hat keinen Namen, der sich zeigen ließe: ein Bot heißt wie seine Datei.
refusal-serve-bot-twice = Es gibt schon einen Bot namens „{ $name }“; benenne die Datei um.
serve-database-away = Die Datenbank { $database } ist nicht zu gebrauchen: { $reason }
serve-database-taken = Ein anderer Server benutzt die Datenbank { $database } bereits; starte nur einen, oder nimm PostgreSQL für mehrere.
serve-bus-away = NATS antwortet nicht unter { $address }.
serve-check-fine = Die Einstellungen stimmen, und die Datenbank { $database } ist bereit.
refusal-serve-processes-library = Mehrere Prozesse brauchen PostgreSQL und NATS: Nenne sie mit --database und --bus, oder installiere sie mit: { $install }
refusal-serve-processes-system = Mehrere Prozesse laufen nur unter Linux oder macOS.
refusal-site-folder = In „{ $folder }“ ist etwas anderes. Nenne einen Ordner, der leer ist oder den es nicht gibt.
refusal-site-not-built = Diese Installation hat keine Seite oder kein Python dafür; es gibt nichts zu schreiben. In einem Quellbaum: „./dev build“.
serve-processes-new = Mehrere Prozesse bewahren ihre Tische in { $folder } auf; die in { $database } bleiben dort.
refusal-serve-postgres-failed = PostgreSQL lässt sich in { $folder } nicht starten: { $reason }
refusal-serve-nats-failed = NATS lässt sich nicht starten.
refusal-serve-process-failed = Prozess { $process } ist nicht gestartet; sein Protokoll sagt, warum.
refusal-serve-scale-library = Ein Bus braucht weitere Pakete: { $install }
verify-honest = Stimmig: In dieser Datei folgen jedes Austeilen und alle { $draws } Züge vom Stapel in { $rounds } Runden aus den Geheimnissen, Salzen und Festlegungen.
verify-unsalted = Runde { $round }: kein Salz von { $count ->
    [one] Spieler { $seats }
   *[other] den Spielern { $seats }
  } (Bots haben keines). Wer kein Salz beiträgt, muss den anderen und dem Server vertrauen.
verify-withheld = Runde { $round }: { $count ->
    [one] Spieler { $seats } hat ein Salz
   *[other] Spieler { $seats } haben Salze
  } versiegelt, { $count ->
    [one] ohne das
   *[other] ohne die
  } ausgeteilt wurde. Das allein gibt niemandem eine Wahl; wer auch den Server betreibt, konnte so für jedes dieser Salze zwischen zwei Verteilungen wählen.
verify-unsealed = Runde { $round }: { $count ->
    [one] Das Salz von Spieler { $seats } war
   *[other] Die Salze der Spieler { $seats } waren
  } nicht versiegelt, wie in Partien vor Version 0.2.0. Wer das letzte Salz schickte und das Geheimnis kannte, konnte unter Verteilungen wählen.
verify-limits = Diese Datei allein beweist nicht, dass die Festlegungen die sind, die vor jedem Austeilen gezeigt wurden, dass dein Salz und deine Karten darin die richtigen sind und dass die Partie stattgefunden hat. Vergleiche sie mit dem, was deinem Gerät gezeigt wurde.
verify-dishonest = Nicht stimmig: { $reason }
verify-no-file = { $file } ist keine gewöhnliche Datei.
verify-not-text = { $file } ist keine aufgezeichnete Partie: Es ist kein Text.
verify-too-large = { $file } hat mehr als { $most } MB: So lang ist keine exportierte Partie.

## pioche review

review-title = { $edition }, { $players } Personen, { $rounds ->
    [one] eine Runde
   *[other] { $rounds } Runden
}
review-steps = Züge
review-accounts = Glück und Können, in gewonnenen Runden
review-adds-up = Gleicher Anteil + Glück + Können + andere = gewonnen. Glück: Geben, Ziehen und was verdeckt war. Können: die eigenen Züge, nach dem, was man wusste. Andere: die Züge der anderen.
review-won = gewonnen
review-par = gleicher Anteil
review-luck = Glück
review-skill = Können
review-others = andere
review-loss = Verlust je Entscheidung
review-mistakes = Fehler
review-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-percent = { NUMBER($value, maximumFractionDigits: 1) } %
review-of = { $count } von { $total }
review-chances = Chance, die Runde zu gewinnen
review-lays = Ausgelegte Steine
review-lays-laid = ausgelegt
review-lays-most = höchstens möglich
review-lays-less = Züge mit weniger als möglich
review-no-mistakes = Kein eindeutiger Fehler.
review-worst = { $count ->
    [one] Die teuerste Entscheidung
   *[other] Die { $count } teuersten Entscheidungen
}
review-mistake = Runde { $round }, Zug { $move }, Spieler { $seat }: „{ $played }“ gewinnt zu { NUMBER($after, maximumFractionDigits: 1) } %, „{ $better }“ zu { NUMBER($before, maximumFractionDigits: 1) } % (± { NUMBER($error, maximumFractionDigits: 1) }).
review-wait = Warten
review-why-last = Damit wäre die Runde sofort gewonnen.
review-why-hits = { $cards ->
    [one] Das trifft { $seat } mit nur noch einer Karte.
   *[other] Das trifft { $seat } mit nur noch { $cards } Karten.
}
review-why-keeps-wilds = So bleiben die Farbwahlkarten für später.
review-why-strong-colour = Die Farbe wechselt zu { $colour }, davon waren die meisten auf der Hand.
review-why-stays = Es bleibt bei { $colour }, davon waren noch mehr auf der Hand.
review-why-points = Damit ist man viele Punkte los.
review-why-waits = Was passte, ist später mehr wert.
review-why-unbelieved = Es sah nach einem Bluff aus.
review-why-believed = Es sah nicht nach einem Bluff aus.
review-why-catch = { $seat } hatte „UNO“ vergessen.
review-why-call = Wer „UNO“ vergisst, kann erwischt werden.
review-why-bluff = Das war ein Bluff, den man anzweifeln konnte.
review-why-more = Damit ist man mehr Karten auf einmal los.
review-why-fits = { $cards ->
    [one] So bleibt eine Karte, die danach passt, statt keiner.
   *[other] So bleiben { $cards } Karten, die danach passen, statt { $fewer }.
}
review-why-draws = So ist man eine Karte los, statt eine zu ziehen oder zu behalten.
review-why-chances = Vorausgedacht gewinnt das am häufigsten.
review-why-tiles-hits = { $tiles ->
    [one] Das trifft { $seat } mit nur noch einem Stein.
   *[other] Das trifft { $seat } mit nur noch { $tiles } Steinen.
}
review-why-tiles-more = So liegen { $tiles } Steine aus statt { $fewer }.
review-why-tiles-joker = So bleibt ein Joker für später.
review-why-tiles-keeps = So bleiben Steine, die später mehr wert sind.
refusal-review-nothing = In dieser Datei ist keine beendete Runde.
refusal-review-not-for-game = Das Spiel { $game } kann noch nicht ausgewertet werden.
refusal-review-rollouts = Nötig ist mindestens eine Simulation, nicht { $rollouts }.

## pioche replay

replay-round = Runde { $round }.
replay-number = { $move }.
replay-prompt = Eingabetaste: weiter, b: zurück, eine Zahl: dieser Zug, q: Ende.
refusal-replay-seat = Es gibt keinen Spieler { $number }: Sie gehen von 1 bis { $players }.
refusal-replay-move = Es gibt keinen Zug { $move }: Züge gehen von 0 bis { $moves }.

## pioche puzzles

puzzles-found = Rätsel
puzzles-made = { $kind }: { $count } Rätsel
train-generations = Generationen
train-rating = Generation { $generation }: { $decisions } Entscheidungen, { $minutes } min Rechenzeit. Gegen heuristic: { $two } zu zweit, { $four } zu viert.
train-weights = Die Gewichte liegen in { $file }.
train-done = Der Lauf liegt in { $folder }, seine Wertungen sind in { $picture } gezeichnet.
train-players = { $players } Spieler
train-decisions = Millionen Entscheidungen
dataset-done =
    { $rows ->
        [one] Eine Entscheidung
       *[other] { $rows } Entscheidungen
    } in { $folder }; die Dateien und ihre Prüfsummen stehen in { $manifest }.
dataset-varies = Ein Spieler mit Zeitbudget oder aus einer Datei ist dabei: Die Zeilen können beim nächsten Mal anders sein.
puzzle-task-four = Lege in diesem Zug vier Steine aus.
puzzle-task-out = Lege in diesem Zug alle deine Steine aus.
puzzle-task-joker = Werde in diesem Zug den Joker los.
puzzle-task-win = Gewinne die Runde, was immer die anderen tun. Alle Karten und der Ziehstapel liegen offen.
puzzle-solved = Gelöst!
puzzle-goes-on = So weit richtig. Du bist wieder dran.
puzzle-nothing-played = So wird kein Stein ausgelegt.
puzzle-few-tiles = { $tiles ->
    [one] Das ist erlaubt, legt aber nur einen Stein aus statt vier.
   *[other] Das ist erlaubt, legt aber nur { $tiles } Steine aus statt vier.
}
puzzle-tiles-left = { $tiles ->
    [one] Das ist erlaubt, aber auf deiner Schiene bleibt ein Stein.
   *[other] Das ist erlaubt, aber auf deiner Schiene bleiben { $tiles } Steine.
}
puzzle-joker-kept = Das ist erlaubt, aber der Joker ist noch auf deiner Schiene.
puzzle-refuted = Die Antwort von { $seat } ist „{ $move }“, und nichts gewinnt mehr sicher.
puzzle-no-win = Danach gewinnt nichts mehr sicher.
puzzle-hint-groups = { $changed ->
    [one] Eine Gruppe auf dem Tisch ändert sich
   *[other] { $changed } Gruppen auf dem Tisch ändern sich
}, und { $apart ->
    [one] eine davon wird zerlegt.
   *[other] { $apart } davon werden zerlegt.
}
puzzle-hint-apart = Diese Gruppe wird zerlegt: { $tiles }.
puzzle-hint-moves = { $moves ->
    [one] Dieser Zug gewinnt.
   *[other] Du gewinnst in höchstens { $moves } Zügen, diesen mitgezählt.
}
puzzle-hint-move = Der Zug: { $move }
refusal-puzzles-not-a-file = Die Datei { $file } enthält keine Rätsel.
refusal-puzzles-line = Zeile { $line } von { $file } ist kein Rätsel.
refusal-puzzles-count = Es kann nicht { $count } Rätsel geben.
refusal-puzzle-seat = In einem Rätsel zieht Platz { $solver }; das ist ein Zug von Platz { $found }.
refusal-puzzle-over = Das Rätsel ist vorbei.
refusal-puzzle-no-hint = Es gibt keinen Tipp { $number }.
refusal-puzzle-unknown = Es gibt kein Rätsel „{ $name }“.
refusal-puzzle-kind = Rätsel der Art „{ $name }“ gibt es nicht; es gibt: { $known }.
refusal-puzzle-day = „{ $text }“ ist kein Tag wie 2026-01-31.
refusal-deals-missing = Diese Datei sagt nichts über das Austeilen; sie kommt nicht von einem Server.
refusal-deals-newer = Der Teil über das Austeilen hat Version { $version }; dieses Pioche liest bis Version { $known }.
refusal-deals-line = Zeile { $line } im Teil über das Austeilen ist nicht lesbar.
refusal-deals-sum = Der Teil über das Austeilen wurde geändert oder abgeschnitten: Seine Prüfsumme stimmt nicht.
refusal-deal-unpublished = Für Runde { $round } war nichts festgelegt.
refusal-deal-secret-kept = Das Geheimnis von Runde { $round } wurde nicht aufgedeckt.
refusal-deal-secret-changed = Das Geheimnis von Runde { $round } ist nicht das, auf das sich der Server festgelegt hatte.
refusal-deal-salt-changed = Runde { $round }: Das Salz von Spieler { $seat } ist nicht das, das versiegelt wurde.
refusal-deal-seed-wrong = Runde { $round } wurde nicht nach ihrem Geheimnis und den Salzen ausgeteilt.
refusal-deal-set-up = Runde { $round } war vorbereitet, wie für eine Lektion: Ihre Karten folgen aus keinem Geheimnis.
refusal-deal-card-changed = In Runde { $round } hat jemand eine andere Karte oder einen anderen Stein bekommen, als das Austeilen ergibt.
refusal-message-unreadable = Das ist keine Nachricht dieses Protokolls.
refusal-field-unreadable = Das Feld { $field } fehlt, ist unbekannt oder von der falschen Art.
refusal-protocol-version = Dieser Server spricht Version { $spoken } des Protokolls; lade die Seite neu.
refusal-hello-first = Die erste Nachricht muss hello sein.
refusal-too-fast = Das war zu viel auf einmal; versuch es gleich noch einmal.
refusal-store-away = Der Server kann gerade nichts speichern, darum wurde nichts gespielt. Versuch es gleich noch einmal.
refusal-server-mistake = Der Server hat einen Fehler gemacht; wer ihn betreibt, findet ihn im Protokoll.
refusal-server-draining = Der Server startet gleich neu; die Verbindung kommt wieder.
refusal-intention-stale = Der Tisch hat sich inzwischen verändert; sieh noch einmal hin.
refusal-no-such-table = Diesen Tisch gibt es nicht.
refusal-not-found = Hier ist nichts.
refusal-not-seated = Du hast an diesem Tisch keinen Platz.
refusal-already-seated = Du hast schon einen Platz.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-no-such-seat-here = Diesen Platz gibt es hier nicht, oder niemand sitzt dort.
refusal-host-only = Das kann nur der Gastgeber.
refusal-table-not-open = Die Partie hat begonnen; das geht nur vor dem Anfang.
refusal-table-not-playing = Gerade wird nicht gespielt.
refusal-seats-not-ready = Alle Plätze müssen besetzt sein, und alle müssen den Regeln zustimmen.
refusal-settings-changed = Die Regeln haben sich inzwischen geändert; sieh sie dir noch einmal an.
refusal-settings-bad = Diese Einstellungen sind nicht möglich.
refusal-no-watching = Dieser Tisch möchte keine Zuschauer.
refusal-table-paused = Das Spiel ist unterbrochen.
refusal-table-not-paused = Das Spiel ist nicht unterbrochen.
refusal-salt-late = Dieses Salz kommt zu spät oder für ein anderes Austeilen.
refusal-seal-late = Dieses Siegel kommt zu spät, für ein anderes Austeilen oder zum zweiten Mal.
refusal-salt-early = Das Salz darf erst gezeigt werden, wenn keine Siegel mehr angenommen werden.
refusal-salt-unsealed = Dieses Gerät hat kein Salz versiegelt, bevor die anderen gezeigt wurden; es gibt zu diesem Austeilen keines dazu.
refusal-salt-other = Das ist nicht das Salz, das versiegelt wurde.
refusal-nothing-to-want = Jetzt gibt es nichts zuzustimmen.
refusal-seat-not-gone = An diesem Platz fehlt niemand.
refusal-name-bad = Dieser Name kann nicht gezeigt werden; wähle einen anderen.
refusal-text-bad = Darin ist nichts, was man zeigen könnte.
refusal-no-guest = Gib dir zuerst einen Namen.
refusal-origin-foreign = Diese Anfrage kommt von einer anderen Seite.
refusal-host-unknown = Unter dem Namen { $host } kennt sich dieser Server nicht. Öffne ihn unter seiner Adresse, oder lass den Namen in die Einstellung „hosts“ eintragen.
refusal-server-full = Der Server hat gerade keinen Platz für weitere Verbindungen; versuch es gleich noch einmal.
refusal-server-away = Der Server ist nicht erreichbar: Es gibt kein Netz, oder er läuft nicht. Wir versuchen es weiter.
refusal-removed-by-host = Der Gastgeber hat dich von diesem Tisch entfernt; nur er kann dich wieder Platz nehmen lassen.
refusal-muted-by-host = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
refusal-nobody-like-that = So jemanden gibt es an diesem Tisch nicht.
refusal-too-many = Das ist zu viel; höchstens { $most }.
refusal-no-such-level = Einen Bot namens { $level } gibt es hier nicht.
refusal-bot-other-game = Dieses Spiel spielt { $bot } nicht; nimm einen anderen Bot.
refusal-not-in-this-game = Das gibt es in diesem Spiel nicht.
refusal-no-replay = Diese Partie kann man nicht ansehen: Sie läuft noch, wird nicht mehr aufbewahrt, oder der Link stimmt nicht.
refusal-no-such-moment = Diesen Augenblick gibt es in der Partie nicht.
refusal-file-too-large = Die Datei ist zu groß für eine aufgezeichnete Partie: höchstens { $most } kB.
refusal-no-such-lesson = Zu { $game } gibt es diese Lektion nicht.

## web page

web-guest = Gast
web-you = du
web-host = Gastgeber
web-home = Startseite
web-settings = Einstellungen
web-close = Schließen
web-back = Zurück
web-menu = Menü
web-table = Tisch
web-lead = UNO mit Karten oder Steinen, mit Freunden oder Bots, genau nach den Regeln, die ihr vereinbart.
web-your-name = Dein Name
web-face = Dein Gesicht
web-face-by-name = Das zu meinem Namen
web-face-animal =
    { $animal ->
        [cat] Katze
        [bear] Bär
        [panda] Panda
        [rabbit] Hase
        [owl] Eule
        [frog] Frosch
        [pig] Schwein
        [mouse] Maus
        [dog] Hund
        [lion] Löwe
        [tiger] Tiger
        [monkey] Affe
        [elephant] Elefant
        [penguin] Pinguin
        [hen] Henne
        [hedgehog] Igel
        [raccoon] Waschbär
        [badger] Dachs
        [deer] Hirsch
        [cow] Kuh
        [sheep] Schaf
        [goat] Ziege
        [horse] Pferd
        [zebra] Zebra
        [wolf] Wolf
        [otter] Otter
        [beaver] Biber
        [hamster] Hamster
        [squirrel] Eichhörnchen
        [duck] Ente
        [mallard] Stockente
        [koala] Koala
        [mole] Maulwurf
        [bee] Biene
        [ladybird] Marienkäfer
        [dragon] Drache
        [hippo] Nilpferd
        [walrus] Walross
        [parrot] Papagei
       *[fox] Fuchs
    }
web-come-in = Eintreten
web-play-now = Karten spielen
web-play-tiles = Rommé mit Steinen
web-make = Tisch eröffnen
web-continue = Angefangene Spiele
web-go-on = Weiterspielen
web-join-go = Dazusetzen
web-watch-go = Zuschauen
web-open-tables = Offene Tische
web-code = Code:
web-code-or-link = Code oder Link
web-code-bad = Kein Tisch hat diesen Code. Kurze Codes gelten nur, bis ausgeteilt wird: Lass dir den Link geben.
web-taken = { $taken } von { $seats } Plätzen besetzt
web-language = Sprache
web-theme = Erscheinungsbild
web-theme-light = hell
web-theme-dark = dunkel
web-as-device = wie am Gerät eingestellt
web-motion = Animationen
web-card-size = Größe der Karten und Steine
web-pace = Tempo der Bewegungen
web-pace-slow = langsam
web-pace-normal = normal
web-pace-quick = schnell
web-volume = Lautstärke
web-vibrate = Vibration
web-moment-skipped = Du setzt aus!
web-moment-draw = { $cards ->
        [one] Du ziehst eine Karte.
       *[other] Du ziehst { $cards } Karten.
    }
web-moment-caught-draw = { $cards ->
        [one] Kein „UNO!“: Du ziehst eine Karte.
       *[other] Kein „UNO!“: Du ziehst { $cards } Karten.
    }
web-moment-draw-tiles = { $tiles ->
        [one] Du ziehst einen Stein.
       *[other] Du ziehst { $tiles } Steine.
    }
web-moment-caught = Erwischt!
web-moment-caught-by = { $name } hat es gemerkt.
web-moment-catch = { $name } erwischt!
web-moment-challenge-won = Zu Recht gezweifelt!
web-moment-challenge-lost = Zu Unrecht gezweifelt!
web-moment-bluff-seen = { $name } hat geblufft.
web-moment-no-bluff = { $name } war ehrlich.
web-moment-bluff-lost = Bluff aufgeflogen!
web-moment-bluff-kept = Kein Bluff!
web-moment-challenged-by = { $name } hat deine Vier Ziehen angezweifelt.
web-moment-swapped = Karten getauscht!
web-moment-swapped-with = mit { $name }
web-moment-jumped = Dazwischen!
web-moment-accused = Angeklagt!
web-moment-guilty = Schuldig!
web-moment-not-guilty = Nicht schuldig!
web-moment-rotated = Alle Karten wandern weiter!
web-moment-gift = Ein Geschenk von { $name }.
web-moment-time = Zeit abgelaufen!
web-moment-time-line = Der Tisch hat für dich gespielt.
web-call-jump = Dazwischenwerfen: { $card }!
web-call-follow = Weitermachen: { $card }!
web-next-in = Nächste Runde in { $seconds } s
web-stop-countdown = Countdown anhalten
web-table-pace = Spieltempo
web-skip-to-me = Weiter bis zu mir
web-tabletop = Tisch
web-tabletop-felt = Grüner Filz
web-tabletop-wood = Holz
web-tabletop-night = Nachtblau
web-card-back = Rückseiten
web-card-back-rust = Rost
web-card-back-ocean = Meer
web-card-back-garden = Garten
web-size-small = klein
web-size-normal = normal
web-size-large = groß
web-shapes = Formen für die Farben
web-left-handed = Linkshändig
web-confirm = Zum Legen zweimal antippen
web-connecting = Die Verbindung wird aufgebaut …
web-lost = Verbindung unterbrochen
web-refused = Das hat nicht geklappt.
web-edition = Welches Spiel?
web-edition-fr = Klassisch
web-edition-fr-about = Vier Ziehen darf man anzweifeln.
web-edition-lb = Lëtz
web-edition-lb-about = Orange und Violett; Richtungswechsel passt überall.
web-edition-de = Abwehr
web-edition-de-about = Zwei Ziehen wehrt man mit Zwei oder Vier Ziehen ab.
web-seats = Plätze
web-how-many = Wie viele
web-clock = Bedenkzeit
web-no-clock = unbegrenzt
web-seconds = { $seconds } s
web-public = Jeder darf diesen Tisch finden
web-watch = Andere dürfen zuschauen
web-house-rules = Hausregeln
web-presets = Fertige Hausregeln
web-preset-printed = Wie gedruckt
web-preset-family = Familie
web-preset-wild = Wilder Spieleabend
web-special =
    { $rules ->
        [one] Eine Regel ist
       *[other] { $rules } Regeln sind
    } anders als gedruckt.
web-undo-option = Zurück zu:
web-adapted = Passend zu deiner übrigen Auswahl geändert: { $settings }
web-option-adapted = Passend zu deiner übrigen Auswahl geändert.
web-repair = Ändern in „{ $setting }“
web-group-laying = Karten legen
web-group-drawing = Ziehen
web-group-debt = Zwei Ziehen, Vier Ziehen und Abwehr
web-group-skipping = Aussetzen und Richtungswechsel
web-group-hands = Karten tauschen
web-group-uno = „UNO“ und die letzte Karte
web-group-uno-tiles = „UNO“ und der letzte Stein
web-group-start = Karten, Geben und Benehmen
web-group-scoring = Punkte und Teams
web-group-scoring-tiles = Punkte
web-apply = Diese Regeln übernehmen
web-rules = Regeln
web-change-rules = Regeln ändern
web-as-printed = Wie gedruckt, ohne Hausregeln
web-invite = Andere einladen
web-address = Adresse dieses Tisches
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-players = Spieler
web-free-seat = Freier Platz
web-sit = Hinsetzen
web-add-bot = + Bot
web-fill-bots = Freie Plätze mit Bots füllen
web-remove = { $name } entfernen
web-agree = Ich bin mit den Regeln einverstanden
web-readmit = Entfernte dürfen wieder Platz nehmen
web-agreed = einverstanden
web-not-agreed = noch nicht einverstanden
web-start = Karten geben
web-start-tiles = Steine austeilen
web-wait-seats = Es sind noch Plätze frei.
web-wait-agree = Noch sind nicht alle mit den Regeln einverstanden.
web-wait-host = Der Gastgeber gibt, sobald alle da sind.
web-stand-up = Aufstehen
web-log = Verlauf
web-score = Punkte
web-say = Etwas sagen
web-send = Senden
web-react = Reagieren
web-pause = Um eine Pause bitten
web-paused = Das Spiel ist unterbrochen.
web-resume = Weiterspielen
web-autopilot = Den Autopiloten für mich spielen lassen
web-autopilot-plays = Der Autopilot spielt für dich.
web-play-myself = Wieder selbst spielen
web-leave = Den Tisch verlassen
web-export = Diese Partie als Datei sichern
web-accuse = Wegen Ratschlag beschuldigen: { $name }
web-mute = { $name } stumm schalten
web-unmute = { $name } wieder hören
web-silence = { $name } für alle stumm schalten
web-unsilence = { $name } wieder sprechen lassen
web-vote = Hat { $name } einen Rat gegeben?
web-aye = Ja
web-nay = Nein
web-decide = { $name } ist weg.
web-decide-wait = Warten
web-decide-bot = Bot übernimmt
web-decide-end = Partie beenden
web-presence-lost = keine Verbindung
web-presence-away = Autopilot
web-presence-gone = nicht mehr da
web-card-hidden = eine verdeckte Karte
web-card-dimmed = { $card }, jetzt nicht spielbar
web-card-drawn = { $card }, gerade gezogen
web-your-hand = Deine Hand: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
web-seat-cards =
    { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
web-seat-turn = am Zug
web-last-passed = gepasst
web-last-skipped = setzt aus
web-catch = Kein „UNO“: erwischen!
web-direction-left = Es geht linksherum.
web-direction-right = Es geht rechtsherum.
web-draw = Karte ziehen
web-draw-from = Ziehstapel, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
web-take-debt =
    { $cards ->
        [one] Eine Karte
       *[other] { $cards } Karten
    } ziehen
web-believe = Annehmen und { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } ziehen
web-doubt = Die Karte anzweifeln
web-keep = Karte behalten
web-sit-out = Aussetzen
web-decline = Nein, danke
web-pass = Passen
web-actions = Was du tun kannst
web-top = Oben auf dem Ablagestapel liegt { $card }.
web-colour-in-force = Farbe:
web-your-turn = Du bist dran
web-dealing = Die Karten werden gegeben …
web-any-prompt-turn = Du bist dran: Wähle einen Zug
web-any-hidden =
    { $cards ->
        [one] eine verdeckte Karte
       *[other] { $cards } verdeckte Karten
    }
web-any-empty = leer
web-any-facts = Was jetzt gilt
web-any-yours = Deine Züge und Karten
web-prompt-turn = Du bist dran
web-prompt-drawn = Leg eine Karte oder behalte sie.
web-prompt-debt =
    { $parry ->
        [yes] Wehr ab oder zieh
       *[no] Zieh
    } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-prompt-challenge = Vier Ziehen! Annehmen oder anzweifeln? Bei einem Bluff zieht { $name } { $cards }; sonst ziehst du { $more }.
web-prompt-skipped =
    { $parry ->
        [yes] Du sollst aussetzen. Leg eine Aussetzen-Karte oder setz aus.
       *[no] Du musst aussetzen.
    }
web-prompt-colour = Wünsch dir eine Farbe.
web-prompt-rotate = In welche Richtung gehen die Karten?
web-prompt-choose = Wähle einen Spieler.
web-prompt-give = Gib Karten ab.
web-prompt-over = Die Runde ist vorbei.
web-wait-turn = { $name } überlegt …
web-wait-debt =
    { $name } muss { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } ziehen.
web-wait-challenge = Zweifelt { $name } Vier Ziehen an?
web-wait-skipped = { $name } muss aussetzen.
web-wait-choice = { $name } wählt …
web-ask-colour = Welche Farbe?
web-ask-several = Wie willst du sie legen?
web-ask-rotate = In welche Richtung gehen alle Karten?
web-ask-swap = Mit wem tauschst du die Karten?
web-ask-white = Für wen gilt die weiße Karte?
web-ask-give = Tippe { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } deiner Hand an. Wer bekommt sie?
web-hands-left = Nach links
web-hands-right = Nach rechts
web-round = Runde
web-total = Summe
web-points = +{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-goal-points = Die Partie endet, sobald jemand { $points } Punkte erreicht.
web-goal-rounds = Wer zuerst { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    } gewinnt, gewinnt die Partie.
web-round-mine = Du gewinnst die Runde!
web-round-won = { $name } gewinnt die Runde.
web-round-nobody = Niemand gewinnt diese Runde.
web-match-mine = Du gewinnst die Partie!
web-match-won = { $name } gewinnt die Partie!
web-match-abandoned = Die Partie wurde abgebrochen.
web-hands-left-over = Was auf der Hand blieb
web-white-rule = Was macht { $card }?
web-option-clauses = Im Regelheft
web-hand-lost = Du hattest noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
web-match-place = Dein Platz: { $place } von { $sides }.
web-next-round = Nächste Runde
web-rematch = Noch einmal
web-waiting-for =
    { $people ->
        [one] Es fehlt noch ein Spieler
       *[other] Es fehlen noch { $people } Spieler
    } …
web-log-dealt = Neue Runde: { $me ->
        [name] Du gibst
       *[none] { $name } gibt
    }.
web-log-first = Die erste Karte ist { $card }.
web-log-first-back = Aufgedeckt und zurück in den Ziehstapel: { $card }.
web-log-laid =
    { $me ->
        [name] Du legst
       *[none] { $name } legt
    } { $card }.
web-log-laid-jump =
    { $me ->
        [name] Du wirfst
       *[none] { $name } wirft
    } { $card } dazwischen!
web-log-laid-follow =
    { $me ->
        [name] Du machst
       *[none] { $name } macht
    } mit { $card } weiter.
web-log-laid-several =
    { $me ->
        [name] Du legst
       *[none] { $name } legt
    } { $count } Karten; oben liegt { $card }.
web-log-drew =
    { $me ->
        [name] Du ziehst
       *[none] { $name } zieht
    } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-drew-debt =
    { $me ->
        [name] Du ziehst
       *[none] { $name } zieht
    } die { $cards ->
        [one] Karte
       *[other] { $cards } Karten
    }.
web-log-drew-forgot =
    { $me ->
        [name] Du hast „UNO“ vergessen und ziehst
       *[none] { $name } hat „UNO“ vergessen und zieht
    } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-drew-caught =
    { $me ->
        [name] Du wurdest erwischt und ziehst
       *[none] { $name } wurde erwischt und zieht
    } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-drew-challenge-lost =
    { $me ->
        [name] Du hast zu Unrecht gezweifelt und ziehst
       *[none] { $name } hat zu Unrecht gezweifelt und zieht
    } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-drew-bluff =
    { $me ->
        [name] Du hast geblufft und ziehst
       *[none] { $name } hat geblufft und zieht
    } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-drew-black-finish =
    { $me ->
        [name] Du darfst so nicht Schluss machen und ziehst
       *[none] { $name } darf so nicht Schluss machen und zieht
    } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-drew-nothing-kept =
    { $me ->
        [name] Du hast alles abgegeben und ziehst
       *[none] { $name } hat alles abgegeben und zieht
    } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-drew-advice =
    { $me ->
        [name] Du hast einen Rat gegeben und ziehst
       *[none] { $name } hat einen Rat gegeben und zieht
    } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-drew-effect =
    { $me ->
        [name] Du ziehst
       *[none] { $name } zieht
    } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } nach der Regel der weißen Karte.
web-log-drew-all-parried = Alle haben abgewehrt: { $me ->
        [name] Du ziehst
       *[none] { $name } zieht
    } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-drew-last-card = Die letzte Karte zählt noch: { $me ->
        [name] Du ziehst
       *[none] { $name } zieht
    } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-passed =
    { $me ->
        [name] Du passt.
       *[none] { $name } passt.
    }
web-log-skipped =
    { $me ->
        [name] Du setzt aus.
       *[none] { $name } setzt aus.
    }
web-log-turned = Die Richtung wechselt.
web-log-colour =
    { $me ->
        [name] Du wünschst dir
       *[none] { $name } wünscht sich
    } eine Farbe: { $colour }.
web-log-owes =
    { $me ->
        [name] Du musst
       *[none] { $name } muss
    } { $answer ->
        [both] abwehren, anzweifeln oder{ " " }
        [parry] abwehren oder{ " " }
        [challenge] anzweifeln oder{ " " }
       *[none] { "" }
    }{ $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } ziehen.
web-log-uno =
    { $me ->
        [name] Du
       *[none] { $name }
    }: „UNO!“
web-log-uno-uno =
    { $me ->
        [name] Du
       *[none] { $name }
    }: „UNO UNO!“
web-log-caught =
    { $me ->
        [name] Du hast es gemerkt: { $other } hat „UNO“ vergessen.
        [target] { $name } hat es gemerkt: Du hast „UNO“ vergessen.
       *[none] { $name } hat es gemerkt: { $other } hat „UNO“ vergessen.
    }
web-log-doubt-right =
    { $me ->
        [name] Du zweifelst Vier Ziehen zu Recht an: { $other } hat geblufft.
        [target] { $name } zweifelt Vier Ziehen zu Recht an: Du hast geblufft.
       *[none] { $name } zweifelt Vier Ziehen zu Recht an: { $other } hat geblufft.
    }
web-log-doubt-wrong =
    { $me ->
        [name] Du zweifelst Vier Ziehen zu Unrecht an: { $other } war ehrlich.
        [target] { $name } zweifelt Vier Ziehen zu Unrecht an: Du warst ehrlich.
       *[none] { $name } zweifelt Vier Ziehen zu Unrecht an: { $other } war ehrlich.
    }
web-log-took-back =
    { $me ->
        [name] Du nimmst
       *[none] { $name } nimmt
    } Vier Ziehen zurück.
web-log-hands-passed = Alle geben ihre Karten weiter.
web-log-hands-swapped =
    { $me ->
        [name] Du tauschst alle Karten mit { $other }.
        [target] { $name } tauscht alle Karten mit dir.
       *[none] { $name } tauscht alle Karten mit { $other }.
    }
web-log-gave =
    { $me ->
        [name] Du gibst
       *[none] { $name } gibt
    } { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } an { $me ->
        [target] dich
       *[none] { $other }
    }.
web-log-looked =
    { $me ->
        [name] Du siehst dir die Karten von { $other } an.
        [target] { $name } sieht sich deine Karten an.
       *[none] { $name } sieht sich die Karten von { $other } an.
    }
web-log-accused =
    { $me ->
        [name] Du beschuldigst { $other }, einen Rat gegeben zu haben.
        [target] { $name } beschuldigt dich, einen Rat gegeben zu haben.
       *[none] { $name } beschuldigt { $other }, einen Rat gegeben zu haben.
    }
web-log-aye =
    { $me ->
        [name] Du stimmst
       *[none] { $name } stimmt
    } mit Ja.
web-log-nay =
    { $me ->
        [name] Du stimmst
       *[none] { $name } stimmt
    } mit Nein.
web-log-guilty =
    { $me ->
        [name] Du bist
       *[none] { $name } ist
    } schuldig.
web-log-not-guilty =
    { $me ->
        [name] Du bist
       *[none] { $name } ist
    } nicht schuldig.
web-log-reshuffled = Der Ablagestapel wird zum neuen Ziehstapel.
web-log-round-won =
    { $me ->
        [name] Du gewinnst
       *[none] { $name } gewinnt
    } die Runde!
web-log-round-nobody = Die Runde ist vorbei; niemand bekommt Punkte.
web-log-said =
    { $me ->
        [name] Du
       *[none] { $name }
    }: { $text }
web-log-sat =
    { $me ->
        [name] Du setzt dich.
       *[none] { $name } setzt sich.
    }
web-log-stood =
    { $me ->
        [name] Du stehst auf.
       *[none] { $name } steht auf.
    }
web-log-changed = Die Regeln wurden geändert.
web-log-started = Die Partie beginnt.
web-log-pause =
    { $me ->
        [name] Du bittest
       *[none] { $name } bittet
    } um eine Pause.
web-log-resumed = Das Spiel geht weiter.
web-log-lesson-back =
    { $me ->
        [name] Du nimmst
       *[none] { $name } nimmt
    } einen Zug zurück. Die Lektion geht dort weiter.
web-log-absent =
    { $me ->
        [name] Du bist
       *[none] { $name } ist
    } nicht da.
web-log-back =
    { $me ->
        [name] Du bist
       *[none] { $name } ist
    } wieder da.
web-log-fault-broken = { $name } ist nicht zu gebrauchen. Wenn der Bot keine Antwort hat, wird ein einfacher Zug für ihn gemacht.
web-log-fault-crashed = { $name } ist abgestürzt. Wenn der Bot keine Antwort hat, wird ein einfacher Zug für ihn gemacht.
web-log-fault-hung = { $name } hat nicht rechtzeitig geantwortet. Wenn der Bot keine Antwort hat, wird ein einfacher Zug für ihn gemacht.
web-log-fault-illegal = { $name } wollte etwas Verbotenes tun. Wenn der Bot keine Antwort hat, wird ein einfacher Zug für ihn gemacht.
web-rule-book = Spielregeln
web-search-rules = In den Regeln suchen
web-found-rules =
    { $clauses ->
        [0] Nichts gefunden.
        [one] Eine Stelle gefunden.
       *[other] { $clauses } Stellen gefunden.
    }
web-house-rule = Hausregel
web-part-aim = Ziel des Spiels
web-part-start = Vorbereitung
web-part-wild = Farbwahlkarten
web-part-uno = „UNO“ und das Ende der Runde
web-part-manners = Benehmen
web-aim-cards = Werde als Erster alle deine Karten los.
web-aim-tiles = Lege als Erster alle Steine deiner Schiene in Folgen und Sätzen ab.
web-statute = Nummern der Regeln
web-book-page = Als Seite zum Drucken
web-print = Drucken
web-printed = Gedruckte Regel: { $setting }
web-points-table = Was übrige Karten oder Steine zählen
web-points-face = was darauf steht
web-example-on = Auf dem Tisch: { $piece }.
web-example-fits = Passt: { $piece }.
web-example-fails = Passt nicht: { $piece }.
web-book-unknown = Das steht in keinem Regelheft: { $names }.
web-read-clause = { $clause } in den Spielregeln nachlesen
web-part-tiles = Steine, Folgen und Sätze
web-part-turn = Ein Zug
web-part-jokers = Joker
web-part-words = Aktionssteine
web-title = Name des Tisches
web-bots = Bots
web-level = Stärke
web-own-bot = eigener Bot
web-level-beginner = Anfänger
web-level-casual = Hobbyspieler
web-level-strong = stark
web-level-master = Meister
web-presets-mine = Meine Hausregeln
web-preset-keep = Diese Regeln unter einem Namen speichern
web-preset-name = Name dieser Regeln
web-preset-save = Speichern
web-preset-drop = { $name } löschen
web-blank-preview = Darauf steht:
web-blank-add = Wirkung hinzufügen
web-blank-text = In eigenen Worten (darauf achten die Spieler selbst)
web-blank-effect = Wirkung { $number }
web-blank-what = Was geschieht
web-blank-count = Wie viele
web-blank-who = Wen es trifft
web-blank-if = Wann
web-blank-limit = Anzahl der Karten
web-blank-may = nur wenn der Spieler will
web-blank-remove = Wirkung { $number } entfernen
web-if-always = immer
web-if-self-at-most = wenn du höchstens … hast
web-if-self-at-least = wenn du mindestens … hast
web-if-target-at-most = wenn der Betroffene höchstens … hat
web-if-target-at-least = wenn der Betroffene mindestens … hat
web-if-colour = wenn diese Farbe gilt
web-blank-nothing = Nichts geschieht.
web-blank-draw =
    { $at ->
        [next] der nächste Spieler zieht
        [previous] der vorige Spieler zieht
        [chosen] ein Spieler nach Wahl zieht
        [self] du selbst ziehst
        [others] alle anderen ziehen
       *[all] alle ziehen
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
web-blank-debt = der nächste Spieler wehrt ab oder zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } und setzt aus
web-blank-skip =
    { $count ->
        [one] der nächste Spieler setzt aus
       *[other] die nächsten { $count } Spieler setzen aus
    }
web-blank-turn = die Richtung wechselt
web-blank-colour = du wünschst dir eine Farbe
web-blank-pass-hands = alle Karten werden reihum weitergegeben, in die eine oder andere Richtung
web-blank-swap = du tauschst alle Karten mit { $at ->
        [previous] dem vorigen Spieler
        [chosen] einem Spieler nach Wahl
       *[next] dem nächsten Spieler
    }
web-blank-give = du gibst { $at ->
        [previous] dem vorigen Spieler
        [chosen] einem Spieler nach Wahl
       *[next] dem nächsten Spieler
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
web-blank-again = du bist noch einmal dran
web-blank-look = du siehst dir die Karten { $at ->
        [previous] des vorigen Spielers
        [chosen] eines Spielers nach Wahl
       *[next] des nächsten Spielers
    } an
web-blank-optional = { $text }, wenn du willst
web-blank-sentence = { $text }.
web-blank-when =
    { $condition ->
        [self_at_most] Hast du höchstens { $limit } Karten
        [self_at_least] Hast du mindestens { $limit } Karten
        [target_at_most] Hat der Betroffene höchstens { $limit } Karten
        [target_at_least] Hat der Betroffene mindestens { $limit } Karten
       *[colour] Bei der Farbe { $colour }
    }: { $text }.
web-server-silent = Der Server antwortet nicht. Wir versuchen es weiter.
web-try-again = Noch einmal versuchen
web-unsent = Keine Verbindung. Das wird gesendet, sobald sie wieder da ist.
web-free-of-charge = Kostenlos, ohne Konto, gleich hier im Browser.
web-play-now-about = Farben und Zahlen bedienen, gegen drei Bots.
web-play-tiles-about = Folgen und Sätze auslegen, gegen zwei Bots.
web-with-friends = Mit Freunden
web-no-open-tables = Gerade wartet niemand. Eröffne einen Tisch, den alle finden können: Er steht dann hier.
web-rules-of = Regeln: { $game }
web-with = Mit { $names }
web-turn-of = { $name } ist am Zug
web-standing = Du { $mine }, die anderen höchstens { $best }
web-seat-left = Du hast deinen Platz verlassen
web-dismiss = Nicht mehr anzeigen: { $title }
web-invited = { $name } lädt dich ein
web-invited-nobody = Du bist eingeladen
web-free-seats =
    { $free ->
    [0] Kein Platz ist frei; du kannst zusehen, wenn der Tisch es erlaubt.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
  }
web-game-running = Das Spiel läuft schon.
web-no-table = Dieser Link führt zu keinem Tisch
web-no-table-why = Vielleicht fehlt ein Buchstabe, oder das Spiel ist lange her. Ein kurzer Code aus sechs Buchstaben gilt nur, bis ausgeteilt wird. Lass dir den Link noch einmal geben, oder gib den Code hier ein.
web-chat = Chat
web-moves = Züge
web-unread =
    { $lines ->
    [one] eine neue Nachricht
   *[other] { $lines } neue Nachrichten
  }
web-stand-in = Bot spielt
web-assistant = Assistent
web-assistant-about = { $name } ist ein Assistent: ein Programm, das sieht, was sein Platz sieht, und selbst spielt.
web-log-removed = Der Gastgeber hat jemanden entfernt: { $name }.
web-log-host = { $name } ist jetzt Gastgeber.
web-leave-playing = Ein Bot spielt unter deinem Namen weiter. Du kannst dich wieder hinsetzen, solange das Spiel dauert und niemand sonst den Platz genommen hat.
web-leave-open = Dein Platz wird frei. Solange er frei ist, kannst du dich wieder hinsetzen.
web-stay = Bleiben
web-cancel = Abbrechen
web-next-host = Gastgeber nach dir
web-make-host = { $name } zum Gastgeber machen
web-hand-over = Zum Gastgeber machen
web-remove-sure = { $name } kann sich erst wieder hinsetzen, wenn du es erlaubst. Während eines Spiels nimmt ein Bot den Platz ein.
web-removed = Der Gastgeber hat dich von diesem Tisch entfernt.
web-watching = Du siehst zu.
web-left = Auf deinem Platz spielt ein Bot.
web-sit-again = Wieder hinsetzen
web-take-seat = Platz nehmen
web-take-seat-of = Für { $name } spielen
web-watchers =
    { $count ->
    [one] Sieht zu: { $names }
   *[other] Sehen zu ({ $count }): { $names }
  }
web-pause-asked = { $name } bittet um eine Pause.
web-pause-agree = Pause machen
web-pause-decline = Jetzt nicht
web-pause-waiting = Du hast um eine Pause gebeten. Sie beginnt, wenn alle einverstanden sind.
web-pause-withdraw = Doch keine Pause
web-rematch-who =
    { $count ->
    [one] { $names } möchte noch einmal spielen.
   *[other] { $names } möchten noch einmal spielen.
  }
web-late = Wer später kommt, darf einen Bot ablösen
web-changed = Das hat sich geändert
web-as-printed-option = { $option }: wie gedruckt
web-preset-printed-about = Genau die Regeln aus der Schachtel.
web-preset-family-about = Kurz und freundlich: kein Anzweifeln, Zwei Ziehen auf Zwei Ziehen, bis 200 Punkte.
web-preset-wild-about = Alles geht: Zwei und Vier Ziehen stapeln, dazwischenwerfen, 7 tauscht, 0 lässt die Karten wandern, ziehen, bis etwas passt.
web-qr = QR-Code
web-qr-alt = QR-Code mit der Adresse dieses Tisches
web-sound = Ton
web-reaction-good = Gut gespielt
web-reaction-applause = Applaus
web-reaction-laughs = Haha
web-reaction-amazed = Oh
web-reaction-sad = Schade
web-reaction-angry = Grr
web-reaction-cheers = Hurra
web-reaction-thanks = Danke
web-edition-tiles-en = Rommé-Steine
web-edition-tiles-en-about = Folgen und Sätze; ein gezogener Stein darf gelegt werden.
web-edition-tiles-fr = Rommé-Steine, französische Regeln
web-edition-tiles-fr-about = Ein Aktionsstein wirkt pro Zug; was gezogen ist und passt, wird gelegt.
web-edition-tiles-de = Rommé-Steine, deutsche Regeln
web-edition-tiles-de-about = Ein Aktionsstein wirkt in jeder Gruppe.
option-next-starter = Wer spätere Runden beginnt
option-next-starter-help = Wer die zweite Runde und alle weiteren beginnt.
value-next-starter-left-of-winner = der linke Nachbar des Gewinners
value-next-starter-winner = der Gewinner
value-next-starter-draw-again = wird wieder ausgelost
value-next-starter-left-of-last-starter = der linke Nachbar dessen, der begann
option-must-play = Legen, wenn man kann
option-must-play-help = Ob man einen Stein ziehen darf, obwohl man legen könnte.
value-must-play-strict = ziehen nur, wenn nichts geht
value-must-play-lenient = ziehen, wann man will
option-drawn-tile = Der gezogene Stein
option-drawn-tile-help = Was mit einem gezogenen Stein geschieht, der passt.
value-drawn-tile-may = er darf gelegt werden
value-drawn-tile-must = er muss gelegt werden
option-drawn-with-others = Nach dem Ziehen
option-drawn-with-others-help = Ob mit dem gezogenen Stein auch andere gelegt werden dürfen.
value-drawn-with-others-others = mit anderen aus der Schiene
value-drawn-with-others-alone = nur der gezogene Stein
option-joker-moves = Joker auf dem Tisch
option-joker-moves-help = Ob ein Joker auf dem Tisch später etwas anderes vertreten darf.
value-joker-moves-substituted = nur wenn der richtige Stein ihn ersetzt
value-joker-moves-free = frei
option-joker-source = Was einen Joker freimacht
option-joker-source-help = Woher der Stein kommen darf, der einen Joker ersetzt.
value-joker-source-rack = die Schiene
value-joker-source-rack-or-table = die Schiene oder der Tisch
option-freed-joker = Ein freier Joker
option-freed-joker-help = Was mit einem ersetzten Joker geschehen muss.
value-freed-joker-at-once = er wird sofort benutzt
value-freed-joker-to-rack = er darf auf die Schiene
option-joker-reactivates = Joker wirken wieder
option-joker-reactivates-help = Ein freigemachter Joker wirkt noch einmal, wenn er gelegt wird.
option-one-effect-per = Wie viele Aktionssteine wirken
option-one-effect-per-help = Von mehreren Aktionssteinen wirkt einer: in jeder Gruppe oder im ganzen Zug.
value-one-effect-per-meld = einer in jeder Folge oder jedem Satz
value-one-effect-per-turn = einer pro Zug
option-last-effect-counts = Aktionssteine am Ende
option-last-effect-counts-help = Ein Aktionsstein im letzten Zug lässt den nächsten Spieler noch ziehen, bevor gezählt wird.
option-uno-window = Wie lange ein vergessenes „UNO“ gemeldet werden kann
option-uno-window-help = Ab wann es zu spät ist, auf ein vergessenes „UNO“ hinzuweisen.
value-uno-window-played = bis der Nächste gelegt oder gezogen hat
value-uno-window-taken = bis der Nächste seinen Zug eröffnet hat
option-pool-end = Wenn der Vorrat leer ist
option-pool-end-help = Wann die Runde endet, weil keine Steine mehr zu ziehen sind.
value-pool-end-draw-due = wenn jemand ziehen muss
value-pool-end-at-once = mit dem letzten Stein

## Spielregeln: die Abschnitte, wie man sie am Tisch liest
## What players call things, by option, for the search of the rule book

called-challenge = herausfordern, anzweifeln, bluff, bluffen, challenge, vier ziehen, +4, plus vier
called-draw2-parry = stapeln, stacken, kontern, weitergeben, zwei ziehen, +2, plus zwei
called-wild4-if = vier ziehen, +4, plus vier, bluff, bluffen
called-wild4-parry = stapeln, stacken, kontern, weitergeben, vier ziehen, +4, plus vier
called-jump-in = reinwerfen, dazwischenwerfen, einwerfen, zwischenwerfen, jump in
called-sequences = straße, reihe, folge
called-seven-swap = 7-0, sieben null, tauschen, hände tauschen
called-zero-rotation = 7-0, sieben null, weitergeben, rotieren
called-draw-until-playable = ziehen bis es passt, ziehen bis man kann
called-multiples = doppelt, paare, mehrere karten
called-blanks = blanko, weiße karten, leere karten, eigene regeln
called-teams = partner, zwei gegen zwei, 2 gegen 2
called-uno-enforced = uno vergessen, uno sagen, erwischt

## Werte von Optionen heißen wie im Programm.

clause-fr-1 = Gespielt wird mit 2 bis 10 Spielern.
clause-fr-2 = Das Spiel hat 108 Karten. In Rot, Gelb, Grün und Blau je eine 0, die Zahlen 1 bis 9 doppelt, zwei Zwei-Ziehen-, zwei Richtungswechsel- und zwei Aussetzen-Karten; dazu 4 Farbwahlkarten und 4 Vier-Ziehen-und-Farbwahl-Karten. Die 4 UNO-Karten werden aussortiert, außer eine Hausregel braucht sie.
clause-fr-3 =
    { $rounds_to_win ->
        [0] Die Partie gewinnt, wer zuerst { $target } Punkte erreicht oder überschreitet.
       *[other] Die Punkte entscheiden nicht: Die Partie gewinnt, wer zuerst { $rounds_to_win } Runden gewonnen hat.
    }
clause-fr-4 = Zu Beginn jeder Runde zieht jeder eine Karte. Wer die höchste Zahl hat, gibt; Sonderkarten zählen 0, bei Gleichstand wird noch einmal gezogen. Danach werden die Karten wieder eingemischt.
clause-fr-5 = Jeder erhält { $hand_size } Karten. Der Rest liegt verdeckt als Ziehstapel; seine oberste Karte eröffnet den Ablagestapel.
clause-fr-6 = Der Spieler links vom Geber beginnt; gespielt wird im Uhrzeigersinn.
clause-fr-7 = Auf die oberste Karte legt man eine Karte gleicher Farbe, gleicher Zahl oder gleichen Symbols, oder eine Farbwahlkarte oder Vier Ziehen.
clause-fr-8 = Wer keine passende Karte hat, zieht eine. Passt sie, darf er sie sofort legen; sonst ist der Nächste dran.
clause-fr-9 = Man darf darauf verzichten zu legen, auch wenn man könnte. Dann zieht man eine Karte, und nur diese darf gelegt werden.
clause-fr-10 = Wer seine vorletzte Karte legt, ruft „UNO“. Vergisst er es und ein Gegner merkt das, bevor der nächste Spieler gelegt oder gezogen hat, kostet es 2 Karten. Ein später Ruf rettet noch, wenn er vor dem des Gegners kommt. Strafkarten und Aussetzen beenden diese Frist nicht.
clause-fr-11 = Wer als Erster keine Karten mehr hat, gewinnt die Runde.
clause-fr-12 = Nach einer Zwei-Ziehen-Karte zieht der nächste Spieler auf jeden Fall 2 Karten und setzt aus. Sie passt nur auf ihre Farbe oder auf eine andere Zwei-Ziehen-Karte. Als erste Karte: Der Spieler links vom Geber zieht 2, der Nächste beginnt.
clause-fr-13 = Eine Richtungswechsel-Karte dreht die Spielrichtung um. Sie passt nur auf ihre Farbe oder auf einen anderen Richtungswechsel. Als erste Karte: Der Spieler rechts vom Geber beginnt, und es geht andersherum.
clause-fr-14 = Nach einer Aussetzen-Karte setzt der nächste Spieler aus. Sie passt nur auf ihre Farbe oder auf eine andere Aussetzen-Karte. Als erste Karte: Der zweite Spieler { $first_skip ->
        [second_right] rechts vom Geber beginnt, weiter im Uhrzeigersinn
       *[other] links vom Geber beginnt
    }.
clause-fr-15 = Eine Farbwahlkarte passt auf jede Karte. Wer sie legt, wünscht sich eine Farbe oder bleibt bei der geltenden. Als erste Karte: Der Geber wünscht sich die Farbe.
clause-fr-16 = Wer eine Vier-Ziehen-und-Farbwahl-Karte legt, wünscht sich eine Farbe; der nächste Spieler zieht 4 Karten und setzt aus. Erlaubt ist sie nur, wenn sonst keine Karte passt: Eine Farbwahlkarte gilt dabei als passend, ein zweites Vier Ziehen nicht. { $challenge ->
        [off] Bluffen lässt sich hier nicht nachprüfen.
       *[other] Bluffen ist möglich, solange niemand zweifelt.
    } Als erste Karte kommt sie zurück, und es wird eine andere aufgedeckt.
clause-fr-17 = Zwei Ziehen oder Vier Ziehen als letzte Karte wirkt noch: Der nächste Spieler zieht 2 oder 4 Karten, bevor gezählt wird.
clause-fr-18 = Ist der Ziehstapel leer, wird der Ablagestapel bis auf die oberste Karte neu gemischt. Reicht auch das nicht, zieht man, was da ist. Kann niemand mehr ziehen oder legen, endet die Runde: Wer die wenigsten Punkte auf der Hand hat, gewinnt sie; bei Gleichstand bekommt niemand Punkte.
clause-fr-19 = Der Gewinner einer Runde bekommt, was die anderen noch auf der Hand haben: Zahlen zählen ihren Wert, Zwei Ziehen, Richtungswechsel und Aussetzen 20, Farbwahl 50 und Vier Ziehen { $wild4_points } Punkte.
clause-fr-20 = Nach jeder Runde schreibt jeder die Punkte der eigenen Karten auf. Erreicht oder überschreitet jemand { $target }, gewinnt, wer die kleinste Summe hat; bei Gleichstand wird der Sieg geteilt.
clause-fr-21 = Ein unpassender Kommentar oder Ratschlag kann 4 Karten kosten. Jeder darf jemanden beschuldigen, und die Mehrheit aller anderen entscheidet. Ab 3 Spielern.
clause-fr-22 = Wen Vier Ziehen trifft, der darf es anzweifeln und die Karten des anderen ansehen, wie sie vorher waren. Passte eine andere Karte, nimmt der Bluffer die Karte zurück, zieht 4, und der Zweifler ist dran. Passte keine, zieht der Zweifler 6 Karten und setzt aus. Solange das nicht geklärt ist, darf sonst niemand etwas tun.
clause-fr-23 = Auf dem Punkteblock stehen die Punkte jedes Spielers aus jeder Runde.
clause-lb-1 = Die Farben sind Orange, Gelb, Grün und Violett. In jeder gibt es eine 0, die Zahlen 1 bis 9 doppelt, zwei Zwei-Ziehen-, zwei Richtungswechsel- und zwei Aussetzen-Karten; dazu 4 Farbwahlkarten, 4 Vier-Ziehen-und-Farbwahl-Karten und die weißen Karten, die mitspielen.
clause-lb-2 = Vor der ersten Runde zieht jeder eine Karte, und wer die höchste Zahl hat, gibt; Symbole zählen 0. Danach gibt immer der linke Nachbar des letzten Gebers.
clause-lb-3 = Statt 7 können auch mehr oder weniger Karten ausgeteilt werden, wenn alle einverstanden sind.
clause-lb-4 = Eine Richtungswechsel-Karte darf auf jede Karte gelegt werden; danach gilt ihre eigene Farbe. Sie wehrt keine Karte ab, die ziehen lässt. Auch weiße Karten passen auf alles.
clause-lb-5 = Wer nicht legen kann, muss eine Karte ziehen und darf sie legen, wenn sie passt. Wer freiwillig zieht, legt die gezogene Karte, wenn sie passt, und keine, die er schon hatte. Nur ein gezogenes Vier Ziehen, das ein Bluff wäre, darf man behalten.
clause-lb-6 = Wer seine vorletzte Karte legen kann, ruft „UNO“. Merkt ein anderer Spieler, dass es vergessen wurde, kostet das 2 Karten.
clause-lb-7 = Ist die letzte Karte Zwei Ziehen oder Vier Ziehen, zieht der nächste Spieler 2 oder 4 Karten, und sie zählen mit.
clause-lb-8 = Eine Farbwahlkarte darf man auch legen, wenn eine andere Karte passt. Als erste Karte: Der Spieler links vom Geber wünscht sich die Farbe und beginnt. Als letzte Karte bewirkt sie nichts mehr.
clause-lb-9 =
    { $wild4_if ->
        [no_colour] Vier Ziehen darf nur legen, wer keine Karte der geltenden Farbe hat; andere passende Karten spielen keine Rolle.
       *[other] Nach Vier Ziehen zieht der nächste Spieler 4 Karten und setzt aus.
    } { $challenge ->
        [card_stays] Wen es trifft, der darf es anzweifeln. War es ein Bluff, zieht der Bluffer die 4, Karte und Farbe bleiben, und der Zweifler ist dran. War es keiner, zieht der Zweifler 6 und setzt aus.
        [off] Anzweifeln kann man es nicht.
       *[other] Anzweifeln kann man es.
    }
clause-lb-10 = Weiße Karten passen auf alles. Vor der Partie schreiben die Spieler auf jede eine Regel, und alle müssen einverstanden sein. Nennt die Regel keine Farbe, bleibt die geltende. Als erste Karte trifft die Regel den Spieler links vom Geber, der auch die Farbe wählt. Wer sie als letzte Karte legt, hat gewonnen; die anderen trifft die Regel noch.
clause-lb-11 = Richtungswechsel, Aussetzen und Zwei Ziehen zählen 20 Punkte, Farbwahl, Vier Ziehen und weiße Karten 50, Zahlen ihren Wert. { $rounds_to_win ->
        [0] { $target } Punkte gewinnen.
       *[other] Es gewinnt, wer zuerst { $rounds_to_win } Runden gewonnen hat.
    }
clause-lb-12 = Ist der Ziehstapel leer, wird der Ablagestapel zum neuen.
clause-de-0 = In der Schachtel sind 112 Karten: 76 Zahlen, 24 farbige Sonderkarten, 4 Farbwahlkarten, 4 Vier-Ziehen-und-Farbwahl-Karten und 4 UNO-Karten. Wer als Erster seine letzte Karte ablegt, hat die Runde gewonnen. { $rounds_to_win ->
        [0] Die Partie geht bis { $target } Punkte.
       *[other] Die Partie gewinnt, wer zuerst { $rounds_to_win } Runden gewonnen hat.
    }
clause-de-1 = Reihum legt jeder die gleiche Farbe, die gleiche Zahl, das gleiche Symbol oder eine schwarze Sonderkarte.
clause-de-2 = Eine farbige Sonderkarte kann immer auf eine gleichfarbige Zahlenkarte gelegt werden.
clause-de-3 = Nach einer Aussetzen-Karte setzt der nächste Spieler aus; der übernächste darf die gleiche Farbe, Aussetzen oder eine schwarze Sonderkarte legen. Als erste Karte: Der zweite Spieler { $first_skip ->
        [second_right] rechts
       *[other] links
    } vom Geber beginnt.
clause-de-4 = Bei einer Richtungswechsel-Karte geht es andersherum weiter; eine weitere dreht die Richtung wieder zurück. Als erste Karte: Der Spieler rechts vom Geber beginnt.
clause-de-5 = Eine Zwei-Ziehen-Karte kann man mit { $draw2_parry ->
        [draw2_or_wild4] jeder anderen Zwei-Ziehen-Karte oder mit Vier Ziehen
       *[other] jeder anderen Zwei-Ziehen-Karte
    } abwehren: Die Karten zählen zusammen und treffen den Nächsten. Wer nicht abwehren kann oder will, zieht alle und darf in diesem Zug nicht legen.
clause-de-6 = Wer legen kann, muss legen. Wer nicht kann, zieht { $draw_until_playable ->
        [on] so lange, bis eine Karte passt, und darf sie legen
       *[off] eine Karte und darf sie legen, falls sie passt
    }.
clause-de-7 = Die schwarzen Sonderkarten haben keine eigene Farbe.
clause-de-8 = Die UNO-Karten haben keine Bedeutung und werden am Anfang aussortiert.
clause-de-9 = Eine Farbwahlkarte passt auf jede Karte, nur nicht, wenn man aussetzen oder Karten ziehen muss. Als erste Karte: { $first_wild ->
        [left] Der Spieler links vom Geber
       *[other] Der Geber
    } wünscht sich die Farbe.
clause-de-10 =
    { $wild4_if ->
        [always] Vier Ziehen passt auf jede Karte, nur nicht, wenn man aussetzen muss. Anzweifeln kann es niemand.
       *[other] Nach Vier Ziehen zieht der nächste Spieler 4 Karten und darf nicht legen.
    } { $wild4_parry ->
        [on] Es kann mit einem weiteren Vier Ziehen abgewehrt werden, und nur damit: Die Karten zählen zusammen und treffen den Nächsten.
       *[off] Abwehren kann man es nicht.
    } Als erste Karte kommt es zurück, und es wird eine andere aufgedeckt.
clause-de-11 = Mit der vorletzten Karte sagt man „UNO“, bevor ein anderer Spieler gelegt hat. Sonst zieht man 2 Karten; merken muss es niemand.
clause-de-12 = Mit der letzten Karte sagt man „UNO UNO“, sonst hat man nicht gewonnen. Hat man es nicht gesagt, bevor ein anderer legt, zieht man 2 Karten und die Runde geht weiter; die Wirkung der Karte bleibt.
clause-de-1a = Jeder darf jederzeit die gleiche Karte legen, auch wenn er nicht an der Reihe ist; von ihm aus geht es weiter. Mehrere legt man nacheinander. Was zu ziehen ist, wächst und trifft den, der nach ihm kommt. Nicht, solange Vier Ziehen angezweifelt wird, nicht nach „UNO UNO“ und nicht vor dem ersten Zug. Wer zuerst kommt, legt zuerst.
clause-de-1b = Nach einer Zahlenkarte darf man sofort mit der nächsten Zahl derselben Farbe weitermachen, immer aufwärts oder immer abwärts, oder noch einmal mit der gleichen Karte, bis ein anderer etwas tut. Auf die 9 folgt keine 0.
clause-de-3a = Wer aussetzen soll, darf mit der gleichfarbigen Aussetzen-Karte abwehren: Dann setzt der Nächste aus.
clause-de-3b = Wer beide Aussetzen-Karten einer Farbe direkt nacheinander legt, lässt die nächsten beiden Gegner aussetzen.
clause-de-5a = Wer mit einer Zwei-Ziehen-Karte beendet, hat nicht gewonnen, wenn alle nach ihm abwehren: Die Summe kommt herum und er zieht sie. Wehrt einer nicht ab, hat er gewonnen, und dieser zieht.
clause-de-6a = Wer dran ist, darf eine Karte ziehen und dann irgendeine passende Karte legen oder passen. Nicht, wenn man Karten ziehen oder aussetzen muss.
clause-de-7a = Mit einer UNO-Karte oder Vier Ziehen endet keine Runde: Die Karte gilt und wirkt, aber man zieht 2 Karten und es geht weiter.
clause-de-8a = Eine UNO-Karte heißt Vier Ziehen, ohne Farbwahl. Nur eine andere UNO-Karte wehrt sie ab, und sie wehrt sonst nichts ab.
clause-de-8b = Wer eine UNO-Karte legt, darf genau zwei Karten an einen Spieler abgeben, muss aber mindestens eine behalten; sonst kostet es 2 Karten. Liegt oben eine UNO-Karte, so gilt die darunterliegende Karte.
clause-de-13a = Wird eine 0 gelegt, geben alle ihre Karten weiter, in die eine oder die andere Richtung: Wer sie legt, sagt, wohin{ $zero_rotation ->
        [optional] , und ob überhaupt
       *[other] { "" }
    }. Wer mit einer 0 Schluss macht, hat gewonnen, bevor getauscht wird.
clause-bb-1 = Zu zweit lässt eine Richtungswechsel-Karte den anderen aussetzen: Man ist noch einmal dran.
clause-bb-2 = Wer eine 7 legt, { $seven_swap ->
        [optional] darf alle Karten mit einem anderen Spieler tauschen
       *[other] tauscht alle Karten mit einem anderen Spieler
    }.
clause-bb-3 = Wer nicht legen kann, zieht so lange, bis eine Karte passt.
clause-bb-4 = Wer ziehen muss, darf eine Richtungswechsel-Karte der geltenden Farbe legen: Dann muss der vorige Spieler ziehen.
clause-bb-5 = Wer ziehen muss, darf eine Aussetzen-Karte der geltenden Farbe legen: Dann muss der nächste Spieler ziehen.
clause-bb-6 = Mehrere Karten mit der gleichen Zahl dürfen auf einmal gelegt werden.
clause-bb-7 = Es gibt { $teams } Teams; Partner gewinnen und zählen zusammen.
clause-r-1 = 2 bis 4 Spieler, jeder mit seiner Ablageschiene: Alle sehen, wie viele Steine die anderen haben, nie welche.
clause-r-2 = 100 Steine: zwei von jeder Zahl von 1 bis 12 in Rot, Gelb, Grün und Blau und 4 Joker. Jede 2 ist ein „Zieh 2“, jede 5 ein „Aussetzen“, jede 7 ein „Retour“: Diese und die Joker sind die Aktionssteine.
clause-r-3 = Eine Folge besteht aus mindestens 3 aufeinanderfolgenden Steinen einer Farbe, höchstens 12. Auf die 12 folgt keine 1.
clause-r-4 = Ein Satz sind 3 oder 4 Steine mit der gleichen Zahl in verschiedenen Farben.
clause-r-5 = Jeder zieht 14 Steine. Vier Startsteine liegen offen auf dem Tisch; der Rest ist der verdeckte Vorrat.
clause-r-6 = Vor der ersten Runde zieht jeder einen Stein; wer die höchste Zahl hat, beginnt, ein Joker zählt 0, bei Gleichstand wird noch einmal gezogen. Es geht linksherum. Spätere Runden beginnt { $next_starter ->
        [winner] der Gewinner der letzten
        [draw_again] wer wieder die höchste Zahl zieht
        [left_of_last_starter] der linke Nachbar dessen, der zuletzt begonnen hat
       *[left_of_winner] der linke Nachbar des letzten Gewinners
    }.
clause-r-7 = In einem Zug legt man 1 bis 4 Steine aus der Schiene. Steine, die man nur auf dem Tisch bewegt, zählen nicht mit.
clause-r-8 =
    { $must_play ->
        [strict] Wer legen kann, muss legen, auch wenn dafür Steine auf dem Tisch umgelegt werden müssen. Nur wenn gar nichts geht, zieht man einen Stein.
       *[other] Man darf einen Stein ziehen, auch wenn man legen könnte.
    }
clause-r-9 = Ein gezogener Stein, der passt, { $drawn_tile ->
        [must] muss
       *[may] darf
    } sofort ausgelegt werden, { $drawn_with_others ->
        [alone] allein
       *[others] auch zusammen mit anderen aus der Schiene
    }; dann ist der Zug beendet.
clause-r-10 = Wer auslegt, darf alles auf dem Tisch umlegen. Am Ende des Zuges muss jede Gruppe eine Folge oder ein Satz sein; nur Startsteine dürfen einzeln liegen. Wer nichts auslegt, lässt den Tisch, wie er war.
clause-r-11 = Startsteine dürfen jederzeit benutzt werden, müssen aber nie. Was einmal in einer Folge oder einem Satz lag, liegt nie wieder einzeln.
clause-r-12 = Ein Joker vertritt jeden Stein. Ein Satz enthält höchstens einen; eine Folge kann mehrere enthalten, aber nie direkt nebeneinander.
clause-r-13 =
    { $joker_moves ->
        [free] Ein Joker auf dem Tisch darf bewegt werden und jedes Mal etwas anderes vertreten.
       *[substituted] Ein Joker auf dem Tisch bleibt, was er vertritt, bis genau dieser Stein ihn ersetzt.
    } Der Stein, der ihn ersetzt, kommt { $joker_source ->
        [rack_or_table] aus der Schiene oder vom Tisch
       *[rack] aus der Schiene
    }. Der ausgetauschte Joker { $freed_joker ->
        [to_rack] darf auf die Schiene
       *[at_once] muss sofort in eine andere Folge oder einen anderen Satz
    }; er zählt nicht zu den vier.
clause-r-14 = Aktionssteine wirken einmal, wenn sie aus der Schiene kommen. Joker: Der Nächste zieht 4 und setzt aus. 2: zieht 2 und setzt aus. 5: setzt aus. 7: Die Richtung wechselt. Danach sind sie einfache Zahlensteine.
clause-r-15 = Von mehreren Aktionssteinen { $one_effect_per ->
        [turn] im selben Zug
       *[meld] in derselben Folge oder demselben Satz
    } wirkt nur einer; man wählt, welcher, und einer muss es sein. { $one_effect_per ->
        [turn] In welchen Gruppen sie liegen, ist gleich.
       *[meld] In verschiedenen Gruppen wirkt jeder, in der Reihenfolge deiner Wahl.
    }
clause-r-16 = Aktionssteine unter den Startsteinen wirken nie; ein Joker ist dort nur ein Joker.
clause-r-17 = Ein ausgetauschter und neu ausgelegter Joker { $joker_reactivates ->
        [on] wirkt noch einmal
       *[off] wirkt nicht noch einmal
    }.
clause-r-18 = Wer einen Joker auslegt, sagt, welchen Stein er vertritt, und der Tisch merkt es sich.
clause-r-19 = Wer am Ende seines Zuges nur noch einen Stein hat, ruft „UNO“. Wer nach dem Ende des Zuges erwischt wird, bevor der nächste Spieler { $uno_window ->
        [taken] seinen Zug eröffnet
       *[played] gelegt oder gezogen
    } hat, zieht 2 Steine. Ein später Ruf gilt noch, wenn er zuerst kommt.
clause-r-20 = Wer seine letzten 2, 3 oder 4 Steine in einem Zug auslegt, braucht nichts zu rufen.
clause-r-21 = Die Runde ist zu Ende, wenn eine Schiene leer ist. { $last_effect_counts ->
        [on] Ein Aktionsstein im letzten Zug lässt den Nächsten noch ziehen, bevor gezählt wird.
       *[off] Ein Aktionsstein im letzten Zug wirkt nicht mehr.
    }
clause-r-22 = Der Gewinner bekommt, was auf den anderen Schienen liegt: Zahlen ihren Wert, jede 2, 5 und 7 je 20 Punkte, Joker 50. Wer zuerst { $target } Punkte hat, gewinnt.
clause-r-23 = Ist der Vorrat aufgebraucht, bevor eine Schiene leer ist, gewinnt, wer die wenigsten Punkte hat, und bekommt die der anderen. Die Runde endet, { $pool_end ->
        [at_once] sobald der letzte Stein gezogen ist
       *[draw_due] wenn jemand ziehen muss und zu wenige Steine da sind
    }.
clause-r-23b = Zu zweit ist nach einer 7 { $two_player_reverse_skips ->
        [on] derselbe Spieler noch einmal dran
       *[off] der andere dran
    }.
clause-r-24 = Punkte werden nicht gezählt: Es gewinnt, wer zuerst { $rounds_to_win } Runden gewonnen hat.

## Webseite: nach Gehör und mit Tasten
web-keys = Tasten
web-keys-on = Einzelne Tasten
web-keys-table = Auf dem Tisch
web-key-hand = sagen, was du auf der Hand hast
web-key-middle = sagen, was auf dem Tisch liegt
web-key-counts = sagen, wie viel alle noch haben
web-key-direction = sagen, wie herum es geht
web-key-turn = sagen, wer dran ist
web-key-score = die Punkte sagen
web-key-moves = die letzten Züge sagen
web-key-draw = ziehen
web-key-end = den Zug beenden: fertig, behalten oder passen
web-key-uno = „UNO“ sagen
web-key-catch = erwischen, wer „UNO“ vergessen hat
web-key-hint = um einen Tipp bitten
web-key-home = zu deiner Hand gehen
web-key-list = diese Liste zeigen
web-key-cards-walk = von Karte zu Karte
web-key-cards-play = die Karte legen oder hören, warum nicht
web-key-legend = erklären, was gerade gewählt ist
web-key-cards-back = zurück, ohne zu wählen
web-key-tiles-walk = von Stein zu Stein, auch zwischen Schiene und Tisch
web-key-tiles-pick = einen Stein nehmen; auf dem Tisch: die genommenen Steine anlegen
web-key-tiles-more = noch einen Stein nehmen
web-key-tiles-new = eine neue Gruppe anfangen
web-key-tiles-take = auf die Schiene zurücknehmen
web-key-tiles-shift = einen Stein auf der Schiene verschieben
web-key-tiles-undo = rückgängig machen, wiederholen
web-key-tiles-drop = loslassen, was du genommen hast
web-told-you = Du
web-told-count = { $name }: { $held }.
web-told-hand = Du hast: { $pieces }.
web-told-fit = Spielbar: { $pieces }.
web-told-debt = Zu ziehen: { $held }.
web-told-new-hand = Deine Hand ist jetzt: { $pieces }.
web-told-got = Du bekommst: { $pieces }.
web-told-empty = Auf dem Tisch liegt nichts.
web-told-nothing = Da gibt es nichts zu sagen.
web-told-not-now = Das geht jetzt nicht.
web-told-nobody-forgot = Niemand hat „UNO“ vergessen.
web-due-uno = Sag jetzt „UNO“!
web-due-catch = { $name } hat „UNO“ vergessen: Sag es schnell!
web-seconds-left = Noch { $seconds } Sekunden.
web-log-drew-own = Du ziehst: { $pieces }.
web-log-time =
    { $me ->
        [name] Deine Zeit ist um: Der Tisch spielt für dich.
       *[none] Die Zeit von { $name } ist um: Der Tisch macht den Zug.
    }
web-prompt-keep = Die Karte passt nicht: Du behältst sie.
web-tiles-prompt-keep = Der Stein passt nicht: Du behältst ihn.
web-spoken = Ansagen
web-spoken-few = wenige
web-spoken-normal = normal
web-spoken-all = alle
web-passes = Von selbst passen, wenn es keine Wahl gibt

## Der Tisch mit Steinen auf der Seite

web-tile-joker = Joker
web-tile-joker-as = Joker für { $tile }
web-tile-draw2 = { $tile }, Zieh 2
web-tile-skip = { $tile }, Aussetzen
web-tile-reverse = { $tile }, Retour
web-tile-wild4 = { $tile }, Zieh 4
web-tile-new = { $tile }, neu
web-tile-playable = { $tile }, spielbar
web-tile-yours = { $tile }, von deiner Schiene
web-tiles-table = Steine auf dem Tisch
web-tiles-group = Gruppe { $number }: { $tiles }
web-tiles-single = Startstein: { $tiles }
web-tiles-rack =
    Deine Schiene: { $tiles ->
        [one] ein Stein
       *[other] { $tiles } Steine
    }
web-seat-tiles =
    { $tiles ->
        [one] ein Stein
       *[other] { $tiles } Steine
    }
web-tiles-pool =
    Vorrat: { $tiles ->
        [one] ein Stein
       *[other] { $tiles } Steine
    }
web-tiles-new-group = Neue Gruppe
web-tiles-to-rack = Zurück auf die Schiene
web-tiles-undo = Rückgängig
web-tiles-redo = Wiederholen
web-tiles-reset = Zug neu beginnen
web-tiles-as-before = Der Tisch ist wie vorher.
web-tiles-hint = Tipp
web-tiles-hint-show = Zug zeigen
web-tiles-sort-run = Nach Farben ordnen
web-tiles-sort-number = Nach Zahlen ordnen
web-tiles-tools = Werkzeuge für deinen Zug
web-tiles-how = Steine an ihren Platz schieben, oder erst die Steine, dann den Platz antippen.
web-tiles-where = Tippe auf eine Gruppe oder auf + für eine neue.
web-tiles-keys = Die Pfeiltasten gehen von Stein zu Stein. Eingabe nimmt einen Stein auf oder legt die aufgenommenen zu der Gruppe, bei der du bist. Leertaste nimmt noch einen auf, N macht eine neue Gruppe, die Rücktaste nimmt zurück, Alt und Pfeil verschieben einen Stein auf der Schiene.
web-tiles-end = Zug beenden
web-tiles-draw = Stein ziehen
web-tiles-keep = Stein behalten
web-tiles-left =
    { $left ->
        [0] kein weiterer Stein in diesem Zug
        [one] noch ein Stein darf gelegt werden
       *[other] noch { $left } Steine dürfen gelegt werden
    }
web-tiles-fits = Alles passt: Du kannst den Zug beenden.
web-tiles-prompt-turn = Du bist dran: Leg 1 bis 4 Steine.
web-tiles-prompt-draw = Du bist dran: Leg Steine aus oder zieh einen.
web-tiles-prompt-drawn = Leg den gezogenen Stein oder behalte ihn.
web-tiles-prompt-must = Der gezogene Stein passt: Leg ihn.
web-tiles-dealing = Die Steine werden verteilt …
web-tiles-untouched = Nimm erst deine Steine zurück: Ziehen darfst du nur, solange du nichts ausgelegt hast.
web-tiles-hint-found = Die markierten Steine sind spielbar. Noch einmal drücken zeigt, wie.
web-tiles-hint-none = Es lässt sich nichts legen.
web-tiles-hint-late = Noch einmal drücken zeigt einen ganzen Zug. Was du gelegt hast, kommt dann zurück auf deine Schiene.
web-tiles-hint-shown = So ginge es. Gelegt wird erst, wenn du den Zug beendest.
web-tiles-effects = Was wirkt, in dieser Reihenfolge
web-tiles-effect-draw2 = 2 ziehen
web-tiles-effect-skip = aussetzen
web-tiles-effect-reverse = umkehren
web-tiles-effect-wild4 = 4 ziehen
web-tiles-no-effect = wirkt nicht
web-tiles-name-joker = Wofür steht der Joker?
web-tiles-name-none = Leg ihn erst zu anderen Steinen.
web-tiles-fault-short = zu kurz
web-tiles-fault-mixed = weder Folge noch Satz
web-tiles-fault-gap = eine Zahl fehlt
web-tiles-fault-twice = eine Zahl zweimal
web-tiles-fault-colour = eine Farbe zweimal
web-tiles-fault-joker = ein zweiter Joker
web-tiles-fault-jokers = Joker nebeneinander
web-tiles-left-over = Was auf den Schienen blieb
web-last-kept = behält ihn
web-log-tile-start = Ausgelost, wer beginnt: { $tiles }.
web-log-tile-dealt = Neue Runde: { $me ->
        [name] Du beginnst
       *[none] { $name } beginnt
    }.
web-log-tile-laid =
    { $me ->
        [name] Du legst
       *[none] { $name } legt
    }: { $tiles }.
web-log-tile-taken =
    { $me ->
        [name] Du nimmst einen Joker und legst
       *[none] { $name } nimmt einen Joker und legt
    }: { $tiles }.
web-log-tile-drew =
    { $me ->
        [name] Du ziehst
       *[none] { $name } zieht
    } { $tiles ->
        [one] einen Stein
       *[other] { $tiles } Steine
    }.
web-log-tile-drew-effect =
    { $me ->
        [name] Du musst
       *[none] { $name } muss
    } { $tiles ->
        [one] einen Stein
       *[other] { $tiles } Steine
    } ziehen.
web-log-tile-drew-caught =
    { $me ->
        [name] Du wurdest erwischt und ziehst
       *[none] { $name } wurde erwischt und zieht
    } { $tiles ->
        [one] einen Stein
       *[other] { $tiles } Steine
    }.
web-log-tile-drew-own =
    { $me ->
        [name] Du ziehst
       *[none] { $name } zieht
    }: { $tiles }.
web-log-tile-kept =
    { $me ->
        [name] Du behältst
       *[none] { $name } behält
    } den Stein.
web-log-tile-pool = Der Vorrat ist leer: { $me ->
        [name] Du hast die wenigsten Punkte und gewinnst
       *[none] { $name } hat die wenigsten Punkte und gewinnt
    } die Runde.

# Züge, in wenigen Worten

listed = { $before }, { $last }
tile-of-player = { $name } ({ $tile })
action-play = { $card } legen
action-play-colour = { $card } legen und { $colour } wünschen
action-with-call = { $move } und „UNO“ rufen
action-draw = Ziehen
action-pass = Passen
action-call = „UNO“ rufen
action-catch = { $other } hat „UNO“ vergessen
action-doubt = Vier Ziehen anzweifeln
action-name-colour = { $colour } wünschen
action-hands-left = Alle Karten nach links weitergeben
action-hands-right = Alle Karten nach rechts weitergeben
action-pick = { $other } wählen
action-give = { $cards } an { $other } geben
action-accuse = { $other } beschuldigen, Rat gegeben zu haben
action-aye = Ja stimmen
action-nay = Nein stimmen
action-lay = { $tiles } legen
action-draw-tile = Einen Stein ziehen
action-keep = Den gezogenen Stein behalten
action-take = Den Zug beginnen

# Ein Tisch in einfachem Text

board-discards = Ablagestapel
board-pile = Ziehstapel
board-pool = Vorrat
board-meld = Gruppe { $number }: { $text }
board-loose = Einzelne Steine
board-colour = Geltende Farbe: { $colour }
board-debt = Karten zu ziehen: { $cards }
board-uncalled = hat nicht „UNO“ gerufen
table-face-down = { $count } verdeckt

# Ein Platz als Text, und Spielen im Terminal

text-rules = Regeln:
text-position = Stand:
text-since = Seit deinem letzten Zug:
text-moves = Deine Züge:
text-more-moves = Du kannst auch Steine auslegen: Nenne sie, etwa R5 R6 R7.
text-you = Du bist { $name }.
text-answer = Antworte mit einem Zug in Notation.
text-may-wait = Du bist nicht dran. Antworte mit einem Zug oder mit wait.
text-won-by = Die Runde ist vorbei. Gewonnen von: { $names }.
text-made-for-you = Deine Antwort wurde { $times }-mal abgelehnt; der einfachste Zug wurde für dich gemacht.
text-hold = Du hast: { $pieces }
text-got = Du bekommst: { $pieces }
text-nothing-held = nichts
text-tile-acted = { $tile } wirkt.
text-tile-took-turn =
    { $me ->
        [name] Du beginnst deinen
       *[none] { $name } beginnt den
    } Zug.
text-with-effects = { $move }; es wirkt: { $tiles }
text-with-last-call = { $move } und „UNO UNO“ rufen
text-drew-card = { $drew } Es ist { $card }.
play-local = { $edition } gegen Bots: { $bots }.
play-remote = Der Tisch: { $link }
play-commands = Gib einen Zug ein, oder help für die Befehle.
play-lost = Verbindung unterbrochen; es wird wieder versucht …
play-back = Wieder verbunden.
play-open = Der Tisch wartet auf Spieler. sit nimmt einen Platz, agree stimmt den Regeln zu; wer den Tisch leitet, kann Bots dazusetzen (bot) und beginnen (start).
play-next = next macht weiter.
play-out-of-turn = Außer der Reihe kannst du:
play-no-moves = Du kannst jetzt nichts tun.
play-allowed = Das ist erlaubt.
play-no-hint = Kein Tipp: Davon lässt sich nichts legen.
play-not-begun = Die Partie hat noch nicht begonnen.
play-no-free-seat = Kein Platz ist frei.
play-no-textual = Der Vollbildmodus braucht Textual: pip install textual, oder nimm --plain.
play-does-hand = was du hast
play-does-top = was offen liegt
play-does-table = alles: Regeln, Stand, was geschah, deine Züge
play-does-legal = deine erlaubten Züge
play-does-why = why ZUG: warum ein Zug nicht erlaubt ist
play-does-hint = was sich legen lässt; hint R5 R6: wie diese
play-does-score = der Punkteblock
play-does-rules = was von den gedruckten Regeln abweicht
play-does-book = das ganze Regelheft; book FR-7: eine Stelle daraus
play-does-log = was zuletzt geschah
play-does-say = say TEXT: chatten
play-does-next = die nächste Runde, oder noch eine Partie
play-does-sit = einen Platz nehmen
play-does-agree = den Regeln zustimmen
play-does-start = die Partie beginnen (Gastgeber)
play-does-bot = Bots auf die freien Plätze (Gastgeber); bot strong; bot strong 3: einer, auf Platz 3
play-does-pause = um eine Pause bitten
play-does-resume = nach einer Pause weiterspielen
play-does-leave = den Platz aufgeben
play-does-help = Diese Liste.
play-does-quit = aufhören; dein Platz auf einem Server bleibt deiner
play-does-moves = Alles andere ist ein Zug in Notation, wie legal sie zeigt; Steine legt man, indem man sie nennt: R5 R6 R7.
refusal-play-unreachable = Der Server { $address } ist nicht erreichbar: { $reason }.
refusal-play-not-let-in = Der Server lässt diesen Gast nicht herein.
refusal-play-too-many-bots = Es gibt { $bots } Bots für { $seats } andere Plätze.
refusal-play-pace = Das Tempo „{ $pace }“ gibt es nicht; es gibt: { $known }.
refusal-play-not-begun = Es gibt noch keine Partie.
refusal-play-address = Die Adresse „{ $address }“ beginnt nicht mit http oder https.
play-enter = Eingabe: { $what }
play-jump = Schnell, Taste J: { $moves }
play-fits = Alles passt: E beendet den Zug.
play-no-draft = Wähle Steine mit Eingabe, dann eine Gruppe, oder N für eine neue.
play-key-keys = Tasten
play-key-quit = Beenden
play-key-arrows = den Cursor bewegen; bei Steinen geht es nach oben zum Tisch
play-key-enter = die Karte legen; einen Stein wählen, Steine zu einer Gruppe legen; nach einer Runde weiterspielen
play-key-d = ziehen
play-key-p = passen, oder das Gezogene behalten
play-key-u = „UNO“ sagen, jetzt oder mit der nächsten Karte
play-key-c = ein vergessenes „UNO“ erwischen
play-key-x = ein Vier Ziehen anzweifeln
play-key-j = dazwischenwerfen, oder außer der Reihe weiterlegen
play-key-m = Menü aller Züge
play-key-i = Tipp; mit gewählten Steinen: wie man sie legt
play-key-s = die Hand ordnen
play-key-n = neue Gruppe
play-key-back = einen Stein zurücknehmen
play-key-z = rückgängig; Z beginnt den Zug neu
play-key-e = den Zug beenden
play-key-moves = Züge
play-fill-and-start = Bots auf die freien Plätze, und geben
play-key-w = vor bis zu deinem Zug
play-key-pause = um eine Pause bitten, oder weiterspielen
play-key-v = über jemanden abstimmen, der fort ist
play-does-decide = decide wait, decide bot oder decide end: über jemanden abstimmen, der fort ist
play-key-h = Tischmenü
play-start = Die Partie beginnen
play-edition = Ausgabe
refusal-play-setting = „{ $value }“ ist kein Wert von { $name }.
refusal-play-nobody = Am Tisch heißt niemand „{ $name }“.
play-does-remove = remove NAME: einen Platz frei machen (Gastgeber)
play-does-host = host NAME: die Gastgeberrolle weitergeben (Gastgeber)
play-does-mute = mute NAME: für alle stumm schalten oder wieder sprechen lassen (Gastgeber)
play-does-readmit = alle Entfernten wieder Platz nehmen lassen (Gastgeber)
play-does-change = change NAME=WERT …: Einstellungen oder Hausregeln (Gastgeber); change allein zeigt sie
play-does-away = den Autopiloten spielen lassen
play-does-back = wieder selbst spielen
## Lektionen: was der Lehrer sagt; $one und $two sind die Spieler links

lesson-classic-aim = Willkommen! Das sind deine sieben Karten. Wer zuerst keine Karten mehr hat, gewinnt die Runde. Die Karten dieser Runde sind vorbereitet, damit du jede Regel einmal siehst.
lesson-classic-match = Du bist dran. Eine Karte passt, wenn sie die Farbe, die Zahl oder das Symbol der Karte auf dem Ablagestapel hat. Dort liegt eine rote 5: Leg deine rote 9.
lesson-classic-others = Gut gemacht. Jetzt ist { $one } dran, dann { $two }: Es geht im Uhrzeigersinn.
lesson-classic-draw = Eine blaue 3, und du hast weder eine blaue Karte noch eine 3. Wer keine passende Karte hat, zieht eine: Drück auf den Ziehstapel.
lesson-classic-drawn = Du hast eine Farbwahlkarte gezogen. Sie passt immer, du darfst sie also sofort legen, und du wünschst dir die Farbe. Du hast viele grüne Karten: Leg sie und wähle Grün.
lesson-classic-draw2 = Es geht mit Grün weiter. Deine grüne Zwei-Ziehen-Karte trifft { $one }: Leg sie.
lesson-classic-draw2-done = { $one } zieht zwei Karten und setzt aus: Jetzt ist schon { $two } dran.
lesson-classic-skip = Nach einer Aussetzen-Karte setzt der nächste Spieler aus. Leg deine grüne Aussetzen-Karte.
lesson-classic-reverse = Eine Richtungswechsel-Karte dreht die Spielrichtung um. Leg deine grüne Richtungswechsel-Karte.
lesson-classic-reversed = Siehst du den Pfeil? Jetzt geht es andersherum: erst { $two }, dann { $one }.
lesson-classic-wild4 = { $one } hat Vier Ziehen gelegt: Du müsstest vier Karten ziehen. Erlaubt ist das aber nur, wenn sonst keine Karte passt. Hatte { $one } vielleicht eine grüne Karte? Zweifle Vier Ziehen an!
lesson-classic-bluff = Es war ein Bluff! { $one } nimmt die Karte zurück und zieht an deiner Stelle vier Karten. Hättest du dich geirrt, hättest du sechs gezogen.
lesson-classic-number = Du bist noch einmal dran. Auch die gleiche Zahl passt: Leg deine gelbe 4 auf die grüne 4.
lesson-classic-catch = { $two } hat nur noch eine Karte und hat nicht „UNO“ gerufen. Melde es, bevor der nächste Spieler legt: Drück den Knopf am Platz.
lesson-classic-caught = Das kostet { $two } zwei Karten. Es kann dir genauso passieren.
lesson-classic-uno = Du hast zwei Karten. Wer die vorletzte Karte legt, muss „UNO“ rufen: Drück erst UNO!, dann leg deine gelbe 5.
lesson-classic-called = Alle haben es gehört, niemand kann dich erwischen. Noch eine Karte!
lesson-classic-last = Deine letzte Karte passt. Leg sie und gewinne die Runde.
lesson-classic-won = Gewonnen! Du bekommst die Punkte der Karten, die die anderen noch haben. Wer zuerst 500 Punkte hat, gewinnt die Partie. Weiter geht es mit der nächsten Runde, die wie jede andere gegeben wird, oder zurück zur Startseite.
lesson-classic-any-laid = Du kannst legen, was passt: gleiche Farbe, gleiche Zahl oder gleiches Symbol. Die anderen spielen jetzt von selbst weiter, und ich sage dir, was neu ist.
lesson-classic-any-drew = Wer nicht legen kann, zieht eine Karte. Passt sie, darf sie sofort gelegt werden.
lesson-classic-any-colour = Nach einer Farbwahlkarte gilt die gewünschte Farbe. Sie steht beim Ablagestapel.
lesson-classic-any-skipped = Ausgesetzt: Nach Aussetzen, Zwei Ziehen oder Vier Ziehen ist der nächste Spieler nicht dran.
lesson-classic-any-turned = Die Spielrichtung hat gewechselt.
lesson-classic-any-doubted = Vier Ziehen wurde angezweifelt. War es ein Bluff, zieht der Bluffer vier Karten; wenn nicht, zieht der Zweifler sechs.
lesson-classic-any-called = „UNO!“ muss rufen, wer die vorletzte Karte legt.
lesson-classic-any-caught = Jemand hat „UNO“ vergessen und wurde erwischt: zwei Karten.
lesson-classic-any-over = Die Runde ist vorbei. Der Gewinner bekommt die Punkte der Karten, die die anderen noch haben. Weiter geht es mit der nächsten Runde, oder zurück zur Startseite.

lesson-rummy-aim = Willkommen! Das sind deine vierzehn Steine. Wessen Schiene zuerst leer ist, gewinnt die Runde. Vier Startsteine liegen auf dem Tisch. Die Steine dieser Runde sind vorbereitet, damit du jede Regel einmal siehst.
lesson-rummy-run = Eine Folge sind mindestens drei aufeinanderfolgende Zahlen einer Farbe. Tipp deine rote 8, 9 und 10 an, dann den Platz für eine neue Gruppe, und beende deinen Zug. In einem Zug darfst du bis zu vier Steine legen.
lesson-rummy-shared = { $one } hat die rote 11 an deine Folge gelegt. Was auf dem Tisch liegt, gehört allen.
lesson-rummy-set = Ein Satz ist die gleiche Zahl in verschiedenen Farben. Tipp deine rote, gelbe und blaue 11 an, dann die grüne 11 auf dem Tisch: Auch Startsteine darfst du benutzen. Beende deinen Zug.
lesson-rummy-stuck = { $one } kann gar nichts legen. Nur dann wird ein Stein gezogen; wer legen kann, muss es.
lesson-rummy-rearrange = Du darfst Steine auf dem Tisch umlegen, solange am Ende alle Gruppen gültig sind. Nimm die rote 8 aus ihrer Folge, zusammen mit deiner grünen und blauen 8: Tipp alle drei an, dann den Platz für eine neue Gruppe.
lesson-rummy-words = Jede 2, 5 und 7 und jeder Joker wirkt, wenn er von deiner Schiene kommt. Mit der gelben 3 auf dem Tisch werden deine gelbe 2 und 4 zur Folge, und wegen der 2 zieht { $one } zwei Steine und setzt aus.
lesson-rummy-joker = Du bist wieder dran. Ein Joker vertritt jeden Stein: Tipp ihn an, dann die blaue 8, und er ist die gelbe 8. { $one } zieht vier Steine und setzt aus.
lesson-rummy-uno = Noch drei Steine. Leg die rote 12 an die rote Folge und die gelbe 5 an die gelbe. Dann bleibt nur ein Stein, also drück UNO!, bevor du deinen Zug beendest.
lesson-rummy-last = Wegen der 5 hat { $one } ausgesetzt. Leg deinen letzten Stein, die gelbe 6, an die gelbe Folge und gewinne die Runde.
lesson-rummy-won = Gewonnen! Du bekommst die Punkte der Steine auf den anderen Schienen. Spiel noch einmal, und die Steine werden gegeben wie in jedem anderen Spiel, oder geh zurück zur Startseite.
lesson-rummy-any-laid = Du kannst alles legen, was gültige Folgen und Sätze ergibt. Die anderen spielen jetzt von selbst weiter, und ich sage dir, was neu ist.
lesson-rummy-any-drew = Wer nichts legen kann, zieht einen Stein.
lesson-rummy-any-acted = Ein Aktionsstein kam von einer Schiene und wirkt: 2 ist „Zieh 2“, 5 ist „Aussetzen“, 7 ist „Retour“, ein Joker „Zieh 4“.
lesson-rummy-any-called = „UNO!“ muss rufen, wer am Ende des Zuges nur noch einen Stein hat.
lesson-rummy-any-caught = Jemand hat „UNO“ vergessen und wurde erwischt: zwei Steine.
lesson-rummy-any-over = Die Runde ist vorbei. Der Gewinner bekommt die Punkte der Steine auf den anderen Schienen. Weiter geht es mit der nächsten Runde, oder zurück zur Startseite.

## Tipps: warum ein Zug vorgeschlagen wird

hint-last = Es ist deine letzte Karte: Du gewinnst die Runde.
hint-hits = { $cards ->
        [one] Das trifft { $seat } mit nur noch einer Karte.
       *[other] Das trifft { $seat } mit nur noch { $cards } Karten.
    }
hint-keeps-wilds = Deine Farbwahlkarten sind später mehr wert.
hint-only-wild = Sonst passt nichts.
hint-strong-colour = Die Farbe wechselt zu { $colour }, davon hast du am meisten.
hint-stays = Du hast noch mehr Karten dieser Farbe ({ $colour }).
hint-points = Damit bist du viele Punkte los.
hint-nothing-fits = Keine deiner Karten passt.
hint-waits = Was passt, ist später mehr wert.
hint-unbelieved = Es sieht nach einem Bluff aus.
hint-believed = Es sieht nicht nach einem Bluff aus.
hint-catch = { $seat } hat „UNO“ vergessen.
hint-call = Sonst kann man dich erwischen.
hint-chances = Weitergedacht gewinnt das am häufigsten.

## Erstes Spiel, Legende, Tipps auf der Seite

web-learn = Ich habe noch nie gespielt
web-learn-about = Eine Runde, Schritt für Schritt, in fünf Minuten
web-learn-title = Dein erstes Spiel
web-learn-lead = Wähle ein Spiel. Du spielst eine echte Runde, und ein Lehrer erklärt jede Regel, wenn sie drankommt. Du kannst jederzeit gehen.
web-learn-minutes = etwa fünf Minuten
web-coach = Lehrer
web-coach-next = Weiter
web-coach-take-back = Zug zurücknehmen
web-coach-rule = Die Regel
web-coach-hide = Ohne Lehrer weiterspielen
web-coach-show = Lehrer anzeigen
web-coach-progress = Wie weit die Lektion ist
web-legend = Was die Karten tun
web-legend-tiles = Was die Steine tun
web-legend-of = { $piece }: Wirkung
web-legend-points = { $points ->
        [one] Zählt 1 Punkt.
       *[other] Zählt { $points } Punkte.
    }
web-hint = Tipp
web-hint-move = { $move }.
web-hint-nothing = Für dich gibt es gerade nichts zu tun.
web-card-bluff = { $card }, wäre ein Bluff
web-bluff = Vier Ziehen wäre jetzt ein Bluff: Eine andere Karte passt. Wird es angezweifelt, ziehst du.
web-tiles-ahead-draws = { $tiles ->
        [one] { $name } zieht einen Stein und setzt aus.
       *[other] { $name } zieht { $tiles } Steine und setzt aus.
    }
web-tiles-ahead-skipped = { $name } setzt aus.
web-tiles-ahead-turned = Die Richtung wechselt.

## Assistenten (pioche mcp)

mcp-no-package = Assistenten brauchen das Paket für das Model Context Protocol: pip install mcp
mcp-serving = Assistenten verbinden sich mit { $address }
mcp-instructions = Pioche setzt dich an einen Tisch der UNO-Spiele, mit Menschen oder gegen Bots. new_table macht einen Tisch, join_table nimmt einen Link oder einen Code. Dann immer wieder: mit wait warten, bis du dran bist, einen der aufgezählten Züge wählen, ihn mit play spielen. Spiel nach den Regeln des Tisches, die anders sein können als die, die du kennst: Sie sind aufgezählt, und rules erklärt sie. Du siehst, was dein Platz sehen darf, und die anderen sehen, dass du ein Assistent bist.
mcp-tool-games = Die Ausgaben, die gespielt werden können. Mit einer Ausgabe (etwa classic/de oder rummy/fr): ihre Hausregeln mit ihren Werten, für house_rules von new_table.
mcp-tool-new-table = Einen Tisch machen und sich setzen. Ohne server: ein Tisch hier, gegen Bots (bots: beginner, casual, strong oder master, durch Kommas getrennt). Mit server, einer Adresse oder default: ein Tisch dort, dessen Link du weitergeben kannst. house_rules: Namen und Werte, wie games sie aufzählt.
mcp-tool-join-table = Sich an einen Tisch auf einem Server setzen, mit seinem Link oder seinem Code. watch: nur zuschauen.
mcp-tool-look = Was dein Platz vor sich hat: die Regeln, die vom Druck abweichen, die Stellung, was seit deinem letzten Zug geschehen ist, deine erlaubten Züge in Notation und in Worten.
mcp-tool-wait = Warten, bis der Tisch auf dich wartet oder etwas geschehen ist, worauf du antworten kannst, höchstens so viele Sekunden; dann wie look.
mcp-tool-play = Einen Zug in Notation machen, wie er unter deinen Zügen steht: legen, ziehen, „UNO“ sagen, erwischen, anzweifeln, abstimmen. Steine werden ausgelegt, indem man sie nennt: R5 R6 R7. Mit wait_seconds kommt die Antwort bei deinem nächsten Zug.
mcp-tool-why = Warum ein Zug jetzt abgelehnt würde, mit der Ziffer der Spielregel. Nichts wird gespielt.
mcp-tool-hint = Ein Zug, der jetzt möglich ist, wo das Spiel Tipps hat; mit pieces: wie genau diese Steine ausgelegt werden können.
mcp-tool-say = Allen am Tisch etwas sagen.
mcp-tool-rules = Wie die Regeln des Tisches vom Druck abweichen; mit clause, etwa FR-7, diese Ziffer. Die ganze Spielregel ist eine Ressource.
mcp-tool-score = Der Punktezettel.
mcp-tool-manage = Neben dem Spiel: sit (sich setzen), agree (den Regeln zustimmen), start (Gastgeber), add_bots (Gastgeber; detail: eine Stufe), next (nächste Runde oder noch eine Partie), pause, resume, vote über jemanden, der weg ist (detail: wait, bot oder end).
mcp-tool-review = Wie gut alle gespielt haben und wie viel Glück sie hatten, in den fertigen Runden der Partie. Dauert etwas.
mcp-tool-leave = Den Platz aufgeben und den Tisch verlassen.
mcp-resource-rules = Die Spielregel des Tisches: was vom Druck abweicht, und jede gültige Ziffer.
mcp-chair = Dein Stuhl: { $chair }
mcp-said = Gesagt.
mcp-news = Was neu ist:
mcp-you = Du bist { $name } (Platz { $seat }).
mcp-watching = Du schaust zu.
mcp-their-turn = { $name } ist dran.
mcp-clock = { $seconds ->
        [one] Noch 1 Sekunde für diesen Zug.
       *[other] Noch { $seconds } Sekunden für diesen Zug.
    }
mcp-nothing-happened = Nichts, was dich angeht, ist geschehen. Warte noch einmal.
mcp-next = manage next geht weiter.
mcp-open = Der Tisch wartet auf Spieler. manage agree nimmt die Regeln an; der Gastgeber kann add_bots und start.
mcp-dealing = Es wird gegeben.
mcp-left = Du hast den Tisch verlassen.
cli-command-mcp = ein Platz am Tisch für einen KI-Assistenten
help-mcp = Einem Assistenten über das Model Context Protocol Plätze an Tischen geben: über Standardeingabe und -ausgabe oder über HTTP.
help-mcp-http = „Streamable HTTP“ an diesem Port oder an host:port anbieten. Standard: Standardeingabe und -ausgabe.
help-mcp-name = Der Name des Assistenten an Tischen. Zwei Assistenten an einem Tisch brauchen verschiedene.
help-mcp-server = Der einzige Server, an dessen Tische man sich setzen darf. Standard: jeder.
help-mcp-tables = Wie viele Tische zugleich offen sein können.
help-mcp-pace = Wie lange Bots an Tischen in diesem Programm warten: slow, normal, quick oder instant.
refusal-mcp-no-chair = Diesen Stuhl gibt es nicht: new_table oder join_table gibt dir einen.
refusal-mcp-too-many = Es sind schon { $most } Tische offen; verlass erst einen.
refusal-mcp-other-server = An Tische bei { $address } darf man sich von hier aus nicht setzen.
refusal-mcp-silent = Der Tisch antwortet nicht.
refusal-mcp-address = „{ $address }“ ist keine Adresse; ein Port oder host:port wird gebraucht.

# Auf diesem Gerät spielen, ohne Server
web-device = Auf diesem Gerät spielen
web-device-about = Kein Netz, oder nur zum Ausprobieren? Spiele ohne Server gegen Bots: Alles läuft und bleibt auf diesem Gerät.
device-here = Du spielst auf diesem Gerät: Nichts verlässt es, und niemand sonst kann mitspielen.
device-to-server = Zum Server
device-loading = Das Spiel wird geladen …
device-starting = Es geht gleich los …
device-once = Etwa 9 MB, einmal geladen; danach geht es ohne Netz.
device-elsewhere = Die Tische dieses Geräts sind in einem anderen Tab oder Fenster offen. Schließe sie dort zuerst.
device-storage = Dieser Browser bewahrt hier nichts auf (vielleicht ein privates Fenster): Ein Spiel ginge verloren.
device-failed = Das Spiel konnte auf diesem Gerät nicht starten. Gibt es Netz, und ist der Browser aktuell?
device-full = Das Gerät konnte das nicht aufbewahren (ist der Speicher voll?), deshalb wurde nichts gespielt. Schaffe Platz und versuche es noch einmal.
device-site-about = Nichts zu installieren, kein Konto: Alles läuft in diesem Browser und bleibt auf diesem Gerät.
device-rule-books = Spielregeln aller Ausgaben
device-docs = Dokumentation
device-licences = Lizenzen dessen, was hier läuft
device-together = Seid ihr mehrere? Macht einen Tisch für euch alle auf und gebt das Gerät herum.
device-link-none = Diese Partie ist nur auf diesem Gerät. Gib ihre Datei weiter: Sie lässt sich überall genauso öffnen.
device-kept = Diese Liste ist nur auf diesem Gerät. Es behält die letzten 50 Tische.
device-file-about = Die Datei wird auf diesem Gerät geprüft und gezeigt; sie geht nirgendwohin.
device-review-about = Dieses Gerät rechnet weniger weit voraus als ein Server: Es findet weniger Fehler, und es dauert Minuten.
device-people = An diesem Gerät
device-person = Spieler { $number }
device-passing = Ihr gebt das Gerät herum. Zwischen zwei Händen zeigt es nichts.
device-give = Gib das Gerät { $name }
device-hidden = Bis dahin ist vom Tisch nichts zu sehen.
device-i-am = Ich bin { $name }
device-who = Wer hat das Gerät?
device-holds = { $name } hat das Gerät.
device-pass-on = Weitergeben
device-turn-of = { $name } ist am Zug.

## After the game

web-my-games = Meine Partien
web-replay = Partie ansehen
after-replay = Aufgezeichnete Partie
after-games = Meine Partien
after-controls = Schritte der Partie
after-round-choice = Zu einer Runde
after-round = Runde { $round }
after-timeline = Schritt der Runde
after-told = { $step } von { $steps }: { $told }
after-first = Zum Anfang
after-last = Zum Ende
after-back = Einen Schritt zurück
after-next = Einen Schritt weiter
after-mark-before = Voriger Höhepunkt
after-mark-after = Nächster Höhepunkt
after-play = Abspielen
after-pause = Anhalten
after-pace = Tempo
after-pace-seconds = alle { $seconds } s ein Schritt
after-list = Was die Liste zeigt
after-moments = Höhepunkte
after-no-moments = Noch nichts.
after-view = Ansicht
after-eyes = Gesehen von
after-open-hands = Alle Hände offen
after-pass-on = Weitergeben
after-link = Link zu diesem Augenblick
after-copy-link = Link kopieren
after-link-about = Wer den Link hat, sieht die Partie. Namen sieht man nur von denen, die es erlaubt haben (Meine Partien).
after-link-running = Einen Link gibt es, sobald die Partie zu Ende ist.
after-link-none = Diese Partie hat keinen Link: Sie ist in einer Datei auf deinem Gerät.
after-position = Die Stellung als Text
after-copy-position = Stellung kopieren
after-file = Datei (.pioche) wählen oder auf die Seite ziehen
after-open-file = Aufgezeichnete Partie öffnen
after-file-about = Der Server prüft und zeigt die Datei; er behält sie nicht.
after-none = Hier ist keine Partie
after-loading = Die Partie wird geholt …
after-to-table = Zum Tisch
after-tried = Dies ist eine aufgezeichnete Partie. Um etwas anderes zu versuchen, spiel ab hier weiter.
after-what-if = Ab hier spielen
after-line = Züge für alle Plätze ausprobieren
after-line-end = Zurück zur Partie
after-line-back = Zurücknehmen
after-line-forward = Wiederholen
after-line-name = Name
after-line-keep = Mit der Partie speichern
after-line-kept = Gespeichert
after-line-over = Die Runde ist hier zu Ende.
after-line-turn = { $name } ist am Zug. Ausprobierte Züge: { $moves }.
after-line-bots = Gegen Bots
after-line-alone = Allein, für alle Plätze
after-lines = Mit dieser Partie gespeichert
after-line-about = ab Schritt { $step }, Züge: { $moves }
after-line-drop = „{ $name }“ entfernen
after-line-gone = Diese Züge sind nicht mehr mit der Partie gespeichert.
after-key-step = einen Schritt zurück, weiter
after-key-ends = zum Anfang, zum Ende
after-key-play = abspielen oder anhalten
after-key-round = vorige, nächste Runde
after-key-moment = nächster Höhepunkt
after-key-open = alle Hände offen oder nicht
after-running = Laufende
after-figures = In Zahlen
after-figure-matches =
    { $count ->
        [one] Partie
       *[other] Partien
    }
after-figure-rounds =
    { $count ->
        [one] Runde
       *[other] Runden
    }
after-figure-longest =
    { $count ->
        [one] Zug in der längsten Runde
       *[other] Züge in der längsten Runde
    }
after-figure-caught =
    { $count ->
       *[other] mal ohne UNO erwischt
    }
after-figure-lay =
    { $count ->
        [one] Stein im besten Zug
       *[other] Steine im besten Zug
    }
after-by-edition = Gewonnen, nach Ausgabe
after-by-players = Gewonnen, nach Zahl der Spieler
after-share = { $label }: { $won } von { $matches } gewonnen, { $share }, wohl zwischen { $low } und { $high }.
after-interval = Die Striche zeigen, wo der wahre Anteil mit 95 % Sicherheit liegt.
after-finished = Beendete
after-filter-edition = Ausgabe
after-filter-result = Ergebnis
after-filter-all = alle
after-filter-won = gewonnen
after-filter-lost = verloren
after-no-games = Noch keine beendete Partie. Sobald du eine gespielt hast, steht sie hier.
after-more = Ältere zeigen
after-naming = Wer einen Link hat, sieht meinen Namen
after-kept = Nur du siehst diese Liste. Partien bleiben, solange dieser Server ihre Tische aufbewahrt; was er entfernt, ist auch hier weg.
after-proof = War das Austeilen ehrlich?
after-proof-working = Wird nachgerechnet …
after-proof-yes = Ja. Es wurde nichts ausgetauscht.
after-proof-yes-part = Ja, soweit dieses Gerät dabei war: Es wurde nichts ausgetauscht.
after-proof-fits = Es passt zusammen, aber dieses Gerät hat von der Runde nichts notiert.
after-proof-how = Woher weiß man das?
after-proof-honest = Ja: Festlegung, Salze, Startwert, Verteilung und alles Gezogene ({ $draws }), von dieser Seite nachgerechnet, sind das, was dieses Gerät im Spiel gesehen hat, also wurde nichts ausgetauscht; das beweist nicht, dass niemand in die Karten oder Steine geschaut hat oder dass die Seite selbst, die vom selben Server kommt, ehrlich rechnet.
after-proof-honest-part = Ja, soweit dieses Gerät dabei war: Festlegung, Salze, Startwert, Verteilung und alles Gezogene ({ $draws }) folgen auseinander und stimmen mit dem überein, was es gesehen hat; das beweist nichts über das, was es verpasst hat, und auch nicht, dass niemand in die Karten oder Steine geschaut hat oder dass die Seite selbst, die vom selben Server kommt, ehrlich rechnet.
after-proof-consistent = Es passt zusammen: Festlegung, Salze, Startwert, Verteilung und alles Gezogene ({ $draws }) folgen auseinander; aber dieses Gerät hat von der Runde nichts notiert, also ist nicht bewiesen, dass so gespielt wurde.
after-proof-own = Das Salz dieses Geräts ist dabei und wurde versiegelt, bevor irgendein Salz bekannt war: Niemand konnte diese Verteilung wählen.
after-proof-no-salt = Von diesem Gerät ist kein Salz dabei: Du musst den anderen und dem Server vertrauen.
after-proof-left-out = Dieses Gerät hat sein Salz gezeigt, aber ohne es wurde ausgeteilt: Es kam zu spät, oder der Server hat es weggelassen.
after-proof-withheld = Versiegelt, aber nicht gezeigt: das Salz von { $names }. Allein gewinnt dadurch niemand eine Wahl; zusammen mit dem Betreiber des Servers konnte man für jedes solche Salz zwischen zwei Verteilungen wählen.
after-proof-unsealed = Die Salze waren nicht versiegelt, wie in Partien vor Version 0.2.0: Wer das letzte schickte und das Geheimnis kannte, konnte unter Verteilungen wählen.
after-proof-lie = Nein: { $reason }
after-proof-wrong-commitment = Vor dem Austeilen hat der Server diesem Gerät eine andere Festlegung gezeigt als jetzt.
after-proof-wrong-secret = Das Geheimnis ist nicht das, auf das sich der Server festgelegt hatte.
after-proof-wrong-seals = Die Siegel sind nicht die, die dieses Gerät gesehen hat, bevor es sein Salz gezeigt hat.
after-proof-wrong-salt = Das Salz von { $name } ist nicht das, das versiegelt wurde.
after-proof-wrong-unsealed = Das Salz von { $name } war nicht versiegelt, bevor die anderen gezeigt wurden.
after-proof-wrong-own-salt = Das Salz dieses Geräts wurde gegen ein anderes ausgetauscht.
after-proof-wrong-seed = Der Startwert folgt nicht aus dem Geheimnis und den Salzen.
after-proof-wrong-dealer = Wer gibt oder beginnt, folgt nicht aus dem Startwert.
after-proof-wrong-deal = Was ausgeteilt wurde, folgt nicht aus dem Startwert.
after-proof-wrong-draw = Was in der Runde als Nummer { $draw } gezogen wurde, folgt nicht aus dem Startwert.
after-proof-wrong-seen = Was { $name } laut Datei bekommen hat, folgt nicht aus dem Startwert.
after-proof-wrong-told = Im Spiel wurde diesem Gerät etwas anderes gezeigt, als jetzt aufgezeichnet ist.
after-proof-running = Das lässt sich beweisen, wenn die Runde vorbei ist.
after-proof-set-up = Diese Runde begann mit einer vorbereiteten Stellung, wie in Lektionen und wenn jemand eine aufgezeichnete Partie weiterspielt: Es wurde nichts ausgeteilt. An jedem anderen Tisch wäre das nicht ehrlich.
after-proof-stranger = Nur wer mitgespielt hat, kann es beweisen: Der Code des Tisches gehört zum Startwert und wird anderen nicht gezeigt.
after-proof-no-deals = Diese Datei sagt nichts über das Austeilen, also gibt es nichts zu beweisen.
after-proof-unknown = Diese Seite kann das Austeilen dieses Spiels nicht nachrechnen. Pioche auf einem Computer kann es: pioche verify.
after-won = Gewonnen.
after-lost = Verloren.
after-length =
    { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }, { $moves ->
        [one] ein Zug
       *[other] { $moves } Züge
    }, { $minutes } min
web-puzzles = Rätsel
after-puzzle-day = Rätsel des Tages
after-puzzle-kind-four = Steine: vier auslegen
after-puzzle-kind-out = Steine: alles auslegen
after-puzzle-kind-joker = Steine: den Joker loswerden
after-puzzle-kind-win = Karten: gegen jede Verteidigung gewinnen
after-puzzle-grade = Grad { $grade } von { $grades }
after-puzzle-solve = Lösen
after-puzzle-again = Noch einmal ansehen
after-puzzle-day-solved = Gelöst. Das nächste kommt um Mitternacht UTC.
after-puzzle-more = Weitere Rätsel
after-puzzle-of-grade = Grad { $grade }: { $solved } von { $puzzles } gelöst
after-puzzle-streak = Tage in Folge
after-puzzle-longest = die längste Serie
after-puzzle-solved-count = gelöst
after-puzzle-own-grade = dein Grad
after-puzzle-own-about = Dein Grad ist der höchste, von dem du drei Rätsel ohne Hilfe gelöst hast. All das wird hier mit deinem Namen aufgehoben und mit ihm vergessen.
after-puzzle-all = Alle Rätsel
after-puzzle-next = Nächstes Rätsel
after-puzzle-hint = Tipp (noch { $left })
after-puzzle-hints-gone = Keine Tipps mehr
after-puzzle-solution = Lösung
after-puzzle-solution-sure = Zeigen? Dann zählt es nicht
after-puzzle-shown = Das ist die Lösung.
after-puzzle-reset = Noch einmal versuchen
after-puzzle-pile = Ziehstapel, die nächste Karte zuerst
after-puzzle-pile-empty = Der Ziehstapel ist leer.
after-puzzle-holds = { $name } hat auf der Hand: { $cards }
after-puzzle-loading = Das Rätsel wird geholt …
after-puzzle-known = Dieses hast du schon gelöst.
after-puzzle-share = Teilen
after-puzzle-share-day = Pioche, Rätsel vom { $day }
after-puzzle-share-one = Pioche, Rätsel { $name }
after-puzzle-share-result =
    { $tries ->
        [one] im ersten Versuch gelöst
       *[other] in { $tries } Versuchen gelöst
    }, { $hints ->
        [0] ohne Tipp
        [one] mit einem Tipp
       *[other] mit { $hints } Tipps
    }
after-puzzle-share-streak = { $streak } Tage in Folge
after-review = Analyse
after-review-about = Bewertet jede Entscheidung durch Vorausrechnen, nur aus dem, was ihr Spieler da wusste, und trennt Glück von Können. Das dauert einen Moment und bleibt bei der Partie.
after-review-start = Partie analysieren
after-review-waiting = Andere Analysen sind zuerst dran …
after-review-running = { $done } von { $steps } Schritten
after-review-stop = Abbrechen
after-review-failed = Die Analyse ist fehlgeschlagen. Versuch es später noch einmal.
after-review-worst = Was am meisten gekostet hat
after-review-none = Kein eindeutiger Fehler.
after-review-better = Besser: { $move }
after-review-cost = hat { $loss } gekostet, ± { $error }
after-review-jump = Diesen Moment ansehen
after-review-chances = Gewinnchance in der Runde
after-review-chances-told = { $name } beginnt mit { $first }, höchstens { $most }, mindestens { $least }.
after-review-luck = Glück und Können
after-review-luck-about = In gewonnenen Runden. Glück: was alle bekommen und ziehen, und was verdeckt war. Können: die eigenen Züge, nach dem, was man wusste. Andere: was die Züge der anderen bewirken. Zusammen mit der Chance am Anfang ist das das Ergebnis.
after-review-seat = Spieler
after-review-part-luck = Glück
after-review-part-skill = Können
after-review-part-others = andere
after-review-mistakes = Fehler
after-review-of = { $count } von { $total }
after-review-tiles = ausgelegte Steine, von höchstens
refusal-one-review-at-a-time = Nur eine Analyse auf einmal: Eine andere von dir läuft noch.
refusal-many-reviews = Gerade werden viele Partien analysiert. Versuch es gleich noch einmal.
highlight-call = { $name } sagt UNO.
highlight-caught = { $name } wird ohne UNO erwischt.
highlight-challenge-won = { $name } zweifelt an und hat recht.
highlight-challenge-lost = { $name } zweifelt an und hat unrecht.
highlight-swap = { $name } tauscht die Karten.
highlight-hands-passed = Alle Karten wandern weiter.
highlight-gift =
    { $amount ->
        [one] { $name } bekommt eine Karte geschenkt.
       *[other] { $name } bekommt { $amount } Karten geschenkt.
    }
highlight-penalty = { $name } muss { $amount } ziehen.
highlight-lay =
    { $amount ->
        [one] { $name } legt einen Stein aus.
       *[other] { $name } legt { $amount } Steine auf einmal aus.
    }
highlight-skipped = { $name } muss aussetzen.
highlight-round-won = { $name } gewinnt die Runde.
highlight-lead = { $name } geht mit { $amount } in Führung.
