import type { Debugging } from '../../../game/debugging'
import type { Words } from '../../../words'
import { cellName, type Level } from '../model'
import { slots } from '../play/engine'
import type { eventsIn } from './events'

const WALKER = 0

/** Says what stands on a cell. */
export function cellContentsIn({ newgame: { contents } }: Pick<Words, 'newgame'>) {
  return ({ walls }: Level, state: Int32Array | null, cell: number): string => {
    if (walls[cell]) return contents.wall
    return cell === (state?.[slots.cell] ?? 0) ? contents.walker : contents.empty
  }
}

/** Where the walker is, and why. */
export function debuggingIn(
  { newgame }: Pick<Words, 'newgame'>,
  { whyEvent }: ReturnType<typeof eventsIn>,
): Debugging<Level> {
  return {
    whereabouts: () => (state, slot) =>
      slot === slots.cell ? { entity: WALKER, cell: state[slot]! } : null,
    entitiesOn: (_, state, cell) => (state[slots.cell] === cell ? [WALKER] : []),
    entityTitle: () => newgame.entity,
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
      const nothing = newgame.why.cell.nothing({ cell: cellName(level, cell) })
      return { rule: found.rule, facts: [nothing, ...found.facts], cells }
    },
  }
}
