import type { Bridge } from '@core/protocol/ipc'
import { DocumentJournal } from './document-journal'
import { lookOf, viewOf } from './document-view'
import type { OpenLevel } from '../../level/index'
import { words } from '../../ui/words'

/** How long changes wait for others before main hears of them, in ms. */
const WAIT = 150
/** The same for how a document is looked at: of no account as long as the user is stepping. */
const VIEW_WAIT = 700
/** How long until a journal that could not be written is tried again, in ms. */
const RETRY = 5000
/** When nothing has failed for so long after a failure, all is well again, in ms. */
const WELL_AGAIN = RETRY + 2000

/** Makes sure that every open document is written down, so that it survives the end of the app. */
export class Journals {
  private readonly journals = new Map<OpenLevel, DocumentJournal>()
  private readonly changed = new Set<OpenLevel>()
  private readonly forgotten = new WeakSet<OpenLevel>()
  private timer: ReturnType<typeof setTimeout> | null = null
  private writing = 0
  private due = 0
  private order = ''
  /** False until what the last start left is open again: what is half open must not take its place. */
  private isReady = false
  private recovery: ReturnType<typeof setTimeout> | null = null

  /** `onTrouble` is given a sentence when changes cannot be kept, and null when they can be again. */
  constructor(
    private readonly bridge: Bridge,
    private readonly levels: () => readonly OpenLevel[],
    private readonly active: () => OpenLevel | null,
    private readonly onTrouble: (text: string | null) => void,
  ) {
    bridge.on('journal:failed', ({ document, reason }) => this.failed(document, reason))
  }

  /** Watches all documents; to be called where effects may be made. */
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
        // Where the playhead is while it runs by itself is worth no writing.
        if (!level.editor.playback.isPlaying) void level.editor.playback.seen
        void lookOf(level)
        this.touch(level)
      }
      this.schedule(VIEW_WAIT)
    })
    $effect(() => {
      void [this.levels(), this.active()]
      this.schedule(WAIT)
    })
  }

  /** Begins to write: everything that was kept is open again. */
  begin(): void {
    this.isReady = true
    this.schedule(WAIT)
  }

  /** Whether main has all that there is to keep. */
  get isSettled(): boolean {
    return this.isReady && this.timer === null && this.writing === 0
  }

  /** Brings all journals up to date now; resolves when main has them. */
  async flush(): Promise<void> {
    for (const level of this.levels()) this.touch(level)
    await this.write()
  }

  /** A document was closed. */
  async forget(level: OpenLevel): Promise<void> {
    this.forgotten.add(level)
    this.changed.delete(level)
    this.journals.delete(level)
    await this.bridge.request('journal:forget', level.journalId)
  }

  /** Another level goes on with the document: this one has nothing more to say of it. */
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
      // Main takes no more than it can write down as one piece.
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

  /** The journal is tried again in a while, with everything. */
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
