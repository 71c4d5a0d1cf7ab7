import { checkText } from '@core/game/check-text'
import type { AnyGame } from '@core/game/any-game'
import type { MatchMaking } from '@core/game/match'
import { settleTurn, type PlayerAnswer, type MatchFault } from '@core/game/play-match'
import { findGame } from '../words'
import type { LoggedAnswer } from '@core/game/match-talk'
import { rngOf, type Rng } from '@core/kernel/rng'
import type { LiveEnd } from '@core/protocol/bots'
import { AnswerClock } from './answer-clock'
import { CannotPlayOn, loggedAnswer } from './bot-player'
import type { TableReport, TableRequest } from './live-messages'
import { NotSeated, TableSeats, turnOfAnswer } from './table-seats'
import type { TablePrograms } from './table-programs'
import { setsWords } from '../sets/sets-words'

/** Ms between two reports of turns, and ms after which the player being asked is reported. */
const REPORT_EVERY = 80
const PATIENCE = 100

/** One request under way. */
interface Play {
  readonly request: TableRequest
  readonly game: AnyGame
  readonly making: MatchMaking<unknown>
  match: unknown
  /** Turns made. */
  made: number
}

/**
 * A match that is played live: turn by turn, with programs that live on between the turns. The randomness of each turn
 * depends on the seed and its number, so the same answers give the same match wherever it is resumed.
 */
export class LiveTable {
  readonly clock = new AnswerClock()
  private readonly seats: TableSeats
  private isPlaying = false
  private isPausing = false
  private isStopping = false
  private told = { turns: 0, text: null as string | null }
  private answers: LoggedAnswer[] = []
  private faults: MatchFault[] = []
  private reporting: NodeJS.Timeout | null = null

  constructor(
    programs: TablePrograms,
    private readonly post: (report: TableReport) => void,
  ) {
    this.seats = new TableSeats(programs, this.clock, (work) => this.tell(work))
  }

  /** Plays turns; `isCut` says when built-in players must come to their move. Does nothing while it plays. */
  async play(request: TableRequest, isCut: () => boolean = () => false): Promise<void> {
    if (this.isPlaying) return
    this.isPlaying = true
    this.isPausing = this.isStopping = false
    this.setClock(request.isClockStopped)
    let end: LiveEnd
    try {
      end = await this.playOn(request, isCut)
    } catch (reason) {
      end = this.endOf(reason, request)
    }
    this.report()
    this.isPlaying = false
    this.tell(null)
    this.post({ kind: 'ended', end })
  }

  pause(): void {
    this.isPausing = true
  }

  setClock(isStopped: boolean): void {
    if (isStopped) this.clock.stop()
    else this.clock.start()
  }

  /** Ends all programs; a turn under way is not made. */
  async stop(): Promise<void> {
    this.isStopping = true
    await this.seats.empty()
    this.tell(null)
  }

  private async playOn(request: TableRequest, isCut: () => boolean): Promise<LiveEnd> {
    const game = findGame(request.game)
    const making: MatchMaking<unknown> | undefined = game?.making
    if (!game || !making) return failed(setsWords().match.none({ game: request.game }))
    const checked = checkText(game, request.text)
    if (!checked.isRunnable) return failed(setsWords().match.errors)
    const { seed, most } = request
    const match: unknown = making.begin?.(checked.level, rngOf(seed, 0)) ?? checked.level
    const play: Play = { request, game, making, match, made: 0 }
    // A single turn by hand asks no player.
    const isByHand =
      most === 1 && making.toMove(match).every((player) => request.given[player] != null)
    if (!isByHand) await this.seats.seat(game, play.match, request)
    for (;;) {
      const players = making.toMove(play.match)
      if (players.length === 0) {
        await this.seats.empty(play.match)
        return { kind: 'over' }
      }
      if (this.isStopping) return { kind: 'stopped' }
      if (this.isPausing || (most !== null && play.made >= most)) return { kind: 'paused' }
      const end = await this.turn(play, players, isCut)
      if (end) return end
    }
  }

