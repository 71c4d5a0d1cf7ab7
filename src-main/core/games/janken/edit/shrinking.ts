import { removableItems, type Removable, type Shrinking } from '../../../game/shrinking'
import type { Words } from '../../../words'
import { terrainOf, terrainAt, type DataSet, type Level } from '../model'
import { boardCells } from '../board'

/** Removes data sets, units and moves, and turns terrain into field. */
export const shrinkingIn = ({
  janken: { shrinking: said },
}: Pick<Words, 'janken'>): Shrinking<Level> => ({
  removables: (level) => [
    removableItems(said.sets, level.sets, (sets) => ({ sets }), 1),
    ...level.sets.flatMap((set, page) => {
      const withSet = (changed: Partial<DataSet>): Level => ({
        sets: level.sets.with(page, { ...set, ...changed }),
      })
      return [
        removableItems(said.units, set.units, (units) => withSet({ units })),
        removableItems(said.moves, set.moves, (moves) => withSet({ moves })),
        terrain(said.terrain, set, withSet),
      ]
    }),
  ],
  // No unit is plainer than another, and no place is.
  plainer: () => [],
})

/** All cells that are not field. */
function terrain(
  name: string,
  set: DataSet,
  withSet: (changed: Partial<DataSet>) => Level,
): Removable<Level> {
  const cells = boardCells.filter((cell) => terrainAt(set, cell) !== 'F')
  return {
    name,
    count: cells.length,
    without(from, to) {
      const gone = new Set(cells.slice(from, to))
      return withSet({
        terrain: terrainOf((cell) => (gone.has(cell) ? 'F' : terrainAt(set, cell))),
      })
    },
  }
}
