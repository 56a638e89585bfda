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

## Abgelehnte Züge: wer dran ist

refusal-round-over = Die Runde ist zu Ende.
refusal-malformed = So einen Zug gibt es nicht.
refusal-not-your-turn = Du bist nicht an der Reihe; dran ist { $seat }.
refusal-challenge-open = Warte: { $seat } muss die Vier-Ziehen-und-Farbwahl-Karte erst hinnehmen oder anzweifeln.
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
    } ziehen oder abwehren.
refusal-must-sit-out = Du musst aussetzen und ziehst keine Karte.

## Abgelehnte Züge: UNO, Anzweifeln, Abgeben, Ratschläge

refusal-call-wrong-number = „UNO“ sagst du nur, wenn dir eine einzige Karte bleibt.
refusal-call-not-owed = Du hast jetzt kein „UNO“ zu sagen.
refusal-catch-nothing = Hier hat niemand „UNO“ vergessen, oder es ist zu spät.
refusal-catch-self = Dich selbst oder dein eigenes Team kannst du nicht ertappen.
refusal-catch-automatic = Das musst du nicht melden: An diesem Tisch kostet ein vergessenes „UNO“ immer zwei Karten.
refusal-nothing-to-doubt = Jetzt gibt es keine Vier-Ziehen-und-Farbwahl-Karte anzuzweifeln.
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
refusal-options-clash = „{ $first }“ und „{ $second }“ vertragen sich nicht.
refusal-unknown-option = Es gibt keine Option „{ $option }“.
refusal-option-value = „{ $value }“ ist kein Wert der Option „{ $option }“; möglich: { $choices }.
refusal-option-range = „{ $option }“ geht von { $least } bis { $most }, nicht { $value }.
refusal-unknown-edition = Es gibt keine Ausgabe „{ $edition }“; es gibt: { $known }.
refusal-unknown-bot = Es gibt keinen Bot „{ $name }“; es gibt: { $known }.
choices-number = eine ganze Zahl
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
refusal-bad-blanks = „{ $text }“ ist keine Regel für weiße Karten.
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

refusal-bad-cards = „{ $text }“ sind keine Karten.
refusal-bad-action = „{ $text }“ ist kein Zug.
refusal-bad-position = „{ $text }“ ist keine Stellung.
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
option-dealer-help = Wer austeilt: Jeder zieht eine Karte, und die höchste Zahl gibt.
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
option-wild4-if-help = Wann man eine Vier-Ziehen-und-Farbwahl-Karte legen darf, je nachdem, was man sonst auf der Hand hat.
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
option-wild4-parry-help = Eine Vier-Ziehen-und-Farbwahl-Karte kann mit einer anderen abgewehrt werden; der nächste Spieler muss die Summe ziehen.
option-uno-card-draw4 = UNO-Karte: Vier Ziehen
option-uno-card-draw4-help = Die UNO-Karten sind im Spiel: Der nächste Spieler zieht vier Karten, und nur eine andere UNO-Karte wehrt das ab.
option-reverse-returns-debt = Richtungswechsel gegen Ziehen
option-reverse-returns-debt-help = Wer ziehen muss, darf eine Richtungswechsel-Karte der geltenden Farbe legen: Dann muss der vorige Spieler ziehen.
option-skip-passes-debt = Aussetzen gegen Ziehen
option-skip-passes-debt-help = Wer ziehen muss, darf eine Aussetzen-Karte der geltenden Farbe legen: Dann muss der nächste Spieler ziehen.
option-challenge = Vier Ziehen anzweifeln
option-challenge-help = Ob der Betroffene einer Vier-Ziehen-und-Farbwahl-Karte die Karten sehen darf, und was aus einer geblufften wird.
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
option-last-draw-counts-help = Ist die letzte Karte eine Zwei-Ziehen- oder eine Vier-Ziehen-und-Farbwahl-Karte, zieht der nächste Spieler noch, bevor gezählt wird.
option-draw2-finish-defence = Letztes Zwei Ziehen abwehren
option-draw2-finish-defence-help = Wer mit einer Zwei-Ziehen-Karte beendet, hat nicht gewonnen, wenn alle nachfolgenden Spieler abwehren: Er zieht die Summe.
option-no-finish-on-black-draw = Kein Ende mit UNO-Karte oder Vier Ziehen
option-no-finish-on-black-draw-help = Mit einer UNO-Karte oder einer Vier-Ziehen-und-Farbwahl-Karte darf keine Runde enden: Wer sie zuletzt legt, zieht zwei Karten.
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
option-blanks-help = Bis zu drei weiße Karten, jede mit einer Regel, die der Tisch daraufschreibt und mit der alle einverstanden sind.
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
option-wild4-points-help = Wie viele Punkte eine Vier-Ziehen-und-Farbwahl-Karte auf der Hand zählt.
option-teams = Teams
option-teams-help = Wie viele Teams es gibt; Partner gewinnen und zählen zusammen.
value-teams-none = keine Teams

