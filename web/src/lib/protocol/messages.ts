// Made by scripts/protocol_types.py from the server's Python; do not edit.

export const VERSION = 2

export const REACTIONS = ["👍", "👏", "😂", "😮", "😢", "😡", "🎉", "🙏"] as const

export type FromClient =
  | Hello
  | Resync
  | Pong
  | CheckDraft
  | AskHint
  | AskWhy
  | Act
  | Seal
  | Salt
  | Sit
  | AddBot
  | Leave
  | Remove
  | Readmit
  | Mute
  | PassHost
  | Change
  | Agree
  | Start
  | Want
  | Retry
  | Say
  | React
  | Pause
  | Resume
  | StepAway
  | TakeBack
  | Decide

export type FromServer =
  | Welcome
  | SeatState
  | Update
  | Done
  | Refused
  | DraftChecked
  | HintGiven
  | Watchers
  | Ping
  | Bye

export type News =
  | TableNews
  | SaidNews
  | ReactedNews
  | FaultNews
  | ToldNews
  | Dealt
  | FirstCard
  | Laid
  | Drew
  | Passed
  | Skipped
  | Turned
  | ColourNamed
  | Owes
  | Called
  | Caught
  | Doubted
  | TookBack
  | HandsPassed
  | HandsSwapped
  | Gave
  | Looked
  | Accused
  | Voted
  | Judged
  | Reshuffled
  | RoundOver
  | TileDrewForStart
  | TileDealt
  | TileLaid
  | TileActed
  | TileDrew
  | TileKept
  | TileSkipped
  | TileTurned
  | TileCalled
  | TileCaught
  | TileTookTurn
  | TileRoundOver

export type RoundView =
  | ClassicView
  | RummyView
  | AnyView

export type RoundChange =
  | ClassicChange
  | RummyChange
  | AnyChange

/** Somebody is accused of giving advice (FR-21). */
export interface Accused {
  readonly is: "accused"
  readonly by: number
  readonly seat: number
}

/** A move, decided at this seq: `r5`, `draw`, `catch.2` (the game's notation without the seat). */
export interface Act {
  readonly do: "act"
  readonly key: string
  readonly seq: number
  readonly action: string
}

/** The host puts a bot into a free seat: a level, or one of the host's own bots listed by `/api/games`. */
export interface AddBot {
  readonly do: "bot"
  readonly key: string
  readonly seat: number
  readonly level?: string
}

/** Agree to this version of the settings. */
export interface Agree {
  readonly do: "agree"
  readonly key: string
  readonly version: number
}

/** A place on the table: its open cards, top card last, and the number of face-down cards. */
export interface AnyArea {
  readonly name: Phrase
  readonly cards: readonly AnyCard[]
  readonly hidden: number
}

/** A card of a game without its own components: its notation, its name, and its colour if it has one. */
export interface AnyCard {
  readonly text: string
  readonly name: Phrase
  readonly colour: string
}

export interface AnyChange {
  readonly game: "any"
  readonly seat?: number | null
  readonly hand?: readonly AnyCard[]
  readonly moves?: readonly AnyMove[]
  readonly turn?: number | null
  readonly over?: boolean
  readonly seats?: readonly AnySeat[]
  readonly areas?: readonly AnyArea[]
  readonly facts?: readonly Phrase[]
}

/** A legal move: the action as `act` takes it, and the label of its button. */
export interface AnyMove {
  readonly action: string
  readonly name: Phrase
}

/** The public part of a seat: how many cards it holds, and what else is known about it. */
export interface AnySeat {
  readonly held: number
  readonly notes: readonly Phrase[]
}

export interface AnyView {
  readonly game: "any"
  readonly seat: number | null
  readonly hand: readonly AnyCard[]
  readonly moves: readonly AnyMove[]
  readonly turn: number | null
  readonly over: boolean
  readonly seats: readonly AnySeat[]
  readonly areas: readonly AnyArea[]
  readonly facts: readonly Phrase[]
}

/** What could be laid now? With `tiles`: how could exactly these be laid? The answer is a `hint`. */
export interface AskHint {
  readonly do: "hint"
  readonly key: string
  readonly tiles?: readonly number[]
}

/** Would this move be refused now, and why? The answer is a `refused`, or a `done` if it is allowed. Nothing is played. */
export interface AskWhy {
  readonly do: "why"
  readonly key: string
  readonly action: string
}

/** The server closes the connection; reconnect if `again`. */
export interface Bye {
  readonly is: "bye"
  readonly code: string
  readonly again: boolean
}

/** UNO (one card left) or UNO UNO (none left) was called. */
export interface Called {
  readonly is: "called"
  readonly seat: number
  readonly cards: number
}

/** A seat was caught without having called. */
export interface Caught {
  readonly is: "caught"
  readonly by: number
  readonly seat: number
}

/** The host changes the settings; everybody has to agree again. */
export interface Change {
  readonly do: "change"
  readonly key: string
  readonly settings: Settings
}

