import type { Bridge, EventName, Events } from '@core/protocol/ipc'
import type { FileTicket } from '@core/protocol/file-ticket'
import type { Json } from '@core/protocol/journal'
import type { OpenedSet } from '@core/protocol/set'
import type * as Parts from './open-set.svelte'

/** A set that was closed. */
export interface ClosedSet {
  readonly ticket: string
  readonly view: Json
}

type OpenSet = Parts.OpenSet

/**
 * All folders that are open as sets, in the order of their tabs, and the closed ones. The code of an open set is loaded
 * with the first one.
 */
export class OpenSets {
  list = $state.raw<readonly OpenSet[]>([])
  recent = $state.raw<readonly FileTicket[]>([])

  /** Places of sets that were open when the app ended. */
  private readonly places = new Map<OpenSet, number>()
  private parts: typeof Parts | null = null
  private loading: Promise<typeof Parts> | null = null
  /** How closed sets were looked at that are to be opened again, by their tickets. */
  private readonly closedViews = new Map<string, Json>()

  /** `onOpened` is called for each set that was opened, or asked for again; `restored` is main's value. */
  constructor(
    private readonly bridge: Bridge,
    private readonly onOpened: (set: OpenSet, restored: OpenedSet['restored']) => void,
  ) {}

  /** Hears of sets from now on. */
  begin(): void {
    this.bridge.on('set:opened', (opened) =>
      this.whenLoaded(({ OpenSet }) => this.take(opened, OpenSet)),
    )
    this.hear('set:listed', (set, { list }) => set.takeList(list))
    this.hear('set:looked', (set, looks) => set.takeLooks(looks))
    void this.loadRecent()
  }

  /** Closes a set; nothing is lost. */
  close(set: OpenSet): void {
    this.list = this.list.filter((one) => one !== set)
    set.close()
    void this.letGo(set.ticket)
  }

  /** The open set in whose folder a file lies; null if there is none. */
  holding(file: FileTicket | null): OpenSet | null {
    return this.list.find((one) => file !== null && one.holds(file)) ?? null
  }

  /** Loads the code of an open set, if it is not loaded yet. */
  load(): Promise<typeof Parts> {
    return (this.loading ??= import('./open-set.svelte').then((parts) => (this.parts = parts)))
  }

  /**
   * Resolves when the sets that main has told of so far are in the list, or their code cannot be loaded; null if nothing
   * is awaited.
   */
  get arriving(): Promise<unknown> | null {
    return this.parts ? null : (this.loading?.catch(() => undefined) ?? null)
  }

  /** Opens a set again that was closed, as it was looked at; returns why not. */
  async openAgain({ ticket, view }: ClosedSet): Promise<string | null> {
    this.closedViews.set(ticket, view)
    const problem = await this.bridge.request('set:open-again', ticket)
    this.closedViews.delete(ticket)
    return sentence(problem)
  }

  /** Asks for a folder; returns why it cannot be opened, a sentence, null also when the user cancels. */
  async ask(): Promise<string | null> {
    return sentence(await this.bridge.request('set:open'))
  }

  /** Opens one of the recent folders again; returns why not. */
  async openRecent(ticket: string): Promise<string | null> {
    const problem = await this.bridge.request('set:open-recent', ticket)
    await this.loadRecent()
    return sentence(problem)
  }

  async loadRecent(): Promise<void> {
    this.recent = (await this.bridge.request('set:recent')) ?? []
  }

  private async letGo(ticket: string): Promise<void> {
    await this.bridge.request('set:close', ticket)
    // Main reported it as open in the meantime, so the page has a set that main has closed.
    const held = this.find(ticket)
    if (!held || (await this.bridge.request('set:open-again', ticket)) === null) return
    held.close()
    this.list = this.list.filter((one) => one !== held)
  }

  /** In the order of the calls: reports about a set wait for its opening. */
  private whenLoaded(work: (parts: typeof Parts) => void): void {
    if (this.parts) work(this.parts)
    else void this.load().then(work)
  }

  private take(opened: OpenedSet, Made: typeof Parts.OpenSet): void {
    const { restored } = opened
    const held = this.find(opened.set)
    const view = restored?.view ?? this.closedViews.get(opened.set)
    const set = held ?? new Made(opened, this.bridge, view)
    if (held) {
      held.takeList(opened.list)
      // Requested while main had the set closed, the list is empty.
      void held.programs?.load()
    } else this.admit(set, restored)
    this.onOpened(set, restored)
    void this.loadRecent()
  }

  /** Those that were open before come in their order, however soon their disks answer. */
  private admit(set: OpenSet, restored: OpenedSet['restored']): void {
    if (restored) this.places.set(set, restored.at)
    const isLater = (one: OpenSet): boolean =>
      restored !== null && (this.places.get(one) ?? -1) > restored.at
    const at = this.list.findIndex(isLater)
    this.list = this.list.toSpliced(at < 0 ? this.list.length : at, 0, set)
  }

  private find(ticket: string): OpenSet | null {
    return this.list.find((set) => set.ticket === ticket) ?? null
  }

  private hear<N extends EventName & ('set:listed' | 'set:looked')>(
    name: N,
    take: (set: OpenSet, payload: Events[N]) => void,
  ): void {
    this.bridge.on(name, (payload) =>
      this.whenLoaded(() => {
        const set = this.find(payload.set)
        if (set) take(set, payload)
      }),
    )
  }
}

function sentence(
  problem: { readonly path: string; readonly message: string } | null,
): string | null {
  return problem && (problem.path === '' ? problem.message : `${problem.path}: ${problem.message}`)
}
