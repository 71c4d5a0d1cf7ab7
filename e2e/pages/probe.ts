import type { RunStateView } from '../../src-renderer/workspace/probe-types'

export type {
  ComparisonView,
  Probe,
  ProbeSnapshot,
  RunStateView,
} from '../../src-renderer/workspace/probe-types'

/** Slots of a named range; to the end of the state for the one that grows. */
export function slotsOf({ state, ranges }: RunStateView, name: string): readonly number[] {
  const range = ranges.find((one) => one.name === name)
  if (!range) throw new Error(`no range ${name}`)
  const isLast = range === ranges.at(-1)
  return state.slice(range.first, isLast ? state.length : range.first + range.count * range.stride)
}
