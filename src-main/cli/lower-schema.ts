import { z } from 'zod'
import type { LowerProgress } from '@core/suite/lower-set'
import { madeBySearch } from '../sets/made-schema'

/** What `lower --json` says of a set. */
export interface LowerReport extends LowerProgress {
  readonly game: string
  readonly seed: number
}

const whole = z.int()

/** What `lower --json` prints. */
export const lower: z.ZodType<LowerReport> = z
  .strictObject({
    game: z.string().describe('Id of a game: rockets.'),
    seed: whole,
    tried: whole.describe('Levels that were tried.'),
    of: z.number().describe('What all groups are worth.'),
    found: z
      .array(
        z.strictObject({
          group: z.string().describe('The folder that it belongs to; empty for the set’s own.'),
          reading: z.string().describe('The misreading that it was found for.'),
          before: z.number().describe('What that scored without it.'),
          after: z.number(),
          caught: z.array(z.string()).readonly().describe('All misreadings that it catches.'),
          text: z.string().describe('The level.'),
          how: madeBySearch.describe('How it was found, as boardwright.json keeps it.'),
        }),
      )
      .readonly(),
    left: z
      .array(z.strictObject({ id: z.string(), points: z.number() }))
      .readonly()
      .describe('Misreadings that still score too much, those that score most first.'),
  })
  .describe('What lower --json prints.')
