import { z } from 'zod'
import type { RequestName, Requests } from '@core/protocol/ipc'
import type { Wish } from '@core/suite/wish'
import { levelText as text } from '../files/journal/records'

const ticket = z.string().min(1).max(100)
const id = z.string().min(1).max(200)
// Main knows no other paths than those that it has told.
const path = z.string().min(1).max(4096)
const paths = z.array(path).max(100_000)
const group = z.string().max(4096)
const note = z.string().max(10_000)
const workId = z.int().min(0)

const wish: z.ZodType<Wish> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('catches'), reading: id }),
  z.strictObject({ kind: z.literal('misses'), reading: id }),
  z.strictObject({ kind: z.literal('alone') }),
  z.strictObject({ kind: z.literal('rule'), rule: id }),
  z.strictObject({ kind: z.literal('event'), event: id }),
  z.strictObject({ kind: z.literal('answer'), has: z.string().min(1).max(10_000) }),
])
const work = { workId, game: id, wishes: z.array(wish).min(1).max(1000), isOfficial: z.boolean() }

/** Most levels that one search may try. */
export const MOST_TRIES = 100_000_000

const newTest = z.strictObject({
  text,
  group,
  // A name and no path: letters, digits and what stands between them.
  name: z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,99}$/u),
  note,
})

type SetRequest = Extract<RequestName, `set:${string}`>

/** Kind and size of the arguments of the requests about sets. */
export const setSchemas: { readonly [N in SetRequest]: z.ZodType<Requests[N]['args']> } = {
  'set:open': z.tuple([]),
  'set:recent': z.tuple([]),
  'set:open-recent': z.tuple([ticket]),
  'set:close': z.tuple([ticket]),
  'set:look-again': z.tuple([ticket]),
  'set:coverage': z.tuple([ticket]),
  'set:text': z.tuple([ticket, path]),
  'set:expected': z.tuple([ticket, path]),
  'set:open-test': z.tuple([ticket, path]),
  'set:plan-answers': z.tuple([ticket, paths, z.enum(['ans', 'out'])]),
  'set:write-answers': z.tuple([ticket, ticket]),
  'set:undo': z.tuple([ticket]),
  'set:note': z.tuple([ticket, path, note]),
  'set:group-title': z.tuple([ticket, group, note]),
  'set:add': z.tuple([ticket, newTest]),
  'set:find': z.tuple([
    z.strictObject({ ...work, seed: z.int().min(0), tries: z.int().min(1).max(MOST_TRIES) }),
  ]),
  'set:shrink': z.tuple([z.strictObject({ ...work, text })]),
  'set:stop': z.tuple([workId]),
}
