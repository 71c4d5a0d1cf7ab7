/** What can be waited for while the window is open: tests ask it, in place of a time that might do. */
export interface Rest {
  /** Resolves when everything said so far is on disk and in the menu. */
  settled(): Promise<unknown>
  /** Resolves once all open files have been looked at from now on, and the page was told what others have changed. */
  lookedAround(): Promise<void>
}
