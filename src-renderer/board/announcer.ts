/** Milliseconds of quiet after which something is said: a key that is held comes faster. */
export const QUIET_MS = 250

/**
 * Speech for screen readers, held back until things are quiet, so that it does not pile up: of each topic only the latest
 * is said, all topics at once. The words are asked for when they are said.
 */
export class Announcer {
  private readonly waiting = new Map<string, () => string>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly tell: (text: string) => void) {}

  /** Says something of a topic soon, instead of what was waiting; an empty text is not said. */
  say(topic: string, words: () => string): void {
    this.waiting.delete(topic)
    this.waiting.set(topic, words)
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.flush(), QUIET_MS)
  }

  /** Leaves unsaid what waits. */
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
