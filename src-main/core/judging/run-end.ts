/** The resources that a run of a program may use. */
export interface RunLimits {
  /** Real time, in ms. */
  readonly wall: number
  /** Processor time of all processes together, in ms. */
  readonly cpu: number
  /** Memory of all processes together, in bytes. */
  readonly memory: number
  /** Bytes on standard output, and as many on standard error. */
  readonly output: number
  /** Processes that may exist at the same time. */
  readonly processes: number
}

/** Common limits of judging systems, with room for interpreters that start slowly. */
export const usualLimits: RunLimits = {
  wall: 10_000,
  cpu: 5_000,
  memory: 1024 * 2 ** 20,
  output: 16 * 2 ** 20,
  processes: 64,
}

/** The limit that ended a run, or `user` if it was stopped. */
export type StoppedBy = keyof RunLimits | 'user'

/** How a run of a program ended. */
export interface RunEnd {
  /** What ended it early; null if it ended by itself. */
  readonly stoppedBy: StoppedBy | null
  /** Exit code; null after a signal or if it was stopped. */
  readonly code: number | null
  /** Name of the signal that ended it, such as `SIGSEGV`; null if there was none. */
  readonly signal: string | null
  /** Real time, in ms. */
  readonly wall: number
  /** Processor time in ms, in steps of 10; null if the system does not report it. */
  readonly cpu: number | null
  /** Maximum memory observed, in bytes; null for a run too short to be observed. */
  readonly memory: number | null
  /** Standard output, up to the limit. */
  readonly output: string
  /** The beginning of standard error. */
  readonly errors: string
  /** Number of processes that were still running when the program itself had ended; they were ended too. */
  readonly leftovers: number
}
