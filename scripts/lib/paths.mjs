// Places in the project, and the command line tools of its dependencies.
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Everything that can be made again: runtime, logs, reports. */
export const cacheFolder = join(root, '.cache')
export const logFolder = join(cacheFolder, 'logs')
const reportFolder = join(cacheFolder, 'reports')
export const unitReport = join(reportFolder, 'unit.json')
export const e2eReport = join(reportFolder, 'e2e.json')

export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Script file of a dependency's tool, to be run with this Node: needs no shell, on any system. */
export function toolOf(dependency, name = dependency) {
  const folder = join(root, 'node_modules', dependency)
  const { bin } = readJson(join(folder, 'package.json'))
  return join(folder, typeof bin === 'string' ? bin : bin[name])
}
