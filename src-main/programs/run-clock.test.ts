import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { usualLimits } from '@core/judging/run-end'
import type { TreeUse } from './process-tree'
import { RunClock } from './run-clock'
import { TreeWatch } from './watch-tree'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A run of these programs by a clock that stops after 1 s; how long it may last, in ms, at most ten seconds. */
async function lasts(useAt: (ms: number) => Partial<TreeUse>): Promise<number> {
  const began = performance.now()
  const passed = (): number => performance.now() - began
  const limits = { ...usualLimits, cpu: Infinity }
  const nothing = { processes: 1, memory: 0, cpu: 0, isRunnable: false }
  const use = (): Promise<TreeUse> => Promise.resolve({ ...nothing, ...useAt(passed()) })
  const watch = new TreeWatch(1, limits, () => expect.fail('within its limits'), use)
  let ended = Infinity
  const clock = new RunClock(
    1000,
    () => watch.waited(),
    () => (ended = passed()),
  )
  await vi.advanceTimersByTimeAsync(10_000)
  clock.stop()
  watch.end()
  return ended
}

describe('the clock of a run', () => {
  test('ends a program that sleeps, and one that computes all the time', async () => {
    expect(await lasts(() => ({}))).toBe(1000)
    expect(await lasts((ms) => ({ cpu: ms, isRunnable: true }))).toBe(1000)
    // Two processes that compute at once.
    expect(await lasts((ms) => ({ cpu: 2 * ms, isRunnable: true }))).toBe(1000)
  })

  test('stands still while a program waits for a processor', async () => {
    // A tenth of a processor, in the steps that the system counts in.
    const slow = await lasts((ms) => ({ cpu: Math.floor(ms / 100) * 10, isRunnable: true }))
    expect(slow).toBeGreaterThan(9000)
    // It waits for two seconds, and sleeps from then on.
    expect(await lasts((ms) => ({ isRunnable: ms < 2000 }))).toBeGreaterThan(2900)
    expect(await lasts((ms) => ({ isRunnable: ms < 2000 }))).toBeLessThan(3100)
  })

  test('ends what is said to wait for ever, and where nothing is said any more', async () => {
    for (const waited of [() => Promise.resolve(Infinity), () => new Promise<number>(() => {})]) {
      const onOver = vi.fn()
      const clock = new RunClock(100, waited, onOver)
      await vi.advanceTimersByTimeAsync(1999)
      expect(onOver).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(10_000)
      expect(onOver).toHaveBeenCalledOnce()
      clock.stop()
    }
  })

  test('ends nothing once it is stopped', async () => {
    const onOver = vi.fn()
    let tell = (_: number): void => undefined
    const clock = new RunClock(1000, () => new Promise((resolve) => (tell = resolve)), onOver)
    await vi.advanceTimersByTimeAsync(1000)
    clock.stop()
    tell(0)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(onOver).not.toHaveBeenCalled()
  })
})
