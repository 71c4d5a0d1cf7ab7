export interface CloseGuardOptions {
  /** Tells the page that the user wants to close the window. */
  readonly ask: () => void
  /** Closes the window; `mayClose` is called again and allows it. Forced: without waiting for the page. */
  readonly close: (isForced: boolean) => void
  /** How long a second attempt to close waits for the page, in ms. */
  readonly patience?: number
}

/**
 * Decides whether the window may close. The page is asked first, because only it knows of unsaved changes; a page that
 * is gone, or does not react when the user has tried twice, cannot keep the window open.
 */
export class CloseGuard {
  private isPageThere = false
  private isAllowed = false
  private isAsked = false
  private timer: NodeJS.Timeout | null = null

  constructor(private readonly options: CloseGuardOptions) {}

  /** The page has started and will answer from now on. */
  pageStarted(): void {
    this.isPageThere = true
    this.pageAnswered()
  }

  /** The page crashed or is reloaded. */
  pageLost(): void {
    this.isPageThere = false
    if (this.isAsked) this.letGo(true)
  }

  /** The page is handling the question, for instance by asking the user about unsaved changes. */
  pageAnswered(): void {
    this.isAsked = false
    this.stopTimer()
  }

  /** The page agrees: the window closes. */
  allow(): void {
    this.letGo(false)
  }

  /** Called when the window is about to close; false means that it must not, for now. */
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
