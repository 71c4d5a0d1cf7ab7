import type { Debugging } from '../../../game/debugging'
import type { Words } from '../../../words'
import { CELLS, cellName } from '../board'
import { entityOf, unitOf } from '../play/entities'
import { startField } from '../play/field'
import { fieldOf, slotsOf } from '../play/layout'
import type { Level } from '../model'

/** Entities are units, numbered over all data sets. */
export const whereabouts: Debugging<Level>['whereabouts'] = (level) => {
  const slots = slotsOf(level)
  return (state, slot) => {
    if (slot < slots.units || slot >= slots.results) return null
    const page = state[slots.page]!
    const index = slot - slots.units
    const unit = level.sets[page]!.units[index]
    if (!unit) return null
    const held = state[slot]!
    const cell = held === 0 ? unit.cell : held - 1
    return { entity: entityOf(page, index), cell: held < 0 ? -1 : page * CELLS + cell }
  }
}

/** Units on a cell, the moving one first; on boards that are not being played, at their starts. */
export function entitiesOn(level: Level, state: Int32Array, cell: number): readonly number[] {
  const page = Math.floor(cell / CELLS)
  const set = level.sets[page]
  if (!set) return []
  const run = fieldOf(level, state)
  const isOn = run.page === page
  const { at } = isOn ? run : startField(set)
  const units = set.units.map((_, unit) => unit).filter((unit) => at[unit] === cell % CELLS)
  if (isOn) units.sort((a, b) => Number(b === run.mover) - Number(a === run.mover))
  return units.map((unit) => entityOf(page, unit))
}

/** "Mage of side 2 from D5": by the cell where it starts; with the data set's number if there are several. */
export function entityTitleIn({
  janken: { entity: titles },
}: Pick<Words, 'janken'>): Debugging<Level>['entityTitle'] {
  return (level, entity) => {
    const { page, unit } = unitOf(entity)
    const { type, side, cell } = level.sets[page]!.units[unit]!
    const given = { type, side, cell: cellName(cell) }
    return level.sets.length === 1 ? titles.plain(given) : titles.ofSet({ ...given, set: page + 1 })
  }
}
