import { expect, test } from 'vitest'
import { parseDocument, type Document } from 'yaml'
import { parsers } from './parsers'
import { keyFinder, repeatedKey } from './yaml-keys'

const parsed = (text: string): Document => parseDocument(text, { uniqueKeys: false })

test.each([
  ['a: 1\na: 2\na: 3\n', 2, 1],
  ['a: {b: 1, "b": 2}\nc: 1\nc: 2\n', 1, 11],
  ['a:\n- {x: 1}\n- x: 1\n  y: 1\n  x: 2\na: 1\n', 5, 3],
  ['null: 1\n~: 2\n', 2, 1],
])(
  'the first key of %j that stands there already is refused with its place',
  (text, line, column) => {
    const found = 'Map keys must be unique'
    expect(parsers.yaml(text)).toEqual({
      ok: false,
      error: { kind: 'syntax', found, line, column },
    })
  },
)

test('keys of other maps, of other kinds, and lists are no repetition', () => {
  for (const text of ['a: {a: 1}\nb: {a: 1}\n', '1: a\n"1": b\n', '[a, a]\n', '[a]: 1\n[b]: 2\n'])
    expect([text, repeatedKey(parsed(text))]).toEqual([text, null])
})

test('a key is found by its path, also in lists, and what is not there is not', () => {
  const find = keyFinder(parsed('a:\n- {x: 1}\n- {x: 2, 3: {y: 1}}\n'))
  const at = (...path: (string | number)[]): number | undefined => find(path)?.range?.[0]
  expect([at('a'), at('a', 0, 'x'), at('a', 1, 'x'), at('a', 1, 3, 'y')]).toEqual([0, 6, 15, 25])
  for (const path of [[], ['b'], ['a', 0], ['a', 2, 'x'], ['a', 0, 'x', 'z']])
    expect(at(...path)).toBeUndefined()
})

test('each key is looked at once, however many there are', () => {
  // Comparing each key with all others, or going through all of them for each place, would ask for millions of values.
  const keys = 3000
  let asked = 0
  const document = parsed(Array.from({ length: keys }, (_, at) => `a${at}: 1\n`).join(''))
  const { items } = document.contents as unknown as { items: { key: { value: string } }[] }
  for (const { key } of items) {
    const { value } = key
    Object.defineProperty(key, 'value', { get: () => (asked++, value) })
  }
  expect(repeatedKey(document)).toBeNull()
  const find = keyFinder(document)
  for (let at = 0; at < keys; at++) expect(find([`a${at}`])).not.toBeNull()
  expect(asked).toBeGreaterThanOrEqual(keys)
  expect(asked).toBeLessThan(keys * 10)
})
