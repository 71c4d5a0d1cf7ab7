import type { Diagnostic, Place } from '../kernel/diagnostics'
import type { ParsedLevel } from '../kernel/field-reader'
import type { BoardSize } from '../kernel/grid'
import type { Result } from '../kernel/result'
import type { Rng } from '../kernel/rng'
import type { StateLayout, TraceEvent } from '../trace/trace'
import type { AnswerOrigins } from './answer-origins'
import type { Debugging } from './debugging'
import type { Inputs } from './inputs'
import type { Quantity } from './limits'
import type { PartText } from './part-text'
import type { MatchMaking } from './match'
import type { Shrinking } from './shrinking'
import type { MachineMaker, ReadingId } from '../trace/machine'
import type { Words } from '../words'

/** The official text of a level. */
export interface LevelFormat<Level> {
  /** File name ending without the dot, as offered when saving. */
  readonly extension: string
  /**
   * Reads with care, and returns all problems found when it is not a level; never throws. Warnings belong to `validate`,
   * except those only the text shows. `parseText` asks `readFast` first.
   */
  parse(text: string): Result<ParsedLevel<Level>, readonly Diagnostic[]>
  /**
   * Reads a text without fault much faster than `parse` tells faults: the same level, and only where `parse` has nothing
   * to tell. Null when anything is out of the ordinary, and then `parse` decides; but of a text above 1 MB this alone
   * decides whether it is opened, so it takes all that `print` makes of levels without errors, and a game that has none
   * opens no text so long.
   */
  readFast?(text: string): Level | null
  /**
   * Of a text with faults the level as far as it stands before the line of the first one (1-based), so that the rules'
   * verdict on what comes before is sound; anything may stand in what comes from there on. Null when nothing is known, absent when it never is.
   */
  readPart?(text: string, line: number): Level | null
  /** Canonical text: print(parse(t)) is a fixed point. */
  print(level: Level): string
  /** Cells that the text at a place speaks of, the first being the main one; empty when none. */
  cellsAt(level: Level, place: Place): readonly number[]
  /** Places that speak of a cell, the most telling first; empty when none. */
  placesOf(level: Level, cell: number): readonly Place[]
}

/** Edits are data; applying one hands back the edit that undoes it. */
export interface LevelEdits<Level, Edit> {
  apply(level: Level, edit: Edit): { readonly level: Level; readonly inverse: Edit }
  /** What the undo menu says, in lower case: "move rocket". */
  label(edit: Edit): string
}

/** One of the smallest phases that the rules page names; a step is one phase. */
export interface Phase {
  /** One word: "spawn". */
  readonly name: string
  /** How lists and sentences name it: "instruction 2". */
  readonly title?: string
  /** Rule id of the phase. */
  readonly rule: string
}

/** A kind of event, for logs, filters and breakpoints. */
export interface EventKind {
  /** Stable name: `mouse-eaten`. */
  readonly name: string
  /** As a filter shows it: "Mouse eaten". */
  readonly title: string
  /** False for those that happen all the time and would drown the others in a log. */
  readonly isNotable: boolean
  /** Ids of all rules that may decide such an event. A watch for a rule looks at no other kinds. */
  readonly rules: readonly string[]
  /** The misreadings without which it never happens; absent: it happens by the official rules as well. */
  readonly readings?: readonly ReadingId[]
}

/** An event in words. */
export interface EventFacts {
  /** One sentence without the rule id: "The mouse from door 1 was eaten by a cat at (2,3)". */
  readonly text: string
  /** Rule id that decided it; the most telling one. */
  readonly rule: string
  /** Ids of further rules that decided it; absent when there are none. */
  readonly also?: readonly string[]
  /** Board cells concerned, the main one first. */
  readonly cells: readonly number[]
  /** Number of the entity concerned (the same over its whole life), -1 when none. */
  readonly entity: number
}

/** An obvious fix of a problem, offered beside it. */
export interface Fix<Edit> {
  /** What it does: "Renumber chain 2". */
  readonly title: string
  readonly edit: Edit
}

/** A misreading of the rules that a contestant may well write. */
export interface Reading {
  readonly id: ReadingId
  /** What the misreader believes, one sentence. */
  readonly belief: string
  /** Rule id that it breaks. */
  readonly rule: string
  /** Misreadings that every level which catches it catches as well, as far as searches show; absent if there are none. */
  readonly alongside?: readonly ReadingId[]
}

/** What a statement says to contestants in place of what the app says to those who make levels. */
export interface ContestTexts {
  /** What the answer is, and how it is written. */
  readonly output: string
  /** Titles of rules, by id, that are others for contestants. */
  readonly titles?: Readonly<Record<string, string>>
  /** Texts of rules, by id, where no test goes beyond the official limits; absent: the text of the app. */
  readonly official?: Readonly<Record<string, string>>
  /** The same where a test does; absent: the official one. */
  readonly beyond?: Readonly<Record<string, string>>
  /** Rules that are none of a contestant's business. */
  readonly leftOut?: readonly string[]
}

/** A rule in the app's own words, opened by a click on its id. */
export interface RuleText {
  readonly id: string
  readonly title: string
  readonly text: string
}

export interface Engine<Level> extends MachineMaker<Level> {
  readonly phases: readonly Phase[]
  /** Indexed by event code. */
  readonly eventKinds: readonly EventKind[]
  readonly readings: readonly Reading[]
  layout(level: Level): StateLayout
  /** The official answer without a trace, ending in a newline: the fast path. */
  answer(level: Level, reading?: ReadingId): string
  /** The same answer read off the last state of a traced run. */
  answerOf(level: Level, state: Int32Array): string
}

