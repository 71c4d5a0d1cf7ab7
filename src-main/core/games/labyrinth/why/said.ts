import type { StepView } from '../../../game/debugging'
import { factsOf } from '../../../game/event-words'
import { kindLetters, kindOf, WALL } from '../cells'
import { VIA_CAVE, VIA_CURRENT, type Happening } from '../play/events'
import { writtenText } from '../play/layout'
import type { Level } from '../model'
import { kindName } from './cell-names'
import { cellOf, letterAt, moveNow, type Said, type WordsOf } from './words'

type Saying = Happening<'master-said'>

/** Number of letters shown at the end of a long word. */
const MOST_LETTERS = 40

/** The game master's words after a move, and the letters written for it (IN, L1, L2). */
export function saidEventsIn(words: Said): WordsOf<'master-said'> {
  const { sentences, own, why } = words.labyrinth
  return {
    'master-said': {
      sentence(level, saying) {
        const { walk, cell, letter, before } = saying
        const letters = letterOf(before) + letterOf(letter)
        const given = { walk: walk + 1, said: masterWords(level, saying) }
        const text = letters
          ? sentences['master-said']({ ...given, letters })
          : sentences.masterSaidOnly(given)
        return factsOf(text, saidRule(saying), [cell], walk)
      },
      grounds: (level, step, saying) => ({ facts: saidFacts(level, step, saying) }),
    },
  }

  function masterWords(level: Level, { cell, hasBumped, via }: Saying): string {
    if (hasBumped) return kindName(words, WALL)
    if (via === VIA_CAVE) return own.master.fell
    if (via === VIA_CURRENT) return own.master.drawn({ kind: letterAt(level, cell) })
    return kindName(words, kindOf(level.cells[cell] ?? 0))
  }

  function saidFacts(level: Level, { after }: StepView, saying: Saying): string[] {
    const { walk: index, cell, letter: code } = saying
    const { move } = moveNow(level, after)
    const walk = index + 1
    const end = { walk, ...cellOf(words, level, cell) }
    const right = letterAt(level, cell)
    const letter = letterOf(code)
    const misread = letter
      ? why.said.misread({ letter, right })
      : why.said.misreadNothing({ right })
    const word = writtenText(after).split(' ')[index] ?? ''
    return [
      move === 0 ? why.said.starts(end) : why.said.ends({ ...end, move }),
      ...(letter === right ? whyLetter(saying, move) : [misread]),
      wordFact(walk, word),
    ]
  }

  /** Why a letter is the right one. */
  function whyLetter({ before, hasBumped, via }: Saying, move: number): string[] {
    if (move === 0) return [why.said.startWritten]
    if (before !== 0) return [why.said.bothWritten]
    if (hasBumped) return [why.said.bumped]
    if (via === VIA_CURRENT) return [why.said.drawn]
    return via === VIA_CAVE ? [why.said.fell] : []
  }

  function wordFact(walk: number, word: string): string {
    if (word === '') return why.said.empty({ walk })
    if (word.length <= MOST_LETTERS) return why.said.word({ walk, word })
    return why.said.longWord({ walk, end: word.slice(-MOST_LETTERS), length: word.length })
  }
}

/** A written letter, "" for none. */
function letterOf(code: number): string {
  return kindLetters[code - 1] ?? ''
}

function saidRule({ hasBumped, via }: Saying): string {
  if (hasBumped) return 'L1'
  return via === VIA_CURRENT ? 'L2' : 'IN'
}
