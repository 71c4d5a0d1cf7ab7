import { expect, test } from 'vitest'
import type { MadeTest } from '@core/suite/how-made'
import { madeByApp } from './made-schema'
import {
  noNotes,
  type NotesContent,
  notesIn,
  notesOf,
  printedNotes,
  withCompare,
  withInvalid,
  withLimits,
  withMade,
  withNote,
  withPacking,
  withScoring,
  withTitle,
} from './notes'

const fileOf = (content: object): string => JSON.stringify({ version: 1, ...content })
const faultOf = (text: string): string => {
  const read = notesIn(text)
  return read.ok ? '' : read.error
}
function contentOf(text: string): NotesContent {
  const read = notesIn(text)
  if (!read.ok) throw new Error(read.error)
  return read.value
}

test('a file may have as little as its version; what we do not know stays', () => {
  expect(contentOf(fileOf({}))).toEqual(noNotes)
  const text = fileOf({ tests: { 'a.in': { note: 'x', by: 'me' } }, later: [1] })
  expect(contentOf(text)).toMatchObject({ later: [1], tests: { 'a.in': { note: 'x', by: 'me' } } })
})

test('what is no file of notes is told with its line', () => {
  expect(faultOf('{\n "version": 1,\n oops }')).toMatch(/line 3/i)
  expect(faultOf('{\n "version": 2\n}')).toMatch(/line 2/i)
  const long = 'x'.repeat(10_001)
  for (const content of [
    { tests: { a: { note: 7 } } },
    { tests: { a: { note: long } } },
    { groups: { a: { title: long } } },
    { groups: [] },
    { programs: {} },
  ])
    expect(faultOf(fileOf(content)), JSON.stringify(content).slice(0, 60)).not.toBe('')
  const most = long.slice(1)
  expect(faultOf(fileOf({ tests: { a: { note: most } }, groups: { a: { title: most } } }))).toBe('')
})

test('notes and titles are told by tests and groups, those that have one', () => {
  const content = contentOf(
    fileOf({ tests: { a: { note: 'x' }, b: { by: 'me' } }, groups: { g: { title: 'T' }, h: {} } }),
  )
  const told = { tests: { a: 'x' }, groups: { g: 'T' } }
  expect(notesOf(content)).toEqual({
    ...told,
    made: {},
    invalid: {},
    scoring: {},
    packing: {},
    compare: 'tokens',
    limits: null,
  })
})

test('what was shrunk, stressed and played comes back as it was noted, and the page can say it', () => {
  const [from, hash, game] = ['0123456789abcdef', 'fedcba9876543210', 'rockets']
  const origin = { by: 'generate', game, seed: 5, settings: { width: 5 } }
  const wishes = [{ kind: 'alone' }]
  const stress = { by: 'stress', game, seed: 1, level: 3, official: true, program: 'sol', kept: '' }
  const shrink = { by: 'shrink', game, from, wishes, official: true }
  const match = { by: 'match', game, from, players: ['cmd:./bot', 'random'], seed: 1 }
  for (const how of [
    stress,
    { ...stress, near: from, against: 'ref', kept: '1 20 300' },
    shrink,
    { ...shrink, tries: 7, origin },
    match,
    { ...match, turns: 3, origin: stress },
  ]) {
    const made = { ...how, hash } as MadeTest
    const content = contentOf(fileOf({ tests: { a: { made } } }))
    expect(notesOf(contentOf(printedNotes(content))).made).toEqual({ a: made })
    expect(madeByApp.parse(how)).toEqual(how)
    expect(madeByApp.safeParse({ ...how, command: 'rm' }).success).toBe(false)
  }
  for (const wrong of [
    { ...stress, kept: '1,2' },
    { ...stress, level: 0 },
    { ...shrink, from: 'no' },
    { ...shrink, origin: shrink },
    { ...match, players: ['random'] },
  ])
    expect(faultOf(fileOf({ tests: { a: { made: { ...wrong, hash } } } }))).toMatch(/^Line 1/)
})

