import type { StepView } from '../../../game/debugging'
import { factsOf } from '../../../game/event-words'
import { countOf } from '../../../game/sentences'
import { EMPTY, GAME_OVER, TOO_LONG, type Happening } from '../play/events'
import { handOf, slots } from '../play/layout'
import type { Level } from '../model'
import { LETTERS, LONGEST_PROGRAM } from '../official'
import type { WordsOf } from './words'

/** Moves that cannot be made (P8, P10). */
export const refusedEvents: WordsOf<'refused'> = {
  refused: {
    sentence(level, { move, player, why }) {
      const [words, rule] = refusal(player, why)
      const text = `Move ${move + 1}, ${level.moves[move]}, cannot be made: ${words}`
      return factsOf(text, rule, [], player)
    },
    grounds(level, step, event) {
      const { move } = event
      const played =
        move === 0
          ? 'No move comes before it.'
          : `The ${countOf(move, 'move')} before it can be made.`
      return { facts: [...reasons(level, step, event), played] }
    },
  },
}

function refusal(player: number, why: number): [words: string, rule: string] {
  if (why === GAME_OVER) return [`the game is over for player ${player}`, 'P10']
  if (why === EMPTY) return ['it has no instruction', 'P8']
  if (why === TOO_LONG) return [`it has more than ${LONGEST_PROGRAM} instructions`, 'P8']
  return [`player ${player} has no ${LETTERS[why]} left for it`, 'P8']
}

function reasons(
  level: Level,
  { before }: StepView,
  { move, player, why }: Happening<'refused'>,
): string[] {
  const program = level.moves[move]!
  if (why === GAME_OVER) {
    const words =
      before[slots.over] !== 0
        ? 'All samples are on bases, so the game is over for both.'
        : `The game was over for player ${player} before move ${move + 1}: the hand could not be filled to seven.`
    return [words, 'A text has no moves after the end.']
  }
  const length = `A program has 1 to ${LONGEST_PROGRAM} instructions`
  if (why === EMPTY) return [`${length}, and this one has none.`]
  if (why === TOO_LONG) return [`${length}, and ${program} has ${program.length}.`]
  const letter = LETTERS[why]!
  const count = (word: string) => word.split(letter).length - 1
  const hand = handOf(level, before, player)
  return [
    `The program ${program} needs ${count(program)} ${letter}, and the hand of player ${player} is ${hand === '' ? 'empty' : hand}: it has ${count(hand)}.`,
    'Every letter of a program comes from the hand.',
    'Which cards a hand gets depends on how many both players have used before: another program earlier changes all hands after it.',
  ]
}
