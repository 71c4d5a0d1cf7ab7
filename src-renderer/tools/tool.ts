import type { Component } from 'svelte'
import type { Region } from './region'

/** A cell by row and column; may lie outside the board. */
export interface BoardPlace {
  readonly row: number
  readonly col: number
}

/** A point on the board as a tool sees it. */
export interface BoardPoint extends BoardPlace {
  /** In cells from the board's upper left corner. */
  readonly x: number
  readonly y: number
}

/** The state that a tool can read. */
export interface ToolContext<Level> {
  readonly level: Level
  /** The chosen turn, from 0; one past the last means a turn to be added. */
  readonly turn: number
  /** The page shown, from 0. */
  readonly page: number
  /** The tool's variant, for instance the direction of the next arrow; -1 at the start. */
  readonly variant: number
  /** True while the board shows the end of the run; absent if no run is known. */
  readonly isAtEnd?: boolean
}

/** The preview of a click here. The type of level is given by tools that show a draft of it. */
export interface Preview<Ghost = unknown, Level = never> {
  /** The ghost in the game's format; null for none. */
  readonly ghost: Ghost | null
  /** Null when allowed, else why not, in one sentence with the rule's id. */
  readonly refusal: string | null
  /** The effect, for the status bar. */
  readonly hint: string
  /** The level after a release here: during the stroke the board's ground shows it. */
  readonly draft?: Level
  /** True if objects of the draft have changed too and are drawn from it. */
  readonly isWhole?: boolean
  /** Effects elsewhere at the same time, at the mirrored places of a symmetry. */
  readonly also?: readonly Preview<Ghost, unknown>[]
  /** The cells that a release here would change, for strokes that change many. */
  readonly region?: Region
}

/** A press of the pointer until its release. Each call returns edits of the level at that moment. */
export interface Stroke<Level, Edit, Ghost = unknown> {
  move(context: ToolContext<Level>, at: BoardPoint): readonly Edit[]
  end(context: ToolContext<Level>, at: BoardPoint): readonly Edit[]
  /** Preview of a release here; absent: the tool's preview. */
  preview?(context: ToolContext<Level>, at: BoardPoint): Preview<Ghost, Level> | null
  /** Called after the end: why a part of the stroke was left out, in one sentence; null if nothing was. */
  leftOut?(): string | null
}

export interface ToolVariant {
  readonly label: string
  /** A sprite name of the game. */
  readonly sprite: string
}

/** Keys that a tool may handle. */
export type ToolKey = 'up' | 'right' | 'down' | 'left' | 'delete'

/** The result of painting many cells. */
export interface Painted<Edit> {
  readonly edits: readonly Edit[]
  /** Why cells were left out, in one sentence; null if none was. */
  readonly refusal: string | null
}

/** The moments at which a tool is asked where the playhead should go. */
export type ToolMoment<Level, Edit> =
  /** The tool was chosen while editing. */
  | { readonly kind: 'taken' }
  /**
   * A stroke or key of the tool has changed the level; `edits` are the last edits, `before` is the level before them.
   */
  | {
      readonly kind: 'edited'
      readonly edits: readonly Edit[]
      readonly before: ToolContext<Level>
    }

/** The place where a tool sends the playhead: before a turn; one past the last is the end. */
export interface Follow {
  readonly turn: number
  /**
   * Just before a phase (index into the engine's phases) of the turn, or with -1 its beginning; in that case the turn
   * may be one that will be added.
   */
  readonly phase?: number
  /** True when the turn should be played. */
  readonly isPlayed?: boolean
  /** The cell to bring into view; absent: none. */
  readonly cell?: number
}

/** A tool is a two-step machine: `begin` returns a stroke. One stroke is one undo step. */
export interface Tool<Level, Edit, Ghost = unknown> {
  readonly id: string
  readonly label: string
  /** The key that chooses it, upper case. */
  readonly key: string
  readonly icon: Component
  /** Colour of what it draws, as a CSS value that fits both themes; absent if that has no colour. */
  readonly ink?: string
  /**
   * Variants to choose from (shown in the rail while the tool is chosen; R and Shift+R go through them); empty if there
   * are none.
   */
  readonly variants: (level: Level) => readonly ToolVariant[]
  preview(context: ToolContext<Level>, at: BoardPoint): Preview<Ghost, Level> | null
  /** Null if nothing can be done here. The edits of the press itself come from the first `move` or `end`. */
  begin(context: ToolContext<Level>, at: BoardPoint): Stroke<Level, Edit, Ghost> | null
  /**
   * Changes many cells as a click with its variant changes one, for shapes, selections and symmetry; absent if that
   * makes no sense. Cells may lie off the board. Changes that the rules forbid are left out.
   */
  paint?(context: ToolContext<Level>, cells: Iterable<BoardPlace>): Painted<Edit>
  /**
   * The variant whose result is the mirror image of a variant's result; `ways` has the images of N, E, S, W. Absent:
   * the same.
   */
  turnedVariant?(variant: number, ways: readonly number[]): number
  /** True when a symmetry repeats its strokes at each mirrored place, and does not use `paint`. */
  readonly isMirrored?: boolean
  /**
   * The effect of a press on a place that is not empty: it only moves or removes the object, or a mere click changes it
   * into what the tool makes. Null if the place is empty. At mirrored places a stroke has the same effect. Absent: all
   * presses are the same.
   */
  holdsAt?(context: ToolContext<Level>, at: BoardPoint): 'moves' | 'changes' | null
  /**
   * For unique things: the variant and turn with which a symmetry makes the nth of `count` such things, from 0 for the
   * one of the context; or a sentence why there can be none. Absent: with the same.
   */
  contextOfImage?(
    context: ToolContext<Level>,
    nth: number,
    count: number,
  ): ToolContext<Level> | string
  /** The name of the part of a cell that a press there affects; absent: the whole cell. */
  spotOf?(at: BoardPoint): string
  /** For the picker: the variant that makes the content of a cell, null if this tool does not make it. */
  pick?(context: ToolContext<Level>, at: BoardPoint): number | null
  /** Edits for a key while the tool is chosen; null if the key keeps its usual effect. */
  takeKey?(context: ToolContext<Level>, key: ToolKey): readonly Edit[] | null
  /** Called when a stroke of the tool, which ended there, has changed the level. */
  done?(at: BoardPoint): void
  /**
   * The place of the playhead when the tool is chosen or after its edits, which the context includes; null if the
   * playhead stays.
   */
  follow?(context: ToolContext<Level>, moment: ToolMoment<Level, Edit>): Follow | null
  /** True when its edits belong to the chosen turn. */
  readonly isOfTurns?: boolean
  /** True when it edits the start of the level at any chosen turn; the board then shows the start. */
  readonly isOfStart?: boolean
  /** True when it paints ground, so that objects stay as they are. */
  readonly isOfGround?: boolean
  /** True when it can also be used on the cells just beside the board. */
  readonly isBeside?: boolean
  /** True when it draws by drags, so that with keys one Enter begins a stroke and a second one ends it. */
  readonly isDrawn?: boolean
  /** True when a click leaves the stroke open until a second click ends it; a drag is a whole stroke as usual. */
  readonly isByTwoClicks?: boolean
}

/* eslint-disable @typescript-eslint/no-explicit-any -- the view's side of the registry's type erasure */
export type AnyTool = Tool<any, any, any>