  /** Makes one turn; returns why none was made, or none is made behind it. */
  private async turn(
    play: Play,
    players: readonly number[],
    isCut: () => boolean,
  ): Promise<LiveEnd | null> {
    const { request, making, match } = play
    const given = play.made === 0 ? request.given : [null, null]
    const isHand = (player: number): boolean =>
      given[player] === null && request.players[player]!.kind === 'hand'
    const hand = players.find(isHand)
    if (hand !== undefined) return { kind: 'hand', player: hand }
    for (const player of players) {
      const answer = given[player] ?? null
      const message = answer === null ? null : making.problemOf(match, player, answer)
      if (message !== null) return { kind: 'illegal', player, message }
    }
    const turn = making.turn(match) + 1
    const rng = rngOf(request.seed, turn)
    // Built-in players think first, so that programs have the processor to themselves.
    const known = players.map((player) =>
      given[player] == null ? this.think(play, player, rng, isCut) : plain(given[player]),
    )
    const heard: LoggedAnswer[] = []
    // If one cannot continue, the answer of the other is still awaited.
    const said = await Promise.allSettled(
      players.map(async (player, at) => known[at] ?? this.ask(play, player, turn, heard)),
    )
    const answers = said.map((one) => {
      if (one.status === 'rejected') throw one.reason
      return one.value
    })
    if (this.isStopping) return { kind: 'stopped' }
    const faultRule = making.faultRules?.find(({ id }) => id === request.faultRule)
    const settled = settleTurn(making, { match, players }, answers, rng, faultRule)
    if (!settled.ok) return failed(settled.error)
    const { faults, losers } = settled.value
    heard.sort((one, other) => one.player - other.player)
    this.answers.push(...heard.map((answer) => withRule(answer, faults)))
    if (making.turn(settled.value.match) > making.turn(match)) play.made++
    if (settled.value.match !== match) {
      play.match = settled.value.match
      this.told = { turns: play.made, text: play.game.format.print(play.match) }
    }
    if (losers.length === 0) this.faults.push(...faults)
    this.reporting ??= setTimeout(() => this.report(), REPORT_EVERY)
    return losers.length > 0 ? { kind: 'lost', faults } : null
  }

  private think(
    { request, making, match }: Play,
    player: number,
    rng: Rng,
    isCut: () => boolean,
  ): PlayerAnswer | null {
    const seat = request.players[player]!
    if (seat.kind !== 'built-in') return null
    const end = performance.now() + request.timeLimit
    const isTimeUp = (): boolean => isCut() || performance.now() >= end
    return plain(making.think(match, player, seat.id, rng, isTimeUp))
  }

  private async ask(
    { match }: Play,
    player: number,
    turn: number,
    heard: LoggedAnswer[],
  ): Promise<PlayerAnswer> {
    const wasStopped = this.clock.isStopped
    const answer = await this.seats.ask(match, player, turn, PATIENCE)
    const logged = loggedAnswer(turn, player, answer)
    const isUntimed = wasStopped || this.clock.isStopped
    heard.push(isUntimed ? { ...logged, isUntimed } : logged)
    return answer
  }

  private report(): void {
    if (this.reporting) clearTimeout(this.reporting)
    this.reporting = null
    const { told, answers, faults } = this
    if (told.text === null && answers.length === 0) return
    this.told = { turns: 0, text: null }
    this.answers = []
    this.faults = []
    this.post({ kind: 'turns', turns: { ...told, answers, faults } })
  }

  private tell(work: Extract<TableReport, { kind: 'work' }>['work']): void {
    this.post({ kind: 'work', work, processes: this.seats.processes })
  }

  private endOf(reason: unknown, { game, text }: TableRequest): LiveEnd {
    if (this.isStopping) return { kind: 'stopped' }
    if (reason instanceof NotSeated) return reason.end
    if (reason instanceof CannotPlayOn) {
      const turn = turnOfAnswer(findGame(game)!, text, reason)
      return { kind: 'differs', turn, message: reason.message }
    }
    return failed(reason instanceof Error ? reason.message : String(reason))
  }
}

function plain(text: string): PlayerAnswer {
  return { text, fault: null }
}

function failed(message: string): LiveEnd {
  return { kind: 'failed', message }
}

/** The answer with its fault in the referee's words. */
function withRule(answer: LoggedAnswer, faults: readonly MatchFault[]): LoggedAnswer {
  const found = faults.find(({ player }) => player === answer.player)
  return found ? { ...answer, fault: { kind: found.kind, message: found.message } } : answer
}
