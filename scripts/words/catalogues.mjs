// The catalogues as they lie in languages/: a folder for each language, a file for each catalogue.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/paths.mjs'
import { Trouble } from '../lib/say.mjs'

const folder = join(root, 'languages')

/** Whose form of every letter is another, for finding texts that are in no catalogue. */
export const PSEUDO = 'xx'

/** Codes of the languages, English first, which says what there is to translate. */
export function languageCodes() {
  return Object.keys(languageNames())
}

/** What each language is called by those who speak it, by code. */
export function languageNames() {
  return readJson('languages.json')
}

/** What is wrong with the list of languages beside their folders, a sentence each: one without the other is no language. */
export function listFaults(listed, folders) {
  return [
    ...listed
      .filter((code) => !folders.includes(code))
      .map((code) => `languages/languages.json names ${code}, which has no folder`),
    ...folders
      .filter((code) => !listed.includes(code))
      .map((code) => `languages/${code} is not in languages/languages.json`),
  ]
}

/** The codes that have a folder. */
export function languageFolders() {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

/** The names of all catalogues, in the order of the alphabet. */
export function catalogueNames() {
  return jsonNames('en')
}

/** A catalogue in one language, as it is nested. */
export function catalogue(language, name) {
  return readJson(`${language}/${name}.json`)
}

/** Messages of a catalogue by their path (`events.mouse-eaten`). */
export function messagesOf(words, path = []) {
  return Object.entries(words).flatMap(([key, value]) => {
    const at = [...path, key]
    return typeof value === 'string' ? [[at.join('.'), value]] : messagesOf(value, at)
  })
}

/** Catalogues that a language has and English has not. */
export function strangers(language) {
  const known = new Set(catalogueNames())
  return jsonNames(language).filter((name) => !known.has(name))
}

function jsonNames(language) {
  return readdirSync(join(folder, language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(folder, path), 'utf8'))
  } catch (error) {
    throw new Trouble(`languages/${path}: ${error.message}`)
  }
}
