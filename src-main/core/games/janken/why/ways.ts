import type { Grounds } from '../../../game/debugging'
import { listOf, sentence } from '../../../game/sentences'
import { cellName } from '../board'
import { groundFor } from '../play/ground'
import { terrainAt } from '../model'
import type { Refusal } from '../play/outcome'
import { findWays, wayTo, type Ignored, type WayStep } from '../play/search'
import { barWords, theUnit, wayWords, type MoveNow } from './words'
import { points, terrainNames } from './unit-words'

/** Every way costs too much (M1): the cheapest one, step by step. */
export function tooDear(now: MoveNow, { unit }: Refusal): Grounds {
  const { move, rules } = now
  const allowed = wayOf(now, unit, 'nobody')
  const way = allowed.length > 0 ? allowed : wayOf(now, unit, 'all-units')
  const cost = costOf(way)
  const facts = [
    `${bestWords(now)} ${allowed.length > 0 ? 'that is allowed' : 'over land, ignoring all units,'} is ${wayWords(move.from, way)}.`,
    `It costs ${way.map((step) => step.cost).join(' + ')} = ${cost}, and a move has ${points(rules.points)}: ${cost - rules.points} too few.`,
  ]
  const empty = wayOf(now, unit, 'all-units')
  if (allowed.length > 0 && costOf(empty) < cost) {
    facts.push(
      `With no unit in the way it would still cost ${costOf(empty)}: ${wayWords(move.from, empty)}.`,
    )
  }
  return { facts, cells: way.map((step) => step.cell) }
}

/** Water all round (M1). */
export function cutOff({ set, move, field, rules, own }: MoveNow): Grounds {
  const unit = own.kind === 'refused' ? own.refusal.unit : -1
  const { neighbours } = groundFor(field, unit, rules)
  const closed = (cell: number) =>
    neighbours[cell]!.every((beside) => terrainAt(set, beside) === 'U')
  const shut = [move.to, move.from].find(closed)
  const facts = [
    `No chain of land cells joins ${cellName(move.from)} and ${cellName(move.to)}: water lies between.`,
  ]
  if (shut !== undefined)
    facts.push(
      `All neighbours of ${cellName(shut)} are under water: ${listOf(neighbours[shut]!.map(cellName))}.`,
    )
  return { facts, cells: shut === undefined ? [move.from] : [move.from, ...neighbours[shut]!] }
}

/** A cell of the way is beside an enemy that beats the unit (M5). */
export function barred(now: MoveNow, refusal: Refusal): Grounds {
  const { set, move, field } = now
  const { unit, by, cell } = refusal
  const way = wayOf(now, unit, 'bars')
  const facts = [
    sentence(
      `${cellName(cell)}, a ${terrainNames[terrainAt(set, cell)]} cell, is beside ${theUnit(set, by)} at ${cellName(field.at[by]!)}, and ${barWords(now, by, unit)}`,
    ),
    `Such a cell may be the end of a move but is never passed; the way that needs it is ${wayWords(move.from, way)}, ${points(costOf(way))} in all.`,
    roundWords(now, refusal),
  ]
  return { facts, cells: [...way.map((step) => step.cell), field.at[by]!] }
}

/** What the best way costs that keeps to the rules. */
export function roundWords(now: MoveNow, { unit, cost }: Refusal): string {
  if (cost < 0) return 'There is no way round, whatever it may cost.'
  const way = wayOf(now, unit, 'nobody')
  return `${bestWords(now)} round is ${wayWords(now.move.from, way)}: ${points(cost)}, and a move has ${now.rules.points}.`
}

/** The best way to the end of a move when some rules are not minded. */
export function wayOf({ field, move, rules }: MoveNow, unit: number, ignored: Ignored): WayStep[] {
  return wayTo(findWays(field, groundFor(field, unit, rules), ignored), move.to)
}

/** What a way has to be to be taken by the rules of the run. */
function bestWords({ rules }: MoveNow): string {
  return rules.best === 'cheapest' ? 'The cheapest way' : 'The way with the fewest cells'
}

function costOf(way: readonly WayStep[]): number {
  return way.reduce((sum, { cost }) => sum + cost, 0)
}
