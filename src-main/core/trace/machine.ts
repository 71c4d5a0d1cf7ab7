import type { Recorder } from './recorder'

/** Names a misreading of a game's rules. */
export type ReadingId = string

/** Advances one step per call: begins it on the recorder and makes its changes. All state lives in the recorder. */
export interface Machine {
  /** `finished` when there was nothing left to do (no step was begun). */
  step(): 'running' | 'finished'
}

/** What makes machines for levels of a game. */
export interface MachineMaker<Level> {
  /**
   * The machine goes on from any state that the recorder holds; it begins with the layout's start state. Absent reading: the right rules.
   */
  start(level: Level, recorder: Recorder, reading?: ReadingId): Machine
}
