### The sentences of Pioche in English. All four files have the same keys and the same variables.
### "UNO" appears only where a rule book or a player says it.

## The command line

cli-welcome = Pioche { $version }: play the UNO family of games by exactly the rules that you agreed on.
cli-commands = Commands (pioche COMMAND --help for details):
cli-no-such-command = Unknown command “{ $name }”. Run pioche without arguments to list the commands.
cli-error = pioche: { $message }
cli-interrupted = pioche: stopped
cli-no-space = No space left on the disk.
cli-command-serve = start a server that people join with a browser
cli-command-sim = simulate many games and report statistics
cli-command-arena = run bots against each other and rank them
cli-command-train = train the learned player of the card game
cli-command-dataset = write rounds of bots as a data set, with every decision
cli-command-verify = verify the deals of an exported game
cli-command-site = write a folder for any static host, to play without a server
cli-site-written = { $folder } is written: { $files } files, { $size } MB. Any web server can serve it, under any address.
cli-command-replay = step through a recorded game
cli-command-review = review a recorded game: luck, skill, mistakes
cli-command-puzzles = make puzzles with exactly one solution
cli-command-play = play in the terminal, against bots or at a server’s table
cli-label-command = COMMAND
cli-label-option = OPTION
cli-label-bots = BOT BOT
cli-label-edition = EDITION
cli-label-file = FILE
cli-label-table = TABLE
cli-usage = Usage: { $line }
cli-commands-title = Commands:
cli-arguments-title = Arguments:
cli-options-title = Options:
cli-default = Default: { $value }.
cli-choices = Choices: { $values }.
cli-help-flag = Show this help and exit.
cli-version-flag = Show the version and exit.
cli-mistake-option = Unknown option “{ $option }”. --help lists all options.
cli-mistake-similar = Unknown option “{ $option }”. Did you mean { $similar }?
cli-mistake-kind = { $option } must be { $kind }, not “{ $value }”.
cli-mistake-value = “{ $value }” is not a valid value for { $option }.
cli-mistake-no-value = { $option } requires a value.
cli-mistake-missing = Missing argument: { $option }.
cli-mistake-twice = { $option } was given more than once.
cli-mistake-unused = Unexpected argument: “{ $what }”.
cli-mistake = Invalid command line: { $said }
cli-kind-whole = an integer
cli-kind-number = a number
cli-kind-flag = yes or no

## The command line: what the commands and their options do

help-serve = Start a server that people join with a browser. Every setting can also be given in a TOML file (--config) or an environment variable (PIOCHE_PORT=8000). Command-line options take precedence.
help-serve-host = Address to listen on. 0.0.0.0: reachable from the local network.
help-serve-port = Port to listen on. 0: any free port.
help-serve-database = SQLite file, or postgresql://USER@HOST/NAME.
help-serve-bus = nats://HOST:PORT. Required when several processes share a database.
help-serve-processes = Number of processes that serve together. 0: one per processor. PostgreSQL and NATS are started with them unless --database and --bus name them.
help-serve-bot = Python file with a bot that players may invite. Repeatable.
help-serve-config = TOML file with settings.
help-serve-browser = Open the page in a browser on start.
help-serve-log-level = Log level: debug, info, warning or error.
help-serve-check = Check the settings and the database connection, report, and exit.
help-play = Play in the terminal: alone against bots, with nothing running, or at a table on a server. When the input or the output is not a terminal, the line mode is used.
help-play-table = What to play: an edition or a game (classic/de, rummy), or the link or the code of a table on a server. Default: the card game in the edition of your language.
help-play-with = House rule: NAME (switched on) or NAME=VALUE. Repeatable.
help-play-players = Number of players. Default: one more than the bots, else 4.
help-play-bots = Bots in the other seats, separated by commas: beginner, casual, strong, master, or a Python file. They are repeated for further seats.
help-play-name = Your name at the table.
help-play-server = Address of the server for a code; with an edition, a new table is made there. Default: the server used last, else this machine.
help-play-watch = Only watch: take no seat.
help-play-plain = Line mode: one event a line, one command a line, for screen readers and scripts.
help-play-pace = How long bots pause: slow, normal, quick or instant. Default: normal; instant without a terminal.
help-play-ascii = Draw with plain ASCII characters only.
help-sim = Simulate many games and report how long they take, who wins, how they end and which rules matter.
help-sim-edition = Edition: classic/fr, classic/lb, classic/de, rummy/en, rummy/fr, rummy/de (the tile game is much slower), or one of an installed game.
help-sim-players = Number of players.
help-sim-games = Number of rounds, or of matches with --matches. Default: 10,000 rounds or 1,000 matches.
help-sim-with = House rule: NAME (switched on) or NAME=VALUE. Repeatable.
help-sim-matches = Play whole matches instead of single rounds.
help-sim-style = sensible: players play whenever they can and call UNO when due; every other choice is random (in the tile game they play as many tiles as possible). random: every legal move is equally likely.
help-sim-advice = Allow players to accuse each other of giving advice, where the rules punish it.
help-sim-seed = Seed: any text. The same seed gives the same figures with any number of processes.
help-sim-processes = Number of worker processes. Default: one per processor.
help-sim-plot = Draw the figures to this file (PNG, SVG or PDF). Requires the extra “plots”.
help-sim-json = Print JSON only.
help-arena = Run bots against each other, with every deal played from every seat, and rate them.
help-arena-entrants = Two or more bots: random, greedy, heuristic, search, in the card game also learned; beginner, casual, strong, master; or a Python file. search@200ms limits the time per move, search@500 the number of rollouts, which is reproducible.
help-arena-game = Edition: classic/fr, classic/lb, classic/de, rummy/en, rummy/fr, rummy/de, or one of an installed game.
help-arena-players = Number of players. One entrant plays one side, its opponent all others.
help-arena-deals = Number of deals. Every pair of entrants plays each deal once per side. Default: 200.
help-arena-with = House rule: NAME (switched on) or NAME=VALUE. Repeatable.
help-arena-gauntlet = Play the first entrant against each of the others instead of all pairs.
help-arena-sprt = Stop as soon as a sequential test decides between two entrants: LOW:HIGH in rating points, such as 0:20. Implies --gauntlet; --deals (default: 20000) is the limit.
help-arena-text = Command of a program that plays by text, over its standard input and output; it plays against each of the bots.
help-arena-mixed = With --text: draw house rules for every deal, so that remembered rules do not help.
help-arena-limit = Time limit in seconds: per move for bots from files (default: 2), per answer with --text (default: 60).
help-arena-seed = Seed: any text. The same seed gives the same games, unless a bot has a time budget.
help-arena-processes = Number of worker processes. Default: one per processor.
help-arena-dask = Address of a Dask scheduler whose workers play. Requires the extra “cluster”.
help-arena-results = Append every finished game to this file. If it exists, the contest resumes from it.
help-arena-csv = Write the standings to this file.
help-arena-plot = Draw the standings to this file (PNG, SVG or PDF). Requires the extra “plots”.
help-arena-json = Print JSON only.
help-verify = Recompute every deal and every draw of an exported game and report whether they follow from its secrets, salts and commitments. Exit status: 0 if they do, 1 if not.
help-verify-file = File exported by the server.
help-site = Write a folder that any static host can serve: the page, Python that runs in the browser, and the rule books. People play on their own device there, against bots or with each other, and nothing is sent anywhere.
help-site-folder = Folder to write. It is replaced if it is such a site already, and must be empty otherwise.
help-site-docs = Address of the documentation, which the page then links to.
help-replay = Step through a recorded game: every move with what happened, all hands open or as one seat saw it. If the output is not a terminal, all moves are printed.
help-replay-file = Replay, or game exported by the server.
help-replay-seat = Show only what this seat knew; seats are numbered from 1.
help-replay-move = Show the position after this move only; 0 is the deal.
help-review = Review a recorded game: how well everybody played, and how lucky they were. Every decision is judged from what its player knew; every deal and draw is weighed.
help-review-file = Replay, or game exported by the server.
help-review-rollouts = Rollouts per question. More make the figures more certain.
help-review-seed = Seed: any text. The same seed gives the same figures with any number of processes.
help-review-processes = Number of worker processes. Default: one per processor.
help-review-plot = Draw chances, luck and skill to this file (PNG, SVG or PDF). Requires the extra “plots”.
help-review-json = Print JSON only.
help-puzzles = Make puzzles with exactly one solution: tiles to play in one turn, and rounds of cards to win against any defence. A run that is stopped goes on where it was.
help-puzzles-folder = Folder of the files, one for each kind of puzzle.
help-puzzles-tiles = Number of tile puzzles.
help-puzzles-cards = Number of card puzzles.
help-puzzles-processes = Number of worker processes. Default: one per processor.
help-train = Train the learned player of the card game by playing against itself. A run that is stopped goes on where it was. Requires the extra “train”.
help-train-folder = Folder of the run: checkpoints, samples, ratings and their picture.
help-train-generations = Number of generations: each is self-play and some learning. Default: 1,000, a few hours.
help-train-warm = How many of them learn from rounds of the heuristic player first. Default: three fifths.
help-train-seed = Seed: a number. The same seed gives the same weights on the same machine.
help-train-weights = Write the weights, as the player reads them, to this file.
help-dataset = Let bots play rounds and write every decision as a row: what the player knew, what was legal, what it did and thought, how the round ended. Parquet files and a manifest with checksums. A run that is stopped goes on where it was. Requires the extra “dataset”.
help-dataset-folder = Folder of the files.
help-dataset-entrants = Two or more bots, named as for arena. A budget in milliseconds gives other rows every time.
help-dataset-game = Edition: classic/fr, classic/lb, classic/de, rummy/en, rummy/fr, rummy/de, or one of an installed game.
help-dataset-players = Number of players. One entrant plays one side, its opponent all others.
help-dataset-deals = Number of deals. Every pair of entrants plays each deal once per side. Default: 200.
help-dataset-with = House rule: NAME (switched on) or NAME=VALUE. Repeatable.
help-dataset-seed = Seed: any text. The same seed gives the same rows, unless a bot has a time budget.
help-dataset-processes = Number of worker processes. Default: one per processor.

## Cards, colours, players
## Named as the rule books name them; `the-card-...` is how a card appears within a sentence.

colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-orange = orange
colour-violet = violet
colour-none = none
colour-adjective =
    { $colour ->
        [red] red
        [yellow] yellow
        [green] green
        [blue] blue
        [orange] orange
       *[violet] violet
    }
card-number = { colour-adjective } { $number }
card-draw2 = { colour-adjective } +2
card-skip = { colour-adjective } Skip
card-reverse = { colour-adjective } Reverse
card-wild = Wild
card-wild4 = +4
card-uno = UNO card
card-blank = white card { $number }
the-card-number = the { card-number }
the-card-draw2 = the { card-draw2 }
the-card-skip = the { card-skip }
the-card-reverse = the { card-reverse }
the-card-wild = the { card-wild }
the-card-wild4 = the { card-wild4 }
the-card-uno = the { card-uno }
the-card-blank = the { card-blank }
player-number = player { $number }
seat-number = seat { $number }

## Refused moves: whose move it is

refusal-round-over = The round is over.
refusal-malformed = There is no such move.
refusal-not-your-turn = It is not your turn: the next to move is { $seat }.
refusal-challenge-open = Wait: { $seat } first has to accept the +4 or challenge it.
refusal-choice-open = Wait: { $seat } still has to choose.
refusal-choose-first =
    { $choice ->
        [colour] First name a colour.
        [rotate] First say which way the hands go round.
        [give] First choose the cards that you give away, and who gets them.
       *[choose] First choose a player.
    }
refusal-must-choose =
    { $choice ->
        [colour] You cannot pass: name a colour.
        [rotate] You cannot pass: say which way the hands go round.
        [give] You cannot pass: choose the cards that you give away, and who gets them.
       *[choose] You cannot pass: choose a player.
    }
refusal-not-asked = There is nothing for you to choose now.
refusal-no-such-seat = There are only { $players } players at this table.
refusal-not-that-seat =
    { $move ->
        [accuse] You cannot accuse yourself.
        [vote] You do not vote on an accusation against yourself.
       *[choose] You cannot choose this player here.
    }

## Refused moves: laying

