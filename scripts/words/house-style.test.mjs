import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/paths.mjs'
import { catalogue, catalogueNames, languageCodes, messagesOf } from './catalogues.mjs'
import { manyNames, onesWithoutNumber, stiffWords, textOf, uncounted } from './house-style.mjs'

const english = messagesIn('en')
const others = languageCodes().filter((code) => code !== 'en')

/** Their number is in a field beside them, as in “every [21] minutes”. */
const NUMBER_BESIDE = new Set(['keep.backups.unit', 'settings.backups.minutes'])

/** “{count} of {all} …” has no plural of the first in English. */
const OF_ALL = new Set(['cliLevels.readings.caught', 'cliPrograms.judge.fails'])

/** Buttons and lines of menus that are longer than their kind, with why. */
const LONG = new Set([
  // A menu of a cell, where the cell is the point.
  'debug.menu.removeFromCell',
  'debug.menu.breakOnCell',
  'programs.menu.runTest',
  'programs.menu.runProgram',
  'set.menu.canonical',
  'set.menu.rotate',
])

function messagesIn(code) {
  return new Map(
    catalogueNames().flatMap((name) =>
      messagesOf(catalogue(code, name)).map(([key, message]) => [`${name}.${key}`, message]),
    ),
  )
}

test('no English message has a word that needs a second reading', () => {
  expect(faults(english, (message) => stiffWords(textOf(message)))).toEqual([])
})

test('no English document has a word that needs a second reading', () => {
  const lines = documents().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replace(/^```.*?^```$/gms, (code) =>
      code.replace(/[^\n]/g, ''),
    )
    return text.split('\n').map((line, at) => [`${file}:${at + 1}`, line.replace(/`[^`]*`/g, '')])
  })
  expect(faults(lines, stiffWords)).toEqual([])
})

test.each(others)('what %s counts by a plural, English does', (code) => {
  const own = messagesIn(code)
  const open = [...english].filter(([path]) => !OF_ALL.has(path))
  expect(faults(open, (message, path) => uncounted(message, own.get(path)))).toEqual([])
})

test.each(others)('the form “one” of %s says its number or has a form for exactly one', (code) => {
  const open = [...messagesIn(code)].filter(([path]) => !NUMBER_BESIDE.has(path))
  expect(faults(open, onesWithoutNumber)).toEqual([])
})

// A second name for a thing is a slip, unless it is on the list: then the one word means two things.
test('one English word has one Russian word, and the other way round', () => {
  const accepted = JSON.parse(readFileSync(join(root, 'scripts/words/two-names.json'), 'utf8'))
  const russian = messagesIn('ru')
  const found = { en: manyNames(english, russian), ru: manyNames(russian, english) }
  for (const side of ['en', 'ru']) {
    const now = Object.fromEntries(found[side].map(({ name, of }) => [name, [...of.keys()].sort()]))
    expect(now).toEqual(accepted[side])
  }
})

test.each([
  ['en', 24],
  ['ru', 28],
])('buttons and lines of menus have in %s at most %d characters', (code, most) => {
  const labels = [...messagesIn(code)].filter(
    ([path, text]) =>
      /\.(labels|menu|bar|buttons|tabs)\./.test(path) &&
      !/Hint$/.test(path) &&
      !text.includes('{') &&
      !LONG.has(path),
  )
  expect(labels.length).toBeGreaterThan(50)
  expect(labels.filter(([, text]) => text.length > most)).toEqual([])
})

test('stiff words are found with what to write instead', () => {
  expect(stiffWords('It is run anew, and a program that is to fail is told.')).toEqual([
    '“anew”: again',
    '“is to fail”: should',
    '“is told”: is reported, is shown',
  ])
  expect(stiffWords('There is no test here, and the wall is to the north.')).toEqual([])
})

test('a count that only the other language inflects is found, and a “one” that says no number', () => {
  const russian = '{n, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}'
  expect(uncounted('{n} steps', russian)).toEqual(['n'])
  expect(uncounted('{n, plural, one {# step} other {# steps}}', russian)).toEqual([])
  expect(onesWithoutNumber(russian)).toEqual([])
  expect(onesWithoutNumber('{n, plural, one {шаг} other {шаги}}')).toEqual(['n'])
  expect(onesWithoutNumber('{n, plural, =1 {шаг} one {шагов: #} other {шаги}}')).toEqual([])
})

test('two names for one thing are found with the messages that use them', () => {
  const own = new Map([
    ['a.first', 'First difference'],
    ['b.other', 'The first difference.'],
  ])
  const other = new Map([
    ['a.first', 'Первое отличие'],
    ['b.other', 'Первое различие.'],
  ])
  const [found] = manyNames(own, other)
  expect([...found.of.keys()]).toEqual(['первое отличие', 'первое различие'])
})

/** `path: what is wrong` for every text in which `judge` finds something. */
function faults(texts, judge) {
  return [...texts].flatMap(([path, text]) => judge(text, path).map((fault) => `${path}: ${fault}`))
}

function documents() {
  const manual = readdirSync(join(root, 'docs/manual/en')).map((name) => `docs/manual/en/${name}`)
  const docs = readdirSync(join(root, 'docs')).map((name) => `docs/${name}`)
  const top = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md']
  return [...top, ...docs, ...manual].filter((name) => name.endsWith('.md'))
}
