import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/paths.mjs'
import { argumentsOf } from './arguments.mjs'
import { catalogue, catalogueNames, languageCodes, listFaults } from './catalogues.mjs'
import { faultsOf } from './check.mjs'
import { gameFaults, gameKeys, isOfGame } from './game-catalogues.mjs'
import { moduleOf } from './module.mjs'
import { pseudo } from './pseudo.mjs'
import { unusedIn } from './unused.mjs'

const sources = ['src-main', 'src-renderer', 'scripts/viewer'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|[\\/]made[\\/]|[\\/]testing[\\/]/.test(name),
    )
    .map((name) => readFileSync(join(root, folder, name), 'utf8')),
)

const pairs = catalogueNames().flatMap((name) =>
  languageCodes().map((code) => ({ name, code, file: `languages/${code}/${name}.json` })),
)

test.each(pairs)('$file has what English has', ({ name, code, file }) => {
  expect(faultsOf(file, catalogue('en', name), catalogue(code, name))).toEqual([])
  expect(() => moduleOf(code, name, catalogue(code, name))).not.toThrow()
})

// One that is a text in one language and a function in another would fail where it is called.
test.each(pairs.filter(({ code }) => code !== 'en'))(
  'what is called in English is called in $file as well',
  async ({ name, code }) => {
    const made = (of) => import(`../../src-main/core/words/made/${of}/${name}.ts`)
    const [english, own] = await Promise.all([made('en'), made(code)])
    expect(kindsOf(own.words)).toEqual(kindsOf(english.words))
  },
)

test('a message that takes nothing in its language is a function if it takes something in English', () => {
  const english = { run: '{count, plural, one {Run it} other {Run them}}', stop: 'Stop' }
  const source = moduleOf('ru', 'run', { run: 'Запустить', stop: 'Стоп' }, english)
  expect(source).toContain('run: () => "Запустить"')
  expect(source).toContain('stop: "Стоп"')
})

test('numbers are written in our own way, and the rest in the compiler’s', () => {
  const many = '{n, plural, one {# of {m, number}} other {# of them}}'
  const [, , own, rest] = moduleOf('en', 'run', { many }).split('\n')
  expect(own).toBe("import { number } from '../../number'")
  expect(rest).toMatch(/^import \{ plural \} from/)
  expect(moduleOf('en', 'run', { one: '{n, number}' })).not.toMatch(/\{ *\} from/)
  expect(moduleOf('en', 'run', { none: 'None' })).not.toContain('number')
})

test.each(catalogueNames())('every message of %s is asked for somewhere', (name) => {
  expect(unusedIn(name, catalogue('en', name), sources)).toEqual([])
})

test('a message that is missing, odd or takes too much is named with its file', () => {
  const english = { stop: 'Stop', steps: { of: '{step} of {count}' } }
  const own = { stop: 'Halt {now}', steps: {}, more: 'More' }
  expect(faultsOf('ru/run.json', english, own)).toEqual([
    'ru/run.json: steps.of is missing',
    'ru/run.json: more is not in English',
    'ru/run.json: stop takes {now}, which English does not',
  ])
})

test('the catalogues of all games have the top keys of the type, and some keys no game lacks', () => {
  const games = catalogueNames().filter(isOfGame)
  expect(games).toEqual(expect.arrayContaining(['ghosts', 'janken', 'labyrinth', 'rockets']))
  const faults = games.flatMap((name) => gameFaults(`${name}.json`, catalogue('en', name)))
  expect(faults).toEqual([])
  expect([...gameKeys()].filter(([key]) => /^(sentences|own)$/.test(key))).toEqual([
    ['sentences', false],
    ['own', true],
  ])
})

test('a top key of a game that others do not share is refused, and one that it lacks is named', () => {
  const { fields: _, ...words } = { ...catalogue('en', 'ghosts'), parts: {} }
  expect(gameFaults('languages/en/ghosts.json', words)).toEqual([
    'languages/en/ghosts.json: parts is no key that games share (src-main/core/game/game-catalogue.ts); what this game alone has stands under own',
    'languages/en/ghosts.json: fields is missing, which every game has (src-main/core/game/game-catalogue.ts)',
  ])
})

test('a plural without a form that the language needs is refused, and what is no ICU', () => {
  const steps = '{n, plural, one {# шаг} other {# шага}}'
  const odd = '{n, plural, one {# step} few {# steps} other {# steps}}'
  expect(() => moduleOf('en', 'run', { steps: odd })).toThrow('languages/en/run.json: steps')
  expect(() => moduleOf('en', 'run', { steps: 'an open {brace' })).toThrow(
    'languages/en/run.json: steps',
  )
  expect(() => moduleOf('ru', 'run', { steps })).toThrow('languages/ru/run.json: steps')
})

test('what a message takes is read off its text, inside of plurals too', () => {
  const message =
    '{who, select, cat {{name}} other {it}} took {n, plural, one {# step} other {# steps}}'
  expect([...argumentsOf(message)]).toEqual([
    ['who', 'string | number | boolean'],
    ['name', 'string | number'],
    ['n', 'number'],
  ])
})

test('the pseudo-language keeps arguments and is longer', () => {
  expect(pseudo('Go to {turn}')).toBe('[Ĝó ţó {turn}···]')
  expect(pseudo('{n, plural, one {# step} other {# steps}}')).toMatch(
    /^\[\{n, plural, one \{# šţéþ\} other/,
  )
})

test('messages that nobody asks for are found', () => {
  const words = { play: 'Play', gone: 'Gone', events: { eaten: 'Eaten' }, dead: { end: 'End' } }
  const asking = ['words.run.play', 'titled(words.run.events, name)']
  expect(unusedIn('run', words, asking)).toEqual(['run.gone', 'run.dead.end'])
})

/** Whether each message of a catalogue is a text or a function. */
function kindsOf(words) {
  return typeof words === 'object'
    ? Object.fromEntries(Object.entries(words).map(([key, inner]) => [key, kindsOf(inner)]))
    : typeof words
}

test('a language without its folder is refused, and a folder without its language', () => {
  expect(listFaults(['en', 'ru'], ['ru', 'en'])).toEqual([])
  expect(listFaults(['en', 'ru', 'de'], ['en', 'ru', 'fr'])).toEqual([
    'languages/languages.json names de, which has no folder',
    'languages/fr is not in languages/languages.json',
  ])
})
