import {
  cellOfSpot,
  SAMPLE_TYPES,
  spotName,
  type Edit,
  type Level,
} from '@core/games/progers/model'
import { edits } from '@core/games/progers/edit/edits'
import { official } from '@core/games/progers/official'
import { putSample, sampleIndexAt } from '@core/games/progers/edit/placing'
import { releaseStroke, type ToolSketch } from '../../tools/strokes'
import type { Preview, ToolContext } from '../../tools/tool'
import { words } from '../../ui/words'
import { cellUnder } from './edges'
import type { Ghost } from './ghost'
import { sampleNames } from './sprites'

type Context = ToolContext<Level>

const { tools } = words.progers

/** Lays samples; a press on one carries it elsewhere, or returns it the chosen type where it lies. */
export const sampleTool: ToolSketch<Level, Edit, Ghost> = {
  id: 'sample',
  label: tools.sample,
  key: 'A',
  isMirrored: true,
  holdsAt: ({ level }, at) => {
    const cell = cellUnder(at)
    return cell !== null && sampleIndexAt(level, cell) >= 0 ? 'changes' : null
  },
  variants: () =>
    Array.from({ length: SAMPLE_TYPES }, (_, index) => ({
      label: tools.sampleOfType({ type: index + 1 }),
      sprite: sampleNames[index + 1]!,
    })),
  preview: (context, at) => {
    const cell = cellUnder(at)
    if (cell === null) return null
    const { level } = context
    const index = sampleIndexAt(level, cell)
    const type = typeToLay(context)
    const held = level.samples[index]
    const spot = spotName(cellOfSpot(cell))
    if (held?.type === type) return previewAt(cell, type, tools.dragSample({ spot }))
    if (held) return previewAt(cell, type, tools.dragOrClick({ type, spot }))
    const [count, due] = [countOf(level, type), official.samplesOfType]
    return previewAt(cell, type, tools.placeSample({ type, count, due, spot }))
  },
  begin: (context, from) => {
    const start = cellUnder(from)
    if (start === null) return null
    const index = sampleIndexAt(context.level, start)
    const type = typeToLay(context)
    const held = context.level.samples[index]
    return releaseStroke(
      ({ level }, at) => {
        const cell = cellUnder(at)
        if (cell === null) return null
        const isTaken = cell !== start && sampleIndexAt(level, cell) >= 0
        if (isTaken || (cell === start && held?.type === type)) return null
        if (!held || cell === start) return putSample(level, cell, type)
        return { kind: 'set', list: 'samples', index, item: { ...held, spot: cellOfSpot(cell) } }
      },
      ({ level }, at) => {
        const cell = cellUnder(at)
        if (cell === null) return null
        const isTaken = cell !== start && sampleIndexAt(level, cell) >= 0
        const hint = tools.placeHere({ spot: spotName(cellOfSpot(cell)) })
        const shown = previewAt(cell, held && cell !== start ? held.type : type, hint)
        return isTaken ? { ...shown, refusal: tools.oneSample } : shown
      },
    )
  },
  paint: ({ level, variant }, places) => {
    const made: Edit[] = []
    let held = level
    for (const place of places) {
      const cell = cellUnder(place)
      if (cell === null) continue
      const type = typeToLay({ level: held, variant })
      if (held.samples[sampleIndexAt(held, cell)]?.type === type) continue
      const edit = putSample(held, cell, type)
      made.push(edit)
      held = edits.apply(held, edit).level
    }
    return { edits: made, refusal: null }
  },
  pick: ({ level }, at) => {
    const cell = cellUnder(at)
    const sample = cell === null ? undefined : level.samples[sampleIndexAt(level, cell)]
    return sample ? sample.type - 1 : null
  },
}

/** The chosen type; without a choice the first type that there are not yet enough of. */
export function typeToLay({ level, variant }: Pick<Context, 'level' | 'variant'>): number {
  if (variant >= 0) return variant + 1
  for (let type = 1; type <= SAMPLE_TYPES; type++) {
    if (countOf(level, type) < official.samplesOfType) return type
  }
  return 1
}

function previewAt(cell: number, type: number, hint: string): Preview<Ghost> {
  const ghost: Ghost = { kind: 'sample', cell, type }
  return { ghost, refusal: null, hint }
}

function countOf(level: Level, type: number): number {
  return level.samples.filter((sample) => sample.type === type).length
}
