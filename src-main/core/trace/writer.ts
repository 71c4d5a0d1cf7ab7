import type { Recorder } from './recorder'

/** What a machine writes to: the recorder of a run, or a scratch where no trace is wanted. */
export type Writer = Pick<Recorder, 'state' | 'beginStep' | 'set' | 'emit'>

/** Plain slots, the caller's own; nothing is written down. */
export function scratchOn(state: Int32Array): Writer {
  return {
    state,
    beginStep: () => undefined,
    set: (slot, value) => {
      state[slot] = value
    },
    emit: () => undefined,
  }
}
