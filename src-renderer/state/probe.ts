import type { BoardControls } from './board-controls'
import type { Workspace } from './workspace.svelte'

/** What tests may read of the page; nothing can be changed through it. */
export interface Probe {
  /** Window point of a cell's centre; null when no board is on show. */
  cellToScreen(row: number, col: number): { readonly x: number; readonly y: number } | null
  snapshot(): ProbeSnapshot
  frameTimes(): readonly number[]
  /** The whole state of the run at the playhead, and where its ranges lie. */
  runState(): {
    readonly state: readonly number[]
    readonly ranges: readonly {
      readonly name: string
      readonly first: number
      readonly count: number
      readonly stride: number
    }[]
  } | null
}

export interface ProbeSnapshot {
  readonly tabs: readonly { readonly name: string; readonly isDirty: boolean }[]
  readonly active: string | null
  readonly text: string | null
  readonly answer: string | null
  readonly diagnostics: readonly { readonly code: string; readonly line: number }[]
  readonly isBroken: boolean
  readonly step: number
  readonly stepCount: number
  readonly turn: number
  /** Name of the phase that comes next; null at the end. */
  readonly phase: string | null
  readonly isStepping: boolean
  readonly isPlaying: boolean
  /** True when the run on show is that of the text as it stands, to its end. */
  readonly isSettled: boolean
  readonly tool: string | null
  readonly selection: {
    readonly row: number
    readonly col: number
    readonly rows: number
    readonly cols: number
  } | null
  readonly cursorCell: number | null
  /** The page on show, from 0, and how many there are. */
  readonly page: number
  readonly pageCount: number
  readonly undo: string | null
  readonly redo: string | null
  readonly notice: string | null
}

export function makeProbe(workspace: Workspace, board: () => BoardControls | null): Probe {
  return {
    cellToScreen: (row, col) => board()?.cellToScreen(row, col) ?? null,
    frameTimes: () => board()?.frameTimes ?? [],
    runState: () => {
      const frame = workspace.active?.frame()
      return frame ? { state: [...frame.state], ranges: frame.layout.ranges } : null
    },
    snapshot: () => {
      const editor = workspace.active
      const { run, playback } = editor ?? {}
      const anchor = playback?.anchor
      return {
        tabs: workspace.editors.map(({ name, isDirty }) => ({ name, isDirty })),
        active: editor?.name ?? null,
        text: editor?.document.text ?? null,
        answer: editor?.answer ?? null,
        diagnostics: (editor?.diagnostics ?? []).map(({ code, place }) => ({
          code,
          line: place.line,
        })),
        isBroken: editor?.document.isBroken ?? false,
        step: playback?.step ?? 0,
        stepCount: playback?.stepCount ?? 0,
        turn: anchor?.turn ?? 0,
        phase:
          editor && anchor && !anchor.isEnd
            ? (editor.game.engine.phases[anchor.phase]?.name ?? null)
            : null,
        isStepping: playback?.isStepping ?? false,
        isPlaying: playback?.isPlaying ?? false,
        isSettled: run?.outcome != null && run.text === editor?.document.text,
        tool: editor?.toolId ?? null,
        selection: editor?.selection ? { ...editor.selection.rect } : null,
        cursorCell: editor?.cursorCell ?? null,
        page: editor?.page ?? 0,
        pageCount: editor?.pageCount ?? 0,
        undo: editor?.undoLabel ?? null,
        redo: editor?.redoLabel ?? null,
        notice: editor?.notice?.text ?? null,
      }
    },
  }
}