## Bots: wie gut sie spielen

level-beginner = Anfänger
level-beginner-help = Legt, was passt, vergisst oft „UNO“ zu sagen und merkt selten, wenn andere es vergessen.
level-casual = Gelegenheitsspieler
level-casual-help = Spielt vernünftig für sich; vergisst manchmal „UNO“ zu sagen.
level-strong = Stark
level-strong-help = Achtet darauf, was die anderen haben, und macht es ihnen schwer; vergisst selten etwas.
level-master = Meister
level-master-help = Merkt sich alles, was zu sehen war, denkt voraus und vergisst nie „UNO“ zu sagen.

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
sim-seat = Platz { $seats }
sim-team = Plätze { $seats }
sim-shared = { $matches ->
        [one] Eine Partie wurde geteilt.
       *[other] { $matches } Partien wurden geteilt.
    }
sim-endings = Wie Runden enden
sim-ending-number = letzte Karte: eine Zahl
sim-ending-draw-two = letzte Karte: eine +2
sim-ending-skip = letzte Karte: Aussetzen
sim-ending-reverse = letzte Karte: Richtungswechsel
sim-ending-wild = letzte Karte: Farbwahl
sim-ending-wild-four = letzte Karte: eine +4
sim-ending-uno-card = letzte Karte: eine UNO-Karte
sim-ending-blank = letzte Karte: eine weiße Karte
sim-ending-otherwise = gewonnen, nachdem ein anderer gelegt hatte
sim-ending-blocked = blockiert, die wenigsten Punkte gewinnen
sim-ending-blocked-nobody = blockiert, niemand bekommt Punkte
sim-ending-unfinished = abgebrochen
sim-ending-rack-empty = eine Schiene ist leer
sim-ending-pool-used-up = der Vorrat ist aufgebraucht, die wenigsten Punkte gewinnen
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
sim-happened-first-draw-two = die erste Karte ist eine +2
sim-happened-first-reverse = die erste Karte ist ein Richtungswechsel
sim-happened-first-skip = die erste Karte ist ein Aussetzen
sim-happened-first-wild = die erste Karte ist eine Farbwahl
sim-happened-first-blank = die erste Karte ist eine weiße
sim-happened-first-goes-back = die erste Karte kommt zurück
sim-happened-draw-two = +2 gelegt
sim-happened-reverse = Richtungswechsel gelegt
sim-happened-reverse-on-anything = Richtungswechsel gelegt, wo er nicht passte
sim-happened-reverse-between-two = Richtungswechsel: zu zweit setzt der andere aus
sim-happened-skip = Aussetzen gelegt
sim-happened-wild = Farbwahl gelegt
sim-happened-wild-four = +4 gelegt
sim-happened-bluff = +4 als Bluff gelegt
sim-happened-uno-card = UNO-Karte gelegt
sim-happened-blank = weiße Karte gelegt
sim-happened-several = mehrere von einer Zahl zugleich gelegt
sim-happened-jump-in = dazwischengeworfen
sim-happened-sequence = Folge fortgesetzt
sim-happened-double-skip = doppeltes Aussetzen
sim-happened-skip-parried = Aussetzen abgewehrt
sim-happened-draw-two-parried = +2 abgewehrt
sim-happened-wild-four-parried = +4 abgewehrt
sim-happened-uno-card-parried = UNO-Karte abgewehrt
sim-happened-debt-returned = Schuld mit Richtungswechsel zurückgegeben
sim-happened-debt-passed-on = Schuld mit Aussetzen weitergegeben
sim-happened-drew-unable = gezogen, weil nichts passte
sim-happened-drew-by-choice = freiwillig gezogen
sim-happened-drew-then-any = freiwillig gezogen, danach jede Karte erlaubt
sim-happened-drew-on = mehr als eine gezogen, bis eine passte
sim-happened-reshuffle = Ablage wurde zum neuen Stapel
sim-happened-uno = UNO gesagt
sim-happened-uno-uno = UNO UNO gesagt
sim-happened-caught = vergessenes UNO bemerkt
sim-happened-forgot = UNO vergessen, Karten von selbst
sim-happened-doubt-right = +4 angezweifelt, es war ein Bluff
sim-happened-doubt-wrong = +4 angezweifelt, sie war erlaubt
sim-happened-advice = für einen Rat bestraft
sim-happened-rotation = eine 0 gab alle Blätter weiter
sim-happened-swap = eine 7 tauschte zwei Blätter
sim-happened-gift = zwei Karten verschenkt
sim-happened-gift-of-all = die letzten zwei verschenkt und bestraft
sim-happened-last-draw = eine letzte +2 oder +4 zählte noch
sim-happened-all-parried = alle wehrten eine letzte +2 ab
sim-happened-black-finish = eine letzte UNO-Karte oder +4 bestraft
sim-happened-blocked = niemand konnte ziehen oder legen
sim-happened-tiles-four = vier Steine auf einmal gelegt
sim-happened-tiles-drew = gezogen, weil nichts passte
sim-happened-tiles-drawn-laid = der gezogene Stein wurde gelegt
sim-happened-tiles-drawn-kept = der gezogene Stein wurde behalten
sim-happened-tiles-rearranged = der Tisch wurde umgebaut
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
refusal-plot-format = „{ $file }“ kann nicht gezeichnet werden; ein Bild endet auf { $formats }.
refusal-plot-folder = Es gibt keinen Ordner „{ $folder }“ für das Bild.

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

