import type { GameModule } from '../../../game/module'
import type { Words } from '../../../words'
import { CELLS, cellName, colOf, hasCell, rowOf } from '../board'
import { startField, unitOn } from '../play/field'
import { fieldOf } from '../play/layout'
import { terrainAt, type Edit, type Level } from '../model'
import { kindOf } from './unit-words'

/** "E5" on each page; empty if the board has no cell. */
export function nameOfCell(level: Level, cell: number): string {
  return isOnBoard(level, cell) ? cellName(cell % CELLS) : ''
}

/** "hills, mage of side 1". */
export function cellContentsIn({
  janken: words,
}: Pick<Words, 'janken'>): GameModule<'janken', Level, Edit, never>['cellContents'] {
  return (level, state, cell) => {
    if (!isOnBoard(level, cell)) return words.contents.off
    const page = Math.floor(cell / CELLS)
    const at = cell % CELLS
    const set = level.sets[page]!
    const run = state ? fieldOf(level, state) : null
    const field = run?.page === page ? run : startField(set)
    const things = [words.kinds[terrainAt(set, at)]]
    const under = run?.page === page && run.at[run.mover] === at ? run.mover : -1
    if (under >= 0)
      things.push(words.contents.underWay({ ...kindOf(set, under), left: run!.points }))
    for (let unit = unitOn(field, at); unit >= 0 && unit < field.at.length; unit++) {
      if (unit !== under && field.at[unit] === at)
        things.push(words.contents.unit(kindOf(set, unit)))
    }
    return things.join(', ')
  }
}

function isOnBoard(level: Level, cell: number): boolean {
  const at = cell % CELLS
  return cell < level.sets.length * CELLS && hasCell(rowOf(at), colOf(at))
}
