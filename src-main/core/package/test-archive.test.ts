import { expect, test } from 'vitest'
import { words } from '../words/made/en/packages'
import { polygonPattern, testArchive, type TestPattern } from './test-archive'

const tests = ['a', 'b', 'c'].map((name, at) => ({
  group: at === 0 ? 'sample' : '',
  name,
  text: `text of ${name}\n`,
  worth: { answer: `answer of ${name}\n`, caught: [], events: {}, rules: {} },
}))

function namesBy(pattern: TestPattern): string[] {
  const files = testArchive(tests, pattern)
  if (!files.ok) throw new Error(files.error.path)
  return files.value.map(({ path }) => path)
}

test('tests are numbered as Polygon does it', () => {
  expect(testArchive(tests.slice(0, 1), polygonPattern)).toEqual({
    ok: true,
    value: [
      { path: 'tests/01', content: 'text of a\n' },
      { path: 'tests/01.a', content: 'answer of a\n' },
    ],
  })
  const many = Array.from({ length: 100 }, () => tests[0]!)
  const files = testArchive(many, polygonPattern)
  expect(files.ok && files.value.at(-1)?.path).toBe('tests/100.a')
  expect(files.ok && files.value[0]?.path).toBe('tests/001')
})

test('names follow a pattern', () => {
  expect(namesBy({ input: '{n}.in', answer: '{n}.out' })).toEqual([
    ...['1.in', '1.out', '2.in', '2.out', '3.in', '3.out'],
  ])
  expect(namesBy({ input: 'in/{group}/{name}', answer: '{group}/{name}.ans' })).toEqual([
    ...['in/sample/a', 'sample/a.ans', 'in/b', 'b.ans', 'in/c', 'c.ans'],
  ])
})

test('a pattern that gives no good names is refused', () => {
  const refused = (input: string): string | null => {
    const files = testArchive(tests, { input, answer: '{n}.out' })
    return files.ok ? null : words.names[files.error.kind](files.error)
  }
  expect(refused('test.in')).toMatch(/: two files would both be called “test.in”$/)
  expect(refused('{n}.OUT')).toMatch(/: two files would both be called “1.out”$/)
  for (const input of ['../{n}', '', 'a/./{n}', 'a\\{n}', '{group}/']) {
    expect([input, refused(input)]).toEqual([
      input,
      expect.stringContaining('cannot be the name of a file'),
    ])
  }
  expect(refused('/{n}')).toBeNull()
})
