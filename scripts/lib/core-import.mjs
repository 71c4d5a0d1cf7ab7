// The core as a script uses it: TypeScript, run through vite.
import { join } from 'node:path'
import { installDependencies } from './dependencies.mjs'
import { root } from './paths.mjs'

/** A module of src-main/core, by its path there. */
export async function importCore(path) {
  installDependencies()
  const { runnerImport } = await import('vite')
  const options = { root, configFile: false, logLevel: 'error' }
  const { module } = await runnerImport(join(root, 'src-main/core', path), options)
  return module
}
