import { app } from 'electron'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'boardwright-demo-data-'
const OLD = 10 * 60 * 1000

/**
 * Gives the demo a data folder of its own, so that it does not collide with a running app. A folder named by the caller
 * is kept. To be called before the app is ready.
 */
export function useDemoFolder(): void {
  if (app.commandLine.hasSwitch('user-data-dir')) return
  sweepOldFolders()
  app.setPath('userData', mkdtempSync(join(tmpdir(), PREFIX)))
}

// The browser keeps writing to its folder after the last event of the app, so each demo removes the folders of earlier
// ones.
function sweepOldFolders(): void {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(PREFIX)) continue
    const folder = join(tmpdir(), name)
    try {
      if (Date.now() - statSync(folder).mtimeMs > OLD) rmSync(folder, { recursive: true })
    } catch {
      // It belongs to another user, or another demo was quicker.
    }
  }
}
