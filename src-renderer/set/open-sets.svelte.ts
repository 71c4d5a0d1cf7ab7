import type { Bridge, EventName, Events, FileTicket } from '@core/protocol/ipc'
import { OpenSet } from './open-set.svelte'

/** All folders that are open as sets, in the order of their tabs, and those that were. */
export class OpenSets {
  list = $state.raw<readonly OpenSet[]>([])
  recent = $state.raw<readonly FileTicket[]>([])

  /** `onOpened` hears of each that was opened, or asked for again. */
  constructor(
    private readonly bridge: Bridge,
    private readonly onOpened: (set: OpenSet) => void,
  ) {}

  /** Hears of sets from now on. */
  begin(): void {
    this.bridge.on('set:opened', (opened) => {
      const held = this.find(opened.set)
      const set = held ?? new OpenSet(opened, this.bridge)
      if (held) held.takeList(opened.list)
      else this.list = [...this.list, set]
      this.onOpened(set)
      void this.loadRecent()
    })
    this.hear('set:listed', (set, { list }) => set.takeList(list))
    this.hear('set:looked', (set, looks) => set.takeLooks(looks))
    this.bridge.on('set:finding', (progress) => {
      for (const { finding } of this.list) finding.take(progress)
    })
    void this.loadRecent()
  }

  /** Lets go of a set; nothing of it is lost. */
  close(set: OpenSet): void {
    this.list = this.list.filter((one) => one !== set)
    set.finding.stop()
    void this.bridge.request('set:close', set.ticket)
  }

  /** Asks for a folder; gives why it cannot be opened, a sentence, null also when the user cancels. */
  async ask(): Promise<string | null> {
    return sentence(await this.bridge.request('set:open'))
  }

  /** Opens one of the recent folders again; gives why not. */
  async openRecent(ticket: string): Promise<string | null> {
    const problem = await this.bridge.request('set:open-recent', ticket)
    await this.loadRecent()
    return sentence(problem)
  }

  async loadRecent(): Promise<void> {
    this.recent = (await this.bridge.request('set:recent')) ?? []
  }

  private find(ticket: string): OpenSet | null {
    return this.list.find((set) => set.ticket === ticket) ?? null
  }

  private hear<N extends EventName & ('set:listed' | 'set:looked')>(
    name: N,
    take: (set: OpenSet, payload: Events[N]) => void,
  ): void {
    this.bridge.on(name, (payload) => {
      const set = this.find(payload.set)
      if (set) take(set, payload)
    })
  }
}

function sentence(
  problem: { readonly path: string; readonly message: string } | null,
): string | null {
  return problem && (problem.path === '' ? problem.message : `${problem.path}: ${problem.message}`)
}