## Der Server

serve-running = Pioche läuft unter { $address } (Strg+C beendet es).
serve-network = Andere in diesem Netz spielen mit unter { $address }.
serve-port-taken = Port { $port } ist belegt; mit --port einen anderen wählen.
serve-address-bad = Auf { $host } kann nicht gehört werden: { $reason }.
serve-database-away = Die Datenbank { $database } ist nicht zu gebrauchen: { $reason }
serve-bus-away = NATS antwortet nicht unter { $address }.
serve-check-fine = Die Einstellungen stimmen, und die Datenbank { $database } ist bereit.
verify-honest = Ehrlich: alle Ausgaben und alle { $draws } Züge vom Stapel in { $rounds } Runden folgen aus dem, was vorher festgelegt war.
verify-dishonest = Nicht ehrlich: { $reason }
refusal-deals-missing = Diese Datei sagt nichts über ihre Ausgaben; sie kommt nicht von einem Server.
refusal-deals-line = Zeile { $line } im Teil über die Ausgaben ist nicht lesbar.
refusal-deals-sum = Der Teil über die Ausgaben wurde geändert oder abgeschnitten: Seine Prüfsumme stimmt nicht.
refusal-deal-unpublished = Für Runde { $round } war nichts festgelegt.
refusal-deal-secret-kept = Das Geheimnis von Runde { $round } wurde nicht aufgedeckt.
refusal-deal-secret-changed = Das Geheimnis von Runde { $round } ist nicht das, auf das sich der Server festgelegt hatte.
refusal-deal-seed-wrong = Runde { $round } wurde nicht aus ihrem Geheimnis und den Salzen gegeben.
refusal-deal-card-changed = In Runde { $round } hat jemand eine andere Karte oder einen anderen Stein bekommen, als die Ausgabe sagt.
refusal-message-unreadable = Das ist keine Nachricht dieses Protokolls.
refusal-protocol-version = Dieser Server spricht Version { $spoken } des Protokolls; bitte die Seite neu laden.
refusal-hello-first = Die erste Nachricht muss hello sein.
refusal-too-fast = Das war zu viel auf einmal; gleich noch einmal versuchen.
refusal-store-away = Der Server kann gerade nichts festhalten, darum wurde nichts gespielt. Es geht von selbst weiter.
refusal-server-draining = Der Server startet gleich neu; die Verbindung kommt wieder.
refusal-intention-stale = Der Tisch hat sich inzwischen verändert; bitte noch einmal hinsehen.
refusal-no-such-table = Diesen Tisch gibt es nicht.
refusal-not-found = Hier ist nichts.
refusal-not-seated = Sie haben an diesem Tisch keinen Platz.
refusal-not-your-seat = Das ist nicht Ihr Platz.
refusal-already-seated = Sie haben schon einen Platz.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-no-such-seat-here = Diesen Platz gibt es hier nicht, oder niemand sitzt dort.
refusal-host-only = Das kann nur der Gastgeber.
refusal-table-not-open = Das Spiel hat begonnen; das geht nur vor dem Anfang.
refusal-table-not-playing = Gerade wird nicht gespielt.
refusal-seats-not-ready = Alle Plätze müssen besetzt sein, und alle müssen den Regeln zustimmen.
refusal-settings-changed = Die Regeln haben sich inzwischen geändert; bitte noch einmal ansehen.
refusal-settings-bad = Diese Einstellungen sind nicht möglich.
refusal-no-watching = Dieser Tisch möchte keine Zuschauer.
refusal-table-paused = Das Spiel ruht gerade.
refusal-table-not-paused = Das Spiel ruht nicht.
refusal-salt-late = Dieses Salz kommt zu spät oder für eine andere Ausgabe.
refusal-nothing-to-want = Jetzt gibt es nichts zuzustimmen.
refusal-seat-not-gone = An diesem Platz fehlt niemand.
refusal-name-bad = Dieser Name kann nicht gezeigt werden; bitte einen anderen wählen.
refusal-text-bad = Darin ist nichts, was man zeigen könnte.
refusal-no-guest = Geben Sie sich zuerst einen Namen.
refusal-origin-foreign = Diese Anfrage kommt von einer anderen Seite.
refusal-too-many = Das ist zu viel; höchstens { $most }.
refusal-no-such-level = Einen Bot namens { $level } gibt es hier nicht.
refusal-not-in-this-game = Das gibt es in diesem Spiel nicht.

