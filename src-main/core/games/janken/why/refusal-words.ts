import { unreachable } from '../../../kernel/unreachable'
import { cellName } from '../board'
import type { DataSet } from '../model'
import type { Refusal } from '../play/outcome'
import { points, typeNames, unitWords } from './unit-words'

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
