import { join } from 'node:path'
import type { BenchApp } from './app'
import { median, percentile, rounded, type Figure } from './figures'
import { bareWindow, memoryFloor, type BareWindow } from './floors'
import type { BenchRequest } from './request'
import { levels, type BenchLevel } from './levels'
import { memoryOfTree, type TreeMemory } from './memory'
import { withApp, writeLevel } from './with-app'
import { editTimes, playTimes, stepTimes, waitForRun, whenUsable } from './in-page'

const STARTS = 5
const SAMPLE = 'src-main/core/games/rockets/samples/statement/level.txt'

/** What the app takes in a real window. */
export async function measureWindow(request: BenchRequest): Promise<Figure[]> {
  return [
    ...(await measureStart(request)),
    ...(await measureEdits(request)),
    ...(await measureSteps(request, levels.small, 1)),
    ...(await measureSteps(request, levels.crowded, 4)),
    ...(await measurePlaying(request)),
  ]
}

/** From the order to start to the answer of the official sample on screen; then the memory of it all. */
async function measureStart(request: BenchRequest): Promise<Figure[]> {
  const times: number[] = []
  const memories: TreeMemory[] = []
  const bare: BareWindow[] = []
  for (let start = 0; start < STARTS; start++) {
    await withApp(request, join(request.root, SAMPLE), async ({ page, process, begun }) => {
      times.push(((await whenUsable(page)) - begun) / 1000)
      await waitForRun(page)
      await page.waitForTimeout(1500)
      const memory = memoryOfTree(process.pid!)
      if (memory) memories.push(memory)
    })
    bare.push(await bareWindow(request))
  }
  const bareTime = median(bare.map(({ time }) => time))
  request.say(`start: ${times.map(rounded).join(' ')} s`)
  return [
    {
      name: 'start to usable window, official sample',
      value: median(times),
      unit: 's',
      note: `median of ${STARTS}, longest ${rounded(Math.max(...times))} s; from starting the process to the answer on screen`,
    },
    {
      name: 'start to usable window, against a bare window',
      value: median(times.map((time, at) => time / bare[at]!.time)),
      unit: 'x',
      target: 1.5,
      note: `median of ${STARTS} pairs; an app of one word is painted after ${rounded(bareTime)} s`,
    },
    memoryFigure(memories, bare),
  ]
}

function memoryFigure(memories: readonly TreeMemory[], bare: readonly BareWindow[]): Figure {
  const name = 'memory with the official sample'
  const about = { name, unit: 'MB', target: 240 } as const
  if (memories.length === 0) return { ...about, value: null, note: 'only Linux tells it' }
  // Pages shared with another app of the same runtime would make it look small.
  const alone = memories.filter((memory) => memory.strangers === 0)
  if (alone.length === 0) {
    return {
      ...about,
      value: null,
      note: 'other apps of the same runtime ran and shared its pages',
    }
  }
  const sizes = bare.flatMap(({ megabytes }) => megabytes ?? [])
  return {
    ...about,
    value: median(alone.map((memory) => memory.megabytes)),
    ...(sizes.length > 0 && { floor: memoryFloor(median(sizes)) }),
    note: `PSS of ${alone[0]!.processes} processes, median of ${alone.length} starts`,
  }
}

async function measureEdits(request: BenchRequest): Promise<Figure[]> {
  return withLevel(request, levels.small, async ({ page }) => {
    const figures: Figure[] = []
    for (const manner of ['paint', 'type'] as const) {
      const edits = await editTimes(page, manner)
      const shown = edits.map((edit) => edit.shown)
      request.say(`edits (${manner}): ${edits.length}`)
      figures.push({
        name: `edit (${manner}) to answer and diagnostics, p95, ${levels.small.title}`,
        value: percentile(shown, 0.95),
        unit: 'ms',
        target: 16,
        note: `of ${edits.length}, median ${rounded(median(shown))} ms; from the input event to the page changed, frame drawn p95 ${rounded(
          percentile(
            edits.map((edit) => edit.drawn),
            0.95,
          ),
        )} ms`,
      })
      figures.push({
        name: `edit (${manner}) to answer and diagnostics, p95 against the median`,
        value: percentile(shown, 0.95) / median(shown),
        unit: 'x',
        target: 3,
        note: `of ${edits.length}`,
      })
    }
    return figures
  })
}

async function measureSteps(
  request: BenchRequest,
  level: BenchLevel,
  target: number,
): Promise<Figure[]> {
  return withLevel(request, level, async ({ page }) => {
    const figures: Figure[] = []
    for (const direction of ['back', 'forward'] as const) {
      const steps = await stepTimes(page, direction)
      const scripts = steps.map((step) => step.handled + step.drawn)
      figures.push({
        name: `step ${direction} in the window, p95 of script, ${level.title}`,
        value: percentile(scripts, 0.95),
        unit: 'ms',
        target,
        note: `of ${steps.length}, median ${rounded(median(scripts))} ms; handling p95 ${rounded(
          percentile(
            steps.map((step) => step.handled),
            0.95,
          ),
        )} ms and its first frame p95 ${rounded(
          percentile(
            steps.map((step) => step.drawn),
            0.95,
          ),
        )} ms together`,
      })
    }
    request.say(`steps: ${level.title}`)
    return figures
  })
}

async function measurePlaying(request: BenchRequest): Promise<Figure[]> {
  return withLevel(request, levels.crowded, async ({ page }) => {
    const frames = await playTimes(page)
    request.say(`frames: ${frames.length}`)
    return [
      {
        name: `frame while playing, p95 of script, ${levels.crowded.title}`,
        value: percentile(frames, 0.95),
        unit: 'ms',
        target: 16,
        note: `of ${frames.length} frames, median ${rounded(median(frames))} ms, longest ${rounded(Math.max(...frames))} ms`,
      },
    ]
  })
}

function withLevel<T>(
  request: BenchRequest,
  level: BenchLevel,
  work: (app: BenchApp) => Promise<T>,
): Promise<T> {
  return withApp(request, writeLevel(request, level), async (app) => {
    await waitForRun(app.page)
    return work(app)
  })
}
