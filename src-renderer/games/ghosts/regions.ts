import { colOf, rowOf, SIDE } from '@core/games/ghosts/cells'
import { inFittingForm } from '@core/games/ghosts/text/forms'
import type { Edit, House, Level } from '@core/games/ghosts/model'
import type { Clip } from '@core/games/ghosts/edit/part'
import { cellsOf } from '@core/games/ghosts/play/town'
import type { Turning } from '@core/kernel/grid'
import { turnMatchByHalf, turnTown } from '@core/games/ghosts/edit/transforms'
import type { Region, RegionCommands, RegionPlan } from '../../tools/region'
import { carried, houseRefusal } from './houses'
import { words } from '../../ui/words'

type Turned = (house: House) => House

const { regions: said } = words.ghosts

/** The selection commands on houses; those that lie wholly within the selection take part, and starts go with them. */
export const regions: RegionCommands<Level, Edit, Clip> = {
  copy: (level, region) => {
    const houses = insideOf(level, region).map((index) => {
      const house = level.town[index]!
      return { ...house, row: house.row - region.rect.row, col: house.col - region.rect.col }
    })
    return houses.length === 0 ? null : { houses }
  },
  paste: (level, { houses }, row, col) => {
    let next = level
    for (const house of houses) {
      const placed = { ...house, row: house.row + row, col: house.col + col }
      const isOut = !isOnMap(placed) || houseRefusal(next, next.town.length, placed) !== null
      if (!isOut) next = { ...next, town: [...next.town, placed] }
    }
    const missing = houses.length - (next.town.length - level.town.length)
    if (missing === houses.length) {
      return { ok: false, reason: said.noneFits }
    }
    const note = said.missing({ count: missing })
    const plan = replaced(next, 'paste')
    return missing > 0 && plan.ok ? { ...plan, note } : plan
  },
  erase: (level, region) => {
    const gone = new Set(insideOf(level, region))
    if (gone.size === 0) return { ok: false, reason: said.nothing }
    const town = level.town.filter((_, index) => !gone.has(index))
    // Ghosts cannot start where nothing is.
    const starts = town.length === 0 && level.turns.length === 0 ? null : level.starts
    return replaced({ ...level, town, starts }, 'erase')
  },
  move: (level, region, rows, cols) =>
    transformed(level, region, 'move-selection', (house) => ({
      ...house,
      row: house.row + rows,
      col: house.col + cols,
    })),
  mirror: (level, region, axis) => {
    if (!region) return turned(level, axis)
    const { rect } = region
    return transformed(level, region, 'mirror-selection', (house) =>
      axis === 'horizontal'
        ? { ...house, col: 2 * rect.col + rect.cols - house.col - house.cols }
        : { ...house, row: 2 * rect.row + rect.rows - house.row - house.rows },
    )
  },
  rotate: (level, region) => {
    if (!region) return turned(level, 'quarter')
    const { rect } = region
    return transformed(level, region, 'rotate-selection', ({ row, col, rows, cols }) => ({
      row: rect.row + col - rect.col,
      col: rect.col + rect.rows - (row - rect.row) - rows,
      rows: cols,
      cols: rows,
    }))
  },
}

/** Numbers of the houses that lie wholly within a region. */
function insideOf({ town }: Level, region: Region): number[] {
  return town.flatMap((house, index) =>
    cellsOf(house).every((cell) => region.has(rowOf(cell), colOf(cell))) ? [index] : [],
  )
}

/** Where hunters start is a rule and does not turn along: what was played from there cannot be kept, but by half a turn. */
function turned(level: Level, turning: Turning): RegionPlan<Edit> {
  if (level.town.length === 0) return { ok: false, reason: said.noTown }
  const isMirror = turning !== 'quarter'
  const label = isMirror ? 'mirror-board' : 'rotate-board'
  const edits: Edit[] = [{ kind: 'replace', level: turnTown(level, turning), label }]
  const { length: turns } = level.turns
  if (turns === 0) return { ok: true, edits }
  if (isMirror) {
    const question = { sentence: said.turnsDeleted({ turns }), apply: said.mirrorWithout }
    return { ok: true, edits, question }
  }
  const half: Edit = { kind: 'replace', level: turnMatchByHalf(level), label: 'rotate-match' }
  return {
    ok: true,
    edits,
    question: {
      sentence: said.turnsDeletedOrHalf({ turns }),
      apply: said.rotateWithout,
      instead: { title: said.half, edits: [half] },
    },
  }
}

/** Carries the houses of a region elsewhere; refused as a whole where one of them may not stand. */
function transformed(level: Level, region: Region, label: string, turn: Turned): RegionPlan<Edit> {
  const inside = insideOf(level, region)
  if (inside.length === 0) return { ok: false, reason: said.nothing }
  if (level.turns.length > 0) {
    return {
      ok: false,
      reason: said.turnsFirst,
    }
  }
  const moved = level.town.map((house, index) => (inside.includes(index) ? turn(house) : house))
  if (!moved.every(isOnMap)) {
    return { ok: false, reason: said.leaves }
  }
  for (const index of inside) {
    const refusal = houseRefusal({ ...level, town: moved }, index, moved[index]!)
    if (refusal) return { ok: false, reason: refusal }
  }
  const starts =
    level.starts?.map((cell) => {
      const index = inside.find((one) => cellsOf(level.town[one]!).includes(cell))
      return index === undefined ? cell : startAfter(cell, level.town[index]!, moved[index]!, turn)
    }) ?? null
  return replaced({ ...level, town: moved, starts }, label)
}

/** The cell that a start becomes: it is the place of a turned house of one cell. */
function startAfter(cell: number, from: House, to: House, turn: Turned): number {
  const { row, col } = turn({ row: rowOf(cell), col: colOf(cell), rows: 1, cols: 1 })
  const isOn = row >= to.row && col >= to.col && row < to.row + to.rows && col < to.col + to.cols
  return isOn ? row * SIDE + col : carried(cell, from, to)
}

function isOnMap({ row, col, rows, cols }: House): boolean {
  return row >= 0 && col >= 0 && row + rows <= SIDE && col + cols <= SIDE
}

function replaced(level: Level, label: string): RegionPlan<Edit> {
  return { ok: true, edits: [{ kind: 'replace', level: inFittingForm(level), label }] }
}
