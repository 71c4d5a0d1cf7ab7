import { app, type BrowserWindow } from 'electron'
import { z } from 'zod'

const handedOver = z.object({ files: z.array(z.string().min(1).max(32_768)).max(1000) })

/**
 * True if this is the only instance of the app with its data folder. Otherwise the first instance has been given
 * `files` (absolute paths) and this one should end.
 */
export function isFirstInstance(files: readonly string[]): boolean {
  return app.requestSingleInstanceLock({ files })
}

/** Calls `listener` with the absolute paths of a later start; there may be none. */
export function onLaterInstance(listener: (files: readonly string[]) => void): void {
  app.on('second-instance', (_, _argv, _workingFolder, data) => {
    const given = handedOver.safeParse(data)
    listener(given.success ? given.data.files : [])
  })
}

/**
 * Calls `listener` with the absolute path of a file that was dropped on the app's icon or opened in the file manager
 * (macOS).
 */
export function onSystemFile(listener: (path: string) => void): void {
  app.on('open-file', (event, path) => {
    event.preventDefault()
    listener(path)
  })
}

/** Brings the window to the front. */
export function bringUp(window: BrowserWindow): void {
  if (window.isDestroyed()) return
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
