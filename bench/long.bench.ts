import { makeRng } from '@core/kernel/rng'
import { median, percentile, rounded, type Figure } from './figures'
import type { BenchRequest } from './request'
import { levels } from './levels'
import { memoryOfTree } from './memory'
import { playTimes, waitForRun, whenUsable } from './in-page'
import { seekTimes } from './seek-times'
import { withApp, writeLevel } from './with-app'

const SEEKS = 200
const { title } = levels.long

/** What the app takes for a run of very many turns in a real window. */
export async function measureLong(request: BenchRequest): Promise<Figure[]> {
  return withApp(request, writeLevel(request, levels.long), async ({ page, process, begun }) => {
    const usable = ((await whenUsable(page)) - begun) / 1000
    await waitForRun(page)
    const recorded = (Date.now() - begun) / 1000
    request.say(`long run: usable ${rounded(usable)} s, recorded ${rounded(recorded)} s`)

    const rng = makeRng(1)
    const turns = Array.from({ length: SEEKS }, () => rng.below(levels.long.recipe.turns))
    const seeks = await seekTimes(page, turns)
    const there = seeks.map((seek) => seek.there)
    const drawn = seeks.map((seek) => seek.drawn)
    const frames = await playTimes(page)
    await page.waitForTimeout(1500)
    const memory = memoryOfTree(process.pid!)
    const isAlone = memory?.strangers === 0
    return [
      {
        name: `open to the answer on screen, ${title}`,
        value: usable,
        unit: 's',
        note: 'from starting the process, once',
      },
      {
        name: `open to the end of the recording, ${title}`,
        value: recorded,
        unit: 's',
        note: 'from starting the process, once; what has arrived can be played before',
      },
      {
        name: `seek to any turn, p95, ${title}`,
        value: percentile(there, 0.95),
        unit: 'ms',
        target: 100,
        note: `of ${SEEKS}, median ${rounded(median(there))} ms, longest ${rounded(Math.max(...there))} ms; from the order to state and page there, frame drawn p95 ${rounded(percentile(drawn, 0.95))} ms`,
      },
      {
        name: `frame while playing, p95 of script, ${title}`,
        value: percentile(frames, 0.95),
        unit: 'ms',
        target: 16,
        note: `of ${frames.length} frames, median ${rounded(median(frames))} ms, longest ${rounded(Math.max(...frames))} ms`,
      },
      {
        name: `memory after that, ${title}`,
        value: memory && isAlone ? memory.megabytes : null,
        unit: 'MB',
        target: 400,
        note: memoryNote(memory, isAlone),
      },
    ]
  })
}

function memoryNote(memory: ReturnType<typeof memoryOfTree>, isAlone: boolean): string {
  if (!memory) return 'only Linux tells it'
  if (!isAlone) return 'other apps of the same runtime ran and shared its pages'
  return `PSS of ${memory.processes} processes after ${SEEKS} seeks and playing`
}
