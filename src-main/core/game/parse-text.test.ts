import { describe, expect, test } from 'vitest'
import { tries } from '../conformance/testing/tries'
import { games } from '../games/testing'
import { makeRng } from '../kernel/rng'
import { sampleNames, sampleText } from '../conformance/testing/samples'
import { mutated } from '../conformance/mutate-text'
import { parseText } from './parse-text'

const LONG = tries(1, 16) * 1024 * 1024

describe.each(games.map((game) => ({ id: game.id, game })))('$id', ({ id, game }) => {
  const texts = sampleNames(id).map((name) => sampleText(id, name))

  test('a text is read or refused the same, in parts or in one piece', () => {
    const rng = makeRng(11)
    for (const text of texts) {
      for (let attempt = 0; attempt < tries(4, 40); attempt++) {
        const harmed = attempt === 0 ? text : mutated(text, rng)
        const whole = game.format.parse(harmed)
        const inParts = parseText(game, harmed, 1 + rng.below(harmed.length + 1))
        expect(inParts.ok).toBe(whole.ok)
        // The first of the errors.
        if (whole.ok || inParts.ok) expect(inParts).toEqual(whole)
        else expect(inParts.error.length).toBeGreaterThan(0)
      }
    }
  })

  test.each([
    ['words', '1 '],
    ['lines', '1\n'],
    ['pairs', 'x y\n'],
    ['one word', '1'],
    ['blank lines', '\n'],
  ])('megabytes of %s are refused with a handful of errors', (_, unit) => {
    const parsed = parseText(game, unit.repeat(LONG / unit.length))
    expect(parsed.ok).toBe(false)
    if (!parsed.ok) expect(parsed.error.length).toBeLessThanOrEqual(1000)
  })
})
