import type { Bridge } from '@core/protocol/ipc'
import { DocumentJournal } from './document-journal'
import { lookOf, viewOf } from './document-view'
import type { LevelEditor } from '../editor/level-editor.svelte'

/** How long changes wait for others before main hears of them, in ms. */
const WAIT = 150
/** The same for how a document is looked at: of no account as long as the user is stepping. */
const VIEW_WAIT = 700
/** How long a journal that could not be written is left alone, in ms. */
const RETRY = 5000
/** When nothing has failed for so long after a failure, all is well again, in ms. */
const WELL_AGAIN = RETRY + 2000

/** Sees to it that every open document is written down, whatever happens to the app. */
export class JournalKeeper {
  private readonly journals = new Map<LevelEditor, DocumentJournal>()
  private readonly changed = new Set<LevelEditor>()
  private readonly forgotten = new WeakSet<LevelEditor>()
  private timer: ReturnType<typeof setTimeout> | null = null
  private due = 0
  private order = ''
  /** False until what the last start left is open again: what is half open must not take its place. */
  private isReady = false
  private recovery: ReturnType<typeof setTimeout> | null = null

  /** `onTrouble` is given a sentence when changes cannot be kept, and null when they can be again. */
  constructor(
    private readonly bridge: Bridge,
    private readonly editors: () => readonly LevelEditor[],
    private readonly active: () => LevelEditor | null,
    private readonly onTrouble: (text: string | null) => void,
  ) {
    bridge.on('journal:failed', ({ document, reason }) => this.failed(document, reason))
  }

  /** Watches all documents; to be called where effects may be made. */
  watch(): void {
    $effect(() => {
      for (const editor of this.editors()) {
        void [editor.lines.main, editor.lines.whatIfs, editor.untitledName, editor.file]
        this.touch(editor)
      }
      this.schedule(WAIT)
    })
    $effect(() => {
      for (const editor of this.editors()) {
        // Where the playhead is while it runs by itself is worth no writing.
        if (!editor.playback.isPlaying) void editor.playback.seen
        void lookOf(editor)
        this.touch(editor)
      }
      this.schedule(VIEW_WAIT)
    })
    $effect(() => {
      void [this.editors(), this.active()]
      this.schedule(WAIT)
    })
  }

  /** Begins to write: everything that was kept is open again. */
  begin(): void {
    this.isReady = true
    this.schedule(WAIT)
  }

  /** Brings all journals up to date now; resolves when main has them. */
  async flush(): Promise<void> {
    for (const editor of this.editors()) this.touch(editor)
    await this.write()
  }

  /** A document was closed. */
  async forget(editor: LevelEditor): Promise<void> {
    this.forgotten.add(editor)
    this.changed.delete(editor)
    this.journals.delete(editor)
    await this.bridge.request('journal:forget', editor.journalId)
  }

  /** Another editor goes on with the document: this one has nothing more to say of it. */
  handOver(editor: LevelEditor): void {
    this.forgotten.add(editor)
    this.changed.delete(editor)
    this.journals.delete(editor)
  }

  private touch(editor: LevelEditor): void {
    if (!this.forgotten.has(editor)) this.changed.add(editor)
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
    const waits = [...this.changed].map((editor) => this.note(editor))
    this.changed.clear()
    waits.push(this.noteOrder())
    await Promise.all(waits)
  }

  private async note(editor: LevelEditor): Promise<void> {
    const journal = this.journalOf(editor)
    const { untitledName: name, file, journalId } = editor
    const { main, whatIfs: lines } = editor.lines
    const { document } = main
    const facts = { document, lines, name, file: file?.ticket ?? null, view: viewOf(editor) }
    try {
      for (const note of journal.notesFor(facts)) {
        if (this.forgotten.has(editor)) return
        if (await this.bridge.request('journal:note', journalId, note)) continue
        this.beginAnew(editor)
        return
      }
    } catch {
      // Main takes no more than it can write down as one piece.
      this.failed(journalId, `${editor.name} has grown too large`)
    }
  }

  private async noteOrder(): Promise<void> {
    const ids = this.editors().map((editor) => editor.journalId)
    const active = this.active()?.journalId ?? null
    const order = JSON.stringify([ids, active])
    if (order === this.order) return
    this.order = order
    await this.bridge.request('journal:order', ids, active)
  }

  private failed(document: string, reason: string): void {
    const editor = this.editors().find(({ journalId }) => journalId === document)
    if (document === '') this.order = ''
    else if (!editor) return
    if (this.recovery === null) {
      this.onTrouble(`Unsaved changes would not survive a crash now: ${reason}. Save your levels.`)
    } else clearTimeout(this.recovery)
    this.recovery = setTimeout(() => {
      this.recovery = null
      this.onTrouble(null)
    }, WELL_AGAIN)
    if (editor) this.beginAnew(editor)
    else this.schedule(RETRY)
  }

  /** The journal is tried again in a while, with everything. */
  private beginAnew(editor: LevelEditor): void {
    this.journalOf(editor).forget()
    this.touch(editor)
    this.schedule(RETRY)
  }

  private journalOf(editor: LevelEditor): DocumentJournal {
    const held = this.journals.get(editor)
    if (held) return held
    const made = new DocumentJournal()
    this.journals.set(editor, made)
    return made
  }
}
