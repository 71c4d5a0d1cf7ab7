import type { Grounds, StepView } from '../../../game/debugging'
import { factsOf, wordsOf } from '../../../game/event-words'
import { countOf } from '../../../game/sentences'
import { cellName } from '../cells'
import { events, type Happening } from '../play/events'
import { ghostAt, ghostsOf } from '../play/layout'
import { playerNames, type Level } from '../model'
import { impossibleEvents } from './impossible'
import { neutralisedEvents } from './neutralised'
import { describeStop, whyStop } from './stop'
import { unseenEvents } from './unseen'
import { walkEvents } from './walk'
import { ghostName, hunterName, huntersOf, placeWords } from './words'

/** Every event in words, and what made it happen; ghosts are numbered from 1 over the whole match. */
export const { describe, whyEvent } = wordsOf<Level, typeof events.rows>(events, {
  ...walkEvents,
  ...neutralisedEvents,
  ...unseenEvents,
  ...impossibleEvents,
  'ghost-appeared': {
    sentence(_, { birth, place, corner, isAmongOthers }) {
      const text = `${ghostName(birth)} appears on ${cellName(corner)}, place ${place + 1} in the list`
      return factsOf(text, isAmongOthers ? ['T4', 'G9'] : 'T4', [corner], birth)
    },
    grounds: appearedGrounds,
  },
  forfeited: {
    sentence: (_, { player }) =>
      factsOf(`${playerNames[player]!} gave an illegal answer and forfeits the match`, 'G5', []),
    grounds: (level, _, { player }) => ({
      facts: [
        `The match says so in its last line, forfeit ${player}, after ${countOf(level.turns.length, 'turn')}.`,
        `An answer that breaks the rules or comes late ends the match, and ${playerNames[1 - player]!} wins it; the scores stay as they are.`,
      ],
    }),
  },
  'cannot-be-played': { sentence: describeStop, grounds: whyStop },
})

function appearedGrounds(
  level: Level,
  { before, after }: StepView,
  { birth, place, corner }: Happening<'ghost-appeared'>,
): Grounds {
  const gone = ghostAt(before, place)
  const facts: string[] = []
  if (gone) {
    const where = gone.isUnseen ? '' : ` at ${cellName(gone.cell)}`
    facts.push(
      `Place ${place + 1} of the list was that of ghost ${gone.birth + 1}, which was neutralised${where} in this turn.`,
    )
  }
  facts.push(`${placeWords(level, corner)}, drawn at random; the next list marks the new ghost +.`)
  const here = huntersOf(before).find(({ cell }) => cell === corner)
  const other = ghostsOf(after).find((ghost) => ghost.cell === corner && ghost.birth < birth)
  if (here) facts.push(`That ${hunterName(here)} is there does not matter (G9).`)
  else if (other) facts.push(`That ghost ${other.birth + 1} is there does not matter (G9).`)
  return { facts, cells: gone && !gone.isUnseen ? [gone.cell] : [] }
}
