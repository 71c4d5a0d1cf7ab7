import type { Bridge } from '@core/protocol/ipc'
import { DocumentJournal } from './document-journal'
import { viewWithoutPlayhead, viewOf } from './document-view'
import type { OpenLevel } from '../../level/index'
import { words } from '../../ui/words'

/** Time that changes wait for further ones before main gets them, in ms. */
const WAIT = 150
/** The same for changes of the view, which do not matter while the user is stepping. */
const VIEW_WAIT = 700
/** Time until a journal that could not be written is tried again, in ms. */
const RETRY = 5000
/** Time without a failure after which the trouble is over, in ms. */
const WELL_AGAIN = RETRY + 2000

/** Stores every open document in a journal, so that it survives the end of the app. */
export class Journals {
  private readonly journals = new Map<OpenLevel, DocumentJournal>()
  private readonly changed = new Set<OpenLevel>()
  private readonly forgotten = new WeakSet<OpenLevel>()
  private timer: ReturnType<typeof setTimeout> | null = null
  private writing = 0
  private due = 0
  private order = ''
  /** False until the last session is restored: a half restored one must not replace it. */
  private isReady = false
  private recovery: ReturnType<typeof setTimeout> | null = null

  /** `onTrouble`: called with a sentence when changes cannot be stored, and with null when they can be again. */
  constructor(
    private readonly bridge: Bridge,
    private readonly levels: () => readonly OpenLevel[],
    private readonly active: () => OpenLevel | null,
    private readonly onTrouble: (text: string | null) => void,
  ) {
    bridge.on('journal:failed', ({ document, reason }) => this.failed(document, reason))
  }

  /** Watches all documents; call it where effects may be created. */
  watch(): void {
    $effect(() => {
      for (const level of this.levels()) {
        void [level.editor.lines.main, level.editor.lines.branches, level.untitledName, level.file]
        this.touch(level)
      }
      this.schedule(WAIT)
    })
    $effect(() => {
      for (const level of this.levels()) {
        // Positions of the playhead during playback are not worth storing.
        if (!level.editor.playback.isPlaying) void level.editor.playback.seen
        void viewWithoutPlayhead(level)
        this.touch(level)
      }
      this.schedule(VIEW_WAIT)
    })
    $effect(() => {
      void [this.levels(), this.active()]
      this.schedule(WAIT)
    })
  }

  /** Begins to write, once the last session is restored. */
  begin(): void {
    this.isReady = true
    this.schedule(WAIT)
  }

  /** Whether main has received everything. */
  get isSettled(): boolean {
    return this.isReady && this.timer === null && this.writing === 0
  }

  /** Brings all journals up to date now; resolves when main has them. */
  async flush(): Promise<void> {
    for (const level of this.levels()) this.touch(level)
    await this.write()
  }

  /** Called when a document was closed. */
  async forget(level: OpenLevel): Promise<void> {
    this.forgotten.add(level)
    this.changed.delete(level)
    this.journals.delete(level)
    await this.bridge.request('journal:forget', level.journalId)
  }

  /** Called when another level takes over the document: this one stores nothing more. */
  handOver(level: OpenLevel): void {
    this.forgotten.add(level)
    this.changed.delete(level)
    this.journals.delete(level)
  }

  private touch(level: OpenLevel): void {
    if (!this.forgotten.has(level)) this.changed.add(level)
  }

  private schedule(wait: number): void {
    if (!this.isReady) return
    const due = performance.now() + wait
    if (this.timer !== null && this.due <= due) return
    if (this.timer !== null) clearTimeout(this.timer)
    this.due = due
    this.timer = setTimeout(() => void this.write(), wait)
  }

  private async write(): Promise<void> {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
    if (!this.isReady) return
    const waits = [...this.changed].map((level) => this.note(level))
    this.changed.clear()
    waits.push(this.noteOrder())
    this.writing++
    try {
      await Promise.all(waits)
    } finally {
      this.writing--
    }
  }

  private async note(level: OpenLevel): Promise<void> {
    const journal = this.journalOf(level)
    const { untitledName: name, file, journalId } = level
    const { main, branches: lines } = level.editor.lines
    const { document } = main
    const facts = { document, lines, name, file: file?.ticket ?? null, view: viewOf(level) }
    try {
      for (const note of journal.notesFor(facts)) {
        if (this.forgotten.has(level)) return
        if (await this.bridge.request('journal:note', journalId, note)) continue
        this.beginAnew(level)
        return
      }
    } catch {
      // Main accepts only as much as it can write at once.
      this.failed(journalId, words.keep.tooLarge({ name: level.name }))
    }
  }

  private async noteOrder(): Promise<void> {
    const ids = this.levels().map((level) => level.journalId)
    const active = this.active()?.journalId ?? null
    const order = JSON.stringify([ids, active])
    if (order === this.order) return
    this.order = order
    await this.bridge.request('journal:order', ids, active)
  }

  private failed(document: string, reason: string): void {
    const level = this.levels().find(({ journalId }) => journalId === document)
    if (document === '') this.order = ''
    else if (!level) return
    if (this.recovery === null) {
      this.onTrouble(words.keep.unsafe({ reason }))
    } else clearTimeout(this.recovery)
    this.recovery = setTimeout(() => {
      this.recovery = null
      this.onTrouble(null)
    }, WELL_AGAIN)
    if (level) this.beginAnew(level)
    else this.schedule(RETRY)
  }

  /** Tries the journal again after a while, with the whole state. */
  private beginAnew(level: OpenLevel): void {
    this.journalOf(level).forget()
    this.touch(level)
    this.schedule(RETRY)
  }

  private journalOf(level: OpenLevel): DocumentJournal {
    const held = this.journals.get(level)
    if (held) return held
    const made = new DocumentJournal()
    this.journals.set(level, made)
    return made
  }
}
