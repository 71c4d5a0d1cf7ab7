import { z } from 'zod'
import type { Wish } from '@core/suite/wish'

const id = z.string().min(1).max(200)

/** A wish as it comes from outside: of the page, or of a file. */
export const wishSchema: z.ZodType<Wish> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('catches'), reading: id }),
  z.strictObject({ kind: z.literal('misses'), reading: id }),
  z.strictObject({ kind: z.literal('fresh'), caught: z.array(id).max(1000) }),
  z.strictObject({ kind: z.literal('alone') }),
  z.strictObject({ kind: z.literal('rule'), rule: id }),
  z.strictObject({ kind: z.literal('event'), event: id }),
  z.strictObject({ kind: z.literal('touches'), limit: id, bound: z.int() }),
  z.strictObject({
    kind: z.literal('within'),
    limit: id,
    between: z.tuple([z.int(), z.int()]),
  }),
  z.strictObject({ kind: z.literal('problem'), code: id }),
  z.strictObject({ kind: z.literal('answer'), has: z.string().min(1).max(10_000) }),
])
