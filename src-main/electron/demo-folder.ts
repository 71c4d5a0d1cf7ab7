import { app } from 'electron'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'boardwright-demo-data-'
const OLD = 10 * 60 * 1000

/**
 * Gives the demo data of its own, so that it does not meet an app that runs already. A folder named by the caller
 * stands. To be called before the app is ready.
 */
export function useDemoFolder(): void {
  if (app.commandLine.hasSwitch('user-data-dir')) return
  sweepOldFolders()
  app.setPath('userData', mkdtempSync(join(tmpdir(), PREFIX)))
}

// The browser goes on writing into its folder after the last event of the app, so each demo removes those before it.
function sweepOldFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue
    const folder = join(tmpdir(), name)
    try {
      if (Date.now() - statSync(folder).mtimeMs > OLD) rmSync(folder, { recursive: true })
    } catch {
      // Another user's, or another demo was quicker.
    }
  }
}
