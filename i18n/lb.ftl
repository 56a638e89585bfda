### D’Sätz vu Pioche op Lëtzebuergesch. Déi véier Fichieren hunn déiselwecht Schlësselen an déiselwecht Variabelen.

## D’Kommandozeil

cli-welcome = Pioche { $version }: d’Spiller vun der UNO-Famill, genee no de Reegelen, op déi dir iech geeenegt hutt.
cli-commands = Kommandoen (Detailer: pioche KOMMANDO --help):
cli-no-such-command = Onbekannte Kommando: „{ $name }“. pioche ouni Argumenter weist all Kommandoen.
cli-error = pioche: { $message }
cli-interrupted = pioche: ofgebrach
cli-no-space = Um Disk ass keng Plaz méi.
cli-command-serve = e Server starten, op deen ee mam Browser kënnt
cli-command-sim = vill Partië simuléieren an auswäerten
cli-command-arena = Bots géintenee spille loossen a klasséieren
cli-command-train = de geléierte Spiller vum Kaartespill trainéieren
cli-command-dataset = Ronne vu Bots als Datesaz schreiwen, mat all Decisioun
cli-command-verify = d’Ausdeele vun enger exportéierter Partie kontrolléieren
cli-command-site = en Dossier fir all statesche Webserver schreiwen, fir ouni Server ze spillen
cli-site-written = { $folder } ass geschriwwen: { $files } Fichieren, { $size } MB. All Webserver kann en ubidden, ënner all Adress.
cli-command-replay = eng opgezeechent Partie Zuch fir Zuch kucken
cli-command-review = eng opgezeechent Partie auswäerten: Gléck, Kënnen, Feeler
cli-command-puzzles = Rätsele mat genee enger Léisung maachen
cli-command-play = am Terminal spillen, géint Bots oder um Dësch vun engem Server
cli-label-command = KOMMANDO
cli-label-option = OPTIOUN
cli-label-bots = BOT BOT
cli-label-edition = EDITIOUN
cli-label-file = FICHIER
cli-label-table = DËSCH
cli-usage = Opruff: { $line }
cli-commands-title = Kommandoen:
cli-arguments-title = Argumenter:
cli-options-title = Optiounen:
cli-default = Standard: { $value }.
cli-choices = Méiglech Wäerter: { $values }.
cli-help-flag = Dës Hëllef weisen an ophalen.
cli-version-flag = D’Versioun weisen an ophalen.
cli-mistake-option = Onbekannt Optioun: „{ $option }“. --help weist all Optiounen.
cli-mistake-similar = Onbekannt Optioun: „{ $option }“. Ass { $similar } gemengt?
cli-mistake-kind = { $option } muss { $kind } sinn, net „{ $value }“.
cli-mistake-value = „{ $value }“ ass kee gültege Wäert fir { $option }.
cli-mistake-no-value = { $option } brauch e Wäert.
cli-mistake-missing = Argument feelt: { $option }.
cli-mistake-twice = { $option } ass méi wéi eemol uginn.
cli-mistake-unused = Onerwaart Argument: „{ $what }“.
cli-mistake = Ongülteg Kommandozeil: { $said }
cli-kind-whole = eng ganz Zuel
cli-kind-number = eng Zuel
cli-kind-flag = jo oder neen (yes, no)

## D’Kommandozeil: wat d’Kommandoen an hir Optioune maachen

help-serve = E Server starten, op deen ee mam Browser kënnt. All Astellung kann och an engem TOML-Fichier (--config) oder an enger Ëmfeldvariabel (PIOCHE_PORT=8000) stoen. D’Optioune vun der Kommandozeil hunn d’Prioritéit.
help-serve-host = Adress, op där de Server lauschtert. 0.0.0.0: aus dem lokale Reseau z’erreechen.
help-serve-port = Port, op deem de Server lauschtert. 0: iergendee fräie Port.
help-serve-database = SQLite-Fichier oder postgresql://BENOTZER@RECHNER/NUMM.
help-serve-bus = nats://RECHNER:PORT. Néideg, wa méi Prozesser sech eng Datebank deelen.
help-serve-processes = Zuel vun de Prozesser, déi zesumme Spiller ubidden. 0: ee pro Prozessor. PostgreSQL an NATS gi mat hinne gestart, ausser --database an --bus nennen der.
help-serve-bot = Python-Fichier mat engem Bot, deen d’Spiller alueden däerfen. Méi wéi eemol méiglech.
help-serve-config = TOML-Fichier mat Astellungen.
help-serve-browser = Beim Start d’Säit an engem Browser opmaachen.
help-serve-log-level = Log-Niveau: debug, info, warning oder error.
help-serve-check = D’Astellungen an d’Verbindung mat der Datebank kontrolléieren, d’Resultat weisen an ophalen.
help-play = Am Terminal spillen: eleng géint Bots, ganz ouni Server, oder un engem Dësch op engem Server. Wann d’Entrée oder d’Sortie keen Terminal ass, gëllt de Zeilemodus.
help-play-table = Wat gespillt gëtt: eng Editioun oder e Spill (classic/de, rummy), oder de Link oder de Code vun engem Dësch op engem Server. Standard: d’Kaartespill an der Editioun vun denger Sprooch.
help-play-with = Hausreegel: NUMM (ageschalt) oder NUMM=WÄERT. Méi wéi eemol méiglech.
help-play-players = Unzuel vun de Spiller. Standard: ee méi wéi d’Bots, soss 4.
help-play-bots = Bots op den anere Plazen, mat Komma getrennt: beginner, casual, strong, master oder e Python-Fichier. Fir weider Plaze gi se widderholl.
help-play-name = Däin Numm um Dësch.
help-play-server = Adress vum Server fir e Code; mat enger Editioun gëtt do en neien Dësch gemaach. Standard: de Server vun der leschter Kéier, soss dëse Rechner.
help-play-watch = Nëmmen nokucken: keng Plaz huelen.
help-play-plain = Zeilemodus: een Evenement pro Zeil, ee Kommando pro Zeil, fir Virliesprogrammer a Skripter.
help-play-pace = Wéi laang Bots waarden: slow, normal, quick oder instant. Standard: normal; ouni Terminal instant.
help-play-ascii = Nëmme mat ASCII-Zeeche molen.
help-sim = Vill Partië simuléieren a weisen, wéi laang se daueren, wie gewënnt, wéi se ophalen a wéi eng Reegele wichteg sinn.
help-sim-edition = Editioun: classic/fr, classic/lb, classic/de, rummy/en, rummy/fr, rummy/de (d’Spill mat Steng ass vill méi lues) oder déi vun engem installéierte Spill.
help-sim-players = Unzuel vun de Spiller.
help-sim-games = Unzuel vun de Ronnen, mat --matches vun de Partien. Standard: 10.000 Ronnen oder 1.000 Partien.
help-sim-with = Hausreegel: NUMM (ageschalt) oder NUMM=WÄERT. Méi wéi eemol méiglech.
help-sim-matches = Ganz Partië spillen amplaz eenzel Ronnen.
help-sim-style = sensible: Wie leeë kann, leet, a wien UNO soe muss, seet et; alles anescht ass Zoufall (am Spill mat Steng leeë se sou vill Steng wéi méiglech). random: All erlaabten Zuch ass gläich wahrscheinlech.
help-sim-advice = D’Spiller däerfe sech virwerfen, Tipps ze ginn, wou d’Reegelen dat bestrofen.
help-sim-seed = Startwäert: en Text. Deeselwechte Startwäert gëtt déiselwecht Zuelen, egal wéi vill Prozesser et sinn.
help-sim-processes = Unzuel vun den Aarbechtsprozesser. Standard: ee pro Prozessor.
help-sim-plot = D’Zuelen an dëse Fichier zeechnen (PNG, SVG oder PDF). Brauch den Extra „plots“.
help-sim-json = Just JSON ausginn.
help-arena = Bots géintenee spille loossen, all Blat op all Plaz, an hir Stäerkt bewäerten.
help-arena-entrants = Zwee oder méi Bots: random, greedy, heuristic, search, am Kaartespill och learned; beginner, casual, strong, master; oder e Python-Fichier. search@200ms limitéiert d’Zäit pro Zuch, search@500 d’Zuel vun de Simulatiounen, wat reproduzéierbar ass.
help-arena-game = Editioun: classic/fr, classic/lb, classic/de, rummy/en, rummy/fr, rummy/de oder déi vun engem installéierte Spill.
help-arena-players = Unzuel vun de Spiller. Ee Participant spillt eng Säit, säi Géigner all déi aner.
help-arena-deals = Unzuel vun de Blieder. Ëmmer zwee Participantë spillen all Blat eemol pro Säit. Virgab: 200.
help-arena-with = Hausreegel: NUMM (ageschalt) oder NUMM=WÄERT. Méi wéi eemol méiglech.
help-arena-gauntlet = Nëmmen den éischte Participant géint all deen anere spille loossen, net jidderee géint jiddereen.
help-arena-sprt = Ophalen, soubal e sequentiellen Test tëscht zwee Participanten entscheet: DÉIF:HÉICH a Wäertungspunkten, z. B. 0:20. Schléisst --gauntlet an; --deals (Standard: 20000) ass d’Grenz.
help-arena-text = Kommando vun engem Programm, dat mat Text spillt, iwwer Standardinput an -output; et spillt géint jidderee vun de Bots.
help-arena-mixed = Mat --text: fir all Blat Hausreegelen auslousen, fir datt auswenneg geléiert Reegelen net hëllefen.
help-arena-limit = Zäitlimit a Sekonnen: pro Zuch fir Bots aus Fichieren (Standard: 2), pro Äntwert mat --text (Standard: 60).
help-arena-seed = Startwäert: en Text. Deeselwechte Startwäert gëtt déiselwecht Partien, ausser wann e Bot en Zäitbudget huet.
help-arena-processes = Unzuel vun den Aarbechtsprozesser. Standard: ee pro Prozessor.
help-arena-dask = Adress vun engem Dask-Scheduler, deem seng Worker spillen. Brauch den Extra „cluster“.
help-arena-results = All fäerdeg Partie un dëse Fichier unhänken. Gëtt et e schonn, geet de Concours do weider, wou en opgehalen huet.
help-arena-csv = De Stand an dëse Fichier schreiwen.
help-arena-plot = De Stand an dëse Fichier zeechnen (PNG, SVG oder PDF). Brauch den Extra „plots“.
help-arena-json = Just JSON ausginn.
help-verify = All Ausdeelen an all Zéie vun enger exportéierter Partie norechnen a soen, ob et aus hire Geheimnisser, Salzer a Festleeunge kënnt. Code um Enn: 0, wa jo, soss 1.
help-verify-file = Fichier, deen de Server exportéiert huet.
help-site = En Dossier schreiwen, deen all statesche Webserver kann ubidden: d’Säit, Python, dat am Browser leeft, an d’Spillreegelen. Gespillt gëtt do um eegenen Apparat, géint Bots oder mateneen, an näischt gëtt iergendwou hi geschéckt.
help-site-folder = Dossier, dee geschriwwe gëtt. Wann et schonn esou e Site ass, gëtt en ersat; soss muss en eidel sinn.
help-site-docs = Adress vun der Dokumentatioun, op déi d’Säit dann hiweist.
help-replay = Eng opgezeechent Partie Zuch fir Zuch kucken: wat geschitt ass, mat alle Kaarten op oder esou, wéi eng Plaz et gesinn huet. Ass d’Ausgab keen Terminal, ginn all Zich ausginn.
help-replay-file = Opgezeechent oder vum Server exportéiert Partie.
help-replay-seat = Nëmme weisen, wat dës Plaz wousst; Plaze ginn ab 1 gezielt.
help-replay-move = Nëmmen d’Positioun no dësem Zuch weisen; 0 ass d’Ausdeelen.
help-review = Wien huet an enger opgezeechenter Partie gutt gespillt, a wien hat Gléck? No deem, wat jiddereen deemools wousst, gëtt beuerteelt; Ausdeelen an Zéien zielen als Gléck.
help-review-file = Opzeechnung, oder vum Server exportéiert Partie.
help-review-rollouts = Simulatioune pro Fro. Méi maachen d’Zuele méi sécher.
help-review-seed = Startwäert: iergendeen Text. Dee selwechte Startwäert gëtt déi selwecht Zuelen, egal mat wéi ville Prozesser.
help-review-processes = Zuel vun de Prozesser. Standard: ee pro Prozessor.
help-review-plot = Chancen, Gléck a Kënnen an dëse Fichier zeechnen (PNG, SVG oder PDF). Brauch den Extra „plots“.
help-review-json = Nëmme JSON ausginn.
help-puzzles = Rätsele mat genee enger Léisung maachen: Steng, déi an engem Tour ze leeë sinn, a Ronne mat Kaarten, déi géint all Verdeedegung ze gewanne sinn. E Laf, deen ofgebrach gouf, geet do weider, wou e war.
help-puzzles-folder = Dossier vun de Fichieren, ee fir all Zort Rätsel.
help-puzzles-tiles = Zuel vun de Rätsele mat Steng.
help-puzzles-cards = Zuel vun de Rätsele mat Kaarten.
help-puzzles-processes = Zuel vun de Prozesser. Standard: ee pro Prozessor.
help-train = De geléierte Spiller vum Kaartespill géint sech selwer trainéieren. E Laf, deen ofgebrach gouf, geet do weider, wou e war. Brauch den Extra „train“.
help-train-folder = Dossier vum Laf: Zwëschestänn, Stéchprouwen, Wäertungen an hir Bild.
help-train-generations = Zuel vun de Generatiounen: all eng spillt géint sech selwer a léiert dann. Standard: 1000, e puer Stonnen.
help-train-warm = Wéi vill dovun éischt aus Ronne vum heuristesche Spiller léieren. Standard: dräi Fënneftel.
help-train-seed = Startwäert: eng Zuel. Déiselwecht gëtt op der selwechter Maschinn déiselwecht Gewiichter.
help-train-weights = D’Gewiichter, wéi de Spiller se liest, an dëse Fichier schreiwen.
help-dataset = Bots Ronne spille loossen an all Decisioun als Zeil schreiwen: wat de Spiller wousst, wat erlaabt war, wat e gemaach a geduecht huet, wéi d’Ronn ausgaangen ass. Parquet-Fichieren an e Verzeechnes mat Kontrollzommen. E Laf, deen ofgebrach gouf, geet do weider, wou e war. Brauch den Extra „dataset“.
help-dataset-folder = Dossier vun de Fichieren.
help-dataset-entrants = Zwee oder méi Bots, genannt wéi bei arena. E Budget a Millisekonne gëtt all Kéier aner Zeilen.
help-dataset-game = Editioun: classic/fr, classic/lb, classic/de, rummy/en, rummy/fr, rummy/de oder déi vun engem installéierte Spill.
help-dataset-players = Unzuel vun de Spiller. Ee Participant spillt eng Säit, säi Géigner all déi aner.
help-dataset-deals = Unzuel vun de Blieder. Ëmmer zwee Participantë spillen all Blat eemol pro Säit. Virgab: 200.
help-dataset-with = Hausreegel: NUMM (ageschalt) oder NUMM=WÄERT. Méi wéi eemol méiglech.
help-dataset-seed = Startwäert: en Text. Deeselwechte Startwäert gëtt déiselwecht Zeilen, ausser wann e Bot en Zäitbudget huet.
help-dataset-processes = Unzuel vun den Aarbechtsprozesser. Standard: ee pro Prozessor.

## Kaarten, Faarwen, Spiller
## D’Nimm si wéi an de Spillreegelen; „the-card-...“ steet an engem Saz, ëmmer als Sujet oder direkten Objet.

colour-red = rout
colour-yellow = giel
colour-green = gréng
colour-blue = blo
colour-orange = orange
colour-violet = violett
colour-none = keng
colour-adjective =
    { $colour ->
        [red] rout
        [yellow] giel
        [green] gréng
        [blue] blo
        [orange] orange
       *[violet] violett
    }
card-number = { colour-adjective } { $number }
card-draw2 = { colour-adjective } +2
card-skip = { colour-adjective } Kaart „Den Tour passen“
card-reverse = { colour-adjective } Kaart „Richtung änneren“
card-wild = Joker
card-wild4 = +4
card-uno = UNO-Kaart
card-blank = wäiss Kaart { $number }
the-card-number = d’{ card-number }
the-card-draw2 = d’{ card-draw2 }
the-card-skip = d’{ card-skip }
the-card-reverse = d’{ card-reverse }
the-card-wild = de { card-wild }
the-card-wild4 = d’{ card-wild4 }
the-card-uno = d’{ card-uno }
the-card-blank = d’{ card-blank }
player-number = Spiller { $number }
seat-number = Plaz { $number }

## Refuséiert Zich: wien un der Rei ass

refusal-round-over = D’Ronn ass eriwwer.
refusal-malformed = Esou en Zuch gëtt et net.
refusal-not-your-turn = Du bass net un der Rei; drun ass { $seat }.
refusal-challenge-open = Waart: { $seat } muss d’+4 fir d’éischt unhuelen oder uzweiwelen.
refusal-choice-open = Waart: { $seat } muss nach wielen.
refusal-choose-first =
    { $choice ->
        [colour] Wiel fir d’éischt eng Faarf.
        [rotate] So fir d’éischt, a wéi eng Richtung d’Kaarte weidergi ginn.
        [give] Wiel fir d’éischt aus, wéi eng Kaarten et sinn a wie se kritt.
       *[choose] Wiel fir d’éischt e Spiller.
    }
refusal-must-choose =
    { $choice ->
        [colour] Passe geet net: Wiel eng Faarf.
        [rotate] Passe geet net: So, a wéi eng Richtung d’Kaarte weidergi ginn.
        [give] Passe geet net: Wiel aus, wéi eng Kaarten et sinn a wie se kritt.
       *[choose] Passe geet net: Wiel e Spiller.
    }
refusal-not-asked = Du hues elo näischt ze wielen.
refusal-no-such-seat = Un dësem Dësch sëtze just { $players } Spiller.
refusal-not-that-seat =
    { $move ->
        [accuse] Du kanns dech net selwer beschëllegen.
        [vote] Wie beschëllegt gëtt, stëmmt net mat of.
       *[choose] Dëse Spiller kanns de hei net wielen.
    }

## Refuséiert Zich: leeën

refusal-not-in-hand = Du hues { $card } net an der Hand.
refusal-does-not-fit = Op { $top } kanns de { $card } net leeën; aktuell Faarf: { $colour }.
refusal-only-drawn-card = Du hues eng Kaart geholl an däerfs nëmmen { $drawn } leeën, net { $card }.
refusal-does-not-answer =
    Géint { $top } hëlleft { $card } net; du muss { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    } huelen.
refusal-being-skipped = Du muss den Tour passen: Nëmmen déiselwecht Kaart wiert { $top } of, net { $card }.
refusal-wild4-not-allowed =
    { $condition ->
        [no_colour] Du däerfs { $card } nëmme leeën, wann an denger Hand keng Kaart vun der aktueller Faarf ass.
       *[nothing_playable] Du däerfs { $card } nëmme leeën, wa keng aner Kaart an denger Hand passt.
    }
refusal-not-identical = Dertëschentgeheien däerfs de nëmmen déiselwecht Kaart: { $top }, net { $card }.
refusal-jump-too-early = Dertëschentgeheie geet eréischt nom éischten Zuch.
refusal-jump-closed = Du kanns { $card } net méi dertëschentgeheien.
refusal-colour-missing = Fir { $card } ze leeën, muss de eng Faarf soen.
refusal-colour-not-yours = Wien { $card } leet, wielt keng Faarf.
refusal-multiples-off = Un dësem Dësch gëtt ëmmer nëmmen eng Kaart op eemol geluecht.
refusal-multiples-unfit = Zesumme leeën däerfs de nëmme Kaarte mat der selwechter Zuel, an eng vun deenen ënneschte muss passen.

## Refuséiert Zich: huelen a passen

refusal-must-lay = Du hues eng Kaart, déi passt, also däerfs de keng huelen.
refusal-nothing-to-draw = Et ass näischt méi do fir ze huelen: Lee eng Kaart.
refusal-draw-once = Du hues schonn eng Kaart geholl: Lee eng oder pass däin Tour.
refusal-draw-first = Einfach passe geet net: Lee eng Kaart oder huel eng.
refusal-must-lay-drawn = Du hues fräiwëlleg eng Kaart geholl, a si passt: Elo muss de se leeën.
refusal-must-take-debt =
    Du muss { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    } huelen{ $answer ->
        [none] {""}
        [challenge] {" "}oder d’+4 uzweiwelen
       *[parry] {" "}oder ofwieren
    }.
refusal-must-sit-out = Du muss den Tour passen an hëls keng Kaart.

## Refuséiert Zich: UNO, Uzweiwelen, Ofginn, Rotschléi

refusal-call-wrong-number = „UNO“ rifft een nëmmen, wann eng eenzeg Kaart bleift.
refusal-call-not-owed = Du hues elo keen „UNO“ ze ruffen.
refusal-catch-nothing = Hei huet keen „UNO“ vergiess, oder et ass ze spéit.
refusal-catch-self = Dech selwer oder deng eegen Equipe kanns de net erwëschen.
refusal-catch-automatic = Dat brauchs de net ze mellen: Un dësem Dësch kascht e vergiessenen „UNO“ ëmmer zwou Kaarten.
refusal-nothing-to-doubt = Elo ass keng +4 do, déi een uzweiwele kéint.
refusal-give-exactly =
    Gëff genee { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    } of.
refusal-advice-off = Un dësem Dësch gi Rotschléi net bestrooft.
refusal-vote-open = Et gëtt schonn ofgestëmmt.
refusal-accused-before = Du däerfs pro Ronn nëmmen eemol ee beschëllegen.
refusal-no-vote = Elo gëtt et näischt ofzestëmmen.
refusal-voted-before = Du hues schonn ofgestëmmt.

## Refuséiert Dëscher: Spiller, Editiounen, Optiounen

refusal-players = Dëst Spill ass fir { $least } bis { $most } Spiller, net fir { $players }.
refusal-options-clash =
    { $repair ->
        [none] Dat geet net zesummen: „{ $first }“ mat „{ $second }“.
       *[some] Dat geet net zesummen: „{ $first }“ mat „{ $second }“. Méiglech wier „{ $repair }“.
    }
refusal-unknown-option =
    { $similar ->
        [none] Et gëtt keng Optioun „{ $option }“.
       *[some] Et gëtt keng Optioun „{ $option }“. Ass { $similar } gemengt?
    }
refusal-option-value =
    { $similar ->
        [none] „{ $value }“ ass kee Wäert vun der Optioun „{ $option }“; méiglech: { $choices }.
       *[some] „{ $value }“ ass kee Wäert vun der Optioun „{ $option }“; méiglech: { $choices }. Ass { $similar } gemengt?
    }
refusal-option-range = „{ $option }“: méiglech ass { $least } bis { $most }, net { $value }.
refusal-option-twice = „{ $option }“ ass zweemol uginn, eng Kéier als { $one } an eng Kéier als { $other }.
refusal-unknown-edition =
    { $similar ->
        [none] Et gëtt keng Editioun „{ $edition }“; et gëtt: { $known }.
       *[some] Et gëtt keng Editioun „{ $edition }“; et gëtt: { $known }. Ass { $similar } gemengt?
    }
refusal-unknown-language = Et gëtt keng Sprooch „{ $text }“; et gëtt: { $known }.
refusal-unknown-bot = Et gëtt kee Bot „{ $name }“; et gëtt: { $known }.
choices-number = eng ganz Zuel
text-choices-range = eng ganz Zuel, { $least } bis { $most }
choices-programs = d’Reegele vun de wäisse Kaarten
setting = { $option }: { $value }
setting-players =
    { $players ->
        [one] { $players } Spiller
       *[other] { $players } Spiller
    }

## Refuséiert Reegele vu wäisse Kaarten

