import { cellsBetween } from '@core/kernel/grid'
import { edits as levelEdits } from '@core/games/progers/edit/edits'
import { spotName, type Edit, type Level } from '@core/games/progers/model'
import { hillAt, rectOfHill, sampleIndexAt, wallIndex } from '@core/games/progers/edit/placing'
import type { BoardPoint, Tool } from '../../tools/tool'
import { cellUnder, wallUnder } from './edges'
import { rectOfCell, type Ghost } from './ghost'

interface Erasure {
  readonly edit: Extract<Edit, { readonly kind: 'remove' }>
  readonly ghost: Ghost
  readonly hint: string
}

/** Takes away what lies under the pointer, the topmost first: a wall near the side, a sample, a hill. */
export const eraserTool: Omit<Tool<Level, Edit>, 'icon'> = {
  id: 'eraser',
  label: 'Eraser',
  key: 'E',
  variants: () => [],
  preview: ({ level }, at) => {
    const found = erasureAt(level, at)
    return found && { ghost: found.ghost, refusal: null, hint: found.hint }
  },
  begin: ({ level }, from) => {
    const first = erasureAt(level, from)
    if (!first) return null
    // A drag takes away more of the same kind only: a hill under an erased sample stays.
    const { list } = first.edit
    let last: BoardPoint | null = null
    const follow = (now: Level, at: BoardPoint): readonly Edit[] => {
      const path = last === null ? [from, ...pathTo(from, at)] : pathTo(last, at)
      last = at
      const edits: Edit[] = []
      let level = now
      for (const point of path) {
        const found = erasureAt(level, point)
        if (found?.edit.list !== list) continue
        edits.push(found.edit)
        level = levelEdits.apply(level, found.edit).level
      }
      return edits
    }
    return { move: (now, at) => follow(now.level, at), end: (now, at) => follow(now.level, at) }
  },
}

/** What the eraser would take away at a point; null when nothing is there. */
export function erasureAt(level: Level, at: BoardPoint): Erasure | null {
  const cell = cellUnder(at)
  if (cell === null) return null
  const wall = wallUnder(level, at)
  if (wall) {
    return {
      edit: { kind: 'remove', list: 'walls', index: wallIndex(level, wall) },
      ghost: { kind: 'wall', wall, isRemoved: true },
      hint: `Remove wall ${spotName(wall.spot)}${wall.side}`,
    }
  }
  const sample = sampleIndexAt(level, cell)
  if (sample >= 0) {
    return {
      edit: { kind: 'remove', list: 'samples', index: sample },
      ghost: { kind: 'erase', rect: rectOfCell(cell) },
      hint: `Remove the sample of type ${level.samples[sample]!.type}`,
    }
  }
  const hill = hillAt(level, cell)
  if (hill < 0) return null
  return {
    edit: { kind: 'remove', list: 'hills', index: hill },
    ghost: { kind: 'erase', rect: rectOfHill(level.hills[hill]!) },
    hint: `Remove hill ${hill + 1}`,
  }
}

/** Points from one to another without the first, in the middle of the cells between; a fast hand skips some. */
function pathTo(from: BoardPoint, to: BoardPoint): BoardPoint[] {
  const cells = cellsBetween(from.row, from.col, to.row, to.col).slice(1, -1)
  return [...cells.map(({ row, col }) => ({ row, col, x: col + 0.5, y: row + 0.5 })), to]
}
