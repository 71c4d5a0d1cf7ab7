import { copyRegion, pasteClip, type Clip } from '@core/games/rockets/clip'
import type { Edit, Level } from '@core/games/rockets/model'
import { eraseRegion, mirror, moveRegion, rotate, type Area } from '@core/games/rockets/transforms'
import type { Region, RegionCommands, RegionPlan } from '../../tools/region'

/** The selection commands on a level, each one replacing it as a whole. */
export const regions: RegionCommands<Level, Edit> = {
  copy: (level, region) => {
    const clip = copyRegion(level, areaOf(region))
    return sizeOfClip(clip) === 0 ? null : clip
  },
  paste: (level, clip, row, col, turn) => {
    const content = clip as Clip
    const pasted = pasteClip(level, content, row, col, Math.min(turn, level.turns.length))
    const missing = sizeOfClip(content) - (countOf(pasted) - countOf(level))
    const note = missing > 0 ? `${things(missing)} had no place here: left out.` : ''
    return replaceBy(level, pasted, 'paste', note, 'Nothing of the copy has a place here.')
  },
  erase: (level, region) => {
    const erased = eraseRegion(level, areaOf(region))
    const turns = level.turns.length - erased.turns.length
    const note = turns > 0 ? `Erased, with ${turns} ${turns === 1 ? 'turn' : 'turns'}.` : ''
    return replaceBy(level, erased, 'erase', note, 'There is nothing to erase in the selection.')
  },
  move: (level, region, rows, cols) => {
    const moved = moveRegion(level, areaOf(region), rows, cols)
    return replaceBy(
      level,
      moved,
      'move selection',
      '',
      'There is nothing to move in the selection.',
    )
  },
  mirror: (level, region, axis) => {
    const mirrored = region ? mirror(level, axis, areaOf(region)) : mirror(level, axis)
    return replaceBy(level, mirrored, region ? 'mirror selection' : 'mirror board')
  },
  rotate: (level, region) => {
    const rotated = rotate(level, region && areaOf(region))
    if (!rotated) return { ok: false, reason: 'The turned selection is too long for the board.' }
    return replaceBy(level, rotated, region ? 'rotate selection' : 'rotate board')
  },
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

/** What a change leaves alone it hands on as it is. */
function isSameList(a: readonly object[], b: readonly object[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}

function sizeOfClip({ rockets, doors, turns }: Clip): number {
  return rockets.length + doors.length + turns.length
}

function countOf({ rockets, doors, turns }: Level): number {
  return rockets.length + doors.length + turns.length
}

function things(count: number): string {
  return count === 1 ? 'One thing' : `${count} things`
}
