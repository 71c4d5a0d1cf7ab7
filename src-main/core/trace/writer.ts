import type { Recorder } from './recorder'
import type { TraceEvent } from './trace'

/** What a machine writes to: the recorder of a run, what sketches it, or a scratch if no trace is wanted. */
export type Writer = Pick<Recorder, 'state' | 'beginStep' | 'set' | 'emit'>

/** A writer over the caller's array that records nothing. `hear` is called with each event. */
export function scratchOn(state: Int32Array, hear?: (event: TraceEvent) => void): Writer {
  return {
    state,
    beginStep: () => undefined,
    set: (slot, value) => {
      state[slot] = value
    },
    emit: hear
      ? ({ code, args }, values) => {
          hear({ code, args: args.map((name) => Number(values[name])) })
        }
      : () => undefined,
  }
}
