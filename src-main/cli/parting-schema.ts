import type { Parting } from '@core/judging/parting'
import { z } from 'zod'

const whole = z.int().min(1)
const sentences = z.array(z.string()).readonly()

/** Where the run under a misreading parts from the official one. */
export const parting: z.ZodType<Parting | null> = z
  .strictObject({
    turn: whole,
    phase: z.string(),
    step: whole.describe('As in trace --json.'),
    rule: z.string().describe('Id of the rule that decides what the runs do differently.'),
    official: sentences.describe('What only the official run does in this step.'),
    under: sentences.describe('What the run under the misreading does instead.'),
  })
  .nullable()
  .describe(
    'The first step in which its run differs from the official run of the level; null if none is within the steps that are recorded.',
  )
