import type { Diagnostic, Place } from '../kernel/diagnostics'
import type { ParsedLevel } from '../kernel/field-reader'
import type { BoardSize } from '../kernel/grid'
import type { Result } from '../kernel/result'
import type { Rng } from '../kernel/rng'
import type { StateLayout, TraceEvent } from '../trace/trace'
import type { AnswerOrigins } from './answer-origins'
import type { Debugging } from './debugging'
import type { ContestTexts } from './game-catalogue'
import type { Inputs } from './inputs'
import type { Quantity } from './limits'
import type { PartText } from './part-text'
import type { MatchMaking } from './match'
import type { Shrinking } from './shrinking'
import type { MachineMaker, ReadingId } from '../trace/machine'
import type { EventValues } from '../trace/recorder'
import type { Words } from '../words'

/** The official text of a level. */
export interface LevelFormat<Level> {
  /** File name extension without the dot, as offered when saving. */
  readonly extension: string
  /**
   * Reads carefully and returns all problems if the text is not a level; never throws. Warnings belong to `validate`,
   * except those that only the text shows. `parseText` calls `readFast` first.
   */
  parse(text: string): Result<ParsedLevel<Level>, readonly Diagnostic[]>
  /**
   * Reads a valid text much faster than `parse` can report problems: the same level, and only if `parse` would report
   * nothing. Null for anything unusual, and then `parse` decides; but for a text above 1 MB this alone decides whether
   * it is opened, so it has to accept everything that `print` produces for levels without errors, and a game without it
   * opens no text of that length.
   */
  readFast?(text: string): Level | null
  /**
   * For a text with errors, the level as far as it is valid before the line of the first error (1-based), so that rules
   * can be checked reliably before it; the part from there on may contain anything. Null if nothing is known, absent if
   * it never is.
   */
  readPart?(text: string, line: number): Level | null
  /** Canonical text: print(parse(t)) is a fixed point. */
  print(level: Level): string
  /** Cells that the text at a place refers to, the main one first; empty if there are none. */
  cellsAt(level: Level, place: Place): readonly number[]
  /** Places that refer to a cell, the most relevant first; empty if there are none. */
  placesOf(level: Level, cell: number): readonly Place[]
}

/** Edits are data; applying one returns the edit that undoes it. */
export interface LevelEdits<Level, Edit> {
  apply(level: Level, edit: Edit): { readonly level: Level; readonly inverse: Edit }
  /** The undo label, in lower case: "move rocket". */
  label(edit: Edit): string
}

/** One of the smallest phases that the rules page names; each step belongs to one phase. */
export interface Phase {
  /** One word: "spawn". */
  readonly name: string
  /** Its name in lists and sentences: "instruction 2". */
  readonly title?: string
  /** Rule id of the phase. */
  readonly rule: string
}

/** A kind of event, for logs, filters and breakpoints. */
export interface EventKind {
  /** Stable name: `mouse-eaten`. */
  readonly name: string
  /** As shown in a filter: "Mouse eaten". */
  readonly title: string
  /** False for events so frequent that they would drown the others in a log. */
  readonly isNotable: boolean
  /** Ids of all rules that may decide such an event. A watch for a rule considers no other kinds. */
  readonly rules: readonly string[]
  /** The misreadings without which it never happens; absent: it happens by the official rules as well. */
  readonly readings?: readonly ReadingId[]
  /**
   * The rules that decided such an event, as its sentence names them, but without the time that a sentence takes. Absent:
   * only the sentence knows, if there are several.
   */
  decidedBy?(level: unknown, values: EventValues): Deciding
}

/** The rule that decided an event, or several, the most relevant one first. */
export type Deciding = string | readonly [string, ...string[]]

/** An event in words. */
export interface EventFacts {
  /** One sentence without the rule id: "The mouse from door 1 was eaten by a cat at (2,3)". */
  readonly text: string
  /** Id of the rule that decided it; the most relevant one. */
  readonly rule: string
  /** Ids of further rules that decided it; absent if there are none. */
  readonly also?: readonly string[]
  /** Board cells concerned, the main one first. */
  readonly cells: readonly number[]
  /** Number of the entity concerned (the same over its whole life), -1 if none. */
  readonly entity: number
}

/** An obvious fix of a problem, offered beside it. */
export interface Fix<Edit> {
  /** Its effect: "Renumber chain 2". */
  readonly title: string
  readonly edit: Edit
}

