/** Events that tests can wait for while the window is open, instead of waiting for some time. */
export interface Rest {
  /** Resolves when everything is saved to disk and shown in the menu. */
  settled(): Promise<unknown>
  /**
   * Resolves when all open files have been checked after the call, and changes by other programs have been reported to
   * the page.
   */
  lookedAround(): Promise<void>
}
