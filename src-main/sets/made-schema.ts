import { z } from 'zod'
import {
  HASH_DIGITS,
  LONGEST_KEPT,
  LONGEST_NAME,
  type BySearch,
  type ByStress,
  type HowMade,
  type MadeTest,
} from '@core/suite/how-made'
import { wishSchema } from './wish-schema'

const id = z.string().min(1).max(200)
const seed = z.int().min(0)
const digits = `[0-9a-f]{${HASH_DIGITS}}`
const hash = z.string().regex(new RegExp(`^${digits}$`))

const wishes = z.array(wishSchema).min(1).max(1000)
/** What a program or a player is called. */
const name = z.string().min(1).max(LONGEST_NAME)

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
  wishes,
  tries: z.int().min(1),
  official: z.boolean(),
  near: z
    .string()
    .regex(new RegExp(`^${digits}( ${digits})*$`))
    .optional(),
})

const byStress = z.looseObject({
  by: z.literal('stress'),
  game: id,
  seed,
  level: z.int().min(1),
  official: z.boolean(),
  near: hash.optional(),
  program: name,
  against: name.optional(),
  kept: z
    .string()
    .max(LONGEST_KEPT)
    .regex(/^(\d{1,9}( \d{1,9})*)?$/),
})

const from = {
  from: hash,
  origin: z.discriminatedUnion('by', [byGenerator, bySearch, byStress]).optional(),
}

const byShrinking = z.looseObject({
  by: z.literal('shrink'),
  game: id,
  ...from,
  wishes,
  official: z.boolean(),
  tries: z.int().min(1).optional(),
})

const byMatch = z.looseObject({
  by: z.literal('match'),
  game: id,
  ...from,
  players: z.tuple([name, name]).readonly(),
  seed,
  turns: z.int().min(1).optional(),
})

const byProgram = z.looseObject({
  by: z.literal('program'),
  command: z.string().min(1).max(2000),
})

/** How a search has found a text. */
export const madeBySearch: z.ZodType<BySearch> = bySearch

/** How a stress test has found a text. */
export const madeByStress: z.ZodType<ByStress> = byStress

/** How the app itself has made a text, as the page says it: with nothing else. */
export const madeByApp: z.ZodType<HowMade> = z.discriminatedUnion('by', [
  z.strictObject(byGenerator.shape),
  z.strictObject(bySearch.shape),
  z.strictObject(byStress.shape),
  z.strictObject(byShrinking.shape),
  z.strictObject(byMatch.shape),
])

const testsByApp = [
  byGenerator.extend({ hash }),
  bySearch.extend({ hash }),
  byStress.extend({ hash }),
  byShrinking.extend({ hash }),
  byMatch.extend({ hash }),
] as const

/** How a test of a set was made, with the hash of the result. */
export const madeTest: z.ZodType<MadeTest> = z.discriminatedUnion('by', [
  ...testsByApp,
  byProgram.extend({ hash }),
])

/** The same for what the app itself has made. */
export const testMadeByApp: z.ZodType<MadeTest> = z.discriminatedUnion('by', [...testsByApp])
