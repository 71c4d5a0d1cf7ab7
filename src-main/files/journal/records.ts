import { z } from 'zod'
import { followRecord } from '@core/document/journal'
import { MAX_LEVEL_BYTES } from '@core/document/limits'
import type { EditRecord, JournaledDocument } from '@core/document/journal'
import { followLineRecord } from '@core/document/journaled-lines'
import type { JournaledLine, LineRecord } from '@core/document/journaled-lines'

/** A text of a document, or a part of one; a file of this number of bytes has no more UTF-16 units. */
export const levelText = z.string().max(MAX_LEVEL_BYTES)

const text = levelText
const count = z.int().min(0)
const splice = z.strictObject({ at: count, removed: text, inserted: text })
const entry = z.strictObject({ label: text, group: z.string().max(1000), splice })
const entries = z.array(entry).readonly()
const listChange = z.strictObject({ keep: count, add: entries })

const journaledDocument = z.strictObject({
  game: z.string().min(1).max(100),
  text,
  past: entries,
  future: entries,
  savedAt: z.int().min(-1),
}) satisfies z.ZodType<JournaledDocument>

/** The changes of a document since the previous record. */
export const editRecord = z.strictObject({
  kind: z.literal('edit'),
  splice,
  past: listChange,
  future: listChange,
  savedAt: z.int().min(-1),
}) satisfies z.ZodType<EditRecord>

const turns = z.array(z.tuple([z.string().max(1000), count]).readonly()).readonly()

const line = z.strictObject({
  id: z.int().min(1),
  name: text,
  parent: count,
  from: z.strictObject({ turn: count, phase: z.int().min(-1), step: count }),
  earlier: z.array(text).readonly(),
  turns,
  document: journaledDocument,
}) satisfies z.ZodType<JournaledLine>

/** The change of a branch. */
export const lineRecords = [
  z.strictObject({ kind: z.literal('line'), line }),
  z.strictObject({ kind: z.literal('line-edit'), id: count, edit: editRecord, turns }),
  z.strictObject({ kind: z.literal('line-gone'), id: count }),
] as const satisfies readonly z.ZodType<LineRecord>[]

/** The page's view of the document; only the page interprets it. */
export const viewRecord = z.strictObject({ kind: z.literal('view'), view: z.json() })

/** Everything of a document, as sent by the page: the file by its ticket. */
export const stateShape = {
  kind: z.literal('state'),
  name: z.string().max(1000),
  document: journaledDocument,
  // Journals of earlier versions have no lines.
  lines: z.array(line).readonly().nullable().default(null),
  view: z.json(),
} as const

export const placeShape = { kind: z.literal('place'), name: z.string().max(1000) } as const

const path = z.string().min(1).max(32_768).nullable()
const keptRecord = z.discriminatedUnion('kind', [
  z.strictObject({ ...stateShape, path }),
  z.strictObject({ ...placeShape, path }),
  editRecord,
  viewRecord,
  ...lineRecords,
])

/** A line of the journal. */
export type JournalRecord = z.infer<typeof keptRecord>

/** A document as restored from its journal. */
export interface KeptDocument {
  /** Its name while it has no file. */
  readonly name: string
  /** Its file; null for one never saved. */
  readonly path: string | null
  readonly document: JournaledDocument
  /** Null if the journal contains none. */
  readonly lines: readonly JournaledLine[] | null
  readonly view: unknown
}

/** A document as far as the records of its journal are valid. */
export interface FoldedRecords {
  /** Null if they do not begin with a whole document. */
  readonly kept: KeptDocument | null
  /** False if an invalid record was found. */
  readonly isWhole: boolean
}

/** Applies the records of a journal. */
export function foldRecords(records: readonly unknown[]): FoldedRecords {
  let kept: KeptDocument | null = null
  for (const found of records) {
    const read = keptRecord.safeParse(found)
    const next: KeptDocument | null = read.success ? follow(kept, read.data) : null
    if (!next) return { kept, isWhole: false }
    kept = next
  }
  return { kept, isWhole: kept !== null }
}

function follow(kept: KeptDocument | null, record: JournalRecord): KeptDocument | null {
  if (record.kind === 'state') {
    const { name, path, document, lines, view } = record
    return { name, path, document, lines, view }
  }
  if (!kept) return null
  switch (record.kind) {
    case 'place':
      return { ...kept, name: record.name, path: record.path }
    case 'view':
      return { ...kept, view: record.view }
    case 'edit': {
      const document = followRecord(kept.document, record)
      return document && { ...kept, document }
    }
    case 'line':
    case 'line-edit':
    case 'line-gone': {
      const lines = followLineRecord(kept.lines ?? [], record)
      return lines && { ...kept, lines }
    }
  }
}
