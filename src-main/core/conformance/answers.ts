import { judgeOutput } from '../judging/verdict'
import { makeRng } from '../kernel/rng'
import type { ReadingId } from '../trace/machine'
import { generatedLevel, demand, demandSame, readingsOn, runnableSamples, type Check } from './kit'
import { recordLevel } from './record-level'

/** Checks 9 and 10: answers and readings. */
export const answerChecks: readonly Check[] = [
  {
    name: 'answers each sample as written down',
    run(subject) {
      const runnable = runnableSamples(subject)
      for (const { name, answer } of subject.samples) {
        const level = runnable.find((sample) => sample.name === name)?.level
        const found = level === undefined ? null : subject.game.engine.answer(level)
        demandSame(`${name}: answer`, found, answer)
      }
      demand(runnable.length > 0, 'no sample can be run')
    },
  },
  {
    name: 'gives the same answer by the fast path and by the traced run, under every reading',
    run(subject) {
      const { engine } = subject.game
      const seeds = Array.from({ length: subject.tries(15, 200) }, (_, index) => index + 1)
      const generated = seeds.map((seed) => generatedLevel(subject.game, seed))
      const levels = [...runnableSamples(subject), ...generated]
      for (const [number, { name, level }] of levels.entries()) {
        for (const reading of [undefined, ...readingsOn(subject, number, 3)]) {
          const run = recordLevel(subject.game, level, reading)
          demandSame(`${name}: outcome`, run.outcome, { kind: 'finished' })
          const traced = engine.answerOf(level, run.last)
          const what = `${name}, ${reading ?? 'right rules'}: fast answer`
          demandSame(what, engine.answer(level, reading), traced)
        }
      }
    },
  },
  {
    name: 'gives the same answers under all readings at once as one after the other',
    run(subject) {
      const { engine } = subject.game
      if (!engine.answers) return
      const seeds = Array.from({ length: subject.tries(20, 600) }, (_, index) => index + 1)
      const generated = seeds.map((seed) => generatedLevel(subject.game, seed))
      const all = [undefined, ...engine.readings.map(({ id }) => id)]
      for (const { name, level } of [...runnableSamples(subject), ...generated]) {
        const single = all.map((reading) => engine.answer(level, reading))
        demandSame(`${name}: answers`, engine.answers(level, all), single)
      }
    },
  },
  {
    name: 'catches with a reading always those that it says come alongside',
    run(subject) {
      const { engine, generator } = subject.game
      const seeds = Array.from({ length: subject.tries(25, 600) }, (_, index) => index + 1)
      const levels = [
        ...runnableSamples(subject).map(({ level }) => level),
        ...seeds.map((seed): unknown => {
          const rng = makeRng(seed)
          return generator.generate(generator.vary?.(rng) ?? generator.defaults, rng)
        }),
      ]
      for (const { id, alongside = [] } of engine.readings) {
        for (const other of alongside) {
          const known = engine.readings.some((reading) => reading.id === other)
          demand(known && other !== id, `${id} cannot come with ${other}`)
        }
      }
      for (const level of levels) {
        const right = engine.answer(level)
        const isCaught = (id: ReadingId) => engine.answer(level, id) !== right
        for (const { id, alongside = [] } of engine.readings) {
          if (alongside.length === 0 || !isCaught(id)) continue
          for (const other of alongside) {
            demand(isCaught(other), `${id} without ${other}: ${subject.game.format.print(level)}`)
          }
        }
      }
    },
  },
  {
    // What tests catch would else depend on how a set compares.
    name: 'never answers otherwise in whitespace alone under a reading',
    run(subject) {
      const { engine } = subject.game
      const seeds = Array.from({ length: subject.tries(10, 600) }, (_, index) => index + 1)
      const generated = seeds.map((seed) => generatedLevel(subject.game, seed))
      for (const { name, level } of [...runnableSamples(subject), ...generated]) {
        const right = engine.answer(level)
        for (const { id } of engine.readings) {
          const { verdict, difference } = judgeOutput(engine.answer(level, id), right)
          demand(verdict !== 'OK' || difference === null, `${name}, ${id}: only whitespace differs`)
        }
      }
    },
  },
  {
    name: 'catches every reading with at least one sample',
    run(subject) {
      const { engine } = subject.game
      const samples = runnableSamples(subject)
      const uncaught = engine.readings.filter(({ id }) =>
        samples.every(({ level }) => engine.answer(level, id) === engine.answer(level)),
      )
      demandSame(
        'readings that no sample catches',
        uncaught.map(({ id }) => id),
        [],
      )
    },
  },
]
