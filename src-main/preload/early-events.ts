/** Where events come from: as much of Electron's `ipcRenderer` as is needed. */
export interface EventSource {
  on(name: string, hear: (event: unknown, payload: unknown) => void): unknown
  removeListener(name: string, hear: (event: unknown, payload: unknown) => void): unknown
}

/** A listener for the events of one name. */
interface Ear {
  readonly name: string
  readonly listener: (payload: unknown) => void
  /** Ends its listening at the source, once that has begun. */
  end: () => void
}

/**
 * Holds the events that come before the page listens, such as a command of the native menu in the first moment of a start:
 * the page fetches its words first. With the first listener, once the page has done what it does then, all that was held is
 * given out in the order in which it came. From then on an event that nobody listens to is lost.
 */
export class EarlyEvents {
  private readonly held: (readonly [name: string, payload: unknown])[] = []
  private readonly holders: readonly Ear[]
  /** Those who wait for what is held. */
  private readonly waiting = new Set<Ear>()
  private isOver = false

  /** `soon` does something after all that is being done at the moment. */
  constructor(
    private readonly source: EventSource,
    names: readonly string[],
    private readonly soon: (act: () => void) => void,
  ) {
    this.holders = names.map((name) =>
      this.listen(ear(name, (payload) => this.held.push([name, payload]))),
    )
  }

  /** Tells `listener` of all events of a name; what it gives ends that. */
  on(name: string, listener: (payload: unknown) => void): () => void {
    const one = ear(name, listener)
    if (this.isOver) this.listen(one)
    else this.wait(one)
    return () => {
      this.waiting.delete(one)
      one.end()
    }
  }

  private wait(one: Ear): void {
    if (this.waiting.size === 0) this.soon(() => this.giveOut())
    this.waiting.add(one)
  }

  private giveOut(): void {
    if (this.isOver || this.waiting.size === 0) return
    this.isOver = true
    for (const holder of this.holders) holder.end()
    for (const one of this.waiting) this.listen(one)
    for (const [name, payload] of this.held) {
      for (const one of this.waiting) if (one.name === name) one.listener(payload)
    }
    this.held.length = 0
    this.waiting.clear()
  }

  private listen(one: Ear): Ear {
    const hear = (_: unknown, payload: unknown): void => one.listener(payload)
    this.source.on(one.name, hear)
    one.end = () => void this.source.removeListener(one.name, hear)
    return one
  }
}

function ear(name: string, listener: (payload: unknown) => void): Ear {
  return { name, listener, end: () => undefined }
}
