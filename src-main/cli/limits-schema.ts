import { z } from 'zod'

/** What `limits --json` prints. */
export const limits = z
  .strictObject({
    programs: z
      .array(
        z.strictObject({
          program: z.string(),
          language: z.string().nullable().describe('Null where it is not known.'),
          isRight: z.boolean().describe('False for one that is to be too slow.'),
          test: z.string().describe('On which it takes longest.'),
          time: z
            .number()
            .nullable()
            .describe(
              'Ms of processor time there, the least of all runs; null where --time ended it.',
            ),
          spread: z.number().describe('By how much of that the longest run was longer.'),
          memory: z.number().nullable().describe('Bytes, the most on all tests.'),
        }),
      )
      .readonly(),
    time: z.number().nullable().describe('Ms; null where no limit can be proposed.'),
    memory: z.number().nullable().describe('Megabytes.'),
    isApart: z.boolean().describe('Whether the limit of time is far enough from slow programs.'),
  })
  .describe('What limits --json prints.')

/** What `limits --json` prints. */
export type LimitsReport = z.infer<typeof limits>
