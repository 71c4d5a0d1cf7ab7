import { z } from 'zod'
import { MAX_LEVEL_BYTES } from '@core/document/limits'
import { type KeyPresetId, keyPresets } from '@core/keys/presets'
import { MAX_PART } from '@core/protocol/exports'
import { MOST_PRINTED } from '@core/protocol/picture'
import type { Requests } from '@core/protocol/ipc'
import { languages } from '@core/words'
import {
  editRecord,
  levelText,
  lineRecords,
  placeShape,
  stateShape,
  viewRecord,
} from '../files/journal/records'
import { backupRule, interfaceSize, settingsChange } from '../kept/settings-file'
import { callNumber } from './call-number'
import type { EarlyRequest } from './late-requests'

const text = levelText
const label = z.string().max(300)
const printed = z.int().min(1).max(MOST_PRINTED)
const ticket = z.string().min(1).max(100)
const runId = z.int().min(0)
const bytes = z.instanceof(Uint8Array).refine(({ length }) => length <= MAX_PART)

const filters = z
  .array(
    z.strictObject({
      name: label,
      extensions: z.array(z.string().regex(/^([A-Za-z0-9.]{1,20}|\*)$/)).max(20),
    }),
  )
  .max(20)

const menuItem = z.strictObject({
  id: label,
  isEnabled: z.boolean(),
  label: label.exactOptional(),
})

const runRequest = z.strictObject({
  runId,
  slot: z.enum(['main', 'side']),
  game: z.string().min(1).max(100),
  text,
  reading: z.string().min(1).max(100).exactOptional(),
})

const side = z.string().min(1).max(100).nullable()
const move = z.string().max(10_000).nullable()

const matchRequest = z.strictObject({
  matchId: runId,
  game: z.string().min(1).max(100),
  text,
  players: z.tuple([side, side]),
  given: z.tuple([move, move]),
  seed: z.int().min(0),
  timeLimit: z.int().min(1).max(600_000),
  most: z.int().min(1).nullable(),
  faultRule: side,
})

// The names of the files that are written stand here and nowhere in what the page says.
const matchFiles = z.strictObject({
  'player0.in': text,
  'player0.out': text,
  'player0.transcript': text,
  'player1.in': text,
  'player1.out': text,
  'player1.transcript': text,
})

const keyChoice = z.strictObject({
  preset: z.enum(Object.keys(keyPresets) as [KeyPresetId, ...KeyPresetId[]]),
  keys: z
    .record(z.string().max(100), z.array(z.string().max(40)).max(8))
    .refine((keys) => Object.keys(keys).length <= 1000),
})

/** A language that the app speaks, or that of the system. */
const languageChoice = z.enum(['system', ...languages])

/** Longest workspace of a file, in letters of JSON: branches are kept with texts of their own. */
export const MAX_WORKSPACE = 4 * MAX_LEVEL_BYTES

// Open: what is in it is the page's business, so that a newer page's parts outlive an older app.
const workspace = z
  .record(z.string().max(100), z.json())
  .refine((value) => JSON.stringify(value).length <= MAX_WORKSPACE)

// No path can be made of a name like this.
const documentId = z.uuid()

const journalNote = z.discriminatedUnion('kind', [
  z.strictObject({ ...stateShape, file: ticket.nullable() }),
  z.strictObject({ ...placeShape, file: ticket.nullable() }),
  editRecord,
  viewRecord,
  ...lineRecords,
])

/** Kind and size of the arguments of the requests of the start; one without a schema does not compile. */
export const requestSchemas: { readonly [N in EarlyRequest]: z.ZodType<Requests[N]['args']> } = {
  'app:started': z.tuple([]),
  'app:demo-done': z.tuple([text]),
  'app:open-log': z.tuple([]),
  'file:open': z.tuple([filters]),
  'file:open-recent': z.tuple([ticket]),
  'file:again': z.tuple([ticket, text]),
  'file:recent': z.tuple([]),
  'file:clear-recent': z.tuple([]),
  'file:save': z.tuple([ticket, text, z.boolean(), z.boolean()]),
  'file:watch': z.tuple([z.array(ticket).max(10_000)]),
  'file:save-as': z.tuple([label, filters, text, ticket.nullable()]),
  'backup:list': z.tuple([ticket]),
  'backup:read': z.tuple([ticket, z.int().min(1)]),
  'backup:settings': z.tuple([backupRule.nullable()]),
  'workspace:load': z.tuple([ticket]),
  'workspace:save': z.tuple([ticket, workspace]),
  'ask:unsaved': z.tuple([z.array(label).min(1).max(1000)]),
  'ask:match-over-level': z.tuple([label]),
  'window:close': z.tuple([]),
  'window:front': z.tuple([]),
  'clipboard:write': z.tuple([text]),
  'clipboard:write-part': z.tuple([text, bytes.nullable()]),
  'clipboard:part': z.tuple([label]),
  'clipboard:level': z.tuple([]),
  'window:title': z.tuple([label, z.boolean()]),
  'window:theme': z.tuple([z.enum(['system', 'light', 'dark'])]),
  'window:size': z.tuple([interfaceSize.nullable()]),
  'window:language': z.tuple([languageChoice.nullable()]),
  'window:full-screen': z.tuple([z.boolean().nullable()]),
  'window:second-front': z.tuple([]),
  'window:second-screen': z.tuple([z.enum(['turn', 'leave'])]),
  'menu:state': z.tuple([z.array(menuItem).max(1000)]),
  'settings:load': z.tuple([]),
  'settings:change': z.tuple([settingsChange]),
  'settings:edit': z.tuple([]),
  'keys:load': z.tuple([]),
  'keys:save': z.tuple([keyChoice]),
  'keys:import': z.tuple([]),
  'keys:edit': z.tuple([]),
  'keys:sheet': z.tuple([
    z.array(z.strictObject({ keys: label, text: label, group: label })).max(1000),
  ]),
  'run:start': z.tuple([runRequest]),
  'run:cancel': z.tuple([runId]),
  'run:end-side': z.tuple([]),
  'match:play': z.tuple([matchRequest]),
  'match:stop': z.tuple([runId]),
  'match:export': z.tuple([matchFiles]),
  'export:begin': z.tuple([label, filters]),
  'export:append': z.tuple([runId, bytes]),
  'export:finish': z.tuple([runId]),
  'export:abort': z.tuple([runId]),
  'export:pdf': z.tuple([z.string().max(MAX_PART), z.object({ width: printed, height: printed })]),
  'export:viewer': z.tuple([]),
  'clipboard:write-picture': z.tuple([bytes]),
  'journal:note': z.tuple([documentId, journalNote]),
  'journal:forget': z.tuple([documentId]),
  'journal:order': z.tuple([z.array(documentId).max(10_000), documentId.nullable()]),
  'set:recent': z.tuple([]),
  'call:stop': z.tuple([callNumber]),
}

/** Paths of dropped files, as the preload script sends them. */
export const droppedSchema = z.tuple([z.array(z.string().max(32_768)).max(1000)])
