import { z } from 'zod'
import { makers } from '@core/suite/how-made'

/** What `remake --json` says of a test. */
export const remake = z
  .strictObject({
    path: z.string().describe('Below the folder, with "/".'),
    by: z.enum(makers).describe('Who made it.'),
    state: z
      .enum(['same', 'written', 'differs', 'failed'])
      .describe('Whether it comes out as it stands; “differs” with --check, else it is written.'),
    problem: z.string().nullable().describe('Why it cannot be made; null where it can.'),
  })
  .describe('A line of remake --json: a test.')

/** What `remake --json` says of a test. */
export type RemakeReport = z.infer<typeof remake>
