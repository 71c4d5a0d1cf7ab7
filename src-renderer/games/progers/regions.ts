import { SIDE, type Edit, type Level } from '@core/games/progers/model'
import { turnBoard, type Turning } from '@core/games/progers/edit/transforms'
import type { Region, RegionCommands, RegionPlan } from '../../tools/region'
import { countOf, partedBy, placed, type CellMap, type Parts } from './area'

interface Clip extends Parts {
  /** Upper left corner of where it was copied. */
  readonly row: number
  readonly col: number
}

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
    if (pasted === level) return refusal('Nothing of the copy fits here.')
    return replacing(pasted, 'paste', missing(level, clip, pasted))
  },
  erase: (level, region) => {
    const { inside, outside } = partedBy(level, region)
    if (countOf(inside) === 0) return refusal('There is nothing to erase in the selection.')
    return replacing({ ...level, ...outside }, 'erase')
  },
  move: (level, region, rows, cols) => {
    const { inside, outside } = partedBy(level, region)
    if (countOf(inside) === 0) return refusal('There is nothing to move in the selection.')
    const rest = { ...level, ...outside }
    const by: CellMap = (cell) => ({ row: cell.row + rows, col: cell.col + cols })
    const moved = placed(rest, inside, by)
    return replacing(moved, 'move selection', missing(rest, inside, moved))
  },
  mirror: (level, region, axis) => {
    if (!region) return turnedBoard(level, axis)
    const { rect } = region
    const by: CellMap = ({ row, col }) =>
      axis === 'horizontal'
        ? { row, col: 2 * rect.col + rect.cols - 1 - col }
        : { row: 2 * rect.row + rect.rows - 1 - row, col }
    return mapped(level, region, by, 'mirror selection')
  },
  rotate: (level, region) => {
    if (!region) return turnedBoard(level, 'quarter')
    const { rect } = region
    if (rect.row + rect.cols > SIDE || rect.col + rect.rows > SIDE) {
      return refusal('The turned selection is too long for the board.')
    }
    const by: CellMap = ({ row, col }) => ({
      row: rect.row + col - rect.col,
      col: rect.col + rect.rows - 1 - (row - rect.row),
    })
    return mapped(level, region, by, 'rotate selection')
  },
}

function mapped(level: Level, region: Region, by: CellMap, label: string): RegionPlan<Edit> {
  const { inside, outside } = partedBy(level, region)
  if (countOf(inside) === 0) return refusal('There is nothing in the selection.')
  const rest = { ...level, ...outside }
  const next = placed(rest, inside, by)
  const kept = level.moves.length > 0 ? 'The moves stay as they are.' : ''
  return replacing(next, label, `${missing(rest, inside, next)} ${kept}`.trim())
}

/** Where the robots start is a rule and does not turn along; moves played from there lead elsewhere then. */
function turnedBoard(level: Level, turning: Turning): RegionPlan<Edit> {
  if (countOf(level) === 0) return refusal('There is nothing on the board.')
  const isMirror = turning !== 'quarter'
  const label = isMirror ? 'mirror board' : 'rotate board'
  const edits: Edit[] = [{ kind: 'replace', level: turnBoard(level, turning), label }]
  const starts = 'Robots always start at 00 and 09, facing north'
  const { length } = level.moves
  if (length === 0) {
    const bank = isMirror ? 'L and R have changed places in the bank. ' : ''
    return { ok: true, edits, note: `${bank}${starts}.` }
  }
  const moves = length === 1 ? 'the move leads' : `the ${length} moves lead`
  const letters = isMirror ? ' L and R change places in the bank and in the moves.' : ''
  const sentence = `${starts}, so ${moves} elsewhere on the ${isMirror ? 'mirrored' : 'turned'} board and may not be playable.${letters}`
  return {
    ok: true,
    edits,
    question: { sentence, apply: `${isMirror ? 'Mirror' : 'Rotate'} anyway` },
  }
}

function missing(before: Level, parts: Parts, after: Level): string {
  const lost = countOf(parts) - (countOf(after) - countOf(before))
  if (lost <= 0) return ''
  return `${lost === 1 ? 'One thing' : `${lost} things`} did not fit here.`
}

function replacing(level: Level, label: string, note = ''): RegionPlan<Edit> {
  const edits: Edit[] = [{ kind: 'replace', level, label }]
  return note === '' ? { ok: true, edits } : { ok: true, edits, note }
}

function refusal(reason: string): RegionPlan<Edit> {
  return { ok: false, reason }
}