/** Check a lay against the rules (`lay R:3.4.5+ ?R7.*+`; bare jokers may be unnamed). The answer is a `draft`. */
export interface CheckDraft {
  readonly do: "draft"
  readonly key: string
  readonly action: string
}

/** Why settings cannot be played, empty if they can; and the options that nobody chose and that adapted to them. */
export interface Checked {
  readonly problems: readonly Problem[]
  readonly adapted: Readonly<Record<string, string>>
}

export interface ClassicChange {
  readonly game: "classic"
  readonly seat?: number | null
  readonly hand?: readonly number[]
  readonly drawn?: number | null
  readonly must_lay?: boolean
  readonly players?: number
  readonly dealer?: number
  readonly phase?: ClassicPhase
  readonly turn?: number
  readonly direction?: number
  readonly colour?: number | null
  readonly top?: number
  readonly counts?: readonly number[]
  readonly hands?: readonly (readonly number[])[] | null
  readonly pile?: number
  readonly discards?: readonly number[]
  readonly debt?: number
  readonly debt_kind?: number
  readonly layer?: number | null
  readonly follow?: number | null
  readonly step?: number
  readonly owing?: readonly number[]
  readonly out?: number | null
  readonly out_said?: boolean
  readonly defending?: boolean
  readonly heir?: number | null
  readonly heir_said?: boolean
  readonly running?: number | null
  readonly at?: number
  readonly named?: number | null
  readonly target?: number | null
  readonly skips?: number
  readonly again?: boolean
  readonly called?: boolean
  readonly actor?: number | null
  readonly colour_before?: number | null
  readonly top_before?: number | null
  readonly started?: boolean
  readonly accused?: number | null
  readonly ayes?: readonly number[]
  readonly nays?: readonly number[]
  readonly accusers?: readonly number[]
  readonly idle?: number
  readonly shuffles?: number
  readonly winner?: number | null
  readonly stakes?: readonly [number, number] | null
  readonly discards_added?: readonly number[]
}

/** How a round ended. */
export type ClassicEnding = "blocked" | "won"

/** What the seat on turn (`State.turn`) has to decide. */
export type ClassicPhase = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

export interface ClassicView {
  readonly game: "classic"
  readonly seat: number | null
  readonly hand: readonly number[]
  readonly drawn: number | null
  readonly must_lay: boolean
  readonly players: number
  readonly dealer: number
  readonly phase: ClassicPhase
  readonly turn: number
  readonly direction: number
  readonly colour: number | null
  readonly top: number
  readonly counts: readonly number[]
  readonly hands: readonly (readonly number[])[] | null
  readonly pile: number
  readonly discards: readonly number[]
  readonly debt: number
  readonly debt_kind: number
  readonly layer: number | null
  readonly follow: number | null
  readonly step: number
  readonly owing: readonly number[]
  readonly out: number | null
  readonly out_said: boolean
  readonly defending: boolean
  readonly heir: number | null
  readonly heir_said: boolean
  readonly running: number | null
  readonly at: number
  readonly named: number | null
  readonly target: number | null
  readonly skips: number
  readonly again: boolean
  readonly called: boolean
  readonly actor: number | null
  readonly colour_before: number | null
  readonly top_before: number | null
  readonly started: boolean
  readonly accused: number | null
  readonly ayes: readonly number[]
  readonly nays: readonly number[]
  readonly accusers: readonly number[]
  readonly idle: number
  readonly shuffles: number
  readonly winner: number | null
  readonly stakes: readonly [number, number] | null
}

/** Why somebody drew cards. */
export type ClassicWhy = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

/** A colour was named and is now in force. */
export interface ColourNamed {
  readonly is: "colournamed"
  readonly seat: number
  readonly colour: number
}

/** The deal: every hand. A seat sees its own. */
export interface Dealt {
  readonly is: "dealt"
  readonly dealer: number
  readonly hands: readonly (readonly number[])[]
}

/** Vote about a seat whose person is gone. */
export interface Decide {
  readonly do: "decide"
  readonly key: string
  readonly about: number
  readonly choice: "bot" | "end" | "wait"
}

/** This intention has been carried out, now or earlier, at this seq. Also: the move of a `why` is allowed. */
export interface Done {
  readonly is: "done"
  readonly key: string
  readonly seq: number
}

/** A Wild4 was challenged. Only the challenger sees the hand; the verdict is public. */
export interface Doubted {
  readonly is: "doubted"
  readonly by: number
  readonly seat: number
  readonly hand: readonly number[]
  readonly bluff: boolean
}

/** The result of checking a draft; groups in the order of its text. Nothing has been played. */
export interface DraftChecked {
  readonly is: "draft"
  readonly key: string
  readonly seq: number
  readonly groups: readonly GroupChecked[]
  readonly refusal: Problem | null
  readonly laid: number
  readonly left: number
  readonly uno_due: boolean
  readonly action: string | null
  readonly foreseen?: readonly Foreseen[]
}

