import { z } from 'zod'
import { compareRules } from '@core/judging/compare-outputs'
import type { Requests } from '@core/protocol/ipc'
import type { SetJob } from '@core/protocol/set'
import { isFileName, packageKinds } from '@core/package/order'
import { packageFormats } from '@core/package/package'
import { languages } from '@core/words'
import { answerEndings } from '@core/suite/set-files'
import { certificateFiles } from '@core/protocol/certificate'
import { packageForms } from '@core/protocol/packing'
import { levelText as text } from '../files/journal/records'
import { madeByApp, testMadeByApp } from '../sets/made-schema'
import { scoringKeys } from '../sets/notes'
import { MOST_SETS } from '../sets/open/kept-sets'
import { wishSchema } from '../sets/wish-schema'
import { callNumber } from './call-number'
import { programLimits } from './program-schemas'
import type { LateRequest } from './late-requests'

const ticket = z.string().min(1).max(100)
const id = z.string().min(1).max(200)
// Main knows no other paths than those that it has told.
const path = z.string().min(1).max(4096)
const paths = z.array(path).max(100_000)
const group = z.string().max(4096)
const note = z.string().max(10_000)

const work = {
  game: id,
  wishes: z.array(wishSchema).min(1).max(1000),
  isOfficial: z.boolean(),
}

/** Most levels that one search may try. */
export const MOST_TRIES = 100_000_000

// One part of a path; what it may not be is told where it is looked at.
const name = z.string().regex(/^[^./\\\p{Cc}][^/\\\p{Cc}]{0,199}$/u)

const newTest = z.strictObject({
  text,
  group,
  name,
  note,
  how: madeByApp.optional(),
})

/** Letters of texts that one step may write over. */
export const MOST_REWRITTEN = 64 * 1024 * 1024

const rewrite = z.strictObject({
  kind: z.literal('rewrite'),
  label: z.string().min(1).max(200),
  texts: z
    .array(z.strictObject({ path, before: text, after: text, made: testMadeByApp.optional() }))
    .max(10_000)
    .refine((all) => all.reduce((sum, { after }) => sum + after.length, 0) <= MOST_REWRITTEN),
})

const job: z.ZodType<SetJob> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('duplicate'), paths }),
  z.strictObject({ kind: z.literal('rename'), path, name: z.string().max(1000) }),
  z.strictObject({ kind: z.literal('move'), paths, group }),
  z.strictObject({ kind: z.literal('place'), paths, group, before: path.nullable() }),
  z.strictObject({ kind: z.literal('number'), group }),
  z.strictObject({ kind: z.literal('bin'), paths }),
  rewrite,
  z.strictObject({ kind: z.literal('add'), tests: z.array(newTest).min(1).max(10_000) }),
])

/** Most levels that are generated in one go. */
export const MOST_GENERATED = 1000

const line = z.string().max(1000)

const packageOrder = z.strictObject({
  kind: z.enum(packageKinds),
  format: z.enum(packageFormats),
  language: z.enum(languages),
  name: z.string().refine(isFileName),
  title: line,
  author: line,
  licence: line,
  opponent: id.nullable(),
  pattern: z.strictObject({ input: line, answer: line }),
})

type SetRequest = Extract<LateRequest, `set:${string}`>

/** Kind and size of the arguments of the requests about sets. */
export const setSchemas: { readonly [N in SetRequest]: z.ZodType<Requests[N]['args']> } = {
  'set:open-again': z.tuple([ticket]),
  'set:keep': z.tuple([
    z.array(z.strictObject({ set: ticket, view: z.json() })).max(MOST_SETS),
    ticket.nullable(),
  ]),
  'set:open': z.tuple([]),
  'set:open-recent': z.tuple([ticket]),
  'set:close': z.tuple([ticket]),
  'set:look': z.tuple([ticket, z.enum(['all', 'rest', 'none'])]),
  'set:coverage': z.tuple([ticket]),
  'set:text': z.tuple([ticket, path]),
  'set:expected': z.tuple([ticket, path]),
  'set:open-test': z.tuple([ticket, path]),
  'set:plan-answers': z.tuple([ticket, paths, z.enum(answerEndings)]),
  'set:write-answers': z.tuple([ticket, ticket]),
  'set:plan-files': z.tuple([ticket, job]),
  'set:carry-out': z.tuple([ticket, ticket]),
  'set:generate': z.tuple([
    callNumber,
    z.strictObject({
      game: id,
      recipe: z.record(z.string().max(100), z.number()),
      seed: z.int().min(0),
      count: z.int().min(1).max(MOST_GENERATED),
    }),
  ]),
  'set:undo': z.tuple([ticket]),
  'set:note': z.tuple([ticket, path, note]),
  'set:group-title': z.tuple([ticket, group, note]),
  'set:compare': z.tuple([ticket, z.enum(compareRules)]),
  'set:scoring': z.tuple([ticket, group, z.strictObject(scoringKeys)]),
  'set:limits': z.tuple([ticket, programLimits]),
  'set:add': z.tuple([ticket, newTest]),
  'set:plan-package': z.tuple([callNumber, ticket, packageOrder]),
  'set:write-package': z.tuple([callNumber, ticket, z.enum(packageForms)]),
  'set:end-package': z.tuple([]),
  'set:show-package': z.tuple([ticket]),
  'set:certificate': z.tuple([ticket]),
  'set:save-certificate': z.tuple([ticket, z.enum(certificateFiles)]),
  'set:verify-certificate': z.tuple([ticket]),
  'set:find': z.tuple([
    callNumber,
    z.strictObject({
      ...work,
      seed: z.int().min(0),
      tries: z.int().min(1).max(MOST_TRIES),
      set: ticket.nullable(),
    }),
  ]),
  'set:lower': z.tuple([
    callNumber,
    z.strictObject({
      set: ticket,
      game: id,
      most: z.number().min(0).max(100),
      tests: z.int().min(1).max(MOST_GENERATED),
      seed: z.int().min(0),
      isOfficial: z.boolean(),
      tries: z.int().min(1).max(MOST_TRIES),
    }),
  ]),
  'set:make-again': z.tuple([callNumber, ticket, paths]),
  'set:worth': z.tuple([callNumber, z.strictObject({ game: id, text })]),
  'set:shrink': z.tuple([callNumber, z.strictObject({ ...work, text })]),
}
