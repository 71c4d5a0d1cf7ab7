import type { MatchEnd, MatchEnded, MatchPlayed, MatchRequest } from '@core/protocol/requests/runs'
import type { ByMatch } from '@core/suite/how-made'
import type { MatchOrder, MatchReport } from '@core/protocol/worker'
import type { Call } from '../threads/call'
import { listenTo, threadEndWords, type Thread } from '../threads/thread'
import { mainWords } from '../main-words'

export type MatchThread = Thread<MatchOrder, MatchReport>

export interface MatchHostOptions {
  readonly createWorker: () => MatchThread
  readonly logError: (message: string, error: unknown) => void
  /** How long a stopped match may go on before its thread is ended, in ms. */
  readonly patience?: number
  /** How long a turn may take beyond the time of both players before the thread is ended, in ms. */
  readonly grace?: number
}

/** The work of a turn besides thinking takes milliseconds; a machine may have other work. */
const GRACE = 20_000

/** A match under way. */
interface Play {
  readonly call: Call<MatchPlayed>
  readonly done: (ended: MatchEnded) => void
  /** Milliseconds a move. */
  readonly timeLimit: number
  readonly worker: MatchThread
  readonly stopped: SharedArrayBuffer
  /** As of the last report. */
  played: MatchPlayed
  overdue: NodeJS.Timeout | null
  silent: NodeJS.Timeout | null
}

/**
 * Plays matches in a thread beside the one of the runs, so that a player who thinks holds up no run. One match is under
 * way at a time; its thread lives as long as it does. What was played when a thread ends early is not lost.
 */
export class MatchHost {
  private playing: Play | null = null

  constructor(private readonly options: MatchHostOptions) {}

  /** Plays a match until it ends or is stopped; another one under way ends as stopped. */
  play(request: MatchRequest, call: Call<MatchPlayed>): Promise<MatchEnded> {
    if (this.playing) this.end(this.playing, { kind: 'stopped' })
    const worker = this.options.createWorker()
    const stopped = new SharedArrayBuffer(4)
    const { timeLimit } = request
    return new Promise((done) => {
      const begun = { played: { turns: 0, text: null }, overdue: null, silent: null }
      const play: Play = { call, done, timeLimit, worker, stopped, ...begun }
      this.playing = play
      listenTo(
        worker,
        () => this.playing === play,
        (report) => this.hear(play, report),
        (error) => this.died(play, error),
      )
      worker.postMessage({ kind: 'match', request, stopped })
      this.expectTurn(play)
      call.stop.addEventListener('abort', () => this.stop(play), { once: true })
      if (call.stop.aborted) this.stop(play)
    })
  }

  /** What has been played stands. */
  private stop(play: Play): void {
    if (this.playing !== play) return
    Atomics.store(new Int32Array(play.stopped), 0, 1)
    play.overdue = setTimeout(
      () => this.end(play, { kind: 'stopped' }),
      this.options.patience ?? 1000,
    )
  }

  private hear(play: Play, report: MatchReport): void {
    const { turns, text } = report
    play.played = { turns, text }
    if (report.kind === 'ended') return this.end(play, report.end, report.how)
    this.expectTurn(play)
    play.call.tell(play.played)
  }

  /** Ends the match when no turn is made in the time that it may take: a player does not keep to its own. */
  private expectTurn(play: Play): void {
    if (play.silent) clearTimeout(play.silent)
    const most = 2 * play.timeLimit + (this.options.grace ?? GRACE)
    const message = mainWords().work.slowPlayer
    play.silent = setTimeout(() => this.end(play, { kind: 'failed', message }), most)
  }

  private died(play: Play, error: Error): void {
    this.end(play, { kind: 'failed', message: threadEndWords('match', error) })
  }

  private end(play: Play, end: MatchEnd, how?: ByMatch): void {
    for (const timer of [play.overdue, play.silent]) if (timer) clearTimeout(timer)
    this.playing = null
    void play.worker.terminate()
    if (end.kind === 'failed') this.options.logError('match failed', end.message)
    play.done({ ...play.played, end, ...(how && { how }) })
  }
}
