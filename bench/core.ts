import type { AnyGame } from '@core/game/any-game'
import { parseText } from '@core/game/parse-text'
import { TraceCursor } from '@core/trace/cursor'
import { Recorder } from '@core/trace/recorder'
import { BOOK_LIMITS, recordRun } from '@core/trace/run'
import { sendRun } from '@core/trace/send-run'
import type { Outcome } from '@core/trace/trace'
import { makeRng } from '@core/kernel/rng'
import { median, percentile, rounded, timesOf, type Figure } from './figures'
import { gameOf, levelText, levels, type BenchLevel } from './levels'
import type { BenchRequest } from './request'

const SEEKS = 300
const MOST_STEPS = 5_000

/** The time of the core without a window, warm, in this process. */
export function measureCore({ say }: BenchRequest): Figure[] {
  return [levels.small, levels.large, levels.crowded, levels.match, levels.hunt].flatMap(
    (level) => {
      say(`core, ${level.title}`)
      return measureLevel(level)
    },
  )
}

function measureLevel(bench: BenchLevel): Figure[] {
  const { game, text, level } = readLevel(bench)
  const per = (name: string, times: readonly number[]): Figure => ({
    name: `${name}, ${bench.title}`,
    value: median(times),
    unit: 'ms',
    note: `median of ${times.length}, p95 ${rounded(percentile(times, 0.95))} ms`,
  })
  return [
    per(
      'parse',
      timesOf(() => parseText(game, text)),
    ),
    per(
      'validate',
      timesOf(() => game.validate(level)),
    ),
    per(
      'print',
      timesOf(() => game.format.print(level)),
    ),
    {
      ...per(
        'answer',
        timesOf(() => game.engine.answer(level)),
      ),
      ...(bench.answerTarget === undefined ? {} : { target: bench.answerTarget }),
    },
    per(
      'record the whole run',
      timesOf(() => record(game, level)),
    ),
    ...measureSteps(bench, record(game, level)),
  ]
}

function readLevel(bench: BenchLevel): { game: AnyGame; text: string; level: unknown } {
  const game = gameOf(bench)
  const text = levelText(bench)
  const parsed = parseText(game, text)
  if (!parsed.ok) throw new Error(`the level ${bench.id} cannot be read`)
  return { game, text, level: parsed.value.level }
}

/** Seconds that this process takes to play the whole run of a level and to pack it, sending nothing. */
export function recordSeconds(bench: BenchLevel): number {
  const { game, level } = readLevel(bench)
  const begun = performance.now()
  const { outcome } = sendRun(
    game.engine.layout(level),
    (writer) => game.engine.start(level, writer),
    () => undefined,
    BOOK_LIMITS,
  )
  expectWhole(outcome)
  return (performance.now() - begun) / 1000
}

function record(game: AnyGame, level: unknown): TraceCursor {
  const layout = game.engine.layout(level)
  const cursor = new TraceCursor(layout)
  const recorder = new Recorder(layout)
  const machine = game.engine.start(level, recorder)
  expectWhole(recordRun(machine, recorder, (chunk) => cursor.append(chunk), BOOK_LIMITS))
  return cursor
}

function expectWhole({ kind }: Outcome): void {
  if (kind !== 'finished') throw new Error(`the run ended otherwise: ${kind}`)
}

/** Steps at the end of the run, where the board is fullest, and seeks all over it. */
function measureSteps(bench: BenchLevel, cursor: TraceCursor): Figure[] {
  const last = cursor.stepCount
  const first = Math.max(0, last - MOST_STEPS)
  const rng = makeRng(1)
  cursor.seek(last)
  const back = each(last - first, () => cursor.backward())
  const forward = each(last - first, () => cursor.forward())
  const seeks = each(SEEKS, () => cursor.seek(rng.below(last + 1)))
  const per = (name: string, times: readonly number[]): Figure => ({
    name: `${name}, p95, ${bench.title}`,
    value: percentile(times, 0.95),
    unit: 'µs',
    note: `of ${times.length}, median ${rounded(median(times))} µs, longest ${rounded(Math.max(...times))} µs`,
  })
  return [per('step forward', forward), per('step back', back), per('seek anywhere', seeks)]
}

/** Microseconds of each call. */
function each(count: number, work: () => void): number[] {
  return Array.from({ length: count }, () => {
    const begun = process.hrtime.bigint()
    work()
    return Number(process.hrtime.bigint() - begun) / 1000
  })
}