## web page

web-guest = Gast
web-bot = Bot { $number }
web-you = du
web-host = Gastgeber
web-home = Startseite
web-settings = Einstellungen
web-close = Schließen
web-back = Zurück
web-menu = Menü
web-table = Tisch
web-lead = Spiel Karten mit Freunden und Bots, genau nach den Regeln, die ihr vereinbart habt.
web-your-name = Dein Name
web-come-in = Eintreten
web-play-now = Gleich spielen
web-make = Tisch eröffnen
web-continue = Wo du warst
web-go-on = Weiter
web-join = An einen Tisch setzen
web-join-go = Dazusetzen
web-watch-go = Zuschauen
web-open-tables = Offene Tische
web-code = Code
web-code-or-link = Code oder Link
web-code-bad = Das ist nicht der Code eines Tisches.
web-taken = { $taken } von { $seats } Plätzen besetzt
web-language = Sprache
web-theme = Hell oder dunkel
web-theme-light = hell
web-theme-dark = dunkel
web-as-device = wie das Gerät
web-motion = Bewegung
web-card-size = Größe der Karten
web-size-small = klein
web-size-normal = normal
web-size-large = groß
web-shapes = Formen für die Farben
web-left-handed = Linkshändig
web-confirm = Zum Legen zweimal antippen
web-connecting = Verbinde …
web-lost = Verbindung weg
web-refused = Das hat nicht geklappt.
web-edition = Welches Spiel?
web-edition-fr = Klassisch
web-edition-fr-about = Wer eine +4 anzweifelt, darf nachsehen.
web-edition-lb = Lëtz
web-edition-lb-about = Orange und Violett; die Richtungswechsel passen überall.
web-edition-de = Abwehr
web-edition-de-about = Eine +2 wehrt man mit +2 oder +4 ab.
web-seats = Plätze
web-how-many = Wie viele
web-clock = Bedenkzeit
web-no-clock = ohne Grenze
web-seconds = { $seconds } s
web-public = Jeder darf diesen Tisch finden
web-watch = Andere dürfen zuschauen
web-house-rules = Hausregeln
web-presets = Fertige Hausregeln
web-preset-printed = Wie gedruckt
web-preset-family = Familie
web-preset-wild = Wilde Nacht
web-special =
    { $rules ->
        [one] Eine Regel ist
       *[other] { $rules } Regeln sind
    } anders als gedruckt.
