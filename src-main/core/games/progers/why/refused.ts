import type { StepView } from '../../../game/debugging'
import { countOf } from '../../../game/sentences'
import type { TraceEvent } from '../../../trace/trace'
import { EMPTY, GAME_OVER, TOO_LONG } from '../play/events'
import { handOf, slots } from '../play/layout'
import type { Level } from '../model'
import { LETTERS, LONGEST_PROGRAM } from '../official'

/** Why a move cannot be made (P8, P10); `a` is its number, `b` what is wrong with it, `c` its player. */
export function refusedFacts(
  level: Level,
  { before }: StepView,
  { a, b, c }: TraceEvent,
): string[] {
  const played =
    a === 0 ? 'No move comes before it.' : `The ${countOf(a, 'move')} before it can be made.`
  return [...reasons(level, before, a, b, c), played]
}

function reasons(level: Level, before: Int32Array, a: number, b: number, c: number): string[] {
  const program = level.moves[a]!
  if (b === GAME_OVER) {
    const why =
      before[slots.over] !== 0
        ? 'All samples are on bases, so the game is over for both.'
        : `The game was over for player ${c} before move ${a + 1}: the hand could not be filled to seven.`
    return [why, 'A text has no moves after the end.']
  }
  const length = `A program has 1 to ${LONGEST_PROGRAM} instructions`
  if (b === EMPTY) return [`${length}, and this one has none.`]
  if (b === TOO_LONG) return [`${length}, and ${program} has ${program.length}.`]
  const letter = LETTERS[b]!
  const count = (word: string) => word.split(letter).length - 1
  const hand = handOf(level, before, c)
  return [
    `The program ${program} needs ${count(program)} ${letter}, and the hand of player ${c} is ${hand === '' ? 'empty' : hand}: it has ${count(hand)}.`,
    'Every letter of a program comes from the hand.',
    'Which cards a hand gets depends on how many both players have used before: another program earlier changes all hands after it.',
  ]
}
