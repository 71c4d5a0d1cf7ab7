import type { Debugging } from '../../../game/debugging'
import { cellName, type Level } from '../model'
import { slots } from '../play/engine'
import { whyEvent } from './events'

const WALKER = 0

/** What stands on a cell. */
export function cellContents({ walls }: Level, state: Int32Array | null, cell: number): string {
  if (walls[cell]) return 'wall'
  return cell === (state?.[slots.cell] ?? 0) ? 'walker' : 'empty'
}

/** Where the walker is, and why. */
export const debugging: Debugging<Level> = {
  whereabouts: () => (state, slot) =>
    slot === slots.cell ? { entity: WALKER, cell: state[slot]! } : null,
  entitiesOn: (_, state, cell) => (state[slots.cell] === cell ? [WALKER] : []),
  entityTitle: () => 'Walker',
  placed: ({ cols }, state) => {
    const cell = state[slots.cell]!
    const at = { row: Math.trunc(cell / cols), col: cell % cols }
    return [{ kind: 'walker', id: WALKER, isEntity: true, ...at, details: {} }]
  },
  whyEvent,
  whyCell(level, step, cell) {
    const event = step.events[0]!
    const found = whyEvent(level, step, event)
    const cells = [...new Set([cell, ...found.cells])]
    if (found.cells.includes(cell)) return { ...found, cells }
    const nothing = `Nothing happens on ${cellName(level, cell)} in this move.`
    return { rule: found.rule, facts: [nothing, ...found.facts], cells }
  },
}
