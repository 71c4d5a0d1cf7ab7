import { games } from '@core/games/testing'
import { generatedLevel } from '@core/conformance/kit'
import { recordLevel } from '@core/conformance/record-level'
import type { StepLook, Watcher } from '@core/debug/step-look'
import { expect, test } from 'vitest'
import { LevelRun } from '../../editor/level-run'
import { RunScanner, type Observer, type ScanClock } from './run-scanner'

/** A clock that goes on by a millisecond at each look, and work that waits until it is asked for. */
function slowClock(): ScanClock & { work(): boolean; readonly slices: number } {
  let time = 0
  let waiting: (() => void)[] = []
  let slices = 0
  return {
    now: () => time++,
    whenIdle: (work) => void waiting.push(work),
    work() {
      const due = waiting
      waiting = []
      slices += due.length
      due.forEach((work) => work())
      return due.length > 0
    },
    get slices() {
      return slices
    },
  }
}

/** Writes down the steps that it was shown, again for each run. */
class Recorder implements Observer {
  steps: number[] = []
  begin(): Watcher {
    const steps: number[] = (this.steps = [])
    return {
      seesPlaces: false,
      mayConcern: () => true,
      see: (look: StepLook) => void steps.push(look.step),
    }
  }
  forget(): void {
    this.steps = []
  }
}

const game = games[0]

function recorded(seed: number) {
  const { level } = generatedLevel(game, seed)
  const record = recordLevel(game, level, undefined, { steps: 3000, changes: 1_000_000 })
  const run = new LevelRun(seed, level, '', null, game.engine)
  run.begin(record.layout)
  return { run, chunks: record.chunks }
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, step) => step)

test('everything recorded is shown once and in order, also to those who come later', () => {
  const clock = slowClock()
  const { run, chunks } = recorded(3)
  let reports = 0
  const scanner = new RunScanner(
    game,
    () => run,
    () => reports++,
    clock,
  )
  const [early, late] = [new Recorder(), new Recorder()]
  scanner.add(early)
  scanner.refresh()
  for (const chunk of chunks.slice(0, -1)) {
    run.append(chunk)
    scanner.refresh()
    clock.work()
  }
  scanner.add(late)
  clock.work()
  expect(late.steps.length).toBeLessThanOrEqual(run.cursor!.stepCount)
  run.append(chunks.at(-1)!)
  run.outcome = { kind: 'finished' }
  scanner.refresh()
  while (clock.work());
  const all = upTo(run.cursor!.stepCount)
  expect(early.steps).toEqual(all)
  expect(late.steps).toEqual(all)
  expect([scanner.seenBy(early), scanner.seenBy(late)]).toEqual([all.length, all.length])
  expect(scanner.isRunOver).toBe(true)
  expect(reports).toBeGreaterThan(0)
})

test('a slice ends after eight milliseconds', () => {
  const clock = slowClock()
  const { run, chunks } = recorded(3)
  chunks.forEach((chunk) => run.append(chunk))
  const scanner = new RunScanner(
    game,
    () => run,
    () => undefined,
    clock,
  )
  const all = new Recorder()
  scanner.refresh()
  scanner.add(all)
  let before = 0
  while (clock.work()) {
    // One look at the clock for eight steps, and it goes on by one at each.
    expect(all.steps.length - before).toBeLessThanOrEqual(9 * 8)
    before = all.steps.length
  }
  expect(clock.slices).toBeGreaterThan(chunks.length)
  expect(all.steps).toEqual(upTo(run.cursor!.stepCount))
})

test('another run is read from its start, and who has gone sees nothing more', () => {
  const clock = slowClock()
  const [first, second] = [recorded(3), recorded(4)]
  let run: LevelRun | null = first.run
  const scanner = new RunScanner(
    game,
    () => run,
    () => undefined,
    clock,
  )
  const [stays, goes] = [new Recorder(), new Recorder()]
  scanner.add(stays)
  scanner.add(goes)
  for (const one of [first, second]) one.chunks.forEach((chunk) => one.run.append(chunk))
  scanner.refresh()
  clock.work()
  scanner.remove(goes)
  const seen = goes.steps.length
  run = second.run
  scanner.refresh()
  while (clock.work());
  expect(goes.steps.length).toBe(seen)
  expect(stays.steps).toEqual(upTo(second.run.cursor!.stepCount))
  run = null
  scanner.refresh()
  expect(scanner.stepCount).toBe(0)
})

test('what was found is forgotten while there is no run, and found again in the next one', () => {
  const clock = slowClock()
  const { run: first, chunks } = recorded(3)
  let run: LevelRun | null = first
  const scanner = new RunScanner(
    game,
    () => run,
    () => undefined,
    clock,
  )
  const observer = new Recorder()
  scanner.add(observer)
  chunks.forEach((chunk) => first.append(chunk))
  scanner.refresh()
  while (clock.work());
  const all = upTo(first.cursor!.stepCount)
  expect(observer.steps).toEqual(all)
  run = null
  scanner.refresh()
  while (clock.work());
  expect([observer.steps, scanner.seenBy(observer)]).toEqual([[], 0])
  run = first
  scanner.refresh()
  while (clock.work());
  expect(observer.steps).toEqual(all)
})
