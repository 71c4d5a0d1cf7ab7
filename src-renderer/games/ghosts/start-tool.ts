import { cellIn, cellName } from '@core/games/ghosts/cells'
import { GHOSTS, type Edit, type Level } from '@core/games/ghosts/model'
import { isCornerCell, mapOf } from '@core/games/ghosts/play/town'
import { hintPreview, releaseStroke, type ToolSketch } from '../../tools/strokes'
import { numberAtImage } from '../../tools/numbers-at-images'
import type { Preview, Stroke, ToolContext } from '../../tools/tool'
import type { Shown } from './ghost'
import { numberedGhosts } from './sprites'
import { words } from '../../ui/words'

const { tools: said } = words.ghosts

type Context = ToolContext<Level>

/** Says on which corners the six ghosts begin: a click for the chosen ghost, or a drag of one that stands. */
export const startTool: ToolSketch<Level, Edit, Shown> = {
  id: 'start',
  label: said.start,
  key: 'G',
  isMirrored: true,
  holdsAt: (context, at) =>
    context.level.turns.length === 0 && ghostOn(context, cellIn(at.row, at.col)) >= 0
      ? 'moves'
      : null,
  // Each ghost starts once.
  contextOfImage: (context, nth, count) => {
    const variant = numberAtImage(chosen(context), nth, count)
    return variant < GHOSTS ? { ...context, variant } : said.noMoreGhosts({ most: GHOSTS })
  },
  variants: () =>
    numberedGhosts.map((sprite, index) => ({
      label: words.ghosts.entity.ghost({ ghost: index + 1 }),
      sprite,
    })),
  preview: (context, at) => {
    const cell = cellIn(at.row, at.col)
    if (cell < 0) return null
    const standing = ghostOn(context, cell)
    if (standing !== chosen(context) && standing >= 0 && context.level.turns.length === 0) {
      return hintPreview(said.moveStart({ ghost: standing + 1 }))
    }
    return previewOf(context.level, chosen(context), cell)
  },
  begin: (context, from) => {
    const cell = cellIn(from.row, from.col)
    const standing = ghostOn(context, cell)
    if (standing >= 0 && context.level.turns.length === 0) return stroke(standing)
    return startRefusal(context.level, cell) ? null : stroke(chosen(context))
  },
  pick: (context, at) => {
    const ghost = ghostOn(context, cellIn(at.row, at.col))
    return ghost < 0 ? null : ghost
  },
}

/** Why no ghost may start on a cell; null when one may. */
export function startRefusal(level: Level, cell: number): string | null {
  if (level.turns.length > 0) {
    return said.playedFromStarts
  }
  if (cell < 0 || !isCornerCell(mapOf(level.town), cell)) {
    return said.onCorners
  }
  return null
}

/** Edits that let a ghost start on a cell. Where all starts were left to chance, the others get corners of their own. */
export function placeStart(level: Level, ghost: number, cell: number): readonly Edit[] {
  if (startRefusal(level, cell) || level.starts?.[ghost] === cell) return []
  const starts = (level.starts ?? spreadStarts(level)).with(ghost, cell)
  return [{ kind: 'set-starts', starts }]
}

/** Six corners, one each of houses far apart in the list. */
function spreadStarts({ town }: Level): number[] {
  const { corners } = mapOf(town)
  return Array.from({ length: GHOSTS }, (_, ghost) => {
    const house = corners[Math.trunc((ghost * corners.length) / GHOSTS)]!
    return house[ghost % house.length]!
  })
}

function stroke(ghost: number): Stroke<Level, Edit, Shown> {
  return releaseStroke(
    ({ level }, at) => placeStart(level, ghost, cellIn(at.row, at.col)),
    ({ level }, at) => previewOf(level, ghost, cellIn(at.row, at.col)),
  )
}

function previewOf(level: Level, ghost: number, cell: number): Preview<Shown> | null {
  if (cell < 0) return null
  const shown: Shown = { kind: 'start', cell, ghost }
  const isOnly = level.starts !== null
  const hint = said.startsAt({ isOnly, ghost: ghost + 1, cell: cellName(cell) })
  return { ghost: shown, refusal: startRefusal(level, cell), hint }
}

function chosen({ variant }: Context): number {
  return Math.max(0, Math.min(variant, GHOSTS - 1))
}

/** The ghost that starts on a cell, the chosen one first; -1 when none does. */
function ghostOn(context: Context, cell: number): number {
  const { starts } = context.level
  if (!starts || cell < 0) return -1
  return starts[chosen(context)] === cell ? chosen(context) : starts.indexOf(cell)
}
