import { tries } from '@core/conformance/testing/tries'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { pause } from './pauses'
import { play } from './play'
import { type Act, type Planted, RunWorld } from './run-world'
import { texts } from './texts'

const tab = fc.nat({ max: 3 })
const text = fc.nat({ max: texts.length - 1 })
const kinds = ['stop', 'leave', 'reload', 'refuse', 'kill'] as const
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('type'), tab, text }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('open'), text }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('switch', 'close'), tab }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom(...kinds) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('compare'), reading: fc.nat({ max: 9 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('fault'),
      fault: fc.constantFrom('dies', 'hangs', 'deaf'),
    }),
  },
)
const schedule = fc.array(fc.tuple(pause, act), { minLength: 1, maxLength: 14 })

// The log notes what main refuses.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

test('whatever happens, the run of the last text comes', async () => {
  const comes = fc.asyncProperty(fc.nat(), schedule, async (seed, steps) => {
    expect(await play(new RunWorld(seed), steps)).toEqual([])
  })
  await fc.assert(comes, { numRuns: tries(150, 10_000), seed: 1 })
})

test.each<Planted>(['lost', 'stale', 'undead', 'unheeded'])(
  'a fault that is planted is found: %s',
  async (planted) => {
    const isSound = fc.asyncProperty(fc.nat(), schedule, async (seed, steps) => {
      const wrong = await play(new RunWorld(seed, planted), steps)
      return wrong.length === 0
    })
    const { failed } = await fc.check(isSound, { numRuns: 150, seed: 1, endOnFailure: true })
    expect(failed).toBe(true)
  },
)

test.each<[string, (readonly [number, Act])[]]>([
  [
    'a file that changes behind the level in front does not take the place of its run',
    [
      [0, { kind: 'open', text: 0 }],
      [0, { kind: 'type', tab: 0, text: 1 }],
    ],
  ],
  [
    'a run that main refuses is over',
    [
      [0, { kind: 'refuse' }],
      [0, { kind: 'type', tab: 0, text: 1 }],
    ],
  ],
  [
    'a comparison behind that is closed leaves the one in front its thread',
    [
      [0, { kind: 'compare', reading: 0 }],
      [50, { kind: 'open', text: 3 }],
      [0, { kind: 'compare', reading: 1 }],
      [0, { kind: 'close', tab: 0 }],
    ],
  ],
])('%s', async (_, steps) => {
  for (let seed = 1; seed <= 10; seed++) expect(await play(new RunWorld(seed), steps)).toEqual([])
})
