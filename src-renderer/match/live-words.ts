import type { LoggedAnswer } from '@core/game/match-talk'
import type { MatchFault } from '@core/game/play-match'
import { unreachable } from '@core/kernel/unreachable'
import type { LiveEnd, LiveWork } from '@core/protocol/bots'
import { capitalised } from '../ui/capitalised'
import { shownText } from './exchange-rows'
import { listIn } from '@core/words'
import { handWords } from './end-words'
import { words } from '../ui/words'

/** The message about a match that waits or is over. */
export interface Told {
  readonly text: string
  readonly tone: 'info' | 'refusal'
  /** The turn of the message, from 1; null if it is about none. */
  readonly turn: number | null
  /** Compiler output; empty if no compiler ran. */
  readonly details: string
}

type NameOf = (player: number) => string

/** Maximum number of characters of an answer in a message. */
const SHOWN = 60

/** How live play ended. `turns`: number of turns made. */
export function liveEndWords(end: LiveEnd, turns: number, nameOf: NameOf): Told {
  const { ended } = words.match
  const info = (text: string): Told => ({ text, tone: 'info', turn: null, details: '' })
  const refusal = (text: string, turn: number | null = null, details = ''): Told => ({
    text,
    tone: 'refusal',
    turn,
    details,
  })
  switch (end.kind) {
    case 'over':
      return info(ended.over({ turns }))
    case 'paused':
      return info(ended.played({ turns }))
    case 'hand':
      return info(handWords(turns, nameOf(end.player)))
    case 'lost': {
      const names = end.faults.map(({ player }) => nameOf(player))
      const told = end.faults.map((fault) => faultWords(fault, nameOf)).join(' ')
      const lost = ended.lost({ players: capitalised(listIn(words, names)) })
      return refusal(`${told} ${lost}`, end.faults[0]?.turn ?? null)
    }
    case 'illegal':
      return refusal(ended.of({ player: capitalised(nameOf(end.player)), reason: end.message }))
    case 'differs':
      return refusal(ended.differs({ turn: end.turn, reason: end.message }), end.turn)
    case 'not-ready':
      return refusal(
        ended.of({ player: capitalised(nameOf(end.player)), reason: end.message }),
        null,
        end.details,
      )
    case 'stopped':
      return info(ended.stopped({ turns }))
    case 'failed':
      return refusal(ended.failed({ turns, reason: end.message }))
    default:
      return unreachable(end)
  }
}

/** "Turn 3, player 0: ended with code 1 [P8]." */
export function faultWords(
  { turn, player, message, kind, text }: MatchFault,
  nameOf: NameOf,
): string {
  const fault = { turn, player: nameOf(player), reason: message }
  if (kind !== 'illegal') return words.match.fault(fault)
  const bytes = new TextEncoder().encode(text).length
  const shown = text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
  return words.match.faultAnswered({ ...fault, answer: shownText(shown), bytes })
}

/** The work in progress, for the bar over the board. */
export function workWords(work: LiveWork | null, nameOf: NameOf): string {
  if (work === null) return ''
  const said = words.match.work
  if (work.kind === 'making-ready') return said.makingReady({ player: nameOf(work.player) })
  if (work.kind === 'playing-again') {
    return said.playingAgain({ player: capitalised(nameOf(work.player)), turns: work.turns })
  }
  const names = work.asked.map(({ player }) => nameOf(player))
  return said.waiting({ turn: work.asked[0]?.turn ?? 1, players: listIn(words, names) })
}

/** "12.3 ms", "1.2 s". */
export function answerTimeWords({
  time,
  isUntimed,
}: Pick<LoggedAnswer, 'time' | 'isUntimed'>): string {
  const said = words.match.time
  if (time < 1000) {
    const shown = { time: decimal(time, time < 10 ? 1 : 0) }
    return isUntimed ? said.millisecondsStopped(shown) : said.milliseconds(shown)
  }
  const shown = { time: decimal(time / 1000, 1) }
  return isUntimed ? said.secondsStopped(shown) : said.seconds(shown)
}

function decimal(value: number, digits: number): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return value.toLocaleString(words.language, options)
}
