import { z } from 'zod'
import { compareRules } from '@core/judging/compare-outputs'
import type { SetJob } from '@core/protocol/set'
import { isFileName, judgeIds, packageKinds } from '@core/package/order'
import { packageFormats } from '@core/package/package'
import { extentBounds } from '@core/suite/search-extent'
import { levelText as text } from '../files/journal/records'
import { madeByApp, testMadeByApp } from '../sets/made-schema'
import { MOST_SETS } from '../sets/open/kept-sets'
import { wishSchema } from '../sets/wish-schema'
import { language, ticket, wholeNumbers } from './arguments'

/** Id of a game, a player and the like. */
export const id = z.string().min(1).max(200)
/** A file of a set; main accepts only paths that it has sent itself. */
export const path = z.string().min(1).max(4096)
export const paths = z.array(path).max(100_000)
export const group = z.string().max(4096)
export const note = z.string().max(10_000)

// One part of a path; further restrictions are checked by the receiver.
const name = z.string().regex(/^[^./\\\p{Cc}][^/\\\p{Cc}]{0,199}$/u)

/** A test to be added. */
export const newTest = z.strictObject({
  text,
  group,
  name,
  note,
  how: madeByApp.optional(),
})

/** Total length of texts that one step may overwrite, in characters. */
export const MOST_REWRITTEN = 64 * 1024 * 1024

const rewrite = z.strictObject({
  kind: z.literal('rewrite'),
  label: z.string().min(1).max(200),
  texts: z
    .array(z.strictObject({ path, before: text, after: text, made: testMadeByApp.optional() }))
    .max(10_000)
    .refine((all) => all.reduce((sum, { after }) => sum + after.length, 0) <= MOST_REWRITTEN),
})

/** Work on the files of a set. */
export const job: z.ZodType<SetJob> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('duplicate'), paths }),
  z.strictObject({ kind: z.literal('rename'), path, name: z.string().max(1000) }),
  z.strictObject({ kind: z.literal('move'), paths, group }),
  z.strictObject({ kind: z.literal('place'), paths, group, before: path.nullable() }),
  z.strictObject({ kind: z.literal('number'), group }),
  z.strictObject({ kind: z.literal('bin'), paths }),
  rewrite,
  z.strictObject({ kind: z.literal('add'), tests: z.array(newTest).min(1).max(10_000) }),
])

/** Maximum number of levels generated at once. */
export const MOST_GENERATED = 1000

const line = z.string().max(1000)

/** Name of a package or a folder, without a path. */
export const fileName = z.string().refine(isFileName)

/** Options of a package. */
export const packageOrder = z.strictObject({
  judge: z.enum(judgeIds).nullable(),
  kind: z.enum(packageKinds),
  format: z.enum(packageFormats),
  language,
  name: fileName,
  title: line,
  author: line,
  licence: line,
  opponent: id.nullable(),
  why: z.boolean(),
  pattern: z.strictObject({ input: line, answer: line }),
})

/** Which levels a search tries. */
export const extent = { ...wholeNumbers(extentBounds), isOfficial: z.boolean() }

const work = {
  game: id,
  wishes: z.array(wishSchema).min(1).max(1000),
}

/** The conditions of a search for a test. */
export const findRequest = z.strictObject({ ...work, ...extent, set: ticket.nullable() })

/** A test to be shrunk. */
export const shrinkRequest = z.strictObject({ ...work, isOfficial: z.boolean(), text })

/** Misreadings that should score no more than a limit, and the extent of the search for tests. */
export const lowerRequest = z.strictObject({
  set: ticket,
  game: id,
  most: z.number().min(0).max(100),
  tests: z.int().min(1).max(MOST_GENERATED),
  ...extent,
})

/** Levels to be generated. */
export const generateRequest = z.strictObject({
  game: id,
  recipe: z.record(z.string().max(100), z.number()),
  seed: z.int().min(0),
  count: z.int().min(1).max(MOST_GENERATED),
})

/** The open sets, with the view of each. */
export const keptSets = z.array(z.strictObject({ set: ticket, view: z.json() })).max(MOST_SETS)

/** An output to be explained. */
export const explainRequest = z.strictObject({
  game: z.string().max(300),
  text,
  output: text,
  compare: z.enum(compareRules).optional(),
})