/** A plausible misreading of the rules by a contestant. */
export interface Reading {
  readonly id: ReadingId
  /** The belief of the misreader, one sentence. */
  readonly belief: string
  /** Id of the rule that it breaks. */
  readonly rule: string
  /**
   * Misreadings that every level that catches this one also catches, as far as searches show; absent if there are none.
   */
  readonly alongside?: readonly ReadingId[]
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
  /**
   * The answers under several readings, undefined for the right rules, as `answer` gives them; absent if they take no
   * less time together.
   */
  answers?(level: Level, readings: readonly (ReadingId | undefined)[]): readonly string[]
  /** The same answer, read from the last state of a traced run. */
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
  /** The most that fits of some numbers beside the others, where that is less than their field allows; at least its lowest. */
  most?(recipe: Recipe): Partial<Recipe>
  /** Every recipe within the fields' bounds gives a level without errors; of what does not fit there is less. */
  generate(recipe: Recipe, rng: Rng): Level
  /** A recipe of a small level for a search, different each time; absent: the defaults are used. */
  vary?(rng: Rng): Recipe
  /**
   * A level similar to another one without errors: with one thing added or changed. It may have errors: the caller
   * checks.
   */
  alter?(level: Level, rng: Rng): Level
}

/**
 * Boards of one document, like the pages of a book, all of the same size. A cell number (in places, diagnostics,
 * events, descriptions) is `page * rows * cols + row * cols + col`.
 */
export interface Pages<Level> {
  /** At least 1. */
  count(level: Level): number
  /** Title of its tab: "Data set 2". */
  title(level: Level, page: number): string
  /** The page that a turn of a run is played on. */
  pageOfTurn(level: Level, turn: number): number
  /** The first turn of a page; for a page without turns, the turn where its own would begin. */
  firstTurn(level: Level, page: number): number
}

/** The part of a game that needs no words: it answers levels. */
export type WordlessGame<Level> = Omit<JudgedGame<Level>, 'message'>

/** Decides whether a text is a level, and what its answer is. */
export interface JudgedGame<Level> {
  readonly format: LevelFormat<Level>
  /** Problems of a level that could be read, errors and warnings, in text order. */
  validate(level: Level): readonly Diagnostic[]
  /** Codes of all problems that keep a text from being a runnable level. */
  readonly errorCodes: readonly string[]
  /** The sentence of a diagnostic: what was found and what was expected. */
  message(diagnostic: Diagnostic): string
  readonly engine: Engine<Level>
}

/** Words for codes used by play. */
export interface GameNames {
  /** A figure of a layout by name, for charts and lists: "Player 1". */
  figure?(name: string): string
  /** The contents of a slot of a layout by title, as a list entry: "letters written". */
  slot?(title: string): string
  /** A limited quantity by name, without an article: "number of doors". */
  quantity?(name: string): string
}

export interface GameModule<
  Id extends string,
  Level,
  Edit,
  Recipe extends Readonly<Record<string, number>>,
> extends JudgedGame<Level> {
  readonly id: Id
  /** The words of all its messages. */
  readonly words: Words
  readonly title: string
  /** One line for lists: "mice, cats, arrows". */
  readonly subtitle: string
  readonly rules: readonly RuleText[]
  /** Differing texts for a statement. */
  readonly contest: ContestTexts
  /** Ids of rules that only decide something in levels with warnings; absent if there are none. */
  readonly warnedRules?: readonly string[]
  blank(rows: number, cols: number): Level
  readonly blankSize: BoardSize
  /** True if texts write a size as width and height; absent: they write rows and columns, or no size. */
  readonly isWidthFirst?: boolean
  /** The size of one page, if a game has several. */
  size(level: Level): BoardSize
  /** Absent: the document is one board. */
  readonly pages?: Pages<Level>
  /** Whether a cell of the rectangle is part of the board; absent: all are. */
  exists?(level: Level, row: number, col: number): boolean
  /** Words for the codes in layouts and limits; absent: the codes are used. */
  readonly names?: GameNames
  /** The limited numbers of a level, in the order of its text; absent if there are none. */
  quantities?(level: Level): readonly Quantity[]
  /** The entries played on the board, and where play has to stop. */
  readonly inputs: Inputs<Level, Edit>
  /** Obvious fixes of a problem that `validate` found; absent if the game knows none. */
  fixes?(level: Level, diagnostic: Diagnostic): readonly Fix<Edit>[]
  readonly edits: LevelEdits<Level, Edit>
  /** Copied parts of a board, as text; absent if the format cannot write parts. */
  readonly parts?: PartText<unknown>
  /** An event of a run in words. */
  describe(level: Level, event: TraceEvent): EventFacts
  /** A cell's name in the game's sentences: "(3,2)", "E5"; empty if the board has none. */
  cellName(level: NoInfer<Level>, cell: number): string
  /** The contents of a cell, "rocket of player 2, 1 cat"; `state` is null without a run. */
  cellContents(level: Level, state: Int32Array | null, cell: number): string
  /** Who is where, and why; the basis of breakpoints, lives of entities and the Why pane. */
  readonly debugging: Debugging<Level>
  /** Where the pieces of the answer come from; the basis for finding their steps. */
  readonly origins: AnswerOrigins<Level>
  readonly generator: Generator<Level, Recipe>
  /** How its levels can be made smaller; absent if they cannot. */
  readonly shrinking?: Shrinking<Level>
  /** For games played by two programs: how a match is made and what the programs would read and write. */
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
