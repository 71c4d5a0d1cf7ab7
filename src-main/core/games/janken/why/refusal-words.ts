import type { EventFacts } from '../../../game/module'
import { unreachable } from '../../../kernel/unreachable'
import { CELLS, cellName } from '../board'
import { entityOf } from '../play/entities'
import type { Field } from '../play/field'
import type { DataSet, Level, TurnPlace } from '../model'
import { refusalRules, type Refusal, type RefusalReason } from '../play/outcome'
import { moveWords, points, typeNames, unitWords } from './unit-words'

const HIGHEST_COST = 254
/** Set when the cost is that of the way with the fewest cells, which a misreading takes. */
const OF_FEWEST = 1 << 30

/** A refusal as an event carries it: its cell, who holds or bars it, where that unit stands, and the cost. */
export function packRefusal(
  { at }: Field,
  { cell, by, cost }: Refusal,
  isOfFewest: boolean,
): number {
  const byCell = by < 0 ? 0 : at[by]!
  const packedCost = (Math.min(cost, HIGHEST_COST) + 1) << 22
  return cell | ((by + 1) << 7) | (byCell << 15) | packedCost | (isOfFewest ? OF_FEWEST : 0)
}

/** A refusal event in words, with the cell of the reason and the enemy's. */
export function refusalFacts(
  level: Level,
  place: TurnPlace,
  reason: RefusalReason,
  unit: number,
  packed: number,
): EventFacts {
  const by = ((packed >> 7) & 255) - 1
  const refusal: Refusal = {
    reason,
    unit,
    cell: packed & 127,
    by,
    cost: ((packed >> 22) & 255) - 1,
  }
  const byCell = by < 0 ? -1 : (packed >> 15) & 127
  const set = level.sets[place.page]!
  const why = refusalWords(set, refusal, byCell, (packed & OF_FEWEST) !== 0)
  const cells = byCell < 0 || byCell === refusal.cell ? [refusal.cell] : [refusal.cell, byCell]
  const [rule, ...also] = refusalRules[reason]
  return {
    text: `${moveWords(level, place)} is unsuccessful: ${why}`,
    rule,
    also,
    cells: cells.map((cell) => place.page * CELLS + cell),
    entity: entityOf(place.page, unit),
  }
}

/** Why a move is refused, in words that go on after a colon; `byCell` is where the holding or barring unit stands. */
export function refusalWords(
  set: DataSet,
  refusal: Refusal,
  byCell: number,
  isOfFewest = false,
): string {
  const best = isOfFewest ? 'the way with the fewest cells' : 'the cheapest way'
  const { reason, unit, by, cost } = refusal
  const cell = cellName(refusal.cell)
  const own = unit < 0 ? '' : `the ${typeNames[set.units[unit]!.type]}`
  const other = by < 0 ? '' : `the ${unitWords(set, by)}`
  const enemy = by < 0 ? '' : `${other} at ${cellName(byCell)}`
  switch (reason) {
    case 'start-empty':
      return `no unit stands at ${cell}`
    case 'same-cell':
      return `it ends where it starts, and ${own} itself stands there`
    case 'end-held':
      return `${other} stands at ${cell}`
    case 'end-water':
      return `${cell} is under water`
    case 'too-dear':
      return `${best} costs ${points(cost)}, more than the unit has`
    case 'cut-off':
      return `no way over land leads to ${cell}`
    case 'barred':
      return `${own} cannot pass ${cell}, beside ${enemy}; ${wayRound(best, cost)}`
    case 'enemy-in-way':
    case 'friend-in-way':
      return `${other} stands in the way at ${cell}; ${wayRound(best, cost)}`
    case 'stuck':
      return `${own} cannot leave ${cell}, beside ${enemy}`
    case 'beside-to-beside':
      return `${own} cannot step from a cell beside an enemy to ${cell}, beside ${enemy}; ${wayRound(best, cost)}`
    case 'end-beside':
      return `${own} cannot end at ${cell}, beside ${enemy}`
    case 'wrong-side':
      return `${own} belongs to side 2, which may not move`
    default:
      return unreachable(reason)
  }
}

function wayRound(best: string, cost: number): string {
  return cost < 0 ? 'there is no way round' : `${best} round costs ${points(cost)}`
}
