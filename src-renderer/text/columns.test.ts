import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnPads } from './columns'

/** The lines as they are seen. */
function shown(lines: readonly string[]): string[] {
  const pads = columnPads(lines)
  return lines.map((line, index) => {
    let [text, taken] = ['', 0]
    for (const { at, blanks } of pads.get(index) ?? []) {
      text += line.slice(taken, at) + ' '.repeat(blanks)
      taken = at
    }
    return text + line.slice(taken)
  })
}

test('rows of a map stand in columns; the lines round them are as they are', () => {
  const lines = ['3 3', 'o r12> w', 'y10 o b^', 'w w w', '1', '0 0 EE', 'a']
  expect(shown(lines)).toEqual([
    ...['3 3', 'o   r12> w', 'y10 o    b^', 'w   w    w'],
    ...['1', '0 0 EE', 'a'],
  ])
})

test('what stands in columns already gets no blanks', () => {
  expect(columnPads(['o   r2v w', 'y10 o   b'])).toEqual(new Map())
  expect(columnPads([])).toEqual(new Map())
})

test('the words of a table begin at the same places, and nothing but blanks is added', () => {
  const word = fc.stringMatching(/^[a-z]{1,6}$/)
  const table = fc.integer({ min: 3, max: 6 }).chain((count) =>
    fc.array(fc.array(word, { minLength: count, maxLength: count }), {
      minLength: 2,
      maxLength: 6,
    }),
  )
  fc.assert(
    fc.property(table, (rows) => {
      const lines = rows.map((row) => row.join(' '))
      const seen = shown(lines)
      const starts = seen.map((line) => Array.from(line.matchAll(/\S+/g), ({ index }) => index))
      for (const row of starts) expect(row).toEqual(starts[0])
      expect(seen.map((line) => line.replaceAll(/ +/g, ' '))).toEqual(lines)
    }),
    { numRuns: 200, seed: 1 },
  )
})
