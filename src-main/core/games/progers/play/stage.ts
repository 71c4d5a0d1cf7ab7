import { scratchOn, type Writer } from '../../../trace/writer'
import { groundOf, type Ground } from './ground'
import type { Level } from '../model'
import { rulesOf, type Rules } from './readings'

/** Data shared by the parts of a run. Everything that changes is in the writer's state. */
export interface Stage {
  readonly level: Level
  readonly rules: Rules
  readonly ground: Ground
  readonly writer: Writer
}

export function makeStage(level: Level, writer: Writer, rules: Rules = rulesOf()): Stage {
  return { level, rules, ground: groundOf(level, rules), writer }
}

/** A scratch state that can be rolled back. */
export interface Journal extends Writer {
  /** The current position, for `rollback`. */
  mark(): number
  rollback(mark: number): void
}

/** A copy of a state that remembers overwritten values, for trying things out. */
export function makeJournal(from: Int32Array): Journal {
  const state = from.slice()
  const slots: number[] = []
  const values: number[] = []
  let used = 0
  return {
    ...scratchOn(state),
    set(slot, value) {
      const held = state[slot]!
      if (held === value) return
      slots[used] = slot
      values[used] = held
      used++
      state[slot] = value
    },
    mark: () => used,
    rollback(mark) {
      while (used > mark) {
        used--
        state[slots[used]!] = values[used]!
      }
    },
  }
}
