import { app, clipboard } from 'electron'
import type { Started } from './start-window'

export interface FreshStartOptions {
  /** What runs now. */
  readonly started: () => Started
  /** Starts again with these files, as if they stood on the command line. */
  readonly start: (files: readonly string[]) => void
}

/** What tests call in main. */
export interface FreshStart {
  /** Ends the window and all that serves it, and starts again with another folder for the app's own data. */
  begin(userData: string, files: readonly string[]): Promise<void>
}

/**
 * Puts `freshStart` up for tests that share one process: what a start makes is made again, and what the runtime keeps
 * beside is forgotten. Only for an app that was started with its probe.
 */
export function offerFreshStart({ started, start }: FreshStartOptions): void {
  const freshStart: FreshStart = {
    begin: async (userData, files) => {
      const { window, settle } = started()
      // What the page still keeps when it goes is not for the next one.
      await window.webContents.executeJavaScript(
        'localStorage.clear(); Storage.prototype.setItem = () => undefined; null',
      )
      clipboard.clear()
      app.setPath('userData', userData)
      // Before the old window goes: without any the app would end, and pages of one process start sooner than in a new one.
      start(files)
      window.destroy()
      await settle()
    },
  }
  Object.assign(globalThis, { freshStart })
}
