import { basename } from 'node:path'
import type { AnyGame } from '@core/game/any-game'
import { checkText } from '@core/game/check-text'
import type { MatchMaking } from '@core/game/match'
import { matchAfter, talkOf, type OwnAnswer } from '@core/game/match-talk'
import type { AwaitedProgram, LiveEnd, LiveProcesses, LiveWork } from '@core/protocol/bots'
import type { AnswerClock } from './answer-clock'
import { BotPlayer, type BotAnswer, type CannotPlayOn, type OwnWords } from './bot-player'
import type { TableRequest } from './live-messages'
import type { TablePrograms, TableProgram } from './table-programs'
import { setsWords } from '../sets/sets-words'

/** A program that sits at the table. */
interface Seated {
  readonly bot: BotPlayer<unknown>
  readonly hash: string
  readonly processId: number | null
  readonly own: OwnWords
}

/** What a seat needs to be taken. */
interface Wanted {
  readonly ready: TableProgram
  readonly own: OwnWords
}

/** Why a program cannot play. */
export class NotSeated extends Error {
  constructor(readonly end: LiveEnd) {
    super('a program cannot be seated')
  }
}

/** The programs of a match: each is started again where the match is not the one that it knows. */
export class TableSeats {
  private readonly seated: (Seated | null)[] = [null, null]
  private asked: readonly AwaitedProgram[] = []
  /** Counts how often all were ended: a program that was being seated then must not be. */
  private leavings = 0

  constructor(
    private readonly programs: TablePrograms,
    private readonly clock: AnswerClock,
    private readonly tell: (work: LiveWork | null) => void,
  ) {}

  get processes(): LiveProcesses {
    const [first, second] = this.seated.map((one) =>
      one?.bot.program.isAlive ? one.processId : null,
    )
    return [first ?? null, second ?? null]
  }

  /**
   * Prepares programs, ends those that do not play here or play a different match, and starts the missing ones, which
   * replay the match. Throws `NotSeated`, and `CannotPlayOn` where one plays otherwise.
   */
  async seat(
    game: AnyGame,
    match: unknown,
    { players, own, timeLimit, isIsolated }: TableRequest,
  ): Promise<void> {
    const making: MatchMaking<unknown> = game.making!
    const wanted: (Wanted | null)[] = []
    for (const [player, seat] of players.entries()) {
      if (seat.kind === 'program') this.tell({ kind: 'making-ready', player })
      const ready =
        seat.kind === 'program' ? await this.programs.ready(seat.file, isIsolated) : null
      if (ready?.ok === false) {
        const { file } = seat as { readonly file: string }
        throw new NotSeated(notReady(player, file, ready.error))
      }
      wanted.push(ready && { ready: ready.value, own: ownWords(game, match, player, own) })
    }
    const { leavings } = this
    const seating = wanted.map(async (one, player) => {
      const held = this.seated[player]
      const isIn = held?.hash === one?.ready.hash && held?.bot.isIn(match, one?.own)
      if (held && !isIn) await this.leave(player)
      if (!one || isIn) {
        if (held && one) Object.assign(held, { own: one.own })
        return
      }
      const turns = making.turn(match)
      if (turns > 0) this.tell({ kind: 'playing-again', player, turns })
      const program = await this.programs.start(one.ready)
      const bot = new BotPlayer(making, player, program, timeLimit, this.clock)
      const processId = await program.processId()
      if (leavings !== this.leavings) return program.end()
      this.seated[player] = { bot, hash: one.ready.hash, processId, own: one.own }
      await bot.catchUp(match, one.own)
    })
    for (const one of await Promise.allSettled(seating)) {
      if (one.status === 'rejected') throw one.reason
    }
    for (const one of this.seated) if (one) one.bot.time = timeLimit
    this.tell(null)
  }

  /** The answer of a program; it is told who is asked where that takes longer than some ms. */
  async ask(match: unknown, player: number, turn: number, patience: number): Promise<BotAnswer> {
    const held = this.seated[player]
    if (!held) throw new Error('the match was stopped')
    const { bot, processId, own } = held
    let timer: NodeJS.Timeout | null = null
    const onAsk = (sent: string): void => {
      const asked = { player, turn, processId, in: sent }
      timer = setTimeout(() => this.tellAsked(asked), patience)
    }
    try {
      return await bot.answer(match, own, onAsk)
    } finally {
      if (timer) clearTimeout(timer)
      this.asked = this.asked.filter((one) => one.player !== player)
    }
  }

  private tellAsked(asked: AwaitedProgram): void {
    this.asked = [...this.asked, asked]
    this.tell({ kind: 'asking', asked: this.asked })
  }

  /** Ends all programs, after passing on how a match went on, if given. */
  async empty(match?: unknown): Promise<void> {
    this.leavings++
    const all = this.seated.splice(0, 2, null, null)
    await Promise.all(
      all.map(async (one) => (match === undefined ? one?.bot.program.end() : one?.bot.end(match))),
    )
  }

  private async leave(player: number): Promise<void> {
    const held = this.seated[player]
    this.seated[player] = null
    await held?.bot.program.end()
  }
}

/** A player's own words by the number of the answer. */
function ownWords(
  game: AnyGame,
  match: unknown,
  player: number,
  own: readonly OwnAnswer[],
): OwnWords {
  const mine = own.filter((one) => one.player === player)
  return new Map(mine.map(({ turn, text }) => [answersUpTo(game, match, player, turn - 1), text]))
}

function answersUpTo(game: AnyGame, match: unknown, player: number, turns: number): number {
  const making: MatchMaking<unknown> = game.making!
  const then = matchAfter(game, match, turns)
  return talkOf(making, then, player).filter(({ isRead }) => !isRead).length
}

/** The turn in which a player gave an answer. */
export function turnOfAnswer(
  game: AnyGame,
  text: string,
  { player, answer }: CannotPlayOn,
): number {
  const { level: match } = checkText(game, text)
  let turn = 1
  const last = (game.making as MatchMaking<unknown>).turn(match)
  while (turn < last && answersUpTo(game, match, player, turn) <= answer) turn++
  return turn
}

function notReady(
  player: number,
  file: string,
  { kind, message }: { readonly kind: 'command' | 'compile'; readonly message: string },
): LiveEnd {
  return kind === 'compile'
    ? {
        kind: 'not-ready',
        player,
        message: setsWords().command.notCompiled({ file: basename(file) }),
        details: message,
      }
    : { kind: 'not-ready', player, message: message.replace(/\.$/, ''), details: '' }
}
