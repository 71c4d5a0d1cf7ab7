import type { FileOutcome } from '@core/suite/file-plan'
import type { MadeTest } from '@core/suite/how-made'
import { entryWith, noNotes, notesIn, NOTES_NAME, printedNotes, type NotesContent } from '../notes'
import type { WriteEdit } from './file-edit'

type Entry = NotesContent['tests'][string]

/** A change of the entry of a test. */
interface NoteChange {
  /** Null: it is new. */
  readonly from: string | null
  /** Null: it is removed. */
  readonly to: string | null
  readonly isCopy?: boolean
  /** The entry that is added, or was removed. */
  readonly entry?: Entry
  /** The entry that is replaced; absent if there was none. */
  readonly was?: Entry | undefined
}

/** What is to be written of a test: of a new one its note, and how it was made; of one that is there how that was now. */
export interface FreshTest {
  readonly path: string
  readonly note?: string
  readonly made: MadeTest | null
}

/** The edit that lets notes follow their tests, and how many do; null when none has to. */
export function noteEdit(
  text: string | null,
  outcome: Pick<FileOutcome, 'notes'>,
  fresh: readonly FreshTest[] = [],
): { readonly edit: WriteEdit; readonly count: number } | null {
  const content = contentOf(text)
  if (!content) return null
  const changes: NoteChange[] = [
    ...outcome.notes.flatMap(({ from, to, isCopy }) => {
      const entry = content.tests[from]
      return entry ? { from, to, isCopy, entry } : []
    }),
    ...fresh.flatMap(({ path, note, made }) => {
      if (!note && !made) return []
      const was = note === undefined ? content.tests[path] : undefined
      return { from: null, to: path, entry: entryWith(made, was, note), was }
    }),
  ]
  if (changes.length === 0) return null
  const forth = (found: string | null): string | null => changed(found, changes)
  const back = (found: string | null): string | null => changed(found, changes.map(backOf))
  const edit = { path: NOTES_NAME, before: text, after: forth(text), merge: { forth, back } }
  return { edit, count: changes.length }
}

/** The same file with these changes, all at once; one that makes no sense stays as it is. */
function changed(text: string | null, changes: readonly NoteChange[]): string | null {
  const content = contentOf(text)
  if (!content) return text
  const tests = { ...content.tests }
  const found = changes.map(({ from, entry }) => (from === null ? entry : content.tests[from]))
  for (const { from, isCopy } of changes) if (from !== null && !isCopy) delete tests[from]
  for (const [at, { to }] of changes.entries()) if (to !== null && found[at]) tests[to] = found[at]
  return printedNotes({ ...content, tests })
}

function backOf({ from, to, isCopy, entry, was }: NoteChange): NoteChange {
  if (was) return { from, to, entry: was, was: entry }
  if (to === null) return { from: null, to: from, ...(entry && { entry }) }
  return { from: to, to: isCopy ? null : from, ...(entry && { entry }) }
}

function contentOf(text: string | null): NotesContent | null {
  if (text === null) return noNotes
  const read = notesIn(text)
  return read.ok ? read.value : null
}
