import { expect, test } from 'vitest'
import { noNotes, notesIn, printedNotes, withPrograms } from './notes'
import {
  placedContradictions,
  unknownGroups,
  withAdded,
  withExpected,
  withName,
  without,
  withPlace,
} from './kept-programs'

const text = `{
  "version": 1,
  "groups": {},
  "tests": {},
  "programs": [
    {
      "name": "right",
      "command": "right.cpp",
      "author": "me"
    },
    {
      "name": "10",
      "command": "python3 '../all wrong.py'",
      "expect": [
        "WA",
        "OK"
      ]
    }
  ],
  "later": 1
}
`

function read(from = text) {
  const found = notesIn(from)
  if (!found.ok) throw new Error(found.error)
  return found.value
}

test('programs keep their order and what we do not know, byte for byte', () => {
  expect(printedNotes(read())).toBe(text)
  expect(printedNotes(noNotes)).not.toContain('programs')
})

test('what is expected in groups is one line each, and groups without tests have their places', () => {
  const content = read()
  withPrograms(withExpected('right', ['TLE'], 'secret/large'))(content)
  withPrograms(withExpected('right', ['OK'], 'secret'))(content)
  const groups = `"right.cpp",
      "groups": {
        "secret": [
          "OK"
        ],
        "secret/large": [
          "TLE"
        ]
      },`
  const written = text.replace('"right.cpp",', groups)
  expect(printedNotes(content)).toBe(written)
  expect(unknownGroups(written, content.programs, ['secret/1.in'])).toEqual([
    { program: 'right', group: 'secret/large', line: 13, column: 9 },
  ])
  const tests = ['secret/large/1.in', 'secret/2.in']
  expect(placedContradictions(written, content.programs, tests)).toEqual([
    {
      ...{ program: 'right', line: 13, column: 9 },
      contradiction: { group: 'secret/large', other: { group: 'secret' } },
    },
  ])
  expect(placedContradictions(written, content.programs, ['secret/2.in'])).toEqual([])
  withPrograms(withExpected('right', null, 'secret'))(content)
  withPrograms(withExpected('right', null, 'secret/large'))(content)
  expect(printedNotes(content)).toBe(text)
})

test('each change changes its lines alone', () => {
  const content = read()
  withPrograms(withName('right', 'model'))(content)
  expect(printedNotes(content)).toBe(text.replace('"right",', '"model",'))
  withPrograms(withName('model', 'right'))(content)
  withPrograms(withExpected('right', ['OK', 'OK']))(content)
  const expected = '"right.cpp",\n      "expect": [\n        "OK"\n      ],'
  expect(printedNotes(content)).toBe(text.replace('"right.cpp",', expected))
  withPrograms(withExpected('right', null))(content)
  expect(printedNotes(content)).toBe(text)
  const names = () => content.programs.map(({ name }) => name)
  withPrograms(withAdded([{ name: 'right', command: './a' }]))(content)
  expect(names()).toEqual(['right', '10', 'right 2'])
  withPrograms(withPlace('right 2', 'right'))(content)
  withPrograms(withPlace('right', null))(content)
  withPrograms(withPlace('10', '10'))(content)
  expect(names()).toEqual(['right 2', '10', 'right'])
  withPrograms(without(['right', 'right 2', 'none']))(content)
  expect(names()).toEqual(['10'])
})

test.each([
  [text.replace('"10"', '"right"'), 12, 'listed twice'],
  [text.replace('"10"', '"a\\nb"'), 12, 'control characters'],
  [text.replace('"10"', '"a\\u202eb"'), 12, 'control characters'],
  [text.replace('"10"', '" "'), 12, 'a name is missing'],
  [text.replace('"WA"', '"AC"'), 15, 'programs › 1 › expect › 0'],
  [text.replace('"right.cpp"', '""'), 8, 'programs › 0 › command'],
  [text.replace(/"programs": \[[^]*\]/, '"programs": {}'), 5, 'programs'],
])('what cannot be a list of programs is told with its line', (wrong, line, words) => {
  const found = notesIn(wrong)
  expect(found).toMatchObject({ ok: false, error: expect.stringContaining(words) })
  expect(found).toMatchObject({ error: expect.stringMatching(`^Line ${line}, column \\d+: `) })
})

test('ten thousand programs are refused at once', () => {
  const programs = Array.from({ length: 10_000 }, (_, at) => ({ name: `p${at}`, command: './p' }))
  const found = notesIn(JSON.stringify({ version: 1, programs }))
  expect(found).toMatchObject({ ok: false, error: expect.stringContaining('1,000') })
})
