import { expect, test } from 'vitest'
import type { Diagnostic } from './diagnostics'
import { FieldReader, type Fields } from './field-reader'

type Code =
  | 'missing-line'
  | 'missing-word'
  | 'extra-word'
  | 'extra-lines'
  | 'not-integer'
  | 'out-of-limits'
  | 'not-a-way'

function readerOf(text: string): FieldReader<Code> {
  return new FieldReader<Code>(text, (code, place, cells, args) => {
    const severity = code === 'extra-lines' ? 'warning' : 'error'
    return { code, severity, rule: 'IN', place, cells, args }
  })
}

/** Problems as `line:word code args`. */
function told(found: readonly Diagnostic[]): string[] {
  return found.map(({ code, place, args }) =>
    [`${place.line}:${place.word}`, code, ...args].join(' '),
  )
}

/** A count of pairs of a number and a way, and the pairs. */
function pairsOf(reader: FieldReader<Code>): unknown[] | null {
  const head = reader.line('the count')
  const count = head.numberWithin({ name: 'count', lowest: 0, highest: 3 })
  head.end()
  if (count === null) return null
  reader.expect(1 + count)
  const pairs = reader.list(count, (index) => `pair ${index + 1}`, pairOf)
  reader.end()
  return pairs
}

function pairOf(line: Fields<Code>): unknown[] {
  const number = line.number('a number')
  const way = line.oneOf(['N', 'S'], 'a way', 'not-a-way')
  line.end()
  return [number, way]
}

test('reads words, numbers and lines that are all there', () => {
  const reader = readerOf('2\n 7 N\r\n-0\tS\n\n')
  expect(reader.result(pairsOf(reader))).toEqual({
    ok: true,
    value: {
      level: [
        [7, 'N'],
        [0, 'S'],
      ],
      warnings: [],
    },
  })
})

test('notes what is wrong and reads on', () => {
  const reader = readerOf('3 x\n1.5 W N\n\n4')
  expect(pairsOf(reader)).toEqual([
    [null, null],
    [null, null],
    [4, null],
  ])
  expect(told(reader.found)).toEqual([
    '1:1 extra-word x',
    '2:0 not-integer 1.5 a number',
    '2:1 not-a-way W a way',
    '2:2 extra-word N',
    // A line that ends early is noted once.
    '3:0 missing-word a number',
    '4:1 missing-word a way',
  ])
  expect(reader.result([]).ok).toBe(false)
})

test('notes the end of the text once, with the lines that are missing', () => {
  const reader = readerOf('3\n1 N\n')
  expect(pairsOf(reader)).toEqual([[1, 'N']])
  const more = reader.line('more')
  expect([more.isMissing, more.word('a word'), more.number('a number'), more.rest]).toEqual([
    true,
    undefined,
    null,
    [],
  ])
  more.end()
  expect(told(reader.found)).toEqual(['3:0 missing-line pair 2 2'])
})

test('refuses a number outside its bounds', () => {
  const reader = readerOf('4\n')
  expect(pairsOf(reader)).toBeNull()
  expect(told(reader.found)).toEqual(['1:0 out-of-limits count 4 0 3'])
})

test('notes lines left over when all is well before them', () => {
  const right = readerOf('1\n1 N\nx\ny\n')
  expect(right.result(pairsOf(right))).toMatchObject({ ok: true, value: { level: [[1, 'N']] } })
  expect(told(right.found)).toEqual(['3:0 extra-lines 2'])
  const wrong = readerOf('1\n1\nx\ny\n')
  pairsOf(wrong)
  expect(told(wrong.found)).toEqual(['2:1 missing-word a way'])
})
