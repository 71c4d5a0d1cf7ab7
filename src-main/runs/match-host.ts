import type { Events, MatchEnd, MatchRequest } from '@core/protocol/ipc'
import type { MatchOrder, MatchReport } from '@core/protocol/worker'

/** As much of a worker thread as the host needs. */
export interface MatchThread {
  postMessage(order: MatchOrder): void
  on(event: 'message', listener: (report: MatchReport) => void): unknown
  on(event: 'error', listener: (error: Error) => void): unknown
  on(event: 'exit', listener: (code: number) => void): unknown
  terminate(): unknown
}

export type MatchEventName = Extract<keyof Events, `match:${string}`>

export interface MatchHostOptions {
  readonly createWorker: () => MatchThread
  readonly announce: <N extends MatchEventName>(name: N, payload: Events[N]) => void
  readonly logError: (message: string, error: unknown) => void
  /** How long a stopped match may go on before its thread is ended, in ms. */
  readonly patience?: number
}

/** A match under way. */
interface Play {
  readonly matchId: number
  readonly worker: MatchThread
  readonly stopped: SharedArrayBuffer
  /** As of the last report. */
  turns: number
  text: string | null
  overdue: NodeJS.Timeout | null
}

/**
 * Plays matches in a thread beside the one of the runs, so that a player who thinks holds up no run. One match is under
 * way at a time; its thread lives as long as it does. What was played when a thread ends early is not lost.
 */
export class MatchHost {
  private playing: Play | null = null

  constructor(private readonly options: MatchHostOptions) {}

  /** Starts a match; another one under way ends as stopped. */
  play(request: MatchRequest): void {
    if (this.playing) this.end(this.playing, { kind: 'stopped' })
    const worker = this.options.createWorker()
    const stopped = new SharedArrayBuffer(4)
    const { matchId } = request
    const play: Play = { matchId, worker, stopped, turns: 0, text: null, overdue: null }
    this.playing = play
    // A thread that was given up may still have something to say; nobody listens to it then.
    const isCurrent = (): boolean => this.playing === play
    worker.on('message', (report) => {
      if (isCurrent()) this.hear(play, report)
    })
    worker.on('error', (error) => {
      if (isCurrent()) this.died(play, error)
    })
    worker.on('exit', (code) => {
      if (isCurrent()) this.died(play, new Error(`the worker ended with code ${code}`))
    })
    worker.postMessage({ kind: 'match', request, stopped })
  }

  /** Stops the match of that id; what has been played stands. Does nothing when it is not under way. */
  stop(matchId: number): void {
    const play = this.playing
    if (play?.matchId !== matchId) return
    Atomics.store(new Int32Array(play.stopped), 0, 1)
    play.overdue ??= setTimeout(
      () => this.end(play, { kind: 'stopped' }),
      this.options.patience ?? 1000,
    )
  }

  /** Ends the match under way without a word, for instance because the page is gone. */
  silence(): void {
    if (this.playing) this.drop(this.playing)
  }

  private hear(play: Play, report: MatchReport): void {
    play.turns = report.turns
    play.text = report.text
    const { matchId, turns } = play
    if (report.kind === 'match-ended') return this.end(play, report.end)
    this.options.announce('match:progress', { matchId, turns })
  }

  private died(play: Play, error: Error): void {
    this.end(play, { kind: 'failed', message: `the players crashed: ${error.message}` })
  }

  private end(play: Play, end: MatchEnd): void {
    this.drop(play)
    if (end.kind === 'failed') this.options.logError('match failed', end.message)
    const { matchId, turns, text } = play
    this.options.announce('match:ended', { matchId, turns, text, end })
  }

  private drop(play: Play): void {
    if (play.overdue) clearTimeout(play.overdue)
    this.playing = null
    void play.worker.terminate()
  }
}