test('how a test was made stands behind its note; what makes no sense is a fault', () => {
  const made = { by: 'generate', game: 'rockets', seed: 5, settings: {}, hash: '0123456789abcdef' }
  const content = contentOf(fileOf({ tests: { a: { by: 'me', note: 'x' } } }))
  withMade('a', made as MadeTest)(content)
  expect(content.tests).toEqual({ a: { note: 'x', made, by: 'me' } })
  expect(Object.keys(content.tests['a']!)).toEqual(['note', 'made', 'by'])
  expect(notesOf(contentOf(printedNotes(content))).made).toEqual({ a: made })
  for (const wrong of [{ by: 'hand' }, { ...made, seed: -1 }, { ...made, hash: 'no' }, 7])
    expect(faultOf(fileOf({ tests: { a: { made: wrong } } }))).toMatch(/^Line 1, column \d+/)
})

test('limits are kept in ms and megabytes, and told in bytes; none is no limit', () => {
  const content = contentOf(fileOf({ limits: { time: 1500, memory: 256 }, tests: {} }))
  expect(notesOf(content).limits).toEqual({ time: 1500, memory: 2 ** 28 })
  withLimits({ time: 2000, memory: 2 ** 28 + 1 })(content)
  expect(printedNotes(content)).toContain('"time": 2000,\n    "memory": 257')
  expect(notesOf(contentOf(fileOf({ tests: {} }))).limits).toBeNull()
  expect(faultOf(fileOf({ limits: { time: 0, memory: 256 } }))).toContain('limits')
  expect(faultOf(fileOf({ limits: { time: 1000 } }))).toContain('memory')
})

test('what groups are worth is kept beside their titles, as little as says it', () => {
  const content = contentOf(
    fileOf({
      groups: {
        a: { title: 'Small', points: 30, by: 'me' },
        b: { points: 70, count: 'sum', requires: ['a'], bounds: { width: [5, 10] } },
        c: { title: 'Others' },
      },
    }),
  )
  const { scoring, groups } = notesOf(content)
  expect(groups).toEqual({ a: 'Small', c: 'Others' })
  const a = { points: 30, count: 'all', requires: [], bounds: {} } as const
  const b = { points: 70, count: 'sum', requires: ['a'], bounds: { width: [5, 10] } } as const
  expect(scoring).toEqual({ a, b })
  withScoring('c', { ...b, requires: [] })(content)
  withScoring('b', { ...a, points: 0 })(content)
  withScoring('a', { ...a, points: 40 })(content)
  expect(content.groups).toEqual({
    a: { title: 'Small', points: 40, by: 'me' },
    c: { title: 'Others', points: 70, count: 'sum', bounds: { width: [5, 10] } },
  })
  expect(Object.keys(content.groups.a!)).toEqual(['title', 'points', 'by'])
  expect(notesOf(contentOf(printedNotes(content))).scoring).toEqual(notesOf(content).scoring)
})

test.each([
  ['points', { points: -1 }],
  ['points', { points: 1.5 }],
  ['count', { count: 'least' }],
  ['requires', { requires: 'a' }],
  ['bounds', { bounds: { width: [10, 5] } }],
  ['bounds', { bounds: { width: [5] } }],
])('a group with another %s than may be is told with its place', (key, group) => {
  expect(faultOf(fileOf({ groups: { a: group } }))).toMatch(new RegExp(`^Line 1, .*${key}`))
})

test('how answers are compared is kept near the top, and by tokens where nothing is said', () => {
  const content = contentOf(fileOf({ compare: 'exact', tests: {} }))
  expect(notesOf(content).compare).toBe('exact')
  expect(printedNotes(content)).toContain('"version": 1,\n  "compare": "exact",\n  "groups"')
  withCompare('tokens')(content)
  expect(notesOf(contentOf(printedNotes(content))).compare).toBe('tokens')
  expect(faultOf(fileOf({ compare: 'about' }))).toContain('compare')
})

