import type { EventKind, Phase } from '@core/game/module'
import type { TraceCursor } from '@core/trace/cursor'
import type { DensityColumns } from './event-density'
import type { MarkRow, TimelineMarks } from './timeline.svelte'
import { firstFrom, type BandScale } from './band-scale'
import { words } from '../ui/words'

/** The contents of the timeline's tooltip. */
export interface Tip {
  /** The moment: "turn 3 · before move · step 17". */
  readonly moment: string
  /** Marks under the pointer. */
  readonly marks: readonly string[]
  /** The steps that are counted together: "steps 17 to 24"; empty for a single one. */
  readonly stretch: string
  /** Kinds with their counts, the most frequent first. */
  readonly rows: readonly { readonly code: number; readonly count: number }[]
}

/** Maximum distance of marks from the pointer in pixels. */
const REACH = 4
/** Maximum number of marks that are named. */
const MOST_MARKS = 4

/** The tooltip for a pixel of the band; null outside the record. */
export function tipAt(
  cursor: TraceCursor,
  engine: { readonly phases: readonly Phase[]; readonly eventKinds: readonly EventKind[] },
  scale: BandScale,
  x: number,
  columns: DensityColumns | null,
  isShown: readonly boolean[],
  marks: TimelineMarks,
): Tip | null {
  const step = Math.max(0, Math.min(cursor.stepCount, Math.round(scale.stepAt(x))))
  if (cursor.stepCount === 0) return null
  const mark = cursor.markOf(step)
  const said = words.timeline
  const phase = mark && engine.phases[mark.phase]
  const moment = mark
    ? said.moment({ turn: mark.turn + 1, phase: phase?.title ?? phase?.name ?? '', step })
    : said.endMoment({ step })
  const near = (row: MarkRow): string[] => {
    const from = firstFrom(row.steps, scale.stepAt(x - REACH))
    const to = firstFrom(row.steps, scale.stepAt(x + REACH))
    const titles: string[] = []
    for (let i = from; i < Math.min(to, from + MOST_MARKS); i++) titles.push(row.titleAt(i))
    if (to - from > MOST_MARKS) titles.push(said.more({ count: to - from - MOST_MARKS }))
    return titles
  }
  const found = [...near(marks.hits), ...near(marks.branches), ...near(marks.changes)]
  return { moment, marks: found, ...countsAt(scale, x, columns, isShown) }
}

function countsAt(
  scale: BandScale,
  x: number,
  columns: DensityColumns | null,
  isShown: readonly boolean[],
): Pick<Tip, 'stretch' | 'rows'> {
  if (!columns) return { stretch: '', rows: [] }
  const { first, width, length, counts } = columns
  const column = Math.floor((scale.stepAt(x) - first) / width)
  if (column < 0 || column >= length) return { stretch: '', rows: [] }
  const rows = isShown
    .map((shown, code) => ({ code, count: shown ? counts[code * length + column]! : 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
  const from = first + column * width
  const stretch = width === 1 ? '' : words.timeline.stretch({ from: from + 1, to: from + width })
  return { stretch, rows }
}
