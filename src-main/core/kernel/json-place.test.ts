import { expect, test } from 'vitest'
import { faultIn, faultPlace, lineAt, placeAt } from './json-place'

test.each([
  ['{}', null],
  [' [1, -2.5e+3, "a\\u00e4\\n", true, null, {"a": {"b": []}}]\n', null],
  ['{\n  "a": 1,\n}', 3],
  ['{\n  "a": 1\n  "b": 2\n}', 3],
  ['{\n  "a": 01\n}', 2],
  ['{\n  "a": "\n"\n}', 2],
  ['{\n  a: 1\n}', 2],
  ['{}\n\nx', 3],
  ['', 1],
  ['[1\n', 2],
])('%j has its first fault in line %j', (text, line) => {
  expect(faultPlace(text)?.line ?? null).toBe(line)
  const parse = (): unknown => JSON.parse(text) as unknown
  if (line === null) expect(parse).not.toThrow()
  else expect(parse).toThrow()
})

test.each(['[', '{"a":'])(
  'what is nested deeper than anybody writes is told and not followed: %s',
  (open) => {
    for (const count of [201, 100_000]) {
      const fault = faultIn(open.repeat(count))
      expect(fault).toMatchObject({ kind: 'deep', line: 1, column: 200 * open.length + 1 })
      expect(faultPlace(open.repeat(count))).toMatchObject({ line: 1 })
    }
    const close = open === '[' ? ']' : '}'
    expect(faultIn(`${open.repeat(200)}${open === '[' ? '' : '1'}${close.repeat(200)}`)).toBeNull()
    expect(faultIn(open.repeat(200))).toMatchObject({ kind: 'end' })
  },
)

test('what stands at a path of keys is found behind the keys on the way', () => {
  const text = '{\n  "note": 1,\n  "tests": {\n    "01.in": {\n      "note": 2\n    }\n  }\n}'
  expect(lineAt(text, ['tests', '01.in', 'note'])).toBe(5)
  expect(lineAt(text, ['tests', '02.in', 'title'])).toBe(3)
  expect(lineAt(text, [])).toBe(1)
})

test('places have columns, counted from 1', () => {
  expect(faultPlace('{\n  "a": 01\n}')).toEqual({ line: 2, column: 9 })
  expect(faultPlace('{"a": 1')).toEqual({ line: 1, column: 8 })
  expect(faultPlace('{}')).toBeNull()
  expect(placeAt('{\n  "a": [1, 2]\n}', ['a', 1])).toEqual({ line: 2, column: 12 })
})

test.each([
  ['{\n  "a": 1,\n}', 'leftComma', 2, 9, '}'],
  ['[1, 2 , ]', 'leftComma', 1, 7, ']'],
  ['{\n  "a": 1\n  "b": 2\n}', 'noComma', 3, 3, '"'],
  ["{'a': 1}", 'quotes', 1, 2, "'"],
  ['{\n  name: 1}', 'quotes', 2, 3, 'n'],
  ['{\n  // why\n  "a": 1}', 'comment', 2, 3, '/'],
  ['{"a": 1', 'end', 1, 8, ''],
  ['{"a": 01}', 'other', 1, 8, '1'],
])('%j has a fault of the kind %s at %d:%d', (text, kind, line, column, found) => {
  expect(faultIn(text)).toEqual({ line, column, kind, found })
})

test('a sound text has no fault', () => expect(faultIn('{"a": [1]}')).toBeNull())
