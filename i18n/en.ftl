### The sentences of Pioche in English. All four files have the same keys and the same variables.
### "UNO" appears only where a rule book or a player says it.

## The command line

cli-welcome = Pioche { $version }: play the UNO family of games by exactly the rules that you agreed on.
cli-commands = Commands (pioche COMMAND --help says more):
cli-no-commands = Nothing can be played yet: this version has no commands.
cli-no-such-command = There is no command “{ $name }”; pioche alone lists those that there are.
cli-error = pioche: { $message }
cli-interrupted = pioche: stopped
cli-command-serve = start a server that people join with a browser
cli-command-play = play in this terminal
cli-command-sim = play many games and show what happened
cli-command-arena = let bots play against each other
cli-command-replay = show a recorded game
cli-command-verify = recompute the deal of a recorded game

## Refusals

refusal-seed-length = A seed has { $wanted } bytes, this one has { $length }.

## tile game

tile-joker = the joker
refusal-rummy-round-over = The round is over.
refusal-rummy-no-such-seat = There is no seat { $seat } at this table of { $players }.
refusal-rummy-not-your-turn = It is not your turn: the next to move is { $seat }.
refusal-rummy-must-play = You can play, so you must: tiles are drawn only when no play exists, rearranging the table included.
refusal-rummy-already-drew = You have drawn already: lay the drawn tile or keep it.
refusal-rummy-nothing-drawn = You have drawn nothing that you could keep.
refusal-rummy-must-play-drawn = The drawn tile can be played, so it must be laid at once.
refusal-rummy-no-tile-laid = At least one tile has to come from your rack.
refusal-rummy-too-many-tiles = At most { $most } tiles may leave the rack in one turn, not { $count }.
refusal-rummy-not-on-rack = Not on your rack: { $tile }.
refusal-rummy-tile-vanished = Missing on your new table: { $tile }.
refusal-rummy-tile-appeared = Not on the table before, nor laid from your rack: { $tile }.
refusal-rummy-drawn-tile-missing = After drawing, the drawn tile has to be among those that you lay: { $tile }.
refusal-rummy-drawn-tile-only = After drawing, only the drawn tile itself may be laid: { $tile }.
refusal-rummy-starting-tile-back = Once melded, a tile never lies single again: { $tile }.
refusal-rummy-group-too-short = Too short: a run or a set has at least three tiles. Look at group { $group }: { $tiles }.
refusal-rummy-group-mixed = Neither a run nor a set: one colour in a row, or one number in different colours. Look at group { $group }: { $tiles }.
refusal-rummy-run-gap = A number is missing in the run, and after the 12 nothing follows. Look at group { $group }: { $tiles }.
refusal-rummy-run-twice = No number can be twice in a run. Look at group { $group }: { $tiles }.
refusal-rummy-set-colour-twice = No colour can be twice in a set. Look at group { $group }: { $tiles }.
refusal-rummy-set-second-joker = Only one joker can be part of a set. Look at group { $group }: { $tiles }.
refusal-rummy-jokers-adjacent = Two jokers may not lie side by side in a run. Look at group { $group }: { $tiles }.
refusal-rummy-joker-moved = A joker keeps what it stands for until that very tile replaces it: { $tile }.
refusal-rummy-joker-not-freed = A joker goes to your rack only when the tile that it stands for has replaced it.
refusal-rummy-joker-vanished = The joker that you freed has to be used at once, in a run or a set.
refusal-rummy-joker-appeared = There is one joker too many on your new table.
refusal-rummy-joker-mark = A mark is wrong here: only a joker can be plain or act again, and only where the table agreed on it: { $tile }.
refusal-rummy-effect-missing = Choose which word tile acts: one has to. Look at group { $group }.
refusal-rummy-effect-too-many = Only one word tile can act here. Look at group { $group }.
refusal-rummy-effect-inactive = That tile does not act: only word tiles do, and only when they first come from a rack. Look at group { $group }.
refusal-rummy-effect-on-last = With your last tile you have won: no word tile acts any more.
refusal-rummy-uno-not-due = You have no call to make up for.
refusal-rummy-catch-too-late = Too late, or nothing to catch.
refusal-rummy-catch-self = You cannot catch yourself.
refusal-rummy-nothing-to-take = There is nothing to gain by taking the turn now.
refusal-rummy-notation = That cannot be read: “{ $text }”.
