// The list of what the app is made of, with licences: made of what the bundlers say they took.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, root } from '../lib/paths.mjs'
import { Trouble } from '../lib/say.mjs'
import { cratesIn } from './crates.mjs'
import { isAllowed, wantsSources } from './licence-rules.mjs'
import { packageLicence } from './package-licence.mjs'

export const licencesFile = join(root, 'out/third-party-licences.txt')

const LISTS = ['main', 'main/picture', 'main/viewer', 'preload', 'renderer']
const COMPILED = { '@resvg/resvg-wasm': 'index_bg.wasm' }

/** Writes the list for the build in out/; returns the number of packages in it. Throws `Trouble` for a licence we may not use. */
export function writeLicences() {
  const lists = LISTS.map((part) => join(root, 'out', part, 'bundled-packages.json'))
  const names = [...new Set(lists.filter(existsSync).flatMap(readJson))].sort()
  if (names.length === 0) throw new Trouble('There is no build to list the licences of.')
  const packages = names.map((name) => {
    const folder = join(root, 'node_modules', name)
    const compiled = COMPILED[name]
    const crates = compiled ? cratesIn(readFileSync(join(folder, compiled))) : []
    return { ...packageLicence(folder), crates }
  })
  writeFileSync(licencesFile, licencesText(packages, generalText))
  return packages.length
}

/** The text of a licence that is the same for all packages; empty when we keep none. */
function generalText(licence) {
  const file = join(root, 'resources/licences', `${licence}.txt`)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
}

/**
 * @param {{name: string, version: string, licence: string | null, text: string, source: string, crates: string[]}[]} packages
 * @param {(licence: string) => string} generalTextOf
 */
export function licencesText(packages, generalTextOf) {
  const titled = packages.map((one) => {
    const { name, version, licence } = one
    if (!isAllowed(licence)) throw new Trouble(`The licence of ${name} is not allowed: ${licence}`)
    const text = one.text || generalTextOf(licence)
    if (text === '') throw new Trouble(`${name} comes without the text of its licence.`)
    return { ...one, text, title: `${name} ${version}: ${licence}` }
  })
  return [
    'What Boardwright is made of',
    '',
    'Boardwright itself is under the MIT licence (LICENSE). It runs on Electron and Chromium, whose',
    'licences lie beside the app as LICENSE.electron.txt and LICENSES.chromium.html. Of these packages',
    'it contains code, fonts or programs:',
    '',
    ...titled.map(({ title }) => `  ${title}`),
    '',
    ...titled.flatMap((one) => [
      '-'.repeat(80),
      one.title,
      one.source,
      '',
      ...notes(one),
      one.text,
      '',
    ]),
  ].join('\n')
}

function notes({ name, version, licence, source, crates }) {
  const lines = []
  if (wantsSources(licence)) {
    lines.push(
      `Contained unchanged. Its sources are free under the same licence: ${source},`,
      `and the package ${name}@${version} of the npm registry.`,
      '',
    )
  }
  if (crates.length > 0) {
    lines.push(
      'Compiled from Rust; among its parts are these crates, each under the licence that its page',
      'https://crates.io/crates/<name>/<version> names:',
      ...crates.map((crate) => `  ${crate}`),
      '',
    )
  }
  return lines
}
