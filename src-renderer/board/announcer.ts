/** Quiet time before an announcement, in ms; longer than the interval between repeats of a held key. */
export const QUIET_MS = 250

/**
 * Speech for screen readers, held back until nothing new has come for a while, so that it does not pile up: only the
 * latest words of each topic are said, all topics at once. `words` is called when they are said.
 */
export class Announcer {
  private readonly waiting = new Map<string, () => string>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly tell: (text: string) => void) {}

  /** Announces words of a topic soon, in place of those waiting; an empty text is not said. */
  say(topic: string, words: () => string): void {
    this.waiting.delete(topic)
    this.waiting.set(topic, words)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.flush(), QUIET_MS)
  }

  /** Drops the announcements that are waiting. */
  stop(): void {
    clearTimeout(this.timer)
    this.waiting.clear()
  }

  private flush(): void {
    const said = [...this.waiting.values()].map((words) => words()).filter(Boolean)
    this.waiting.clear()
    if (said.length > 0) this.tell(said.join(' '))
  }
}
