import type { LiveEnd, LiveProcesses, LiveRequest, LiveTurns, LiveWork } from '@core/protocol/bots'

/** Who plays a side, for the thread that plays: it knows files and no tickets. */
export type TableSeat =
  | { readonly kind: 'hand' }
  | { readonly kind: 'built-in'; readonly id: string }
  | { readonly kind: 'program'; readonly file: string }

/** Turns to be played. */
export interface TableRequest extends Omit<LiveRequest, 'players' | 'matchId'> {
  readonly players: readonly [TableSeat, TableSeat]
  /** Whether files and network are kept from the programs; where that cannot be, none plays. */
  readonly isIsolated: boolean
}

/** Main to the thread of a match that is played live. */
export type TableOrder =
  | {
      readonly kind: 'play'
      readonly request: TableRequest
      /** One Int32; built-in players think no longer as soon as it is not 0. */
      readonly stopped: SharedArrayBuffer
    }
  | { readonly kind: 'pause' }
  | { readonly kind: 'clock'; readonly isStopped: boolean }
  | { readonly kind: 'stop' }
  /** All programs are to end, and then the thread. */
  | { readonly kind: 'close' }

/** The thread to main. */
export type TableReport =
  | { readonly kind: 'turns'; readonly turns: Omit<LiveTurns, 'matchId'> }
  | {
      readonly kind: 'work'
      readonly work: LiveWork | null
      readonly processes: LiveProcesses
    }
  | { readonly kind: 'ended'; readonly end: LiveEnd }
  /** Nothing of its programs is left. */
  | { readonly kind: 'closed' }
