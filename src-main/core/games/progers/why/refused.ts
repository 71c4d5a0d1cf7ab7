import type { StepView } from '../../../game/debugging'
import { factsOf } from '../../../game/event-words'
import { EMPTY, GAME_OVER, TOO_LONG, type Happening } from '../play/events'
import { handOf, slots } from '../play/layout'
import type { Level } from '../model'
import { LETTERS, LONGEST_PROGRAM } from '../official'
import type { Said, WordsOf } from './words'

/** Moves that cannot be made (P8, P10). */
export function refusedEventsIn(words: Said): WordsOf<'refused'> {
  const { sentences, why } = words.progers
  return {
    refused: {
      sentence(level, { move, player, why: reason }) {
        const text = sentences.refused({
          number: move + 1,
          program: level.moves[move]!,
          why: refusal(words, player, reason),
        })
        return factsOf(text, reason === GAME_OVER ? 'P10' : 'P8', [], player)
      },
      grounds(level, step, event) {
        const { move } = event
        const played = move === 0 ? why.noneBefore : why.before({ count: move })
        return { facts: [...reasons(words, level, step, event), played] }
      },
    },
  }
}

function refusal({ progers: { refusals } }: Said, player: number, why: number): string {
  if (why === GAME_OVER) return refusals.over({ player })
  if (why === EMPTY) return refusals.empty
  if (why === TOO_LONG) return refusals.tooLong({ most: LONGEST_PROGRAM })
  return refusals.letter({ player, letter: LETTERS[why]! })
}

function reasons(
  { progers: { why: said } }: Said,
  level: Level,
  { before }: StepView,
  { move, player, why }: Happening<'refused'>,
): string[] {
  const program = level.moves[move]!
  if (why === GAME_OVER) {
    const isOverForBoth = before[slots.over] !== 0
    const over = said.overForOne({ player, number: move + 1 })
    return [isOverForBoth ? said.overForBoth : over, said.noneAfterEnd]
  }
  const most = LONGEST_PROGRAM
  if (why === EMPTY) return [said.lengthNone({ most })]
  if (why === TOO_LONG) return [said.lengthMany({ most, program, length: program.length })]
  const letter = LETTERS[why]!
  const count = (word: string) => word.split(letter).length - 1
  const hand = handOf(level, before, player)
  const given = { program, needed: count(program), letter, player, hand, held: count(hand) }
  return [
    hand === '' ? said.needsLetterEmpty(given) : said.needsLetter(given),
    said.allFromHand,
    said.handsDepend,
  ]
}
