/** What a run of a program may use. */
export interface RunLimits {
  /** Ms on the clock. */
  readonly wall: number
  /** Ms of processor time, of all processes together. */
  readonly cpu: number
  /** Bytes, of all processes together. */
  readonly memory: number
  /** Bytes on standard output, and as many on standard error. */
  readonly output: number
  /** Processes that may live at the same time. */
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

/** Which limit ended a run, or that somebody stopped it. */
export type StoppedBy = keyof RunLimits | 'user'

/** How a run of a program ended. */
export interface RunEnd {
  /** What ended it before its time; null when it ended by itself. */
  readonly stoppedBy: StoppedBy | null
  /** Exit code; null after a signal or when it was stopped. */
  readonly code: number | null
  /** Name of the signal that ended it, as `SIGSEGV`; null if there was none. */
  readonly signal: string | null
  /** Ms on the clock. */
  readonly wall: number
  /** Ms of processor time, in steps of 10; null if the system does not tell. */
  readonly cpu: number | null
  /** The most bytes that were seen in use at once; null for a run too short to be looked at. */
  readonly memory: number | null
  /** Standard output, up to the limit. */
  readonly output: string
  /** The beginning of standard error. */
  readonly errors: string
  /** Processes that lived on when the program itself had ended; they were ended too. */
  readonly leftovers: number
}