web-undo-option = Zurück zu
web-group-laying = Karten legen
web-group-drawing = Ziehen
web-group-debt = +2, +4 und Abwehr
web-group-skipping = Aussetzen und Richtungswechsel
web-group-hands = Karten wechseln den Besitzer
web-group-uno = „UNO“ und die letzte Karte
web-group-start = Karten, Geben und Benehmen
web-group-scoring = Punkte und Teams
web-apply = So spielen
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
web-agree = Mit den Regeln einverstanden
web-agreed = einverstanden
web-not-agreed = noch nicht einverstanden
web-start = Karten geben
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
web-play-myself = Wieder selbst spielen
web-leave = Den Tisch verlassen
web-export = Dieses Spiel als Datei sichern
web-accuse = Wegen Ratschlag beschuldigen: { $name }
web-vote = Hat { $name } einen Rat gegeben?
web-aye = Ja
web-nay = Nein
web-decide = { $name } kommt nicht wieder.
web-decide-wait = Warten
web-decide-bot = Bot übernimmt
web-decide-end = Spiel beenden
web-presence-lost = Verbindung weg
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
web-catch = „UNO“ vergessen!
web-direction-left = Es geht nach links herum.
web-direction-right = Es geht nach rechts herum.
web-draw = Karte ziehen
web-draw-from = Kartenstapel, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
web-take-debt =
    { $cards ->
        [one] Eine Karte
       *[other] { $cards } Karten
    } ziehen