export interface RecipeField {
  readonly key: string
  readonly title: string
  readonly lowest: number
  readonly highest: number
}

export interface Generator<Level, Recipe extends Readonly<Record<string, number>>> {
  readonly defaults: Recipe
  readonly fields: readonly RecipeField[]
  /** Every recipe within the fields' bounds gives a level without errors. */
  generate(recipe: Recipe, rng: Rng): Level
  /** A recipe of a small level for a search, each time another; absent: the defaults serve. */
  vary?(rng: Rng): Recipe
  /** A level near another one that has no errors: one thing more or other. It may have errors: whoever asks looks. */
  alter?(level: Level, rng: Rng): Level
}

/**
 * Boards that lie in one document like the pages of a book, all of the same size. Wherever a cell is named by number
 * (places, diagnostics, events, descriptions) it is `page * rows * cols + row * cols + col`.
 */
export interface Pages<Level> {
  /** At least 1. */
  count(level: Level): number
  /** As a tab names it: "Game 2". */
  title(level: Level, page: number): string
  /** The page that a turn of a run is played on. */
  pageOfTurn(level: Level, turn: number): number
  /** The first turn of a page; of a page without turns the one where its own would begin. */
  firstTurn(level: Level, page: number): number
}

/** What needs no words of a game: what answers its levels. */
export type WordlessGame<Level> = Omit<JudgedGame<Level>, 'message'>

/** What decides whether a text is a level, and what its answer is. */
export interface JudgedGame<Level> {
  readonly format: LevelFormat<Level>
  /** Problems of a level that could be read, errors and warnings, in text order. */
  validate(level: Level): readonly Diagnostic[]
  /** Codes of all problems that keep a text from being a level that runs. */
  readonly errorCodes: readonly string[]
  /** The sentence of a diagnostic: what was found and what was expected. */
  message(diagnostic: Diagnostic): string
  readonly engine: Engine<Level>
}

/** What play calls by codes, in words. */
export interface GameNames {
  /** A figure of a layout by its name there, as charts and lists have it: "Player 1". */
  figure?(name: string): string
  /** What a slot of a layout holds by its title there, as one of a list: "letters written". */
  slot?(title: string): string
  /** A quantity with limits by its name, without an article: "number of doors". */
  quantity?(name: string): string
}

export interface GameModule<
  Id extends string,
  Level,
  Edit,
  Recipe extends Readonly<Record<string, number>>,
> extends JudgedGame<Level> {
  readonly id: Id
  /** The words in which it says all that it says. */
  readonly words: Words
  readonly title: string
  /** One line for lists: "mice, cats, arrows". */
  readonly subtitle: string
  readonly rules: readonly RuleText[]
  /** What a statement says otherwise. */
  readonly contest: ContestTexts
  /** Ids of rules that decide something only in levels with warnings; absent if there are none. */
  readonly warnedRules?: readonly string[]
  blank(rows: number, cols: number): Level
  readonly blankSize: BoardSize
  /** True where texts write a size as width and height; absent: they write rows and columns, or no size. */
  readonly isWidthFirst?: boolean
  /** The size of one page, if a game has several. */
  size(level: Level): BoardSize
  /** Absent: the document is one board. */
  readonly pages?: Pages<Level>
  /** Whether a cell of the rectangle is part of the board; absent: all are. */
  exists?(level: Level, row: number, col: number): boolean
  /** What the codes in layouts and limits are called; absent: as the codes are. */
  readonly names?: GameNames
  /** The numbers of a level that have limits, in the order of its text; absent if nothing has. */
  quantities?(level: Level): readonly Quantity[]
  /** What is played on the board, and where that has to stop. */
  readonly inputs: Inputs<Level, Edit>
  /** Obvious fixes of a problem that `validate` found; absent when the game knows none. */
  fixes?(level: Level, diagnostic: Diagnostic): readonly Fix<Edit>[]
  readonly edits: LevelEdits<Level, Edit>
  /** What is copied of a board, as text; absent if the format has no words for parts. */
  readonly parts?: PartText<unknown>
  /** An event of a run in words. */
  describe(level: Level, event: TraceEvent): EventFacts
  /** A cell as the game's sentences name it: "(3,2)", "E5"; empty if the board has none. */
  cellName(level: Level, cell: number): string
  /** What stands on a cell, "rocket of player 2, 1 cat"; state null when there is no run. */
  cellContents(level: Level, state: Int32Array | null, cell: number): string
  /** Who is where, and why; what breakpoints, lives of entities and the Why pane stand on. */
  readonly debugging: Debugging<Level>
  /** What wrote the answer; what leads from each piece of it to a step stands on. */
  readonly origins: AnswerOrigins<Level>
  readonly generator: Generator<Level, Recipe>
  /** How its levels become smaller; absent if they cannot. */
  readonly shrinking?: Shrinking<Level>
  /** For games that are played by two programs: how a match is made and what the programs would read and write. */
  readonly making?: MatchMaking<Level>
}

/** Keeps the types of a game's parts together; wiring only. */
export function defineGame<
  const Id extends string,
  Level,
  Edit,
  Recipe extends Readonly<Record<string, number>>,
>(game: GameModule<Id, Level, Edit, Recipe>): GameModule<Id, Level, Edit, Recipe> {
  return game
}