/** A seat drew cards from the pile. `cards` are hidden from the others. */
export interface Drew {
  readonly is: "drew"
  readonly seat: number
  readonly cards: readonly number[]
  readonly why: ClassicWhy
}

export interface EditionInfo {
  readonly edition: string
  readonly options: Readonly<Record<string, string>>
}

/** A host's own bot cannot be used, crashed, did not answer in time, or made an illegal move. If it has to move, a simple move is made for it. Sent once per kind, seat and round. */
export interface FaultNews {
  readonly is: "fault"
  readonly seat: number
  readonly what: "broken" | "crashed" | "hung" | "illegal"
}

/** Figures over the caller's finished matches, as far as their tables are kept. */
export interface Figures {
  readonly by_edition: readonly WinShare[]
  readonly by_players: readonly WinShare[]
  readonly matches: number
  readonly rounds: number
  readonly longest: number | null
  readonly caught: number
  readonly best_lay: number | null
}

/** The top card of the pile was turned up; `stays` is false if it goes back into the pile (FR-16). */
export interface FirstCard {
  readonly is: "firstcard"
  readonly face: number
  readonly stays: boolean
}

/** What a move would do to another seat; null: the direction of play would turn. */
export interface Foreseen {
  readonly seat: number | null
  readonly draws: number
  readonly skipped: boolean
}

export interface GameInfo {
  readonly game: string
  readonly least: number
  readonly most: number
  readonly editions: readonly EditionInfo[]
  readonly choices: Readonly<Record<string, readonly string[]>>
  readonly options: readonly OptionInfo[]
  readonly levels: readonly string[]
  readonly bots: readonly string[]
  readonly lessons: readonly LessonInfo[]
}

/** A review: the costliest mistakes first, the chances over the match, luck and skill of each seat. */
export interface GameReview {
  readonly mistakes: readonly ReviewedMistake[]
  readonly rounds: readonly ReviewedRound[]
  readonly seats: readonly ReviewedSeat[]
}

/** A seat gave cards to another; only the two know which. */
export interface Gave {
  readonly is: "gave"
  readonly seat: number
  readonly other: number
  readonly cards: readonly number[]
}

/** When a match is won: at a number of points, or of rounds (DE-0, R-24). */
export interface Goal {
  readonly target?: number
  readonly scoring?: Scoring
  readonly rounds_to_win?: number
}

/** A group of a draft: why it is not a meld yet, and the melds that it can be once its jokers are named. */
export interface GroupChecked {
  readonly refusal: Problem | null
  readonly readings: readonly string[]
  readonly acting: readonly number[]
}

/** Every hand went to the next seat, clockwise (1) or counterclockwise (-1). Each seat sees the one it got. */
export interface HandsPassed {
  readonly is: "handspassed"
  readonly seat: number
  readonly direction: number
  readonly hands: readonly (readonly number[])[]
}

/** Two seats exchanged their hands; each of them knows both. */
export interface HandsSwapped {
  readonly is: "handsswapped"
  readonly seat: number
  readonly other: number
  readonly got: readonly number[]
  readonly gave: readonly number[]
}

/** The first message: the client's protocol version, and the last seq that it has. */
export interface Hello {
  readonly do: "hello"
  readonly protocol: number
  readonly seq?: number | null
}

export interface HintAnswer {
  readonly hint: PuzzleHinted
  readonly record: PuzzleRecord
}

/** Which own tiles could be laid now, and an action for `act` (null: none, or not now) with its reasons. `refusal`: why the tiles that were named cannot be laid. */
export interface HintGiven {
  readonly is: "hint"
  readonly key: string
  readonly seq: number
  readonly tiles: readonly number[]
  readonly action: string | null
  readonly reasons?: readonly Reason[]
  readonly refusal?: Problem | null
}

/** By which right a card was laid. */
export type How = 1 | 2 | 3

/** The link to a table, its short code while it waits for players, and what guests want to know first. */
export interface Invitation {
  readonly link: string
  readonly code: string | null
  readonly settings: Settings
  readonly adapted: Readonly<Record<string, string>>
  readonly status: string
  readonly host: string
  readonly people: readonly SeatView[]
}

/** The vote on an accusation was decided. */
export interface Judged {
  readonly is: "judged"
  readonly seat: number
  readonly guilty: boolean
}

/** A card was laid on the discards; `also` are cards of the same number laid with it, below it. */
export interface Laid {
  readonly is: "laid"
  readonly seat: number
  readonly face: number
  readonly how: How
  readonly also: readonly number[]
}

/** Give up the own seat. */
export interface Leave {
  readonly do: "leave"
  readonly key: string
}

/** A lesson: a table is made for it with `lesson` in its settings and one of these editions, the default first. */
export interface LessonInfo {
  readonly name: string
  readonly editions: readonly string[]
  readonly players: number
}

/** What the coach of a lesson says: `lesson-<game>-<name>` is the key of the sentence. `points`: what it points at, as pieces or actions in the notation of the game (`r9`, `draw`, `catch.2`), `seat.1`, `table.R8` (a piece on the table), or one of `top`, `table`, `new` (the place for a new group), `end`. */
export interface LessonStepView {
  readonly name: string
  readonly clauses: readonly string[]
  readonly points: readonly string[]
}

