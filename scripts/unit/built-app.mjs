// The built app for unit tests of what is built.
import { join } from 'node:path'
import { buildWhenChanged } from '../lib/build.mjs'
import { withLock } from '../lib/lock.mjs'
import { root } from '../lib/paths.mjs'

/** Builds what is older than its sources, and returns the folder in which main and the command line lie. */
export async function builtApp() {
  await withLock('set-up', async () => buildWhenChanged())
  return join(root, 'out/main')
}
