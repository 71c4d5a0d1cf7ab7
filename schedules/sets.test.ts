import { seeds, tries } from '@core/conformance/testing/tries'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { pause } from './pauses'
import { play } from './play'
import { type SetAct, SetWorld } from './set-world'
import type { Planted } from './set-app'

const n = fc.nat({ max: 2 })
const act: fc.Arbitrary<SetAct> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('write'), test: n, text: fc.nat({ max: 5 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('remove', 'answer'), test: n }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('look'),
      what: fc.constantFrom('all', 'rest', 'none'),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('find', 'shrink', 'generate', 'coverage', 'stop', 'forget'),
      of: n,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('plan', 'put', 'undo', 'open', 'close', 'reload', 'refuse', 'kill'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('silent'), ms: fc.constantFrom(500, 4000, 15_000) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('fault'), code: fc.constantFrom('EIO', 'EACCES') }),
  },
)
const schedule = fc.array(fc.tuple(pause, act), { minLength: 1, maxLength: 12 })

// The log notes what main refuses.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

test('whatever happens, a set shows what its folder holds, and no work is left', async () => {
  const settles = fc.asyncProperty(fc.nat(), schedule, async (seed, steps) => {
    expect(await play(new SetWorld(seed), steps)).toEqual([])
  })
  await fc.assert(settles, { numRuns: tries(40, 10_000), seed: 1 })
})

test.each<Planted>([
  { lost: 'set:looked' },
  { unheeded: 'call:stop' },
  { undead: true },
  { twice: 'call:told' },
])('a fault that is planted is found: %o', async (planted) => {
  const isSound = fc.asyncProperty(fc.nat(), schedule, async (seed, steps) => {
    const wrong = await play(new SetWorld(seed, planted), steps)
    return wrong.length === 0
  })
  const { failed } = await fc.check(isSound, { numRuns: 200, seed: 1, endOnFailure: true })
  expect(failed).toBe(true)
})

test.each<[string, number, (readonly [number, SetAct])[]]>([
  [
    'a search goes on from no text that has changed since it was looked at',
    1456335448,
    [
      [23, { kind: 'remove', test: 0 }],
      [8, { kind: 'find', of: 0 }],
      [0, { kind: 'find', of: 0 }],
      [0, { kind: 'write', test: 0, text: 4 }],
      [0, { kind: 'look', what: 'all' }],
    ],
  ],
  [
    'a search that is stopped waits for no disk',
    0,
    [
      [300, { kind: 'silent', ms: 4000 }],
      [0, { kind: 'find', of: 0 }],
      [10, { kind: 'stop', of: 0 }],
    ],
  ],
  [
    'a set that is told as open while it is being closed is not left without main',
    954951611,
    [
      [27, { kind: 'plan' }],
      [57, { kind: 'find', of: 0 }],
      [13, { kind: 'find', of: 0 }],
      [0, { kind: 'coverage', of: 0 }],
      [22, { kind: 'open' }],
      [0, { kind: 'find', of: 0 }],
      [17, { kind: 'kill' }],
      [23, { kind: 'forget', of: 0 }],
      [0, { kind: 'close' }],
      [0, { kind: 'find', of: 0 }],
    ],
  ],
])('%s', async (_, seed, steps) => {
  for (const one of [seed, ...seeds(10, 100)])
    expect(await play(new SetWorld(one), steps)).toEqual([])
})
