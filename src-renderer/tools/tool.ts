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

/** What a tool may look at. */
export interface ToolContext<Level> {
  readonly level: Level
  /** The chosen turn, from 0; one past the last means a turn to be added. */
  readonly turn: number
  /** The page shown, from 0. */
  readonly page: number
  /** The tool's own setting, for instance the way of the next arrow; -1 at the start. */
  readonly variant: number
  /** True while the board shows the end of the run; absent means that nothing is known of a run. */
  readonly isAtEnd?: boolean
}

/** What a click here would do. The level is named by tools that show a draft of it. */
export interface Preview<Ghost = unknown, Level = never> {
  /** The game's own description of the ghost; null for none. */
  readonly ghost: Ghost | null
  /** Null when allowed, else why not, in one sentence with the rule's id. */
  readonly refusal: string | null
  /** What would happen, for the status line. */
  readonly hint: string
  /** The level as a release here would leave it: the board's ground shows it instead while the stroke lasts. */
  readonly draft?: Level
  /** True when the draft has other pieces as well, which are then drawn of it. */
  readonly isWhole?: boolean
  /** What it does elsewhere at the same time, at the images of a symmetry. */
  readonly also?: readonly Preview<Ghost, unknown>[]
  /** The cells that a release here would take, for strokes that take many. */
  readonly region?: Region
}

/** A press of the pointer until its release. Each call returns edits of the level as it then stands. */
export interface Stroke<Level, Edit, Ghost = unknown> {
  move(context: ToolContext<Level>, at: BoardPoint): readonly Edit[]
  end(context: ToolContext<Level>, at: BoardPoint): readonly Edit[]
  /** What a release here would do; absent: the tool's own preview. */
  preview?(context: ToolContext<Level>, at: BoardPoint): Preview<Ghost, Level> | null
  /** Asked after the end: why a part of what it was to do was left out, in one sentence; null when nothing was. */
  leftOut?(): string | null
}

export interface ToolVariant {
  readonly label: string
  /** A sprite name of the game. */
  readonly sprite: string
}

/** Keys that a tool may take for itself. */
export type ToolKey = 'up' | 'right' | 'down' | 'left' | 'delete'

/** What painting many cells comes to. */
export interface Painted<Edit> {
  readonly edits: readonly Edit[]
  /** Why cells were left out, in one sentence; null when none was. */
  readonly refusal: string | null
}

/** When a tool is asked where the playhead goes. */
export type ToolMoment<Level, Edit> =
  /** It is taken up while editing. */
  | { readonly kind: 'taken' }
  /** A stroke or a key of its has changed the level; `edits` are the last ones, `before` is how it was before these. */
  | {
      readonly kind: 'edited'
      readonly edits: readonly Edit[]
      readonly before: ToolContext<Level>
    }

/** Where a tool has the playhead go: before a turn; one past the last is the end. */
export interface Follow {
  readonly turn: number
  /**
   * Just before a phase (index into the engine's phases) of the turn, or with -1 where it begins; the turn may then be one
   * that is still to be added.
   */
  readonly phase?: number
  /** True when the turn is to be played. */
  readonly isPlayed?: boolean
  /** The cell to bring into view; absent: none. */
  readonly cell?: number
}

/** A tool is a two-step machine: `begin` gives a stroke. One stroke is one step of undo. */
export interface Tool<Level, Edit, Ghost = unknown> {
  readonly id: string
  readonly label: string
  /** The letter that chooses it, upper case. */
  readonly key: string
  readonly icon: Component
  /** Colour of what it draws, as a value of CSS that is right in both themes; absent where that has none of its own. */
  readonly ink?: string
  /** Settings to choose from (shown in the rail while the tool is chosen; R and Shift+R go through them); empty when none. */
  readonly variants: (level: Level) => readonly ToolVariant[]
  preview(context: ToolContext<Level>, at: BoardPoint): Preview<Ghost, Level> | null
  /** Null when nothing can be done here. The edits of the press itself come from the first `move` or `end`. */
  begin(context: ToolContext<Level>, at: BoardPoint): Stroke<Level, Edit, Ghost> | null
  /**
   * Does to many cells what a click with its setting does to one, for shapes, selections and symmetry; absent if that
   * makes no sense. Cells may lie off the board. What the rules forbid is left out.
   */
  paint?(context: ToolContext<Level>, cells: Iterable<BoardPlace>): Painted<Edit>
  /** The setting that makes the mirror image of what a setting makes; `ways` has what becomes of N, E, S, W. Absent: the same. */
  turnedVariant?(variant: number, ways: readonly number[]): number
  /** True when a symmetry draws its strokes once more at each image, and not by `paint`. */
  readonly isMirrored?: boolean
  /**
   * What a press does where something stands: it only moves or removes that, or a mere click makes it what the tool makes.
   * Null where nothing stands. The images of a stroke do what the stroke itself does. Absent: presses are all alike.
   */
  holdsAt?(context: ToolContext<Level>, at: BoardPoint): 'moves' | 'changes' | null
  /**
   * For things that are one of a kind: with which setting and turn a symmetry makes the nth of `count` such things, from 0
   * for the one that the context is of; or why there can be none, in one sentence. Absent: with the same.
   */
  contextOfImage?(
    context: ToolContext<Level>,
    nth: number,
    count: number,
  ): ToolContext<Level> | string
  /** Names the part of a cell that a press there is about; absent: the whole cell. */
  spotOf?(at: BoardPoint): string
  /** Called for the picker: the variant that stands at a cell, null when this tool makes nothing that stands there. */
  pick?(context: ToolContext<Level>, at: BoardPoint): number | null
  /** Edits for a key while the tool is chosen; null leaves the key to its common use. */
  takeKey?(context: ToolContext<Level>, key: ToolKey): readonly Edit[] | null
  /** Called when a stroke of it, which ended there, has changed the level. */
  done?(at: BoardPoint): void
  /** Where the playhead goes as it is taken up or after its edits, which the context knows; null if it stands. */
  follow?(context: ToolContext<Level>, moment: ToolMoment<Level, Edit>): Follow | null
  /** True when its edits are meant for the chosen turn. */
  readonly isOfTurns?: boolean
  /** True when it works on the level as it starts, at any chosen turn; the board then shows the start. */
  readonly isOfStart?: boolean
  /** True when what it paints is ground, so that the pieces stay as they are. */
  readonly isOfGround?: boolean
  /** True when it works on the cells just beside the board as well. */
  readonly isBeside?: boolean
  /** True when it draws by drags, so that keys begin it by one Enter and end it by another. */
  readonly isDrawn?: boolean
  /** True when a click leaves the stroke open until a second click ends it; a drag is a whole stroke as ever. */
  readonly isByTwoClicks?: boolean
}

/* eslint-disable @typescript-eslint/no-explicit-any -- the view's side of the registry's type erasure */
export type AnyTool = Tool<any, any, any>
