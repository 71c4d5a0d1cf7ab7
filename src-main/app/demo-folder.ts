import { app } from 'electron'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Gives the demo data of its own, so that it neither meets an app that runs already nor leaves anything behind. A folder
 * named by the caller stands. To be called before the app is ready.
 */
export function useDemoFolder(): void {
  if (app.commandLine.hasSwitch('user-data-dir')) return
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-demo-'))
  app.setPath('userData', folder)
  app.on('quit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
}
