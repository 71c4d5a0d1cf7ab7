import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleText } from '@core/conformance/testing/samples'
import { tries } from '@core/conformance/testing/tries'
import { rockets } from '@core/games/testing'
import { cmsFiles } from '@core/package/cms/files'
import { dmojFiles } from '@core/package/dmoj/files'
import { kattisFiles } from '@core/package/kattis'
import type { PackageFile } from '@core/package/package'
import { polygonFiles } from '@core/package/polygon/files'
import { problemOf } from '@core/package/testing/problem'
import { readPackage } from '@core/package/import/read-package'
import { NOTES_NAME, notesIn } from '../notes'
import { importParts } from './import-parts'
import { importedFiles } from './imported-files'

const own = [
  {
    name: 'greedy',
    expect: ['WA' as const, 'PE' as const],
    source: { file: 'greedy.py', text: 'print(1)\n' },
  },
]
const more = {
  own,
  titles: { secret: 'All' },
  statements: [{ language: 'en' as const, file: 'statement/en.md', text: '# A\n', pictures: {} }],
  scoring: { secret: { points: 100, count: 'sum' as const, requires: [], bounds: {} } },
}
const packages: readonly (readonly PackageFile[])[] = [
  kattisFiles(problemOf(rockets, more)),
  kattisFiles(problemOf(rockets, { ...more, format: '2025-09' })),
  polygonFiles(problemOf(rockets, more)),
  dmojFiles(problemOf(rockets, more)),
  cmsFiles(problemOf(rockets, more)),
]

/** What hostile texts are made of, beside what stands in packages. */
const tokens = [
  '../',
  '/etc/passwd',
  '\\',
  '"',
  "'",
  '&x;',
  '<',
  '>',
  '[',
  '{',
  '- ',
  ': ',
  '#: ["test","data/secret/02-second",{"path":"../../x.in"}]\n',
].concat([
  '__proto__',
  'constructor',
  '\u0000',
  '\u202e',
  '1e999',
  '-1',
  '99999999999999999999',
  '%99d',
  '*a',
  '&a ',
  '<!--',
  '-->',
])

const change = fc.record({
  file: fc.nat(),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat({ max: 12 }),
  put: fc.oneof(fc.constantFrom(...tokens), fc.string({ maxLength: 6 })),
})

function changed(
  files: readonly PackageFile[],
  changes: readonly { file: number; at: number; cut: number; put: string }[],
) {
  // What says what a package is: changed tests are the matter of the games.
  const telling = files.filter(({ path }) =>
    /\.(?:ya?ml|xml|desc|ini|json)$|\.timelimit$/.test(path),
  )
  const contents = new Map(
    files.map(({ path, content }) => [path, typeof content === 'string' ? content : '']),
  )
  for (const { file, at, cut, put } of changes) {
    const { path } = telling[file % telling.length]!
    const text = contents.get(path)!
    const from = Math.floor(at * text.length)
    contents.set(path, text.slice(0, from) + put + text.slice(from + cut))
  }
  const encoder = new TextEncoder()
  return new Map([...contents].map(([path, text]) => [path, encoder.encode(text)]))
}

test('whatever a package says, its set is one that the app reads, within its own folder', () => {
  const programs = () => null
  fc.assert(
    fc.property(
      fc.constantFrom(...packages),
      fc.array(change, { minLength: 1, maxLength: 8 }),
      (files, changes) => {
        const parts = importParts(programs)
        const read = readPackage(changed(files, changes), { game: null, pattern: null }, parts)
        if (!read.ok) return
        const made = importedFiles(read.value)
        const paths = made.map(({ path }) => path.toLowerCase())
        expect(new Set(paths).size).toBe(paths.length)
        const bad = paths.filter((path) =>
          path
            .split('/')
            .some((part) => part === '' || part.startsWith('.') || part.includes('\\')),
        )
        expect(bad).toEqual([])
        const notes = made.find(({ path }) => path === NOTES_NAME)!.content as string
        expect(notesIn(notes)).toMatchObject({ ok: true })
      },
    ),
    { numRuns: tries(300, 20_000), seed: 1 },
  )
})

