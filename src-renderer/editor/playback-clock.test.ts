import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { smallRun } from '../testing/small-run'
import { Playback } from './playback.svelte'

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function playing(speed = 1, isStill = true, run = smallRun(4).run): Playback {
  const playback = new Playback(() => isStill)
  playback.attach(run)
  playback.speed = speed
  playback.play()
  return playback
}

test('eight steps a second are played at speed 1, whatever the frames are', () => {
  const playback = playing()
  const steps = [100, 24, 1, 124, 1, 250].map((delta) => {
    playback.tick(0, delta)
    return playback.step
  })
  expect(steps).toEqual([0, 0, 1, 1, 2, 4])
  const slow = playing(0.25)
  slow.tick(0, 499)
  expect(slow.step).toBe(0)
  slow.tick(0, 1)
  expect(slow.step).toBe(1)
})

test('what plays stands still at the end of the run, and begins again from there', () => {
  const playback = playing()
  playback.tick(0, 1250)
  expect([playback.step, playback.isPlaying]).toEqual([10, true])
  playback.pause()
  playback.play()
  expect(playback.step).toBe(10)
  playback.tick(0, 10_000)
  expect([playback.step, playback.isPlaying, playback.anchor.isEnd]).toEqual([12, false, true])
  playback.toggle()
  expect([playback.step, playback.isPlaying]).toEqual([0, true])
  playback.toggle()
  expect([playback.isPlaying, playback.tick(0, 1000), playback.step]).toEqual([false, false, 0])
})

test('at the end of what is recorded it waits, and what waited too long is not made up for', () => {
  const { run, extend } = smallRun(4, 2)
  const playback = playing(1, true, run)
  playback.tick(0, 10_000)
  expect([playback.step, playback.isPlaying]).toEqual([6, true])
  extend()
  playback.extend()
  // Playing goes on by the clock, not by a jump to the end.
  expect(playback.step).toBe(6)
  playback.tick(0, 125)
  expect([playback.step, playback.isPlaying]).toEqual([7, true])
})

test('one turn is played as soon as its run is there, from its first step on and no further', () => {
  const playback = new Playback(() => true)
  playback.playOnceRun(1)
  expect(playback.isPlaying).toBe(false)
  playback.attach(smallRun(4).run)
  expect([playback.step, playback.isPlaying, playback.isStepping]).toEqual([3, true, false])
  playback.tick(0, 0)
  expect(playback.step).toBe(4)
  playback.tick(0, 10_000)
  expect([playback.step, playback.isPlaying]).toEqual([6, false])
  // It was for once, and another turn that is gone to takes its place.
  playback.attach(smallRun(4).run)
  expect(playback.isPlaying).toBe(false)
  playback.playOnceRun(1)
  playback.goToTurn(2)
  playback.attach(smallRun(4).run)
  expect([playback.step, playback.isPlaying]).toEqual([6, false])
  for (const giveUp of ['pause', 'goToEnd', 'endStepping'] as const) {
    playback.playOnceRun(1)
    playback[giveUp]()
    playback.attach(smallRun(4).run)
    expect(playback.isPlaying).toBe(false)
  }
})

test('who plays on after a turn was played alone plays to the end', () => {
  const playback = new Playback(() => true)
  playback.playOnceRun(1)
  playback.attach(smallRun(4).run)
  playback.play()
  playback.tick(0, 10_000)
  expect(playback.step).toBe(12)
})

test('a step glides for as long as it is shown, at most 120 ms, and moves until then', () => {
  const progressAfter = (speed: number, ms: number): number => {
    const playback = playing(speed, false)
    playback.tick(0, 1000 / (8 * speed))
    playback.tick(performance.now() + ms, 0)
    return playback.progress
  }
  expect([progressAfter(0.25, 60), progressAfter(1, 60), progressAfter(1, 500)]).toEqual([
    0.5, 0.5, 1,
  ])
  expect(progressAfter(2, 31.25)).toBeCloseTo(0.5)
  const byHand = new Playback(() => false)
  byHand.attach(smallRun(4).run)
  vi.advanceTimersByTime(1000)
  byHand.stepPhase()
  expect(byHand.tick(performance.now() + 30, 0)).toBe(true)
  expect(byHand.progress).toBe(0.25)
  byHand.tick(performance.now() + 120, 0)
  expect([byHand.progress, byHand.tick(performance.now() + 200, 0)]).toEqual([1, false])
})

test('what is played too fast to be seen, and where nobody wants it, nothing glides', () => {
  const progressAt = (speed: number, isStill: boolean): number => {
    const playback = playing(speed, isStill)
    playback.tick(0, 1000 / (8 * speed))
    playback.tick(performance.now(), 0)
    return playback.progress
  }
  expect([progressAt(2, false), progressAt(4, false), progressAt(16, false)]).toEqual([0, 1, 1])
  expect(progressAt(1, true)).toBe(1)
  // A step made by hand is seen at any speed.
  const byHand = new Playback(() => false)
  byHand.attach(smallRun(4).run)
  byHand.speed = 16
  byHand.stepPhase()
  byHand.tick(performance.now() + 60, 0)
  expect(byHand.progress).toBe(0.5)
})

test('whether motion is wanted the user says, or the system, which is asked once', async () => {
  // The system may have been asked before, for good.
  vi.resetModules()
  const { Playback } = await import('./playback.svelte')
  const dataset: Record<string, string> = {}
  let asked = 0
  const query = { matches: false }
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('matchMedia', (of: string) => {
    asked += Number(of === '(prefers-reduced-motion: reduce)')
    return query
  })
  const glides = (): boolean => {
    const playback = new Playback()
    playback.attach(smallRun(4).run)
    playback.stepPhase()
    playback.tick(performance.now(), 0)
    return playback.progress < 1
  }
  dataset['motion'] = 'reduced'
  expect([glides(), asked]).toEqual([false, 0])
  dataset['motion'] = 'full'
  expect([glides(), glides(), asked]).toEqual([true, true, 1])
  query.matches = true
  expect([glides(), asked]).toEqual([false, 1])
})
