import { app, clipboard } from 'electron'
import type { Started } from './start-window'

export interface FreshStartOptions {
  /** The running window and its services. */
  readonly started: () => Started
  /** Starts again with these files, as if they were on the command line. */
  readonly start: (files: readonly string[]) => void
}

/** Called by tests in main. */
export interface FreshStart {
  /** Closes the window and its services, and starts again with another folder for the app's own data. */
  begin(userData: string, files: readonly string[]): Promise<void>
}

/**
 * Offers `freshStart` to tests that share one process: everything created at a start is created again, and the storage
 * of the runtime is cleared. Only for an app that was started with its probe.
 */
export function offerFreshStart({ started, start }: FreshStartOptions): void {
  const freshStart: FreshStart = {
    begin: async (userData, files) => {
      const { window, settle } = started()
      // Whatever the page saves when it closes must not reach the next one.
      await window.webContents.executeJavaScript(
        'localStorage.clear(); Storage.prototype.setItem = () => undefined; null',
      )
      clipboard.clear()
      app.setPath('userData', userData)
      // Before the old window is closed: without a window the app would quit, and a page starts sooner in the same
      // process than in a new one.
      start(files)
      window.destroy()
      await settle()
    },
  }
  Object.assign(globalThis, { freshStart })
}
