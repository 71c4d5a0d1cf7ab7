import type { Bridge } from '@core/protocol/ipc'
import type { WorkspaceRecord } from '@core/protocol/requests/files'
import type { KeptData } from '../editor/index'
import { words } from '../ui/words'

/** Data that belongs to the work on a document but not into its file; in memory until the document has a file. */
export class KeptRecord implements KeptData {
  private held: WorkspaceRecord = {}
  private ticket: string | null = null

  /** `onRefused`: called with the reason why the data cannot be stored. */
  constructor(
    private readonly bridge: Bridge,
    private readonly onRefused: (why: string) => void,
  ) {}

  /** Loads the data stored beside a file that was opened. */
  async load(ticket: string): Promise<void> {
    const found = await this.bridge.request('workspace:load', ticket)
    this.held = { ...this.held, ...found }
    this.ticket = ticket
  }

  get(part: string): unknown {
    return this.held[part]
  }

  /** Stores a plain value under the name of its part; undefined removes it. */
  set(part: string, value: unknown): void {
    const { [part]: _, ...others } = this.held
    this.held = value === undefined ? others : { ...others, [part]: value }
    this.write()
  }

  /** Called when the document was saved, perhaps to a different file: the data is stored beside that. */
  follow(ticket: string): void {
    if (ticket === this.ticket) return
    this.ticket = ticket
    this.write()
  }

  private write(): void {
    if (this.ticket === null) return
    this.bridge.request('workspace:save', this.ticket, this.held).catch(() => {
      this.onRefused(words.level.branchesTooLarge)
    })
  }
}