test('what a package says of the problem is kept and told, each by itself, and others’ words of it stay', () => {
  for (const packing of [{ title: '' }, { author: 'A' }, { licence: 'cc0' }, {}])
    expect(notesOf(contentOf(fileOf({ package: packing }))).packing).toStrictEqual(packing)
  const content = contentOf(fileOf({ package: { author: 'A', later: 1 } }))
  withPacking({})(content)
  withPacking({ title: 'Mice', licence: 'cc0' })(content)
  const packing = { author: 'A', later: 1, title: 'Mice', licence: 'cc0' }
  expect(JSON.parse(printedNotes(content))).toMatchObject({ package: packing })
  const none = contentOf(fileOf({}))
  withPacking({})(none)
  expect(printedNotes(none)).not.toContain('package')
})

test('for what inputs have to be refused is kept by their paths, in the order of names', () => {
  const content = contentOf(fileOf({}))
  expect(printedNotes(content)).not.toContain('invalid')
  expect(printedNotes({ ...content, invalid: {} })).not.toContain('invalid')
  const fault = { code: 'bad-width', line: 1, column: 2 }
  withInvalid('10.in', fault)(content)
  withInvalid('2.in', { ...fault, line: 2 })(content)
  expect(notesOf(content).invalid).toEqual({ '10.in': fault, '2.in': { ...fault, line: 2 } })
  expect(printedNotes(content).match(/\d+\.in/g)).toEqual(['2.in', '10.in'])
})

test('which groups a group requires is kept only where it has points', () => {
  const content = contentOf(fileOf({}))
  const scoring = { points: 5, count: 'all', requires: ['a'], bounds: {} } as const
  withScoring('b', scoring)(content)
  expect(content.groups).toEqual({ b: { points: 5, requires: ['a'] } })
  withScoring('b', { ...scoring, requires: [] })(content)
  expect(content.groups).toEqual({ b: { points: 5 } })
  withScoring('b', { ...scoring, points: 0 })(content)
  expect(content.groups).toEqual({})
})

test('an empty note takes away the entry, unless somebody else has written into it', () => {
  const content = contentOf(fileOf({ tests: { a: { by: 'me' } } }))
  withNote('a', 'x')(content)
  withNote('b', 'y')(content)
  withTitle('g', 'T')(content)
  expect(Object.entries(content.tests['a']!)).toEqual([
    ['note', 'x'],
    ['by', 'me'],
  ])
  withNote('a', '')(content)
  withNote('b', '')(content)
  withTitle('g', '')(content)
  expect([content.tests, content.groups]).toEqual([{ a: { by: 'me' } }, {}])
})

test('it is printed by names as people number them, and without what is empty by default', () => {
  const content = contentOf(
    fileOf({
      tests: { 't10.in': { note: 'x' }, 't2.in': { note: 'y' } },
      groups: { b: {}, a: {} },
    }),
  )
  const printed = printedNotes(content)
  expect(Object.keys((JSON.parse(printed) as NotesContent).tests)).toEqual(['t2.in', 't10.in'])
  expect(Object.keys((JSON.parse(printed) as NotesContent).groups)).toEqual(['a', 'b'])
  expect([printed.endsWith('}\n'), printed.includes('programs')]).toEqual([true, false])
  expect(printedNotes(contentOf(printed))).toBe(printed)
})

test('what is wrong with a file of notes is told with line, column and reason', () => {
  const trailing = '{\n  "version": 1,\n  "tests": {},\n}\n'
  expect(faultOf(trailing)).toBe(
    'Line 3, column 14: this is not JSON: nothing comes after this comma.',
  )
  expect(faultOf('{"version": 1')).toContain('column 14: this is not JSON: the text ends too early')
  expect(faultOf('{\n  "version": 1,\n  "groups": []\n}')).toMatch(/^Line 3, column 3: groups: /)
})
