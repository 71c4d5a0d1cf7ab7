import type { Writer } from './writer'

/** Names a misreading of a game's rules. */
export type ReadingId = string

/** Advances one step per call: begins it on the writer and makes its changes. All state is in the writer. */
export interface Machine {
  /** `finished` if there was nothing left to do (no step was begun). */
  step(): 'running' | 'finished'
}

/** Makes machines for levels of a game. */
export interface MachineMaker<Level> {
  /**
   * The machine continues from any state that the writer holds, initially the layout's start state. Absent reading:
   * the official rules.
   */
  start(level: Level, writer: Writer, reading?: ReadingId): Machine
}
