/** A source of events: the part of Electron's `ipcRenderer` that is needed. */
export interface EventSource {
  on(name: string, hear: (event: unknown, payload: unknown) => void): unknown
  removeListener(name: string, hear: (event: unknown, payload: unknown) => void): unknown
}

/** A listener for the events of one name. */
interface Ear {
  readonly name: string
  readonly listener: (payload: unknown) => void
  /** Ends listening at the source, once that has begun. */
  end: () => void
}

/**
 * Holds events that come before the page listens, such as a command of the native menu at the beginning of a start,
 * while the page still fetches its messages. After the first listener is added, and the page has finished its current
 * work, all held events are delivered in order. From then on an event without a listener is lost.
 */
export class EarlyEvents {
  private readonly held: (readonly [name: string, payload: unknown])[] = []
  private readonly holders: readonly Ear[]
  /** The listeners waiting for held events. */
  private readonly waiting = new Set<Ear>()
  private isOver = false

  /** `soon` runs a function after the current work. */
  constructor(
    private readonly source: EventSource,
    names: readonly string[],
    private readonly soon: (act: () => void) => void,
  ) {
    this.holders = names.map((name) =>
      this.listen(ear(name, (payload) => this.held.push([name, payload]))),
    )
  }

  /** Calls `listener` for all events of a name; returns a function that ends this. */
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
