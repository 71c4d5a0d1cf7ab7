import { tries } from '@core/conformance/testing/tries'
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { type MatchAct, MatchWorld } from './match-world'
import { pause } from './pauses'
import { play } from './play'

const tab = fc.nat({ max: 2 })
const act: fc.Arbitrary<MatchAct> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('play'),
      tab,
      most: fc.constantFrom(1, 3, 12),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constantFrom('stop', 'close', 'edit', 'open'), tab }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('reload', 'refuse', 'kill') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('fault'),
      fault: fc.constantFrom('dies', 'hangs', 'deaf'),
    }),
  },
)
const schedule = fc.array(fc.tuple(pause, act), { minLength: 1, maxLength: 10 })

// The log notes what main refuses.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

test('whatever happens, a match is over in the end, and no thread is left', async () => {
  const ends = fc.asyncProperty(fc.nat(), schedule, async (seed, steps) => {
    expect(await play(new MatchWorld(seed), steps)).toEqual([])
  })
  await fc.assert(ends, { numRuns: tries(40, 10_000), seed: 1 })
})

test.each(['lost', 'undead', 'unheeded'] as const)(
  'a fault that is planted is found: %s',
  async (planted) => {
    const isSound = fc.asyncProperty(fc.nat(), schedule, async (seed, steps) => {
      const wrong = await play(new MatchWorld(seed, planted), steps)
      return wrong.length === 0
    })
    const { failed } = await fc.check(isSound, { numRuns: 200, seed: 1, endOnFailure: true })
    expect(failed).toBe(true)
  },
)
