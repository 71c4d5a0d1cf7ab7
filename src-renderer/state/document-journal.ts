import { journaled, recordBetween } from '@core/document/journal'
import type { LevelDocument } from '@core/document/level-document'
import type { JournalNote, Json } from '@core/protocol/journal'

/** Letters of records after which a journal begins anew, at least. */
const LEAST_LENGTH = 256 * 1024

/** What the journal should know of a document. */
export interface JournalFacts {
  readonly document: LevelDocument
  /** As it is called while it has no file. */
  readonly name: string
  /** Ticket of its file. */
  readonly file: string | null
  readonly view: Json
}

/** Finds out what a document's journal has to be told since it was last told something. */
export class DocumentJournal {
  private known: JournalFacts | null = null
  /** Letters noted since the last whole state, about; and how many the state had. */
  private noted = 0
  private begun = 0

  /** Notes that bring the journal up to date, in order; a whole state at first and whenever the records grow long. */
  notesFor(facts: JournalFacts): readonly JournalNote[] {
    const { known } = this
    this.known = facts
    if (!known || this.noted > Math.max(LEAST_LENGTH, 2 * this.begun)) return [this.state(facts)]
    const notes: JournalNote[] = []
    const edit = recordBetween(known.document, facts.document)
    if (edit) notes.push(edit)
    if (known.name !== facts.name || known.file !== facts.file) {
      notes.push({ kind: 'place', name: facts.name, file: facts.file })
    }
    if (JSON.stringify(known.view) !== JSON.stringify(facts.view)) {
      notes.push({ kind: 'view', view: facts.view })
    }
    for (const note of notes) this.noted += lengthOf(note)
    return notes
  }

  /** The journal has lost the thread: the next notes begin it anew. */
  forget(): void {
    this.known = null
  }

  private state({ document, name, file, view }: JournalFacts): JournalNote {
    const state = { kind: 'state', name, file, document: journaled(document), view } as const
    this.noted = 0
    this.begun =
      document.text.length + entriesLength(document.past) + entriesLength(document.future)
    return state
  }
}

function lengthOf(note: JournalNote): number {
  if (note.kind !== 'edit') return 500
  const { splice, past, future } = note
  const own = splice.inserted.length + splice.removed.length
  return 200 + own + entriesLength(past.add) + entriesLength(future.add)
}

function entriesLength(
  entries: LevelDocument['past'] | readonly { splice: { inserted: string; removed: string } }[],
): number {
  return entries.reduce(
    (sum, { splice }) => sum + 100 + splice.inserted.length + splice.removed.length,
    0,
  )
}
