import { listIn } from '../../../words'
import type { Grounds, StepView } from '../../../game/debugging'
import { factsOf } from '../../../game/event-words'
import { cellName } from '../cells'
import type { Happening } from '../play/events'
import type { Level } from '../model'
import { exitsOf, linesOf, mapOf } from '../play/town'
import { openPlans } from '../play/walk'
import type { Said } from '../said'
import { ghostOf, placeWords, type WordsOf } from './words'

/** Ghosts on their ways from house to house (W1 to W4, G3). */
export function walkEventsIn(words: Said): WordsOf<'ghost-left' | 'ghost-arrived'> {
  const { sentences } = words.ghosts
  return {
    'ghost-left': {
      sentence(_, { birth, corner, next, isAlongHouse, isToTouching }) {
        const inside = isAlongHouse ? ['W3'] : []
        const touching = isToTouching ? ['G3'] : []
        return factsOf(
          sentences.left({ ghost: birth + 1, corner: cellName(corner) }),
          ['W4', 'W1', 'W2', ...inside, ...touching],
          [corner, next],
          birth,
        )
      },
      grounds: (level, step, event) => leftGrounds(words, level, step, event),
    },
    'ghost-arrived': {
      sentence: (_, { birth, from, corner }) =>
        factsOf(
          sentences.arrived({ ghost: birth + 1, corner: cellName(corner) }),
          ['W4', 'W1'],
          [corner, from],
          birth,
        ),
      grounds: (level, step, event) => ({ facts: arrivedFacts(words, level, step, event) }),
    },
  }
}

/** Why a ghost left its house by that corner. */
function leftGrounds(
  words: Said,
  level: Level,
  { before }: StepView,
  { birth, corner: from, next }: Happening<'ghost-left'>,
): Grounds {
  const { why } = words.ghosts
  const map = mapOf(level.town)
  const ghost = ghostOf(before, birth)
  const corner = cellName(from)
  const line = linesOf(map, from).find(({ cells }) => cells[0] === next)
  const facts: string[] = []
  if (line) {
    const way = { corner, next: cellName(next), end: cellName(line.end) }
    facts.push(line.end === next ? why.touching(way) : why.line(way))
  }
  if (ghost && ghost.origin !== from) {
    facts.push(why.walkedInside({ origin: cellName(ghost.origin), corner, steps: ghost.age }))
  } else facts.push(why.leavesSameCorner({ corner, hasCome: ghost?.hasCome ?? false }))
  const house = map.houseAt[from]!
  const corners = listIn(words, exitsOf(map, house).map(cellName))
  facts.push(why.exits({ house: house + 1, corners }))
  return { facts, cells: line ? [line.end] : [] }
}

/** Why a ghost arrived on that corner. */
function arrivedFacts(
  words: Said,
  level: Level,
  { before, after }: StepView,
  { birth, from, corner }: Happening<'ghost-arrived'>,
): string[] {
  const { why } = words.ghosts
  const map = mapOf(level.town)
  const walker = ghostOf(before, birth)
  const facts = [why.cameFrom({ from: cellName(from), place: placeWords(words, level, corner) })]
  if (walker) {
    facts.push(why.wayBegan({ origin: cellName(walker.origin), steps: walker.age + 1 }))
  }
  const ghost = ghostOf(after, birth)
  if (ghost) facts.push(why.drawsAgain({ ways: openPlans(map, ghost).length }))
  return facts
}