/** Reads a package of some texts with a test of each kind. */
function readOf(texts: Readonly<Record<string, string>>) {
  const files = { 'tests/1.in': sampleText('rockets', 'statement'), ...texts }
  const encoder = new TextEncoder()
  return readPackage(
    new Map(Object.entries(files).map(([path, text]) => [path, encoder.encode(text)])),
    { game: null, pattern: null },
    importParts(() => null),
  )
}

const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`

test.each([
  ['a deep task', { 'problem.json': `{"task_type":${deep}}` }],
  ['a deep record', { 'problem.json': `{"boardwright":{"kept":[${deep}]}}` }],
])('a package with %s is no internal error', (_, texts) => {
  const read = readOf(texts)
  const said = read.ok ? read.value.leftOut.map(({ why }) => why) : []
  expect(said).toContain('cannot be read: too deep')
})

const laughs = Array.from(
  { length: 12 },
  (_, at) =>
    `l${at}: &l${at} [${Array(9)
      .fill(at === 0 ? 'x' : `*l${at - 1}`)
      .join()}]`,
).join('\n')

test.each([
  [
    'checker: &a [*a]\ntest_cases: [{in: tests/1.in}]\n',
    1,
    14,
    '“*a” stands within what it stands for',
  ],
  [laughs, 6, 10, 'there are too many aliases, or they stand for too much, from “*l4” on'],
])(
  'a list of tests with aliases that have no end is refused with its place',
  (init, line, column, why) => {
    expect(readOf({ 'init.yml': init })).toEqual({
      ok: false,
      error: `There are no tests in it: init.yml, line ${line}, column ${column}: cannot be read: ${why}`,
    })
  },
)

test.each<[string, Record<string, string>]>([
  ['', { 'problem.yaml': 'name: x\nfoo: 1\n' }],
  ['', { 'init.yml': 'foo: 1\nchecker: bar\n' }],
  [
    ': init.yml, line 2, column 1: a set has no place for “test_cases”',
    { 'init.yml': 'foo: 1\ntest_cases: {input_format: x}\n' },
  ],
  [
    ': init.yml, line 2, column 15: 1.in is not in the package',
    { 'init.yml': 'foo: 1\ntest_cases: [{in: 1.in}]\n' },
  ],
])('a package without tests is refused for what keeps them away alone%s', (why, texts) => {
  expect(readOf(texts)).toEqual({ ok: false, error: `There are no tests in it${why}` })
})

test.each(['problem.yaml', 'submissions/submissions.yaml'])(
  'aliases without end in %s are left out with their place',
  (file) => {
    const level = sampleText('rockets', 'statement')
    const read = readOf({
      'problem.yaml': '',
      'data/secret/1.in': level,
      [file]: 'a: 1\nb: &b {c: *b}\n',
    })
    expect(read.ok && read.value.leftOut).toContainEqual({
      ...{ path: file, line: 2, column: 11, files: 1 },
      why: 'cannot be read: “*b” stands within what it stands for',
    })
  },
)

test('groups that require each other in a long row are read', () => {
  const path = (at: number): string => `secret/g${at}`
  const kept = Array.from({ length: 20_000 }, (_, at) => {
    const place = at === 0 ? { place: '1' } : {}
    return ['group', path(at), { ...place, requires: [path(at + 1)] }]
  })
  const read = readOf({
    'problem.json': JSON.stringify({ task_type: 'Batch', boardwright: { kept } }),
    'subtasks/01.json': JSON.stringify({ score: 100, testcases: ['1'] }),
  })
  expect(read.ok && Object.keys(read.value.scoring)).toEqual([path(0)])
})