/** The coach of a lesson, in its first round: what it says now, one step after another. */
export interface LessonView {
  readonly name: string
  readonly steps: readonly LessonStepView[]
  readonly place: number | null
  readonly moves: number
  readonly waits: boolean
  readonly yours?: boolean
}

/** A table as shown in lists. */
export interface Listed {
  readonly table: string
  readonly edition: string
  readonly title: string
  readonly status: string
  readonly seats: number
  readonly taken: number
  readonly changed_at: number
}

/** A seat looked at another's hand (a rule on a Blank). */
export interface Looked {
  readonly is: "looked"
  readonly seat: number
  readonly other: number
  readonly hand: readonly number[]
}

export interface Made {
  readonly table: string
}

/** A line that is kept beside a match. `by`: who keeps it, if their name may be told; `mine`: the caller does. */
export interface MatchLine {
  readonly id: string
  readonly name: string
  readonly step: number
  readonly actions: readonly string[]
  readonly by: string
  readonly mine: boolean
}

export interface Me {
  readonly name: string
  readonly face?: number | null
}

/** The host mutes somebody for everybody, or lets them speak again. */
export interface Mute {
  readonly do: "mute"
  readonly key: string
  readonly who: string
  readonly on?: boolean
}

/** One of the caller's finished matches. `rounds` and `moves` are null if they were not counted. */
export interface MyGame {
  readonly table: string
  readonly match: number
  readonly link: string
  readonly edition: string
  readonly options: Readonly<Record<string, string>>
  readonly players: readonly MyGamePlayer[]
  readonly rounds: number | null
  readonly moves: number | null
  readonly started_at: number | null
  readonly at: number
}

/** Somebody in a finished match; a bot without a name of its own is named by its level. */
export interface MyGamePlayer {
  readonly seat: number
  readonly name: string
  readonly bot: boolean
  readonly me: boolean
  readonly points: number
  readonly won: boolean
}

/** Finished matches, latest first. `more`: there are older ones, before the time of the last. */
export interface MyGames {
  readonly games: readonly MyGame[]
  readonly more: boolean
  readonly named: boolean
}

/** The caller's result in a match. */
export interface MyResult {
  readonly table: string
  readonly match: number
  readonly edition: string
  readonly points: number
  readonly rounds_won: number
  readonly won: boolean
  readonly at: number
}

/** One of the caller's tables. Who sits there, whose turn it is and the points by seat: for the latest unfinished ones, if the caller may see them. */
export interface MyTable {
  readonly table: string
  readonly edition: string
  readonly title: string
  readonly status: string
  readonly seats: number
  readonly taken: number
  readonly changed_at: number
  readonly seat: number | null
  readonly people: readonly SeatView[]
  readonly turn: number | null
  readonly points: readonly number[]
}

/** A puzzle, whether it is today's, and what the caller has done with it. */
export interface OnePuzzle {
  readonly puzzle: PuzzleShown
  readonly today: boolean
  readonly day: string
  readonly record: PuzzleRecord
  readonly hints: number
}

/** All cards of a card puzzle as text: the hands by seat, and the draw pile, the next card first. */
export interface OpenCards {
  readonly hands: readonly (readonly string[])[]
  readonly pile: readonly string[]
}

/** An option of a game; options of one mechanic share a `group`. */
export interface OptionInfo {
  readonly name: string
  readonly group: string
  readonly values: readonly string[]
  readonly clauses: readonly string[]
}

/** A seat now owes this many cards. */
export interface Owes {
  readonly is: "owes"
  readonly seat: number
  readonly cards: number
}

export interface PassHost {
  readonly do: "host"
  readonly key: string
  readonly seat: number
}

/** A turn ended without a card being laid. */
export interface Passed {
  readonly is: "passed"
  readonly seat: number
}

export interface Pause {
  readonly do: "pause"
  readonly key: string
}

/** A sentence or a name in the texts of a game: the key of a Fluent message and its arguments. A number in the argument `seat`, `other` or `name` is a seat and is shown as the player's name. An argument may itself be a phrase. */
export interface Phrase {
  readonly key: string
  readonly args: Readonly<Record<string, string | number | Phrase>>
}

export interface Ping {
  readonly is: "ping"
  readonly n: number
}

/** The answer to `ping`, to be sent at once. */
export interface Pong {
  readonly do: "pong"
  readonly n: number
}

/** Why something is not accepted; `refusal-<code>` is the key of the sentence. */
export interface Problem {
  readonly code: string
  readonly clause: string
  readonly args: Readonly<Record<string, string | number>>
}

/** What came of a try, and what the caller has done with the puzzle by now. */
export interface PuzzleAnswer {
  readonly tried: PuzzleTried
  readonly record: PuzzleRecord
  readonly mine: PuzzleProgress
}