refusal-not-in-hand = You do not hold { $card }.
refusal-does-not-fit = You cannot play { $card } on { $top }; colour in force: { $colour }.
refusal-only-drawn-card = You have drawn, so you may play only { $drawn }, not { $card }.
refusal-does-not-answer =
    You cannot stack { $card } on { $top }; you have to draw { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
refusal-being-skipped = You are being skipped: only the same card answers { $top }, not { $card }.
refusal-wild4-not-allowed =
    { $condition ->
        [no_colour] You may play { $card } only if you hold no card of the colour in force.
       *[nothing_playable] You may play { $card } only if no other card in your hand fits.
    }
refusal-not-identical = To jump in you need the very same card: { $top }, not { $card }.
refusal-jump-too-early = You cannot jump in before the first move.
refusal-jump-closed = It is too late to jump in with { $card }.
refusal-colour-missing = Name a colour when you play { $card }.
refusal-colour-not-yours = You do not name a colour when you play { $card }.
refusal-multiples-off = At this table you play one card at a time.
refusal-multiples-unfit = You may only play cards of one number together, and one of those below must fit.

## Refused moves: drawing and passing

refusal-must-lay = You hold a card that fits, so you may not draw.
refusal-nothing-to-draw = There is nothing left to draw: play a card.
refusal-draw-once = You have already drawn: play a card or pass.
refusal-draw-first = You cannot just pass: play a card or draw one.
refusal-must-lay-drawn = You chose to draw and the card fits: now you must play it.
refusal-must-take-debt =
    You have to draw { $cards ->
        [one] one card
       *[other] { $cards } cards
    }{ $answer ->
        [none] {""}
        [challenge] , or challenge the +4
       *[parry] , or stack if you can
    }.
refusal-must-sit-out = You are being skipped: you do not draw.

## Refused moves: UNO, doubting, giving, advice

refusal-call-wrong-number = You say “UNO” only when you have one card left.
refusal-call-not-owed = You have no “UNO” to say now.
refusal-catch-nothing = Nobody has forgotten “UNO” here, or it is too late.
refusal-catch-self = You cannot catch yourself or your own team.
refusal-catch-automatic = No need to point it out: at this table a forgotten “UNO” costs two cards anyway.
refusal-nothing-to-doubt = There is no +4 to challenge now.
refusal-give-exactly =
    Give away exactly { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
refusal-advice-off = At this table advice is not punished.
refusal-vote-open = A vote is already under way.
refusal-accused-before = You may accuse somebody only once in a round.
refusal-no-vote = There is nothing to vote on now.
refusal-voted-before = You have already voted.

## Refused tables: players, editions, options

refusal-players = This game is for { $least } to { $most } players, not for { $players }.
refusal-options-clash =
    { $repair ->
        [none] “{ $first }” and “{ $second }” do not go together.
       *[some] “{ $first }” and “{ $second }” do not go together. Try “{ $repair }”.
    }
refusal-unknown-option =
    { $similar ->
        [none] There is no option “{ $option }”.
       *[some] There is no option “{ $option }”. Did you mean { $similar }?
    }
refusal-option-value =
    { $similar ->
        [none] “{ $value }” is not a value of the option “{ $option }”; possible: { $choices }.
       *[some] “{ $value }” is not a value of the option “{ $option }”; possible: { $choices }. Did you mean { $similar }?
    }
refusal-option-range = “{ $option }” can be { $least } to { $most }, not { $value }.
refusal-option-twice = “{ $option }” is given twice, as { $one } and as { $other }.
refusal-unknown-edition =
    { $similar ->
        [none] There is no edition “{ $edition }”; there are: { $known }.
       *[some] There is no edition “{ $edition }”; there are: { $known }. Did you mean { $similar }?
    }
refusal-unknown-language = There is no language “{ $text }”; there are: { $known }.
refusal-unknown-bot = There is no bot “{ $name }”; there are: { $known }.
choices-number = a whole number
text-choices-range = a whole number from { $least } to { $most }
choices-programs = the rules of the white cards
setting = { $option }: { $value }
setting-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }

## Refused rules of white cards

refusal-program-too-long = The rule of a white card has at most { $most } effects, this one has { $found }.
refusal-program-text-too-long = The text on a white card has at most { $most } characters, this one has { $found }.
refusal-effect-target = Effect { $number } of the white card: “{ $effect }” cannot be aimed at “{ $target }”.
refusal-effect-count = Effect { $number } of the white card: the number of “{ $effect }” can be 1 to { $most }.
refusal-effect-optional = Effect { $number } of the white card: “{ $effect }” cannot be optional.
refusal-effect-limit = Effect { $number } of the white card: the condition of “{ $effect }” can count from 0 to { $most }.
refusal-effect-condition = Effect { $number } of the white card: the condition of “{ $effect }” cannot depend on another player.
refusal-bad-blanks = “{ $text }” is not a rule for white cards such as “draw*2@others colour”.
blank-effect-draw = draw cards
blank-effect-debt = draw or stack
blank-effect-skip = skip players
blank-effect-turn = reverse the direction
blank-effect-colour = name a colour
blank-effect-pass-hands = pass all hands on
blank-effect-swap = swap hands
blank-effect-give = give cards away
blank-effect-again = play again
blank-effect-look = look at a hand
blank-target-next = the next player
blank-target-previous = the previous player
blank-target-chosen = a player of your choice
blank-target-self = yourself
blank-target-others = all others
blank-target-all = everybody

## Refused texts

refusal-bad-cards =
    { $similar ->
        [none] “{ $text }” is not a list of cards.
       *[some] “{ $text }” is not a list of cards. Did you mean { $similar }?
    }
refusal-bad-action = “{ $text }” is not a move.
refusal-bad-move =
    { $similar ->
        [none] “{ $text }” is not a move.
       *[some] “{ $text }” is not a move. Did you mean { $similar }?
    }
did-you-mean = Did you mean { $similar }?
written-rummy-notation = A move names the whole new table; pioche.solve(table).action(…) writes it.
written-rummy-effect-missing = It is written after the groups: an exclamation mark, the number of its group, the tile.
refusal-no-way = “{ $text }” is not a move, and there is no way to play this now.
refusal-action-seat = “{ $text }” does not say who acts: put the seat before it, as in “{ $example }”.
refusal-seat-range = Seats are numbered from 0 to { $most }; there is no seat { $found }.
refusal-option-of-game = “{ $option }” is an option of another game: { $game }.
refusal-position-range = “{ $field }” can be { $least } to { $most }, not { $value }.
refusal-position-hex = “{ $field }” cannot be “{ $value }”: it has { $digits } hexadecimal digits.
refusal-bad-position = A position looks like “{ $example }”. This is none: “{ $text }”.
refusal-position-value = “{ $field }” cannot be “{ $value }”.
refusal-position-choice = “{ $field }” cannot be “{ $value }”; possible: { $choices }.
refusal-position-field = A position has no field “{ $field }”.
refusal-position-twice = “{ $field }” is given twice.
refusal-position-fields = A position has { $wanted } fields, not { $found }.
refusal-position-hands = There are cards beyond the hands of { $players } players.
refusal-position-discards = A card that counts has to lie on the discard pile.
refusal-position-needs = “{ $given }” needs “{ $field }” as well.
refusal-position-clash = “{ $given }” does not go with “{ $other }”.
refusal-position-rule = “{ $given }” does not occur at this table: it belongs to the rule “{ $option }”.
refusal-position-top = “{ $given }” does not go with { $card } on the discard pile.
refusal-position-colour = The colour in force cannot be { $colour } while { $card } lies on top.
refusal-position-not-held = The drawn card cannot be { $card }: it is not in the hand of { $seat }.
refusal-position-drawn-card = “{ $given }” needs the card or tile that was drawn, as in “{ $example }”.
refusal-position-hand =
    { $cards ->
        [0] “{ $given }” does not fit: { $seat } holds no cards.
        [one] “{ $given }” does not fit: { $seat } holds a card.
       *[other] “{ $given }” does not fit: { $seat } holds { $cards } cards.
    }
refusal-position-won = “{ $given }” does not fit: the last card of { $seat } has won the round.
refusal-position-blocked =
    { $tied ->
        [yes] A blocked round goes to the fewest points, but two have them ({ $points }): nobody wins it.
       *[no] A blocked round goes to the fewest points: those of { $seat } ({ $points }).
    }
refusal-position-effect = “{ $given }” does not go with { $card }: its effect number { $at } (from 0) asks for something else.
refusal-position-voted = “{ $given }” does not fit: everybody has voted.
refusal-position-stuck = Nobody could move in this position.
refusal-bad-score = “{ $text }” is not a line of the score pad.
refusal-too-many-cards =
    { $most ->
        [0] The pack does not hold { $card }.
        [one] The pack holds { $card } only once.
       *[other] The pack holds { $card } only { $most } times.
    }

## Refused matches and recorded games

refusal-seed-length = A seed has { $wanted } bytes, this one has { $length }.
refusal-seed-missing = There is no seed to deal this round from.
refusal-match-over = The match is over.
refusal-round-not-over = The round is not over yet.
refusal-round-not-begun = No round has been dealt yet.
refusal-setup-hand = A hand has { $wanted } cards or tiles; for { $seat } there are { $count }. Three dots at its end fill it up.
refusal-setup-first =
    { $wanted ->
        [one] Exactly one card is turned up at the start, not { $count }.
       *[other] Exactly { $wanted } lie face up at the start, not { $count }.
    }
refusal-setup-goes-back = A round cannot start with { $card }: it goes back into the pile.
refusal-setup-no-first = No card that may be turned up is left in the pile.
refusal-no-setup = Deals of the game “{ $game }” cannot be set up.
refusal-no-solver = There is no solver for the game “{ $game }”: what may be done is in its list of legal moves.
refusal-totals-range = Earlier results are numbers from 0 to { $most }, not { $found }.
refusal-score-sides = This match has { $sides } sides, but here are { $found } numbers.
refusal-position-players = This match has { $players } players, the position has { $found }.
refusal-replay-not-one = Line { $line }: this is not a recorded game.
refusal-replay-version = Line { $line }: recorded in version { $version }, this Pioche reads version { $known }.
refusal-replay-deal = Line { $line }: dealt by version { $version }, this Pioche deals by version { $known }.
refusal-replay-twice = Line { $line }: “{ $text }” is here for the second time.
refusal-replay-line = Line { $line }: “{ $text }” does not belong here; expected: { $wanted }.
refusal-replay-short = Line { $line }: the recording ends too early; expected: { $wanted }.
refusal-replay-sides = Line { $line }: the rounds were not all scored for the same number of sides.
refusal-replay-differs = Line { $line }: “{ $text }” is not true; played again it is: { $found }.
refusal-replay-sum = Line { $line }: the check sum does not match, the recording has been changed.
refusal-replay-unscored = Line { $line }: the round is over, but its score is missing.
refusal-replay-not-over = Line { $line }: here is a score, but the round is not over yet.
refusal-replay-refused = Line { $line }: “{ $text }” is not allowed: “{ $reason }”.

## Options of the card game: name, one sentence of help, values

value-on = on
value-off = off
option-palette = Colours
option-palette-help = Which four colours the cards have.
value-palette-standard = red, yellow, green, blue
value-palette-letz = orange, yellow, green, violet
option-hand-size = Cards dealt
option-hand-size-help = How many cards everybody gets at the start of a round.
option-dealer = Dealer
option-dealer-help = Who deals: everybody draws a card, and the player with the highest number deals.
value-dealer-draw-each-round = drawn anew in every round
value-dealer-passes-left = drawn once, then the next on the left
option-first-skip = Skip as first card
option-first-skip-help = Who begins when the first card turned up is a Skip.
value-first-skip-second-right = the second on the dealer’s right
value-first-skip-second-left = the second on the dealer’s left
option-first-wild = Wild as first card
option-first-wild-help = Who names the colour when the first card turned up is a Wild.
value-first-wild-dealer = the dealer
value-first-wild-left = the player on the dealer’s left
option-reverse-on-anything = Reverse on anything
option-reverse-on-anything-help = A Reverse may be played on any card; its own colour is then in force.
option-wild4-if = When to play a +4
option-wild4-if-help = When a +4 may be played, depending on what else you hold.
value-wild4-if-nothing-playable = only without another playable card
value-wild4-if-no-colour = only without a card of the colour in force
value-wild4-if-always = always
option-voluntary-draw = Drawing by choice
option-voluntary-draw-help = Whether you may draw a card although you could play one.
value-voluntary-draw-drawn-only = yes, and then only the drawn card may be played
value-voluntary-draw-off = no, you must play if you can
option-drawn-card = The drawn card
option-drawn-card-help = What becomes of a drawn card that fits.
value-drawn-card-may = it may be played
value-drawn-card-must-if-voluntary = drawn by choice, it must be played
option-draw-then-play-any = Draw, then play any card
option-draw-then-play-any-help = On your turn you may draw one card and then play any card that fits, or pass.
option-draw-until-playable = Draw until a card fits
option-draw-until-playable-help = If you cannot play a card, you draw until one fits.
option-draw2-parry = Stacking on a +2
option-draw2-parry-help = What may be stacked on a +2, so that the next player has to draw the total.
value-draw2-parry-off = nothing
value-draw2-parry-draw2 = another +2
value-draw2-parry-draw2-or-wild4 = another +2 or a +4
option-wild4-parry = Stacking on a +4
option-wild4-parry-help = Another +4 may be stacked on a +4; the next player has to draw the total.
option-uno-card-draw4 = UNO card: draw four
option-uno-card-draw4-help = The UNO cards are in the pack: the next player draws four, and only another UNO card can be stacked on that.
option-reverse-returns-debt = Reverse against drawing
option-reverse-returns-debt-help = If you have to draw you may play a Reverse of the colour in force: then the previous player has to draw.
option-skip-passes-debt = Skip against drawing
option-skip-passes-debt-help = If you have to draw you may play a Skip of the colour in force: then the next player has to draw.
option-challenge = Challenging a +4
option-challenge-help = Whether a player hit by a +4 may ask to see the hand, and what becomes of a +4 that was a bluff.
value-challenge-off = no challenge
value-challenge-take-back = the bluffer takes it back and draws
value-challenge-card-stays = it stays and the bluffer draws
option-uno-enforced = Forgotten “UNO”
option-uno-enforced-help = When a forgotten “UNO” costs two cards.
value-uno-enforced-when-caught = when an opponent notices
value-uno-enforced-automatic = always
option-uno-uno = “UNO UNO”
option-uno-uno-help = When you play your last card you must say “UNO UNO” to win, or you draw two cards.
option-last-draw-counts = Last +2 or +4
option-last-draw-counts-help = When the last card is a +2 or a +4, the next player still draws before the points are counted.
option-draw2-finish-defence = Stacking on the last +2
option-draw2-finish-defence-help = Going out with a +2 does not win if all players after you stack on it: you draw the total.
option-no-finish-on-black-draw = No +4 or UNO card at the end
option-no-finish-on-black-draw-help = A round may not end with a +4 or an UNO card: if it is your last card, you draw two cards.
option-jump-in = Jumping in
option-jump-in-help = Anybody may play the very same card at any time, even out of turn.
option-sequences = Sequences
option-sequences-help = After a number you may go on at once with the next number of its colour, up or down, or with the very same card.
option-skip-parry = Passing on a Skip
option-skip-parry-help = If you are being skipped you may play the Skip of the same colour: then the next player is skipped.
option-double-skip = Double Skip
option-double-skip-help = Play both Skips of a colour, and the next two players are skipped.
option-two-player-reverse-skips = Reverse between two
option-two-player-reverse-skips-help = With two players a Reverse skips the other one, so you play again.
option-zero-rotation = Hands go round on a 0
option-zero-rotation-help = When a 0 is played, everybody passes their hand on, one way round or the other.
value-zero-rotation-off = no
value-zero-rotation-optional = if the player wants
value-zero-rotation-forced = always
option-seven-swap = Swapping hands on a 7
option-seven-swap-help = The player of a 7 swaps hands with another player.
value-seven-swap-off = no
value-seven-swap-optional = if the player wants
value-seven-swap-forced = always
option-uno-card-gift = UNO card: give two away
option-uno-card-gift-help = The UNO cards are in the pack: the player of one may hand exactly two cards to another player.
option-multiples = Several at once
option-multiples-help = Several cards of one number may be played at once.
option-advice-penalty = Penalty for advice
option-advice-penalty-help = Untimely advice costs four cards if the majority of the others votes for it.
option-blanks = White cards
option-blanks-help = Up to three white cards, each with a rule that the table writes on it and that all agree on.
value-blanks-none = none
option-scoring = Scoring
option-scoring-help = What is written down after each round, and who wins by it.
value-scoring-winner-takes = the winner scores the other hands
value-scoring-lowest-wins = everybody’s own hand is written down, the lowest total wins
option-target = Points to win
option-target-help = The match ends when somebody reaches or passes that many points.
option-rounds-to-win = Rounds to win
option-rounds-to-win-help = The first to win that many rounds wins the match.
value-rounds-to-win-none = points decide
option-wild4-points = Points for a +4
option-wild4-points-help = How many points a +4 left in a hand counts.
option-teams = Teams
option-teams-help = How many teams there are; partners win and score together.
value-teams-none = no teams

## Bots: how well they play

level-beginner-help = Plays whatever fits, often forgets to call “UNO” and rarely notices when others forget.
level-casual-help = Plays sensibly for itself; sometimes forgets to call “UNO”.
level-strong-help = Watches what the others hold and makes life hard for them; rarely forgets anything.
level-master-help = Remembers everything it has seen, thinks ahead and never forgets to call “UNO”.

## Bots: why a person’s own cannot be used or crashed (after a colon, without a full stop)

bot-reason-no-file = there is no file { $file }
bot-reason-not-python = { $file } is not a Python file
bot-reason-no-method = the class Bot in { $file } has no method act(self, view, legal)
bot-reason-no-act = { $file } has neither a class Bot nor a function act(view, legal)
bot-reason-async = { $method } in { $file } must be a plain function, not async
bot-reason-exits = it ends while it is loaded ({ $status })
bot-reason-games = GAMES in { $file } must be written out as a tuple of some of these names: { $known }
bot-reason-other-game = its GAMES says { $games }, not { $game }
bot-reason-late = it was not loaded within { $seconds } s
bot-reason-loading = while it was loaded, { $reason }
bot-reason-ended = the process ended with { $status }
bot-reason-closed = the process closed its output
bot-reason-babble = the process sent what is no answer: { $said }
bot-reason-astray = the process answered something else than what it was asked

## The arena: bots against bots

arena-title = { $edition }, { $players } players, { $games ->
    [one] one game
   *[other] { $games } games
} on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
arena-games = games
arena-entrant = bot
arena-others = against
arena-sides = played
arena-won = won
arena-rating = rating
arena-thinking = thinking for a move
arena-duels = One against the others
arena-milliseconds = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ms
arena-quick = { NUMBER($value, maximumFractionDigits: 6) } ms
arena-seconds = { NUMBER($value, maximumFractionDigits: 6) } s
arena-tick = { NUMBER($value, maximumFractionDigits: 6) }
arena-par = If all were alike, each would win { $par }. Every deal is played in every seat.
arena-undecided = { $games ->
    [one] One game was won by nobody.
   *[other] { $games } games were won by nobody.
}
arena-by-the-clock = Some think by the clock, so another run may give other results.
arena-own-files = Whether the bots of files play the same another time is up to them.
arena-speed = { $games ->
    [one] One game played,
   *[other] { $games } games played,
} { NUMBER($rate, maximumFractionDigits: 1) } per second
arena-trouble-broken = { $times ->
    [one] could not be used once
   *[other] could not be used { $times } times
}
arena-trouble-crashed = { $times ->
    [one] crashed once
   *[other] crashed { $times } times
}
arena-trouble-hung = { $times ->
    [one] did not answer in time once
   *[other] did not answer in time { $times } times
}
arena-trouble-illegal = { $times ->
    [one] did something illegal once
   *[other] did something illegal { $times } times
}
arena-no-action = { $answer } is no action of its seat
arena-troubles = Trouble with { $entrant }: { $kinds }. The first time: { $example }
arena-dask-waiting = The Dask cluster has no workers left; waiting until one comes.
arena-sprt-progress = games, LLR { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } (±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) })
arena-sprt-accepted =
    Decided after { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }: { $entrant } is better by at least { $high } points rather than by at most { $low } (log likelihood ratio { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, bounds ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-sprt-rejected =
    Decided after { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }: { $entrant } is better by at most { $low } points rather than by at least { $high } (log likelihood ratio { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, bounds ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-sprt-undecided =
    Not decided after { $deals ->
        [one] one deal
       *[other] { $deals } deals
    } whether { $entrant } is better by { $low } or by { $high } points (log likelihood ratio { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }, bounds ±{ NUMBER($bound, minimumFractionDigits: 2, maximumFractionDigits: 2) }).
arena-interval = 95 % interval
arena-illegal = refused answers
arena-made-for = moves made for it
arena-regret = regret per decision
refusal-arena-text-start = “{ $command }” cannot be started: { $reason }.
refusal-arena-text-silent = “{ $command }” has not answered within { $seconds } s.
refusal-arena-text-ended = “{ $command }” has ended before the last round.
refusal-arena-text-alone = A bot is needed that the program plays against.
refusal-arena-mixed = Mixed house rules are for programs that play by text: --text.
refusal-arena-sprt = “{ $text }” is not a test: --sprt takes two rating points in ascending order, from -{ $most } to { $most }, such as 0:20.
refusal-arena-sprt-entrants = The option --sprt needs exactly two bots.
refusal-arena-too-few = At least two bots have to take part, not { $entrants }.
refusal-arena-twice = “{ $entrant }” takes part twice.
refusal-arena-over-bot = “{ $file }” takes part as a bot; { $other } would overwrite it.
refusal-arena-budget = “{ $entrant }” has no time to think; at least 1, please.
refusal-arena-no-budget = “{ $entrant }” does not think ahead; time to think is for { $known }.
refusal-arena-no-file = There is no file “{ $file }” that could be read as a bot.
refusal-arena-broken = “{ $file }” is not a bot: { $reason }.
refusal-arena-other-game = “{ $file }” does not take part: { $reason }.
refusal-arena-limit = The time limit is a number of seconds from 0.01 to 600.
refusal-bot-no-action = That is no action of the bot’s own seat.
refusal-arena-deals = At least one deal has to be played, not { $deals }.
refusal-arena-many-deals = At most { $most } deals can be played between these bots, not { $deals }.
refusal-arena-folder = There is no folder “{ $folder }”.
refusal-arena-other-contest = “{ $file }” holds the games of another contest: other bots, other rules or another seed.
refusal-arena-no-results = “{ $file }” does not hold the results of a contest (line { $line }).
refusal-arena-worker-died = { $count ->
    [one] Game { $games } has ended its process { $times } times (exit status { $status }) and was given up; --results keeps all others.
   *[other] Games { $games } have each ended their process { $times } times (exit status { $status }) and were given up; --results keeps all others.
}
refusal-arena-workers-die = The contest was stopped and the rest has not been played: games { $games } have each ended their process { $times } times (exit status { $status }); --results keeps what was played.
refusal-arena-in-use = “{ $file }” is in use: another contest is writing into it.
refusal-arena-other-version = “{ $file }” holds games of Pioche { $theirs }, not { $ours }; take another file.
refusal-arena-dask-library = To play on a cluster, Dask is needed: { $install }
refusal-arena-dask-address = No Dask scheduler answers at “{ $address }”.
refusal-arena-dask-workers = The Dask cluster has no workers.
refusal-arena-dask-version = The worker “{ $worker }” has Pioche { $theirs }, not { $ours }.
refusal-arena-dask-no-pioche = The worker “{ $worker }” cannot load Pioche.
refusal-arena-dask-killed = { $count ->
    [one] Game { $games } has ended its worker { $times } times, “{ $worker }” last, and was given up; --results keeps all others.
   *[other] Games { $games } have each ended their worker { $times } times, “{ $worker }” last, and were given up; --results keeps all others.
}
refusal-arena-dask-stopped = The contest was stopped and the rest has not been played: games { $games } have each ended their worker { $times } times, “{ $worker }” last; --results keeps what was played.

## Simulations

sim-title-rounds = { $edition }, { $players } players, { $games ->
        [one] one round
       *[other] { $games } rounds
    }
sim-title-matches = { $edition }, { $players } players, { $games ->
        [one] one match
       *[other] { $games } matches
    }
sim-with = with { $options }
sim-style-classic-sensible = Players play when they can and call UNO when they must; everything else is left to chance.
sim-style-classic-random = Every legal move is as likely as the next.
sim-style-rummy-sensible = Players play as many tiles as they can, call UNO when they must and notice when others do not.
sim-style-rummy-random = Players play tiles by chance and now and then forget to call UNO.
sim-style-any-sensible = Sensible players: they make the moves that look best, else leave it to chance.
sim-style-any-random = Every legal move is as likely as the next.
sim-rounds = rounds
sim-matches = matches
sim-mean = mean
sim-median = median
sim-middle = 9 in 10
sim-least = least
sim-most = most
sim-moves-per-round = moves per round
sim-moves-per-match = moves per match
sim-rounds-per-match = rounds per match
sim-points-per-round = points of a round
sim-histogram-moves = Moves per round
sim-histogram-rounds = Rounds per match
sim-share = share
sim-interval = 95% interval
sim-wins-rounds = Who wins the round
sim-wins-matches = Who wins the match
sim-place-first = the dealer’s left
sim-place = place { $place } from there
sim-place-dealer = the dealer
sim-place-starter = who begins
sim-seat = player { $seats }
sim-team = players { $seats }
sim-shared = { $matches ->
        [one] One match was shared.
       *[other] { $matches } matches were shared.
    }
sim-endings = How rounds end
sim-ending-number = last card: a number
sim-ending-draw-two = last card: a +2
sim-ending-skip = last card: a Skip
sim-ending-reverse = last card: a Reverse
sim-ending-wild = last card: a Wild
sim-ending-wild-four = last card: a +4
sim-ending-uno-card = last card: an UNO card
sim-ending-blank = last card: a white card
sim-ending-otherwise = won after another player’s card
sim-ending-blocked = blocked, fewest points win
sim-ending-blocked-nobody = blocked, nobody scores
sim-ending-unfinished = broken off
sim-ending-won = won
sim-ending-nobody = nobody wins
sim-ending-rack-empty = a rack is empty
sim-ending-pool-used-up = the pool is used up, fewest points win
sim-clauses = What came into play ({ $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } watched)
sim-clause = clause
sim-what = what
sim-in-rounds = of the rounds
sim-per-round = per round
sim-speed = { $rounds } rounds and { $moves } moves per second, { $processes ->
        [one] one process
       *[other] { $processes } processes
    }, { $engine }.
sim-native = native code
sim-pure = pure Python
sim-plot-written = The picture is in { $file }.
sim-whole = { $value }
sim-decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-times = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
sim-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
sim-happened-first-draw-two = the first card is a +2
sim-happened-first-reverse = the first card is a Reverse
sim-happened-first-skip = the first card is a Skip
sim-happened-first-wild = the first card is a Wild
sim-happened-first-blank = the first card is a white card
sim-happened-first-goes-back = the first card goes back
sim-happened-draw-two = +2 played
sim-happened-reverse = Reverse played
sim-happened-reverse-on-anything = Reverse played where it did not fit
sim-happened-reverse-between-two = Reverse skips between two
sim-happened-skip = Skip played
sim-happened-wild = Wild played
sim-happened-wild-four = +4 played
sim-happened-bluff = +4 played as a bluff
sim-happened-uno-card = UNO card played
sim-happened-blank = white card played
sim-happened-several = several of one number played at once
sim-happened-jump-in = jumped in
sim-happened-sequence = went on in a sequence
sim-happened-double-skip = two Skips at once
sim-happened-skip-parried = Skip passed on
sim-happened-draw-two-parried = stacked on a +2
sim-happened-wild-four-parried = stacked on a +4
sim-happened-uno-card-parried = stacked on an UNO card
sim-happened-debt-returned = cards to draw sent back with a Reverse
sim-happened-debt-passed-on = cards to draw passed on with a Skip
sim-happened-drew-unable = drew, unable to play
sim-happened-drew-by-choice = drew by choice
sim-happened-drew-then-any = drew by choice, then any card
sim-happened-drew-on = drew more than one until one fitted
sim-happened-reshuffle = discards became the new pile
sim-happened-uno = UNO called
sim-happened-uno-uno = UNO UNO called
sim-happened-caught = forgotten UNO noticed
sim-happened-forgot = UNO forgotten, cards by themselves
sim-happened-doubt-right = +4 challenged, it was a bluff
sim-happened-doubt-wrong = +4 challenged, it was allowed
sim-happened-advice = punished for advice
sim-happened-rotation = a 0 passed all hands on
sim-happened-swap = a 7 swapped two hands
sim-happened-gift = two cards given away
sim-happened-gift-of-all = the last two given away, and punished
sim-happened-last-draw = a last +2 or +4 still counted
sim-happened-all-parried = all stacked on a last +2
sim-happened-black-finish = a last UNO card or +4 punished
sim-happened-blocked = nobody could draw or play
sim-happened-tiles-four = four tiles played at once
sim-happened-tiles-drew = drew, unable to play
sim-happened-tiles-drawn-laid = the drawn tile was played
sim-happened-tiles-drawn-kept = the drawn tile was kept
sim-happened-tiles-rearranged = the table was rearranged
sim-happened-tiles-joker-taken = a joker was taken to the rack
sim-happened-tiles-wild-four = a joker made the next player draw four
sim-happened-tiles-draw-two = a 2 made the next player draw two
sim-happened-tiles-skip = a 5 skipped the next player
sim-happened-tiles-reverse = a 7 reversed the direction
sim-happened-tiles-several = several tiles acted in one turn
sim-happened-tiles-uno = UNO called
sim-happened-tiles-caught = forgotten UNO noticed
sim-happened-tiles-out-at-once = out with several tiles at once
sim-happened-tiles-pool = the pool was used up
refusal-sim-games = At least one game has to be played, not { $games }.
refusal-sim-processes = At least one process has to work, not { $processes }.
refusal-plot-library = To draw, matplotlib is needed: { $install }
refusal-train-library = To train, torch is needed: { $install }
refusal-train-generations = A run needs at least one generation, and no more of them can learn from the heuristic than there are: { $generations }.
refusal-train-plan = The folder { $folder } holds a run with another seed or other numbers of generations. Repeat its options, or choose another folder.
refusal-dataset-library = To write Parquet files, pyarrow is needed: { $install }
refusal-dataset-other = The folder { $folder } holds another data set. Repeat its options, or choose another folder.
refusal-plot-format = “{ $file }” cannot be drawn; a picture ends in { $formats }.
refusal-plot-folder = There is no folder “{ $folder }” for the picture.
refusal-file-unwritable = “{ $file }” cannot be written.
refusal-same-file = “{ $file }” is both { $one } and { $other }; one would overwrite the other.

## tile game

tile-joker = the joker
refusal-rummy-round-over = The round is over.
refusal-rummy-no-such-seat = There are only { $players } players at this table.
refusal-rummy-not-your-turn = It is not your turn: the next to move is { $seat }.
refusal-rummy-must-play = You can play, so you must: tiles are drawn only when nothing can be played, even by rearranging the table.
refusal-rummy-already-drew = You have drawn already: play the drawn tile or keep it.
refusal-rummy-nothing-drawn = You have drawn nothing that you could keep.
refusal-rummy-must-play-drawn = The drawn tile can be played, so it must be played at once.
refusal-rummy-no-tile-laid = At least one tile has to come from your rack.
refusal-rummy-too-many-tiles = At most { $most } tiles may leave the rack in one turn, not { $count }.
refusal-rummy-not-on-rack = Not on your rack: { $tile }.
refusal-rummy-no-such-tile = There is no such tile: { $tile }. The numbers go from 1 to 12.
refusal-rummy-no-place = There is no way to play these now, even by rearranging the table: { $tiles }.
refusal-rummy-tile-vanished = Missing on your new table: { $tile }.
refusal-rummy-tile-appeared = Not on the table before, nor played from your rack: { $tile }.
refusal-rummy-drawn-tile-missing = After drawing, the drawn tile has to be among those that you play: { $tile }.
refusal-rummy-drawn-tile-only = After drawing, only the drawn tile itself may be played: { $tile }.
refusal-rummy-starting-tile-back = Once melded, a tile never lies single again: { $tile }.
refusal-rummy-group-too-short = Too short: a run or a set has at least three tiles. Look at group { $group }: { $tiles }.
refusal-rummy-group-mixed = Neither a run nor a set: one colour in a row, or one number in different colours. Look at group { $group }: { $tiles }.
refusal-rummy-run-gap = A number is missing in the run, and after the 12 nothing follows. Look at group { $group }: { $tiles }.
refusal-rummy-run-twice = No number can be twice in a run. Look at group { $group }: { $tiles }.
refusal-rummy-set-colour-twice = No colour can be twice in a set. Look at group { $group }: { $tiles }.
refusal-rummy-set-second-joker = Only one joker can be part of a set. Look at group { $group }: { $tiles }.
refusal-rummy-jokers-adjacent = Two jokers may not lie side by side in a run. Look at group { $group }: { $tiles }.
refusal-rummy-joker-moved = A joker keeps what it stands for until that very tile replaces it: { $tile }.
refusal-rummy-joker-vanished = The joker that you freed has to be used at once, in a run or a set.
refusal-rummy-joker-appeared = There is one joker too many on your new table.
refusal-rummy-joker-mark = A mark is wrong here: only a joker can be plain or act again, and only where the table agreed on it: { $tile }.
refusal-rummy-effect-missing = Choose which word tile acts: one has to. Look at group { $group }.
refusal-rummy-effect-too-many = Only one word tile can act here. Look at group { $group }.
refusal-rummy-effect-inactive = That tile does not act: only word tiles do, and only when they first come from a rack. Look at group { $group }.
refusal-rummy-effect-on-last = With your last tile you have won: no word tile acts any more.
refusal-rummy-uno-not-due = You have no “UNO” to say.
refusal-rummy-catch-too-late = Too late, or nothing to catch.
refusal-rummy-catch-self = You cannot catch yourself.
refusal-rummy-nothing-to-take = There is nothing to gain by taking the turn now.
refusal-rummy-notation = “{ $text }” cannot be read. Tiles are written as R5, Y12 or *, the joker.
refusal-rummy-position-parts = A position is racks, pool, direction, phase and, after “ | ”, the table, as in “{ $example }”. This is none: “{ $text }”.
refusal-rummy-position-mark = On the table of a position no tile bears a mark. Look at group { $group }: { $tiles }.
refusal-rummy-position-tiles = There are more of { $tile } than the pack has: { $most }.
refusal-rummy-position-loose = There are only { $most } starting tiles, not { $count }.
refusal-rummy-position-drawn = The drawn tile is not on the rack of { $seat }: { $tile }.
refusal-rummy-position-pool = “{ $given }” does not fit: the pool is not empty.
refusal-rummy-position-fewest = “{ $given }” does not fit: the fewest points win, those of { $seat } ({ $points }).
refusal-rummy-position-rack =
    { $tiles ->
        [0] “{ $given }” does not fit: { $seat } has no tiles.
        [one] “{ $given }” does not fit: { $seat } has one tile.
       *[other] “{ $given }” does not fit: { $seat } has { $tiles } tiles.
    }

## The server

serve-running = Pioche is running at { $address } (Ctrl+C ends it).
serve-network = Others in this network join at { $address }.
serve-port-taken = Port { $port } is in use; choose another one with --port.
serve-address-bad = Cannot listen on { $host }: { $reason }.
serve-bot-broken = The bot { $file } cannot be used: { $reason }.
refusal-serve-bot-no-file = “{ $file }” is not a Python file that could be a bot.
refusal-serve-bot-name = “{ $file }” has no name that could be shown: a bot is called like its file.
refusal-serve-bot-twice = There is a bot called “{ $name }” already; rename the file.
serve-database-away = The database { $database } cannot be used: { $reason }
serve-database-taken = Another server is using the database { $database } already; start one only, or use PostgreSQL for several.
serve-bus-away = NATS does not answer at { $address }.
serve-check-fine = The settings are right, and the database { $database } is ready.
refusal-serve-processes-library = Several processes need PostgreSQL and NATS: name them with --database and --bus, or install them with: { $install }
refusal-serve-processes-system = Several processes need Linux or macOS.
refusal-site-folder = There is something else in “{ $folder }”. Name a folder that is empty or does not exist.
refusal-site-not-built = This installation has no page, or no Python for it, so there is nothing to write. In a source tree, run “./dev build”.
serve-processes-new = Several processes keep their tables in { $folder }; those in { $database } stay there.
refusal-serve-postgres-failed = PostgreSQL cannot be started in { $folder }: { $reason }
refusal-serve-nats-failed = NATS cannot be started.
refusal-serve-process-failed = Process { $process } did not start; its log says why.
refusal-serve-scale-library = A bus needs further packages: { $install }
verify-honest = Consistent: in this file, every deal and all { $draws } draws of { $rounds } rounds follow from the secrets, salts and commitments.
verify-unsalted = Round { $round }: no salt of { $count ->
    [one] player { $seats }
   *[other] players { $seats }
  } (bots have none). Who adds no salt has to trust the others and the server.
verify-withheld = Round { $round }: { $count ->
    [one] player { $seats } has sealed a salt
   *[other] players { $seats } have sealed salts
  } that the deal was made without. That alone gives nobody a choice; who also runs the server could have chosen so between two deals for each of these salts.
verify-unsealed = Round { $round }: { $count ->
    [one] the salt of player { $seats } was
   *[other] the salts of players { $seats } were
  } not sealed, as in games before version 0.2.0. The player who sent the last salt and knew the secret could choose among deals.
verify-limits = Not proved by this file alone: that the commitments are those that were shown before each deal, that your salt and your cards are the ones in it, and that the match took place. Compare them with what your device was shown.
verify-dishonest = Not consistent: { $reason }
verify-no-file = { $file } is not a regular file.
verify-not-text = { $file } is not a recorded game: it is not text.
verify-too-large = { $file } has more than { $most } MB: no exported game is that long.

## pioche review

review-title = { $edition }, { $players } players, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}
review-steps = steps
review-accounts = Luck and skill, in rounds won
review-adds-up = Par + luck + skill + others = won. Luck: deals, draws and what was hidden. Skill: your own moves, by what you knew. Others: the moves of the others.
review-won = won
review-par = par
review-luck = luck
review-skill = skill
review-others = others
review-loss = lost per decision
review-mistakes = mistakes
review-points = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
review-percent = { NUMBER($value, maximumFractionDigits: 1) }%
review-of = { $count } of { $total }
review-chances = Chance to win the round
review-lays = Tiles played
review-lays-laid = played
review-lays-most = could be played at most
review-lays-less = turns with fewer than possible
review-no-mistakes = No mistake that is certain.
review-worst = { $count ->
    [one] The decision that cost most
   *[other] The { $count } decisions that cost most
}
review-mistake = Round { $round }, move { $move }, player { $seat }: “{ $played }” wins { NUMBER($after, maximumFractionDigits: 1) }%, “{ $better }” { NUMBER($before, maximumFractionDigits: 1) }% (± { NUMBER($error, maximumFractionDigits: 1) }).
review-wait = Wait
review-why-last = It would have won the round at once.
review-why-hits = { $cards ->
    [one] It hits { $seat }, who had only one card left.
   *[other] It hits { $seat }, who had only { $cards } cards left.
}
review-why-keeps-wilds = It keeps the wild cards for later.
review-why-strong-colour = It changes to { $colour }, of which there were most in hand.
review-why-stays = It stays with { $colour }, of which there were more in hand.
review-why-points = It gets rid of many points.
review-why-waits = What fitted is worth more later.
review-why-unbelieved = The +4 looked like a bluff.
review-why-believed = The +4 looked honest.
review-why-catch = { $seat } had forgotten “UNO”.
review-why-call = A player who forgets “UNO” can be caught.
review-why-bluff = The +4 was a bluff and could be challenged.
review-why-more = It gets rid of more cards at once.
review-why-fits = { $cards ->
    [one] It leaves one card in hand that fits next, instead of none.
   *[other] It leaves { $cards } cards in hand that fit next, instead of { $fewer }.
}
review-why-draws = It gets rid of a card instead of drawing or keeping one.
review-why-chances = Looking ahead, it wins most often.
review-why-tiles-hits = { $tiles ->
    [one] It hits { $seat }, who had only one tile left.
   *[other] It hits { $seat }, who had only { $tiles } tiles left.
}
review-why-tiles-more = It plays { $tiles } tiles instead of { $fewer }.
review-why-tiles-joker = It keeps a joker for later.
review-why-tiles-keeps = It keeps tiles that are worth more later.
refusal-review-nothing = There is no finished round in this file.
refusal-review-not-for-game = The game { $game } cannot be reviewed yet.
refusal-review-rollouts = At least one rollout is needed, not { $rollouts }.

## pioche replay

replay-round = Round { $round }.
replay-number = { $move }.
replay-prompt = Enter: next, b: back, a number: that move, q: end.
refusal-replay-seat = There is no player { $number }: they are 1 to { $players }.
refusal-replay-move = There is no move { $move }: moves are 0 to { $moves }.

## pioche puzzles

puzzles-found = puzzles
puzzles-made = { $kind }: { $count } puzzles
train-generations = generations
train-rating = Generation { $generation }: { $decisions } decisions, { $minutes } min of processor time. Against heuristic: { $two } with two players, { $four } with four.
train-weights = The weights are in { $file }.
train-done = The run is in { $folder }, its ratings are drawn in { $picture }.
train-players = { $players } players
train-decisions = million decisions
dataset-done =
    { $rows ->
        [one] One decision
       *[other] { $rows } decisions
    } in { $folder }; the files and their checksums are listed in { $manifest }.
dataset-varies = A player with a time budget or from a file takes part: the rows may differ when they are made again.
puzzle-task-four = Play four tiles in this turn.
puzzle-task-out = Play all your tiles in this turn.
puzzle-task-joker = Get rid of the joker in this turn.
puzzle-task-win = Win the round, whatever the others do. Everybody’s cards and the draw pile are open.
puzzle-solved = Solved!
puzzle-goes-on = Right so far. Your turn again.
puzzle-nothing-played = This plays no tile.
puzzle-few-tiles = { $tiles ->
    [one] This is allowed, but plays only one tile instead of four.
   *[other] This is allowed, but plays only { $tiles } tiles instead of four.
}
puzzle-tiles-left = { $tiles ->
    [one] This is allowed, but one tile is left on your rack.
   *[other] This is allowed, but { $tiles } tiles are left on your rack.
}
puzzle-joker-kept = This is allowed, but the joker is still on your rack.
puzzle-refuted = The answer of { $seat } is “{ $move }”, and nothing wins by force any more.
puzzle-no-win = After this, nothing wins by force any more.
puzzle-hint-groups = { $changed ->
    [one] One group of the table changes
   *[other] { $changed } groups of the table change
}, and { $apart ->
    [one] one of them is taken apart.
   *[other] { $apart } of them are taken apart.
}
puzzle-hint-apart = This group is taken apart: { $tiles }.
puzzle-hint-moves = { $moves ->
    [one] This move wins.
   *[other] You win in { $moves } moves at the latest, this one included.
}
puzzle-hint-move = The move: { $move }
refusal-puzzles-not-a-file = The file { $file } has no puzzles.
refusal-puzzles-line = Line { $line } of { $file } is not a puzzle.
refusal-puzzles-count = There cannot be { $count } puzzles.
refusal-puzzle-seat = In a puzzle seat { $solver } moves; this is a move of seat { $found }.
refusal-puzzle-over = The puzzle is over.
refusal-puzzle-no-hint = There is no hint { $number }.
refusal-puzzle-unknown = There is no puzzle “{ $name }”.
refusal-puzzle-kind = There are no puzzles of the kind “{ $name }”; there are: { $known }.
refusal-puzzle-day = “{ $text }” is not a day such as 2026-01-31.
refusal-deals-missing = This file has no part about its deals; it was not exported by a server.
refusal-deals-newer = The part about the deals has version { $version }; this Pioche reads versions up to { $known }.
refusal-deals-line = Line { $line } of the part about the deals cannot be read.
refusal-deals-sum = The part about the deals was changed or cut off: its check sum is wrong.
refusal-deal-unpublished = For round { $round } nothing was committed to.
refusal-deal-secret-kept = The secret of round { $round } was not revealed.
refusal-deal-secret-changed = The secret of round { $round } is not the one that was committed to.
refusal-deal-salt-changed = Round { $round }: the salt of player { $seat } is not the one that was sealed.
refusal-deal-seed-wrong = Round { $round } was not dealt from its secret and salts.
refusal-deal-set-up = Round { $round } was prepared, as for a lesson: its deal does not follow from any secret.
refusal-deal-card-changed = In round { $round } somebody was given another card or tile than the deal says.
refusal-message-unreadable = That is not a message of this protocol.
refusal-field-unreadable = The field { $field } is missing, unknown or not of the right kind.
refusal-protocol-version = This server speaks version { $spoken } of the protocol; reload the page.
refusal-hello-first = The first message has to be hello.
refusal-too-fast = That was too much at once; try again in a moment.
refusal-store-away = The server cannot save anything right now, so nothing was played. Try again in a moment.
refusal-server-mistake = The server made a mistake; its operator can find it in the log.
refusal-server-draining = The server is about to restart; you will be connected again.
refusal-intention-stale = The table has changed in the meantime; look again.
refusal-no-such-table = There is no such table.
refusal-not-found = There is nothing here.
refusal-not-seated = You have no seat at this table.
refusal-already-seated = You have a seat already.
refusal-seat-taken = That seat is taken.
refusal-no-such-seat-here = There is no such seat here, or nobody in it.
refusal-host-only = Only the host can do that.
refusal-table-not-open = The game has begun; that can only be done before the start.
refusal-table-not-playing = Nothing is being played right now.
refusal-seats-not-ready = Every seat has to be taken, and everybody has to agree to the rules.
refusal-settings-changed = The rules have changed in the meantime; look at them again.
refusal-settings-bad = These settings are not possible.
refusal-no-watching = This table does not allow spectators.
refusal-table-paused = The game is paused.
refusal-table-not-paused = The game is not paused.
refusal-salt-late = This salt comes too late, or for another deal.
refusal-seal-late = This seal comes too late, for another deal, or a second time.
refusal-salt-early = The salt may only be revealed when no more seals are accepted.
refusal-salt-unsealed = This device has not sealed a salt before the others were revealed, so it adds none to this deal.
refusal-salt-other = This is not the salt that was sealed.
refusal-nothing-to-want = There is nothing to agree to right now.
refusal-seat-not-gone = Nobody is gone from that seat.
refusal-name-bad = This name cannot be shown; choose another one.
refusal-text-bad = This text cannot be shown.
refusal-no-guest = Give yourself a name first.
refusal-origin-foreign = This request comes from another site.
refusal-host-unknown = This server does not know itself under the name { $host }. Open it at its address, or ask its operator to add the name to the setting “hosts”.
refusal-server-full = The server has no room for more connections right now; try again in a moment.
refusal-server-away = The server cannot be reached: there is no network, or it is not running. We keep trying.
refusal-removed-by-host = The host has removed you from this table; only the host can let you sit down again.
refusal-muted-by-host = The host has muted you at this table.
refusal-nobody-like-that = There is nobody like that at this table.
refusal-too-many = That is too many; { $most } is the most.
refusal-no-such-level = There is no bot called { $level } here.
refusal-bot-other-game = This game is not played by { $bot }; take another bot.
refusal-not-in-this-game = This game does not have that.
refusal-no-replay = There is no such game to look at: it is still being played, it is no longer kept, or the link is wrong.
refusal-no-such-moment = This moment does not exist in the game.
refusal-file-too-large = The file is too large for a recorded game: at most { $most } kB.
refusal-no-such-lesson = There is no such lesson for { $game }.

## web page

web-guest = Guest
web-you = you
web-host = host
web-home = Home
web-settings = Settings
web-close = Close
web-back = Back
web-menu = Menu
web-table = Table
web-lead = UNO with cards or tiles, with friends or bots, by exactly the rules that you agree on.
web-your-name = Your name
web-face = Your face
web-face-by-name = The one that goes with my name
web-face-animal =
    { $animal ->
        [cat] Cat
        [bear] Bear
        [panda] Panda
        [rabbit] Rabbit
        [owl] Owl
        [frog] Frog
        [pig] Pig
        [mouse] Mouse
        [dog] Dog
        [lion] Lion
        [tiger] Tiger
        [monkey] Monkey
        [elephant] Elephant
        [penguin] Penguin
        [hen] Hen
        [hedgehog] Hedgehog
        [raccoon] Raccoon
        [badger] Badger
        [deer] Deer
        [cow] Cow
        [sheep] Sheep
        [goat] Goat
        [horse] Horse
        [zebra] Zebra
        [wolf] Wolf
        [otter] Otter
        [beaver] Beaver
        [hamster] Hamster
        [squirrel] Squirrel
        [duck] Duck
        [mallard] Mallard
        [koala] Koala
        [mole] Mole
        [bee] Bee
        [ladybird] Ladybird
        [dragon] Dragon
        [hippo] Hippo
        [walrus] Walrus
        [parrot] Parrot
       *[fox] Fox
    }
web-come-in = Come in
web-play-now = Play cards now
web-play-tiles = Play rummy tiles
web-make = Make a table
web-continue = Continue playing
web-go-on = Resume
web-join-go = Join
web-watch-go = Watch
web-open-tables = Open tables
web-code = Code:
web-code-or-link = Code or link
web-code-bad = No table has this code. Short codes only work until the game starts: ask for the link.
web-taken = { $taken } of { $seats } seats taken
web-language = Language
web-theme = Theme
web-theme-light = light
web-theme-dark = dark
web-as-device = same as device
web-motion = Animations
web-card-size = Size of cards and tiles
web-pace = Speed of movement
web-pace-slow = slow
web-pace-normal = normal
web-pace-quick = quick
web-volume = Volume
web-vibrate = Vibration
web-moment-skipped = You are skipped!
web-moment-draw = { $cards ->
        [one] You draw a card.
       *[other] You draw { $cards } cards.
    }
web-moment-caught-draw = { $cards ->
        [one] No “UNO!”: you draw a card.
       *[other] No “UNO!”: you draw { $cards } cards.
    }
web-moment-draw-tiles = { $tiles ->
        [one] You draw a tile.
       *[other] You draw { $tiles } tiles.
    }
web-moment-caught = Caught!
web-moment-caught-by = { $name } noticed.
web-moment-catch = You caught { $name }!
web-moment-challenge-won = Challenge won!
web-moment-challenge-lost = Challenge lost!
web-moment-bluff-seen = { $name } was bluffing.
web-moment-no-bluff = { $name } was not bluffing.
web-moment-bluff-lost = Bluff exposed!
web-moment-bluff-kept = No bluff!
web-moment-challenged-by = { $name } challenged you.
web-moment-swapped = Hands swapped!
web-moment-swapped-with = with { $name }
web-moment-jumped = Jump in!
web-moment-accused = Accused!
web-moment-guilty = Guilty!
web-moment-not-guilty = Not guilty!
web-moment-rotated = All hands are passed on!
web-moment-gift = A present from { $name }.
web-moment-time = Time is up!
web-moment-time-line = The table has played for you.
web-call-jump = Jump in: { $card }!
web-call-follow = Go on: { $card }!
web-next-in = Next round in { $seconds } s
web-stop-countdown = Stop the countdown
web-table-pace = Pace of play
web-skip-to-me = Skip to my turn
web-tabletop = Table
web-tabletop-felt = Green felt
web-tabletop-wood = Wood
web-tabletop-night = Night blue
web-card-back = Card backs
web-card-back-rust = Rust
web-card-back-ocean = Ocean
web-card-back-garden = Garden
web-size-small = small
web-size-normal = normal
web-size-large = large
web-shapes = Shapes for the colours
web-left-handed = Left-handed
web-confirm = Touch twice to play a card
web-connecting = Connecting…
web-lost = Connection lost
web-refused = That did not work.
web-edition = Which game?
web-edition-fr = Classic
web-edition-fr-about = You may challenge a +4.
web-edition-lb = Lëtz
web-edition-lb-about = Orange and violet; a Reverse fits anywhere.
web-edition-de = Stacking
web-edition-de-about = A +2 can be stacked with a +2 or a +4.
web-seats = Seats
web-how-many = How many
web-clock = Time for a turn
web-no-clock = no limit
web-seconds = { $seconds } s
web-public = Anybody may find this table
web-watch = Others may watch
web-house-rules = House rules
web-presets = Ready-made house rules
web-preset-printed = As printed
web-preset-family = Family
web-preset-wild = Wild night
web-special =
    { $rules ->
        [one] One rule is
       *[other] { $rules } rules are
    } different from the printed ones.
web-undo-option = Back to:
web-adapted = Adapted to your other choices: { $settings }
web-option-adapted = Adapted to your other choices.
web-repair = Change to “{ $setting }”
web-group-laying = Playing a card
web-group-drawing = Drawing
web-group-debt = +2, +4 and stacking
web-group-skipping = Skip and Reverse
web-group-hands = Swapping hands
web-group-uno = “UNO” and the last card
web-group-uno-tiles = “UNO” and the last tile
web-group-start = Cards, deal and manners
web-group-scoring = Points and teams
web-group-scoring-tiles = Points
web-apply = Use these rules
web-rules = Rules
web-change-rules = Change the rules
web-as-printed = As printed, without house rules
web-invite = Invite others
web-address = Address of this table
web-copy = Copy
web-copied = Copied
web-share = Share
web-players = Players
web-free-seat = Free seat
web-sit = Sit down
web-add-bot = + Bot
web-fill-bots = Fill the free seats with bots
web-remove = Remove { $name }
web-readmit = Let those who were removed sit down again
web-agree = I agree to the rules
web-agreed = agrees
web-not-agreed = has not agreed yet
web-start = Deal the cards
web-start-tiles = Deal the tiles
web-wait-seats = Some seats are still free.
web-wait-agree = Not everybody has agreed to the rules yet.
web-wait-host = The host deals as soon as everybody is here.
web-stand-up = Stand up
web-log = Log
web-score = Score
web-say = Say something
web-send = Send
web-react = React
web-pause = Ask for a pause
web-paused = The game is paused.
web-resume = Go on playing
web-autopilot = Let the autopilot play for me
web-autopilot-plays = The autopilot plays for you.
web-play-myself = Play myself again
web-leave = Leave the table
web-export = Save this game as a file
web-accuse = Accuse of advice: { $name }
web-mute = Mute { $name }
web-unmute = Hear { $name } again
web-silence = Mute { $name } for everybody
web-unsilence = Let { $name } speak again
web-vote = Did { $name } give advice?
web-aye = Yes
web-nay = No
web-decide = { $name } is gone.
web-decide-wait = Wait
web-decide-bot = Bot takes over
web-decide-end = End the match
web-presence-lost = connection lost
web-presence-away = autopilot
web-presence-gone = gone
web-card-hidden = a hidden card
web-card-dimmed = { $card }, not playable now
web-card-drawn = { $card }, just drawn
web-your-hand = Your hand: { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
web-seat-cards =
    { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
web-seat-turn = to play
web-last-passed = passed
web-last-skipped = skipped
web-catch = No “UNO”: catch!
web-direction-left = Play goes to the left.
web-direction-right = Play goes to the right.
web-draw = Draw a card
web-draw-from = Draw pile, { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
web-take-debt = Draw { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
web-believe = Accept and draw { $cards ->
        [one] one card
       *[other] { $cards } cards
    }
web-doubt = Challenge the +4
web-keep = Keep the card
web-sit-out = Accept the Skip
web-decline = No, thanks
web-pass = Pass
web-actions = What you can do
web-top = The top card is { $card }.
web-colour-in-force = Colour:
web-your-turn = Your turn
web-dealing = The cards are being dealt…
web-any-prompt-turn = Your turn: choose a move
web-any-hidden =
    { $cards ->
        [one] one card face down
       *[other] { $cards } cards face down
    }
web-any-empty = empty
web-any-facts = What holds now
web-any-yours = Your moves and cards
web-prompt-turn = Your turn
web-prompt-drawn = Play a card or keep it.
web-prompt-debt =
    { $parry ->
        [yes] Stack or draw
       *[no] Draw
    } { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
web-prompt-challenge = A +4! Accept or challenge it? If it is a bluff, { $name } draws { $cards }; if not, you draw { $more }.
web-prompt-skipped =
    { $parry ->
        [yes] You are being skipped. Play your Skip or accept.
       *[no] You are being skipped.
    }
web-prompt-colour = Name a colour.
web-prompt-rotate = Which way are the hands passed on?
web-prompt-choose = Choose a player.
web-prompt-give = Give cards away.
web-prompt-over = The round is over.
web-wait-turn = { $name } is thinking…
web-wait-debt =
    { $name } has to draw { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
web-wait-challenge = Does { $name } challenge the +4?
web-wait-skipped = { $name } is being skipped.
web-wait-choice = { $name } is choosing…
web-ask-colour = Which colour?
web-ask-several = How do you want to play it?
web-ask-rotate = Which way are all hands passed on?
web-ask-swap = Who do you swap hands with?
web-ask-white = Who does the white card apply to?
web-ask-give = Touch { $cards ->
        [one] one card
       *[other] { $cards } cards
    } in your hand. Who gets them?
web-hands-left = To the left
web-hands-right = To the right
web-round = Round
web-total = Total
web-points = +{ $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-goal-points = The match ends when somebody reaches { $points } points.
web-goal-rounds = The first to win { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    } wins the match.
web-round-mine = You win the round!
web-round-won = { $name } wins the round.
web-round-nobody = Nobody wins this round.
web-match-mine = You win the match!
web-match-won = { $name } wins the match!
web-match-abandoned = The match was abandoned.
web-hands-left-over = What was left in the hands
web-white-rule = What does { $card } do?
web-option-clauses = In the rule book
web-hand-lost = You still held { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
web-match-place = Your place: { $place } of { $sides }.
web-next-round = Next round
web-rematch = Play again
web-waiting-for = Waiting for { $people ->
        [one] one more player
       *[other] { $people } more players
    }…
web-log-dealt = New round: { $me ->
        [name] you deal
       *[none] { $name } deals
    }.
web-log-first = The first card is { $card }.
web-log-first-back = Turned and put back into the pile: { $card }.
web-log-laid =
    { $me ->
        [name] You play
       *[none] { $name } plays
    } { $card }.
web-log-laid-jump =
    { $me ->
        [name] You jump
       *[none] { $name } jumps
    } in with { $card }!
web-log-laid-follow =
    { $me ->
        [name] You go
       *[none] { $name } goes
    } on with { $card }.
web-log-laid-several =
    { $me ->
        [name] You play
       *[none] { $name } plays
    } { $count } cards; the top card is { $card }.
web-log-drew =
    { $me ->
        [name] You draw
       *[none] { $name } draws
    } { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
web-log-drew-debt =
    { $me ->
        [name] You draw
       *[none] { $name } draws
    } the { $cards ->
        [one] card
       *[other] { $cards } cards
    }.
web-log-drew-forgot =
    { $me ->
        [name] You forgot “UNO” and draw
       *[none] { $name } forgot “UNO” and draws
    } { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
web-log-drew-caught =
    { $me ->
        [name] You were caught and draw
       *[none] { $name } was caught and draws
    } { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
web-log-drew-challenge-lost =
    { $me ->
        [name] Your challenge failed: you draw
       *[none] The challenge failed: { $name } draws
    } { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
web-log-drew-bluff =
    { $me ->
        [name] You bluffed and draw
       *[none] { $name } bluffed and draws
    } { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
web-log-drew-black-finish =
    { $me ->
        [name] You may not end with this card and draw
       *[none] { $name } may not end with this card and draws
    } { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
web-log-drew-nothing-kept =
    { $me ->
        [name] You gave everything away and draw
       *[none] { $name } gave everything away and draws
    } { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
web-log-drew-advice =
    { $me ->
        [name] You gave advice and draw
       *[none] { $name } gave advice and draws
    } { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
web-log-drew-effect =
    { $me ->
        [name] You draw
       *[none] { $name } draws
    } { $cards ->
        [one] one card
       *[other] { $cards } cards
    } by the rule of the white card.
web-log-drew-all-parried = All have stacked: { $me ->
        [name] you draw
       *[none] { $name } draws
    } { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
web-log-drew-last-card = The last card still counts: { $me ->
        [name] you draw
       *[none] { $name } draws
    } { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
web-log-passed =
    { $me ->
        [name] You pass.
       *[none] { $name } passes.
    }
web-log-skipped =
    { $me ->
        [name] You are skipped.
       *[none] { $name } is skipped.
    }
web-log-turned = The direction of play is reversed.
web-log-colour =
    { $me ->
        [name] You name
       *[none] { $name } names
    } the colour: { $colour }.
web-log-owes =
    { $me ->
        [name] You have
       *[none] { $name } has
    } to { $answer ->
        [both] stack, challenge or draw
        [parry] stack or draw
        [challenge] challenge or draw
       *[none] draw
    } { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
web-log-uno =
    { $me ->
        [name] You
       *[none] { $name }
    }: “UNO!”
web-log-uno-uno =
    { $me ->
        [name] You
       *[none] { $name }
    }: “UNO UNO!”
web-log-caught =
    { $me ->
        [name] You noticed: { $other } has forgotten “UNO”.
        [target] { $name } noticed: you have forgotten “UNO”.
       *[none] { $name } noticed: { $other } has forgotten “UNO”.
    }
web-log-doubt-right =
    { $me ->
        [name] You challenge the +4 and are right: { $other } was bluffing.
        [target] { $name } challenges the +4 and is right: you were bluffing.
       *[none] { $name } challenges the +4 and is right: { $other } was bluffing.
    }
web-log-doubt-wrong =
    { $me ->
        [name] You challenge the +4 and are wrong: { $other } was not bluffing.
        [target] { $name } challenges the +4 and is wrong: you were not bluffing.
       *[none] { $name } challenges the +4 and is wrong: { $other } was not bluffing.
    }
web-log-took-back =
    { $me ->
        [name] You take
       *[none] { $name } takes
    } the +4 back.
web-log-hands-passed = All hands are passed on.
web-log-hands-swapped =
    { $me ->
        [name] You swap hands with { $other }.
        [target] { $name } swaps hands with you.
       *[none] { $name } swaps hands with { $other }.
    }
web-log-gave =
    { $me ->
        [name] You give
       *[none] { $name } gives
    } { $cards ->
        [one] one card
       *[other] { $cards } cards
    } to { $me ->
        [target] you
       *[none] { $other }
    }.
web-log-looked =
    { $me ->
        [name] You look at the hand of { $other }.
        [target] { $name } looks at your hand.
       *[none] { $name } looks at the hand of { $other }.
    }
web-log-accused =
    { $me ->
        [name] You accuse { $other } of giving advice.
        [target] { $name } accuses you of giving advice.
       *[none] { $name } accuses { $other } of giving advice.
    }
web-log-aye =
    { $me ->
        [name] You vote
       *[none] { $name } votes
    } yes.
web-log-nay =
    { $me ->
        [name] You vote
       *[none] { $name } votes
    } no.
web-log-guilty =
    { $me ->
        [name] You are
       *[none] { $name } is
    } found guilty.
web-log-not-guilty =
    { $me ->
        [name] You are
       *[none] { $name } is
    } not guilty.
web-log-reshuffled = The discards become the new draw pile.
web-log-round-won =
    { $me ->
        [name] You win
       *[none] { $name } wins
    } the round!
web-log-round-nobody = The round is over; nobody scores.
web-log-said =
    { $me ->
        [name] You
       *[none] { $name }
    }: { $text }
web-log-sat =
    { $me ->
        [name] You sit
       *[none] { $name } sits
    } down.
web-log-stood =
    { $me ->
        [name] You leave your seat.
       *[none] { $name } leaves the seat.
    }
web-log-changed = The rules have changed.
web-log-started = The match begins.
web-log-pause =
    { $me ->
        [name] You ask
       *[none] { $name } asks
    } for a pause.
web-log-resumed = The game goes on.
web-log-lesson-back =
    { $me ->
        [name] You take
       *[none] { $name } takes
    } a move back. The lesson goes on from there.
web-log-absent =
    { $me ->
        [name] You are
       *[none] { $name } is
    } absent.
web-log-back =
    { $me ->
        [name] You are
       *[none] { $name } is
    } back.
web-log-fault-broken = { $name } cannot be used. When it has no answer, a simple move is made for it.
web-log-fault-crashed = { $name } crashed. When it has no answer, a simple move is made for it.
web-log-fault-hung = { $name } did not answer in time. When it has no answer, a simple move is made for it.
web-log-fault-illegal = { $name } wanted to do something that is not allowed. When it has no answer, a simple move is made for it.
web-rule-book = Rule book
web-search-rules = Search the rules
web-found-rules =
    { $clauses ->
        [0] Nothing found.
        [one] One clause found.
       *[other] { $clauses } clauses found.
    }
web-house-rule = house rule
web-part-aim = Aim of the game
web-part-start = Setting up
web-part-wild = Wild cards
web-part-uno = “UNO” and the end of a round
web-part-manners = Manners
web-aim-cards = Be the first to get rid of all your cards.
web-aim-tiles = Be the first to play all the tiles of your rack, in runs and sets.
web-statute = Clause numbers
web-book-page = As a page, to print
web-print = Print
web-printed = As printed: { $setting }
web-points-table = What cards or tiles that are left count
web-points-face = what is printed on it
web-example-on = On the table: { $piece }.
web-example-fits = Fits: { $piece }.
web-example-fails = Does not fit: { $piece }.
web-book-unknown = No rule book has this: { $names }.
web-read-clause = Read { $clause } in the rule book
web-part-tiles = Tiles, runs and sets
web-part-turn = A turn
web-part-jokers = Jokers
web-part-words = Word tiles
web-title = Name of the table
web-bots = Bots
web-level = Level
web-own-bot = own bot
web-level-beginner = beginner
web-level-casual = casual
web-level-strong = strong
web-level-master = master
web-presets-mine = My house rules
web-preset-keep = Save these rules under a name
web-preset-name = Name of these rules
web-preset-save = Save
web-preset-drop = Delete { $name }
web-blank-preview = What it says:
web-blank-add = Add an effect
web-blank-text = In your own words (the players see to it themselves)
web-blank-effect = Effect { $number }
web-blank-what = What happens
web-blank-count = How many
web-blank-who = To whom
web-blank-if = When
web-blank-limit = Number of cards
web-blank-may = only if the player wants
web-blank-remove = Remove effect { $number }
web-if-always = always
web-if-self-at-most = if you hold at most…
web-if-self-at-least = if you hold at least…
web-if-target-at-most = if that player holds at most…
web-if-target-at-least = if that player holds at least…
web-if-colour = if this colour is in force
web-blank-nothing = Nothing happens.
web-blank-draw =
    { $at ->
        [next] the next player draws
        [previous] the previous player draws
        [chosen] a player of your choice draws
        [self] you draw
        [others] all others draw
       *[all] everybody draws
    } { $count ->
        [one] one card
       *[other] { $count } cards
    }
web-blank-debt = the next player stacks, or draws { $count ->
        [one] one card
       *[other] { $count } cards
    } and is skipped
web-blank-skip =
    { $count ->
        [one] the next player is skipped
       *[other] the next { $count } players are skipped
    }
web-blank-turn = the direction of play is reversed
web-blank-colour = you name a colour
web-blank-pass-hands = all hands are passed on, one way or the other
web-blank-swap = you swap hands with { $at ->
        [previous] the previous player
        [chosen] a player of your choice
       *[next] the next player
    }
web-blank-give = you give { $count ->
        [one] one card
       *[other] { $count } cards
    } to { $at ->
        [previous] the previous player
        [chosen] a player of your choice
       *[next] the next player
    }
web-blank-again = you play again
web-blank-look = you look at the hand of { $at ->
        [previous] the previous player
        [chosen] a player of your choice
       *[next] the next player
    }
web-blank-optional = { $text }, if you want
web-blank-sentence = { $text }.
web-blank-when =
    { $condition ->
        [self_at_most] If you hold at most { $limit } cards
        [self_at_least] If you hold at least { $limit } cards
        [target_at_most] If that player holds at most { $limit } cards
        [target_at_least] If that player holds at least { $limit } cards
       *[colour] If the colour is { $colour }
    }: { $text }.
web-server-silent = The server does not answer. We keep trying.
web-try-again = Try again
web-unsent = Not connected. This is sent as soon as the connection is back.
web-free-of-charge = Free, without an account, right here in the browser.
web-play-now-about = Match colours and numbers, against three bots.
web-play-tiles-about = Play runs and sets, against two bots.
web-with-friends = With friends
web-no-open-tables = Nobody is waiting right now. Make a table that anybody may find: it is shown here.
web-rules-of = Rules: { $game }
web-with = With { $names }
web-turn-of = It is { $name }’s turn
web-standing = You { $mine }, best of the others { $best }
web-seat-left = You have left your seat
web-dismiss = Remove from the list: { $title }
web-invited = { $name } invites you
web-invited-nobody = You are invited
web-free-seats =
    { $free ->
    [0] No seat is free; you can watch if the table allows it.
    [one] One seat is free.
   *[other] { $free } seats are free.
  }
web-game-running = The game has begun.
web-no-table = This link leads to no table
web-no-table-why = Perhaps a letter is missing, or the game was long ago. A short code of six letters only works until the game starts. Ask for the link again, or type the code here.
web-chat = Chat
web-moves = Moves
web-unread =
    { $lines ->
    [one] one new message
   *[other] { $lines } new messages
  }
web-stand-in = bot plays
web-assistant = assistant
web-assistant-about = { $name } is an assistant: a program that sees what its seat sees and plays for itself.
web-log-removed = The host has removed somebody: { $name }.
web-log-host = { $name } is the host now.
web-leave-playing = A bot goes on playing under your name. You can sit down again as long as the game lasts and nobody else has taken the seat.
web-leave-open = Your seat becomes free. You can sit down again while it is.
web-stay = Stay
web-cancel = Cancel
web-next-host = Host after you
web-make-host = Make { $name } the host
web-hand-over = Make host
web-remove-sure = { $name } cannot sit down again until you allow it. During a game a bot takes the seat.
web-removed = The host has removed you from this table.
web-watching = You are watching.
web-left = A bot plays in your seat.
web-sit-again = Sit down again
web-take-seat = Take a seat
web-take-seat-of = Play for { $name }
web-watchers =
    { $count ->
    [one] Watching: { $names }
   *[other] Watching ({ $count }): { $names }
  }
web-pause-asked = { $name } asks for a pause.
web-pause-agree = Pause
web-pause-decline = Not now
web-pause-waiting = You have asked for a pause. It begins when everybody agrees.
web-pause-withdraw = No pause after all
web-rematch-who =
    { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
  }
web-late = Latecomers may take over from a bot
web-changed = This has changed
web-as-printed-option = { $option }: as printed
web-preset-printed-about = Exactly the rules in the box.
web-preset-family-about = Short and friendly: no challenges, +2 on +2, up to 200 points.
web-preset-wild-about = Anything goes: stack +2 and +4, jump in, 7 swaps hands, 0 passes them on, draw until you can play.
web-qr = QR code
web-qr-alt = QR code of this table’s address
web-sound = Sound
web-reaction-good = Well played
web-reaction-applause = Applause
web-reaction-laughs = Ha ha
web-reaction-amazed = Oh
web-reaction-sad = What a pity
web-reaction-angry = Grr
web-reaction-cheers = Hooray
web-reaction-thanks = Thank you
web-edition-tiles-en = Rummy tiles
web-edition-tiles-en-about = Runs and sets; a drawn tile may be played.
web-edition-tiles-fr = Rummy tiles, French rules
web-edition-tiles-fr-about = One word tile acts each turn; a drawn tile that fits must be played.
web-edition-tiles-de = Rummy tiles, German rules
web-edition-tiles-de-about = One word tile acts in each group.
option-next-starter = Who begins later rounds
option-next-starter-help = Who begins the second round and those after it.
value-next-starter-left-of-winner = the player on the winner’s left
value-next-starter-winner = the winner
value-next-starter-draw-again = drawn again
value-next-starter-left-of-last-starter = the player on the left of the one who began before
option-must-play = Must play if you can
option-must-play-help = Whether you may draw a tile although you could play one.
value-must-play-strict = draw only when nothing can be played
value-must-play-lenient = draw whenever you like
option-drawn-tile = The drawn tile
option-drawn-tile-help = What becomes of a drawn tile that fits.
value-drawn-tile-may = it may be played
value-drawn-tile-must = it must be played
option-drawn-with-others = After drawing
option-drawn-with-others-help = Whether other tiles may be played together with the drawn one.
value-drawn-with-others-others = with others from the rack
value-drawn-with-others-alone = only the drawn tile
option-joker-moves = Jokers on the table
option-joker-moves-help = Whether a joker on the table may come to stand for something else.
value-joker-moves-substituted = only when the right tile replaces it
value-joker-moves-free = freely
option-joker-source = What frees a joker
option-joker-source-help = Where the tile that replaces a joker may come from.
value-joker-source-rack = the rack
value-joker-source-rack-or-table = the rack or the table
option-freed-joker = A freed joker
option-freed-joker-help = What has to be done with a joker that was replaced.
value-freed-joker-at-once = it is used at once
value-freed-joker-to-rack = it may go to the rack
option-joker-reactivates = Jokers act again
option-joker-reactivates-help = A joker that was freed acts again when it is played.
option-one-effect-per = How many word tiles act
option-one-effect-per-help = Of several word tiles one acts: in each group, or in the whole turn.
value-one-effect-per-meld = one in each run or set
value-one-effect-per-turn = one each turn
option-last-effect-counts = Word tiles at the end
option-last-effect-counts-help = A word tile in the last play still makes the next player draw before the points are counted.
option-uno-window = How long a missing “UNO” can be caught
option-uno-window-help = When it is too late to point out a forgotten “UNO”.
value-uno-window-played = until the next player has played or drawn
value-uno-window-taken = until the next player has taken the turn
option-pool-end = When the pool is empty
option-pool-end-help = When the round ends because there are no tiles left to draw.
value-pool-end-draw-due = when somebody has to draw
value-pool-end-at-once = with the last tile

## Rule book: the clauses, as players read them
## What players call things, by option, for the search of the rule book

called-challenge = challenge, challenging, bluff, call the bluff, draw four, draw 4, +4, wild draw four
called-draw2-parry = stack, stacking, draw two, draw 2, +2, plus two, counter, pass it on
called-wild4-if = draw four, draw 4, +4, plus four, wild draw four, bluff
called-wild4-parry = stack, stacking, draw four, draw 4, +4, plus four, counter
called-jump-in = jump in, jump-in, slap, interrupt, out of turn
called-sequences = straight, run, in a row
called-seven-swap = 7-0, seven-o, seven zero, swap, trade hands
called-zero-rotation = 7-0, seven-o, seven zero, rotate, pass hands
called-draw-until-playable = draw to match, keep drawing, forced draw
called-multiples = doubles, pairs, double up, several cards
called-blanks = blank cards, wild customizable, own rules
called-teams = partners, 2 against 2, two against two
called-uno-enforced = forgot uno, call uno, say uno, catch, caught

## Values of options come in under the names that rules have in the program.

clause-fr-1 = 2 to 10 players sit at a table.
clause-fr-2 = The pack has 108 cards. Red, yellow, green and blue each have one 0, two each of 1 to 9, two +2, two Reverse and two Skip cards; then there are 4 Wild and 4 +4 cards. The 4 UNO cards stay in the box unless a house rule needs them.
clause-fr-3 =
    { $rounds_to_win ->
        [0] The match goes to the first player to reach or pass { $target } points.
       *[other] Points do not decide: the match goes to the first player to win { $rounds_to_win } rounds.
    }
clause-fr-4 = At the start of every round each player draws a card. The player with the highest number deals; special cards count 0, and players who tie draw again. Then the cards are shuffled back in.
clause-fr-5 = Everybody gets { $hand_size } cards. The rest lies face down as the draw pile; its top card opens the discard pile.
clause-fr-6 = The player on the dealer’s left begins, and play goes clockwise.
clause-fr-7 = Cover the top card with a card of the same colour, number or symbol, or with a Wild or a +4.
clause-fr-8 = If nothing in your hand fits, draw one card. If it fits you may play it at once; otherwise your turn is over.
clause-fr-9 = You may choose not to play even if you could. Then you draw a card, and only that card may be played.
clause-fr-10 = When you play your last card but one, call “UNO”. If you forget and an opponent notices before the next player has played or drawn a card, it costs you 2 cards. A late call still saves you if it comes before the opponent’s. Drawing a penalty or being skipped does not end this time.
clause-fr-11 = The first player with no cards left wins the round.
clause-fr-12 = After a +2 the next player draws 2 cards and is skipped, always. A +2 goes only on its own colour or on another +2. As first card: the player on the dealer’s left draws 2, and the next one begins.
clause-fr-13 = A Reverse reverses the direction of play. It goes only on its own colour or on another Reverse. As first card: the player on the dealer’s right begins, and the direction is reversed.
clause-fr-14 = After a Skip the next player is skipped. A Skip goes only on its own colour or on another Skip. As first card: the second player on the dealer’s { $first_skip ->
        [second_right] right begins, still clockwise
       *[other] left begins
    }.
clause-fr-15 = A Wild goes on any card. If you play it, you name a colour or keep the one in force. As first card: the dealer names the colour.
clause-fr-16 = When you play a +4, you name a colour; the next player draws 4 cards and is skipped. It is allowed only if nothing else in your hand fits: a Wild counts as something else, a second +4 does not. { $challenge ->
        [off] Bluffing cannot be proved here.
       *[other] Bluffing is possible, as long as nobody challenges it.
    } As first card it goes back and another one is turned.
clause-fr-17 = A +2 or +4 played as the last card still counts: the next player draws 2 or 4 cards before the points are counted.
clause-fr-18 = When the draw pile is used up, all discards but the top one are shuffled into a new pile. If even that is too little, you draw what there is. If nobody can draw or play any more the round ends: the player holding the fewest points wins it; if several do, nobody scores.
clause-fr-19 = The winner of a round scores what is left in the other hands: numbers count their value, +2, Reverse and Skip 20, Wild 50 and +4 { $wild4_points } points.
clause-fr-20 = After each round everybody writes down the points in their own hand. When somebody reaches or passes { $target }, the lowest total wins; players tied on the lowest total share the win.
clause-fr-21 = Untimely comments or advice may cost 4 cards. Anybody may accuse a player, and the majority of all but the accused decides. From 3 players on.
clause-fr-22 = If you are hit by a +4 you may challenge it and look at the hand it came from, as it was before. If another card fitted, its player takes the +4 back and draws 4, and it is your turn. If not, you draw 6 in all and are skipped. Until that is settled nobody else may do anything.
clause-fr-23 = The score pad shows every player’s points of every round.
clause-lb-1 = The colours are orange, yellow, green and violet. Each has one 0, two each of 1 to 9, two +2, two Reverse and two Skip cards; then there are 4 Wild and 4 +4 cards, and the white cards that are in use.
clause-lb-2 = For the first round each player draws a card, and the player with the highest number deals; symbols count 0. After that the player on the left of the last dealer deals.
clause-lb-3 = Instead of 7 cards more or fewer can be dealt, if all agree.
clause-lb-4 = A Reverse may be played on any card, and its own colour is then in force. It cannot be stacked on a card that makes you draw. White cards, too, go on anything.
clause-lb-5 = If you cannot play a card you have to draw one, and you may play it if it fits. If you draw by choice you play the drawn card if it fits, and no card you held before. Only a drawn +4 that would be a bluff need not be played.
clause-lb-6 = When you can play your last card but one, call “UNO”. If another player notices that you forgot, it costs you 2 cards.
clause-lb-7 = If the last card is a +2 or a +4, the next player draws 2 or 4 cards, and they count.
clause-lb-8 = A Wild may be played even if another card would fit. As first card: the player on the dealer’s left names the colour and plays first. As last card nothing more happens.
clause-lb-9 =
    { $wild4_if ->
        [no_colour] You may play a +4 only if you hold no card of the colour in force; other cards that fit do not matter.
       *[other] After a +4 the next player draws 4 cards and is skipped.
    } { $challenge ->
        [card_stays] If you are hit you may challenge it. If it was a bluff, its player draws the 4, the card and its colour stay, and it is your turn. If not, you draw 6 and are skipped.
        [off] It cannot be challenged.
       *[other] It can be challenged.
    }
clause-lb-10 = White cards go on anything. Before the match the players write a rule on each, and everybody has to agree. Unless the rule names a colour, the one in force stays. As first card the rule falls on the player on the dealer’s left, who also names the colour. If it is your last card you have won; the rule still applies to the others.
clause-lb-11 = Reverse, Skip and +2 count 20 points, Wild, +4 and white cards 50, numbers their value. { $rounds_to_win ->
        [0] { $target } points win.
       *[other] The match goes to the first player to win { $rounds_to_win } rounds.
    }
clause-lb-12 = When the draw pile is used up, the other pile becomes the new one.
clause-de-0 = In the box are 112 cards: 76 numbers, 24 coloured specials, 4 Wild, 4 +4 and 4 UNO cards. The first to play their last card has won the round. { $rounds_to_win ->
        [0] The match goes to { $target } points.
       *[other] The match goes to the first player to win { $rounds_to_win } rounds.
    }
clause-de-1 = In turn everybody plays a card of the same colour, the same number or the same symbol, or a black special card.
clause-de-2 = A coloured special card always goes on a number of its colour.
clause-de-3 = After a Skip the next player is skipped; the one after may play the colour, a Skip or a black card. As first card: the second player on the dealer’s { $first_skip ->
        [second_right] right
       *[other] left
    } begins.
clause-de-4 = After a Reverse play goes the other way round; another one turns it back. As first card: the player on the dealer’s right begins.
clause-de-5 = You can answer a +2 by stacking { $draw2_parry ->
        [draw2_or_wild4] any other +2 or a +4
       *[other] any other +2
    }: the cards add up and fall on the next player. If you cannot or do not want to stack, you draw them all and may not play in that turn.
clause-de-6 = If you can play a card, you have to. If you cannot, you draw { $draw_until_playable ->
        [on] until a card fits and may play it
       *[off] one card and may play it if it fits
    }.
clause-de-7 = The black cards have no colour of their own.
clause-de-8 = The UNO cards mean nothing and are taken out before the deal.
clause-de-9 = A Wild goes on any card, but not while you are being skipped or have cards to draw. As first card: { $first_wild ->
        [left] the player on the dealer’s left
       *[other] the dealer
    } names the colour.
clause-de-10 =
    { $wild4_if ->
        [always] A +4 goes on any card, but not while you are being skipped. Nobody can challenge it.
       *[other] After a +4 the next player draws 4 cards and may not play.
    } { $wild4_parry ->
        [on] Another +4 can be stacked on it, and nothing else: the cards add up and fall on the next player.
       *[off] Nothing can be stacked on it.
    } As first card it goes back and another one is turned.
clause-de-11 = With the last card but one you say “UNO” before another player has played a card. Otherwise you draw 2 cards; nobody has to notice.
clause-de-12 = With the last card you say “UNO UNO”, or you have not won. If you have not said it before another player plays, it costs you 2 cards and the round goes on; what the card does stands.
clause-de-1a = Anybody may play the very same card at any time, out of turn, and play goes on from there. Several of them go one after another. Cards to be drawn add up and fall on the player after the one who jumped in. Not while a +4 may be challenged, not after “UNO UNO”, not before the first move. First come, first served.
clause-de-1b = After a number you may go on at once with the next number of its colour, always up or always down, or with the very same card again, until another player acts. After the 9 no 0 follows.
clause-de-3a = If you are being skipped you may play the Skip of the same colour: then the next player is skipped.
clause-de-3b = If you play both Skips of a colour, one straight after the other, the next two opponents are skipped.
clause-de-5a = Going out with a +2 does not win if all players after you stack on it: the total comes round and you draw it. If one of them does not stack, you have won and that player draws.
clause-de-6a = On your turn you may draw one card and then play any card that fits, or pass. Not while you have cards to draw or are being skipped.
clause-de-7a = No round ends with an UNO card or a +4: the card stands and acts, but its player draws 2 cards and the round goes on.
clause-de-8a = An UNO card makes the next player draw 4 cards; no colour is named. Only another UNO card can be stacked on it, and it cannot be stacked on anything else.
clause-de-8b = If you play an UNO card you may hand exactly two cards to one player, but must keep at least one; keeping none costs 2 cards. If an UNO card lies on top, the card below it counts.
clause-de-13a = When a 0 is played, everybody passes their hand on, one way round or the other: the player of the 0 says which way{ $zero_rotation ->
        [optional] , and whether at all
       *[other] { "" }
    }. A player whose last card is a 0 has won before any hands are passed.
clause-bb-1 = With two players a Reverse skips the other one, so you play again.
clause-bb-2 = The player of a 7 { $seven_swap ->
        [optional] may swap
       *[other] swaps
    } hands with another player.
clause-bb-3 = If you cannot play a card, you draw until one fits.
clause-bb-4 = If you have to draw you may play a Reverse of the colour in force: then the previous player has to draw.
clause-bb-5 = If you have to draw you may play a Skip of the colour in force: then the next player has to draw.
clause-bb-6 = Several cards of one number may be played at once.
clause-bb-7 = There are { $teams } teams; partners win and score together.
clause-r-1 = 2 to 4 players, each with their own rack. Everyone can see how many tiles the others have, but not which.
clause-r-2 = 100 tiles: two of each number from 1 to 12 in red, yellow, green and blue, and 4 jokers. Every 2 is a “Draw Two”, every 5 a “Skip”, every 7 a “Reverse”: these and the jokers are the word tiles.
clause-r-3 = A run is at least 3 consecutive numbers of one colour, 12 at most. After the 12 no 1 follows.
clause-r-4 = A set is 3 or 4 tiles of one number, all of different colours.
clause-r-5 = Everybody draws 14 tiles. Four starting tiles lie face up on the table; the rest, face down, is the pool.
clause-r-6 = Before the first round everybody draws a tile; the player with the highest number begins, a joker counts 0, players who tie draw again. Play goes to the left. Later rounds are begun by { $next_starter ->
        [winner] the winner of the last one
        [draw_again] the player who draws the highest tile then
        [left_of_last_starter] the player on the left of the one who began before
       *[left_of_winner] the player on the left of the last winner
    }.
clause-r-7 = In a turn you play 1 to 4 tiles from your rack. Tiles that you only move on the table do not count.
clause-r-8 =
    { $must_play ->
        [strict] If you can play a tile you have to, even if you must rearrange the table for it. Only when nothing at all is possible do you draw a tile.
       *[other] You may draw a tile even if you could play one.
    }
clause-r-9 = A drawn tile that fits { $drawn_tile ->
        [must] must
       *[may] may
    } be played at once, { $drawn_with_others ->
        [alone] alone
       *[others] also together with others from the rack
    }; then the turn is over.
clause-r-10 = When you play tiles you may rearrange everything on the table. At the end of the turn every group must be a run or a set; only starting tiles may lie single. If you play nothing, the table stays as it was.
clause-r-11 = Starting tiles may be used at any time and never have to be. Once part of a run or set, a tile never lies single again.
clause-r-12 = A joker stands for any tile. A set holds at most one; a run may hold several, but never side by side.
clause-r-13 =
    { $joker_moves ->
        [free] A joker on the table may be moved and may stand for something else each time.
       *[substituted] A joker on the table stays what it stands for until that very tile takes its place.
    } The tile that replaces it comes { $joker_source ->
        [rack_or_table] from the rack or from the table
       *[rack] from the rack
    }. The freed joker { $freed_joker ->
        [to_rack] may be kept on the rack
       *[at_once] has to be used at once in another run or set
    }; it is not one of the four.
clause-r-14 = Word tiles act once, when they come from a rack. Joker: the next player draws 4 and is skipped. 2: draws 2 and is skipped. 5: is skipped. 7: the direction of play is reversed. Afterwards they are plain tiles.
clause-r-15 = Of several word tiles played in the same { $one_effect_per ->
        [turn] turn
       *[meld] run or set
    } only one acts; you choose which, and one has to. { $one_effect_per ->
        [turn] It makes no difference in which groups they lie.
       *[meld] In different groups each acts, in the order of your choice.
    }
clause-r-16 = Word tiles among the starting tiles never act; a joker there is a plain joker.
clause-r-17 = A joker that is freed and played again { $joker_reactivates ->
        [on] acts again
       *[off] does not act again
    }.
clause-r-18 = When you play a joker you say which tile it stands for, and the table remembers.
clause-r-19 = With one tile left at the end of your turn you call “UNO”. If you are caught without it, after the turn has ended and before the next player { $uno_window ->
        [taken] has taken the turn
       *[played] has played or drawn
    }, you draw 2 tiles. A late call still counts if it comes first.
clause-r-20 = Playing your last 2, 3 or 4 tiles in one turn needs no call.
clause-r-21 = The round is over when a rack is empty. { $last_effect_counts ->
        [on] A word tile in the last play still makes the next player draw before the count.
       *[off] A word tile in the last play has no effect any more.
    }
clause-r-22 = The winner scores what is left on the other racks: numbers count their value, each 2, 5 or 7 counts 20, each joker 50. The first player to reach { $target } points wins.
clause-r-23 = If the pool is used up before a rack is empty, the player with the fewest points wins the round and scores what the others hold. The round ends { $pool_end ->
        [at_once] as soon as the last tile is drawn
       *[draw_due] when somebody has to draw and there are too few tiles
    }.
clause-r-23b = With two players, after a 7, { $two_player_reverse_skips ->
        [on] the same player plays again
       *[off] the other one plays next
    }.
clause-r-24 = Points are not counted: the first to win { $rounds_to_win } rounds wins.

## The page: by ear and by key
web-keys = Keys
web-keys-on = Single keys
web-keys-table = On the table
web-key-hand = say what you hold
web-key-middle = say what lies on the table
web-key-counts = say how many everybody holds
web-key-direction = say the direction of play
web-key-turn = say whose turn it is
web-key-score = say the score
web-key-moves = say the last moves
web-key-draw = draw
web-key-end = end the turn: finish, keep or pass
web-key-uno = call “UNO”
web-key-catch = catch the player who forgot “UNO”
web-key-hint = ask for a hint
web-key-home = go to your hand
web-key-list = show this list
web-key-cards-walk = from card to card
web-key-cards-play = play the card, or hear why not
web-key-legend = explain the card or tile that has the focus
web-key-cards-back = back, without a choice
web-key-tiles-walk = from tile to tile, also between rack and table
web-key-tiles-pick = pick up a tile; on the table: put the tiles you hold there
web-key-tiles-more = pick up one more tile
web-key-tiles-new = make a new group
web-key-tiles-take = take back to the rack
web-key-tiles-shift = move a tile on the rack
web-key-tiles-undo = undo, redo
web-key-tiles-drop = put down what you hold
web-told-you = You
web-told-count = { $name }: { $held }.
web-told-hand = You hold: { $pieces }.
web-told-fit = Playable: { $pieces }.
web-told-debt = To be drawn: { $held }.
web-told-new-hand = Your hand is now: { $pieces }.
web-told-got = You get: { $pieces }.
web-told-empty = Nothing lies on the table.
web-told-nothing = There is nothing to say.
web-told-not-now = That is not possible now.
web-told-nobody-forgot = Nobody has forgotten “UNO”.
web-due-uno = Call “UNO” now!
web-due-catch = { $name } forgot “UNO”: catch them!
web-seconds-left = { $seconds } seconds left.
web-log-drew-own = You draw: { $pieces }.
web-log-time =
    { $me ->
        [name] Your time is up: the table plays for you.
       *[none] The time of { $name } is up: the table plays for them.
    }
web-prompt-keep = The card does not fit: you keep it.
web-tiles-prompt-keep = The tile does not fit: you keep it.
web-spoken = Announcements
web-spoken-few = few
web-spoken-normal = normal
web-spoken-all = everything
web-passes = Pass by itself when there is no choice

## The tile table on the page

web-tile-joker = joker
web-tile-joker-as = joker for { $tile }
web-tile-draw2 = { $tile }, Draw Two
web-tile-skip = { $tile }, Skip
web-tile-reverse = { $tile }, Reverse
web-tile-wild4 = { $tile }, Draw Four
web-tile-new = { $tile }, new
web-tile-playable = { $tile }, can be played
web-tile-yours = { $tile }, from your rack
web-tiles-table = Tiles on the table
web-tiles-group = Group { $number }: { $tiles }
web-tiles-single = Starting tile: { $tiles }
web-tiles-rack =
    Your rack: { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }
web-seat-tiles =
    { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }
web-tiles-pool =
    Pool: { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }
web-tiles-new-group = New group
web-tiles-to-rack = Back to the rack
web-tiles-undo = Undo
web-tiles-redo = Redo
web-tiles-reset = Start the turn over
web-tiles-as-before = The table is as it was.
web-tiles-hint = Hint
web-tiles-hint-show = Show a play
web-tiles-sort-run = Sort by colour
web-tiles-sort-number = Sort by number
web-tiles-tools = Tools for your turn
web-tiles-how = Drag tiles, or touch them and then their place.
web-tiles-where = Now touch a group, or + for a new one.
web-tiles-keys = The arrow keys move from tile to tile. Enter picks up a tile, or adds the tiles you hold to the group you are on. Space picks up another, N makes a new group, Backspace takes back, Alt with an arrow key moves a tile on the rack.
web-tiles-end = End turn
web-tiles-draw = Draw a tile
web-tiles-keep = Keep the tile
web-tiles-left =
    { $left ->
        [0] no more tiles this turn
        [one] one more tile may be played
       *[other] { $left } more tiles may be played
    }
web-tiles-fits = Everything fits: you can end your turn.
web-tiles-prompt-turn = Your turn: play 1 to 4 tiles.
web-tiles-prompt-draw = Your turn: play a tile or draw one.
web-tiles-prompt-drawn = Play the drawn tile or keep it.
web-tiles-prompt-must = The drawn tile fits: play it.
web-tiles-dealing = The tiles are being dealt…
web-tiles-untouched = Take your tiles back first: you can only draw before you have played anything.
web-tiles-hint-found = The marked tiles can be played. Press again to see how.
web-tiles-hint-none = Nothing can be played.
web-tiles-hint-late = Press again to see a whole play. What you have placed goes back to your rack first.
web-tiles-hint-shown = One way to play. Nothing is played until you end your turn.
web-tiles-effects = What acts, in this order
web-tiles-effect-draw2 = draw 2
web-tiles-effect-skip = skip
web-tiles-effect-reverse = reverse direction
web-tiles-effect-wild4 = draw 4
web-tiles-no-effect = does not act
web-tiles-name-joker = What does the joker stand for?
web-tiles-name-none = First put it together with other tiles.
web-tiles-fault-short = too short
web-tiles-fault-mixed = neither run nor set
web-tiles-fault-gap = a number is missing
web-tiles-fault-twice = a number twice
web-tiles-fault-colour = a colour twice
web-tiles-fault-joker = a second joker
web-tiles-fault-jokers = jokers side by side
web-tiles-left-over = What was left on the racks
web-last-kept = keeps it
web-log-tile-start = Drawn to see who begins: { $tiles }.
web-log-tile-dealt = New round: { $me ->
        [name] you begin
       *[none] { $name } begins
    }.
web-log-tile-laid =
    { $me ->
        [name] You play
       *[none] { $name } plays
    } { $tiles }.
web-log-tile-taken =
    { $me ->
        [name] You play { $tiles } and take a joker.
       *[none] { $name } plays { $tiles } and takes a joker.
    }
web-log-tile-drew =
    { $me ->
        [name] You draw
       *[none] { $name } draws
    } { $tiles ->
        [one] a tile
       *[other] { $tiles } tiles
    }.
web-log-tile-drew-effect =
    { $me ->
        [name] You have
       *[none] { $name } has
    } to draw { $tiles ->
        [one] a tile
       *[other] { $tiles } tiles
    }.
web-log-tile-drew-caught =
    { $me ->
        [name] You were caught and draw
       *[none] { $name } was caught and draws
    } { $tiles ->
        [one] a tile
       *[other] { $tiles } tiles
    }.
web-log-tile-drew-own =
    { $me ->
        [name] You draw
       *[none] { $name } draws
    } { $tiles }.
web-log-tile-kept =
    { $me ->
        [name] You keep
       *[none] { $name } keeps
    } the tile.
web-log-tile-pool = The pool is used up: { $me ->
        [name] you have the fewest points and win
       *[none] { $name } has the fewest points and wins
    } the round.

# Moves, in a few words

listed = { $before }, { $last }
tile-of-player = { $name } ({ $tile })
action-play = Play { $card }
action-play-colour = Play { $card } and name { $colour }
action-with-call = { $move }, saying “UNO”
action-draw = Draw
action-pass = Pass
action-call = Say “UNO”
action-catch = { $other } forgot “UNO”
action-doubt = Challenge the +4
action-name-colour = Name { $colour }
action-hands-left = Pass all hands to the left
action-hands-right = Pass all hands to the right
action-pick = Choose { $other }
action-give = Give { $cards } to { $other }
action-accuse = Accuse { $other } of giving advice
action-aye = Vote yes
action-nay = Vote no
action-lay = Play { $tiles }
action-draw-tile = Draw a tile
action-keep = Keep the drawn tile
action-take = Take the turn

# A table in plain text

board-discards = Discard pile
board-pile = Draw pile
board-pool = Pool
board-meld = Meld { $number }: { $text }
board-loose = Single tiles
board-colour = Colour in force: { $colour }
board-debt = Cards to draw: { $cards }
board-uncalled = has not said “UNO”
table-face-down = { $count } face down

# A seat as text, and playing in the terminal

text-rules = Rules:
text-position = Position:
text-since = Since your last turn:
text-moves = Your moves:
text-more-moves = You can also play tiles: name them, as in R5 R6 R7.
text-you = You are { $name }.
text-answer = Answer with one move in notation.
text-may-wait = It is not your turn. Answer with a move, or wait.
text-won-by = The round is over. Won by: { $names }.
text-made-for-you = Your answer was refused { $times } times; the simplest move was made for you.
text-hold = You hold: { $pieces }
text-got = You get: { $pieces }
text-nothing-held = nothing
text-tile-acted = { $tile } acts.
text-tile-took-turn =
    { $me ->
        [name] You take
       *[none] { $name } takes
    } the turn.
text-with-effects = { $move }; acting: { $tiles }
text-with-last-call = { $move }, saying “UNO UNO”
text-drew-card = { $drew } It is { $card }.
play-local = { $edition } against bots: { $bots }.
play-remote = The table: { $link }
play-commands = Type a move, or help for the commands.
play-lost = Connection lost; trying again…
play-back = Connected again.
play-open = The table waits for players. sit takes a seat, agree accepts the rules; the host can add a bot and start.
play-next = next goes on.
play-out-of-turn = Out of turn you can:
play-no-moves = You can do nothing now.
play-allowed = That is allowed.
play-no-hint = No hint: nothing of that can be played.
play-not-begun = The match has not begun yet.
play-no-free-seat = No seat is free.
play-no-textual = The full-screen mode needs Textual: pip install textual, or use --plain.
play-does-hand = what you hold
play-does-top = what lies open
play-does-table = everything: rules, position, what happened, your moves
play-does-legal = your legal moves
play-does-why = why MOVE: why a move is not allowed
play-does-hint = what could be played; hint R5 R6: how these
play-does-score = the score pad
play-does-rules = how the rules differ from print
play-does-book = the whole rule book; book FR-7: one clause
play-does-log = what happened last
play-does-say = say TEXT: chat
play-does-next = the next round, or another match
play-does-sit = take a seat
play-does-agree = agree to the rules
play-does-start = start the match (host)
play-does-bot = bots for the free seats (host); bot strong; bot strong 3: one, in seat 3
play-does-pause = ask for a pause
play-does-resume = go on after a pause
play-does-leave = give up your seat
play-does-help = This list.
play-does-quit = stop; your seat at a server stays yours
play-does-moves = Anything else is a move in notation, as legal shows them; tiles are played by naming them: R5 R6 R7.
refusal-play-unreachable = The server { $address } cannot be reached: { $reason }.
refusal-play-not-let-in = The server does not let this guest in.
refusal-play-too-many-bots = There are { $bots } bots for { $seats } other seats.
refusal-play-pace = There is no pace “{ $pace }”; there are: { $known }.
refusal-play-not-begun = There is no match yet.
refusal-play-address = The address “{ $address }” does not begin with http or https.
play-enter = Enter: { $what }
play-jump = Quick, key J: { $moves }
play-fits = Everything fits: E ends your turn.
play-no-draft = Choose tiles with Enter, then a group, or N for a new one.
play-key-keys = Keys
play-key-quit = Quit
play-key-arrows = move the cursor; with tiles, up goes to the table
play-key-enter = play the card; choose a tile, drop tiles on a group; go on after a round
play-key-d = draw
play-key-p = pass, or keep what you drew
play-key-u = say “UNO”, now or with the next card
play-key-c = catch a forgotten “UNO”
play-key-x = challenge a +4
play-key-j = jump in, or go on out of turn
play-key-m = menu of all moves
play-key-i = hint; with chosen tiles: how to play these
play-key-s = sort the hand
play-key-n = new group
play-key-back = take a tile back
play-key-z = undo; Z starts the turn over
play-key-e = end the turn
play-key-moves = Moves
play-fill-and-start = bots for the free seats, and deal
play-key-w = skip to your turn
play-key-pause = ask for a pause, or go on
play-key-v = vote about somebody who is gone
play-does-decide = decide wait, decide bot or decide end: vote about somebody who is gone
play-key-h = Table menu
play-start = Start the match
play-edition = Edition
refusal-play-setting = “{ $value }” is no value of { $name }.
refusal-play-nobody = Nobody at the table is called “{ $name }”.
play-does-remove = remove NAME: free a seat (host)
play-does-host = host NAME: pass the host on (host)
play-does-mute = mute NAME: for everybody, or let them speak again (host)
play-does-readmit = let everybody sit down again who was removed (host)
play-does-change = change NAME=VALUE…: the settings or house rules (host); change alone lists them
play-does-away = let the autopilot play for you
play-does-back = play yourself again
## Lessons: what the coach says; $one and $two are the players on the left

lesson-classic-aim = Welcome! These are your seven cards. The first player with no cards left wins the round. The cards of this round were prepared, so that you see every rule once.
lesson-classic-match = It is your turn. A card fits if it has the colour, the number or the symbol of the card on the discard pile. That is a red 5: play your red 9.
lesson-classic-others = Well done. Now it is { $one }’s turn, then { $two }’s: play goes clockwise.
lesson-classic-draw = A blue 3, and you have neither a blue card nor a 3. If nothing fits, you draw one card: press the draw pile.
lesson-classic-drawn = You drew a Wild. It fits on anything, so you may play it at once, and you name the colour. You have many green cards: play it and choose green.
lesson-classic-draw2 = Green goes on. Your green +2 is a nuisance to { $one }: play it.
lesson-classic-draw2-done = { $one } draws two cards and is skipped: now it is already { $two }’s turn.
lesson-classic-skip = The Skip card does what it says: the next player is skipped. Play your green Skip.
lesson-classic-reverse = A Reverse turns the direction of play around. Play your green Reverse.
lesson-classic-reversed = See the arrow? Now it goes the other way: first { $two }, then { $one }.
lesson-classic-wild4 = { $one } has played a +4: you would have to draw four cards. But it is allowed only if nothing else fits. Do you think { $one } had a green card? Challenge it!
lesson-classic-bluff = It was a bluff! { $one } takes the +4 back and draws four cards instead of you. Had you been wrong, you would have drawn six.
lesson-classic-number = It is your turn again. The same number fits too: play your yellow 4 on the green 4.
lesson-classic-catch = { $two } has only one card left and did not say “UNO”. Catch them, before the next player plays: press the button at their seat.
lesson-classic-caught = That costs { $two } two cards. It can happen to you as well.
lesson-classic-uno = You have two cards. When you play your last card but one, you say “UNO”: press UNO! first, then play your yellow 5.
lesson-classic-called = Everybody has heard it, nobody can catch you. One card to go!
lesson-classic-last = Your last card fits. Play it and win the round.
lesson-classic-won = You have won! You score what the others still hold. The match goes to the first player with 500 points. Go on with the next round, which is dealt like any other, or back to the home page.
lesson-classic-any-laid = You can play whatever fits: the same colour, number or symbol. The others go on by themselves now, and I will tell you what is new.
lesson-classic-any-drew = A player who cannot play draws a card. If that one fits, it may be played at once.
lesson-classic-any-colour = After a Wild the colour that was named counts. It is shown beside the discard pile.
lesson-classic-any-skipped = Skipped: after a Skip, a +2 or a +4 the next player does not get a turn.
lesson-classic-any-turned = The direction of play has changed.
lesson-classic-any-doubted = A +4 was challenged. If it was a bluff, its player draws four cards; if not, the challenger draws six.
lesson-classic-any-called = When you play your last card but one, you say “UNO!”.
lesson-classic-any-caught = Somebody forgot to say “UNO” and was caught: two cards.
lesson-classic-any-over = The round is over. The winner scores what the others still hold. Go on with the next round, or back to the home page.

lesson-rummy-aim = Welcome! These are your fourteen tiles. The first player with an empty rack wins the round. Four starting tiles lie on the table. The tiles of this round were prepared, so that you see every rule once.
lesson-rummy-run = A run is at least three numbers in a row in one colour. Touch your red 8, 9 and 10, then the place for a new group, and end your turn. In a turn you may play up to four tiles.
lesson-rummy-shared = { $one } has added the red 11 to your run. What lies on the table belongs to everybody.
lesson-rummy-set = A set is the same number in different colours. Touch your red, yellow and blue 11, then the green 11 on the table: starting tiles may be used too. End your turn.
lesson-rummy-stuck = Now { $one } can play nothing at all. Only then do you draw a tile; if you can play, you have to.
lesson-rummy-rearrange = You may rearrange the table, as long as all groups are valid in the end. Take the red 8 off its run together with your green and blue 8: touch all three, then the place for a new group.
lesson-rummy-words = Every 2, 5 and 7 and every joker does something when it leaves your rack. With the yellow 3 on the table, your yellow 2 and 4 make a run, and the 2 makes { $one } draw two tiles and be skipped.
lesson-rummy-joker = It is your turn again. A joker stands for any tile: touch it, then the blue 8, and it is the yellow 8. { $one } draws four tiles and is skipped.
lesson-rummy-uno = Three tiles left. Add the red 12 to the red run and the yellow 5 to the yellow one. Then only one tile is left, so press UNO! before you end your turn.
lesson-rummy-last = The 5 has skipped { $one }. Add your last tile, the yellow 6, to the yellow run and win the round.
lesson-rummy-won = You have won! You score the tiles on the other racks. Play once more, and the tiles are dealt as in any other game, or go back to the home page.
lesson-rummy-any-laid = You can play whatever makes valid runs and sets. The others go on by themselves now, and I will tell you what is new.
lesson-rummy-any-drew = A player who can play nothing draws a tile.
lesson-rummy-any-acted = A word tile has come from a rack and acts: 2 is Draw Two, 5 is Skip, 7 is Reverse, a joker Draw Four.
lesson-rummy-any-called = With one tile left at the end of your turn, you say “UNO!”.
lesson-rummy-any-caught = Somebody forgot to say “UNO” and was caught: two tiles.
lesson-rummy-any-over = The round is over. The winner scores the tiles on the other racks. Go on with the next round, or back to the home page.

## Hints: why a move is suggested

hint-last = It is your last card: you win the round.
hint-hits = { $cards ->
        [one] It hits { $seat }, who has only one card left.
       *[other] It hits { $seat }, who has only { $cards } cards left.
    }
hint-keeps-wilds = Your wild cards are worth more later.
hint-only-wild = Nothing else fits.
hint-strong-colour = It changes to { $colour }, where you are strongest.
hint-stays = You hold more { $colour } cards.
hint-points = It gets rid of many points.
hint-nothing-fits = Nothing in your hand fits.
hint-waits = What fits is worth more later.
hint-unbelieved = It looks like a bluff.
hint-believed = It looks honest.
hint-catch = { $seat } forgot “UNO”.
hint-call = Otherwise you can be caught.
hint-chances = Looking ahead, it wins most often.

## First game, legend, hints on the page

web-learn = I have never played
web-learn-about = One round, step by step, in five minutes
web-learn-title = Your first game
web-learn-lead = Choose a game. You play a real round, and a coach explains each rule when it comes up. You can leave at any time.
web-learn-minutes = about five minutes
web-coach = Coach
web-coach-next = Go on
web-coach-take-back = Take the move back
web-coach-rule = The rule
web-coach-hide = Go on without the coach
web-coach-show = Show the coach
web-coach-progress = How far the lesson is
web-legend = What the cards do
web-legend-tiles = What the tiles do
web-legend-of = { $piece }: what it does
web-legend-points = { $points ->
        [one] Counts 1 point.
       *[other] Counts { $points } points.
    }
web-hint = Hint
web-hint-move = { $move }.
web-hint-nothing = There is nothing to do for you now.
web-card-bluff = { $card }, would be a bluff
web-bluff = The +4 would be a bluff now: another card fits. If it is challenged, you draw instead.
web-tiles-ahead-draws = { $tiles ->
        [one] { $name } draws a tile and is skipped.
       *[other] { $name } draws { $tiles } tiles and is skipped.
    }
web-tiles-ahead-skipped = { $name } is skipped.
web-tiles-ahead-turned = The direction of play is reversed.

## Assistants (pioche mcp)

mcp-no-package = Assistants need the Model Context Protocol package: pip install mcp
mcp-serving = Assistants connect to { $address }
mcp-instructions = Pioche seats you at a table of the UNO family of games, with people or against bots. new_table makes a table, join_table takes a link or a code. Then repeat: wait until it is your turn, choose one of the moves listed, play it. Play by the rules of the table, which may differ from those you know: they are listed, and rules explains them. You see what your seat may see, and the others see that you are an assistant.
mcp-tool-games = The editions that can be played. With an edition (classic/fr or rummy/de, say): its house rules with their values, for house_rules of new_table.
mcp-tool-new-table = Make a table and sit down. Without server: a table here, against bots (bots: beginner, casual, strong or master, separated by commas). With server, an address or default: a table there, whose link you can give to people. house_rules: names and values as games lists them.
mcp-tool-join-table = Take a seat at a table on a server, by its link or its code. watch: only watch.
mcp-tool-look = What your seat faces now: the rules that differ from print, the position, what happened since your last turn, your legal moves in notation and in words.
mcp-tool-wait = Wait until the table waits for you or something happened that you can react to, at most so many seconds; then the same as look.
mcp-tool-play = Make a move in notation, as listed under your moves: play, draw, say “UNO”, catch, challenge, vote. Tiles are played by naming them: R5 R6 R7. With wait_seconds it returns at your next turn.
mcp-tool-why = Why a move would be refused now, with the clause of the rule book. Nothing is played.
mcp-tool-hint = A move that could be made now, where the game has hints; with pieces: how exactly these tiles could be played.
mcp-tool-say = Say something to everybody at the table.
mcp-tool-rules = How the rules of the table differ from print; with clause, as in FR-7, that clause. The whole rule book is a resource.
mcp-tool-score = The score pad.
mcp-tool-manage = Besides playing: sit, agree to the rules, start (host), add_bots (host; detail: a level), next round or another match, pause, resume, vote about somebody who is gone (detail: wait, bot or end).
mcp-tool-review = How well everybody played and how lucky they were, in the finished rounds of the match. Takes a while.
mcp-tool-leave = Give up your seat and leave the table.
mcp-resource-rules = The rule book of the table: what differs from print, and every clause in force.
mcp-chair = Your chair: { $chair }
mcp-said = Said.
mcp-news = What is new:
mcp-you = You are { $name } (seat { $seat }).
mcp-watching = You watch.
mcp-their-turn = It is { $name }’s turn.
mcp-clock = { $seconds ->
        [one] 1 second left for this turn.
       *[other] { $seconds } seconds left for this turn.
    }
mcp-nothing-happened = Nothing that concerns you has happened. Wait again.
mcp-next = manage next goes on.
mcp-open = The table waits for players. manage agree accepts the rules; the host can add_bots and start.
mcp-dealing = The cards are being dealt.
mcp-left = You have left the table.
cli-command-mcp = a seat at a table for an AI assistant
help-mcp = Seat an assistant at tables by the Model Context Protocol: over standard input and output, or over HTTP.
help-mcp-http = Serve streamable HTTP at this port, or host:port. Default: standard input and output.
help-mcp-name = The assistant’s name at tables. Two assistants at one table need different ones.
help-mcp-server = The only server whose tables may be joined. Default: any.
help-mcp-tables = How many tables can be open at once.
help-mcp-pace = How long bots pause at tables in this process: slow, normal, quick or instant.
refusal-mcp-no-chair = There is no such chair: new_table or join_table gives you one.
refusal-mcp-too-many = There are { $most } tables open already; leave one first.
refusal-mcp-other-server = Tables at { $address } may not be joined from here.
refusal-mcp-silent = The table does not answer.
refusal-mcp-address = “{ $address }” is no address; a port, or host:port, is needed.

# Playing on this device, without a server
web-device = Play on this device
web-device-about = No network, or just trying it out? Play against bots without a server: everything runs and stays on this device.
device-here = You are playing on this device: nothing leaves it, and nobody else can join.
device-to-server = To the server
device-loading = Fetching the game…
device-starting = Starting…
device-once = About 9 MB, fetched once; afterwards it works without a network.
device-elsewhere = The tables of this device are open in another tab or window. Close it there first.
device-storage = This browser keeps nothing here (a private window, perhaps), so a game would be lost.
device-failed = The game could not be started on this device. Is there a network, and is the browser up to date?
device-full = This device could not keep that (is its storage full?), so nothing was played. Make room and try again.
device-site-about = Nothing to install and no account: everything runs in this browser and stays on this device.
device-rule-books = Rule books of all editions
device-docs = Documentation
device-licences = Licences of what runs here
device-together = Several people here? Make a table for all of you, and pass the device round.
device-link-none = This game is on this device only. Pass on its file: it opens in the same viewer anywhere.
device-kept = This list is on this device only. It keeps the last 50 tables.
device-file-about = The file is checked and shown on this device; it goes nowhere.
device-review-about = This device looks ahead less far than a server, so it finds fewer mistakes, and it takes minutes.
device-people = At this device
device-person = Player { $number }
device-passing = You pass the device round. Between two hands it shows nothing.
device-give = Give the device to { $name }
device-hidden = Nothing of the table is shown until then.
device-i-am = I am { $name }
device-who = Who has the device?
device-holds = { $name } has the device.
device-pass-on = Pass it on
device-turn-of = It is { $name }’s turn.

## After the game

web-my-games = My games
web-replay = Look at the game again
after-replay = Recorded game
after-games = My games
after-controls = Steps of the game
after-round-choice = Go to a round
after-round = Round { $round }
after-timeline = Step of the round
after-told = { $step } of { $steps }: { $told }
after-first = To the beginning
after-last = To the end
after-back = One step back
after-next = One step on
after-mark-before = Previous moment
after-mark-after = Next moment
after-play = Play
after-pause = Stop
after-pace = Pace
after-pace-seconds = a step every { $seconds } s
after-list = What the list shows
after-moments = Moments
after-no-moments = Nothing yet.
after-view = View
after-eyes = Seen by
after-open-hands = All hands open
after-pass-on = Pass on
after-link = Link to this moment
after-copy-link = Copy the link
after-link-about = Everybody who has the link sees the game. Names are shown only of those who have allowed it (My games).
after-link-running = The game has a link as soon as it is over.
after-link-none = This game has no link: it is in a file on your device.
after-position = The position as text
after-copy-position = Copy the position
after-file = Choose a file (.pioche), or drop it on the page
after-open-file = Open a recorded game
after-file-about = The server checks and shows the file; it does not keep it.
after-none = No game here
after-loading = Fetching the game…
after-to-table = To the table
after-tried = This is a recorded game. To try something else, play on from here.
after-what-if = Play on from here
after-line = Trying moves for all seats
after-line-end = Back to the game
after-line-back = Take back
after-line-forward = Redo
after-line-name = Name
after-line-keep = Save with the game
after-line-kept = Saved
after-line-over = The round is over here.
after-line-turn = It is { $name }’s turn. Moves tried: { $moves }.
after-line-bots = Against bots
after-line-alone = Alone, for all seats
after-lines = Saved with this game
after-line-about = from step { $step }, moves: { $moves }
after-line-drop = Remove “{ $name }”
after-line-gone = This line of moves is no longer kept with the game.
after-key-step = one step back, one step on
after-key-ends = to the beginning, to the end
after-key-play = play or stop
after-key-round = previous round, next round
after-key-moment = next moment
after-key-open = all hands open or not
after-running = Running
after-figures = In figures
after-figure-matches =
    { $count ->
        [one] game
       *[other] games
    }
after-figure-rounds =
    { $count ->
        [one] round
       *[other] rounds
    }
after-figure-longest =
    { $count ->
        [one] move in the longest round
       *[other] moves in the longest round
    }
after-figure-caught =
    { $count ->
        [one] time caught without UNO
       *[other] times caught without UNO
    }
after-figure-lay =
    { $count ->
        [one] tile in the best turn
       *[other] tiles in the best turn
    }
after-by-edition = Won, by edition
after-by-players = Won, by number of players
after-share = { $label }: { $won } of { $matches } won, { $share }, probably between { $low } and { $high }.
after-interval = The lines show the interval in which the true share lies with 95 % confidence.
after-finished = Finished
after-filter-edition = Edition
after-filter-result = Result
after-filter-all = all
after-filter-won = won
after-filter-lost = lost
after-no-games = No finished game yet. Once you have played one, it is listed here.
after-more = Show older ones
after-naming = People with a link see my name
after-kept = Only you see this list. Games stay as long as this server keeps their tables; what it removes is gone here too.
after-proof = Was the deal honest?
after-proof-working = Recomputing…
after-proof-yes = Yes. No card or tile was exchanged.
after-proof-yes-part = Yes, as far as this device was there: no card or tile was exchanged.
after-proof-fits = It fits together, but this device has noted nothing of the round.
after-proof-how = How do I know?
after-proof-honest = Yes: the commitment, the salts, the seed, the deal and all draws ({ $draws }), recomputed by this page, are those that this device saw in the game, so no card or tile was exchanged; this does not prove that nobody has looked at them, or that the page itself, which the same server sends, computes honestly.
after-proof-honest-part = Yes, as far as this device was there: the commitment, the salts, the seed, the deal and all draws ({ $draws }) follow from each other and agree with what it saw; this proves nothing about what it has missed, nor that nobody has looked at the cards or tiles, or that the page itself, which the same server sends, computes honestly.
after-proof-consistent = It fits together: the commitment, the salts, the seed, the deal and all draws ({ $draws }) follow from each other; but this device has noted nothing of the round, so this does not prove that it was played like this.
after-proof-own = The salt of this device is part of it and was sealed before anybody’s salt was known: nobody could choose this deal.
after-proof-no-salt = No salt of this device is part of it: you have to trust the others and the server.
after-proof-left-out = This device has revealed its salt, but the deal was made without it: it came too late, or the server has left it out.
after-proof-withheld = Sealed, but not revealed: the salt of { $names }. Alone nobody gains a choice by that; together with the operator of the server they could choose between two deals for each such salt.
after-proof-unsealed = The salts were not sealed, as in games before version 0.2.0: the player who sent the last one and knew the secret could choose among deals.
after-proof-lie = No: { $reason }
after-proof-wrong-commitment = before the deal the server showed this device another commitment than now.
after-proof-wrong-secret = the secret is not the one that the server had committed to.
after-proof-wrong-seals = the seals are not those that this device saw before it revealed its salt.
after-proof-wrong-salt = the salt of { $name } is not the one that was sealed.
after-proof-wrong-unsealed = the salt of { $name } was not sealed before the others were revealed.
after-proof-wrong-own-salt = the salt of this device was exchanged for another.
after-proof-wrong-seed = the seed does not follow from the secret and the salts.
after-proof-wrong-dealer = who deals or begins does not follow from the seed.
after-proof-wrong-deal = what was dealt does not follow from the seed.
after-proof-wrong-draw = draw number { $draw } of the round does not follow from the seed.
after-proof-wrong-seen = what the file says that { $name } got does not follow from the seed.
after-proof-wrong-told = during the game this device was shown something else than what is recorded now.
after-proof-running = This can be proved when the round is over.
after-proof-set-up = This round began at a position that was set up, as in lessons and where somebody plays on from a recorded game: nothing was dealt. At any other table that would not be honest.
after-proof-stranger = Only those who have played can prove it: the code of their table is part of the seed and is not shown to others.
after-proof-no-deals = This file says nothing about its deals, so there is nothing to prove.
after-proof-unknown = This page cannot recompute the deals of this game. Pioche on a computer can: pioche verify.
after-won = Won.
after-lost = Lost.
after-length =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }, { $minutes } min
web-puzzles = Puzzles
after-puzzle-day = Puzzle of the day
after-puzzle-kind-four = Tiles: play four
after-puzzle-kind-out = Tiles: play everything
after-puzzle-kind-joker = Tiles: get rid of the joker
after-puzzle-kind-win = Cards: win against any defence
after-puzzle-grade = Grade { $grade } of { $grades }
after-puzzle-solve = Solve it
after-puzzle-again = Look at it again
after-puzzle-day-solved = Solved. The next one comes at midnight UTC.
after-puzzle-more = More puzzles
after-puzzle-of-grade = Grade { $grade }: { $solved } of { $puzzles } solved
after-puzzle-streak = days in a row
after-puzzle-longest = the longest streak
after-puzzle-solved-count = solved
after-puzzle-own-grade = your grade
after-puzzle-own-about = Your grade is the highest one of which you have solved three puzzles without help. All of this is kept with your name here, and forgotten with it.
after-puzzle-all = All puzzles
after-puzzle-next = Next puzzle
after-puzzle-hint = Hint ({ $left } left)
after-puzzle-hints-gone = No more hints
after-puzzle-solution = Solution
after-puzzle-solution-sure = Show it? It will not count
after-puzzle-shown = This is the solution.
after-puzzle-reset = Try again
after-puzzle-pile = Draw pile, the next card first
after-puzzle-pile-empty = The draw pile is empty.
after-puzzle-holds = { $name } holds: { $cards }
after-puzzle-loading = Fetching the puzzle…
after-puzzle-known = You have solved this one before.
after-puzzle-share = Share
after-puzzle-share-day = Pioche, puzzle of { $day }
after-puzzle-share-one = Pioche, puzzle { $name }
after-puzzle-share-result =
    { $tries ->
        [one] solved at the first try
       *[other] solved in { $tries } tries
    }, { $hints ->
        [0] without a hint
        [one] with one hint
       *[other] with { $hints } hints
    }
after-puzzle-share-streak = { $streak } days in a row
after-review = Review
after-review-about = Rates every decision by looking ahead, only from what its player knew then, and tells luck from skill. It takes a moment, and is kept with the game.
after-review-start = Review the game
after-review-waiting = Waiting for other reviews…
after-review-running = { $done } of { $steps } steps
after-review-stop = Stop
after-review-failed = The review failed. Try again later.
after-review-worst = What cost most
after-review-none = No mistake that is certain.
after-review-better = Better: { $move }
after-review-cost = cost { $loss }, ± { $error }
after-review-jump = Look at this moment
after-review-chances = Chance to win the round
after-review-chances-told = { $name } begins with { $first }, at most { $most }, at least { $least }.
after-review-luck = Luck and skill
after-review-luck-about = In rounds won. Luck: deals, draws and what was hidden. Skill: one’s own moves, by what one knew. Others: what the others’ moves did. Together with the chance at the beginning, this is the result.
after-review-seat = Player
after-review-part-luck = luck
after-review-part-skill = skill
after-review-part-others = others
after-review-mistakes = mistakes
after-review-of = { $count } of { $total }
after-review-tiles = tiles played, of at most
refusal-one-review-at-a-time = One review at a time: another one of yours is being made.
refusal-many-reviews = Many games are being reviewed just now. Try again in a while.
highlight-call = { $name } says UNO.
highlight-caught = { $name } is caught without UNO.
highlight-challenge-won = { $name } challenges and is right.
highlight-challenge-lost = { $name } challenges and is wrong.
highlight-swap = { $name } swaps hands.
highlight-hands-passed = All hands are passed on.
highlight-gift =
    { $amount ->
        [one] { $name } is given a card.
       *[other] { $name } is given { $amount } cards.
    }
highlight-penalty = { $name } has to draw { $amount }.
highlight-lay =
    { $amount ->
        [one] { $name } plays one tile.
       *[other] { $name } plays { $amount } tiles at once.
    }
highlight-skipped = { $name } is skipped.
highlight-round-won = { $name } wins the round.
highlight-lead = { $name } takes the lead with { $amount }.
