import { factsOf, wordsOf } from '../../../game/event-words'
import type { StopWords } from '../../../game/stop-facts'
import type { StepView } from '../../../game/debugging'
import { deciding, isOfLastHalfTurn } from '../play/deciding'
import { events, type Happening } from '../play/events'
import type { Level } from '../model'
import { arrowEventsIn } from './arrow'
import { eatenEventsIn } from './eaten'
import { scoreEventsIn } from './scored'
import { turnEventsIn } from './turned'
import {
  animalOf,
  at,
  doorOf,
  isCatByRight,
  wayName,
  whoIs,
  type Said,
  type WordsOf,
} from './words'

/** Every event in words, with its reasons; players, doors and turns are numbered from 1. */
export function eventsIn(words: Said, { describeStop, whyStop }: StopWords<Level>) {
  return wordsOf<Level, typeof events.rows>(events, {
    ...scoreEventsIn(words),
    ...eatenEventsIn(words),
    ...turnEventsIn(words),
    ...arrowEventsIn(words),
    ...comingEventsIn(words),
    'cannot-be-played': { sentence: describeStop, grounds: whyStop },
  })
}

/** Animals that appear and disappear (T1, T2, T5, R1). */
function comingEventsIn({
  rockets: { sentences, why },
}: Said): WordsOf<'spawned' | 'fell' | 'walked-off' | 'cat-died'> {
  return {
    spawned: {
      sentence(level, event) {
        const { birth, isCat, cell } = event
        const text = sentences.spawned({ door: doorOf(level, birth), isCat })
        return factsOf(text, deciding.spawned(level, event), [cell], birth)
      },
      grounds: (level, _, event) => ({ facts: spawnedFacts(level, event) }),
    },
    fell: {
      sentence: (level, { birth, isCat, cell }) =>
        factsOf(
          sentences.fell({ door: doorOf(level, birth), isCat, cell: at(level, cell) }),
          'T2',
          [cell],
          birth,
        ),
      grounds(level, { before }, { birth, isCat, cell }) {
        const animal = animalOf(level, before, birth)
        const square = at(level, cell)
        const facts = [why.fell.pit({ cell: square }), why.fell.gone]
        if (!animal || animal.cell < 0) return { facts, cells: [] }
        const from = at(level, animal.cell)
        const who = whoIs(level, { birth, isCat })
        facts.unshift(why.fell.moved({ ...who, from, way: wayName(animal.way), cell: square }))
        return { facts, cells: [animal.cell] }
      },
    },
    'walked-off': {
      sentence: (level, { birth, isCat, cell }) =>
        factsOf(
          sentences['walked-off']({ door: doorOf(level, birth), isCat, cell: at(level, cell) }),
          'R1',
          [cell],
          birth,
        ),
      grounds: (level, _, { birth, isCat, cell }) => ({
        facts: [
          why.walkedOff.faced({ ...whoIs(level, { birth, isCat }), cell: at(level, cell) }),
          why.walkedOff.misread,
        ],
      }),
    },
    'cat-died': {
      sentence: (level, { birth, cell }) =>
        factsOf(
          sentences['cat-died']({ door: doorOf(level, birth), cell: at(level, cell) }),
          'T5',
          [cell],
          birth,
        ),
      grounds: (level, step, { birth, cell }) => ({
        facts: [
          why.catDied.ate({
            ...whoIs(level, { birth, isCat: true }),
            cell: at(level, cell),
            mice: Math.max(1, eatenBy(step, birth)),
          }),
          why.catDied.misread,
        ],
      }),
    },
  }

  function spawnedFacts(level: Level, { birth, isCat, cell }: Happening<'spawned'>): string[] {
    const { wall } = level.doors[birth % Math.max(1, level.doors.length)]!
    const said = why.spawned
    const isUsual = isCatByRight(level, birth) === isCat
    const kind = isCat ? said.cat : said.mouse
    const kindMisread = isCat ? said.misreadCat : said.misreadMouse
    const facts = [
      (isUsual ? kind : kindMisread)({ ...whoIs(level, { birth, isCat }), wall }),
      said.next({ cell: at(level, cell) }),
    ]
    return isOfLastHalfTurn(level, birth) ? [...facts, said.last] : facts
  }
}

/** Number of mice that a cat eats in a step. */
function eatenBy(step: StepView, birth: number): number {
  return events
    .all(step.events, 'mouse-eaten', 'mouse-eaten-passing')
    .filter(({ cat }) => cat === birth).length
}
