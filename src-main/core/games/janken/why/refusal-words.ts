import { unreachable } from '../../../kernel/unreachable'
import { cellName } from '../board'
import type { DataSet } from '../model'
import type { Refusal } from '../play/outcome'
import type { Said } from './words'

/** Why a move is refused, in words that follow a colon; `byCell` is the cell of the occupying or barring unit. */
export function refusalWords(
  { janken: { refusals } }: Said,
  set: DataSet,
  refusal: Refusal,
  byCell: number,
  isOfFewest = false,
): string {
  const { reason, cost } = refusal
  const cell = cellName(refusal.cell)
  const type = set.units[refusal.unit]?.type ?? ''
  const other = set.units[refusal.by]
  const by = { by: other?.type ?? '', bySide: other?.side ?? 0 }
  const enemy = { type, cell, ...by, byCell: other ? cellName(byCell) : '' }
  const round = { isOfFewest, cost, hasWay: cost >= 0 }
  switch (reason) {
    case 'start-empty':
    case 'end-water':
    case 'cut-off':
      return refusals[reason]({ cell })
    case 'same-cell':
    case 'wrong-side':
      return refusals[reason]({ type })
    case 'end-held':
      return refusals[reason]({ cell, ...by })
    case 'too-dear':
      return refusals[reason]({ isOfFewest, cost })
    case 'barred':
    case 'beside-to-beside':
      return refusals[reason]({ ...enemy, ...round })
    case 'enemy-in-way':
    case 'friend-in-way':
      return refusals['in-way']({ cell, ...by, ...round })
    case 'stuck':
    case 'end-beside':
      return refusals[reason](enemy)
    default:
      return unreachable(reason)
  }
}
