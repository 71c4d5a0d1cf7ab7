import type { Area } from '@core/game/area-motions'
import { copyRegion, pasteClip, type Clip } from '@core/games/rockets/edit/clip'
import type { Edit, Level } from '@core/games/rockets/model'
import {
  eraseRegion,
  leadsInto,
  mirror,
  moveRegion,
  rotate,
} from '@core/games/rockets/edit/transforms'
import { words } from '../../ui/words'
import type { Region, RegionCommands, RegionPlan } from '../../tools/region'

const said = words.rockets.regions

/** The selection commands on a level, each one replacing it as a whole. */
export const regions: RegionCommands<Level, Edit, Clip> = {
  copy: (level, region) => {
    const clip = copyRegion(level, areaOf(region))
    return sizeOfClip(clip) === 0 ? null : clip
  },
  paste: (level, clip, row, col, turn) => {
    const pasted = pasteClip(level, clip, row, col, Math.min(turn, level.turns.length))
    const missing = sizeOfClip(clip) - (countOf(pasted) - countOf(level))
    const note = missing > 0 ? said.notFit({ count: missing }) : ''
    return replaceBy(level, pasted, 'paste', note, said.nothingFits)
  },
  emptied: (level) => ({ ...level, rockets: [], doors: [], turns: [] }),
  erase: (level, region) => {
    const erased = eraseRegion(level, areaOf(region))
    const turns = level.turns.length - erased.turns.length
    const note = turns > 0 ? said.erased({ count: turns }) : ''
    return replaceBy(level, erased, 'erase', note, said.nothingToErase)
  },
  move: (level, region, rows, cols) => {
    const moved = moveRegion(level, areaOf(region), rows, cols)
    return replaceBy(level, moved, 'move-selection', '', said.nothingToMove)
  },
  mirror: (level, region, axis) => {
    if (!region) {
      const plan = replaceBy(level, mirror(level, axis), 'mirror-board')
      return turnsAnimals(level) ? { ...plan, question: turnsLeft } : plan
    }
    const mirrored = mirror(level, axis, areaOf(region))
    return replaceBy(level, mirrored, 'mirror-selection', stayNote(level, mirrored, region))
  },
  rotate: (level, region) => {
    const rotated = rotate(level, region && areaOf(region))
    if (!rotated) return { ok: false, reason: said.tooLong }
    if (!region) return replaceBy(level, rotated, 'rotate-board')
    return replaceBy(level, rotated, 'rotate-selection', stayNote(level, rotated, region))
  },
}

const turnsLeft = {
  sentence: said.mirrorTurns,
  apply: said.mirrorAnyway,
}

/** Whether animals come and may turn: only that tells a board from its mirror image. */
function turnsAnimals({ doors, turns }: Level): boolean {
  return doors.length > 0 && turns.length > 0
}

/** Doors that could not go along with what lies behind them. */
function stayNote(before: Level, after: Level, region: Region): string {
  const area = areaOf(region)
  const count = before.doors.filter(
    (door, index) => leadsInto(before, door, area) && door === after.doors[index],
  ).length
  return count === 0 ? '' : said.doorsStay({ count })
}

function areaOf(region: Region): Area {
  return { ...region.rect, has: (row, col) => region.has(row, col) }
}

/** Refuses when nothing would change and a reason is given. */
function replaceBy(
  level: Level,
  next: Level,
  label: string,
  note = '',
  nothing = '',
): RegionPlan<Edit> {
  if (nothing !== '' && isSame(level, next)) return { ok: false, reason: nothing }
  const edits: Edit[] = [{ kind: 'replace', level: next, label }]
  return note === '' ? { ok: true, edits } : { ok: true, edits, note }
}

function isSame(a: Level, b: Level): boolean {
  return (
    isSameList(a.rockets, b.rockets) && isSameList(a.turns, b.turns) && isSameList(a.doors, b.doors)
  )
}

/** Parts that a change does not touch are passed on as they are. */
function isSameList(a: readonly object[], b: readonly object[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}

function sizeOfClip({ rockets, doors, turns }: Clip): number {
  return rockets.length + doors.length + turns.length
}

function countOf({ rockets, doors, turns }: Level): number {
  return rockets.length + doors.length + turns.length
}