/** The puzzles of a kind and grade: how many there are, how many the caller has solved, and one to go on with. */
export interface PuzzleGrade {
  readonly grade: number
  readonly puzzles: number
  readonly solved: number
  readonly next: string
}

/** A hint: a sentence, and what a client can mark of it: kinds of tiles that leave the rack, or a move. */
export interface PuzzleHinted {
  readonly text: string
  readonly tiles: readonly number[]
  readonly action: string | null
}

export interface PuzzleKind {
  readonly kind: "four" | "joker" | "out" | "win"
  readonly edition: string
  readonly task: string
  readonly grades: readonly PuzzleGrade[]
}

/** What there is to solve, and how far the caller is. */
export interface PuzzleList {
  readonly today: PuzzleOfDay
  readonly kinds: readonly PuzzleKind[]
  readonly mine: PuzzleProgress
}

/** The puzzle of a day (of UTC), the same for everybody. */
export interface PuzzleOfDay {
  readonly name: string
  readonly kind: string
  readonly grade: number
  readonly day: string
}

/** Steps of a puzzle; `cards`: what lies open at each of them, none where nothing does. */
export interface PuzzlePart {
  readonly steps: ReplayPart
  readonly cards: readonly OpenCards[]
}

/** `streak`: days in a row on which the puzzle of the day was solved, up to today or yesterday; `longest` ever. `grade`: the highest one of which three puzzles were solved without help; 0: none yet. */
export interface PuzzleProgress {
  readonly streak: number
  readonly longest: number
  readonly grade: number
  readonly solved: number
  readonly today: boolean
}

/** What the caller has done with a puzzle. `shown`: they looked at the solution before they found it. */
export interface PuzzleRecord {
  readonly tries: number
  readonly hints: number
  readonly shown: boolean
  readonly solved: boolean
}

/** A puzzle: the task and the position. */
export interface PuzzleShown {
  readonly name: string
  readonly kind: "four" | "joker" | "out" | "win"
  readonly grade: number
  readonly grades: number
  readonly edition: string
  readonly task: string
  readonly part: PuzzlePart
}

/** The solution, played out against the longest defence. */
export interface PuzzleSolved {
  readonly moves: readonly string[]
  readonly part: PuzzlePart
}

/** What came of a try, and in a sentence why it is wrong. `part` shows the last move and the answers to it. `refused`: the last move is against the rules (of `clause`); it was not played and is not counted as a try. */
export interface PuzzleTried {
  readonly outcome: "goes-on" | "solved" | "wrong"
  readonly text: string
  readonly clause: string
  readonly refused: boolean
  readonly part: PuzzlePart
}

export interface React {
  readonly do: "react"
  readonly key: string
  readonly what: "🎉" | "👍" | "👏" | "😂" | "😡" | "😢" | "😮" | "🙏"
}

export interface ReactedNews {
  readonly is: "reacted"
  readonly seat: number
  readonly what: string
}

/** The host lets everybody sit down again who was removed. */
export interface Readmit {
  readonly do: "readmit"
  readonly key: string
}

/** Why a move is suggested; `hint-<code>` is the key of the sentence. */
export interface Reason {
  readonly code: string
  readonly args: Readonly<Record<string, string | number>>
}

/** This intention or message was refused; nothing has changed. `refusal-<code>` is the key of the sentence. */
export interface Refused {
  readonly is: "refused"
  readonly code: string
  readonly clause: string
  readonly args: Readonly<Record<string, string | number>>
  readonly seq: number
  readonly key?: string | null
}

/** The host frees a seat; during a match a bot takes it. Who was removed cannot sit down again until `readmit`. */
export interface Remove {
  readonly do: "remove"
  readonly key: string
  readonly seat: number
}

/** A moment that mattered; `highlight-<kind>` is the key of its sentence, `amount` a number of cards or tiles. */
export interface ReplayMark {
  readonly step: number
  readonly kind: string
  readonly seat: number
  readonly amount: number
}

/** Consecutive steps of one round: the first as a whole state, the others as updates to it. `seq` is the number of a step in the match, from 0. The first step's own events are in `missed`. `positions`: each step as text; none while the round is being played. */
export interface ReplayPart {
  readonly state: SeatState
  readonly updates: readonly Update[]
  readonly positions: readonly string[]
}

/** A round: the number of its first step (the deal), how many steps it has, who deals, whether it is over. `set_up`: it began at a position that was given, so there was no deal. */
export interface ReplayRound {
  readonly first: number
  readonly steps: number
  readonly dealer: number
  readonly over: boolean
  readonly set_up?: boolean
}

/** A recorded match. `seat`: where the caller sat, if they did. `opens`: can all hands be shown? `link`: what its players can pass on; empty while it is played, and of a file. */
export interface ReplayView {
  readonly table: string
  readonly link: string
  readonly match: number
  readonly settings: Settings
  readonly adapted: Readonly<Record<string, string>>
  readonly seats: readonly SeatView[]
  readonly seat: number | null
  readonly running: boolean
  readonly abandoned: boolean
  readonly opens: boolean
  readonly at: number
  readonly part: number
  readonly rounds: readonly ReplayRound[]
  readonly marks: readonly ReplayMark[]
  readonly sheet: ScoreSheet
}

