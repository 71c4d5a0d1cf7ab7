import type { Grounds, StepView } from '../../../game/debugging'
import { capital, shortListOf } from '../../../game/sentences'
import { indexOf, numberOf } from '../cells'
import { chainAt } from '../play/chains'
import type { Happening } from '../play/events'
import { at, type Level } from '../model'
import { caveWords, moveNow, moveWords } from './words'

/** Why the player climbed out of that cave (M4, L6). */
export function fellGrounds(
  level: Level,
  { after }: StepView,
  { from: fallen, to }: Happening<'fell'>,
): Grounds {
  const move = moveNow(level, after)
  const chain = chainAt(level, fallen)
  const value = level.cells[fallen] ?? 0
  const name = `chain ${numberOf(value)}`
  const place = chain.indexOf(fallen)
  const next = chain[(place + 1) % chain.length]!
  const from = `${moveWords(level, move)}, which is cave ${indexOf(value)} of ${name}.`
  if (chain.length === 1) {
    const only = `${at(level, fallen)} is the only cave of ${name}, so the player climbs out where they fell.`
    return { facts: [only, from] }
  }
  const facts = [
    place === chain.length - 1
      ? `Cave ${indexOf(value)} is the last of ${name}, and the last cave leads to cave 0: ${at(level, next)}.`
      : `The next cave of ${name} after cave ${indexOf(value)} is ${caveWords(level, next)}.`,
    orderWords(level, chain, place, name),
    from,
  ]
  if (next !== to)
    facts.push(
      `In this run the player comes out at ${at(level, to)}; by the official rules it would be ${at(level, next)}.`,
    )
  else
    facts.push(
      'There is only one fall per move: the cave where the player climbs out does not lead on.',
    )
  return { facts, cells: chain.slice(0, 20) }
}

/** The order of a chain, of long ones the caves round the one fallen into. */
function orderWords(level: Level, chain: readonly number[], place: number, name: string): string {
  const first = Math.max(0, Math.min(place - 2, chain.length - 6))
  const words = chain.slice(first, first + 6).map((cell) => caveWords(level, cell))
  const where = first > 0 || chain.length > 6 ? 'among them' : 'in this order'
  return `${capital(name)} has ${chain.length} caves, ${where} ${shortListOf(words)}.`
}
