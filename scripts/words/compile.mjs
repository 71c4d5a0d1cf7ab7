// The catalogues as TypeScript: an interface for each catalogue, and a module for each catalogue in each language.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readJson, root } from '../lib/paths.mjs'
import { Trouble } from '../lib/say.mjs'
import {
  catalogue,
  catalogueNames,
  languageCodes,
  languageFolders,
  languageNames,
  listFaults,
  PSEUDO,
  strangers,
} from './catalogues.mjs'
import { faultsOf } from './check.mjs'
import { gameFaults, isOfGame } from './game-catalogues.mjs'
import { moduleOf } from './module.mjs'
import { pseudoOf } from './pseudo.mjs'
import { interfaceName, interfacesOf, templateWords } from './types.mjs'

const target = join(root, 'src-main/core/words/made')
const template = join(root, 'scripts/new-game')
const templateFile = 'scripts/new-game/template/languages/en/newgame.json'

/** Catalogues of main and the command line alone, which have them at hand in every language. */
const OF_NODE = [
  'cli',
  'cliFiles',
  'cliLevels',
  'cliPrograms',
  'kits',
  'main',
  'notText',
  'packages',
  'sets',
]

/** Catalogues of the rooms that the page fetches with their first use, each by itself. */
const OF_LATE_ROOMS = ['set', 'programs', 'tour']

/** All others come together, at the start. */
const LATE = [...OF_NODE, ...OF_LATE_ROOMS]

/** Writes all modules; what has not changed stays untouched. Throws a `Trouble` that names every fault of the catalogues. */
export function compileWords() {
  refuse(listFaults(languageCodes(), languageFolders()))
  const names = catalogueNames()
  const others = languageCodes().filter((code) => code !== 'en')
  const faults = [
    ...names
      .filter(isOfGame)
      .flatMap((name) => gameFaults(`languages/en/${name}.json`, catalogue('en', name))),
    ...gameFaults(templateFile, readJson(join(root, templateFile))),
    ...others.flatMap((code) => [
      ...strangers(code).map((name) => `languages/${code}/${name}.json is not in English`),
      ...names.flatMap((name) =>
        faultsOf(`languages/${code}/${name}.json`, catalogue('en', name), catalogue(code, name)),
      ),
    ]),
  ]
  refuse(faults)
  writeAll(filesFor(names))
  writeTemplate()
}

function refuse(faults) {
  if (faults.length > 0) throw new Trouble(faults.join('\n'))
}

/** For the compiler alone: the game that `npm run new-game` lays out is checked where it lies. */
function writeTemplate() {
  const words = readJson(join(root, templateFile))
  writeChanged(join(template, 'words.d.ts'), templateWords(words))
}

function filesFor(names) {
  const first = names.filter((name) => !LATE.includes(name))
  const files = new Map([
    ['types.ts', interfacesOf(names, first)],
    ['packs.ts', packs()],
    ['all.ts', allPacks()],
  ])
  for (const code of [...languageCodes(), PSEUDO]) {
    for (const name of names)
      files.set(`${code}/${name}.ts`, moduleOf(code, name, wordsIn(code, name)))
    files.set(`${code}/first.ts`, firstPack(code, first))
  }
  for (const name of names) files.set(`every/${name}.ts`, inEvery(name))
  return files
}

/** One catalogue in every language, for processes that have no time to wait. */
function inEvery(name) {
  const codes = languageCodes()
  return [
    ...codes.map((code) => `import { words as ${code} } from '../${code}/${name}'`),
    `export const everyLanguage = { ${codes.join(', ')} }`,
  ].join('\n')
}

function wordsIn(code, name) {
  return code === PSEUDO ? pseudoOf(catalogue('en', name)) : catalogue(code, name)
}

/** All that a language has from the start, as one object. */
function firstPack(code, names) {
  return [
    ...names.map((name) => `import { words as ${variable(name)} } from './${name}'`),
    `import type { Words } from '../types'`,
    `export const words: Words = { language: '${code}', ${names.map(member).join(', ')} }`,
  ].join('\n')
}

/** All languages at once, for processes that have no time to wait. */
function allPacks() {
  const codes = languageCodes()
  return [
    ...codes.map((code) => `import { words as ${code} } from './${code}/first'`),
    `/** The words of the start in every language, by code. */`,
    `export const allWords = { ${codes.join(', ')} }`,
  ].join('\n')
}

function packs() {
  const codes = [...languageCodes(), PSEUDO]
  const loaders = (file) =>
    codes.map((code) => `${code}: () => import('./${code}/${file}')`).join(', ')
  return [
    `/** Names of the languages in themselves, by code. */`,
    `export const languageNames = ${JSON.stringify(languageNames())} as const`,
    `/** What loads the words of the start in a language. */`,
    `export const firstPacks = { ${loaders('first')} }`,
    `/** What loads the catalogue of a late room in a language. */`,
    `export const packs = { ${OF_LATE_ROOMS.map((name) => `${JSON.stringify(name)}: { ${loaders(name)} }`).join(', ')} }`,
  ].join('\n')
}

function member(name) {
  return variable(name) === name ? name : `'${name}': ${variable(name)}`
}

/** A name as a variable may be called. */
function variable(name) {
  return interfaceName(name)
    .replace(/^./, (letter) => letter.toLowerCase())
    .replace(/Words$/, '')
}

function writeAll(files) {
  for (const old of existsSync(target) ? readdirSync(target, { recursive: true }) : []) {
    const name = old.replaceAll('\\', '/')
    if (name.endsWith('.ts') && !files.has(name)) rmSync(join(target, old))
  }
  for (const [name, text] of files) writeChanged(join(target, name), text)
}

function writeChanged(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  if (existsSync(path) && readFileSync(path, 'utf8') === `${text}\n`) return
  writeFileSync(path, `${text}\n`)
}
