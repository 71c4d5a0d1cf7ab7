import { factsOf } from '../../../game/event-words'
import type { Level } from '../model'
import {
  animalOf,
  animalsAt,
  at,
  cameFrom,
  doorOf,
  moveWords,
  wayName,
  type Said,
  type WordsOf,
} from './words'

type Eaten = 'mouse-eaten' | 'mouse-eaten-passing'

/** Mice that cats eat (T5). In this phase animals still face the direction of their move. */
export function eatenEventsIn({ rockets: { sentences, why } }: Said): WordsOf<Eaten> {
  const { eaten } = why
  const facing = { moved: eaten.movedFacing, cameIn: eaten.cameInFacing }
  const sentence =
    (name: Eaten) =>
    (level: Level, { birth, cat, cell }: Record<'birth' | 'cat' | 'cell', number>) => {
      const doors = { door: doorOf(level, birth), catDoor: doorOf(level, cat) }
      return factsOf(sentences[name]({ ...doors, cell: at(level, cell) }), 'T5', [cell], birth)
    }
  return {
    'mouse-eaten': {
      sentence: sentence('mouse-eaten'),
      grounds(level, { before }, { birth, cat: eater, cell }) {
        const mouse = animalOf(level, before, birth)
        const cat = animalOf(level, before, eater)
        const moves = [cat, mouse].filter((animal) => animal !== null)
        const cats = animalsAt(level, before, cell).filter(
          (other) => other.isCat && other.birth !== eater,
        ).length
        const facts = moves.map((animal) => moveWords(level, animal, eaten, {}))
        facts.push(eaten.both({ cell: at(level, cell) }))
        if (cats > 0) facts.push(eaten.moreCats({ cats }))
        const cells = moves.map((animal) => cameFrom(level, animal)).filter((from) => from >= 0)
        return { facts, cells }
      },
    },
    // The two changed squares.
    'mouse-eaten-passing': {
      sentence: sentence('mouse-eaten-passing'),
      grounds(level, { before }, { birth, cat: eater, cell }) {
        const mouse = animalOf(level, before, birth)
        const cat = animalOf(level, before, eater)
        const square = at(level, cell)
        const facts = [
          cat
            ? eaten.swapped({ other: at(level, cat.cell), cell: square })
            : eaten.swappedBefore({ cell: square }),
        ]
        for (const animal of [mouse, cat]) {
          if (animal) facts.push(moveWords(level, animal, facing, { way: wayName(animal.way) }))
        }
        facts.push(eaten.noCat({ cell: square }))
        return { facts, cells: cat ? [cat.cell] : [] }
      },
    },
  }
}
