import { countOf, listOf } from '../../../game/sentences'
import type { StepView } from '../../../game/debugging'
import type { TraceEvent } from '../../../trace/trace'
import { cellName } from '../cells'
import { leavingCorner } from '../play/events'
import type { Level } from '../model'
import { exitsOf, linesOf, mapOf } from '../play/town'
import { openPlans } from '../play/walk'
import { ghostOf, placeWords, type Grounds } from './words'

/** Why a ghost left its house by that corner (W2, W3, W4, G3). `b` is the cell it went to. */
export function leftFacts(
  level: Level,
  { before }: StepView,
  { a, b, c: packed }: TraceEvent,
): Grounds {
  const map = mapOf(level.town)
  const ghost = ghostOf(before, a)
  const from = leavingCorner(packed)
  const corner = cellName(from)
  const line = linesOf(map, from).find(({ cells }) => cells[0] === b)
  const facts: string[] = []
  if (line) {
    facts.push(
      line.end === b
        ? `Beside ${corner} is the corner ${cellName(b)} of another house, and no street cell lies between them (G3).`
        : `From ${corner} over ${cellName(b)} a straight line first meets another house at its corner ${cellName(line.end)}.`,
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

/** Why a ghost arrived on that corner (W4). `b` is the cell before, `c` the corner. */
export function arrivedFacts(
  level: Level,
  { before, after }: StepView,
  { a, b, c }: TraceEvent,
): Grounds {
  const map = mapOf(level.town)
  const walker = ghostOf(before, a)
  const facts = [`It came from ${cellName(b)}, and ${placeWords(level, c)}, the end of its line.`]
  if (walker)
    facts.push(
      `The way began on ${cellName(walker.origin)} and had ${countOf(walker.age + 1, 'step')}.`,
    )
  const ghost = ghostOf(after, a)
  if (ghost)
    facts.push(
      `It draws again here, among ${countOf(openPlans(map, ghost).length, 'way')} out of the house.`,
    )
  return { facts, cells: [] }
}
