import type { MatchMaking } from '@core/game/match'
import { talkOf, type LoggedAnswer, type TalkLine } from '@core/game/match-talk'
import type { PlayerAnswer } from '@core/game/play-match'
import { setsWords } from '../sets/sets-words'
import type { AnswerClock } from './answer-clock'
import type { LiveProgram, LiveReply } from './live-program'

/** Extra time for the first answer of a program, in ms: interpreters start slowly, and computers may be busy. */
export const START_TIME = 5000

/** A match cannot be continued, because a program does not repeat the answers given so far. */
export class CannotPlayOn extends Error {
  constructor(
    message: string,
    readonly player: number,
    /** Number of the answer among those of the player, from 0. */
    readonly answer: number,
  ) {
    super(message)
  }
}

/** An answer with all that passed for it. */
export interface BotAnswer extends PlayerAnswer {
  readonly said: LiveReply
  readonly sent: string
}

/**
 * The program's own answers where the match has others, by their number among those of the player, from 0; null if any
 * answer is allowed.
 */
export type OwnWords = ReadonlyMap<number, string | null>

const noWords: OwnWords = new Map()

/** A program that plays for one side by the protocol of the statement. */
export class BotPlayer<Match> {
  /** The lines of its transcript so far: those it read and those it was asked for. */
  private readonly heard: TalkLine[] = []
  private isFirst = true

  constructor(
    private readonly making: MatchMaking<Match>,
    readonly player: number,
    readonly program: LiveProgram,
    /** Ms for an answer; null if there is no limit. */
    public time: number | null,
    private readonly clock?: AnswerClock,
  ) {}

  /** Whether it is alive and its transcript is a beginning of its part in a match. */
  isIn(match: Match, own: OwnWords = noWords): boolean {
    if (!this.program.isAlive) return false
    const lines = talkOf(this.making, match, this.player)
    let answer = 0
    return this.heard.every(({ isRead, text }, at) => {
      const line = lines[at]
      if (line?.isRead !== isRead) return false
      if (isRead) return line.text === text
      return own.has(answer++) || line.text === text
    })
  }

  /**
   * Replays the match with it up to the current move; throws `CannotPlayOn` if it plays differently. Lines after its
   * last answer are left for the next question.
   */
  async catchUp(match: Match, own: OwnWords = noWords): Promise<void> {
    const lines = talkOf(this.making, match, this.player)
    const last = lines.findLastIndex(({ isRead }) => !isRead)
    let answers = this.heard.filter(({ isRead }) => !isRead).length
    let sent = ''
    for (const line of lines.slice(this.heard.length, last + 1)) {
      if (line.isRead) {
        this.heard.push(line)
        sent += `${line.text}\n`
        continue
      }
      await this.repeat(sent, line.text, answers, own)
      sent = ''
      answers++
    }
  }

  /**
   * Asks for the next move, after catching up; returns the answer with the lines sent for it. `onAsk` is called with
   * these lines.
   */
  async answer(
    match: Match,
    own: OwnWords = noWords,
    onAsk: (sent: string) => void = () => {},
  ): Promise<BotAnswer> {
    await this.catchUp(match, own)
    const news = talkOf(this.making, match, this.player).slice(this.heard.length)
    this.heard.push(...news)
    const sent = news.map(({ text }) => `${text}\n`).join('')
    onAsk(sent)
    const said = await this.ask(sent)
    return { text: said.line ?? '', fault: said.fault, said, sent }
  }

  /** Sends it the rest of the match, and ends it. */
  end(match: Match): Promise<void> {
    const lines = talkOf(this.making, match, this.player).slice(this.heard.length)
    return this.program.end(lines.map(({ isRead, text }) => (isRead ? `${text}\n` : '')).join(''))
  }

  private async repeat(sent: string, played: string, answer: number, own: OwnWords): Promise<void> {
    const { line, fault } = await this.ask(sent)
    const expected = own.has(answer) ? own.get(answer)! : played
    const isAny = expected === null
    if (isAny ? fault === null || fault.kind === 'late' : line?.trim() === expected) return
    const { differs, fails } = setsWords().fault
    const told = { player: this.player, expected: JSON.stringify(expected) }
    throw new CannotPlayOn(
      fault
        ? fails({ ...told, isAny, fault: fault.message })
        : differs({ ...told, line: JSON.stringify(line) }),
      this.player,
      answer,
    )
  }

  private async ask(sent: string): Promise<LiveReply> {
    const more = this.isFirst ? START_TIME : 0
    this.isFirst = false
    const time = this.time === null ? null : this.time + more
    const said = await this.program.ask(sent, time, this.clock)
    this.heard.push({ isRead: false, text: said.line?.trim() ?? '' })
    return said
  }
}

/** As a log has it. */
export function loggedAnswer(
  turn: number,
  player: number,
  { sent, fault, said }: BotAnswer,
): LoggedAnswer {
  const { written, errors, time } = said
  return { turn, player, in: sent, out: written, errors, time, fault }
}
