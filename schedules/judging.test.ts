import { seeds, tries } from '@core/conformance/testing/tries'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { type JudgeAct, JudgeWorld } from './judge-world'
import { pause } from './pauses'
import { play } from './play'
import type { Planted } from './set-app'

const at = fc.nat({ max: 1 })
const act: fc.Arbitrary<JudgeAct> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('run'),
      extent: fc.constantFrom('changed', 'all', 'kept'),
      one: fc.constantFrom(null, null, 0, 1),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('program'),
      at,
      does: fc.constantFrom('right', 'wrong', 'crash', 'sleep'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('write'), test: at, text: fc.nat({ max: 5 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('look', 'diagnose'), at }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('stop', 'stop', 'again', 'open', 'close', 'reload', 'refuse', 'kill'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('silent'), ms: fc.constantFrom(500, 4000, 15_000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fault'),
      fault: fc.constantFrom('dies', 'hangs', 'deaf'),
    }),
  },
)
const schedule = fc.array(fc.tuple(pause, act), { minLength: 1, maxLength: 12 })

// The log notes what main refuses.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

test('whatever happens, each program has its verdict in the end, and nothing of it runs', async () => {
  const settles = fc.asyncProperty(fc.nat(), schedule, async (seed, steps) => {
    expect(await play(new JudgeWorld(seed), steps)).toEqual([])
  })
  await fc.assert(settles, { numRuns: tries(40, 10_000), seed: 1 })
})

/** A run that is stopped under way comes by chance too seldom to count on. */
const stopped = fc
  .tuple(pause, pause, schedule)
  .map(([begins, stops, steps]): [number, JudgeAct][] => [
    [begins, { kind: 'run', extent: 'all', one: null }],
    [stops, { kind: 'stop' }],
    ...steps,
  ])

test.each<Planted>([
  { lost: 'call:told' },
  { unheeded: 'call:stop' },
  { undead: true },
  { twice: 'call:told' },
])('a fault that is planted is found: %o', async (planted) => {
  const isSound = fc.asyncProperty(fc.nat(), stopped, async (seed, steps) => {
    const wrong = await play(new JudgeWorld(seed, planted), steps)
    return wrong.length === 0
  })
  const { failed } = await fc.check(isSound, { numRuns: 200, seed: 1, endOnFailure: true })
  expect(failed).toBe(true)
})

test.each<[string, number, (readonly [number, JudgeAct])[]]>([
  [
    'a page that is loaded anew hears nothing of the runs of the one before',
    0,
    [
      [5, { kind: 'program', at: 0, does: 'right' }],
      [36, { kind: 'open' }],
      [20, { kind: 'write', test: 0, text: 0 }],
      [35, { kind: 'run', extent: 'changed', one: null }],
      [0, { kind: 'run', extent: 'kept', one: null }],
      [24, { kind: 'reload' }],
      [0, { kind: 'run', extent: 'changed', one: null }],
    ],
  ],
  [
    'a list of programs is not told of a set that was opened anew since',
    1950441263,
    [
      [135, { kind: 'look', at: 0 }],
      [15, { kind: 'run', extent: 'changed', one: null }],
      [0, { kind: 'run', extent: 'changed', one: null }],
      [41, { kind: 'write', test: 0, text: 0 }],
      [41, { kind: 'fault', fault: 'dies' }],
      [9, { kind: 'again' }],
      [0, { kind: 'reload' }],
    ],
  ],
  [
    'a set that was let go while it was opened once more has its programs',
    6,
    [
      [26, { kind: 'stop' }],
      [7, { kind: 'open' }],
      [37, { kind: 'fault', fault: 'dies' }],
      [11, { kind: 'stop' }],
      [0, { kind: 'close' }],
      [0, { kind: 'run', extent: 'changed', one: null }],
    ],
  ],
  [
    'a run that is stopped before the user is asked waits for nothing more',
    1232144268,
    [
      [38, { kind: 'program', at: 0, does: 'right' }],
      [49, { kind: 'diagnose', at: 0 }],
      [0, { kind: 'run', extent: 'changed', one: null }],
      [14, { kind: 'stop' }],
      [0, { kind: 'stop' }],
    ],
  ],
])('%s', async (_, seed, steps) => {
  for (const one of [seed, ...seeds(10, 100)])
    expect(await play(new JudgeWorld(one), steps)).toEqual([])
})
