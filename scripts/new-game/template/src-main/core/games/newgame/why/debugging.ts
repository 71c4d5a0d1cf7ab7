import type { Debugging } from '../../../game/debugging'
import { entitiesInSlots } from '../../../game/entities-in-slots'
import { cellName } from '../../../game/square-board'
import { whyCellBy } from '../../../game/why-cell'
import type { Words } from '../../../words'
import type { Level } from '../model'
import { slots } from '../play/engine'
import type { eventsIn } from './events'

/** Says what stands on a cell. */
export function cellContentsIn({ newgame: { contents } }: Pick<Words, 'newgame'>) {
  return ({ cells }: Level, state: Int32Array | null, cell: number): string => {
    if (cells[cell] === '#') return contents.wall
    return cell === (state?.[slots.cell] ?? 0) ? contents.walker : contents.empty
  }
}

/** Where the walker is, and why. */
export function debuggingIn(
  { newgame }: Pick<Words, 'newgame'>,
  { whyEvent }: ReturnType<typeof eventsIn>,
): Debugging<Level> {
  const { nothing } = newgame.why.cell
  return {
    ...entitiesInSlots(slots.cell, () => 'walker'),
    entityTitle: () => newgame.entity,
    whyEvent,
    whyCell: whyCellBy(whyEvent, (level, cell) => nothing({ cell: cellName(level, cell) })),
  }
}
