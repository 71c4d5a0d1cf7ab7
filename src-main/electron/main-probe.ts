import type { Started } from './start-window'

/** What tests may wait for in main; nothing can be changed through it. */
export interface MainProbe {
  /** Resolves when everything said so far is on disk and in the menu. */
  settled(): Promise<void>
  /** Resolves once all open files have been looked at from now on, and the page was told what others have changed. */
  lookedAround(): Promise<void>
}

/** Puts `mainProbe` up for tests. Only for an app that was started with its probe. */
export function offerMainProbe(started: () => Started): void {
  const mainProbe: MainProbe = {
    settled: async () => void (await started().settled()),
    lookedAround: () => started().lookedAround(),
  }
  Object.assign(globalThis, { mainProbe })
}
