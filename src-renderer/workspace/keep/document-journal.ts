import { journaled, recordBetween, type JournaledDocument } from '@core/document/journal'
import { journaledLines, lineRecords } from '@core/document/journaled-lines'
import type { LevelDocument } from '@core/document/level-document'
import type { Line } from '@core/document/line-tree'
import type { JournalNote, Json } from '@core/protocol/journal'

/** Minimum number of characters of records after which a journal starts over. */
const LEAST_LENGTH = 256 * 1024

/** The facts about a document that its journal stores. */
export interface JournalFacts {
  readonly document: LevelDocument
  /** Its branches, each after the one it was made from. */
  readonly lines: readonly Line[]
  /** Its name while it has no file. */
  readonly name: string
  /** Ticket of its file; null if it has none. */
  readonly file: string | null
  readonly view: Json
}

/** Finds the changes for a document's journal since its last record. */
export class DocumentJournal {
  private known: JournalFacts | null = null
  /** Approximate number of characters recorded since the last whole state, and those of that state. */
  private noted = 0
  private begun = 0

  /**
   * The notes that bring the journal up to date, in order; a whole state at first and whenever the records become long.
   */
  notesFor(facts: JournalFacts): readonly JournalNote[] {
    const { known } = this
    this.known = facts
    if (!known || this.noted > Math.max(LEAST_LENGTH, 2 * this.begun)) return [this.state(facts)]
    const notes: JournalNote[] = []
    const edit = recordBetween(known.document, facts.document)
    if (edit) notes.push(edit)
    notes.push(...lineRecords(known.lines, facts.lines))
    if (known.name !== facts.name || known.file !== facts.file) {
      notes.push({ kind: 'place', name: facts.name, file: facts.file })
    }
    if (JSON.stringify(known.view) !== JSON.stringify(facts.view)) {
      notes.push({ kind: 'view', view: facts.view })
    }
    for (const note of notes) this.noted += lengthOf(note)
    return notes
  }

  /** Called when the journal is incomplete: the next notes start it over. */
  forget(): void {
    this.known = null
  }

  private state({ document, lines, name, file, view }: JournalFacts): JournalNote {
    const documents = [document, ...lines.map((line) => line.document)]
    this.noted = 0
    this.begun = documents.reduce((sum, one) => sum + documentLength(one), 0)
    const kept = { document: journaled(document), lines: journaledLines(lines) }
    return { kind: 'state', name, file, ...kept, view }
  }
}

function lengthOf(note: JournalNote): number {
  if (note.kind === 'line') return 500 + documentLength(note.line.document)
  if (note.kind === 'line-edit') return 100 + lengthOf(note.edit)
  if (note.kind !== 'edit') return 500
  const { splice, past, future } = note
  const own = splice.inserted.length + splice.removed.length
  return 200 + own + entriesLength(past.add) + entriesLength(future.add)
}

function documentLength({ text, past, future }: JournaledDocument | LevelDocument): number {
  return text.length + entriesLength(past) + entriesLength(future)
}

function entriesLength(entries: JournaledDocument['past']): number {
  return entries.reduce(
    (sum, { splice }) => sum + 100 + splice.inserted.length + splice.removed.length,
    0,
  )
}
