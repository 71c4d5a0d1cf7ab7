// The core as a script uses it: TypeScript, run through vite.
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from './paths.mjs'

/** A module of src-main/core, by its path there. */
export async function importCore(path) {
  const options = { root, configFile: false, logLevel: 'error' }
  const { module } = await runnerImport(join(root, 'src-main/core', path), options)
  return module
}
