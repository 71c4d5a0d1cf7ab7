import type { Component } from 'svelte'

/** A point on the board as a tool sees it. */
export interface BoardPoint {
  /** May lie outside the board. */
  readonly row: number
  readonly col: number
  /** In cells from the board's upper left corner. */
  readonly x: number
  readonly y: number
}

/** What a tool may look at. */
export interface ToolContext<Level> {
  readonly level: Level
  /** The chosen turn, from 0; one past the last means a turn to be added. */
  readonly turn: number
  /** The page on show, from 0. */
  readonly page: number
  /** The tool's own setting, for instance the way of the next arrow; -1 at the start. */
  readonly variant: number
  /** True while the board shows the end of the run; absent means that nothing is known of a run. */
  readonly isAtEnd?: boolean
}

/** What a click here would do. */
/** The level is named by tools that show a draft of it. */
export interface Preview<Level = never> {
  /** The game's own description of the ghost; null for none. */
  readonly ghost: unknown
  /** Null when allowed, else why not, in one sentence with the rule's id. */
  readonly refusal: string | null
  /** What would happen, for the status line. */
  readonly hint: string
  /** The level as a release here would leave it: the board's ground shows it instead while the stroke lasts. */
  readonly draft?: Level
}

/** A press of the pointer until its release. Each call returns edits of the level as it then stands. */
export interface Stroke<Level, Edit> {
  move(context: ToolContext<Level>, at: BoardPoint): readonly Edit[]
  end(context: ToolContext<Level>, at: BoardPoint): readonly Edit[]
  /** What a release here would do; absent: the tool's own preview. */
  preview?(context: ToolContext<Level>, at: BoardPoint): Preview<Level> | null
}

export interface ToolVariant {
  readonly label: string
  /** A sprite name of the game. */
  readonly sprite: string
}

/** Keys that a tool may take for itself. */
export type ToolKey = 'up' | 'right' | 'down' | 'left' | 'delete'

/** Where the playhead goes after a tool's edits. */
export interface Follow {
  readonly turn: number
  /** True when the turn is to be played, false to stand before it. */
  readonly isPlayed: boolean
  /** The cell to bring into view; absent: none. */
  readonly cell?: number
}

/** A tool is a two-step machine: `begin` gives a stroke. One stroke is one step of undo. */
export interface Tool<Level, Edit> {
  readonly id: string
  readonly label: string
  /** The letter that chooses it, upper case. */
  readonly key: string
  readonly icon: Component
  /** Settings to choose from (shown in the rail while the tool is chosen; R and Shift+R go through them); empty when none. */
  readonly variants: (level: Level) => readonly ToolVariant[]
  preview(context: ToolContext<Level>, at: BoardPoint): Preview<Level> | null
  /** Null when nothing can be done here. The edits of the press itself come from the first `move` or `end`. */
  begin(context: ToolContext<Level>, at: BoardPoint): Stroke<Level, Edit> | null
  /** Called for the picker: the variant that stands at a cell, null when this tool makes nothing that stands there. */
  pick?(context: ToolContext<Level>, at: BoardPoint): number | null
  /**
   * Phase (index into the engine's phases) just before which a stroke's edit takes effect: after a stroke the next turn is
   * chosen at that phase, so that arrows are laid one after the other. Absent: the playhead stays.
   */
  readonly turnPhase?: number
  /** Edits for a key while the tool is chosen; null leaves the key to its common use. */
  takeKey?(context: ToolContext<Level>, key: ToolKey): readonly Edit[] | null
  /** Where the playhead goes after edits of this tool; null where it stands. The context is that after the edits. */
  follow?(context: ToolContext<Level>, edits: readonly Edit[]): Follow | null
  /** True when it works on the level as it starts, whatever turn is chosen; the board then shows that. */
  readonly isOfStart?: boolean
  /** True when a click leaves the stroke open until a second click ends it; a drag is a whole stroke as ever. */
  readonly isByTwoClicks?: boolean
  /** The turn chosen when the tool is taken up while editing; null leaves it as it is. */
  turnAsTaken?(context: ToolContext<Level>): number | null
  /** The turn chosen after a stroke that changed something, from what was before it. Goes before `turnPhase`. */
  turnAfter?(context: ToolContext<Level>): number
}

/* eslint-disable @typescript-eslint/no-explicit-any -- the view's side of the registry's type erasure */
export type AnyTool = Tool<any, any>