/** The discards were shuffled and became the new pile. */
export interface Reshuffled {
  readonly is: "reshuffled"
  readonly cards: number
}

/** The result of one seat in a match. A bot is named by its level. */
export interface Result {
  readonly match: number
  readonly seat: number
  readonly name: string
  readonly bot: boolean
  readonly points: number
  readonly rounds_won: number
  readonly won: boolean
  readonly at: number
}

export interface Resume {
  readonly do: "resume"
  readonly key: string
}

/** Ask for the `state` again: the client has missed something after this seq. */
export interface Resync {
  readonly do: "resync"
  readonly seq: number
}

/** In a lesson whose round has left the script: back to where it left it. */
export interface Retry {
  readonly do: "retry"
  readonly key: string
}

/** How far a review is: `done` of `steps`. */
export interface ReviewState {
  readonly state: "done" | "failed" | "none" | "running" | "waiting"
  readonly done?: number
  readonly steps?: number
  readonly review?: GameReview | null
}

/** A decision that cost much. `step`: the moment before it, counted through the match. */
export interface ReviewedMistake {
  readonly step: number
  readonly seat: number
  readonly text: string
  readonly better: string
  readonly why: string
  readonly loss: number
  readonly error: number
}

/** The chances to win of every seat: at the deal (of step `first`) and after every action. */
export interface ReviewedRound {
  readonly first: number
  readonly chances: readonly (readonly number[])[]
}

/** Where a seat's result came from, in rounds won: `par` + luck + skill + others = `result`. `laid` and `most`: tiles that were and could have been played; null where the game has no solver. */
export interface ReviewedSeat {
  readonly seat: number
  readonly par: number
  readonly luck: number
  readonly skill: number
  readonly others: number
  readonly result: number
  readonly mistakes: number
  readonly decisions: number
  readonly laid: number | null
  readonly most: number | null
}

/** The round is over and all hands are shown. `winner` is None if nobody scores. */
export interface RoundOver {
  readonly is: "roundover"
  readonly ending: ClassicEnding
  readonly winner: number | null
  readonly hands: readonly (readonly number[])[]
}

export interface RummyChange {
  readonly game: "rummy"
  readonly seat?: number | null
  readonly rack?: readonly number[]
  readonly drawn?: number | null
  readonly players?: number
  readonly starter?: number
  readonly phase?: RummyPhase
  readonly turn?: number
  readonly direction?: number
  readonly table?: TileTable
  readonly counts?: readonly number[]
  readonly pool?: number
  readonly uno_open?: number | null
  readonly racks?: readonly (readonly number[])[] | null
  readonly winner?: number | null
  readonly ending?: RummyEnding | null
}

/** How a round ended. */
export type RummyEnding = "out" | "pool"

/** What the round waits for. */
export type RummyPhase = "drawn" | "over" | "turn"

export interface RummyView {
  readonly game: "rummy"
  readonly seat: number | null
  readonly rack: readonly number[]
  readonly drawn: number | null
  readonly players: number
  readonly starter: number
  readonly phase: RummyPhase
  readonly turn: number
  readonly direction: number
  readonly table: TileTable
  readonly counts: readonly number[]
  readonly pool: number
  readonly uno_open: number | null
  readonly racks: readonly (readonly number[])[] | null
  readonly winner: number | null
  readonly ending: RummyEnding | null
}

/** Why a seat drew tiles. */
export type RummyWhy = "caught" | "effect" | "turn"

export interface SaidNews {
  readonly is: "said"
  readonly seat: number | null
  readonly name: string
  readonly text: string
  readonly who?: string
}

/** The device reveals the salt that it has sealed, once `sealed` is true. */
export interface Salt {
  readonly do: "salt"
  readonly key: string
  readonly commitment: string
  readonly salt: string
}

export interface Say {
  readonly do: "say"
  readonly key: string
  readonly text: string
}

/** One round as shown on the pad (FR-23). */
export interface ScoreRow {
  readonly number: number
  readonly dealer: number | null
  readonly winner: number | null
  readonly points: readonly number[]
  readonly totals: readonly number[]
}

/** All that a client needs to show the pad: the sides, the goal, every round, the current totals. */
export interface ScoreSheet {
  readonly sides: readonly (readonly number[])[]
  readonly goal: Goal
  readonly rows: readonly ScoreRow[]
  readonly totals: readonly number[]
  readonly wins: readonly number[]
  readonly winners: readonly number[]
}

/** How a round is scored. */
export type Scoring = "lowest_wins" | "winner_takes"

/** The device commits to its salt for the next deal, for this commitment (docs/deals.md). */
export interface Seal {
  readonly do: "seal"
  readonly key: string
  readonly commitment: string
  readonly seal: string
}

