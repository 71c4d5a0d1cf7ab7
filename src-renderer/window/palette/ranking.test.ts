import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Entry, entryOf } from './entry'
import { Ranking } from './ranking'
import { MOST_USED, Uses } from './uses'

const entry = (text: string, detail = '', whyOff: string | null = null): Entry => ({
  ...entryOf(text, 'Command', text, detail, () => {}),
  whyOff,
})
const unused = { byId: new Map<string, { count: number; place: number }>() }
const textsOf = (entries: readonly Entry[]) => entries.map(({ text }) => text)
const find = (entries: readonly Entry[], words: string, uses: Pick<Uses, 'byId'> = unused) =>
  textsOf(new Ranking(entries, uses).find(words))

/** A storage that begins with this. */
function storage(held: string | null = null) {
  return { getItem: () => held, setItem: (_: string, value: string) => void (held = value) }
}

test('beginnings of words stand before scattered letters, those of the text before those of the detail', () => {
  const entries = [entry('Remove stairs'), entry('Open', 'save/as'), entry('Save as…')]
  expect(find(entries, 'sa')).toEqual(['Save as…', 'Open', 'Remove stairs'])
  expect(find(entries, 'zz')).toEqual([])
  const scattered = entry('The game ends with the last half turn.', 'no-last-half-turn')
  const named = entry('Every 10th animal on the board is a cat.', 'tenth-overall')
  expect(find([scattered, named], 'tenth')[0]).toBe(named.text)
})

test('what is used more stands before its equals, what is off behind them', () => {
  const entries = [entry('Step a', '', 'No run.'), entry('Step b'), entry('Step c')]
  expect(find(entries, 'step')).toEqual(['Step b', 'Step c', 'Step a'])
  const uses = new Uses(storage())
  uses.note('Step c')
  expect(find(entries, 'step', uses)[0]).toBe('Step c')
  expect(find(entries, '', uses)).toEqual(['Step c', 'Step a', 'Step b'])
})

test('a good match is not overtaken by use', () => {
  const uses = new Uses(storage())
  for (let times = 0; times < 1000; times++) uses.note('Export picture')
  expect(find([entry('Export picture'), entry('Tour')], 'tour', uses)[0]).toBe('Tour')
})

test('letter by letter finds what all letters at once find', () => {
  const texts = fc.array(fc.string({ unit: fc.constantFrom(...'abc -/A') }), { maxLength: 8 })
  const query = fc.string({ unit: fc.constantFrom(...'abc '), maxLength: 5 })
  fc.assert(
    fc.property(texts, query, query, (all, first, second) => {
      const entries = [...new Set(all)].map((text) => entry(text))
      const steps = new Ranking(entries, unused)
      for (const words of [first, second])
        for (let end = 1; end <= words.length; end++) steps.find(words.slice(0, end))
      expect(new Set(textsOf(steps.find(second)))).toEqual(new Set(find(entries, second)))
    }),
    { seed: 1 },
  )
})

test('uses outlive the palette, are bounded, and survive nonsense', () => {
  const kept = storage()
  const uses = new Uses(kept)
  for (let id = 0; id < MOST_USED + 5; id++) uses.note(`entry ${id}`)
  const again = new Uses(kept).byId
  expect([again.size, again.has('entry 4'), again.get(`entry ${MOST_USED + 4}`)]).toEqual([
    MOST_USED,
    false,
    { count: 1, place: 0 },
  ])
  for (const held of ['{', '[[1,2]]', '{"a":1}', null]) {
    expect(new Uses(storage(held)).byId.size).toBe(0)
  }
})
