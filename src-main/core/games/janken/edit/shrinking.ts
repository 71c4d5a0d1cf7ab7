import { removableItems, type Removable, type Shrinking } from '../../../game/shrinking'
import type { Words } from '../../../words'
import { terrainOf, terrainAt, type DataSet, type Level } from '../model'
import { boardCells } from '../board'

/** Data sets go, units, moves; terrain becomes field. */
export const shrinkingIn = ({
  janken: { removables },
}: Pick<Words, 'janken'>): Shrinking<Level> => ({
  removables: (level) => [
    removableItems(removables.sets, level.sets, (sets) => ({ sets }), 1),
    ...level.sets.flatMap((set, page) => {
      const withSet = (changed: Partial<DataSet>): Level => ({
        sets: level.sets.with(page, { ...set, ...changed }),
      })
      return [
        removableItems(removables.units, set.units, (units) => withSet({ units })),
        removableItems(removables.moves, set.moves, (moves) => withSet({ moves })),
        terrain(removables.terrain, set, withSet),
      ]
    }),
  ],
  // A unit is as plain as another, and so is where it stands.
  plainer: () => [],
})

/** All cells that are no field. */
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