/** What has changed of a seat; fields that are left out have not changed. */
export interface SeatChange {
  readonly kind?: "bot" | "free" | "person"
  readonly name?: string
  readonly level?: string
  readonly presence?: "away" | "gone" | "here" | "lost"
  readonly agreed?: boolean
  readonly wants?: boolean
  readonly asks_pause?: boolean
  readonly who?: string
  readonly face?: number | null
  readonly assistant?: boolean
}

/** Everything that the client may know, and the events that it missed if they are still buffered. `doubtful`: those of the offers that others could challenge with success; only the seat itself is told. `recent`: for a client that knows nothing yet, the last events and what was said last. */
export interface SeatState {
  readonly is: "state"
  readonly seq: number
  readonly at: number
  readonly seat: number | null
  readonly table: TableView
  readonly round: RoundView | null
  readonly offers: readonly string[]
  readonly deadline: number | null
  readonly missed: readonly News[] | null
  readonly yours?: string
  readonly recent?: readonly News[]
  readonly doubtful?: readonly string[]
}

/** The public part of a seat. A bot without a name of its own has its level instead. */
export interface SeatView {
  readonly kind: "bot" | "free" | "person"
  readonly name: string
  readonly level: string
  readonly presence: "away" | "gone" | "here" | "lost"
  readonly agreed: boolean
  readonly wants: boolean
  readonly asks_pause: boolean
  readonly who?: string
  readonly face?: number | null
  readonly assistant?: boolean
}

/** The settings that a table has agreed on. */
export interface Settings {
  readonly edition?: string
  readonly options?: Readonly<Record<string, string>>
  readonly players?: number
  readonly clock?: 0 | 15 | 30 | 60 | 120
  readonly watch?: boolean
  readonly delay?: number
  readonly public?: boolean
  readonly title?: string
  readonly pace?: "normal" | "quick" | "slow"
  readonly late?: boolean
  readonly lesson?: string
}

/** What a round has changed of the score pad. */
export interface SheetChange {
  readonly rows_added: readonly ScoreRow[]
  readonly totals: readonly number[]
  readonly wins: readonly number[]
  readonly winners: readonly number[]
}

/** Take this free seat, or any. During a match: a seat that one gave up, or a bot's if `late` is set. */
export interface Sit {
  readonly do: "sit"
  readonly key: string
  readonly seat?: number | null
}

/** A seat sits out. */
export interface Skipped {
  readonly is: "skipped"
  readonly seat: number
}

export interface SolutionAnswer {
  readonly solution: PuzzleSolved
  readonly record: PuzzleRecord
}

/** The totals of one player at a table, over all its matches. */
export interface Standing {
  readonly name: string
  readonly bot: boolean
  readonly matches: number
  readonly won: number
  readonly rounds_won: number
  readonly points: number
}

export interface Start {
  readonly do: "start"
  readonly key: string
}

export interface Statistics {
  readonly edition: string
  readonly matches: number
  readonly won: number
  readonly rounds_won: number
  readonly points: number
}

/** Let the autopilot play the own seat. */
export interface StepAway {
  readonly do: "away"
  readonly key: string
}

/** What has changed of a table; fields that are left out have not changed. */
export interface TableChange {
  readonly table?: string
  readonly settings?: Settings
  readonly adapted?: Readonly<Record<string, string>>
  readonly version?: number
  readonly seats?: readonly SeatView[]
  readonly host?: number | null
  readonly status?: "between" | "dealing" | "open" | "over" | "playing"
  readonly match?: number
  readonly round?: number
  readonly paused?: boolean
  readonly commitment?: string | null
  readonly salts?: Readonly<Record<string, string>>
  readonly secret?: string | null
  readonly sheet?: ScoreSheet | null
  readonly winners?: readonly number[]
  readonly removed?: number
  readonly muted?: readonly string[]
  readonly lesson?: LessonView | null
  readonly seals?: Readonly<Record<string, string>>
  readonly sealed?: boolean
  readonly left?: readonly (readonly number[])[]
  readonly seats_changed?: Readonly<Record<string, SeatChange>>
  readonly seals_added?: Readonly<Record<string, string>>
  readonly salts_added?: Readonly<Record<string, string>>
  readonly sheet_added?: SheetChange
}

/** A table event outside the game; `what` is the tag of its log entry. `time`: the time of this seat was up, and the server moves for it; sent once per turn, with the move's events. */
export interface TableNews {
  readonly is: "table"
  readonly what: string
  readonly seat?: number | null
  readonly name?: string | null
}

/** The public state of a table. */
export interface TableView {
  readonly table: string
  readonly settings: Settings
  readonly adapted: Readonly<Record<string, string>>
  readonly version: number
  readonly seats: readonly SeatView[]
  readonly host: number | null
  readonly status: "between" | "dealing" | "open" | "over" | "playing"
  readonly match: number
  readonly round: number
  readonly paused: boolean
  readonly commitment: string | null
  readonly salts: Readonly<Record<string, string>>
  readonly secret: string | null
  readonly sheet: ScoreSheet | null
  readonly winners: readonly number[]
  readonly removed?: number
  readonly muted?: readonly string[]
  readonly lesson?: LessonView | null
  readonly seals?: Readonly<Record<string, string>>
  readonly sealed?: boolean
  readonly left?: readonly (readonly number[])[]
}