web-believe = Glauben und { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } ziehen
web-doubt = Die +4 anzweifeln
web-keep = Karte behalten
web-sit-out = Aussetzen
web-decline = Nein, danke
web-pass = Passen
web-actions = Was du tun kannst
web-top = Oben auf dem Ablagestapel liegt { $card }.
web-colour-in-force = Farbe:
web-your-turn = Du bist dran
web-dealing = Die Karten werden gegeben …
web-prompt-turn = Du bist dran
web-prompt-drawn = Leg eine Karte oder behalte sie.
web-prompt-debt = Wehr ab oder zieh { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-prompt-challenge = Eine +4! Glaubst du das?
web-prompt-skipped = Du musst aussetzen.
web-prompt-colour = Wünsch dir eine Farbe.
web-prompt-rotate = In welche Richtung gehen die Karten?
web-prompt-choose = Wähle einen Spieler.
web-prompt-give = Gib Karten ab.
web-prompt-over = Die Runde ist vorbei.
web-wait-turn = { $name } überlegt …
web-wait-debt =
    { $name } schuldet { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-wait-challenge = Glaubt { $name } die +4?
web-wait-skipped = { $name } muss aussetzen.
web-wait-choice = { $name } wählt …
web-ask-colour = Welche Farbe?
web-ask-several = Wie willst du sie legen?
web-ask-rotate = In welche Richtung gehen alle Karten?
web-ask-player = Welcher Spieler?
web-ask-give = Tippe { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } deiner Hand an. Wer bekommt sie?
web-hands-left = Nach links
web-hands-right = Nach rechts
web-round = Runde
web-total = Summe
web-points = +{ $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
web-goal-points = Wer { $points } Punkte erreicht, beendet das Spiel.
web-goal-rounds = Wer zuerst { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    } gewinnt, gewinnt das Spiel.
web-round-mine = Du gewinnst die Runde!
web-round-won = { $name } gewinnt die Runde.
web-round-nobody = Niemand gewinnt diese Runde.
web-match-mine = Du gewinnst das Spiel!
web-match-won = { $name } gewinnt das Spiel!
web-match-abandoned = Das Spiel wurde abgebrochen.
web-hands-left-over = Was die anderen noch hatten
web-next-round = Nächste Runde
web-rematch = Noch einmal
web-waiting-for = Es fehlen noch { $people ->
        [one] ein Spieler
       *[other] { $people } Spieler
    } …
web-log-dealt = Neue Runde: { $name } gibt.
web-log-first = Die erste Karte ist { $card }.
web-log-first-back = Aufgedeckt und zurück in den Stapel: { $card }.
web-log-laid = { $name } legt { $card }.
web-log-laid-jump = { $name } wirft { $card } dazwischen!
web-log-laid-follow = { $name } macht mit { $card } weiter.
web-log-laid-several = { $name } legt { $count } Karten; oben liegt { $card }.
web-log-drew =
    { $name } zieht { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-drew-debt =
    { $name } nimmt die Schuld: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-drew-forgot =
    { $name } hat „UNO“ vergessen und zieht { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-drew-caught =
    { $name } wurde erwischt und zieht { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-drew-challenge-lost =
    { $name } hat zu Unrecht gezweifelt und zieht { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-drew-bluff =
    { $name } hat geblufft und zieht { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-drew-black-finish =
    { $name } darf so nicht enden und zieht { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-drew-nothing-kept =
    { $name } hat alles abgegeben und zieht { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-drew-advice =
    { $name } hat einen Rat gegeben und zieht { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-drew-effect =
    { $name } zieht { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } nach der Regel der weißen Karte.
web-log-drew-all-parried = Alle haben abgewehrt: { $name } zieht { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-drew-last-card = Die letzte Karte zählt noch: { $name } zieht { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }.
web-log-passed = { $name } passt.
web-log-skipped = { $name } setzt aus.
web-log-turned = Die Richtung wechselt.
web-log-colour = { $name } wünscht sich eine Farbe: { $colour }.
web-log-owes =
    { $name } muss abwehren oder { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } ziehen.
web-log-uno = { $name }: „UNO!“
web-log-uno-uno = { $name }: „UNO UNO!“
web-log-caught = { $name } hat es gemerkt: { $other } hat „UNO“ vergessen.
web-log-doubt-right = { $name } zweifelt die +4 zu Recht an: { $other } hat geblufft.
web-log-doubt-wrong = { $name } zweifelt die +4 zu Unrecht an: { $other } war ehrlich.
web-log-took-back = { $name } nimmt die +4 zurück.
web-log-hands-passed = Alle geben ihre Karten weiter.
web-log-hands-swapped = { $name } tauscht alle Karten mit { $other }.
web-log-gave =
    { $name } gibt { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } an { $other }.
web-log-looked = { $name } sieht sich eine Hand an: { $other }.
web-log-accused = { $name } wirft { $other } einen Ratschlag vor.
web-log-aye = { $name } stimmt mit Ja.
web-log-nay = { $name } stimmt mit Nein.
web-log-guilty = { $name } ist schuldig.
web-log-not-guilty = { $name } ist nicht schuldig.
web-log-reshuffled = Der Ablagestapel wird zum neuen Kartenstapel.
web-log-round-won = { $name } gewinnt die Runde!
web-log-round-nobody = Die Runde ist vorbei; niemand bekommt Punkte.
web-log-said = { $name }: { $text }
web-log-sat = { $name } setzt sich.
web-log-stood = { $name } steht auf.
web-log-changed = Die Regeln wurden geändert.
web-log-started = Das Spiel beginnt.
web-log-pause = { $name } bittet um eine Pause.
web-log-resumed = Das Spiel geht weiter.
web-log-absent = { $name } ist abwesend.
web-log-back = { $name } ist wieder da.
