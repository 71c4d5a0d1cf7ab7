import type { Grounds, StepView } from '../../../game/debugging'
import { factsOf, wordsOf } from '../../../game/event-words'
import { inWords } from '../../../words'
import { cellName } from '../cells'
import { events, type Happening } from '../play/events'
import { ghostAt, ghostsOf } from '../play/layout'
import type { Level } from '../model'
import type { Said } from '../said'
import { impossibleEventsIn } from './impossible'
import { neutralisedEventsIn } from './neutralised'
import { stopIn } from './stop'
import { unseenEventsIn } from './unseen'
import { walkEventsIn } from './walk'
import { huntersOf, named, placeWords } from './words'

/** Every event in words, with its reasons; ghosts are numbered from 1 over the whole match. */
export const eventsIn = inWords((words: Said) => {
  const { sentences, why } = words.ghosts
  const { describeStop, whyStop } = stopIn(words)
  return wordsOf<Level, typeof events.rows>(events, {
    ...walkEventsIn(words),
    ...neutralisedEventsIn(words),
    ...unseenEventsIn(words),
    ...impossibleEventsIn(words),
    'ghost-appeared': {
      sentence(_, { birth, place, corner, isAmongOthers }) {
        const said = { ghost: birth + 1, corner: cellName(corner), place: place + 1 }
        return factsOf(
          sentences.appeared(said),
          isAmongOthers ? ['T4', 'G9'] : 'T4',
          [corner],
          birth,
        )
      },
      grounds: (level, step, event) => appearedGrounds(words, level, step, event),
    },
    forfeited: {
      sentence: (_, { player }) => factsOf(sentences.forfeited({ player }), 'G5', []),
      grounds: (level, _, { player }) => ({
        facts: [
          why.forfeitLine({ number: player, turns: level.turns.length }),
          why.forfeitWins({ player: 1 - player }),
        ],
      }),
    },
    'cannot-be-played': { sentence: describeStop, grounds: whyStop },
  })
})

function appearedGrounds(
  words: Said,
  level: Level,
  { before, after }: StepView,
  { birth, place, corner }: Happening<'ghost-appeared'>,
): Grounds {
  const { why } = words.ghosts
  const gone = ghostAt(before, place)
  const facts: string[] = []
  if (gone) {
    const was = { place: place + 1, ghost: gone.birth + 1 }
    facts.push(
      gone.isUnseen ? why.placeWas(was) : why.placeWasAt({ ...was, cell: cellName(gone.cell) }),
    )
  }
  facts.push(why.drawnCorner({ place: placeWords(words, level, corner) }))
  const here = huntersOf(before).find(({ cell }) => cell === corner)
  const other = ghostsOf(after).find((ghost) => ghost.cell === corner && ghost.birth < birth)
  if (here) facts.push(why.hunterThere(named(here)))
  else if (other) facts.push(why.ghostThere({ ghost: other.birth + 1 }))
  return { facts, cells: gone && !gone.isUnseen ? [gone.cell] : [] }
}