/** Take over from the autopilot again. */
export interface TakeBack {
  readonly do: "back"
  readonly key: string
}

/** A word tile of this kind acts. */
export interface TileActed {
  readonly is: "tile-acted"
  readonly seat: number
  readonly kind: number
}

/** A seat called UNO. */
export interface TileCalled {
  readonly is: "tile-called"
  readonly seat: number
}

/** A seat was caught without the UNO call. */
export interface TileCaught {
  readonly is: "tile-caught"
  readonly by: number
  readonly seat: number
}

/** The deal: every rack, of which a seat sees only its own, and the starting tiles. */
export interface TileDealt {
  readonly is: "tile-dealt"
  readonly starter: number
  readonly racks: readonly (readonly number[])[]
  readonly table: TileTable
}

/** A seat drew tiles from the pool. Only that seat sees which. */
export interface TileDrew {
  readonly is: "tile-drew"
  readonly seat: number
  readonly tiles: readonly number[]
  readonly why: RummyWhy
}

/** A draw for who begins. Ties draw again, which is another event. */
export interface TileDrewForStart {
  readonly is: "tile-drewforstart"
  readonly tiles: readonly (readonly [number, number])[]
}

/** The seat keeps the drawn tile; its turn is over. */
export interface TileKept {
  readonly is: "tile-kept"
  readonly seat: number
}

/** The new table after a lay, with the origin of every piece, and the jokers taken to the rack. */
export interface TileLaid {
  readonly is: "tile-laid"
  readonly seat: number
  readonly table: TileTable
  readonly tiles: readonly number[]
  readonly taken: number
}

/** The round is over; all racks are shown and scored. */
export interface TileRoundOver {
  readonly is: "tile-roundover"
  readonly ending: RummyEnding
  readonly winner: number
  readonly racks: readonly (readonly number[])[]
  readonly points: readonly number[]
}

/** A seat loses its turn. */
export interface TileSkipped {
  readonly is: "tile-skipped"
  readonly seat: number
}

/** The table: the groups, and the starting tiles that are still loose. Build it with `table`, which sorts, so that equal tables are equal values. */
export interface TileTable {
  readonly groups?: readonly (readonly number[])[]
  readonly loose?: readonly number[]
}

/** A seat took its turn, which ends the time for catching. */
export interface TileTookTurn {
  readonly is: "tile-tookturn"
  readonly seat: number
}

/** The new direction of play: 1 to the left, -1 to the right. */
export interface TileTurned {
  readonly is: "tile-turned"
  readonly direction: number
}

/** An event of such a game, as the receiver may know it; `seat` made the move, if any seat did. */
export interface ToldNews {
  readonly is: "told"
  readonly seat: number | null
  readonly phrase: Phrase
}

/** The Wild4 went back to its player's hand, and the previous colour is in force again (FR-22). */
export interface TookBack {
  readonly is: "tookback"
  readonly seat: number
  readonly colour: number
}

/** The direction of play was reversed; it is now clockwise (1) or counterclockwise (-1). */
export interface Turned {
  readonly is: "turned"
  readonly direction: number
}

/** What happened at this seq, and what has changed. `yours`: the key of the client's intention that caused it. */
export interface Update {
  readonly is: "update"
  readonly seq: number
  readonly at: number
  readonly news: readonly News[]
  readonly table?: TableChange
  readonly round?: RoundChange
  readonly offers?: readonly string[]
  readonly deadline?: number | null
  readonly seat?: number | null
  readonly yours?: string
  readonly doubtful?: readonly string[]
}

/** The caller; `name` is null for strangers. `face`: the face that they have chosen. */
export interface Visitor {
  readonly name: string | null
  readonly face?: number | null
}

/** A vote on the accusation. */
export interface Voted {
  readonly is: "voted"
  readonly seat: number
  readonly aye: boolean
}

/** Ready for the next round; after the match: for a rematch. While a bot is on turn: bots need not pause until a person is on turn, once all who are present want it. */
export interface Want {
  readonly do: "want"
  readonly key: string
}

/** Who is connected without a seat: how many people, and the names of the first. */
export interface Watchers {
  readonly is: "watchers"
  readonly count: number
  readonly names: readonly string[]
}

/** The answer to `hello`; a `state` follows. `who`: the own pseudonym. */
export interface Welcome {
  readonly is: "welcome"
  readonly protocol: number
  readonly name: string
  readonly seat: number | null
  readonly who?: string
}

/** A share of matches won, with its 95 % interval. */
export interface WinShare {
  readonly edition: string
  readonly players: number
  readonly matches: number
  readonly won: number
  readonly share: number
  readonly low: number
  readonly high: number
}
