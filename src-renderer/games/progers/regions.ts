import { SIDE, type Edit, type Level } from '@core/games/progers/model'
import type { Clip, Parts } from '@core/games/progers/edit/part'
import { turnBoard, type Turning } from '@core/games/progers/edit/transforms'
import type { Region, RegionCommands, RegionPlan } from '../../tools/region'
import { words } from '../../ui/words'
import { countOf, partedBy, placed, type CellMap } from './area'

const said = words.progers.regions

/** The selection commands on hills, walls and samples; the bank and the moves stay as they are. */
export const regions: RegionCommands<Level, Edit, Clip> = {
  copy: (level, region) => {
    const { inside } = partedBy(level, region)
    const clip: Clip = { ...inside, row: region.rect.row, col: region.rect.col }
    return countOf(inside) === 0 ? null : clip
  },
  paste: (level, clip, row, col) => {
    const by: CellMap = (cell) => ({
      row: cell.row + row - clip.row,
      col: cell.col + col - clip.col,
    })
    const pasted = placed(level, clip, by)
    if (pasted === level) return refusal(said.nothingFits)
    return replacing(pasted, 'paste', missing(level, clip, pasted))
  },
  erase: (level, region) => {
    const { inside, outside } = partedBy(level, region)
    if (countOf(inside) === 0) return refusal(said.nothingToErase)
    return replacing({ ...level, ...outside }, 'erase')
  },
  move: (level, region, rows, cols) => {
    const { inside, outside } = partedBy(level, region)
    if (countOf(inside) === 0) return refusal(said.nothingToMove)
    const rest = { ...level, ...outside }
    const by: CellMap = (cell) => ({ row: cell.row + rows, col: cell.col + cols })
    const moved = placed(rest, inside, by)
    return replacing(moved, 'move-selection', missing(rest, inside, moved))
  },
  mirror: (level, region, axis) => {
    if (!region) return turnedBoard(level, axis)
    const { rect } = region
    const by: CellMap = ({ row, col }) =>
      axis === 'horizontal'
        ? { row, col: 2 * rect.col + rect.cols - 1 - col }
        : { row: 2 * rect.row + rect.rows - 1 - row, col }
    return mapped(level, region, by, 'mirror-selection')
  },
  rotate: (level, region) => {
    if (!region) return turnedBoard(level, 'quarter')
    const { rect } = region
    if (rect.row + rect.cols > SIDE || rect.col + rect.rows > SIDE) {
      return refusal(said.tooLong)
    }
    const by: CellMap = ({ row, col }) => ({
      row: rect.row + col - rect.col,
      col: rect.col + rect.rows - 1 - (row - rect.row),
    })
    return mapped(level, region, by, 'rotate-selection')
  },
}

function mapped(level: Level, region: Region, by: CellMap, label: string): RegionPlan<Edit> {
  const { inside, outside } = partedBy(level, region)
  if (countOf(inside) === 0) return refusal(said.nothingInside)
  const rest = { ...level, ...outside }
  const next = placed(rest, inside, by)
  const kept = level.moves.length > 0 ? said.movesStay : ''
  return replacing(next, label, `${missing(rest, inside, next)} ${kept}`.trim())
}

/** Where the robots start is a rule and does not turn along; moves played from there lead elsewhere then. */
function turnedBoard(level: Level, turning: Turning): RegionPlan<Edit> {
  if (countOf(level) === 0) return refusal(said.nothingOnBoard)
  const isMirror = turning !== 'quarter'
  const label = isMirror ? 'mirror-board' : 'rotate-board'
  const edits: Edit[] = [{ kind: 'replace', level: turnBoard(level, turning), label }]
  const { length: count } = level.moves
  if (count === 0) {
    return { ok: true, edits, note: isMirror ? said.startsAndBank : said.starts }
  }
  const question = isMirror
    ? { sentence: said.mirrorQuestion({ count }), apply: said.mirrorAnyway }
    : { sentence: said.turnQuestion({ count }), apply: said.rotateAnyway }
  return { ok: true, edits, question }
}

function missing(before: Level, parts: Parts, after: Level): string {
  const lost = countOf(parts) - (countOf(after) - countOf(before))
  return lost <= 0 ? '' : said.missing({ count: lost })
}

function replacing(level: Level, label: string, note = ''): RegionPlan<Edit> {
  const edits: Edit[] = [{ kind: 'replace', level, label }]
  return note === '' ? { ok: true, edits } : { ok: true, edits, note }
}

function refusal(reason: string): RegionPlan<Edit> {
  return { ok: false, reason }
}
