import type { Area } from '@core/game/area-motions'
import { copyRegion, pasteClip, type Clip } from '@core/games/labyrinth/edit/clip'
import type { Edit, Level } from '@core/games/labyrinth/model'
import { eraseRegion, mirror, moveRegion, rotate } from '@core/games/labyrinth/edit/transforms'
import { words } from '../../ui/words'
import type { Region, RegionCommands, RegionPlan } from '../../tools/region'

const said = words.labyrinth.regions

/** The selection commands on a level, each one replacing it as a whole. */
export const regions: RegionCommands<Level, Edit, Clip> = {
  copy: (level, region) => copyRegion(level, areaOf(region)),
  paste: (level, clip, row, col) =>
    replaceBy(level, pasteClip(level, clip, row, col), 'paste', said.paste),
  erase: (level, region) =>
    replaceBy(level, eraseRegion(level, areaOf(region)), 'erase', said.erase),
  move: (level, region, rows, cols) =>
    replaceBy(level, moveRegion(level, areaOf(region), rows, cols), 'move-selection', said.move),
  mirror: (level, region, axis) =>
    replaceBy(
      level,
      mirror(level, axis, region && areaOf(region)),
      region ? 'mirror-selection' : 'mirror-map',
      said.mirror,
      walksNote(level, region),
    ),
  rotate: (level, region) => {
    const rotated = rotate(level, region && areaOf(region))
    if (!rotated) return { ok: false, reason: said.tooLong }
    const label = region ? 'rotate-selection' : 'rotate-map'
    return replaceBy(level, rotated, label, said.rotate, walksNote(level, region))
  },
}

/** What of a part cannot go along: moves, which may lead through the rest of the map. */
function walksNote({ walks }: Level, region: Region | null): string {
  const count = walks.filter(({ moves }) => moves !== '').length
  if (!region || count === 0) return ''
  const starts = walks.filter(({ row, col }) => region.has(row, col)).length
  return starts === 0
    ? said.movesKept({ walks: count })
    : said.movesKeptStarts({ walks: count, starts })
}

function areaOf(region: Region): Area {
  return { ...region.rect, has: (row, col) => region.has(row, col) }
}

function replaceBy(
  level: Level,
  next: Level,
  label: string,
  nothing: string,
  note = '',
): RegionPlan<Edit> {
  if (isSame(level, next)) return { ok: false, reason: nothing }
  return { ok: true, edits: [{ kind: 'replace', level: next, label }], note }
}

function isSame(a: Level, b: Level): boolean {
  return (
    a.rows === b.rows &&
    a.cols === b.cols &&
    a.cells.every((value, cell) => value === b.cells[cell]) &&
    a.walks.length === b.walks.length &&
    a.walks.every((walk, index) => {
      const other = b.walks[index]!
      return walk.row === other.row && walk.col === other.col && walk.moves === other.moves
    })
  )
}
