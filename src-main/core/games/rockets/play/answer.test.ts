import fc from 'fast-check'
import { expect, it } from 'vitest'
import { recordLevel } from '../../../conformance/record-level'
import { makeRng } from '../../../kernel/rng'
import { rockets } from '../../testing'
import { generator } from '../edit/generator'
import { answer, answers } from './answer'
import { engine } from './engine'

it('answers as the recorded run, whichever levels and readings came before', () => {
  const readings = [undefined, ...engine.readings.map(({ id }) => id)]
  for (let seed = 1; seed <= 20; seed++) {
    const rng = makeRng(seed)
    // Boards and lists of animals on either side of the size from which they get their own arrays.
    const side = rng.pick([3, 5, 12, 30, 31, 40])
    const doors = rng.pick([1, 3, 60])
    const recipe = { ...generator.defaults, width: side, height: side, doors, turns: 25 }
    const level = generator.generate(recipe, rng)
    for (const reading of rng.shuffle(readings)) {
      const { last } = recordLevel(rockets, level, reading)
      expect(answer(level, reading), `seed ${seed}, ${reading}`).toBe(engine.answerOf(level, last))
    }
  }
})

const recipes = fc.record({
  seed: fc.nat(),
  width: fc.integer({ min: 3, max: 25 }),
  height: fc.integer({ min: 3, max: 25 }),
  players: fc.integer({ min: 1, max: 5 }),
  doors: fc.integer({ min: 0, max: 16 }),
  turns: fc.integer({ min: 0, max: 100 }),
  aim: fc.integer({ min: 0, max: 100 }),
  shared: fc.integer({ min: 0, max: 40 }),
})

it('answers under all readings at once, and under some, as under each alone', () => {
  const all = [undefined, ...engine.readings.map(({ id }) => id)]
  fc.assert(
    fc.property(recipes, fc.subarray(all), ({ seed, ...recipe }, some) => {
      const level = generator.generate(recipe, makeRng(seed))
      expect(answers(level, all)).toEqual(all.map((reading) => answer(level, reading)))
      expect(answers(level, some)).toEqual(some.map((reading) => answer(level, reading)))
    }),
    { numRuns: 150, seed: 1 },
  )
})
