import type { Bridge, WorkspaceRecord } from '@core/protocol/ipc'
import type { Kept } from '../editor/index'
import { words } from '../ui/words'

/** What belongs to the work on a document and not into its file; in memory until the document has a file. */
export class KeptRecord implements Kept {
  private held: WorkspaceRecord = {}
  private ticket: string | null = null

  /** `onRefused` hears why it cannot be kept. */
  constructor(
    private readonly bridge: Bridge,
    private readonly onRefused: (why: string) => void,
  ) {}

  /** Fetches what is kept beside a file that was opened. */
  async load(ticket: string): Promise<void> {
    const found = await this.bridge.request('workspace:load', ticket)
    this.held = { ...this.held, ...found }
    this.ticket = ticket
  }

  get(part: string): unknown {
    return this.held[part]
  }

  /** Keeps a plain value under the name of the part it belongs to; undefined forgets it. */
  set(part: string, value: unknown): void {
    const { [part]: _, ...others } = this.held
    this.held = value === undefined ? others : { ...others, [part]: value }
    this.write()
  }

  /** The document was saved, perhaps to another file: what is kept goes with it. */
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
