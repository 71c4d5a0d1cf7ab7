import { makeRng } from '@core/kernel/rng'
import { recordSeconds } from './core'
import { median, percentile, rounded, type Figure } from './figures'
import { bareWindow, memoryFloor } from './floors'
import type { BenchRequest } from './request'
import { levels } from './levels'
import { memoryOfTree, type TreeMemory } from './memory'
import { collectGarbage, playTimes, waitForRun, whenUsable } from './in-page'
import { countTime, differenceTime } from './long-search'
import { type SeekTime, seekTimes } from './seek-times'
import { withApp, writeLevel } from './with-app'

/** What is not collected yet when the memory is looked at differs from run to run. */
const RUNS = 3
const SEEKS = 200
const { title } = levels.long

/** One run that is opened, sought in and played; times in s and ms. */
interface LongRun {
  readonly usable: number
  readonly recorded: number
  readonly seeks: readonly SeekTime[]
  readonly frames: readonly number[]
  /** Null where nothing is searched. */
  readonly counted: number | null
  readonly compared: number | null
  /** Null where the system does not tell. */
  readonly memory: TreeMemory | null
  /** The same once the page's garbage is collected, which waits for its time otherwise. */
  readonly held: TreeMemory | null
}

/** What the app takes for a run of very many turns in a real window. */
export async function measureLong(request: BenchRequest): Promise<Figure[]> {
  const { time, megabytes } = await bareWindow(request)
  const floor = {
    value: time + recordSeconds(levels.long),
    what: 'a bare window, then plain Node that records the run',
  }
  const runs: LongRun[] = []
  while (runs.length < RUNS) runs.push(await playLong(request, runs.length === 0))
  const there = runs.flatMap(({ seeks }) => seeks.map((seek) => seek.there))
  const drawn = runs.flatMap(({ seeks }) => seeks.map((seek) => seek.drawn))
  const frames = runs.flatMap((run) => run.frames)
  return [
    {
      name: `open to the answer on screen, ${title}`,
      value: median(runs.map(({ usable }) => usable)),
      unit: 's',
      note: `from starting the process, median of ${RUNS}`,
    },
    {
      name: `open to the end of the recording, ${title}`,
      value: median(runs.map(({ recorded }) => recorded)),
      unit: 's',
      target: 3,
      floor,
      note: `from starting the process, median of ${RUNS}; what has arrived can be played before`,
    },
    {
      name: `seek to any turn, p95, ${title}`,
      value: percentile(there, 0.95),
      unit: 'ms',
      target: 100,
      note: `of ${there.length}, median ${rounded(median(there))} ms, longest ${rounded(Math.max(...there))} ms; from the order to state and page there, frame drawn p95 ${rounded(percentile(drawn, 0.95))} ms`,
    },
    {
      name: `frame while playing, p95 of script, ${title}`,
      value: percentile(frames, 0.95),
      unit: 'ms',
      target: 16,
      note: `of ${frames.length} frames, median ${rounded(median(frames))} ms, longest ${rounded(Math.max(...frames))} ms`,
    },
    searchFigure('count a breakpoint', 1.5, runs[0]!.counted),
    searchFigure('first differences to all misreadings', 3, runs[0]!.compared),
    memoryFigure(runs, megabytes),
  ]
}

function playLong(request: BenchRequest, isSearched: boolean): Promise<LongRun> {
  return withApp(request, writeLevel(request, levels.long), async ({ page, process, begun }) => {
    const usable = ((await whenUsable(page)) - begun) / 1000
    await waitForRun(page)
    const recorded = (Date.now() - begun) / 1000
    request.say(`long run: usable ${rounded(usable)} s, recorded ${rounded(recorded)} s`)
    const rng = makeRng(1)
    const turns = Array.from({ length: SEEKS }, () => rng.below(levels.long.recipe.turns))
    const seeks = await seekTimes(page, turns)
    const frames = await playTimes(page)
    await page.waitForTimeout(1500)
    const memory = memoryOfTree(process.pid!)
    await collectGarbage(page)
    const held = memoryOfTree(process.pid!)
    const counted = isSearched ? await countTime(page) : null
    const compared = isSearched ? await differenceTime(page) : null
    return { usable, recorded, seeks, frames, counted, compared, memory, held }
  })
}

function searchFigure(what: string, target: number, time: number | null): Figure {
  return {
    name: `${what}, ${title}`,
    value: time === null ? null : time / 1000,
    unit: 's',
    target,
    note: time === null ? 'not known in time' : 'once, from the order to all of it known',
  }
}

function memoryFigure(runs: readonly LongRun[], bare: number | null): Figure {
  const memories = runs.flatMap(({ memory }) => memory ?? [])
  const about = { name: `memory after that, ${title}`, unit: 'MB', target: 320 } as const
  if (memories.length === 0) return { ...about, value: null, note: 'only Linux tells it' }
  if (memories.some(({ strangers }) => strangers > 0)) {
    const note = 'other apps of the same runtime ran and shared its pages'
    return { ...about, value: null, note }
  }
  const sizes = memories.map(({ megabytes }) => megabytes)
  const held = median(runs.flatMap((run) => run.held?.megabytes ?? []))
  return {
    ...about,
    value: median(sizes),
    ...(bare !== null && { floor: memoryFloor(bare) }),
    note: `PSS of ${memories[0]!.processes} processes after ${SEEKS} seeks and playing, median of ${sizes.length}, most ${rounded(Math.max(...sizes))} MB; ${rounded(held)} MB once the page’s garbage is collected`,
  }
}