refusal-program-too-long = D’Reegel vun enger wäisser Kaart huet héchstens { $most } Wierkungen, dës huet { $found }.
refusal-program-text-too-long = Den Text op enger wäisser Kaart huet héchstens { $most } Zeechen, dësen huet { $found }.
refusal-effect-target = Wierkung { $number } vun der wäisser Kaart: „{ $effect }“ geet net mam Zil „{ $target }“.
refusal-effect-count = Wierkung { $number } vun der wäisser Kaart: D’Unzuel bei „{ $effect }“ geet vun 1 bis { $most }.
refusal-effect-optional = Wierkung { $number } vun der wäisser Kaart: „{ $effect }“ kann net fräiwëlleg sinn.
refusal-effect-limit = Wierkung { $number } vun der wäisser Kaart: D’Konditioun bei „{ $effect }“ zielt vun 0 bis { $most }.
refusal-effect-condition = Wierkung { $number } vun der wäisser Kaart: D’Konditioun bei „{ $effect }“ kann net vun engem anere Spiller ofhänken.
refusal-bad-blanks = „{ $text }“ ass keng Reegel fir wäiss Kaarte wéi „draw*2@others colour“.
blank-effect-draw = Kaarten huelen
blank-effect-debt = huelen oder ofwieren
blank-effect-skip = den Tour passen
blank-effect-turn = d’Richtung änneren
blank-effect-colour = eng Faarf wielen
blank-effect-pass-hands = all d’Kaarte weiderginn
blank-effect-swap = d’Kaarten tauschen
blank-effect-give = Kaarten ofginn
blank-effect-again = nach eng Kéier spillen
blank-effect-look = d’Kaarte kucken
blank-target-next = den nächste Spiller
blank-target-previous = de Spiller virdrun
blank-target-chosen = e Spiller no Wiel
blank-target-self = ee selwer
blank-target-others = all déi aner
blank-target-all = jiddereen

## Refuséiert Texter

refusal-bad-cards =
    { $similar ->
        [none] „{ $text }“ ass keng Lëscht vu Kaarten.
       *[some] „{ $text }“ ass keng Lëscht vu Kaarten. Hues du { $similar } gemengt?
    }
refusal-bad-action = „{ $text }“ ass keen Zuch.
refusal-bad-move =
    { $similar ->
        [none] „{ $text }“ ass keen Zuch.
       *[some] „{ $text }“ ass keen Zuch. Hues du { $similar } gemengt?
    }
did-you-mean = Hues du { $similar } gemengt?
written-rummy-notation = Am Zuch steet de ganzen neien Dësch; pioche.solve(table).action(…) schreift en.
written-rummy-effect-missing = Hie gëtt hannert d’Gruppe geschriwwen: en Ausruffzeechen, d’Nummer vu senger Grupp, de Steen.
refusal-no-way = „{ $text }“ ass keen Zuch, an dat kann elo net geluecht ginn.
refusal-action-seat = „{ $text }“ seet net, wien dat mécht: Setz d’Plaz virdrun: „{ $example }“.
refusal-seat-range = D’Plaze gi vun 0 bis { $most }; eng Plaz { $found } gëtt et net.
refusal-option-of-game = „{ $option }“ ass eng Optioun vun engem anere Spill: { $game }.
refusal-position-range = „{ $field }“: méiglech ass { $least } bis { $most }, net { $value }.
refusal-position-hex = „{ $field }“ kann net „{ $value }“ sinn: Et huet { $digits } hexadezimal Zifferen.
refusal-bad-position = Eng Positioun gesäit esou aus: „{ $example }“. Dat hei ass keng: „{ $text }“.
refusal-position-value = „{ $field }“ kann net „{ $value }“ sinn.
refusal-position-choice = „{ $field }“ kann net „{ $value }“ sinn; méiglech: { $choices }.
refusal-position-field = Eng Positioun huet kee Feld „{ $field }“.
refusal-position-twice = „{ $field }“ steet zweemol do.
refusal-position-fields = Eng Positioun huet { $wanted } Felder, net { $found }.
refusal-position-hands = Et gëtt méi Kaarten, wéi { $players } Spiller an der Hand hunn.
refusal-position-discards = Um Oflagekoup muss eng Kaart leien, déi zielt.
refusal-position-needs = Zu „{ $given }“ gehéiert och „{ $field }“.
refusal-position-clash = „{ $given }“ passt net zu „{ $other }“.
refusal-position-rule = „{ $given }“ kënnt un dësem Dësch net vir: Et gehéiert zu der Reegel „{ $option }“.
refusal-position-top = „{ $given }“ passt net zum Oflagekoup: Uewe läit { $card }.
refusal-position-colour = Et kann net { $colour } gëllen, wann uewen { $card } läit.
refusal-position-not-held = Gezunn kann net { $card } sinn: Dës Kaart ass net an där Hand ({ $seat }).
refusal-position-drawn-card = Zu „{ $given }“ gehéiert, wat geholl gouf, zum Beispill „{ $example }“.
refusal-position-hand =
    { $cards ->
        [0] „{ $given }“ passt net: { $seat } huet keng Kaarten.
        [one] „{ $given }“ passt net: { $seat } huet eng Kaart.
       *[other] „{ $given }“ passt net: { $seat } huet { $cards } Kaarten.
    }
refusal-position-won = „{ $given }“ passt net: { $seat } huet d’Ronn mat der leschter Kaart gewonnen.
refusal-position-blocked =
    { $tied ->
        [yes] Eng blockéiert Ronn gewënnt, wien déi mannst Punkten huet; hei hunn der zwee se ({ $points }), also gewënnt kee se.
       *[no] Eng blockéiert Ronn gewënnt, wien déi mannst Punkten huet: { $seat } ({ $points }).
    }
refusal-position-effect = „{ $given }“ passt net zu der Kaart um Oflagekoup ({ $card }): Hir Wierkung Nummer { $at } (vun 0 un) freet no eppes anerem.
refusal-position-voted = „{ $given }“ passt net: Jiddereen huet gestëmmt.
refusal-position-stuck = An dëser Positioun kéint kee spillen.
refusal-bad-score = „{ $text }“ ass keng Zeil vum Punkteblock.
refusal-too-many-cards =
    { $most ->
        [0] Am Spill gëtt et { $card } net.
        [one] Am Spill gëtt et { $card } just eemol.
       *[other] Am Spill gëtt et { $card } just { $most }-mol.
    }

## Refuséiert Partien an Opnamen

refusal-seed-length = E Startwäert huet { $wanted } Bytes, dësen huet { $length }.
refusal-seed-missing = Et feelt de Startwäert, fir dës Ronn auszedeelen.
refusal-match-over = D’Partie ass eriwwer.
refusal-round-not-over = D’Ronn ass nach net eriwwer.
refusal-round-not-begun = Et ass nach keng Ronn ausgedeelt.
refusal-setup-hand = Eng Hand huet { $wanted } Kaarten oder Steng; fir { $seat } sinn et { $count }. Dräi Punkten um Enn fëlle se op.
refusal-setup-first =
    { $wanted ->
        [one] Am Ufank gëtt genee eng Kaart opgedeckt, net { $count }.
       *[other] Am Ufank leien der genee { $wanted } op, net { $count }.
    }
refusal-setup-goes-back = Eng Ronn kann net domat ufänken: { $card } kënnt zréck an de Koup.
refusal-setup-no-first = Am Koup ass keng Kaart méi, déi opgedeckt däerf ginn.
refusal-no-setup = Am Spill „{ $game }“ kann een d’Ausdeelen net virginn.
refusal-no-solver = Fir d’Spill „{ $game }“ gëtt et kee Léiser: Wat erlaabt ass, steet an der Lëscht vun den Zich.
refusal-totals-range = Fréier Resultater gi vun 0 bis { $most }, net { $found }.
refusal-score-sides = Dës Partie huet { $sides } Säiten, hei stinn awer { $found } Zuelen.
refusal-position-players = Dës Partie huet { $players } Spiller, d’Positioun { $found }.
refusal-replay-not-one = Zeil { $line }: Dat ass keng gespäichert Partie.
refusal-replay-version = Zeil { $line }: Gespäichert a Versioun { $version }, dëse Pioche liest Versioun { $known }.
refusal-replay-deal = Zeil { $line }: Ausgedeelt no Versioun { $version }, dëse Pioche deelt no Versioun { $known } aus.
refusal-replay-twice = Zeil { $line }: „{ $text }“ steet hei fir d’zweet.
refusal-replay-line = Zeil { $line }: „{ $text }“ gehéiert net heihin; erwaart: { $wanted }.
refusal-replay-short = Zeil { $line }: D’Opnam hält ze fréi op; erwaart: { $wanted }.
refusal-replay-sides = Zeil { $line }: Net all Ronne si fir gläich vill Säite gezielt.
refusal-replay-differs = Zeil { $line }: „{ $text }“ stëmmt net; nogespillt kënnt eraus: { $found }.
refusal-replay-sum = Zeil { $line }: D’Kontrollzomm stëmmt net, d’Opnam gouf geännert.
refusal-replay-unscored = Zeil { $line }: D’Ronn ass eriwwer, mee hir Punkte feelen.
refusal-replay-not-over = Zeil { $line }: Hei sti Punkten, mee d’Ronn ass nach net eriwwer.
refusal-replay-refused = Zeil { $line }: „{ $text }“ ass net erlaabt: „{ $reason }“.

## Optioune vum Kaartespill: Numm, ee Saz dozou, Wäerter

value-on = un
value-off = aus
option-palette = Faarwen
option-palette-help = Wéi eng véier Faarwen d’Kaarten hunn.
value-palette-standard = rout, giel, gréng, blo
value-palette-letz = orange, giel, gréng, violett
option-hand-size = Ausgedeelt Kaarten
option-hand-size-help = Wéi vill Kaarte jiddereen um Ufank vun enger Ronn kritt.
option-dealer = Ausdeeler
option-dealer-help = Wien d’Kaarten ausdeelt: Jidderee wielt eng Kaart, a wien déi héchst Zuel huet, deelt aus.
value-dealer-draw-each-round = an all Ronn nei gewielt
value-dealer-passes-left = eemol gewielt, duerno de Spiller lénks
option-first-skip = „Den Tour passen“ als éischt Kaart
option-first-skip-help = Wien ufänkt, wann déi éischt Kaart „Den Tour passen“ ass: vum Ausdeeler aus gezielt.
value-first-skip-second-right = den zweete riets vum Ausdeeler
value-first-skip-second-left = den zweete lénks vum Ausdeeler
option-first-wild = Joker als éischt Kaart
option-first-wild-help = Wien d’Faarf wielt, wann déi éischt Kaart e Joker ass.
value-first-wild-dealer = den Ausdeeler
value-first-wild-left = de Spiller lénks vum Ausdeeler
option-reverse-on-anything = „Richtung änneren“ op all Kaart
option-reverse-on-anything-help = Eng Kaart „Richtung änneren“ kann op all Kaart geluecht ginn; duerno gëllt hir eege Faarf.
option-wild4-if = Wéini eng +4 erlaabt ass
option-wild4-if-help = Wéini een eng +4 leeën däerf, jee nodeem, wat ee soss an der Hand huet.
value-wild4-if-nothing-playable = nëmme wa keng aner Kaart passt
value-wild4-if-no-colour = nëmmen ouni Kaart vun der aktueller Faarf
value-wild4-if-always = ëmmer
option-voluntary-draw = Fräiwëlleg huelen
option-voluntary-draw-help = Ob een eng Kaart huelen däerf, obwuel ee kéint leeën.
value-voluntary-draw-drawn-only = jo, an dann däerf nëmmen déi geholl Kaart geluecht ginn
value-voluntary-draw-off = neen, wie leeë kann, muss
option-drawn-card = Déi geholl Kaart
option-drawn-card-help = Wat mat enger geholler Kaart geschitt, déi passt.
value-drawn-card-may = si däerf geluecht ginn
value-drawn-card-must-if-voluntary = fräiwëlleg geholl, muss se geluecht ginn
option-draw-then-play-any = Huelen, duerno fräi leeën
option-draw-then-play-any-help = Wien un der Rei ass, däerf eng Kaart huelen an duerno iergendeng Kaart leeën, déi passt, oder passen.
option-draw-until-playable = Huelen, bis eng passt
option-draw-until-playable-help = Wien net leeë kann, hëlt esou laang Kaarten, bis eng passt.
option-draw2-parry = +2 ofwieren
option-draw2-parry-help = Wat eng +2 ofwiert, sou datt den nächste Spiller d’Zomm muss huelen.
value-draw2-parry-off = näischt
value-draw2-parry-draw2 = eng aner +2
value-draw2-parry-draw2-or-wild4 = eng aner +2 oder eng +4
option-wild4-parry = +4 ofwieren
option-wild4-parry-help = Eng +4 kann ee mat enger anerer +4 ofwieren; den nächste Spiller muss d’Zomm huelen.
option-uno-card-draw4 = UNO-Kaart: véier huelen
option-uno-card-draw4-help = D’UNO-Kaarte sinn am Spill: Den nächste Spiller hëlt véier Kaarten, an nëmmen eng aner UNO-Kaart wiert dat of.
option-reverse-returns-debt = „Richtung änneren“ géint d’Huelen
option-reverse-returns-debt-help = Wien huele muss, däerf eng Kaart „Richtung änneren“ vun der aktueller Faarf leeën: Da muss de Spiller virdrun huelen.
option-skip-passes-debt = „Den Tour passen“ géint d’Huelen
option-skip-passes-debt-help = Wien huele muss, däerf eng Kaart „Den Tour passen“ vun der aktueller Faarf leeën: Da muss den nächste Spiller huelen.
option-challenge = +4 uzweiwelen
option-challenge-help = Ob een no enger +4 d’Kaarte vum Géigner kucken däerf, a wat mat der +4 geschitt, wann et e Bluff war.
value-challenge-off = net uzweiwelen
value-challenge-take-back = wie blufft, hëlt se zréck a kritt d’Kaarten
value-challenge-card-stays = si bleift leien, a wie blufft, kritt d’Kaarten
option-uno-enforced = Vergiessenen „UNO“
option-uno-enforced-help = Wéini e vergiessenen „UNO“ zwou Kaarte kascht.
value-uno-enforced-when-caught = wann e Géigner et bemierkt
value-uno-enforced-automatic = ëmmer
option-uno-uno = „UNO UNO“
option-uno-uno-help = Wie seng lescht Kaart leet, muss „UNO UNO“ ruffen, fir ze gewannen; soss hëlt hien zwou Kaarten.
option-last-draw-counts = +2 oder +4 als lescht Kaart
option-last-draw-counts-help = Ass déi lescht Kaart eng +2 oder eng +4, muss den nächste Spiller nach huelen, éier d’Punkte gezielt ginn.
option-draw2-finish-defence = Lescht +2 ofwieren
option-draw2-finish-defence-help = Wie mat enger +2 fäerdeg gëtt, huet net gewonnen, wann all Spiller no him ofwieren: Da muss hien d’Zomm huelen.
option-no-finish-on-black-draw = Keen Enn mat +4 oder UNO-Kaart
option-no-finish-on-black-draw-help = Eng Ronn däerf net mat enger +4 oder enger UNO-Kaart ophalen: Wie se als lescht leet, hëlt zwou Kaarten.
option-jump-in = Dertëschentgeheien
option-jump-in-help = Jiddereen däerf zu all Moment déiselwecht Kaart leeën, och wann hien net un der Rei ass.
option-sequences = Kaartefollegen
option-sequences-help = No enger Zuel kann een direkt mat der nächster Zuel vun der selwechter Faarf weidermaachen, erop oder erof, oder mat der selwechter Kaart.
option-skip-parry = „Den Tour passen“ ofwieren
option-skip-parry-help = Wien den Tour passe soll, kann dat mat der Kaart „Den Tour passen“ vun der selwechter Faarf ofwieren: Da passt den nächste Spiller.
option-double-skip = Duebel passen
option-double-skip-help = Wie béid Kaarten „Den Tour passen“ vun enger Faarf leet, léisst déi nächst zwee Spiller passen.
option-two-player-reverse-skips = „Richtung änneren“ zu zwee
option-two-player-reverse-skips-help = Zu zwee léisst eng Kaart „Richtung änneren“ deen anere passen: Et ass een nach eng Kéier drun.
option-zero-rotation = Kaarten tausche bei 0
option-zero-rotation-help = Gëtt eng 0 geluecht, ginn all Spiller hir Kaarten un den nächste weider, an déi eng oder an déi aner Richtung.
value-zero-rotation-off = neen
value-zero-rotation-optional = fräiwëlleg
value-zero-rotation-forced = ëmmer
option-seven-swap = Kaarten tausche bei 7
option-seven-swap-help = Wien eng 7 leet, tauscht all seng Kaarte mat engem anere Spiller.
value-seven-swap-off = neen
value-seven-swap-optional = fräiwëlleg
value-seven-swap-forced = ëmmer
option-uno-card-gift = UNO-Kaart: zwou ofginn
option-uno-card-gift-help = D’UNO-Kaarte sinn am Spill: Wien eng leet, ka genee zwou Kaarten un en anere Spiller ofginn.
option-multiples = Méi wéi eng Kaart
option-multiples-help = E puer Kaarte mat der selwechter Zuel kënnen op eemol geluecht ginn.
option-advice-penalty = Strof fir Rotschléi
option-advice-penalty-help = En onpassende Rotschlo kascht véier Kaarten, wann d’Majoritéit vun deenen aneren dofir stëmmt.
option-blanks = Wäiss Kaarten
option-blanks-help = Bis zu dräi wäiss Kaarten, all mat enger Reegel, déi den Dësch drop schreift a mat där jiddereen averstanen ass.
value-blanks-none = keng
option-scoring = Punkten
option-scoring-help = Wat no all Ronn opgeschriwwe gëtt, a wien domat gewënnt.
value-scoring-winner-takes = de Gewënner kritt d’Punkte vun deenen aneren
value-scoring-lowest-wins = jidderee schreift seng eege Kaarten op, déi klengst Zomm gewënnt
option-target = Punkte fir ze gewannen
option-target-help = D’Partie ass eriwwer, wann een esou vill Punkten erreecht oder méi.
option-rounds-to-win = Ronne fir ze gewannen
option-rounds-to-win-help = Wien als Éischten esou vill Ronne gewënnt, huet d’Partie gewonnen.
value-rounds-to-win-none = d’Punkten decidéieren
option-wild4-points = Punkte fir eng +4
option-wild4-points-help = Wéi vill Punkten eng +4 zielt, déi an der Hand bleift.
option-teams = Equippen
option-teams-help = Wéi vill Equippen et gëtt; Partner gewannen an zielen zesummen.
value-teams-none = keng Equippen

## Bots: wéi gutt se spillen

level-beginner-help = Leet, wat passt, vergësst dacks „UNO“ ze ruffen a mierkt seelen, wann anerer et vergiessen.
level-casual-help = Spillt verstänneg fir sech; vergësst heiansdo „UNO“ ze ruffen.
level-strong-help = Passt op, wat déi aner hunn, a mécht et hinne schwéier; vergësst seelen eppes.
level-master-help = Verhält sech alles, wat ze gesi war, denkt viraus a vergësst ni „UNO“ ze ruffen.

## Bots: firwat en eegenen net ze gebrauchen ass oder ofgestierzt ass (no engem Duebelpunkt, ouni Punkt)

bot-reason-no-file = et gëtt kee Fichier { $file }
bot-reason-not-python = { $file } ass kee Python-Fichier
bot-reason-no-method = d’Klass Bot aus { $file } huet keng Method act(self, view, legal)
bot-reason-no-act = { $file } huet weder eng Klass Bot nach eng Funktioun act(view, legal)
bot-reason-async = d’Funktioun { $method } aus { $file } muss eng normal sinn, net async
bot-reason-exits = hien hält op, wärend hie geluede gëtt ({ $status })
bot-reason-games = de GAMES aus { $file } muss als Tupel vun Nimm aus dëser Lëscht dostoen: { $known }
bot-reason-other-game = a sengem GAMES steet { $games }, net { $game }
bot-reason-late = hie war net bannent { $seconds } s gelueden
bot-reason-loading = beim Lueden – { $reason }
bot-reason-ended = de Prozess huet opgehal (Status { $status })
bot-reason-closed = de Prozess huet seng Ausgab zougemaach
bot-reason-babble = de Prozess huet eppes geschéckt, wat keng Äntwert ass: { $said }
bot-reason-astray = de Prozess huet eppes anescht geäntwert, wéi gefrot war

## D’Arena: Bots géint Bots

