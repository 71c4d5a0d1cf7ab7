import type { Diagnostic } from '@core/kernel/diagnostics'
import type { InputFault } from '@core/game/inputs'
import type { AnyGame } from '@core/game/any-game'
import type { EventFacts } from '@core/game/module'
import type { TraceEvent } from '@core/trace/trace'
import type { BoardCell, RunFrame } from '../canvas/board-view'
import type { BoardPoint } from '../tools/tool'
import type { Playback } from './playback.svelte'

export type { Anchor } from './playback.svelte'

/** The document for a game's panes, with the game's types of levels and edits. */
export interface GameEditor<Level, Edit> {
  /** A number that identifies the open document. */
  readonly id: number
  readonly game: GamePart<Level>
  readonly level: Level
  /** False when the level has errors; then it has no official answer. */
  readonly isRunnable: boolean
  readonly diagnostics: readonly Diagnostic[]
  readonly errorCount: number
  /** The official answer of the current text; null while it is unknown, or if there is none. */
  readonly answer: string | null
  /** Counts up whenever more of the run is known. */
  readonly runVersion: number
  readonly playback: GamePlayback
  /** The chosen turn. */
  readonly turn: number
  /** The page shown, from 0. */
  readonly page: number
  readonly toolId: string
  /** The chosen variants of the tools, by tool id. */
  readonly variants: Readonly<Record<string, number>>
  /** The position of the pointer; null when it is off the board. */
  readonly hover: BoardPoint | null
  /** The place of the board cursor; null when it is on a different page or not set. */
  readonly cursorAt: BoardCell | null
  /** The cell of the board cursor, on any page. */
  cursorCell: number | null
  /** The object that the game's pane is laying, for the painters; cleared when the text changes. */
  plan: unknown
  /** The input that cannot be played and stops the run. */
  readonly stops: { readonly fault: InputFault | null; readonly matchStand: string }
  /** The match of a game for two; null for other games. */
  readonly match: GameMatch | null
  readonly why: GameQuestions

  /** The frame that the painters draw; null when there is no run. */
  frame(): RunFrame<Level> | null
  /** Makes edits as one undo step, or joins them to the stroke with that name. */
  apply(edits: readonly Edit[], group?: string): void
  /** Makes moves of a match, on a branch if the main line is on the board; returns the sentence that reports it. */
  play(edits: readonly Edit[]): string
  /** Goes to just before a turn of the current level; one past the last is the end. */
  goToTurn(turn: number): void
  /** Puts the cursor on a cell and moves the text to it; null removes the cursor. */
  goToCell(cell: number | null): void
  chooseTool(id: string): void
  chooseVariant(toolId: string, variant: number): void
  say(text: string): void
  refuse(text: string): void
}

/** The playhead, with the parts that a game's panes use. */
export type GamePlayback = Pick<
  Playback,
  | 'step'
  | 'stepCount'
  | 'seen'
  | 'anchor'
  | 'isStepping'
  | 'pause'
  | 'seek'
  | 'seekTurn'
  | 'stepPhase'
  | 'goToTurn'
  | 'goToEnd'
>

/** The part of a game that its panes use through the editor. */
export interface GamePart<Level> {
  readonly message: AnyGame['message']
  describe(level: Level, event: TraceEvent): EventFacts
}

/** The part of a match that a game's panes use. */
export interface GameMatch {
  readonly isPlaying: boolean
  /** The player of each side: a built-in player by its id, null for the user. */
  readonly sides: readonly [string | null, string | null]
  /** Lets the players play on, for at most so many turns; null: to the end or until the user has to move. */
  play(most: number | null): void
}

/** Questions that a game's panes ask. */
export interface GameQuestions {
  /** Asks why the first wanted event of a turn happened. */
  askInTurn(turn: number, isWanted: (event: TraceEvent) => boolean): void
}
