// All that a start or a test run needs, in order; each part does nothing when it is done already.
import { buildWhenChanged } from './build.mjs'
import { installDependencies } from './dependencies.mjs'
import { ensureElectron } from './electron-runtime.mjs'
import { withLock } from './lock.mjs'
import { installSystemLibraries } from './system-libraries.mjs'

/** Sets up everything; returns the Electron that runs the app, null when none is wanted. */
export async function prepare({ withBuild, withElectron = true }) {
  return withLock('set-up', async () => {
    installDependencies()
    if (withElectron) installSystemLibraries()
    const electron = withElectron ? await ensureElectron() : null
    if (withBuild) await buildWhenChanged()
    return electron
  })
}
