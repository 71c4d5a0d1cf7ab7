import { z } from 'zod'
import { MAX_LEVEL_BYTES } from '@core/document/limits'
import { err } from '@core/kernel/result'
import type { Backups } from '../files/backups'
import {
  editRecord,
  levelText as text,
  lineRecords,
  placeShape,
  stateShape,
  viewRecord,
} from '../files/journal/records'
import { unknownTicket, type LevelFiles } from '../files/level-files'
import type { Workspaces } from '../files/workspaces'
import { backupRule } from '../kept/settings-file'
import { filters, label, ticket } from './arguments'
import type { JournalDesk } from './journal-desk'
import type { EarlyRequest, RequestTable } from './request-table'
import type { MainSettings } from './settings'

/** The parts that open and save the user's files, and store data about them elsewhere. */
export interface FileParts {
  readonly files: LevelFiles
  readonly workspaces: Workspaces
  readonly backups: Backups
  readonly settings: MainSettings
  /** Asks the user whether to stop keeping backups. */
  readonly confirmNoBackups: () => Promise<boolean>
  /** Null if nothing is stored. */
  readonly journal: JournalDesk | null
}

/** Maximum length of a file's workspace, in characters of JSON: branches contain separate texts. */
export const MAX_WORKSPACE = 4 * MAX_LEVEL_BYTES

// Not strict: the contents are the page's business, so that data of a newer page survives an older app.
const workspace = z
  .record(z.string().max(100), z.json())
  .refine((value) => JSON.stringify(value).length <= MAX_WORKSPACE)

// A name like this cannot form a path.
const documentId = z.uuid()

const journalNote = z.discriminatedUnion('kind', [
  z.strictObject({ ...stateShape, file: ticket.nullable() }),
  z.strictObject({ ...placeShape, file: ticket.nullable() }),
  editRecord,
  viewRecord,
  ...lineRecords,
])

type FileRequest = Extract<
  EarlyRequest,
  `file:${string}` | `workspace:${string}` | `backup:${string}` | `journal:${string}`
>

/** The page's requests about files and their stored data. */
export const fileTable: RequestTable<FileParts, FileRequest> = {
  'file:open': [z.tuple([filters]), ({ files }, shown) => files.askAndOpen(shown)],
  'file:open-recent': [z.tuple([ticket]), ({ files }, file) => files.openRecent(file)],
  'file:again': [
    z.tuple([ticket, text]),
    async ({ files }, file, known) => {
      const path = files.pathOf(file)
      return path === null ? null : files.openAgain(path, known)
    },
  ],
  'file:recent': [z.tuple([]), ({ files }) => files.recent()],
  'file:clear-recent': [z.tuple([]), ({ files }) => files.clearRecent()],
  'file:save': [
    z.tuple([ticket, text, z.boolean(), z.boolean()]),
    ({ files }, ...asked) => files.save(...asked),
  ],
  'file:watch': [z.tuple([z.array(ticket).max(10_000)]), ({ files }, open) => files.watch(open)],
  'file:save-as': [
    z.tuple([label, filters, text, ticket.nullable()]),
    ({ files }, ...asked) => files.askAndSave(...asked),
  ],
  'workspace:load': [
    z.tuple([ticket]),
    ({ files, workspaces }, file) => {
      const path = files.pathOf(file)
      return path === null ? null : workspaces.load(path)
    },
  ],
  'workspace:save': [
    z.tuple([ticket, workspace]),
    async ({ files, workspaces }, file, value) => {
      const path = files.pathOf(file)
      if (path !== null) await workspaces.save(path, value)
    },
  ],
  'backup:list': [
    z.tuple([ticket]),
    ({ files, backups }, file) => {
      const path = files.pathOf(file)
      return path === null ? [] : backups.list(path)
    },
  ],
  'backup:read': [
    z.tuple([ticket, z.int().min(1)]),
    ({ files, backups }, file, number) => {
      const path = files.pathOf(file)
      return path === null ? err(unknownTicket()) : backups.read(path, number)
    },
  ],
  'backup:settings': [
    z.tuple([backupRule.nullable()]),
    async ({ settings, confirmNoBackups }, rule) => {
      // A malicious page would begin with this.
      const isEnd = rule?.count === 0 && settings.backups.count > 0
      if (rule && (!isEnd || (await confirmNoBackups()))) settings.backups = rule
      return settings.backups
    },
  ],
  'journal:note': [
    z.tuple([documentId, journalNote]),
    ({ journal }, document, note) => journal?.note(document, note) ?? true,
  ],
  'journal:forget': [
    z.tuple([documentId]),
    async ({ journal }, document) => await journal?.forget(document),
  ],
  'journal:order': [
    z.tuple([z.array(documentId).max(10_000), documentId.nullable()]),
    ({ journal }, documents, active) => journal?.setOrder(documents, active),
  ],
}
