import { countOf, listOf } from '../../../game/sentences'
import type { Grounds, StepView } from '../../../game/debugging'
import { factsOf } from '../../../game/event-words'
import { cellName } from '../cells'
import type { Happening } from '../play/events'
import type { Level } from '../model'
import { exitsOf, linesOf, mapOf } from '../play/town'
import { openPlans } from '../play/walk'
import { ghostName, ghostOf, placeWords, type WordsOf } from './words'

/** Ghosts on their ways from house to house (W1 to W4, G3). */
export const walkEvents: WordsOf<'ghost-left' | 'ghost-arrived'> = {
  'ghost-left': {
    sentence(_, { birth, corner, next, isAlongHouse, isToTouching }) {
      const inside = isAlongHouse ? ['W3'] : []
      const touching = isToTouching ? ['G3'] : []
      return factsOf(
        `${ghostName(birth)} leaves its house by the corner ${cellName(corner)}`,
        ['W4', 'W1', 'W2', ...inside, ...touching],
        [corner, next],
        birth,
      )
    },
    grounds: leftGrounds,
  },
  'ghost-arrived': {
    sentence: (_, { birth, from, corner }) =>
      factsOf(
        `${ghostName(birth)} arrives on the corner ${cellName(corner)}`,
        ['W4', 'W1'],
        [corner, from],
        birth,
      ),
    grounds: (level, step, event) => ({ facts: arrivedFacts(level, step, event) }),
  },
}

/** Why a ghost left its house by that corner. */
function leftGrounds(
  level: Level,
  { before }: StepView,
  { birth, corner: from, next }: Happening<'ghost-left'>,
): Grounds {
  const map = mapOf(level.town)
  const ghost = ghostOf(before, birth)
  const corner = cellName(from)
  const line = linesOf(map, from).find(({ cells }) => cells[0] === next)
  const facts: string[] = []
  if (line) {
    facts.push(
      line.end === next
        ? `Beside ${corner} is the corner ${cellName(next)} of another house, and no street cell lies between them (G3).`
        : `From ${corner} over ${cellName(next)} a straight line first meets another house at its corner ${cellName(line.end)}.`,
    )
  }
  if (ghost && ghost.origin !== from) {
    const walked = countOf(ghost.age, 'step')
    facts.push(
      `It drew on the corner ${cellName(ghost.origin)} and walked along the house to ${corner}, ${walked} the shortest way (W3).`,
    )
  } else {
    const how = ghost?.hasCome ? 'had arrived' : 'had appeared'
    facts.push(`It stood on ${corner}, where it ${how}, and leaves by that same corner.`)
  }
  const exits = exitsOf(map, map.houseAt[from]!)
  facts.push(`House ${map.houseAt[from]! + 1} can be left by ${listOf(exits.map(cellName))} (W2).`)
  return { facts, cells: line ? [line.end] : [] }
}

/** Why a ghost arrived on that corner. */
function arrivedFacts(
  level: Level,
  { before, after }: StepView,
  { birth, from, corner }: Happening<'ghost-arrived'>,
): string[] {
  const map = mapOf(level.town)
  const walker = ghostOf(before, birth)
  const facts = [
    `It came from ${cellName(from)}, and ${placeWords(level, corner)}, the end of its line.`,
  ]
  if (walker)
    facts.push(
      `The way began on ${cellName(walker.origin)} and had ${countOf(walker.age + 1, 'step')}.`,
    )
  const ghost = ghostOf(after, birth)
  if (ghost)
    facts.push(
      `It draws again here, among ${countOf(openPlans(map, ghost).length, 'way')} out of the house.`,
    )
  return facts
}
