import type { Bridge } from '@core/protocol/ipc'
import { DocumentJournal } from './document-journal'
import { lookOf, viewOf } from './document-view'
import type { LevelEditor } from './level-editor.svelte'

/** How long changes wait for others before main hears of them, in ms. */
const WAIT = 150
/** The same for how a document is looked at: of no account as long as the user is stepping. */
const VIEW_WAIT = 700
/** How long a journal that could not be written is left alone, in ms. */
const RETRY = 5000

/** Sees to it that every open document is written down, whatever happens to the app. */
export class JournalKeeper {
  private readonly journals = new Map<LevelEditor, DocumentJournal>()
  private readonly changed = new Set<LevelEditor>()
  private readonly forgotten = new WeakSet<LevelEditor>()
  private timer: ReturnType<typeof setTimeout> | null = null
  private due = 0
  private order = ''
  private hasFailed = false

  constructor(
    private readonly bridge: Bridge,
    private readonly editors: () => readonly LevelEditor[],
    private readonly active: () => LevelEditor | null,
  ) {
    bridge.on('journal:failed', ({ document, message }) => this.failed(document, message))
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

  /** Brings all journals up to date now; resolves when main has them. */
  async flush(): Promise<void> {
    for (const editor of this.editors()) {
      if (!this.forgotten.has(editor)) this.touch(editor)
    }
    await this.write()
  }

  /** A document was closed. */
  async forget(editor: LevelEditor): Promise<void> {
    this.forgotten.add(editor)
    this.changed.delete(editor)
    this.journals.delete(editor)
    await this.bridge.request('journal:forget', editor.journalId)
  }

  private touch(editor: LevelEditor): void {
    this.changed.add(editor)
  }

  private schedule(wait: number): void {
    const due = performance.now() + wait
    if (this.timer !== null && this.due <= due) return
    if (this.timer !== null) clearTimeout(this.timer)
    this.due = due
    this.timer = setTimeout(() => void this.write(), wait)
  }

  private async write(): Promise<void> {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
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
    for (const note of journal.notesFor(facts)) {
      if (await this.bridge.request('journal:note', journalId, note)) continue
      journal.forget()
      this.touch(editor)
      return this.schedule(RETRY)
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

  private failed(document: string, message: string): void {
    const editor = this.editors().find(({ journalId }) => journalId === document)
    if (!editor) return
    if (!this.hasFailed) editor.refuse(`Changes cannot be kept safe for a restart: ${message}`)
    this.hasFailed = true
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
