import { z } from 'zod'
import { HASH_DIGITS, type BySearch, type HowMade, type MadeTest } from '@core/suite/how-made'
import { wishSchema } from './wish-schema'

const id = z.string().min(1).max(200)
const seed = z.int().min(0)
const digits = `[0-9a-f]{${HASH_DIGITS}}`
const hash = z.string().regex(new RegExp(`^${digits}$`))

const byGenerator = z.looseObject({
  by: z.literal('generate'),
  game: id,
  seed,
  settings: z.record(z.string().max(100), z.int()),
})

const bySearch = z.looseObject({
  by: z.literal('find'),
  game: id,
  seed,
  wishes: z.array(wishSchema).min(1).max(1000),
  tries: z.int().min(1),
  official: z.boolean(),
  near: z
    .string()
    .regex(new RegExp(`^${digits}( ${digits})*$`))
    .optional(),
})

const byProgram = z.looseObject({
  by: z.literal('program'),
  command: z.string().min(1).max(2000),
})

/** How a search has found a text. */
export const madeBySearch: z.ZodType<BySearch> = bySearch

/** How the app itself has made a text, as the page says it: with nothing else. */
export const madeByApp: z.ZodType<HowMade> = z.discriminatedUnion('by', [
  z.strictObject(byGenerator.shape),
  z.strictObject(bySearch.shape),
])

/** How a test of a set was made, with the hash of the result. */
export const madeTest: z.ZodType<MadeTest> = z.discriminatedUnion('by', [
  byGenerator.extend({ hash }),
  bySearch.extend({ hash }),
  byProgram.extend({ hash }),
])

/** The same for what the app itself has made. */
export const testMadeByApp: z.ZodType<MadeTest> = z.discriminatedUnion('by', [
  byGenerator.extend({ hash }),
  bySearch.extend({ hash }),
])