arena-title = { $edition }, { $players } Spiller, { $games ->
    [one] eng Partie
   *[other] { $games } Partien
} mat { $deals ->
    [one] enger Verdeelung
   *[other] { $deals } Verdeelungen
}
arena-games = Partien
arena-entrant = Bot
arena-others = géint
arena-sides = gespillt
arena-won = gewonnen
arena-rating = Wäertung
arena-thinking = Zäit fir ze iwwerleeën
arena-duels = Ee géint déi aner
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
arena-quick = { NUMBER($value, maximumFractionDigits: 6) } ms
arena-seconds = { NUMBER($value, maximumFractionDigits: 6) } s
arena-tick = { NUMBER($value, maximumFractionDigits: 6) }
arena-par = Wieren all gläich staark, géif jidderee { $par } gewannen. All Verdeelung gëtt op all Plaz gespillt.
arena-undecided = { $games ->
    [one] Eng Partie huet kee gewonnen.
   *[other] { $games } Partien huet kee gewonnen.
}
arena-by-the-clock = Verschiddener iwwerleeën no der Auer; eng aner Kéier kann et anescht ausgoen.
arena-own-files = Ob d’Bots aus Fichieren eng aner Kéier d’selwecht spillen, läit un hinnen.
arena-speed = { $games ->
    [one] Eng Partie gespillt,
   *[other] { $games } Partië gespillt,
} { NUMBER($rate, maximumFractionDigits: 1) } pro Sekonn
arena-trouble-broken = { $times ->
    [one] eemol net ze gebrauchen
   *[other] { $times }-mol net ze gebrauchen
}
arena-trouble-crashed = { $times ->
    [one] eemol ofgestierzt
   *[other] { $times }-mol ofgestierzt
}
arena-trouble-hung = { $times ->
    [one] eemol net mat Zäit geäntwert
   *[other] { $times }-mol net mat Zäit geäntwert
}
arena-trouble-illegal = { $times ->
    [one] eemol eppes Verbuedenes gemaach
   *[other] { $times }-mol eppes Verbuedenes gemaach
}
arena-no-action = { $answer } ass keng Aktioun vu senger Plaz
arena-troubles = Ierger mat { $entrant }: { $kinds }. Déi éischte Kéier: { $example }
arena-dask-waiting = Den Dask-Cluster huet keng Worker méi; gewaart gëtt, bis ee kënnt.
arena-sprt-progress = Spiller, LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } (±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-sprt-accepted =
    Entscheet no { $deals ->
        [one] enger Verdeelung
       *[other] { $deals } Verdeelungen
    }: { $entrant } ass éischter ëm op d’mannst { $high } wéi ëm héchstens { $low } Punkte besser (Log-Likelihood-Quotient { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Grenzen ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-sprt-rejected =
    Entscheet no { $deals ->
        [one] enger Verdeelung
       *[other] { $deals } Verdeelungen
    }: { $entrant } ass éischter ëm héchstens { $low } wéi ëm op d’mannst { $high } Punkte besser (Log-Likelihood-Quotient { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Grenzen ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-sprt-undecided =
    No { $deals ->
        [one] enger Verdeelung
       *[other] { $deals } Verdeelungen
    } ass net entscheet, ob { $entrant } ëm { $low } oder ëm { $high } Punkte besser ass (Log-Likelihood-Quotient { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, Grenzen ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-interval = 95-%-Intervall
arena-illegal = refuséiert Äntwerten
arena-made-for = Zich op senger Plaz
arena-regret = Verloscht pro Decisioun
refusal-arena-text-start = „{ $command }“ kann net gestart ginn: { $reason }.
refusal-arena-text-silent = „{ $command }“ huet net bannent { $seconds } s geäntwert.
refusal-arena-text-ended = „{ $command }“ huet virun der leschter Ronn opgehalen.
refusal-arena-text-alone = E Bot gëtt gebraucht, géint deen de Programm spillt.
refusal-arena-mixed = Ausgeloust Hausreegele si fir Programmer, déi mat Text spillen: --text.
refusal-arena-sprt = „{ $text }“ ass keen Test: --sprt hëlt zwou Punktzuelen an opsteigender Reiefolleg, vun -{ $most } bis { $most }, z. B. 0:20.
refusal-arena-sprt-entrants = D’Optioun --sprt brauch genee zwee Bots.
refusal-arena-too-few = Op d’mannst zwee Bots musse matspillen, net { $entrants }.
refusal-arena-twice = „{ $entrant }“ spillt zweemol mat.
refusal-arena-over-bot = „{ $file }“ spillt als Bot mat; { $other } géif de Fichier iwwerschreiwen.
refusal-arena-budget = „{ $entrant }“ huet keng Zäit fir ze iwwerleeën; op d’mannst 1, wann ech gelift.
refusal-arena-no-budget = „{ $entrant }“ iwwerleet net am Viraus; Zäit fir ze iwwerleeë gëtt et fir { $known }.
refusal-arena-no-file = Et gëtt kee Fichier „{ $file }“, deen ee wéi e Bot liese kann.
refusal-arena-broken = „{ $file }“ ass kee Bot: { $reason }.
refusal-arena-other-game = „{ $file }“ mécht net mat: { $reason }.
refusal-arena-limit = D’Zäitlimitt läit tëscht 0,01 a 600 Sekonnen.
refusal-bot-no-action = Dat ass keng Aktioun vun der Plaz, op där de Bot sëtzt.
refusal-arena-deals = Op d’mannst eng Verdeelung muss gespillt ginn, net { $deals }.
refusal-arena-many-deals = Tëscht dëse Bots kënnen héchstens { $most } Verdeelunge gespillt ginn, net { $deals }.
refusal-arena-folder = Et gëtt keen Dossier „{ $folder }“.
refusal-arena-other-contest = Am „{ $file }“ sinn d’Partië vun engem anere Concours: aner Bots, aner Reegelen oder en anere Startwäert.
refusal-arena-no-results = Am „{ $file }“ si keng Resultater vun engem Concours (Zeil { $line }).
refusal-arena-worker-died = { $count ->
    [one] D’Partie { $games } huet hire Prozess { $times }-mol ofgebrach (Status { $status }) a gouf opginn; --results behält all déi aner.
   *[other] D’Partien Nummer { $games } hunn all hire Prozess { $times }-mol ofgebrach (Status { $status }) a goufen opginn; --results behält all déi aner.
}
refusal-arena-workers-die = De Concours gouf ofgebrach an de Rescht net gespillt: D’Partien Nummer { $games } hunn all hire Prozess { $times }-mol ofgebrach (Status { $status }); --results behält, wat gespillt gouf.
refusal-arena-in-use = „{ $file }“ gëtt gebraucht: En anere Concours schreift dran.
refusal-arena-other-version = Am „{ $file }“ si Partië vu Pioche { $theirs }, net { $ours }; huel en anere Fichier.
refusal-arena-dask-library = Fir op engem Cluster ze spillen, brauch een Dask: { $install }
refusal-arena-dask-address = Ënner „{ $address }“ äntwert keen Dask-Scheduler.
refusal-arena-dask-workers = Den Dask-Cluster huet keng Worker.
refusal-arena-dask-version = De Worker „{ $worker }“ huet Pioche { $theirs }, net { $ours }.
refusal-arena-dask-no-pioche = De Worker „{ $worker }“ ka Pioche net lueden.
refusal-arena-dask-killed = { $count ->
    [one] D’Partie { $games } huet hire Worker { $times }-mol ofgebrach, fir d’lescht „{ $worker }“, a gouf opginn; --results behält all déi aner.
   *[other] D’Partien Nummer { $games } hunn all hire Worker { $times }-mol ofgebrach, fir d’lescht „{ $worker }“, a goufen opginn; --results behält all déi aner.
}
refusal-arena-dask-stopped = De Concours gouf ofgebrach an de Rescht net gespillt: D’Partien Nummer { $games } hunn all hire Worker { $times }-mol ofgebrach, fir d’lescht „{ $worker }“; --results behält, wat gespillt gouf.

## Simulatiounen

sim-title-rounds = { $edition }, { $players } Spiller, { $games ->
        [one] eng Ronn
       *[other] { $games } Ronnen
    }
sim-title-matches = { $edition }, { $players } Spiller, { $games ->
        [one] eng Partie
       *[other] { $games } Partien
    }
sim-with = mat { $options }
sim-style-classic-sensible = D’Spiller leeën, wa se kënnen, a ruffen UNO, wa se mussen; alles anescht ass dem Zoufall iwwerlooss.
sim-style-classic-random = All erlaabten Zuch ass d’selwecht wahrscheinlech.
sim-style-rummy-sensible = D’Spiller leeë sou vill Steng, wéi se kënnen, ruffen UNO, wa se mussen, a mierken, wann anerer et vergiessen.
sim-style-rummy-random = D’Spiller leeën nom Zoufall a vergiessen heiansdo, UNO ze ruffen.
sim-style-any-sensible = Vernünfteg Spiller: Si maachen déi Zich, déi am beschten ausgesinn, soss decidéiert den Zoufall.
sim-style-any-random = All erlaabten Zuch ass gläich wahrscheinlech.
sim-rounds = Ronnen
sim-matches = Partien
sim-mean = Moyenne
sim-median = Median
sim-middle = 9 vun 10
sim-least = mannst
sim-most = meescht
sim-moves-per-round = Zich pro Ronn
sim-moves-per-match = Zich pro Partie
sim-rounds-per-match = Ronne pro Partie
sim-points-per-round = Punkte vun enger Ronn
sim-histogram-moves = Zich pro Ronn
sim-histogram-rounds = Ronne pro Partie
sim-share = Undeel
sim-interval = 95-%-Intervall
sim-wins-rounds = Wien d’Ronn gewënnt
sim-wins-matches = Wien d’Partie gewënnt
sim-place-first = lénks vum Ausdeeler
sim-place = Plaz { $place } vun do un
sim-place-dealer = den Ausdeeler
sim-place-starter = wien ufänkt
sim-seat = Spiller { $seats }
sim-team = Spiller { $seats }
sim-shared = { $matches ->
        [one] Eng Partie gouf gedeelt.
       *[other] { $matches } Partië goufe gedeelt.
    }
sim-endings = Wéi Ronnen ophalen
sim-ending-number = lescht Kaart: eng Zuel
sim-ending-draw-two = lescht Kaart: eng +2
sim-ending-skip = lescht Kaart: „Den Tour passen“
sim-ending-reverse = lescht Kaart: „Richtung änneren“
sim-ending-wild = lescht Kaart: e Joker
sim-ending-wild-four = lescht Kaart: eng +4
sim-ending-uno-card = lescht Kaart: eng UNO-Kaart
sim-ending-blank = lescht Kaart: eng wäiss Kaart
sim-ending-otherwise = gewonnen, nodeems en anere geluecht hat
sim-ending-blocked = blockéiert, wien déi mannst Punkten huet, gewënnt
sim-ending-blocked-nobody = blockéiert, kee kritt Punkten
sim-ending-unfinished = ofgebrach
sim-ending-won = gewonnen
sim-ending-nobody = kee gewënnt
sim-ending-rack-empty = eng Schinn ass eidel
sim-ending-pool-used-up = de Koup ass opgebraucht, wien déi mannst Punkten huet, gewënnt
sim-clauses = Wat virkoum ({ $rounds ->
        [one] eng Ronn
       *[other] { $rounds } Ronnen
    } observéiert)
sim-clause = Reegel
sim-what = wat
sim-in-rounds = vun de Ronnen
sim-per-round = pro Ronn
sim-speed = { $rounds } Ronnen, { $moves } Zich an der Sekonn, { $processes ->
        [one] ee Prozess
       *[other] { $processes } Prozesser
    }, { $engine }.
sim-native = native Code
sim-pure = purt Python
sim-plot-written = D’Bild ass hei: { $file }.
sim-whole = { $value }
sim-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-times = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-happened-first-draw-two = déi éischt Kaart ass eng +2
sim-happened-first-reverse = déi éischt Kaart ass „Richtung änneren“
sim-happened-first-skip = déi éischt Kaart ass „Den Tour passen“
sim-happened-first-wild = déi éischt Kaart ass e Joker
sim-happened-first-blank = déi éischt Kaart ass eng wäiss
sim-happened-first-goes-back = déi éischt Kaart kënnt zréck
sim-happened-draw-two = +2 geluecht
sim-happened-reverse = „Richtung änneren“ geluecht
sim-happened-reverse-on-anything = „Richtung änneren“ geluecht, wou et net gepasst huet
sim-happened-reverse-between-two = „Richtung änneren“: zu zwee passt deen aneren
sim-happened-skip = „Den Tour passen“ geluecht
sim-happened-wild = Joker geluecht
sim-happened-wild-four = +4 geluecht
sim-happened-bluff = +4 als Bluff geluecht
sim-happened-uno-card = UNO-Kaart geluecht
sim-happened-blank = wäiss Kaart geluecht
sim-happened-several = méi Kaarte vun enger Zuel zesumme geluecht
sim-happened-jump-in = dertëschentgehäit
sim-happened-sequence = Folleg weidergefouert
sim-happened-double-skip = zweemol „Den Tour passen“ hannerteneen
sim-happened-skip-parried = „Den Tour passen“ ofgewiert
sim-happened-draw-two-parried = +2 ofgewiert
sim-happened-wild-four-parried = +4 ofgewiert
sim-happened-uno-card-parried = UNO-Kaart ofgewiert
sim-happened-debt-returned = d’Huele mat „Richtung änneren“ zréckginn
sim-happened-debt-passed-on = d’Huele mat „Den Tour passen“ viruginn
sim-happened-drew-unable = geholl, well näischt gepasst huet
sim-happened-drew-by-choice = fräiwëlleg geholl
sim-happened-drew-then-any = fräiwëlleg geholl, duerno all Kaart erlaabt
sim-happened-drew-on = méi wéi eng geholl, bis eng gepasst huet
sim-happened-reshuffle = den Oflagekoup gouf den neie Koup
sim-happened-uno = UNO geruff
sim-happened-uno-uno = UNO UNO geruff
sim-happened-caught = vergiessenen UNO bemierkt
sim-happened-forgot = UNO vergiess, Kaarte vu selwer
sim-happened-doubt-right = +4 ugezweiwelt, et war e Bluff
sim-happened-doubt-wrong = +4 ugezweiwelt, si war erlaabt
sim-happened-advice = fir e Rot bestrooft
sim-happened-rotation = eng 0 huet all Kaarte weiderginn
sim-happened-swap = eng 7 huet d’Kaarte vun zwee Spiller getosch
sim-happened-gift = zwou Kaarten ofginn
sim-happened-gift-of-all = déi lescht zwou ofginn a bestrooft
sim-happened-last-draw = eng lescht +2 oder +4 huet nach gezielt
sim-happened-all-parried = jiddereen huet eng lescht +2 ofgewiert
sim-happened-black-finish = eng lescht UNO-Kaart oder +4 bestrooft
sim-happened-blocked = kee konnt méi huelen oder leeën
sim-happened-tiles-four = véier Steng op eemol geluecht
sim-happened-tiles-drew = gezunn, well näischt gepasst huet
sim-happened-tiles-drawn-laid = de gezunnene Stee gouf geluecht
sim-happened-tiles-drawn-kept = de gezunnene Stee gouf behalen
sim-happened-tiles-rearranged = Steng um Dësch goufen ëmgeluecht
sim-happened-tiles-joker-taken = e Joker koum op d’Schinn
sim-happened-tiles-wild-four = e Joker huet deen nächste véier zéie gelooss
sim-happened-tiles-draw-two = eng 2 huet deen nächsten zwee zéie gelooss
sim-happened-tiles-skip = eng 5 huet deen nächste passe gelooss
sim-happened-tiles-reverse = eng 7 huet d’Richtung geännert
sim-happened-tiles-several = e puer Steng hu bannent engem Zuch gewierkt
sim-happened-tiles-uno = UNO geruff
sim-happened-tiles-caught = vergiessenen UNO bemierkt
sim-happened-tiles-out-at-once = fäerdeg mat e puer Steng op eemol
sim-happened-tiles-pool = de Koup war opgebraucht
refusal-sim-games = Op d’mannst eng Partie muss gespillt ginn, net { $games }.
refusal-sim-processes = Op d’mannst ee Prozess muss schaffen, net { $processes }.
refusal-plot-library = Fir ze zeechnen, brauch ee matplotlib: { $install }
refusal-train-library = Fir ze trainéiere gëtt torch gebraucht: { $install }
refusal-train-generations = E Laf brauch op d’mannst eng Generatioun, an et kënnen net méi vum heuristesche Spiller léiere wéi et der gëtt: { $generations }.
refusal-train-plan = Am Dossier { $folder } läit e Laf mat engem anere Startwäert oder aneren Zuele vu Generatiounen. Seng Optioune widderhuelen oder en aneren Dossier huelen.
refusal-dataset-library = Fir Parquet-Fichiere gëtt pyarrow gebraucht: { $install }
refusal-dataset-other = Am Dossier { $folder } läit en aneren Datesaz. Seng Optioune widderhuelen oder en aneren Dossier huelen.
refusal-plot-format = „{ $file }“ kann net gezeechent ginn; e Bild hält op mat { $formats }.
refusal-plot-folder = Et gëtt keen Dossier „{ $folder }“ fir d’Bild.
refusal-file-unwritable = Am „{ $file }“ kann net geschriwwe ginn.
refusal-same-file = „{ $file }“ ass { $one } a gläichzäiteg { $other }; dat eent géif dat anert iwwerschreiwen.

## tile game

tile-joker = de Joker
refusal-rummy-round-over = D’Ronn ass eriwwer.
refusal-rummy-no-such-seat = Un dësem Dësch sëtze just { $players } Spiller.
refusal-rummy-not-your-turn = Du bass net un der Rei; drun ass { $seat }.
refusal-rummy-must-play = Du kanns eppes leeën, also muss du: Gezu gëtt just, wann näischt geet, och net mat Ëmleeë vun de Steng um Dësch.
refusal-rummy-already-drew = Du hues scho gezunn: Lee de gezunnene Steen oder behal en.
refusal-rummy-nothing-drawn = Du hues näischt gezunn, wat s de kéints behalen.
refusal-rummy-must-play-drawn = De gezunnene Steen ass spillbar a muss direkt geluecht ginn.
refusal-rummy-no-tile-laid = Op d’mannst ee Stee muss vun denger Schinn kommen.
refusal-rummy-too-many-tiles = Héchstens { $most } Steng däerfen an engem Tour vun der Schinn, net { $count }.
refusal-rummy-not-on-rack = Net op denger Schinn: { $tile }.
refusal-rummy-no-such-tile = Esou e Steen existéiert net: { $tile }. D’Zuelen: 1 bis 12.
refusal-rummy-no-place = Dat kann elo net geluecht ginn, och net mat Ëmleeë vun de Steng um Dësch: { $tiles }.
refusal-rummy-tile-vanished = Op dengem neien Dësch feelt: { $tile }.
refusal-rummy-tile-appeared = Louch virdrun net um Dësch a kënnt net vun denger Schinn: { $tile }.
refusal-rummy-drawn-tile-missing = Nom Zéie muss de gezunnene Steen derbäi sinn, wann s de leess: { $tile }.
refusal-rummy-drawn-tile-only = Nom Zéien däerf nëmmen de gezunnene Stee selwer geluecht ginn: { $tile }.
refusal-rummy-starting-tile-back = Wat eemol an enger Folleg oder engem Saz louch, läit ni méi eleng: { $tile }.
refusal-rummy-group-too-short = Ze kuerz: Eng Folleg oder e Saz huet op d’mannst dräi Steng. Kuck d’Grupp { $group }: { $tiles }.
refusal-rummy-group-mixed = Weder Folleg nach Saz: eng Faarf no der Rei, oder eng Zuel a verschiddene Faarwen. Kuck d’Grupp { $group }: { $tiles }.
refusal-rummy-run-gap = An der Folleg feelt eng Zuel, an no der 12 kënnt näischt méi. Kuck d’Grupp { $group }: { $tiles }.
refusal-rummy-run-twice = Keng Zuel däerf zweemol an enger Folleg leien. Kuck d’Grupp { $group }: { $tiles }.
refusal-rummy-set-colour-twice = Keng Faarf däerf zweemol an engem Saz leien. Kuck d’Grupp { $group }: { $tiles }.
refusal-rummy-set-second-joker = An engem Saz däerf just ee Joker leien. Kuck d’Grupp { $group }: { $tiles }.
refusal-rummy-jokers-adjacent = An enger Folleg däerfen zwee Jokeren net niewentenee leien. Kuck d’Grupp { $group }: { $tiles }.
refusal-rummy-joker-moved = E Joker bleift dat, wat e vertrëtt, bis genee dee Steen en ersetzt: { $tile }.
refusal-rummy-joker-vanished = De Joker, deen s de fräigemaach hues, muss direkt nees an eng Folleg oder e Saz.
refusal-rummy-joker-appeared = Op dengem neien Dësch läit ee Joker ze vill.
refusal-rummy-joker-mark = Hei stëmmt eng Mark net: Just e Joker kann ouni Wierkung sinn oder nach eng Kéier wierken, a just wann den Dësch dat ofgemaach huet: { $tile }.
refusal-rummy-effect-missing = Sich den Aktiounssteen eraus, dee wierkt: Ee muss et sinn. Kuck d’Grupp { $group }.
refusal-rummy-effect-too-many = Hei kann nëmmen een Aktiounsstee wierken. Kuck d’Grupp { $group }.
refusal-rummy-effect-inactive = Dee Stee wierkt net: Dat maachen nëmmen Aktiounssteng, a just wa se fir d’éischt vun der Schinn kommen. Kuck d’Grupp { $group }.
refusal-rummy-effect-on-last = Mat dengem leschte Steen hues du gewonnen: Keen Aktiounsstee wierkt méi.
refusal-rummy-uno-not-due = Du hues keen „UNO“ nozehuelen.
refusal-rummy-catch-too-late = Ze spéit, oder et gëtt näischt ze soen.
refusal-rummy-catch-self = Dech selwer kanns du net erwëschen.
refusal-rummy-nothing-to-take = Den Tour ze huelen ännert elo näischt.
refusal-rummy-notation = „{ $text }“ kann een net liesen. Esou gi Steng geschriwwen: R5, Y12 oder *, de Joker.
refusal-rummy-position-parts = Eng Positioun besteet aus de Schinnen, dem Koup, der Richtung, der Phas an no „ | “ dem Dësch, zum Beispill „{ $example }“. Dat hei ass keng: „{ $text }“.
refusal-rummy-position-mark = Um Dësch vun enger Positioun dréit kee Steen en Zeechen. Kuck d’Grupp { $group }: { $tiles }.
refusal-rummy-position-tiles = Dovu gëtt et am Spill net méi wéi { $most }: { $tile }.
refusal-rummy-position-loose = Et gi just { $most } Startsteng, net { $count }.
refusal-rummy-position-drawn = Net op der richteger Schinn ({ $seat }) läit de gezunnene Steen: { $tile }.
refusal-rummy-position-pool = „{ $given }“ passt net: de Koup ass net eidel.
refusal-rummy-position-fewest = „{ $given }“ passt net: déi mannste Punkte gewannen, déi vu { $seat } ({ $points }).
refusal-rummy-position-rack =
    { $tiles ->
        [0] „{ $given }“ passt net: { $seat } huet kee Steen.
        [one] „{ $given }“ passt net: { $seat } huet ee Steen.
       *[other] „{ $given }“ passt net: { $seat } huet { $tiles } Steng.
    }

## De Server

serve-running = Pioche leeft op { $address } (Ctrl+C hält et op).
serve-network = Anerer an dësem Netz spille mat op { $address }.
serve-port-taken = De Port { $port } ass besat; wiel en anere mat --port.
serve-address-bad = Op { $host } kann net gelauschtert ginn: { $reason }.
serve-bot-broken = De Bot { $file } ass net ze gebrauchen: { $reason }.
refusal-serve-bot-no-file = „{ $file }“ ass kee Python-Fichier, deen e Bot kéint sinn.
refusal-serve-bot-name = „{ $file }“ huet keen Numm, deen ee weise kéint: E Bot heescht wéi säi Fichier.
refusal-serve-bot-twice = Et gëtt schonn e Bot mam Numm „{ $name }“; gëff dem Fichier en aneren Numm.
serve-database-away = D’Datebank { $database } ass net ze gebrauchen: { $reason }
serve-database-taken = En anere Server benotzt d’Datebank { $database } schonn; start nëmmen een, oder huel PostgreSQL fir méi.
serve-bus-away = NATS äntwert net op { $address }.
serve-check-fine = D’Astellunge stëmmen, an d’Datebank { $database } ass prett.
refusal-serve-processes-library = Méi Prozesser brauche PostgreSQL an NATS: Nenn se mat --database an --bus, oder installéier se mat: { $install }
refusal-serve-processes-system = Méi Prozesser lafen nëmmen ënner Linux oder macOS.
refusal-site-folder = Am Dossier „{ $folder }“ ass eppes anescht. Nenn en Dossier, deen eidel ass oder deen et net gëtt.
refusal-site-not-built = Dës Installatioun huet keng Säit oder kee Python dofir; et gëtt näischt ze schreiwen. An de Quellen: „./dev build“.
serve-processes-new = Méi Prozesser halen hir Dëscher hei: { $folder }; déi aus { $database } bleiwen do.
refusal-serve-postgres-failed = PostgreSQL léisst sech hei net starten, { $folder }: { $reason }
refusal-serve-nats-failed = NATS léisst sech net starten.
refusal-serve-process-failed = De Prozess { $process } ass net gestart; säi Protokoll seet, firwat.
refusal-serve-scale-library = E Bus brauch weider Päck: { $install }
verify-honest = Stëmmeg: an dësem Fichier kommen all Ausdeelen an all { $draws } Zich vum Koup a { $rounds } Ronnen aus de Geheimnisser, Salzer a Festleeungen.
verify-unsalted = Ronn { $round }: kee Salz { $count ->
    [one] vum Spiller { $seats }
   *[other] vun de Spiller { $seats }
  } (Bots hu keent). Wie kee Salz bäidréit, muss deenen aneren an dem Server vertrauen.
verify-withheld = Ronn { $round }: { $count ->
    [one] De Spiller { $seats } huet e Salz
   *[other] D’Spiller { $seats } hu Salzer
  } versigelt, ouni { $count ->
    [one] dat
   *[other] déi
  } ausgedeelt gouf. Dat eleng gëtt kengem eng Wiel; wien och de Server bedreift, konnt esou fir all eenzelt vun dëse Salzer tëscht zwou Verdeelunge wielen.
verify-unsealed = Ronn { $round }: { $count ->
    [one] D’Salz vum Spiller { $seats } war
   *[other] D’Salzer vun de Spiller { $seats } waren
  } net versigelt, wéi a Partië virun der Versioun 0.2.0. Wien d’lescht Salz geschéckt huet an d’Geheimnis kannt huet, konnt ënner Verdeelunge wielen.
verify-limits = Dëse Fichier eleng beweist net, datt d’Festleeungen déi sinn, déi virun all Ausdeele gewise goufen, datt däi Salz an deng Kaarten dran déi richteg sinn an datt d’Partie stattfonnt huet. Vergläich se mat deem, wat dengem Apparat gewise gouf.
verify-dishonest = Net stëmmeg: { $reason }
verify-no-file = { $file } ass kee gewéinleche Fichier.
verify-not-text = { $file } ass keng gespäichert Partie: et ass keen Text.
verify-too-large = { $file } huet méi wéi { $most } MB: sou laang ass keng exportéiert Partie.

## pioche review

review-title = { $edition }, { $players } Spiller, { $rounds ->
    [one] eng Ronn
   *[other] { $rounds } Ronnen
}
review-steps = Zich
review-accounts = Gléck a Kënnen, a gewonnene Ronnen
review-adds-up = Gläichen Deel + Gléck + Kënnen + déi aner = gewonnen. Gléck: Ausdeelen, Zéien a wat verdeckt war. Kënnen: déi eege Zich, no deem, wat ee wousst. Déi aner: d’Zich vun deenen aneren.
review-won = gewonnen
review-par = gläichen Deel
review-luck = Gléck
review-skill = Kënnen
review-others = déi aner
review-loss = Verloscht pro Decisioun
review-mistakes = Feeler
review-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-percent = { NUMBER($value, maximumFractionDigits: 1) } %
review-of = { $count } op { $total }
review-chances = Chance, d’Ronn ze gewannen
review-lays = Geluechte Steng
review-lays-laid = geluecht
review-lays-most = héchstens méiglech
review-lays-less = Tier mat manner wéi méiglech
review-no-mistakes = Kee kloere Feeler.
review-worst = { $count ->
    [one] Déi deierst Decisioun
   *[other] Déi { $count } deierst Decisiounen
}
review-mistake = Ronn { $round }, Zuch { $move }, Spiller { $seat }: „{ $played }“ gewënnt zu { NUMBER($after, maximumFractionDigits: 1) } %, „{ $better }“ zu { NUMBER($before, maximumFractionDigits: 1) } % (± { NUMBER($error, maximumFractionDigits: 1) }).
review-wait = Waarden
review-why-last = Domat wier d’Ronn direkt gewonnen.
review-why-hits = { $cards ->
    [one] Dat trëfft { $seat } mat nëmmen nach enger Kaart.
   *[other] Dat trëfft { $seat } mat nëmmen nach { $cards } Kaarten.
}
review-why-keeps-wilds = Esou bleiwen d’Jokere fir méi spéit.
review-why-strong-colour = D’Faarf ännert op { $colour }, dovu waren am meeschten op der Hand.
review-why-stays = D’Faarf bleift { $colour }, dovu waren nach méi op der Hand.
review-why-points = Domat ass ee vill Punkte lass.
review-why-waits = Wat gepasst huet, ass méi spéit méi wäert.
review-why-unbelieved = Et huet no engem Bluff ausgesinn.
review-why-believed = Et huet net no engem Bluff ausgesinn.
review-why-catch = { $seat } hat „UNO“ vergiess.
review-why-call = Wien „UNO“ vergësst, kann erwëscht ginn.
review-why-bluff = Dat war e Bluff, deen een uzweiwele konnt.
review-why-more = Domat ass ee méi Kaarten op eemol lass.
review-why-fits = { $cards ->
    [one] Duerno passt nach eng Kaart amplaz keng.
   *[other] Duerno passen nach { $cards } Kaarten amplaz { $fewer }.
}
review-why-draws = Esou ass een eng Kaart lass, amplaz eng ze huelen oder ze behalen.
review-why-chances = Wann ee weiderdenkt, gewënnt dat am dackssten.
review-why-tiles-hits = { $tiles ->
    [one] Dat trëfft { $seat } mat nëmmen nach engem Steen.
   *[other] Dat trëfft { $seat } mat nëmmen nach { $tiles } Steng.
}
review-why-tiles-more = Dat si { $tiles } Steng amplaz { $fewer }.
review-why-tiles-joker = Esou bleift e Joker fir méi spéit.
review-why-tiles-keeps = Esou bleiwe Steng, déi méi spéit méi wäert sinn.
refusal-review-nothing = An dësem Fichier ass keng Ronn, déi fäerdeg ass.
refusal-review-not-for-game = D’Spill { $game } kann nach net ausgewäert ginn.
refusal-review-rollouts = Néideg ass op d’mannst eng Simulatioun, net { $rollouts }.

## pioche replay

replay-round = Ronn { $round }.
replay-number = { $move }.
replay-prompt = Enter: weider, b: zréck, eng Zuel: dësen Zuch, q: Enn.
refusal-replay-seat = Et gëtt kee Spiller { $number }: Si gi vun 1 bis { $players }.
refusal-replay-move = Et gëtt keen Zuch { $move }: Si gi vun 0 bis { $moves }.

## pioche puzzles

puzzles-found = Rätselen
puzzles-made = { $kind }: { $count } Rätselen
train-generations = Generatiounen
train-rating = Generatioun { $generation }: { $decisions } Decisiounen, { $minutes } min Rechenzäit. Géint heuristic: { $two } zu zwee, { $four } zu véier.
train-weights = D’Gewiichter sinn hei: { $file }.
train-done = De Laf ass hei: { $folder }. D’Bild vu senge Wäertungen: { $picture }.
train-players = { $players } Spiller
train-decisions = Millioune Decisiounen
dataset-done =
    { $rows ->
        [one] Eng Decisioun ass
       *[other] { $rows } Decisioune sinn
    } hei: { $folder }. D’Fichieren an hir Kontrollzomme stinn hei: { $manifest }.
dataset-varies = E Spiller mat engem Zäitbudget oder aus engem Fichier spillt mat: d’Zeile kënnen déi nächst Kéier anescht sinn.
puzzle-task-four = Lee an dësem Tour véier Steng.
puzzle-task-out = Lee an dësem Tour all deng Steng.
puzzle-task-joker = Gëff an dësem Tour de Joker lass.
puzzle-task-win = Gewann d’Ronn, egal wat déi aner maachen. All Kaarten an de Koup leien op.
puzzle-solved = Geléist!
puzzle-goes-on = Bis elo richteg. Du bass nees drun.
puzzle-nothing-played = Dat leet kee Steen.
puzzle-few-tiles = { $tiles ->
    [one] Dat ass erlaabt, et ass awer nëmmen ee Steen amplaz véier.
   *[other] Dat ass erlaabt, et sinn awer nëmme { $tiles } Steng amplaz véier.
}
puzzle-tiles-left = { $tiles ->
    [one] Dat ass erlaabt, op denger Schinn bleift awer ee Steen.
   *[other] Dat ass erlaabt, op denger Schinn bleiwen awer { $tiles } Steng.
}
puzzle-joker-kept = Dat ass erlaabt, de Joker ass awer nach op denger Schinn.
puzzle-refuted = D’Äntwert vum { $seat } ass „{ $move }“, an näischt gewënnt méi sécher.
puzzle-no-win = Duerno gewënnt näischt méi sécher.
puzzle-hint-groups = { $changed ->
    [one] Eng Grupp um Dësch ännert sech
   *[other] { $changed } Gruppen um Dësch ännere sech
}; { $apart ->
    [one] eng dovu gëtt ausernee geholl.
   *[other] { $apart } dovu ginn ausernee geholl.
}
puzzle-hint-apart = Dës Grupp gëtt ausernee geholl: { $tiles }.
puzzle-hint-moves = { $moves ->
    [one] Dësen Zuch gewënnt.
   *[other] Du gewënns a maximal { $moves } Zich, dëse matgezielt.
}
puzzle-hint-move = Den Zuch: { $move }
refusal-puzzles-not-a-file = Am Fichier { $file } si keng Rätselen.
refusal-puzzles-line = D’Zeil { $line } am Fichier { $file } ass kee Rätsel.
refusal-puzzles-count = Et kann net { $count } Rätsele ginn.
refusal-puzzle-seat = An engem Rätsel ass d’Plaz { $solver } um Zuch; dat ass en Zuch vun der Plaz { $found }.
refusal-puzzle-over = D’Rätsel ass eriwwer.
refusal-puzzle-no-hint = Et gëtt keen Tipp { $number }.
refusal-puzzle-unknown = Et gëtt kee Rätsel „{ $name }“.
refusal-puzzle-kind = Rätsele vun der Aart „{ $name }“ gëtt et net; et gëtt: { $known }.
refusal-puzzle-day = „{ $text }“ ass keen Dag wéi 2026-01-31.
refusal-deals-missing = Dëse Fichier seet näischt iwwer d’Ausdeelen; e kënnt net vun engem Server.
refusal-deals-newer = Den Deel iwwer d’Ausdeelen huet Versioun { $version }; dëse Pioche liest bis Versioun { $known }.
refusal-deals-line = D’Zeil { $line } am Deel iwwer d’Ausdeelen ass net ze liesen.
refusal-deals-sum = Den Deel iwwer d’Ausdeele gouf geännert oder ofgeschnidden: D’Kontrollzomm stëmmt net.
refusal-deal-unpublished = Fir d’Ronn { $round } war näischt festgeluecht.
refusal-deal-secret-kept = D’Geheimnis vun der Ronn { $round } gouf net opgedeckt.
refusal-deal-secret-changed = D’Geheimnis vun der Ronn { $round } ass net dat, op dat de Server sech festgeluecht hat.
refusal-deal-salt-changed = Ronn { $round }: D’Salz vum Spiller { $seat } ass net dat, dat versigelt gouf.
refusal-deal-seed-wrong = D’Ronn { $round } gouf net aus hirem Geheimnis an de Salzer ausgedeelt.
refusal-deal-set-up = D’Ronn { $round } war virbereet, wéi fir eng Lektioun: Hir Kaarte kommen aus kengem Geheimnis.
refusal-deal-card-changed = An der Ronn { $round } krut een eng aner Kaart oder en anere Steen, wéi d’Ausdeele seet.
refusal-message-unreadable = Dat ass kee Message vun dësem Protokoll.
refusal-field-unreadable = D’Feld { $field } feelt, ass onbekannt oder vun der falscher Zort.
refusal-protocol-version = Dëse Server schwätzt d’Versioun { $spoken } vum Protokoll; lued d’Säit nei.
refusal-hello-first = Den éischte Message muss hello sinn.
refusal-too-fast = Dat war ze vill op eemol; probéier gläich nach eng Kéier.
refusal-store-away = De Server kann elo näischt späicheren, dofir gouf näischt gespillt. Probéier gläich nach eng Kéier.
refusal-server-mistake = De Server huet e Feeler gemaach; wien e bedreift, fënnt en am Protokoll.
refusal-server-draining = De Server start gläich nei; d’Verbindung kënnt erëm.
refusal-intention-stale = Den Dësch huet sech an der Zwëschenzäit geännert; kuck nach eng Kéier.
refusal-no-such-table = Dësen Dësch gëtt et net.
refusal-not-found = Hei ass näischt.
refusal-not-seated = Du hues keng Plaz un dësem Dësch.
refusal-already-seated = Du hues schonn eng Plaz.
refusal-seat-taken = Dës Plaz ass besat.
refusal-no-such-seat-here = Dës Plaz gëtt et hei net, oder et sëtzt keen do.
refusal-host-only = Dat kann nëmmen de Gaaschtgeber.
refusal-table-not-open = D’Spill huet ugefaangen; dat geet nëmme virum Ufank.
refusal-table-not-playing = Elo gëtt net gespillt.
refusal-seats-not-ready = All Plaze musse besat sinn, a jidderee muss mat de Reegelen averstane sinn.
refusal-settings-changed = D’Reegelen hunn an der Zwëschenzäit geännert; kuck se nach eng Kéier.
refusal-settings-bad = Dës Astellunge si net méiglech.
refusal-no-watching = Dësen Dësch wëllt keng Nokucker.
refusal-table-paused = D’Spill ass an der Paus.
refusal-table-not-paused = D’Spill ass net an der Paus.
refusal-salt-late = Dëst Salz kënnt ze spéit oder fir en anert Ausdeelen.
refusal-seal-late = Dëse Sigel kënnt ze spéit, fir en anert Ausdeelen oder fir d’zweete Kéier.
refusal-salt-early = D’Salz däerf eréischt gewise ginn, wa keng Sigele méi ugeholl ginn.
refusal-salt-unsealed = Dësen Apparat huet kee Salz versigelt, ier déi aner gewise goufen; e gëtt bei dësem Ausdeele keent derbäi.
refusal-salt-other = Dat ass net d’Salz, dat versigelt gouf.
refusal-nothing-to-want = Elo gëtt et näischt zouzestëmmen.
refusal-seat-not-gone = Op dëser Plaz feelt keen.
refusal-name-bad = Dësen Numm kann net gewise ginn; wiel en aneren.
refusal-text-bad = Do ass näischt dran, wat ee weise kéint.
refusal-no-guest = Gëff dir fir d’éischt en Numm.
refusal-origin-foreign = Dës Ufro kënnt vun engem anere Site.
refusal-host-unknown = Ënner dem Numm { $host } kennt dëse Server sech net. Maach en ënner senger Adress op, oder looss den Numm an d’Astellung „hosts“ androen.
refusal-server-full = De Server huet grad keng Plaz fir méi Verbindungen; probéier et gläich nach eng Kéier.
refusal-server-away = De Server ass net z’erreechen: Et gëtt keen Netz, oder e leeft net. Mir probéieren et weider.
refusal-removed-by-host = De Gaaschtgeber huet dech vun dësem Dësch ewechgeholl; nëmmen hie kann dech nees setze loossen.
refusal-muted-by-host = De Gaaschtgeber huet dech op dësem Dësch stommgeschalt.
refusal-nobody-like-that = Sou ee gëtt et op dësem Dësch net.
refusal-too-many = Dat ass ze vill; héchstens { $most }.
refusal-no-such-level = E Bot mam Numm { $level } gëtt et hei net.
refusal-bot-other-game = Dëst Spill spillt { $bot } net; huel en anere Bot.
refusal-not-in-this-game = Dat gëtt et an dësem Spill net.
refusal-no-replay = Dës Partie kann een net kucken: Si leeft nach, gëtt net méi opgehuewen, oder de Link ass falsch.
refusal-no-such-moment = Deen Ament gëtt et an der Partie net.
refusal-file-too-large = De Fichier ass ze grouss fir eng opgeholl Partie: héchstens { $most } kB.
refusal-no-such-lesson = Zu { $game } gëtt et dës Lektioun net.

## web page

web-guest = Gaascht
web-you = du
web-host = Gaaschtgeber
web-home = Startsäit
web-settings = Astellungen
web-close = Zoumaachen
web-back = Zréck
web-menu = Menü
web-table = Dësch
web-lead = UNO mat Kaarten oder Steng, mat Frënn oder Bots, genee no de Reegelen, déi dir ofmaacht.
web-your-name = Däin Numm
web-face = Däi Gesiicht
web-face-by-name = Dat, dat bei mäin Numm passt
web-face-animal =
    { $animal ->
        [cat] Kaz
        [bear] Bier
        [panda] Panda
        [rabbit] Kanéngchen
        [owl] Eil
        [frog] Fräsch
        [pig] Schwäin
        [mouse] Maus
        [dog] Hond
        [lion] Léiw
        [tiger] Tiger
        [monkey] Af
        [elephant] Elefant
        [penguin] Pinguin
        [hen] Hong
        [hedgehog] Kéiseker
        [raccoon] Wäschbier
        [badger] Dachs
        [deer] Hirsch
        [cow] Kou
        [sheep] Schof
        [goat] Geess
        [horse] Päerd
        [zebra] Zebra
        [wolf] Wollef
        [otter] Otter
        [beaver] Biber
        [hamster] Hamster
        [squirrel] Kaweechelchen
        [duck] Int
        [mallard] Wëll Int
        [koala] Koala
        [mole] Maulef
        [bee] Bei
        [ladybird] Himmelsdéierchen
        [dragon] Draach
        [hippo] Nilpäerd
        [walrus] Walross
        [parrot] Papagei
       *[fox] Fuuss
    }
web-come-in = Erakommen
web-play-now = Kaarte spillen
web-play-tiles = Rummy mat Steng
web-make = En Dësch opmaachen
web-continue = Ugefaange Spiller
web-go-on = Weiderspillen
web-join-go = Derbäisetzen
web-watch-go = Nokucken
web-open-tables = Oppen Dëscher
web-code = Code:
web-code-or-link = Code oder Link
web-code-bad = Keen Dësch huet dëse Code. E kuerze Code gëllt nëmmen, bis ausgedeelt gëtt: Looss dir de Link ginn.
web-taken = { $taken } op { $seats } Plaze besat
web-language = Sprooch
web-theme = Ausgesinn
web-theme-light = hell
web-theme-dark = däischter
web-as-device = wéi um Apparat agestallt
web-motion = Animatiounen
web-card-size = Gréisst vun de Kaarten a Steng
web-pace = Vitess vun der Bewegung
web-pace-slow = lues
web-pace-normal = normal
web-pace-quick = séier
web-volume = Lautstäerkt
web-vibrate = Vibratioun
web-moment-skipped = Du pass den Tour!
web-moment-draw = { $cards ->
        [one] Du hëls eng Kaart.
       *[other] Du hëls { $cards } Kaarten.
    }
web-moment-caught-draw = { $cards ->
        [one] Keen „UNO!“: Du hëls eng Kaart.
       *[other] Keen „UNO!“: Du hëls { $cards } Kaarten.
    }
web-moment-draw-tiles = { $tiles ->
        [one] Du zitts ee Steen.
       *[other] Du zitts { $tiles } Steng.
    }
web-moment-caught = Erwëscht!
web-moment-caught-by = { $name } huet et gemierkt.
web-moment-catch = { $name } erwëscht!
web-moment-challenge-won = Zu Recht gezweiwelt!
web-moment-challenge-lost = Zu Onrecht gezweiwelt!
web-moment-bluff-seen = { $name } huet geblufft.
web-moment-no-bluff = { $name } war éierlech.
web-moment-bluff-lost = Bluff opgeflunn!
web-moment-bluff-kept = Kee Bluff!
web-moment-challenged-by = { $name } huet deng +4 ugezweiwelt.
web-moment-swapped = Kaarte getosch!
web-moment-swapped-with = mat { $name }
web-moment-jumped = Dertëschent!
web-moment-accused = Ugeklot!
web-moment-guilty = Schëlleg!
web-moment-not-guilty = Net schëlleg!
web-moment-rotated = All Kaarte gi weider!
web-moment-gift = { $name } schenkt dir eppes.
web-moment-time = D’Zäit ass ëm!
web-moment-time-line = Den Dësch huet fir dech gespillt.
web-call-jump = Dertëschentgeheien: { $card }!
web-call-follow = Weidermaachen: { $card }!
web-next-in = Nächst Ronn: nach { $seconds } s
web-stop-countdown = De Countdown stoppen
web-table-pace = Spilltempo
web-skip-to-me = Weider bis bei mech
web-tabletop = Dësch
web-tabletop-felt = Grénge Filz
web-tabletop-wood = Holz
web-tabletop-night = Nuetsblo
web-card-back = Récksäiten
web-card-back-rust = Rascht
web-card-back-ocean = Mier
web-card-back-garden = Gaart
web-size-small = kleng
web-size-normal = normal
web-size-large = grouss
web-shapes = Forme fir d’Faarwen
web-left-handed = Lénkshänner
web-confirm = Zweemol tippe fir ze leeën
web-connecting = D’Verbindung gëtt opgebaut …
web-lost = Verbindung ënnerbrach
web-refused = Dat huet net geklappt.
web-edition = Wat fir e Spill?
web-edition-fr = Klassesch
web-edition-fr-about = Wien eng +4 uzweiwelt, däerf nokucken.
web-edition-lb = Lëtz
web-edition-lb-about = Orange a violett; „Richtung änneren“ passt iwwerall.
web-edition-de = Ofwier
web-edition-de-about = Eng +2 wiert ee mat enger +2 oder +4 of.
web-seats = Plazen
web-how-many = Wéi vill
web-clock = Zäit fir en Tour
web-no-clock = ouni Limitt
web-seconds = { $seconds } s
web-public = Jidderee kann dësen Dësch fannen
web-watch = Anerer däerfen nokucken
web-house-rules = Hausreegelen
web-presets = Fäerdeg Hausreegelen
web-preset-printed = Wéi gedréckt
web-preset-family = Famill
web-preset-wild = Wëlle Spillowend
web-special =
    { $rules ->
        [one] Eng Reegel ass
       *[other] { $rules } Reegele sinn
    } anescht wéi gedréckt.
web-undo-option = Zréck op:
web-adapted = Un déi aner Reegelen ugepasst: { $settings }
web-option-adapted = Un déi aner Reegelen ugepasst.
web-repair = Änneren op „{ $setting }“
web-group-laying = Kaarte leeën
web-group-drawing = Kaarten huelen
web-group-debt = +2, +4 an Ofwier
web-group-skipping = Tour passen a Richtungswiessel
web-group-hands = Kaarten tauschen
web-group-uno = „UNO“ an déi lescht Kaart
web-group-uno-tiles = „UNO“ an de leschte Steen
web-group-start = Kaarten, Ausdeelen a Maneieren
web-group-scoring = Punkten an Equippen
web-group-scoring-tiles = Punkten
web-apply = Dës Reegelen iwwerhuelen
web-rules = Reegelen
web-change-rules = Reegelen änneren
web-as-printed = Wéi gedréckt, ouni Hausreegelen
web-invite = Anerer invitéieren
web-address = Adress vun dësem Dësch
web-copy = Kopéieren
web-copied = Kopéiert
web-share = Deelen
web-players = Spiller
web-free-seat = Fräi Plaz
web-sit = Sech setzen
web-add-bot = + Bot
web-fill-bots = Fräi Plaze mat Bots fëllen
web-remove = { $name } ewechhuelen
web-agree = Ech si mat de Reegelen averstanen
web-readmit = Déi ewechgeholl goufen, däerfe sech nees setzen
web-agreed = averstanen
web-not-agreed = nach net averstanen
web-start = Kaarten ausdeelen
web-start-tiles = Steng ausdeelen
web-wait-seats = Et si nach Plaze fräi.
web-wait-agree = Nach net jiddereen ass mat de Reegelen averstanen.
web-wait-host = De Gaaschtgeber deelt aus, soubal jiddereen do ass.
web-stand-up = Opstoen
web-log = Verlaf
web-score = Punkten
web-say = Eppes soen
web-send = Schécken
web-react = Reagéieren
web-pause = Eng Paus froen
web-paused = D’Spill ass an der Paus.
web-resume = Weiderspillen
web-autopilot = Den Autopilot fir mech spille loossen
web-autopilot-plays = Den Autopilot spillt fir dech.
web-play-myself = Erëm selwer spillen
web-leave = Den Dësch verloossen
web-export = Dëst Spill als Fichier späicheren
web-accuse = Wéinst engem Rotschlo beschëllegen: { $name }
web-mute = { $name } stommschalten
web-unmute = { $name } nees héieren
web-silence = { $name } fir all stommschalten
web-unsilence = { $name } nees schwätze loossen
web-vote = Huet { $name } e Rot ginn?
web-aye = Jo
web-nay = Neen
web-decide = { $name } ass fort.
web-decide-wait = Waarden
web-decide-bot = E Bot iwwerhëlt
web-decide-end = D’Spill ophalen
web-presence-lost = keng Verbindung
web-presence-away = Autopilot
web-presence-gone = fort
web-card-hidden = eng verstoppt Kaart
web-card-dimmed = { $card }, elo net spillbar
web-card-drawn = { $card }, grad geholl
web-your-hand = Deng Hand: { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    }
web-seat-cards =
    { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    }
web-seat-turn = un der Rei
web-last-passed = gepasst
web-last-skipped = muss passen
web-catch = Keen „UNO“: erwëschen!
web-direction-left = Et geet no lénks ronderëm.
web-direction-right = Et geet no riets ronderëm.
web-draw = Eng Kaart huelen
web-draw-from = Koup, { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    }
web-take-debt =
    { $cards ->
        [one] Eng Kaart
       *[other] { $cards } Kaarten
    } huelen
web-believe = Unhuelen a { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    } huelen
web-doubt = D’+4 uzweiwelen
web-keep = D’Kaart behalen
web-sit-out = Den Tour passen
web-decline = Nee merci
web-pass = Passen
web-actions = Wat s de maache kanns
web-top = Uewen um Oflagekoup läit { $card }.
web-colour-in-force = Faarf:
web-your-turn = Du bass un der Rei
web-dealing = D’Kaarte ginn ausgedeelt …
web-any-prompt-turn = Du bass un der Rei: Wiel en Zuch
web-any-hidden =
    { $cards ->
        [one] eng verdeckte Kaart
       *[other] { $cards } verdeckte Kaarten
    }
web-any-empty = eidel
web-any-facts = Wat elo gëllt
web-any-yours = Deng Zich a Kaarten
web-prompt-turn = Du bass un der Rei
web-prompt-drawn = Lee eng Kaart oder behal se.
web-prompt-debt =
    { $parry ->
        [yes] Wier of oder huel
       *[no] Huel
    } { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    }.
web-prompt-challenge = Eng +4! Unhuelen oder uzweiwelen? Ass et e Bluff, hëlt { $name } der { $cards }; soss hëls du der { $more }.
web-prompt-skipped =
    { $parry ->
        [yes] Du solls den Tour passen. Lee eng Kaart „Den Tour passen“ oder pass.
       *[no] Du muss den Tour passen.
    }
web-prompt-colour = Wiel eng Faarf.
web-prompt-rotate = A wéi eng Richtung ginn d’Kaarten?
web-prompt-choose = Wiel e Spiller.
web-prompt-give = Gëff Kaarten of.
web-prompt-over = D’Ronn ass eriwwer.
web-wait-turn = { $name } iwwerleet …
web-wait-debt =
    { $name } muss { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    } huelen.
web-wait-challenge = Zweiwelt { $name } d’+4 un?
web-wait-skipped = { $name } muss den Tour passen.
web-wait-choice = { $name } wielt …
web-ask-colour = Wéi eng Faarf?
web-ask-several = Wéi wëlls de se leeën?
web-ask-rotate = A wéi eng Richtung ginn all Kaarten?
web-ask-swap = Mat wiem tauschs du d’Kaarten?
web-ask-white = Fir wie gëllt déi wäiss Kaart?
web-ask-give = Tipp { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    } an denger Hand un. Wie kritt se?
web-hands-left = No lénks
web-hands-right = No riets
web-round = Ronn
web-total = Total
web-points = +{ $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }
web-goal-points = D’Spill ass eriwwer, soubal { $points } Punkten erreecht sinn.
web-goal-rounds = Wien als Éischten op { $rounds ->
        [one] eng gewonne Ronn
       *[other] { $rounds } gewonne Ronne
    } kënnt, huet d’Spill gewonnen.
web-round-mine = Du gewënns d’Ronn!
web-round-won = { $name } gewënnt d’Ronn.
web-round-nobody = Kee gewënnt dës Ronn.
web-match-mine = Du gewënns d’Spill!
web-match-won = { $name } gewënnt d’Spill!
web-match-abandoned = D’Spill gouf opginn.
web-hands-left-over = Wat op der Hand blouf
web-white-rule = Wat mécht { $card }?
web-option-clauses = Am Reegelbuch
web-hand-lost = Du has nach { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.
web-match-place = Deng Plaz: { $place } op { $sides }.
web-next-round = Nächst Ronn
web-rematch = Nach eng Kéier
web-waiting-for =
    { $people ->
        [one] Et feelt nach ee Spiller
       *[other] Et feelen nach { $people } Spiller
    } …
web-log-dealt = Nei Ronn: { $me ->
        [name] Du deels
       *[none] { $name } deelt
    } aus.
web-log-first = Déi éischt Kaart ass { $card }.
web-log-first-back = Opgedeckt an zréck an de Koup: { $card }.
web-log-laid =
    { $me ->
        [name] Du leess
       *[none] { $name } leet
    } { $card }.
web-log-laid-jump =
    { $me ->
        [name] Du geheis
       *[none] { $name } geheit
    } { $card } dertëschent!
web-log-laid-follow =
    { $me ->
        [name] Du méchs
       *[none] { $name } mécht
    } mat { $card } weider.
web-log-laid-several =
    { $me ->
        [name] Du leess
       *[none] { $name } leet
    } { $count } Kaarten; uewe läit { $card }.
web-log-drew =
    { $me ->
        [name] Du hëls
       *[none] { $name } hëlt
    } { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    }.
web-log-drew-debt =
    { $me ->
        [name] Du hëls
       *[none] { $name } hëlt
    } { $cards ->
        [one] d’Kaart
       *[other] déi { $cards } Kaarten
    }.
web-log-drew-forgot =
    { $me ->
        [name] Du hues „UNO“ vergiess an hëls
       *[none] { $name } huet „UNO“ vergiess an hëlt
    } { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    }.
web-log-drew-caught =
    { $me ->
        [name] Du goufs erwëscht an hëls
       *[none] { $name } gouf erwëscht an hëlt
    } { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    }.
web-log-drew-challenge-lost =
    { $me ->
        [name] Du hues zu Onrecht gezweiwelt an hëls
       *[none] { $name } huet zu Onrecht gezweiwelt an hëlt
    } { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    }.
web-log-drew-bluff =
    { $me ->
        [name] Du hues geblufft an hëls
       *[none] { $name } huet geblufft an hëlt
    } { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    }.
web-log-drew-black-finish =
    { $me ->
        [name] Du däerfs esou net ophalen an hëls
       *[none] { $name } däerf esou net ophalen an hëlt
    } { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    }.
web-log-drew-nothing-kept =
    { $me ->
        [name] Du hues alles ofginn an hëls
       *[none] { $name } huet alles ofginn an hëlt
    } { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    }.
web-log-drew-advice =
    { $me ->
        [name] Du hues e Rot ginn an hëls
       *[none] { $name } huet e Rot ginn an hëlt
    } { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    }.
web-log-drew-effect =
    { $me ->
        [name] Du hëls
       *[none] { $name } hëlt
    } { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    } no der Reegel vun der wäisser Kaart.
web-log-drew-all-parried = Jiddereen huet ofgewiert: { $me ->
        [name] Du hëls
       *[none] { $name } hëlt
    } { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    }.
web-log-drew-last-card = Déi lescht Kaart zielt nach: { $me ->
        [name] Du hëls
       *[none] { $name } hëlt
    } { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    }.
web-log-passed =
    { $me ->
        [name] Du pass.
       *[none] { $name } passt.
    }
web-log-skipped =
    { $me ->
        [name] Du muss den Tour passen.
       *[none] { $name } muss den Tour passen.
    }
web-log-turned = D’Richtung wiesselt.
web-log-colour =
    { $me ->
        [name] Du wiels
       *[none] { $name } wielt
    } eng Faarf: { $colour }.
web-log-owes =
    { $me ->
        [name] Du muss
       *[none] { $name } muss
    } { $answer ->
        [both] ofwieren, uzweiwelen oder{ " " }
        [parry] ofwieren oder{ " " }
        [challenge] uzweiwelen oder{ " " }
       *[none] { "" }
    }{ $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    } huelen.
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
        [name] Du hues et gemierkt: { $other } huet „UNO“ vergiess.
        [target] { $name } huet et gemierkt: Du hues „UNO“ vergiess.
       *[none] { $name } huet et gemierkt: { $other } huet „UNO“ vergiess.
    }
web-log-doubt-right =
    { $me ->
        [name] Du zweiwels d’+4 zu Recht un: { $other } huet geblufft.
        [target] { $name } zweiwelt d’+4 zu Recht un: Du hues geblufft.
       *[none] { $name } zweiwelt d’+4 zu Recht un: { $other } huet geblufft.
    }
web-log-doubt-wrong =
    { $me ->
        [name] Du zweiwels d’+4 zu Onrecht un: { $other } war éierlech.
        [target] { $name } zweiwelt d’+4 zu Onrecht un: Du waars éierlech.
       *[none] { $name } zweiwelt d’+4 zu Onrecht un: { $other } war éierlech.
    }
web-log-took-back =
    { $me ->
        [name] Du hëls
       *[none] { $name } hëlt
    } d’+4 zréck.
web-log-hands-passed = All Spiller ginn hir Kaarte weider.
web-log-hands-swapped =
    { $me ->
        [name] Du tauschs all deng Kaarte mat { $other }.
        [target] { $name } tauscht all Kaarte mat dir.
       *[none] { $name } tauscht all Kaarte mat { $other }.
    }
web-log-gave =
    { $me ->
        [name] Du gëss
       *[none] { $name } gëtt
    } { $me ->
        [target] dir
       *[none] { $other }
    } { $cards ->
        [one] eng Kaart
       *[other] { $cards } Kaarten
    }.
web-log-looked =
    { $me ->
        [name] Du kucks dir d’Kaarte vum { $other } un.
        [target] { $name } kuckt sech deng Kaarten un.
       *[none] { $name } kuckt sech d’Kaarte vum { $other } un.
    }
web-log-accused =
    { $me ->
        [name] Du beschëllegs { $other }, e Rot ginn ze hunn.
        [target] { $name } beschëllegt dech, e Rot ginn ze hunn.
       *[none] { $name } beschëllegt { $other }, e Rot ginn ze hunn.
    }
web-log-aye =
    { $me ->
        [name] Du stëmms
       *[none] { $name } stëmmt
    } Jo.
web-log-nay =
    { $me ->
        [name] Du stëmms
       *[none] { $name } stëmmt
    } Neen.
web-log-guilty =
    { $me ->
        [name] Du bass
       *[none] { $name } ass
    } schëlleg.
web-log-not-guilty =
    { $me ->
        [name] Du bass
       *[none] { $name } ass
    } net schëlleg.
web-log-reshuffled = Den Oflagekoup gëtt den neie Koup.
web-log-round-won =
    { $me ->
        [name] Du gewënns
       *[none] { $name } gewënnt
    } d’Ronn!
web-log-round-nobody = D’Ronn ass eriwwer; kee kritt Punkten.
web-log-said =
    { $me ->
        [name] Du
       *[none] { $name }
    }: { $text }
web-log-sat =
    { $me ->
        [name] Du setz dech.
       *[none] { $name } setzt sech.
    }
web-log-stood =
    { $me ->
        [name] Du stees op.
       *[none] { $name } steet op.
    }
web-log-changed = D’Reegele goufe geännert.
web-log-started = D’Spill fänkt un.
web-log-pause =
    { $me ->
        [name] Du frees
       *[none] { $name } freet
    } no enger Paus.
web-log-resumed = D’Spill geet weider.
web-log-lesson-back =
    { $me ->
        [name] Du hëls
       *[none] { $name } hëlt
    } en Zuch zréck. D’Lektioun geet do weider.
web-log-absent =
    { $me ->
        [name] Du bass
       *[none] { $name } ass
    } net do.
web-log-back =
    { $me ->
        [name] Du bass
       *[none] { $name } ass
    } erëm do.
web-log-fault-broken = { $name } ass net ze gebrauchen. Wann de Bot keng Äntwert huet, gëtt en einfachen Zuch fir hie gemaach.
web-log-fault-crashed = { $name } ass ofgestierzt. Wann de Bot keng Äntwert huet, gëtt en einfachen Zuch fir hie gemaach.
web-log-fault-hung = { $name } huet net mat Zäit geäntwert. Wann de Bot keng Äntwert huet, gëtt en einfachen Zuch fir hie gemaach.
web-log-fault-illegal = { $name } wollt eppes Verbuedenes maachen. Wann de Bot keng Äntwert huet, gëtt en einfachen Zuch fir hie gemaach.
web-rule-book = Spillreegelen
web-search-rules = An de Reegele sichen
web-found-rules =
    { $clauses ->
        [0] Näischt fonnt.
        [one] Ee Passage fonnt.
       *[other] { $clauses } Passage fonnt.
    }
web-house-rule = Hausreegel
web-part-aim = Zil vum Spill
web-part-start = Virbereedung
web-part-wild = Jokeren a Faarwen
web-part-uno = „UNO“ an d’Enn vun der Ronn
web-part-manners = Maneieren
web-aim-cards = Gëff als Éischten all deng Kaarte lass.
web-aim-tiles = Lee als Éischten all d’Steng vun denger Schinn a Follegen a Sätz.
web-statute = Nummere vun de Reegelen
web-book-page = Als Säit fir ze drécken
web-print = Drécken
web-printed = Gedréckt Reegel: { $setting }
web-points-table = Wat Kaarten oder Steng zielen, déi iwwreg sinn
web-points-face = wat drop steet
web-example-on = Um Dësch: { $piece }.
web-example-fits = Passt: { $piece }.
web-example-fails = Passt net: { $piece }.
web-book-unknown = Dat steet a kengem Reegelbuch: { $names }.
web-read-clause = { $clause } an de Spillreegelen noliesen
web-part-tiles = Steng, Follegen a Sätz
web-part-turn = En Tour
web-part-jokers = Jokeren
web-part-words = Aktiounssteng
web-title = Numm vum Dësch
web-bots = Bots
web-level = Niveau
web-own-bot = eegene Bot
web-level-beginner = Ufänger
web-level-casual = Hobbyspiller
web-level-strong = staark
web-level-master = Meeschter
web-presets-mine = Meng Hausreegelen
web-preset-keep = Dës Reegelen ënner engem Numm späicheren
web-preset-name = Numm vun dëse Reegelen
web-preset-save = Späicheren
web-preset-drop = { $name } läschen
web-blank-preview = Dat steet drop:
web-blank-add = Wierkung dobäisetzen
web-blank-text = An eegene Wierder (do passen d’Spiller selwer op)
web-blank-effect = Wierkung { $number }
web-blank-what = Wat geschitt
web-blank-count = Wéi vill
web-blank-who = Wien et trëfft
web-blank-if = Wéini
web-blank-limit = Zuel vu Kaarten
web-blank-may = nëmme wann de Spiller wëll
web-blank-remove = Wierkung { $number } ewechhuelen
web-if-always = ëmmer
web-if-self-at-most = wann s de héchstens … hues
web-if-self-at-least = wann s de op d’mannst … hues
web-if-target-at-most = wann dee Spiller héchstens … huet
web-if-target-at-least = wann dee Spiller op d’mannst … huet
web-if-colour = wann dës Faarf gëllt
web-blank-nothing = Et geschitt näischt.
web-blank-draw =
    { $at ->
        [next] den nächste Spiller hëlt
        [previous] de Spiller virdrun hëlt
        [chosen] e Spiller, deen ee wielt, hëlt
        [self] du selwer hëls
        [others] all déi aner huelen
       *[all] jiddereen hëlt
    } { $count ->
        [one] eng Kaart
       *[other] { $count } Kaarten
    }
web-blank-debt = den nächste Spiller wiert of oder hëlt { $count ->
        [one] eng Kaart
       *[other] { $count } Kaarten
    } a passt säin Tour
web-blank-skip =
    { $count ->
        [one] den nächste Spiller passt säin Tour
       *[other] déi nächst { $count } Spiller passen hiren Tour
    }
web-blank-turn = d’Richtung ännert
web-blank-colour = du wiels eng Faarf
web-blank-pass-hands = all Kaarte gi ronderëm, an déi eng oder an déi aner Richtung
web-blank-swap = du tauschs all deng Kaarte mat { $at ->
        [previous] dem Spiller virdrun
        [chosen] engem Spiller no Wiel
       *[next] dem nächste Spiller
    }
web-blank-give = du gëss { $at ->
        [previous] dem Spiller virdrun
        [chosen] engem Spiller no Wiel
       *[next] dem nächste Spiller
    } { $count ->
        [one] eng Kaart
       *[other] { $count } Kaarten
    }
web-blank-again = du bass nach eng Kéier drun
web-blank-look = du kucks d’Kaarte { $at ->
        [previous] vum Spiller virdrun
        [chosen] vun engem Spiller no Wiel
       *[next] vum nächste Spiller
    }
web-blank-optional = { $text }, wann s de wëlls
web-blank-sentence = { $text }.
web-blank-when =
    { $condition ->
        [self_at_most] Hues de héchstens { $limit } Kaarten
        [self_at_least] Hues de op d’mannst { $limit } Kaarten
        [target_at_most] Huet dee Spiller héchstens { $limit } Kaarten
        [target_at_least] Huet dee Spiller op d’mannst { $limit } Kaarten
       *[colour] Bei der Faarf { $colour }
    }: { $text }.
web-server-silent = De Server äntwert net. Mir probéieren et weider.
web-try-again = Nach eng Kéier probéieren
web-unsent = Keng Verbindung. Dat gëtt geschéckt, soubal se erëm do ass.
web-free-of-charge = Gratis, ouni Kont, direkt hei am Browser.
web-play-now-about = Faarwen an Zuele passend leeën, géint dräi Bots.
web-play-tiles-about = Follegen a Sätz leeën, géint zwee Bots.
web-with-friends = Mat Frënn
web-no-open-tables = Am Moment waart keen. Maach en Dësch op, dee jidderee fanne kann: E steet dann hei.
web-rules-of = Reegelen: { $game }
web-with = Mat { $names }
web-turn-of = { $name } ass un der Rei
web-standing = Du { $mine }, déi aner héchstens { $best }
web-seat-left = Du hues deng Plaz verlooss
web-dismiss = Net méi weisen: { $title }
web-invited = { $name } invitéiert dech
web-invited-nobody = Du bass invitéiert
web-free-seats =
    { $free ->
    [0] Keng Plaz ass fräi; du kanns nokucken, wann den Dësch et erlaabt.
    [one] Eng Plaz ass fräi.
   *[other] { $free } Plaze si fräi.
  }
web-game-running = D’Spill leeft schonn.
web-no-table = Dëse Link féiert bei keen Dësch
web-no-table-why = Vläicht feelt e Buschtaf, oder d’Spill ass laang hier. E kuerze Code aus sechs Buschtawe gëllt nëmmen, bis ausgedeelt gëtt. Looss dir de Link nach eng Kéier ginn, oder gëff de Code hei an.
web-chat = Chat
web-moves = Zich
web-unread =
    { $lines ->
    [one] een neie Message
   *[other] { $lines } nei Messagen
  }
web-stand-in = Bot spillt
web-assistant = Assistent
web-assistant-about = { $name } ass en Assistent: e Programm, dat gesäit, wat seng Plaz gesäit, a selwer spillt.
web-log-removed = De Gaaschtgeber huet een ewechgeholl: { $name }.
web-log-host = { $name } ass elo de Gaaschtgeber.
web-leave-playing = E Bot spillt ënner dengem Numm weider. Du kanns dech erëm setzen, soulaang d’Spill dauert a keen aneren d’Plaz geholl huet.
web-leave-open = Deng Plaz gëtt fräi. Soulaang se fräi ass, kanns du dech erëm setzen.
web-stay = Bleiwen
web-cancel = Ofbriechen
web-next-host = Gaaschtgeber no dir
web-make-host = { $name } zum Gaaschtgeber maachen
web-hand-over = Zum Gaaschtgeber maachen
web-remove-sure = { $name } ka sech eréischt erëm setzen, wann s du et erlaabs. Während engem Spill hëlt e Bot d’Plaz an.
web-removed = De Gaaschtgeber huet dech vun dësem Dësch ewechgeholl.
web-watching = Du kucks no.
web-left = Op denger Plaz spillt e Bot.
web-sit-again = Mech erëm setzen
web-take-seat = Plaz huelen
web-take-seat-of = Fir { $name } spillen
web-watchers =
    { $count ->
    [one] Kuckt no: { $names }
   *[other] Kucken no ({ $count }): { $names }
  }
web-pause-asked = { $name } freet eng Paus.
web-pause-agree = Paus maachen
web-pause-decline = Elo net
web-pause-waiting = Du hues eng Paus gefrot. Si fänkt un, wann all d’accord sinn.
web-pause-withdraw = Dach keng Paus
web-rematch-who =
    { $count ->
    [one] { $names } wëll nach eng Kéier spillen.
   *[other] { $names } wëllen nach eng Kéier spillen.
  }
web-late = Wie méi spéit kënnt, däerf e Bot ofléisen
web-changed = Dat huet geännert
web-as-printed-option = { $option }: wéi gedréckt
web-preset-printed-about = Genee d’Reegelen aus der Këscht.
web-preset-family-about = Kuerz a frëndlech: keen Unzweiwelen, +2 op +2, bis 200 Punkten.
web-preset-wild-about = Alles geet: +2 a +4 stapelen, dertëschentgeheien, 7 tauscht d’Kaarten, 0 léisst d’Kaarte wanderen, huelen, bis eppes passt.
web-qr = QR-Code
web-qr-alt = QR-Code mat der Adress vun dësem Dësch
web-sound = Toun
web-reaction-good = Gutt gespillt
web-reaction-applause = Applaus
web-reaction-laughs = Haha
web-reaction-amazed = Oh
web-reaction-sad = Schued
web-reaction-angry = Grr
web-reaction-cheers = Hurra
web-reaction-thanks = Merci
web-edition-tiles-en = Rummy-Steng
web-edition-tiles-en-about = Follegen a Sätz; e gezunnene Steen däerf geluecht ginn.
web-edition-tiles-fr = Rummy-Steng, franséisch Reegelen
web-edition-tiles-fr-about = Een Aktiounsstee wierkt pro Tour; wat gezunn ass a passt, gëtt geluecht.
web-edition-tiles-de = Rummy-Steng, däitsch Reegelen
web-edition-tiles-de-about = Een Aktiounsstee wierkt an all Grupp.
option-next-starter = Wien déi nächst Ronnen ufänkt
option-next-starter-help = Wien déi zweet Ronn an all déi aner ufänkt.
value-next-starter-left-of-winner = de Spiller lénks vum Gewënner
value-next-starter-winner = de Gewënner
value-next-starter-draw-again = nees gezunn
value-next-starter-left-of-last-starter = de Spiller lénks vun deem, deen ugefaangen huet
option-must-play = Leeën, wann ee kann
option-must-play-help = Ob een e Steen zéien däerf, obwuel ee kéint leeën.
value-must-play-strict = zéien nëmme wann näischt geet
value-must-play-lenient = zéie wéini ee wëll
option-drawn-tile = De gezunnene Steen
option-drawn-tile-help = Wat mat engem gezunnene Stee geschitt, dee passt.
value-drawn-tile-may = en däerf geluecht ginn
value-drawn-tile-must = e muss geluecht ginn
option-drawn-with-others = Nom Zéien
option-drawn-with-others-help = Ob mam gezunnene Steen och anerer geluecht däerfe ginn.
value-drawn-with-others-others = mat anere vun der Schinn
value-drawn-with-others-alone = nëmmen de gezunnene Steen
option-joker-moves = Jokeren um Dësch
option-joker-moves-help = Ob e Joker um Dësch spéider eppes anescht vertriede kann.
value-joker-moves-substituted = nëmme wann de richtege Steen en ersetzt
value-joker-moves-free = fräi
option-joker-source = Wat e Joker fräimécht
option-joker-source-help = Vu wou de Steen däerf kommen, deen e Joker ersetzt.
value-joker-source-rack = d’Schinn
value-joker-source-rack-or-table = d’Schinn oder den Dësch
option-freed-joker = E fräie Joker
option-freed-joker-help = Wat mat engem ersate Joker geschéie muss.
value-freed-joker-at-once = e gëtt direkt benotzt
value-freed-joker-to-rack = en däerf op d’Schinn
option-joker-reactivates = Jokere wierken nees
option-joker-reactivates-help = E fräigemaachte Joker wierkt nach eng Kéier, wann e geluecht gëtt.
option-one-effect-per = Wéi vill Aktiounssteng wierken
option-one-effect-per-help = Vu méi Aktiounssteng wierkt een: an all Grupp oder am ganzen Tour.
value-one-effect-per-meld = een an all Folleg oder Saz
value-one-effect-per-turn = ee pro Tour
option-last-effect-counts = Aktiounssteng um Enn
option-last-effect-counts-help = En Aktiounssteen am leschten Zuch léisst den nächste Spiller nach zéien, éier d’Punkte gezielt ginn.
option-uno-window = Wéi laang een e vergiessenen „UNO“ melle kann
option-uno-window-help = Vu wéini un et ze spéit ass, e vergiessenen „UNO“ ze mellen.
value-uno-window-played = bis den Nächste geluecht oder gezunn huet
value-uno-window-taken = bis den Nächste säin Tour ufänkt
option-pool-end = Wann de Koup eidel ass
option-pool-end-help = Wéini d’Ronn ophält, well keng Steng méi ze zéie sinn.
value-pool-end-draw-due = wann een zéie muss
value-pool-end-at-once = mam leschte Steen

## Spillreegelen: d’Abschnitter, wéi ee se um Dësch liest
## What players call things, by option, for the search of the rule book

called-challenge = erausfuerderen, unzweiwelen, bluff, bluffen, challenge, +4, plus véier
called-draw2-parry = stapelen, kontren, weiderginn, +2, plus zwee
called-wild4-if = +4, plus véier, bluff, bluffen
called-wild4-parry = stapelen, kontren, weiderginn, +4, plus véier
called-jump-in = drageheien, dertëschent geheien, jump in
called-sequences = rei, folleg
called-seven-swap = 7-0, siwen null, tauschen, wiesselen
called-zero-rotation = 7-0, siwen null, weiderginn, rotéieren
called-draw-until-playable = huele bis eng passt, zéie bis et passt
called-multiples = duebel, puer, e puer kaarten
called-blanks = wäiss kaarten, eidel kaarten, eege reegelen
called-teams = partner, zwee géint zwee, 2 géint 2
called-uno-enforced = uno vergiess, uno soen, erwëscht

## D’Wäerter vun den Optiounen heesche wéi am Programm.

clause-fr-1 = Matspille kënnen 2 bis 10 Spiller.
clause-fr-2 = D’Spill huet 108 Kaarten. A rout, giel, gréng a blo: eng eenzeg 0, zwou Kaarte vun all Ziffer vun 1 bis 9, zwou +2, zweemol „Richtung änneren“ an zweemol „Den Tour passen“; dobäi komme 4 Jokeren a 4 +4. Déi 4 UNO-Kaarte bleiwen an der Këscht, ausser eng Hausreegel brauch se.
clause-fr-3 =
    { $rounds_to_win ->
        [0] D’Partie gewënnt, wien als Éischten op { $target } Punkte kënnt oder méi.
       *[other] D’Punkten decidéieren net: D’Partie gewënnt, wien als Éischten op { $rounds_to_win } gewonne Ronne kënnt.
    }
clause-fr-4 = Um Ufank vun all Ronn wielt jiddereen eng Kaart. Wien déi héchst Zuel huet, deelt aus; eng Kaart mat Symbol zielt 0, a bei Gläichstand gëtt nach eng Kéier gewielt. Duerno ginn d’Kaarten nees gemëscht.
clause-fr-5 = Jidderee kritt { $hand_size } Kaarten. De Rescht läit verdeckt als Koup an der Mëtt; déi iewescht Kaart gëtt opgedeckt an derniewent geluecht.
clause-fr-6 = De Spiller lénks vum Ausdeeler fänkt un; den Tour dréit ewéi d’Auer.
clause-fr-7 = Déi siichtbar Kaart gëtt gedeckt mat enger Kaart vun der selwechter Faarf, mat der selwechter Zuel oder dem selwechte Symbol, oder mat engem Joker oder enger +4.
clause-fr-8 = Wien näischt leeë kann, hëlt eng Kaart vum Koup. Passt se, däerf hie se direkt leeën; soss ass säin Tour eriwwer.
clause-fr-9 = Ee kann decidéieren, net ze leeën, och wann ee kéint. Da muss een eng Kaart huelen, an nëmmen déi däerf geluecht ginn.
clause-fr-10 = Wie seng virlescht Kaart leet, rifft „UNO“. Vergësst hien et an e Géigner bemierkt et, éier den nächste Spiller geluecht oder geholl huet, kascht et 2 Kaarten. E spéiden „UNO“ rett nach, wann e virum Géigner kënnt. Strofkaarten oder en Tour, dee gepasst gëtt, änneren dorun näischt.
clause-fr-11 = Wien als Éischte keng Kaart méi huet, gewënnt d’Ronn.
clause-fr-12 = No enger +2 hëlt den nächste Spiller an all Fall 2 Kaarten a passt säin Tour. Eng +2 geet nëmmen op hir Faarf oder op eng aner +2. Als éischt Kaart: De Spiller lénks vum Ausdeeler hëlt 2, an deen duerno fänkt un.
clause-fr-13 = Eng Kaart „Richtung änneren“ dréit d’Richtung vum Spill ëm. Si geet op hir Faarf oder op en anert „Richtung änneren“. Als éischt Kaart: De Spiller riets vum Ausdeeler fänkt un, an et geet an déi aner Richtung.
clause-fr-14 = No enger Kaart „Den Tour passen“ passt den nächste Spiller säin Tour. Si geet nëmmen op hir Faarf oder op en anert „Den Tour passen“. Als éischt Kaart: Den zweete Spiller { $first_skip ->
        [second_right] riets vum Ausdeeler fänkt un, ëmmer nach ewéi d’Auer
       *[other] lénks vum Ausdeeler fänkt un
    }.
clause-fr-15 = E Joker geet op all Kaart. Wien e leet, wielt eng Faarf oder hält déi aktuell. Als éischt Kaart: Den Ausdeeler wielt d’Faarf.
clause-fr-16 = Wien eng +4 leet, wielt eng Faarf; den nächste Spiller hëlt 4 Kaarten a passt säin Tour. Si ass nëmmen erlaabt, wa soss keng Kaart passt: E Joker zielt als Kaart, déi passt, eng zweet +4 net. { $challenge ->
        [off] Bluffe kann een hei net nokucken.
       *[other] Bluffe geet, soulaang keen zweiwelt.
    } Als éischt Kaart kënnt se zréck an de Koup, an et gëtt eng aner opgedeckt.
clause-fr-17 = Eng +2 oder +4 als lescht Kaart zielt nach: Den nächste Spiller hëlt 2 oder 4 Kaarten, éier d’Punkte gezielt ginn.
clause-fr-18 = Wa keng Kaart méi um Koup ass, gëtt den anere Koup, ouni déi iewescht Kaart, gemëscht an ass den neie Koup. Geet och dat net duer, hëlt een, wat do ass. Ka kee méi huelen oder leeën, ass d’Ronn eriwwer: Wien déi mannst Punkten an der Hand huet, gewënnt se; bei Gläichstand kritt kee Punkten.
clause-fr-19 = De Gewënner vun der Ronn kritt d’Punkte vun de Kaarten, déi déi aner nach an der Hand hunn: Zuelen zielen hire Wäert, +2, „Richtung änneren“ an „Den Tour passen“ 20, e Joker 50 an eng +4 { $wild4_points } Punkten.
clause-fr-20 = No all Ronn schreift jiddereen d’Punkte vu sengen eegene Kaarten op. Wann een op { $target } kënnt oder méi, gewënnt, wien déi klengst Zomm huet; bei Gläichstand gëtt d’Victoire gedeelt.
clause-fr-21 = En onpassende Kommentar oder Rotschlo ka 4 Kaarte kaschten. Jidderee kann ee beschëllegen, an d’Majoritéit vun alleguer, ausser deem, ëm deen et geet, decidéiert. Vun 3 Spiller un.
clause-fr-22 = Wie vun enger +4 getraff gëtt, däerf zweiwelen an d’Kaarte vum anere kucken, wéi se virdru waren. Huet eng aner Kaart gepasst, hëlt dee seng +4 zréck, hëlt 4 Kaarten, an deen, deen zweiwelt, ass drun. Huet keng gepasst, hëlt deen, deen zweiwelt, 6 Kaarten a passt säin Tour. Soulaang dat net gekläert ass, däerf keen anere spillen.
clause-fr-23 = Um Punkteblock stinn d’Punkte vun all Spiller aus all Ronn.
clause-lb-1 = D’Faarwe sinn orange, giel, gréng a violett. Vun all Faarf gëtt et eng eenzeg 0, zwou Kaarte vun all Ziffer vun 1 bis 9, zwou +2, zweemol „Richtung änneren“ an zweemol „Den Tour passen“; dobäi komme 4 Jokeren, 4 +4 an déi wäiss Kaarten, déi matspillen.
clause-lb-2 = Fir déi éischt Ronn wielt jiddereen eng Kaart, a wien déi héchst Zuel huet, deelt aus; eng Kaart mat Symbol zielt 0. Duerno deelt ëmmer de Spiller lénks vum leschten aus.
clause-lb-3 = Amplaz vu 7 kënnen der och méi oder manner ausgedeelt ginn, wa jiddereen averstanen ass.
clause-lb-4 = Eng Kaart „Richtung änneren“ däerf op all Kaart geluecht ginn, an duerno gëllt hir eege Faarf. Si wiert keng Kaart of, déi een huele léisst. Och wäiss Kaarte ginn op alles.
clause-lb-5 = Wien net leeë kann, muss eng Kaart vum Koup huelen an däerf se leeën, wa se passt. Wie fräiwëlleg hëlt, leet déi geholl Kaart, wa se passt, a keng, déi hie schonn an der Hand hat. Nëmmen eng geholl +4, déi e Bluff wier, kann ee behalen.
clause-lb-6 = Wie seng virlescht Kaart leeë kann, muss „UNO“ ruffen. Wann en anere Spiller bemierkt, datt hien et vergiess huet, kascht et 2 Kaarten.
clause-lb-7 = Ass déi lescht Kaart eng +2 oder eng +4, muss den nächste Spiller 2 oder 4 Kaarten huelen, an déi ziele mat.
clause-lb-8 = E Joker kann een och leeën, wann eng aner Kaart passt. Als éischt Kaart: De Spiller lénks vum Ausdeeler wielt d’Faarf a fänkt un. Als lescht Kaart geschitt näischt méi.
clause-lb-9 =
    { $wild4_if ->
        [no_colour] Eng +4 däerf nëmme leeën, wie keng Kaart vun der aktueller Faarf huet; aner Kaarten, déi passen, spille keng Roll.
       *[other] No enger +4 hëlt den nächste Spiller 4 Kaarten a passt säin Tour.
    } { $challenge ->
        [card_stays] Wie getraff gëtt, däerf zweiwelen. War et e Bluff, hëlt dee mat der +4 déi 4 Kaarten, d’Kaart an d’Faarf bleiwen, an deen anere spillt. War et keen, hëlt deen, deen zweiwelt, 6 Kaarten a passt säin Tour.
        [off] Zweiwele kann een net.
       *[other] Zweiwele kann een.
    }
clause-lb-10 = Wäiss Kaarte ginn op alles. Virun der Partie schreiwen d’Spiller op all Kaart eng Reegel, a jidderee muss averstane sinn. Wielt d’Reegel keng Faarf, bleift déi aktuell. Als éischt Kaart trëfft d’Reegel de Spiller lénks vum Ausdeeler, an dee wielt och d’Faarf. Wie se als lescht Kaart leet, huet gewonnen; déi aner trëfft d’Reegel nach.
clause-lb-11 = „Richtung änneren“, „Den Tour passen“ an +2 zielen 20 Punkten, Joker, +4 a wäiss Kaarte 50, Zuelen hire Wäert. { $rounds_to_win ->
        [0] Gewonnen huet ee mat { $target } Punkten.
       *[other] Et gewënnt, wien als Éischten op { $rounds_to_win } gewonne Ronne kënnt.
    }
clause-lb-12 = Wa keng Kaarte méi um Koup sinn, gëtt den anere Koup den neien.
clause-de-0 = An der Këscht sinn 112 Kaarten: 76 Zuelen, 24 faarweg Spezialkaarten, 4 Jokeren, 4 +4 a 4 UNO-Kaarten. Wien als Éischte seng lescht Kaart leet, huet d’Ronn gewonnen. { $rounds_to_win ->
        [0] D’Partie geet bis { $target } Punkten.
       *[other] D’Partie gewënnt, wien als Éischten op { $rounds_to_win } gewonne Ronne kënnt.
    }
clause-de-1 = No der Rei leet jiddereen déiselwecht Faarf, déiselwecht Zuel, datselwecht Symbol oder eng schwaarz Spezialkaart.
clause-de-2 = Eng faarweg Spezialkaart geet ëmmer op eng Zuel vun hirer Faarf.
clause-de-3 = No enger Kaart „Den Tour passen“ passt den nächste Spiller; deen duerno kann d’Faarf, „Den Tour passen“ oder eng schwaarz Kaart leeën. Als éischt Kaart: Den zweete Spiller { $first_skip ->
        [second_right] riets
       *[other] lénks
    } vum Ausdeeler fänkt un.
clause-de-4 = No enger Kaart „Richtung änneren“ geet et an déi aner Richtung; eng weider dréit se nees zréck. Als éischt Kaart: De Spiller riets vum Ausdeeler fänkt un.
clause-de-5 = Eng +2 kann ee mat { $draw2_parry ->
        [draw2_or_wild4] all anerer +2 oder mat enger +4
       *[other] all anerer +2
    } ofwieren: D’Kaarte ginn zesummegezielt an treffen den nächste Spiller. Wien net ofwiere kann oder wëll, hëlt se all an däerf an deem Tour näischt leeën.
clause-de-6 = Wie leeë kann, muss leeën. Wien net kann, hëlt { $draw_until_playable ->
        [on] esou laang Kaarten, bis eng passt, an däerf se leeën
       *[off] eng Kaart an däerf se leeën, wa se passt
    }.
clause-de-7 = Déi schwaarz Kaarten hu keng eege Faarf.
clause-de-8 = D’UNO-Kaarten hu keng Bedeitung a ginn um Ufank erausgeholl.
clause-de-9 = E Joker geet op all Kaart, just net, wann een den Tour passen oder Kaarten huele muss. Als éischt Kaart: { $first_wild ->
        [left] De Spiller lénks vum Ausdeeler
       *[other] Den Ausdeeler
    } wielt d’Faarf.
clause-de-10 =
    { $wild4_if ->
        [always] Eng +4 geet op all Kaart, just net, wann een den Tour passe muss. Kee ka se uzweiwelen.
       *[other] No enger +4 hëlt den nächste Spiller 4 Kaarten an däerf näischt leeën.
    } { $wild4_parry ->
        [on] Si kann nëmme mat enger anerer +4 ofgewiert ginn: D’Kaarte ginn zesummegezielt an treffen den nächste Spiller.
       *[off] Ofwiere kann ee se net.
    } Als éischt Kaart kënnt se zréck an de Koup, an et gëtt eng aner opgedeckt.
clause-de-11 = Mat der virleschter Kaart seet een „UNO“, éier en anere Spiller geluecht huet. Soss hëlt een 2 Kaarten; bemierke muss et keen.
clause-de-12 = Mat der leschter Kaart seet een „UNO UNO“, soss huet een net gewonnen. Huet een et net gesot, éier en anere leet, hëlt een 2 Kaarten an d’Ronn geet weider; d’Wierkung vun der Kaart bleift.
clause-de-1a = Jiddereen däerf zu all Moment déiselwecht Kaart leeën, och wann hien net un der Rei ass; vun do aus geet et weider. E puer dovu leet een eng no där anerer. Wat ze huelen ass, gëtt méi an trëfft deen, deen duerno kënnt. Net, soulaang eng +4 ugezweiwelt gëtt, net no „UNO UNO“ an net virum éischten Zuch. Wien am séiersten ass, leet.
clause-de-1b = No enger Zuel kann een direkt mat der nächster Zuel vun der selwechter Faarf weidermaachen, ëmmer erop oder ëmmer erof, oder nach eng Kéier mat der selwechter Kaart, bis en aneren eppes mécht. No der 9 kënnt keng 0.
clause-de-3a = Wien den Tour passe soll, däerf mat „Den Tour passen“ vun der selwechter Faarf ofwieren: Da passt den nächste Spiller.
clause-de-3b = Wie béid Kaarten „Den Tour passen“ vun enger Faarf direkt noenee leet, léisst déi nächst zwee Géigner passen.
clause-de-5a = Wie mat enger +2 fäerdeg gëtt, huet net gewonnen, wann all Spiller no him ofwieren: D’Zomm kënnt ronderëm an hien hëlt se. Wiert een net of, huet hie gewonnen, an dee Spiller hëlt.
clause-de-6a = Wien un der Rei ass, däerf eng Kaart huelen an duerno iergendeng Kaart leeën, déi passt, oder passen. Net, wann ee Kaarten huelen oder den Tour passe muss.
clause-de-7a = Mat enger UNO-Kaart oder enger +4 hält keng Ronn op: D’Kaart gëllt a wierkt, mee et hëlt een 2 Kaarten an d’Ronn geet weider.
clause-de-8a = Eng UNO-Kaart léisst den nächste Spiller 4 Kaarten huelen, ouni Faarf ze wielen. Nëmmen eng aner UNO-Kaart wiert se of, a si wiert soss näischt of.
clause-de-8b = Wien eng UNO-Kaart leet, däerf genee zwou Kaarten un ee Spiller ofginn, muss awer op d’mannst eng behalen; soss kascht et 2 Kaarten. Läit uewen eng UNO-Kaart, da gëllt d’Kaart drënner.
clause-de-13a = Gëtt eng 0 geluecht, ginn all Spiller hir Kaarte weider, an déi eng oder an déi aner Richtung: Wie se leet, seet wouhin{ $zero_rotation ->
        [optional] , an ob iwwerhaapt
       *[other] { "" }
    }. Wie mat enger 0 fäerdeg gëtt, huet gewonnen, éier getosch gëtt.
clause-bb-1 = Zu zwee léisst eng Kaart „Richtung änneren“ deen anere passen: Et ass een nach eng Kéier drun.
clause-bb-2 = Wien eng 7 leet, { $seven_swap ->
        [optional] däerf all seng Kaarte mat engem anere Spiller tauschen
       *[other] tauscht all seng Kaarte mat engem anere Spiller
    }.
clause-bb-3 = Wien net leeë kann, hëlt esou laang Kaarten, bis eng passt.
clause-bb-4 = Wien huele muss, däerf eng Kaart „Richtung änneren“ vun der aktueller Faarf leeën: Da muss de Spiller virdrun huelen.
clause-bb-5 = Wien huele muss, däerf eng Kaart „Den Tour passen“ vun der aktueller Faarf leeën: Da muss den nächste Spiller huelen.
clause-bb-6 = E puer Kaarte mat der selwechter Zuel kënnen op eemol geluecht ginn.
clause-bb-7 = Et gëtt { $teams } Equippen; Partner gewannen an zielen zesummen.
clause-r-1 = 2 bis 4 Spiller, jidderee mat senger Schinn: Jidderee gesäit, wéi vill Steng déi aner hunn, ni wéi eng.
clause-r-2 = 100 Steng: zwee vun all Zuel vun 1 bis 12 a rout, giel, gréng a blo, a 4 Jokeren. All 2 ass eng +2, all 5 en „Tour passen“, all 7 eng „Richtung änneren“: Dat sinn, mat de Jokeren, d’Aktiounssteng.
clause-r-3 = Eng Folleg sinn op d’mannst 3 Zuelen no der Rei an enger Faarf, héchstens 12. No der 12 kënnt keng 1.
clause-r-4 = E Saz sinn 3 oder 4 Steng mat der selwechter Zuel, all an enger anerer Faarf.
clause-r-5 = Jiddereen zitt 14 Steng. Véier Startsteng leien opgedeckt um Dësch; de Rescht ass de verdeckte Koup.
clause-r-6 = Virun der éischter Ronn zitt jiddereen e Steen; wien déi héchst Zuel huet, fänkt un, e Joker zielt 0, bei Gläichstand gëtt nach eng Kéier gezunn. Et geet no lénks. Déi nächst Ronne fänkt { $next_starter ->
        [winner] de Gewënner vun der leschter
        [draw_again] deen, deen nees déi héchst Zuel zitt,
        [left_of_last_starter] de Spiller lénks vun deem, dee virdrun ugefaangen huet,
       *[left_of_winner] de Spiller lénks vum leschte Gewënner
    } un.
clause-r-7 = An engem Tour leet een 1 bis 4 Steng vu senger Schinn. Steng, déi een nëmmen um Dësch réckelt, zielen net mat.
clause-r-8 =
    { $must_play ->
        [strict] Wie leeë kann, muss leeën, och wann dofir Steng um Dësch ëmgeluecht musse ginn. Nëmme wa guer näischt geet, zitt een e Steen.
       *[other] Et däerf een e Steen zéien, och wann ee kéint leeën.
    }
clause-r-9 = E gezunnene Steen, dee passt, { $drawn_tile ->
        [must] muss
       *[may] däerf
    } direkt geluecht ginn, { $drawn_with_others ->
        [alone] eleng
       *[others] och mat anere vun der Schinn
    }; dann ass den Tour eriwwer.
clause-r-10 = Wie leet, däerf alles um Dësch ëmleeën. Um Enn vum Tour muss all Grupp eng Folleg oder e Saz sinn; nëmme Startsteng däerfen eleng leien. Wien näischt leet, léisst den Dësch, wéi e war.
clause-r-11 = Startsteng däerfen zu all Moment benotzt ginn, mussen awer ni. Wat eemol an enger Folleg oder engem Saz louch, läit ni méi eleng.
clause-r-12 = E Joker ersetzt all Steen. An engem Saz läit héchstens een; an enger Folleg kënnen et der méi sinn, awer ni niewentenee.
clause-r-13 =
    { $joker_moves ->
        [free] E Joker um Dësch kann ee réckelen, an e kann all Kéier eppes anescht sinn.
       *[substituted] E Joker um Dësch bleift dat, wat e vertrëtt, bis genee dee Steen en ersetzt.
    } De Steen, deen en ersetzt, kënnt { $joker_source ->
        [rack_or_table] vun der Schinn oder vum Dësch
       *[rack] vun der Schinn
    }. De Joker, dee fräi gëtt, { $freed_joker ->
        [to_rack] kann op d’Schinn
       *[at_once] muss direkt an eng aner Folleg oder en anere Saz
    }; en zielt net zu deene véier.
clause-r-14 = Aktiounssteng wierken eng Kéier, wa se vun der Schinn kommen. Joker: Den Nächsten zitt 4 a passt säin Tour. 2: zitt 2 a passt. 5: passt. 7: D’Richtung ännert. Duerno sinn et normal Zuelesteng.
clause-r-15 = Vu méi Aktiounssteng { $one_effect_per ->
        [turn] am selwechten Tour
       *[meld] an der selwechter Folleg oder am selwechte Saz
    } wierkt nëmmen een; et wielt een, wéi een, an ee muss et sinn. { $one_effect_per ->
        [turn] A wéi enge Gruppe se leien, ass egal.
       *[meld] A verschiddene Gruppe wierkt all Steen, an der Reiefolleg, déi s de sees.
    }
clause-r-16 = Aktiounssteng ënner de Startsteng wierken ni; e Joker ass do nëmmen e Joker.
clause-r-17 = E Joker, dee fräi gëtt an nees geluecht gëtt, { $joker_reactivates ->
        [on] wierkt nach eng Kéier
       *[off] wierkt net nach eng Kéier
    }.
clause-r-18 = Wien e Joker leet, seet, wéi ee Steen e vertrëtt, an den Dësch behält et.
clause-r-19 = Wien um Enn vu sengem Tour nëmmen nach ee Steen huet, rifft „UNO“. Wien duerno erwëscht gëtt, éier den nächste Spiller { $uno_window ->
        [taken] säin Tour ugefaangen
       *[played] geluecht oder gezunn
    } huet, zitt 2 Steng. E spéiden „UNO“ zielt nach, wann en als éischt kënnt.
clause-r-20 = Wie seng lescht 2, 3 oder 4 Steng an engem Tour leet, brauch näischt ze ruffen.
clause-r-21 = D’Ronn ass eriwwer, wann eng Schinn eidel ass. { $last_effect_counts ->
        [on] En Aktiounssteen am leschten Zuch léisst den Nächsten nach zéien, éier gezielt gëtt.
       *[off] En Aktiounssteen am leschten Zuch wierkt net méi.
    }
clause-r-22 = De Gewënner kritt d’Punkte vun deenen anere Schinnen: Zuelen hire Wäert, all 2, 5 a 7 zielt 20 Punkten, e Joker 50. Wien als Éischten op { $target } Punkte kënnt, gewënnt.
clause-r-23 = Ass de Koup opgebraucht, éier eng Schinn eidel ass, gewënnt deen, deen déi mannst Punkten huet, a kritt déi vun deenen aneren. D’Ronn hält op, { $pool_end ->
        [at_once] soubal de leschte Stee gezunn ass
       *[draw_due] wann een zéie muss an ze wéineg Steng do sinn
    }.
clause-r-23b = Zu zwee ass no enger 7 { $two_player_reverse_skips ->
        [on] deeselwechte Spiller nach eng Kéier drun
       *[off] deen aneren drun
    }.
clause-r-24 = D’Punkte ginn net gezielt: Et gewënnt, wien als Éischten op { $rounds_to_win } gewonne Ronne kënnt.

## Websäit: nom Gehéier a mat Tasten
web-keys = Tasten
web-keys-on = Eenzel Tasten
web-keys-table = Um Dësch
web-key-hand = soen, wat s de op der Hand hues
web-key-middle = soen, wat um Dësch läit
web-key-counts = soen, wéi vill jiddereen nach huet
web-key-direction = soen, wéi ronderëm et geet
web-key-turn = soen, wien un der Rei ass
web-key-score = d’Punkte soen
web-key-moves = déi lescht Zich soen
web-key-draw = huelen
web-key-end = den Zuch ophalen: fäerdeg, behalen oder passen
web-key-uno = „UNO“ soen
web-key-catch = erwëschen, wien „UNO“ vergiess huet
web-key-hint = en Tipp froen
web-key-home = bei deng Hand goen
web-key-list = dës Lëscht weisen
web-key-cards-walk = vu Kaart zu Kaart
web-key-cards-play = d’Kaart leeën oder héieren, firwat net
web-key-legend = erklären, wat grad gewielt ass
web-key-cards-back = zréck, ouni ze wielen
web-key-tiles-walk = vu Steen zu Steen, och tëscht Schinn an Dësch
web-key-tiles-pick = e Steen huelen; um Dësch: déi geholl Steng uleeën
web-key-tiles-more = nach e Steen huelen
web-key-tiles-new = eng nei Grupp ufänken
web-key-tiles-take = op d’Schinn zréckhuelen
web-key-tiles-shift = e Steen op der Schinn réckelen
web-key-tiles-undo = réckgängeg maachen, widderhuelen
web-key-tiles-drop = lassloossen, wat s de geholl hues
web-told-you = Du
web-told-count = { $name }: { $held }.
web-told-hand = Du hues: { $pieces }.
web-told-fit = Spillbar: { $pieces }.
web-told-debt = Ze huelen: { $held }.
web-told-new-hand = Deng Hand ass elo: { $pieces }.
web-told-got = Du kriss: { $pieces }.
web-told-empty = Um Dësch läit näischt.
web-told-nothing = Do gëtt et näischt ze soen.
web-told-not-now = Dat geet elo net.
web-told-nobody-forgot = Keen huet „UNO“ vergiess.
web-due-uno = So elo „UNO“!
web-due-catch = { $name } huet „UNO“ vergiess: So et séier!
web-seconds-left = Nach { $seconds } Sekonnen.
web-log-drew-own = Du hëls: { $pieces }.
web-log-time =
    { $me ->
        [name] Deng Zäit ass ëm: Den Dësch spillt fir dech.
       *[none] D’Zäit ass ëm fir { $name }: Den Dësch mécht den Zuch.
    }
web-prompt-keep = D’Kaart passt net: Du behäls se.
web-tiles-prompt-keep = De Stee passt net: Du behäls en.
web-spoken = Usoen
web-spoken-few = wéineg
web-spoken-normal = normal
web-spoken-all = all
web-passes = Vum selwe passen, wann et keng Wiel gëtt

## Den Dësch mat de Steng op der Säit

web-tile-joker = Joker
web-tile-joker-as = Joker fir { $tile }
web-tile-draw2 = { $tile }, +2
web-tile-skip = { $tile }, Tour passen
web-tile-reverse = { $tile }, Richtung änneren
web-tile-wild4 = { $tile }, +4
web-tile-new = { $tile }, nei
web-tile-playable = { $tile }, spillbar
web-tile-yours = { $tile }, vun denger Schinn
web-tiles-table = Steng um Dësch
web-tiles-group = Grupp { $number }: { $tiles }
web-tiles-single = Startsteen: { $tiles }
web-tiles-rack =
    Deng Schinn: { $tiles ->
        [one] ee Steen
       *[other] { $tiles } Steng
    }
web-seat-tiles =
    { $tiles ->
        [one] ee Steen
       *[other] { $tiles } Steng
    }
web-tiles-pool =
    Koup: { $tiles ->
        [one] ee Steen
       *[other] { $tiles } Steng
    }
web-tiles-new-group = Nei Grupp
web-tiles-to-rack = Zréck op d’Schinn
web-tiles-undo = Réckgängeg
web-tiles-redo = Widderhuelen
web-tiles-reset = Den Tour nei ufänken
web-tiles-as-before = Den Dësch ass wéi virdrun.
web-tiles-hint = Tipp
web-tiles-hint-show = En Zuch weisen
web-tiles-sort-run = No Faarwen uerdnen
web-tiles-sort-number = No Zuelen uerdnen
web-tiles-tools = Outile fir däin Tour
web-tiles-how = Réckel d’Steng op hir Plaz, oder dréck fir d’éischt op d’Steng an dann op d’Plaz.
web-tiles-where = Dréck op eng Grupp oder op + fir eng nei.
web-tiles-keys = D’Feiltaste gi vu Steen zu Steen. Enter hieft e Steen op oder leet déi opgehuewe bei d’Grupp, wou s de bass. D’Leertast hieft nach een op, N mécht eng nei Grupp, d’Réckschrëtt-Tast hëlt zréck, Alt mat engem Feil réckelt e Steen op der Schinn.
web-tiles-end = Tour ofschléissen
web-tiles-draw = E Steen zéien
web-tiles-keep = De Stee behalen
web-tiles-left =
    { $left ->
        [0] kee weidere Steen an dësem Tour
        [one] nach ee Steen däerf geluecht ginn
       *[other] nach { $left } Steng däerfe geluecht ginn
    }
web-tiles-fits = Alles passt: Du kanns den Tour ofschléissen.
web-tiles-prompt-turn = Du bass drun: Lee 1 bis 4 Steng.
web-tiles-prompt-draw = Du bass drun: Lee Steng oder zéi een.
web-tiles-prompt-drawn = Lee de gezunnene Steen oder behal en.
web-tiles-prompt-must = De gezunnene Stee passt: Lee en.
web-tiles-dealing = D’Steng ginn ausgedeelt …
web-tiles-untouched = Huel fir d’éischt deng Steng zréck: Zéien däerfs de nëmmen, soulaang s de näischt geluecht hues.
web-tiles-hint-found = Déi markéiert Steng si spillbar. Dréck nach eng Kéier, da gesäis de wéi.
web-tiles-hint-none = Et kann een näischt leeën.
web-tiles-hint-late = Dréck nach eng Kéier, fir e ganzen Zuch ze gesinn. Wat s de geluecht hues, kënnt dann zréck op deng Schinn.
web-tiles-hint-shown = Esou géif et goen. Geluecht gëtt eréischt, wann s de den Tour ofschléiss.
web-tiles-effects = Wat wierkt, an dëser Reiefolleg
web-tiles-effect-draw2 = 2 zéien
web-tiles-effect-skip = passen
web-tiles-effect-reverse = ëmdréinen
web-tiles-effect-wild4 = 4 zéien
web-tiles-no-effect = wierkt net
web-tiles-name-joker = Fir wat steet de Joker?
web-tiles-name-none = Lee e fir d’éischt bei aner Steng.
web-tiles-fault-short = ze kuerz
web-tiles-fault-mixed = weder Folleg nach Saz
web-tiles-fault-gap = eng Zuel feelt
web-tiles-fault-twice = eng Zuel zweemol
web-tiles-fault-colour = eng Faarf zweemol
web-tiles-fault-joker = en zweete Joker
web-tiles-fault-jokers = Jokeren niewenteneen
web-tiles-left-over = Wat op de Schinne blouf
web-last-kept = behält en
web-log-tile-start = Ausgeloust, wien ufänkt: { $tiles }.
web-log-tile-dealt = Nei Ronn: { $me ->
        [name] Du fänks
       *[none] { $name } fänkt
    } un.
web-log-tile-laid =
    { $me ->
        [name] Du leess
       *[none] { $name } leet
    }: { $tiles }.
web-log-tile-taken =
    { $me ->
        [name] Du hëls e Joker a leess
       *[none] { $name } hëlt e Joker a leet
    }: { $tiles }.
web-log-tile-drew =
    { $me ->
        [name] Du zitts
       *[none] { $name } zitt
    } { $tiles ->
        [one] ee Steen
       *[other] { $tiles } Steng
    }.
web-log-tile-drew-effect =
    { $me ->
        [name] Du muss
       *[none] { $name } muss
    } { $tiles ->
        [one] ee Steen
       *[other] { $tiles } Steng
    } zéien.
web-log-tile-drew-caught =
    { $me ->
        [name] Du goufs erwëscht an zitts
       *[none] { $name } gouf erwëscht an zitt
    } { $tiles ->
        [one] ee Steen
       *[other] { $tiles } Steng
    }.
web-log-tile-drew-own =
    { $me ->
        [name] Du zitts
       *[none] { $name } zitt
    }: { $tiles }.
web-log-tile-kept =
    { $me ->
        [name] Du behäls
       *[none] { $name } behält
    } de Steen.
web-log-tile-pool = De Koup ass eidel: { $me ->
        [name] Du hues am mannste Punkten a gewënns
       *[none] { $name } huet am mannste Punkten a gewënnt
    } d’Ronn.

# Zich, a puer Wierder

listed = { $before }, { $last }
tile-of-player = { $name } ({ $tile })
action-play = { $card } leeën
action-play-colour = { $card } leeën an eng Faarf wielen: { $colour }
action-with-call = { $move } an „UNO“ ruffen
action-draw = Eng Kaart huelen
action-pass = Passen
action-call = „UNO“ ruffen
action-catch = { $other } huet „UNO“ vergiess
action-doubt = D’+4 uzweiwelen
action-name-colour = Faarf wielen: { $colour }
action-hands-left = All Kaarten no lénks weiderginn
action-hands-right = All Kaarten no riets weiderginn
action-pick = { $other } wielen
action-give = { $other } { $cards } ginn
action-accuse = { $other } beschëllegen, Rot ginn ze hunn
action-aye = Jo stëmmen
action-nay = Nee stëmmen
action-lay = { $tiles } leeën
action-draw-tile = E Steen zéien
action-keep = De gezunnene Stee behalen
action-take = Den Tour huelen

# En Dësch an einfachem Text

board-discards = Oflagekoup
board-pile = Koup
board-pool = Koup
board-meld = Grupp { $number }: { $text }
board-loose = Eenzel Steng
board-colour = Aktuell Faarf: { $colour }
board-debt = Kaarten ze huelen: { $cards }
board-uncalled = huet net „UNO“ geruff
table-face-down = { $count } verdeckt

# Eng Plaz als Text, a Spillen am Terminal

text-rules = Reegelen:
text-position = Stand:
text-since = Zënter dengem leschten Tour:
text-moves = Deng Zich:
text-more-moves = Du kanns och Steng leeën: Nenn se, zum Beispill R5 R6 R7.
text-you = Du bass { $name }.
text-answer = Äntwer mat engem Zuch an Notatioun.
text-may-wait = Du bass net drun. Äntwer mat engem Zuch oder mat wait.
text-won-by = D’Ronn ass eriwwer. Gewonn vun: { $names }.
text-made-for-you = Deng Äntwert gouf { $times }-mol refuséiert; den einfachsten Zuch gouf fir dech gemaach.
text-hold = Du hues: { $pieces }
text-got = Du kriss: { $pieces }
text-nothing-held = näischt
text-tile-acted = { $tile } wierkt.
text-tile-took-turn =
    { $me ->
        [name] Du hëls
       *[none] { $name } hëlt
    } den Tour.
text-with-effects = { $move }; et wierkt: { $tiles }
text-with-last-call = { $move } an „UNO UNO“ ruffen
text-drew-card = { $drew } Et ass { $card }.
play-local = { $edition } géint Bots: { $bots }.
play-remote = Den Dësch: { $link }
play-commands = Tipp en Zuch, oder help fir d’Kommandoen.
play-lost = Verbindung ënnerbrach; et gëtt erëm probéiert …
play-back = Erëm verbonnen.
play-open = Den Dësch waart op Spiller. sit hëlt eng Plaz, agree ass mat de Reegelen d’accord; deen, deen den Dësch leet, kann e Bot dobäisetzen (bot) an ufänken (start).
play-next = next mécht weider.
play-out-of-turn = Ausserhalb vun der Rei kanns du:
play-no-moves = Du kanns elo näischt maachen.
play-allowed = Dat ass erlaabt.
play-no-hint = Keen Tipp: Dovu kann näischt geluecht ginn.
play-not-begun = D’Partie huet nach net ugefaangen.
play-no-free-seat = Keng Plaz ass fräi.
play-no-textual = De Vollbild-Modus brauch Textual: pip install textual, oder huel --plain.
play-does-hand = wat s de hues
play-does-top = wat op läit
play-does-table = alles: Reegelen, Stand, wat geschitt ass, deng Zich
play-does-legal = deng erlaabt Zich
play-does-why = why ZUCH: firwat en Zuch net erlaabt ass
play-does-hint = wat kéint geluecht ginn; hint R5 R6: wéi dës
play-does-score = de Punkteblock
play-does-rules = wat anescht ass wéi gedréckt
play-does-book = dat ganzt Reegelbuch; book FR-7: ee Passage doraus
play-does-log = wat fir d’lescht geschitt ass
play-does-say = say TEXT: chatten
play-does-next = déi nächst Ronn, oder nach eng Partie
play-does-sit = eng Plaz huelen
play-does-agree = mat de Reegelen d’accord sinn
play-does-start = d’Partie ufänken (Gaaschtgeber)
play-does-bot = Bots op déi fräi Plazen (Gaaschtgeber); bot strong; bot strong 3: een, op der Plaz 3
play-does-pause = no enger Paus froen
play-does-resume = no enger Paus weiderspillen
play-does-leave = deng Plaz opginn
play-does-help = Dës Lëscht.
play-does-quit = ophalen; deng Plaz op engem Server bleift deng
play-does-moves = Alles anescht ass en Zuch an der Notatioun, wéi legal se weist; Steng leet een, andeems ee se nennt: R5 R6 R7.
refusal-play-unreachable = De Server { $address } ass net z’erreechen: { $reason }.
refusal-play-not-let-in = De Server léisst dëse Gaascht net eran.
refusal-play-too-many-bots = Et gëtt { $bots } Bots fir { $seats } aner Plazen.
refusal-play-pace = Den Tempo „{ $pace }“ gëtt et net; et gëtt: { $known }.
refusal-play-not-begun = Et gëtt nach keng Partie.
refusal-play-address = D’Adress „{ $address }“ fänkt net mat http oder https un.
play-enter = Enter: { $what }
play-jump = Séier, Tast J: { $moves }
play-fits = Alles passt: E schléisst den Tour of.
play-no-draft = Wiel Steng mat Enter, dann eng Grupp, oder N fir eng nei.
play-key-keys = Tasten
play-key-quit = Ophalen
play-key-arrows = de Cursor beweegen; mat Steng geet et no uewen op den Dësch
play-key-enter = d’Kaart leeën; e Stee wielen, Steng bei eng Grupp leeën; no enger Ronn weiderspillen
play-key-d = huelen
play-key-p = passen, oder dat behalen, wat s de geholl hues
play-key-u = „UNO“ soen, elo oder mat der nächster Kaart
play-key-c = e vergiessent „UNO“ erwëschen
play-key-x = eng +4 uzweiwelen
play-key-j = dertëschentgeheien, oder ausserhalb vun der Rei weiderleeën
play-key-m = Menü mat all den Zich
play-key-i = Tipp; mat gewielte Steng: wéi ee se leet
play-key-s = d’Hand uerdnen
play-key-n = nei Grupp
play-key-back = e Steen zréckhuelen
play-key-z = réckgängeg; Z fänkt den Tour nei un
play-key-e = den Tour ofschléissen
play-key-moves = Zich
play-fill-and-start = Bots op déi fräi Plazen, an ausdeelen
play-key-w = bis bei däin Tour sprangen
play-key-pause = no enger Paus froen, oder weiderspillen
play-key-v = iwwer een ofstëmmen, dee fort ass
play-does-decide = decide wait, decide bot oder decide end: iwwer een ofstëmmen, dee fort ass
play-key-h = Dëschmenü
play-start = D’Partie ufänken
play-edition = Editioun
refusal-play-setting = „{ $value }“ ass kee Wäert fir { $name }.
refusal-play-nobody = Kee Spiller um Dësch heescht „{ $name }“.
play-does-remove = remove NUMM: eng Plaz fräi maachen (Gaaschtgeber)
play-does-host = host NUMM: d’Roll vum Gaaschtgeber weiderginn (Gaaschtgeber)
play-does-mute = mute NUMM: fir all stommschalten oder erëm schwätze loossen (Gaaschtgeber)
play-does-readmit = all déi erëm setze loossen, déi ewechgeholl goufen (Gaaschtgeber)
play-does-change = change NUMM=WÄERT …: Astellungen oder Hausreegelen (Gaaschtgeber); change eleng weist se
play-does-away = den Autopilot spille loossen
play-does-back = erëm selwer spillen
## Lektiounen: wat de Coach seet; $one an $two sinn d’Spiller lénks

lesson-classic-aim = Wëllkomm! Dat si deng siwe Kaarten. Wien als Éischte keng Kaart méi huet, gewënnt d’Ronn. D’Kaarte vun dëser Ronn si virbereet, fir datts de all Reegel eng Kéier gesäis.
lesson-classic-match = Du bass un der Rei. Eng Kaart passt, wa se d’Faarf, d’Zuel oder d’Symbol vun der ieweschter Kaart um Oflagekoup huet. Dat ass eng rout 5: Lee deng rout 9.
lesson-classic-others = Gutt gemaach. Elo ass { $one } drun, duerno { $two }: Et geet am Sënn vun der Auer.
lesson-classic-draw = Eng blo 3, an du hues weder eng blo Kaart nach eng 3. Wien näischt leeë kann, hëlt eng Kaart: Dréck op de Koup.
lesson-classic-drawn = Du hues e Joker geholl. E geet op all Kaart, du däerfs en also direkt leeën, an du wiels d’Faarf. Du hues vill gréng Kaarten: Lee en a wiel gréng.
lesson-classic-draw2 = Et geet mat gréng weider. Deng gréng +2 trëfft { $one }: Lee se.
lesson-classic-draw2-done = { $one } hëlt zwou Kaarten a passt den Tour: Elo ass scho { $two } drun.
lesson-classic-skip = No enger Kaart „Den Tour passen“ passt den nächste Spiller säin Tour. Lee deng gréng Kaart „Den Tour passen“.
lesson-classic-reverse = Eng Kaart „Richtung änneren“ dréit d’Richtung vum Spill ëm. Lee deng gréng Kaart „Richtung änneren“.
lesson-classic-reversed = Gesäis de de Feil? Elo geet et an déi aner Richtung: fir d’éischt { $two }, duerno { $one }.
lesson-classic-wild4 = { $one } huet eng +4 geluecht: Du misst véier Kaarten huelen. Si ass awer nëmmen erlaabt, wa soss keng Kaart passt. Hat { $one } vläicht eng gréng Kaart? Zweiwel se un!
lesson-classic-bluff = Et war e Bluff! { $one } hëlt d’+4 zréck an hëlt véier Kaarten an denger Plaz. Hätts du dech geiert, dann hätts de der sechs missen huelen.
lesson-classic-number = Du bass nach eng Kéier drun. Och déi selwecht Zuel passt: Lee deng giel 4 op déi gréng 4.
lesson-classic-catch = { $two } huet nëmmen nach eng Kaart an huet net „UNO“ geruff. Mell et, éier den nächste Spiller leet: Dréck de Knäppchen op der Plaz.
lesson-classic-caught = Dat kascht { $two } zwou Kaarten. Et kann dir genausou geschéien.
lesson-classic-uno = Du hues zwou Kaarten. Wie seng virlescht Kaart leet, muss „UNO“ ruffen: Dréck fir d’éischt UNO!, da lee deng giel 5.
lesson-classic-called = Jiddereen huet et héieren, kee kann dech erwëschen. Nach eng Kaart!
lesson-classic-last = Deng lescht Kaart passt. Lee se a gewann d’Ronn.
lesson-classic-won = Gewonnen! Du kriss d’Punkte vun de Kaarten, déi déi aner nach hunn. Wien als Éischten op 500 Punkte kënnt, gewënnt d’Partie. Weider geet et mat der nächster Ronn, déi wéi all aner ausgedeelt gëtt, oder zréck op d’Startsäit.
lesson-classic-any-laid = Du kanns leeën, wat passt: déi selwecht Faarf, déi selwecht Zuel oder dat selwecht Symbol. Déi aner spillen elo vu sech aus weider, an ech soen dir, wat nei ass.
lesson-classic-any-drew = Wien net leeë kann, hëlt eng Kaart. Passt se, däerf se direkt geluecht ginn.
lesson-classic-any-colour = No engem Joker zielt d’Faarf, déi gewielt gouf. Si steet beim Oflagekoup.
lesson-classic-any-skipped = Tour gepasst: No engem „Den Tour passen“, enger +2 oder enger +4 kënnt den nächste Spiller net drun.
lesson-classic-any-turned = D’Richtung vum Spill huet geännert.
lesson-classic-any-doubted = Eng +4 gouf ugezweiwelt. War et e Bluff, hëlt de Bluffer véier Kaarten; wann net, hëlt deen, deen zweiwelt, sechs.
lesson-classic-any-called = „UNO!“ muss ruffen, wie seng virlescht Kaart leet.
lesson-classic-any-caught = Een huet „UNO“ vergiess a gouf erwëscht: zwou Kaarten.
lesson-classic-any-over = D’Ronn ass eriwwer. De Gewënner kritt d’Punkte vun de Kaarten, déi déi aner nach hunn. Weider geet et mat der nächster Ronn, oder zréck op d’Startsäit.

lesson-rummy-aim = Wëllkomm! Dat si deng véierzéng Steng. Wiem seng Schinn als éischt eidel ass, gewënnt d’Ronn. Véier Startsteng leien um Dësch. D’Steng vun dëser Ronn si virbereet, fir datts de all Reegel eng Kéier gesäis.
lesson-rummy-run = Eng Folleg sinn op d’mannst dräi Zuelen no der Rei an enger Faarf. Tipp op deng rout 8, 9 an 10, dann op d’Plaz fir eng nei Grupp, a schléiss däin Tour of. An engem Tour däerfs de bis véier Steng leeën.
lesson-rummy-shared = { $one } huet déi rout 11 un deng Folleg geluecht. Wat um Dësch läit, gehéiert jidderengem.
lesson-rummy-set = E Saz ass déi selwecht Zuel a verschiddene Faarwen. Tipp op deng rout, giel a blo 11, dann op déi gréng 11 um Dësch: Och Startsteng däerfs de benotzen. Schléiss däin Tour of.
lesson-rummy-stuck = { $one } ka guer näischt leeën. Nëmmen da gëtt e Stee gezunn; wie leeë kann, dee muss.
lesson-rummy-rearrange = Du däerfs d’Steng um Dësch ëmleeën, soulaang um Enn all d’Gruppe gëlteg sinn. Huel déi rout 8 aus hirer Folleg, zesumme mat denger grénger a bloer 8: Tipp op all dräi, dann op d’Plaz fir eng nei Grupp.
lesson-rummy-words = All 2, 5 a 7 an all Joker wierkt, wann e vun denger Schinn kënnt. Mat der gieler 3 um Dësch ginn deng giel 2 a 4 eng Folleg, a wéinst der 2 zitt { $one } zwee Steng a passt den Tour.
lesson-rummy-joker = Du bass erëm drun. E Joker ersetzt all Steen: Tipp op en, dann op déi blo 8, an en ass déi giel 8. { $one } zitt véier Steng a passt den Tour.
lesson-rummy-uno = Nach dräi Steng. Lee déi rout 12 un déi rout Folleg an déi giel 5 un déi giel. Da bleift nëmmen nach ee Steen, also dréck UNO!, éiers de däin Tour ofschléiss.
lesson-rummy-last = Wéinst der 5 huet { $one } den Tour gepasst. Lee däi leschte Steen, déi giel 6, un déi giel Folleg a gewann d’Ronn.
lesson-rummy-won = Gewonnen! Du kriss d’Punkte vun de Steng op deenen anere Schinnen. Spill nach eng Kéier, an d’Steng ginn ausgedeelt wéi an all aner Spill, oder géi zréck op d’Startsäit.
lesson-rummy-any-laid = Du kanns alles leeën, wat gëlteg Follegen a Sätz gëtt. Déi aner spillen elo vu sech aus weider, an ech soen dir, wat nei ass.
lesson-rummy-any-drew = Wien näischt leeë kann, zitt e Steen.
lesson-rummy-any-acted = En Aktiounssteen ass vun enger Schinn komm a wierkt: 2 ass eng +2, 5 en „Tour passen“, 7 eng „Richtung änneren“, e Joker eng +4.
lesson-rummy-any-called = „UNO!“ muss ruffen, wien um Enn vu sengem Tour nëmmen nach ee Steen huet.
lesson-rummy-any-caught = Een huet „UNO“ vergiess a gouf erwëscht: zwee Steng.
lesson-rummy-any-over = D’Ronn ass eriwwer. De Gewënner kritt d’Punkte vun de Steng op deenen anere Schinnen. Weider geet et mat der nächster Ronn, oder zréck op d’Startsäit.

## Tipps: firwat en Zuch virgeschloe gëtt

hint-last = Et ass deng lescht Kaart: Du gewënns d’Ronn.
hint-hits = { $cards ->
        [one] Dat trëfft { $seat } mat nëmmen nach enger Kaart.
       *[other] Dat trëfft { $seat } mat nëmmen nach { $cards } Kaarten.
    }
hint-keeps-wilds = Deng Jokere si méi spéit méi wäert.
hint-only-wild = Soss passt näischt.
hint-strong-colour = D’Faarf ännert op { $colour }, dovun hues de am meeschten.
hint-stays = Du hues nach méi Kaarte vun där Faarf ({ $colour }).
hint-points = Domat bass de vill Punkte lass.
hint-nothing-fits = Keng vun denge Kaarte passt.
hint-waits = Wat passt, ass méi spéit méi wäert.
hint-unbelieved = Et gesäit no engem Bluff aus.
hint-believed = Et gesäit net no engem Bluff aus.
hint-catch = { $seat } huet „UNO“ vergiess.
hint-call = Soss kann een dech erwëschen.
hint-chances = Wann ee weiderdenkt, gewënnt dat am dackssten.

## Éischt Spill, Legend, Tipps op der Säit

web-learn = Ech hunn nach ni gespillt
web-learn-about = Eng Ronn, Schrëtt fir Schrëtt, a fënnef Minutten
web-learn-title = Däin éischt Spill
web-learn-lead = Wiel e Spill. Du spills eng richteg Ronn, an e Coach erkläert all Reegel, wa se drukënnt. Du kanns zu all Moment goen.
web-learn-minutes = ongeféier fënnef Minutten
web-coach = Coach
web-coach-next = Weider
web-coach-take-back = Zuch zréckhuelen
web-coach-rule = D’Reegel
web-coach-hide = Ouni Coach weiderspillen
web-coach-show = De Coach weisen
web-coach-progress = Wéi wäit d’Lektioun ass
web-legend = Wat d’Kaarte maachen
web-legend-tiles = Wat d’Steng maachen
web-legend-of = { $piece }: Wierkung
web-legend-points = { $points ->
        [one] Zielt 1 Punkt.
       *[other] Zielt { $points } Punkten.
    }
web-hint = Tipp
web-hint-move = { $move }.
web-hint-nothing = Fir dech gëtt et elo näischt ze maachen.
web-card-bluff = { $card }, wier e Bluff
web-bluff = D’+4 wier elo e Bluff: Eng aner Kaart passt. Gëtt se ugezweiwelt, hëls du d’Kaarten.
web-tiles-ahead-draws = { $tiles ->
        [one] { $name } zitt e Steen a passt den Tour.
       *[other] { $name } zitt { $tiles } Steng a passt den Tour.
    }
web-tiles-ahead-skipped = { $name } passt den Tour.
web-tiles-ahead-turned = D’Richtung ännert.

## Assistenten (pioche mcp)

mcp-no-package = Assistente brauchen de Pak fir de Model Context Protocol: pip install mcp
mcp-serving = Assistente verbanne sech mat { $address }
mcp-instructions = Pioche setzt dech un en Dësch vun den UNO-Spiller, mat Leit oder géint Bots. new_table mécht en Dësch, join_table hëlt e Link oder e Code. Duerno ëmmer erëm: mat wait waarden, bis du drun bass, ee vun den opgezielten Zich wielen, e mat play spillen. Spill no de Reegele vum Dësch, déi anescht kënne si wéi déi, déi s du kenns: Si sinn opgezielt, a rules erkläert se. Du gesäis, wat deng Plaz gesinn däerf, an déi aner gesinn, datts du en Assistent bass.
mcp-tool-games = D’Editiounen, déi ee spille kann. Mat enger Editioun (zum Beispill classic/lb oder rummy/de): hir Hausreegele mat hire Wäerter, fir house_rules vun new_table.
mcp-tool-new-table = En Dësch maachen a sech setzen. Ouni server: en Dësch hei, géint Bots (bots: beginner, casual, strong oder master, mat Komma getrennt). Mat server, enger Adress oder default: en Dësch do, deem säi Link s du weiderginn kanns. house_rules: Nimm a Wäerter, wéi games se opzielt.
mcp-tool-join-table = Sech un en Dësch op engem Server setzen, mat sengem Link oder sengem Code. watch: nëmmen nokucken.
mcp-tool-look = Wat deng Plaz virun sech huet: d’Reegelen, déi vum Drock ofwäichen, d’Stellung, wat zanter dengem leschten Tour geschitt ass, deng erlaabten Zich an Notatioun an a Wierder.
mcp-tool-wait = Waarden, bis den Dësch op dech waart oder eppes geschitt ass, wourop s du äntwere kanns, héchstens esou vill Sekonnen; duerno wéi look.
mcp-tool-play = En Zuch an Notatioun maachen, wéi en ënner dengen Zich steet: leeën, huelen, „UNO“ soen, erwëschen, uzweiwelen, ofstëmmen. Steng leet een, andeems ee se nennt: R5 R6 R7. Mat wait_seconds kënnt d’Äntwert bei dengem nächsten Tour.
mcp-tool-why = Firwat en Zuch elo refuséiert géif ginn, mat der Ziffer vun der Spillreegel. Näischt gëtt gespillt.
mcp-tool-hint = En Zuch, deen elo méiglech ass, wou d’Spill Tippen huet; mat pieces: wéi genee dës Steng kënne geluecht ginn.
mcp-tool-say = Jidderengem um Dësch eppes soen.
mcp-tool-rules = Wéi d’Reegele vum Dësch vum Drock ofwäichen; mat clause, zum Beispill FR-7, dës Ziffer. Déi ganz Spillreegel ass eng Ressource.
mcp-tool-score = De Punkteziedel.
mcp-tool-manage = Niewent dem Spill: sit (sech setzen), agree (d’Reegelen unhuelen), start (Host), add_bots (Host; detail: en Niveau), next (nächst Ronn oder nach eng Partie), pause, resume, vote iwwer een, dee fort ass (detail: wait, bot oder end).
mcp-tool-review = Wéi gutt jidderee gespillt huet a wéi vill Chance hien hat, an de fäerdege Ronne vun der Partie. Dauert e bëssen.
mcp-tool-leave = D’Plaz opginn an den Dësch verloossen.
mcp-resource-rules = D’Spillreegel vum Dësch: wat vum Drock ofwäicht, an all gülteg Ziffer.
mcp-chair = Däi Stull: { $chair }
mcp-said = Gesot.
mcp-news = Wat nei ass:
mcp-you = Du bass { $name } (Plaz { $seat }).
mcp-watching = Du kucks no.
mcp-their-turn = { $name } ass drun.
mcp-clock = { $seconds ->
        [one] Nach 1 Sekonn fir dësen Tour.
       *[other] Nach { $seconds } Sekonne fir dësen Tour.
    }
mcp-nothing-happened = Näischt, wat dech ugeet, ass geschitt. Waart nach eng Kéier.
mcp-next = manage next geet weider.
mcp-open = Den Dësch waart op Spiller. manage agree hëlt d’Reegelen un; den Host kann add_bots a start.
mcp-dealing = Et gëtt ausgedeelt.
mcp-left = Du hues den Dësch verlooss.
cli-command-mcp = eng Plaz um Dësch fir e KI-Assistent
help-mcp = Engem Assistent iwwer de Model Context Protocol Plazen un Dëscher ginn: iwwer Standardinput an -output oder iwwer HTTP.
help-mcp-http = „Streamable HTTP“ un dësem Port oder un host:port ubidden. Standard: Standardinput an -output.
help-mcp-name = Den Numm vum Assistent un Dëscher. Zwee Assistenten un engem Dësch brauche verschiddener.
help-mcp-server = Deen eenzege Server, un deem seng Dëscher ee sech setze däerf. Standard: all.
help-mcp-tables = Wéi vill Dëscher zugläich op kënne sinn.
help-mcp-pace = Wéi laang Bots un Dëscher an dësem Programm waarden: slow, normal, quick oder instant.
refusal-mcp-no-chair = Dëse Stull gëtt et net: new_table oder join_table gëtt dir een.
refusal-mcp-too-many = Et gëtt scho { $most } Dëscher, déi op sinn; verlooss fir d’éischt een.
refusal-mcp-other-server = Un Dëscher bei { $address } däerf ee sech vun hei aus net setzen.
refusal-mcp-silent = Den Dësch äntwert net.
refusal-mcp-address = „{ $address }“ ass keng Adress; e Port oder host:port gëtt gebraucht.

# Op dësem Apparat spillen, ouni Server
web-device = Op dësem Apparat spillen
web-device-about = Keen Netz, oder just fir ze probéieren? Spill ouni Server géint Bots: Alles leeft a bleift op dësem Apparat.
device-here = Du spills op dësem Apparat: Näischt verléisst en, a soss kee ka matspillen.
device-to-server = Bei de Server
device-loading = D’Spill gëtt gelueden …
device-starting = Et geet gläich lass …
device-once = Ongeféier 9 MB, eemol gelueden; duerno geet et ouni Netz.
device-elsewhere = D’Dëscher vun dësem Apparat sinn an engem aneren Tab oder enger anerer Fënster op. Maach se do fir d’éischt zou.
device-storage = Dëse Browser behält hei näischt (vläicht eng privat Fënster): E Spill géif verluer goen.
device-failed = D’Spill konnt op dësem Apparat net ufänken. Gëtt et Netz, an ass de Browser aktuell?
device-full = Den Apparat konnt dat net halen (ass de Späicher voll?), dofir gouf näischt gespillt. Maach Plaz a probéier nach eng Kéier.
device-site-about = Näischt ze installéieren, kee Kont: Alles leeft an dësem Browser a bleift op dësem Apparat.
device-rule-books = Spillreegele vun allen Editiounen
device-docs = Dokumentatioun
device-licences = Lizenze vun deem, wat hei leeft
device-together = Sidd dir méi? Maacht en Dësch fir iech all op a gitt den Apparat ronderëm.
device-link-none = Dës Partie ass nëmmen op dësem Apparat. Gëff hire Fichier weider: E geet iwwerall grad esou op.
device-kept = Dës Lëscht ass nëmmen op dësem Apparat. En hält déi lescht 50 Dëscher.
device-file-about = De Fichier gëtt op dësem Apparat kontrolléiert a gewisen; e geet néierens hin.
device-review-about = Dësen Apparat rechent manner wäit viraus wéi e Server: E fënnt manner Feeler, an et dauert Minutten.
device-people = Un dësem Apparat
device-person = Spiller { $number }
device-passing = Dir gitt den Apparat ronderëm. Tëscht zwou Hänn weist en näischt.
device-give = Gëff { $name } den Apparat
device-hidden = Bis dohinner ass vum Dësch näischt ze gesinn.
device-i-am = Dat sinn ech: { $name }
device-who = Wien huet den Apparat?
device-holds = { $name } huet den Apparat.
device-pass-on = Weiderginn
device-turn-of = { $name } ass drun.

## After the game

web-my-games = Meng Partien
web-replay = Partie nokucken
after-replay = Opgeholl Partie
after-games = Meng Partien
after-controls = Schrëtt vun der Partie
after-round-choice = An eng Ronn
after-round = Ronn { $round }
after-timeline = Schrëtt vun der Ronn
after-told = { $step }/{ $steps }: { $told }
after-first = Un den Ufank
after-last = Un d’Enn
after-back = Ee Schrëtt zréck
after-next = Ee Schrëtt weider
after-mark-before = Virege Moment
after-mark-after = Nächste Moment
after-play = Ofspillen
after-pause = Uhalen
after-pace = Tempo
after-pace-seconds = all { $seconds } s ee Schrëtt
after-list = Wat d’Lëscht weist
after-moments = Momenter
after-no-moments = Nach näischt.
after-view = Usiicht
after-eyes = Ae vum Spiller
after-open-hands = All Hänn op
after-pass-on = Weiderginn
after-link = Link op dësen Ament
after-copy-link = Link kopéieren
after-link-about = Wien de Link huet, gesäit d’Partie. D’Nimm gesäit een nëmme vun deenen, déi et erlaabt hunn (Meng Partien).
after-link-running = E Link gëtt et, soubal d’Partie eriwwer ass.
after-link-none = Dës Partie huet kee Link: Si ass an engem Fichier op dengem Apparat.
after-position = D’Stellung als Text
after-copy-position = Stellung kopéieren
after-file = Fichier (.pioche) wielen oder op d’Säit zéien
after-open-file = Opgeholl Partie opmaachen
after-file-about = De Server kontrolléiert a weist de Fichier; e behält en net.
after-none = Hei ass keng Partie
after-loading = D’Partie gëtt geholl …
after-to-table = Un den Dësch
after-tried = Dat ass eng opgeholl Partie. Fir eppes anescht ze probéieren, spill vun hei u weider.
after-what-if = Vun hei u spillen
after-line = Zich fir all Plaze probéieren
after-line-end = Zréck bei d’Partie
after-line-back = Zréckhuelen
after-line-forward = Widderhuelen
after-line-name = Numm
after-line-keep = Mat der Partie späicheren
after-line-kept = Gespäichert
after-line-over = D’Ronn ass hei eriwwer.
after-line-turn = { $name } ass un der Rei. Probéiert Zich: { $moves }.
after-line-bots = Géint Bots
after-line-alone = Eleng, fir all Plazen
after-lines = Mat dëser Partie gespäichert
after-line-about = vum Schrëtt { $step } un, Zich: { $moves }
after-line-drop = „{ $name }“ ewechhuelen
after-line-gone = Dës Zich sinn net méi mat der Partie gespäichert.
after-key-step = ee Schrëtt zréck, weider
after-key-ends = un den Ufank, un d’Enn
after-key-play = ofspillen oder uhalen
after-key-round = vireg, nächst Ronn
after-key-moment = nächste Moment
after-key-open = all Hänn op oder net
after-running = Déi lafen
after-figures = An Zuelen
after-figure-matches =
    { $count ->
        [one] Partie
       *[other] Partien
    }
after-figure-rounds =
    { $count ->
        [one] Ronn
       *[other] Ronnen
    }
after-figure-longest =
    { $count ->
        [one] Zuch an der längster Ronn
       *[other] Zich an der längster Ronn
    }
after-figure-caught =
    { $count ->
       *[other] mol ouni UNO erwëscht
    }
after-figure-lay =
    { $count ->
        [one] Steen am beschten Zuch
       *[other] Steng am beschten Zuch
    }
after-by-edition = Gewonnen, no Editioun
after-by-players = Gewonnen, no Zuel vun de Spiller
after-share = { $label }: { $won }/{ $matches } gewonnen: { $share } (95 %: { $low } bis { $high }).
after-interval = D’Stréch weisen, wou de richtegen Undeel mat 95 % Sécherheet läit.
after-finished = Eriwwer
after-filter-edition = Editioun
after-filter-result = Resultat
after-filter-all = all
after-filter-won = gewonnen
after-filter-lost = verluer
after-no-games = Nach keng Partie eriwwer. Soubal s du eng gespillt hues, steet se hei.
after-more = Eeler weisen
after-naming = Wien e Link huet, gesäit mäin Numm
after-kept = Nëmmen du gesäis dës Lëscht. Partië bleiwe sou laang, wéi dëse Server hir Dëscher ophält; wat en ewechhëlt, ass och hei fort.
after-proof = War d’Ausdeelen éierlech?
after-proof-working = Gëtt nogerechent …
after-proof-yes = Jo. Et gouf näischt ausgetosch.
after-proof-yes-part = Jo, souwäit dësen Apparat dobäi war: Et gouf näischt ausgetosch.
after-proof-fits = Et passt zesummen, mee dësen Apparat huet näischt vun der Ronn notéiert.
after-proof-how = Wouhier weess een dat?
after-proof-honest = Jo: Festleeung, Salzer, Startwäert, Verdeelung an alles Gezunnent ({ $draws }), vun dëser Säit nogerechent, sinn dat, wat dësen Apparat am Spill gesinn huet, also gouf näischt ausgetosch; dat beweist net, datt keen an d’Kaarten oder d’Steng gekuckt huet oder datt d’Säit selwer, déi vum selwechte Server kënnt, éierlech rechent.
after-proof-honest-part = Jo, souwäit dësen Apparat dobäi war: Festleeung, Salzer, Startwäert, Verdeelung an alles Gezunnent ({ $draws }) kommen auseneen a stëmme mat deem iwwereneen, wat e gesinn huet; dat beweist näischt iwwer dat, wat e verpasst huet, an och net, datt keen an d’Kaarten oder d’Steng gekuckt huet oder datt d’Säit selwer, déi vum selwechte Server kënnt, éierlech rechent.
after-proof-consistent = Et passt zesummen: Festleeung, Salzer, Startwäert, Verdeelung an alles Gezunnent ({ $draws }) kommen auseneen; mee dësen Apparat huet näischt vun der Ronn notéiert, also ass net bewisen, datt esou gespillt gouf.
after-proof-own = D’Salz vun dësem Apparat ass dobäi a gouf versigelt, ier iergendee Salz bekannt war: Kee konnt dës Verdeelung wielen.
after-proof-no-salt = Vun dësem Apparat ass kee Salz dobäi: Du muss deenen aneren an dem Server vertrauen.
after-proof-left-out = Dësen Apparat huet säi Salz gewisen, mee ouni dat gouf ausgedeelt: Et koum ze spéit, oder de Server huet et ewechgelooss.
after-proof-withheld = Versigelt, mee net gewisen: d’Salz vum { $names }. Eleng gewënnt doduerch keen eng Wiel; zesumme mam Bedreiwer vum Server konnt ee fir all esou e Salz tëscht zwou Verdeelunge wielen.
after-proof-unsealed = D’Salzer waren net versigelt, wéi a Partië virun der Versioun 0.2.0: Wien dat lescht geschéckt huet an d’Geheimnis kannt huet, konnt ënner Verdeelunge wielen.
after-proof-lie = Nee: { $reason }
after-proof-wrong-commitment = Virum Ausdeelen huet de Server dësem Apparat eng aner Festleeung gewise wéi elo.
after-proof-wrong-secret = D’Geheimnis ass net dat, op dat de Server sech festgeluecht hat.
after-proof-wrong-seals = D’Sigele sinn net déi, déi dësen Apparat gesinn huet, ier e säi Salz gewisen huet.
after-proof-wrong-salt = D’Salz vum { $name } ass net dat, dat versigelt gouf.
after-proof-wrong-unsealed = D’Salz vum { $name } war net versigelt, ier déi aner gewise goufen.
after-proof-wrong-own-salt = D’Salz vun dësem Apparat gouf géint en anert ausgetosch.
after-proof-wrong-seed = De Startwäert kënnt net aus dem Geheimnis an de Salzer.
after-proof-wrong-dealer = Wien ausdeelt oder ufänkt, kënnt net aus dem Startwäert.
after-proof-wrong-deal = Wat ausgedeelt gouf, kënnt net aus dem Startwäert.
after-proof-wrong-draw = Wat an der Ronn als Nummer { $draw } gezu gouf, kënnt net aus dem Startwäert.
after-proof-wrong-seen = Wat { $name } nom Fichier krut, kënnt net aus dem Startwäert.
after-proof-wrong-told = Am Spill gouf dësem Apparat eppes anescht gewisen, wéi elo gespäichert ass.
after-proof-running = Dat kann ee beweisen, wann d’Ronn eriwwer ass.
after-proof-set-up = Dës Ronn huet bei enger virbereeter Stellung ugefaangen, wéi a Lektiounen a wann een eng gespäichert Partie weiderspillt: Et gouf näischt ausgedeelt. Un all aneren Dësch wier dat net éierlech.
after-proof-stranger = Nëmme wie matgespillt huet, kann et beweisen: De Code vum Dësch gehéiert zum Startwäert a gëtt aneren net gewisen.
after-proof-no-deals = Dëse Fichier seet näischt iwwer d’Ausdeelen, also gëtt et näischt ze beweisen.
after-proof-unknown = Dës Säit kann d’Ausdeele vun dësem Spill net norechnen. Pioche op engem Computer kann et: pioche verify.
after-won = Gewonnen.
after-lost = Verluer.
after-length =
    { $rounds ->
        [one] eng Ronn
       *[other] { $rounds } Ronnen
    }, { $moves ->
        [one] een Zuch
       *[other] { $moves } Zich
    }, { $minutes } min
web-puzzles = Rätselen
after-puzzle-day = Rätsel vum Dag
after-puzzle-kind-four = Steng: véier leeën
after-puzzle-kind-out = Steng: alles leeën
after-puzzle-kind-joker = Steng: de Joker lassginn
after-puzzle-kind-win = Kaarten: géint all Verdeedegung gewannen
after-puzzle-grade = Grad { $grade } op { $grades }
after-puzzle-solve = Léisen
after-puzzle-again = Nach eng Kéier kucken
after-puzzle-day-solved = Geléist. Dat nächst kënnt um Mëtternuecht UTC.
after-puzzle-more = Aner Rätselen
after-puzzle-of-grade = Grad { $grade }: { $solved } op { $puzzles } geléist
after-puzzle-streak = Deeg hannereneen
after-puzzle-longest = déi längst Serie
after-puzzle-solved-count = geléist
after-puzzle-own-grade = däi Grad
after-puzzle-own-about = Däi Grad ass deen héchsten, vun deem s du dräi Rätselen ouni Hëllef geléist hues. Dat alles gëtt hei mat dengem Numm gehalen a mat him vergiess.
after-puzzle-all = All Rätselen
after-puzzle-next = Nächst Rätsel
after-puzzle-hint = Tipp (nach { $left })
after-puzzle-hints-gone = Keng Tipps méi
after-puzzle-solution = Léisung
after-puzzle-solution-sure = Weisen? Dann zielt et net
after-puzzle-shown = Dat ass d’Léisung.
after-puzzle-reset = Nach eng Kéier probéieren
after-puzzle-pile = Koup, déi nächst Kaart fir d’éischt
after-puzzle-pile-empty = De Koup ass eidel.
after-puzzle-holds = { $name } huet an der Hand: { $cards }
after-puzzle-loading = D’Rätsel gëtt geholl …
after-puzzle-known = Dëst hues du scho geléist.
after-puzzle-share = Deelen
after-puzzle-share-day = Pioche, Rätsel vum { $day }
after-puzzle-share-one = Pioche, Rätsel { $name }
after-puzzle-share-result =
    { $tries ->
        [one] am éischte Versuch geléist
       *[other] a { $tries } Versich geléist
    }, { $hints ->
        [0] ouni Tipp
        [one] mat engem Tipp
       *[other] mat { $hints } Tipps
    }
after-puzzle-share-streak = { $streak } Deeg hannereneen
after-review = Analys
after-review-about = Bewäert all Decisioun duerch Virausrechnen, nëmmen aus deem, wat de Spiller deemools wousst, an trennt Gléck vu Kënnen. Dat dauert e Moment a bleift bei der Partie.
after-review-start = Partie analyséieren
after-review-waiting = Aner Analyse si fir d’éischt drun …
after-review-running = { $done } op { $steps } Schrëtt
after-review-stop = Ofbriechen
after-review-failed = D’Analys ass net gelongen. Probéier méi spéit nach eng Kéier.
after-review-worst = Wat am meeschte kascht huet
after-review-none = Kee kloere Feeler.
after-review-better = Besser: { $move }
after-review-cost = huet { $loss } kascht, ± { $error }
after-review-jump = Dëse Moment kucken
after-review-chances = Chance fir d’Ronn ze gewannen
after-review-chances-told = { $name } fänkt mat { $first } un, héchstens { $most }, op d’mannst { $least }.
after-review-luck = Gléck a Kënnen
after-review-luck-about = A gewonnene Ronnen. Gléck: wat jidderee kritt an hëlt, a wat verdeckt war. Kënnen: déi eege Zich, no deem, wat ee wousst. Déi aner: wat d’Zich vun deenen anere maachen. Zesumme mat der Chance um Ufank ass dat d’Resultat.
after-review-seat = Spiller
after-review-part-luck = Gléck
after-review-part-skill = Kënnen
after-review-part-others = déi aner
after-review-mistakes = Feeler
after-review-of = { $count } op { $total }
after-review-tiles = geluechte Steng, vun héchstens
refusal-one-review-at-a-time = Nëmmen eng Analys op d’mol: Eng aner vun dir leeft nach.
refusal-many-reviews = Grad gi vill Partien analyséiert. Probéier gläich nach eng Kéier.
highlight-call = { $name } seet UNO.
highlight-caught = { $name } gëtt ouni UNO erwëscht.
highlight-challenge-won = { $name } zweiwelt un an huet Recht.
highlight-challenge-lost = { $name } zweiwelt un an huet Onrecht.
highlight-swap = { $name } tauscht d’Kaarten.
highlight-hands-passed = All Kaarte gi weider.
highlight-gift =
    { $amount ->
        [one] { $name } kritt eng Kaart geschenkt.
       *[other] { $name } kritt { $amount } Kaarte geschenkt.
    }
highlight-penalty = { $name } muss { $amount } huelen.
highlight-lay =
    { $amount ->
        [one] { $name } leet ee Steen.
       *[other] { $name } leet { $amount } Steng op eemol.
    }
highlight-skipped = { $name } muss den Tour passen.
highlight-round-won = { $name } gewënnt d’Ronn.
highlight-lead = { $name } iwwerhëlt d’Féierung mat { $amount }.
