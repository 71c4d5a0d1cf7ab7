import type { StepView } from '../../../game/debugging'
import { factsOf } from '../../../game/event-words'
import { kindLetters, kindNames, kindOf, WALL } from '../cells'
import { VIA_CAVE, VIA_CURRENT, type Happening } from '../play/events'
import { writtenText } from '../play/layout'
import { at, type Level } from '../model'
import { kindWords, moveNow, type WordsOf } from './words'

type Said = Happening<'master-said'>

/** What the game master says after a move, and which letters are written for it (IN, L1, L2). */
export const saidEvents: WordsOf<'master-said'> = {
  'master-said': {
    sentence(level, said) {
      const { walk, cell, letter, before } = said
      const written = letterOf(before) + letterOf(letter)
      const text = `The master says to walk ${walk + 1}: “${masterWords(level, said)}”; ${written ? `${written} is written` : 'nothing is written'}`
      return factsOf(text, saidRule(said), [cell], walk)
    },
    grounds: (level, step, said) => ({ facts: saidFacts(level, step, said) }),
  },
}

/** A letter that is written, "" for none. */
function letterOf(code: number): string {
  return kindLetters[code - 1] ?? ''
}

function masterWords(level: Level, { cell, hasBumped, via }: Said): string {
  const name = kindNames[kindOf(level.cells[cell] ?? 0)]!
  if (hasBumped) return kindNames[WALL]!
  if (via === VIA_CAVE) return 'cave, you climb out at some other place'
  if (via === VIA_CURRENT) return `river, drawn by the current to the next cell, which is ${name}`
  return name
}

function saidRule({ hasBumped, via }: Said): string {
  if (hasBumped) return 'L1'
  return via === VIA_CURRENT ? 'L2' : 'IN'
}

function saidFacts(level: Level, { after }: StepView, said: Said): string[] {
  const { walk, cell, letter } = said
  const { move } = moveNow(level, after)
  const end = move === 0 ? `Walk ${walk + 1} starts` : `Move ${move} of walk ${walk + 1} ends`
  const right = kindLetters[kindOf(level.cells[cell] ?? 0)]!
  const word = writtenText(after).split(' ')[walk] ?? ''
  return [
    `${end} at ${at(level, cell)}, ${kindWords(level, cell)}.`,
    ...(letterOf(letter) === right
      ? whyLetter(said, move)
      : [
          `In this run ${letterOf(letter) || 'nothing'} is written; by the official rules it would be ${right}.`,
        ]),
    word === ''
      ? `The word of walk ${walk + 1} is still empty.`
      : `The word of walk ${walk + 1} is now ${wordEnd(word)}.`,
  ]
}

/** What to say of a letter that is the right one. */
function whyLetter({ before, hasBumped, via }: Said, move: number): string[] {
  if (move === 0)
    return ['In this run the start is written as well; by the official rules it is not.']
  if (before !== 0)
    return [
      'In this run the river cell is written before the cell where the current ends; by the official rules only the latter is.',
    ]
  if (hasBumped) return ['The player bumped, and the letter is that of the cell they stay in.']
  if (via === VIA_CURRENT)
    return [
      'The current drew the player: only the cell where they end counts, not the river cell before.',
    ]
  if (via === VIA_CAVE)
    return ['The player fell: the letter is that of the cave where they climbed out.']
  return []
}

/** Of long words only the end is shown. */
function wordEnd(word: string): string {
  return word.length > 40 ? `…${word.slice(-40)}, ${word.length} letters long` : word
}
