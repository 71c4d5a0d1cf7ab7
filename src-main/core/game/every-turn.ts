import type { Machine } from '../trace/machine'
import type { Writer } from '../trace/writer'

/**
 * A run of one step a turn, all of phase 0: `play` plays the turn with this number, from 0. The turn to come is kept in
 * a slot; `play` ends the run by setting it to -1.
 */
export function everyTurn(
  recorder: Writer,
  slot: number,
  count: number,
  play: (turn: number) => void,
): Machine {
  return {
    step() {
      const turn = recorder.state[slot]!
      if (turn < 0 || turn >= count) return 'finished'
      recorder.beginStep(turn, 0)
      recorder.set(slot, turn + 1)
      play(turn)
      return 'running'
    },
  }
}
