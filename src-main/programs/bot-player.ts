import type { MatchMaking } from '@core/game/match'
import { talkOf, type LoggedAnswer, type TalkLine } from '@core/game/match-talk'
import type { Answer } from '@core/game/play-match'
import { setsWords } from '../sets/sets-words'
import type { AnswerClock } from './answer-clock'
import type { LiveProgram, Said } from './live-program'

/** Ms that a program may take for its first answer beyond those of an answer: interpreters start slowly, and machines are busy. */
export const START_TIME = 5000

/** A match that was begun cannot be continued: a program does not answer as it was answered so far. */
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
export interface BotAnswer extends Answer {
  readonly said: Said
  readonly sent: string
}

/**
 * What a program said itself in place of its answers in the match, by their number among those of the player from 0; null
 * where it may say anything.
 */
export type OwnWords = ReadonlyMap<number, string | null>

const noWords: OwnWords = new Map()

/** A program that plays for one side: it reads and writes what the statement says, and nothing else. */
export class BotPlayer<Match> {
  /** Lines of its transcript that it has read, and those that it was asked for. */
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

  /** Whether it lives and has read and said nothing but the beginning of its part in a match. */
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
   * Plays with it what has been played before it was started; throws `CannotPlayOn` where it plays otherwise. What it reads
   * after its last answer is left for the next question.
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
   * Asks for the move where the match stands, after it has caught up; returns the answer with what was sent for it. `onAsk`
   * hears what is sent.
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

  /** Tells it how the match went on after its last answer, and ends it. */
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

  private async ask(sent: string): Promise<Said> {
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
