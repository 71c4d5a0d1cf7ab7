import type { LiveRequest, LiveSeat } from '@core/protocol/bots'
import type { Events } from '@core/protocol/ipc'
import type { TableOrder, TableReport, TableSeat } from '../programs/live-messages'
import { endThread, noteEnding } from '../threads/end-thread'
import { listenTo, threadEndWords, type Thread } from '../threads/thread'
import { mainWords } from '../main-words'

export type TableThread = Thread<TableOrder, TableReport>

export type LiveEventName = Extract<keyof Events, `bots:${string}`>

export interface LiveHostOptions {
  readonly createThread: () => TableThread
  /** Path of a program that was chosen; null for an unknown ticket. */
  readonly fileOf: (ticket: string) => string | null
  /** Whether files and network are to be kept from programs now. */
  readonly isIsolated: () => boolean
  readonly announce: <N extends LiveEventName>(name: N, payload: Events[N]) => void
  readonly logError: (message: string, error: unknown) => void
  /** Ms in which a stop has to be heeded. */
  readonly patience?: number
}

/** The thread of a tab's match. */
interface Table {
  readonly thread: TableThread
  isPlaying: boolean
  /** Of the request under way. */
  stopped: SharedArrayBuffer
  overdue: NodeJS.Timeout | null
  /** Told when nothing of its programs is left. */
  closed: (() => void) | null
}

/**
 * The matches that are played live: each has a thread of its own with its programs, so that neither holds up another, nor the
 * window. A thread lives from the first turn until its tab is closed.
 */
export class LiveHost {
  private readonly tables = new Map<number, Table>()
  private readonly closings = new Set<Promise<void>>()

  constructor(private readonly options: LiveHostOptions) {}

  /** Plays turns; one match has one request at a time, and a second one is passed over. */
  play({ matchId, players, ...request }: LiveRequest): void {
    const table = this.tables.get(matchId) ?? this.begin(matchId)
    if (table.isPlaying) return
    const seats = players.map((seat) => this.seatOf(seat))
    const [first, second] = seats
    if (!first || !second) {
      const end = { kind: 'failed', message: mainWords().work.chooseAgain } as const
      return this.options.announce('bots:ended', { matchId, end })
    }
    table.isPlaying = true
    table.stopped = new SharedArrayBuffer(4)
    table.thread.postMessage({
      kind: 'play',
      request: { ...request, players: [first, second], isIsolated: this.options.isIsolated() },
      stopped: table.stopped,
    })
  }

  pause(matchId: number): void {
    this.tables.get(matchId)?.thread.postMessage({ kind: 'pause' })
  }

  setClock(matchId: number, isStopped: boolean): void {
    this.tables.get(matchId)?.thread.postMessage({ kind: 'clock', isStopped })
  }

  /** Ends the programs of a match; its thread waits for what comes next. */
  stop(matchId: number): void {
    const table = this.tables.get(matchId)
    if (!table) return
    Atomics.store(new Int32Array(table.stopped), 0, 1)
    table.thread.postMessage({ kind: 'stop' })
    if (!table.isPlaying) return
    table.overdue ??= setTimeout(
      () => this.died(matchId, table, { kind: 'stopped' }),
      this.options.patience ?? 5000,
    )
  }

  /** Ends programs and thread of a match; resolves when nothing is left of them. */
  async close(matchId: number): Promise<void> {
    const table = this.tables.get(matchId)
    if (!table) return
    this.tables.delete(matchId)
    const closing = this.end(table)
    this.closings.add(closing)
    await closing.finally(() => this.closings.delete(closing))
  }

  private async end(table: Table): Promise<void> {
    if (table.overdue) clearTimeout(table.overdue)
    Atomics.store(new Int32Array(table.stopped), 0, 1)
    noteEnding(table.thread)
    await new Promise<void>((resolve) => {
      const late = setTimeout(resolve, this.options.patience ?? 5000)
      table.closed = () => {
        clearTimeout(late)
        resolve()
      }
      table.thread.postMessage({ kind: 'close' })
    })
    await endThread(table.thread)
  }

  /** Ends all matches without a word, for instance because the page is gone. */
  async closeAll(): Promise<void> {
    for (const id of [...this.tables.keys()]) void this.close(id)
    await Promise.all(this.closings)
  }

  private begin(matchId: number): Table {
    const thread = this.options.createThread()
    const stopped = new SharedArrayBuffer(4)
    const table: Table = { thread, isPlaying: false, stopped, overdue: null, closed: null }
    this.tables.set(matchId, table)
    listenTo(
      thread,
      () => this.tables.get(matchId) === table || table.closed !== null,
      (report) => this.hear(matchId, table, report),
      (error) => {
        if (table.closed) return table.closed()
        const message = threadEndWords('match', error)
        this.options.logError('live match failed', message)
        this.died(matchId, table, { kind: 'failed', message })
      },
    )
    return table
  }

  private hear(matchId: number, table: Table, report: TableReport): void {
    if (report.kind === 'closed') return table.closed?.()
    if (table.closed) return
    const { announce } = this.options
    if (report.kind === 'turns') return announce('bots:turns', { matchId, ...report.turns })
    if (report.kind === 'work') {
      const { work, processes } = report
      return announce('bots:work', { matchId, work, processes })
    }
    table.isPlaying = false
    if (table.overdue) clearTimeout(table.overdue)
    table.overdue = null
    announce('bots:ended', { matchId, end: report.end })
  }

  /** The thread is gone or does not heed; its programs go with it. */
  private died(matchId: number, table: Table, end: Events['bots:ended']['end']): void {
    this.tables.delete(matchId)
    if (table.overdue) clearTimeout(table.overdue)
    void endThread(table.thread)
    const nothing = { matchId, work: null, processes: [null, null] } as const
    this.options.announce('bots:work', nothing)
    this.options.announce('bots:ended', { matchId, end })
  }

  private seatOf(seat: LiveSeat): TableSeat | null {
    if (seat.kind !== 'program') return seat
    const file = this.options.fileOf(seat.ticket)
    return file === null ? null : { kind: 'program', file }
  }
}
