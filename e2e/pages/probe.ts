// What the page's probe tells, as the tests read it; the page's own types stay in its room.

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
  readonly phase: string | null
  readonly isStepping: boolean
  readonly isPlaying: boolean
  readonly isSettled: boolean
  readonly tool: string | null
  readonly selection: {
    readonly row: number
    readonly col: number
    readonly rows: number
    readonly cols: number
  } | null
  readonly cursorCell: number | null
  readonly page: number
  readonly pageCount: number
  readonly undo: string | null
  readonly redo: string | null
  readonly notice: string | null
}

export interface RunStateView {
  readonly state: readonly number[]
  readonly ranges: readonly {
    readonly name: string
    readonly first: number
    readonly count: number
    readonly stride: number
  }[]
}

/** Slots of a named range; to the end of the state for the one that grows. */
export function slotsOf({ state, ranges }: RunStateView, name: string): readonly number[] {
  const range = ranges.find((one) => one.name === name)
  if (!range) throw new Error(`no range ${name}`)
  const isLast = range === ranges.at(-1)
  return state.slice(range.first, isLast ? state.length : range.first + range.count * range.stride)
}
