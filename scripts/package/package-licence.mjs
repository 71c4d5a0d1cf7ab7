// What an installed package says of its licence.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { readJson } from '../lib/paths.mjs'
import { licenceName } from './licence-rules.mjs'

const TEXT_FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i

/**
 * @param {string} folder where the package is installed
 * @returns {{name: string, version: string, licence: string | null, text: string, source: string}}
 *   text: all licence files and notices of the package, empty when it has none; source: where its sources are
 */
export function packageLicence(folder) {
  const { name, version, license, repository } = readJson(join(folder, 'package.json'))
  const files = readdirSync(folder).filter((file) => TEXT_FILE.test(file))
  const text = files
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\r\n/g, '\n').trim())
    .join('\n\n')
  const source = sourceAddress(typeof repository === 'string' ? repository : repository?.url)
  return { name, version, licence: licenceName(license, text), text, source }
}

/** An address a browser takes, of the forms that package.json may name a repository in. */
export function sourceAddress(repository = '') {
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(repository)?.[1]
  if (short !== undefined) return `https://github.com/${short}`
  return repository
    .replace(/^git\+/, '')
    .replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/')
    .replace(/^git:\/\//, 'https://')
    .replace(/\.git$/, '')
}
