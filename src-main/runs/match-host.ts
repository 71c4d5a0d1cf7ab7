import type { Events } from '@core/protocol/ipc'
import type { MatchEnd, MatchRequest } from '@core/protocol/requests/runs'
import type { ByMatch } from '@core/suite/how-made'
import type { MatchOrder, MatchReport } from '@core/protocol/worker'
import { listenTo, threadEndWords, type Thread } from '../threads/thread'
import { mainWords } from '../main-words'

export type MatchThread = Thread<MatchOrder, MatchReport>

export type MatchEventName = Extract<keyof Events, `match:${string}`>

export interface MatchHostOptions {
  readonly createWorker: () => MatchThread
  readonly announce: <N extends MatchEventName>(name: N, payload: Events[N]) => void
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
  readonly matchId: number
  /** Milliseconds a move. */
  readonly timeLimit: number
  readonly worker: MatchThread
  readonly stopped: SharedArrayBuffer
  /** As of the last report. */
  turns: number
  text: string | null
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

  /** Starts a match; another one under way ends as stopped. */
  play(request: MatchRequest): void {
    if (this.playing) this.end(this.playing, { kind: 'stopped' })
    const worker = this.options.createWorker()
    const stopped = new SharedArrayBuffer(4)
    const { matchId, timeLimit } = request
    const begun = { turns: 0, text: null, overdue: null, silent: null }
    const play: Play = { matchId, timeLimit, worker, stopped, ...begun }
    this.playing = play
    listenTo(
      worker,
      () => this.playing === play,
      (report) => this.hear(play, report),
      (error) => this.died(play, error),
    )
    worker.postMessage({ kind: 'match', request, stopped })
    this.expectTurn(play)
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
    const { matchId, turns, text } = play
    if (report.kind === 'match-ended') return this.end(play, report.end, report.how)
    this.expectTurn(play)
    this.options.announce('match:progress', { matchId, turns, text })
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
    this.drop(play)
    if (end.kind === 'failed') this.options.logError('match failed', end.message)
    const { matchId, turns, text } = play
    this.options.announce('match:ended', { matchId, turns, text, end, ...(how && { how }) })
  }

  private drop(play: Play): void {
    for (const timer of [play.overdue, play.silent]) if (timer) clearTimeout(timer)
    this.playing = null
    void play.worker.terminate()
  }
}
