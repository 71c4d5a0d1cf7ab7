export interface CloseGuardOptions {
  /** Tells the page that the user wants to close the window. */
  readonly ask: () => void
  /** Closes the window; it comes back to `mayClose` and is let through. Forced: without waiting for the page. */
  readonly close: (isForced: boolean) => void
  /** How long a second wish to close waits for the page, in ms. */
  readonly patience?: number
}

/**
 * Decides whether the window may close. The page is asked first, as only it knows of unsaved changes; a page that is not
 * there, or says nothing after the user has asked twice, cannot hold the window open.
 */
export class CloseGuard {
  private isPageThere = false
  private isAllowed = false
  private isAsked = false
  private timer: NodeJS.Timeout | null = null

  constructor(private readonly options: CloseGuardOptions) {}

  /** The page is up and will answer from now on. */
  pageStarted(): void {
    this.isPageThere = true
    this.pageAnswered()
  }

  /** The page crashed or is reloaded. */
  pageLost(): void {
    this.isPageThere = false
    if (this.isAsked) this.letGo(true)
  }

  /** The page has taken up the question, for instance by asking the user about unsaved changes. */
  pageAnswered(): void {
    this.isAsked = false
    this.stopTimer()
  }

  /** The page has nothing against it: the window closes. */
  allow(): void {
    this.letGo(false)
  }

  /** Asked when the window is about to close; false means that it must not, for now. */
  mayClose(): boolean {
    if (this.isAllowed || !this.isPageThere) return true
    if (this.isAsked)
      this.timer ??= setTimeout(() => this.letGo(true), this.options.patience ?? 5000)
    this.isAsked = true
    this.options.ask()
    return false
  }

  private letGo(isForced: boolean): void {
    this.isAllowed = true
    this.stopTimer()
    this.options.close(isForced)
  }

  private stopTimer(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
  }
}
