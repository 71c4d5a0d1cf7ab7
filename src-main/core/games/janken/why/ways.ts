import type { Grounds } from '../../../game/debugging'
import { listIn } from '../../../words'
import { cellName } from '../board'
import { groundFor } from '../play/ground'
import { terrainAt } from '../model'
import type { Refusal } from '../play/outcome'
import { findWays, wayTo, type Ignored, type WayStep } from '../play/search'
import { sumOf } from './arrived'
import { barOf, wayWords, type MoveNow, type Said } from './words'

/** Every way is too expensive (M1): the cheapest one, step by step. */
export function tooDear(words: Said, now: MoveNow, { unit }: Refusal): Grounds {
  const { why } = words.janken
  const { move, rules } = now
  const allowed = wayOf(now, unit, 'nobody')
  const isAllowed = allowed.length > 0
  const way = isAllowed ? allowed : wayOf(now, unit, 'all-units')
  const cost = costOf(way)
  const named = { isOfFewest: isOfFewest(now), way: wayWords(words, move.from, way) }
  const facts = [
    isAllowed ? why.allowedWay(named) : why.landWay(named),
    why.tooFew({ sum: sumOf(way), cost, points: rules.points, missing: cost - rules.points }),
  ]
  const empty = wayOf(now, unit, 'all-units')
  if (isAllowed && costOf(empty) < cost) {
    facts.push(
      why.dearWithoutUnits({ cost: costOf(empty), way: wayWords(words, move.from, empty) }),
    )
  }
  return { facts, cells: way.map((step) => step.cell) }
}

/** Water all around (M1). */
export function cutOff(words: Said, { set, move, field, rules, own }: MoveNow): Grounds {
  const { why } = words.janken
  const unit = own.kind === 'refused' ? own.refusal.unit : -1
  const { neighbours } = groundFor(field, unit, rules)
  const closed = (cell: number) =>
    neighbours[cell]!.every((beside) => terrainAt(set, beside) === 'U')
  const shut = [move.to, move.from].find(closed)
  const facts = [why.waterBetween({ from: cellName(move.from), to: cellName(move.to) })]
  if (shut !== undefined) {
    const cells = listIn(words, neighbours[shut]!.map(cellName))
    facts.push(why.allUnderWater({ cell: cellName(shut), cells }))
  }
  return { facts, cells: shut === undefined ? [move.from] : [move.from, ...neighbours[shut]!] }
}

/** A cell of the way is beside an enemy that beats the unit (M5). */
export function barred(words: Said, now: MoveNow, refusal: Refusal): Grounds {
  const { why } = words.janken
  const { set, move, field } = now
  const { unit, by, cell } = refusal
  const way = wayOf(now, unit, 'bars')
  const ground = { cell: cellName(cell), terrain: terrainAt(set, cell) }
  const facts = [
    why.barredCell({ ...ground, ...barOf(now, by, unit) }),
    why.neverPassed({ way: wayWords(words, move.from, way), cost: costOf(way) }),
    roundWords(words, now, refusal),
  ]
  return { facts, cells: [...way.map((step) => step.cell), field.at[by]!] }
}

/** The cost of the best legal way. */
export function roundWords(words: Said, now: MoveNow, { unit, cost }: Refusal): string {
  const { why } = words.janken
  if (cost < 0) return why.noWayRound
  const way = wayWords(words, now.move.from, wayOf(now, unit, 'nobody'))
  return why.wayRound({ isOfFewest: isOfFewest(now), way, cost, points: now.rules.points })
}

/** The best way to the end of a move if some rules are ignored. */
export function wayOf({ field, move, rules }: MoveNow, unit: number, ignored: Ignored): WayStep[] {
  return wayTo(findWays(field, groundFor(field, unit, rules), ignored), move.to)
}

/** Whether the rules of the run take the way with the fewest cells instead of the cheapest one. */
function isOfFewest({ rules }: MoveNow): boolean {
  return rules.best !== 'cheapest'
}

function costOf(way: readonly WayStep[]): number {
  return way.reduce((sum, { cost }) => sum + cost, 0)
}
