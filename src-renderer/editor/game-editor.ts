import type { Diagnostic } from '@core/kernel/diagnostics'
import type { InputFault } from '@core/game/inputs'
import type { AnyGame } from '@core/game/any-game'
import type { EventFacts } from '@core/game/module'
import type { TraceEvent } from '@core/trace/trace'
import type { BoardCell, RunFrame } from '../canvas/board-view'
import type { BoardPoint } from '../tools/tool'
import type { Playback } from './playback.svelte'

export type { Anchor } from './playback.svelte'

/** What a game's panes get of the document that they stand beside, with the game's own levels and edits. */
export interface GameEditor<Level, Edit> {
  /** Tells open documents apart. */
  readonly id: number
  readonly game: GamePart<Level>
  readonly level: Level
  /** False when the level has errors, so that it has no official answer. */
  readonly isRunnable: boolean
  readonly diagnostics: readonly Diagnostic[]
  readonly errorCount: number
  /** The official answer of the current text; null while it is unknown, or if there is none. */
  readonly answer: string | null
  /** Counts up whenever more of the run is known. */
  readonly runVersion: number
  readonly playback: GamePlayback
  /** The turn that is chosen. */
  readonly turn: number
  /** The page shown, from 0. */
  readonly page: number
  readonly toolId: string
  /** The chosen settings of the tools, by their ids. */
  readonly variants: Readonly<Record<string, number>>
  /** Where the pointer is, null when off the board. */
  readonly hover: BoardPoint | null
  /** Where the board cursor is; null when it is on no page or another one. */
  readonly cursorAt: BoardCell | null
  /** The cell of the board cursor, on any page. */
  cursorCell: number | null
  /** What the game's own pane is laying, for the painters; a change of the text clears it. */
  plan: unknown
  /** The input that cannot be played, where the run stops. */
  readonly stops: { readonly fault: InputFault | null; readonly matchStand: string }
  /** The match of a game for two; null for other games. */
  readonly match: GameMatch | null
  readonly why: GameQuestions

  /** What the painters draw now; null when there is no run. */
  frame(): RunFrame<Level> | null
  /** Makes edits as one step of undo, or joins them to the stroke of that name. */
  apply(edits: readonly Edit[], group?: string): void
  /** Makes moves of a match, which go to a branch where the main line is on the board; returns the sentence that says so. */
  play(edits: readonly Edit[]): string
  /** Goes to just before a turn of the current level; one past the last is the end. */
  goToTurn(turn: number): void
  /** Marks a cell and lets the text follow; null takes the mark away. */
  goToCell(cell: number | null): void
  chooseTool(id: string): void
  chooseVariant(toolId: string, variant: number): void
  say(text: string): void
  refuse(text: string): void
}

/** The playhead, as panes of a game move it. */
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

/** The part of a match that panes of a game use. */
export interface GameMatch {
  readonly isPlaying: boolean
  /** Who plays each side: a built-in player by its id, null for the user. */
  readonly sides: readonly [string | null, string | null]
  /** Lets the players go on, for at most as many turns; null to the end or to a move of the user's. */
  play(most: number | null): void
}

/** Questions that panes of a game ask. */
export interface GameQuestions {
  /** Asks why the first wanted event of a turn happened. */
  askInTurn(turn: number, isWanted: (event: TraceEvent) => boolean): void
}
