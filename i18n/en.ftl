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
