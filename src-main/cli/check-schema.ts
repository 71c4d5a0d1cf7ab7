import { z } from 'zod'

const whole = z.int()

/** A cell of a board. */
export const cell = z.strictObject({
  row: whole.describe('From 0 at the top; rows of files of several boards count on through all.'),
  col: whole.describe('From 0 at the left.'),
})
/** A game, by its id. */
export const game = z.string().describe('Id of a game: rockets.')

/** A line of `check --json`. */
export const check = z
  .strictObject({
    file: z.string().describe('As given on the command line; <stdin> for standard input.'),
    game: game.nullable().describe('The game it is taken for; null if it is not text.'),
    isRunnable: z.boolean().describe('True if there are no errors.'),
    problems: z
      .array(
        z.strictObject({
          line: whole.min(1),
          column: whole.min(1).describe('From 1, in UTF-16 units.'),
          length: whole.min(0).describe('In UTF-16 units; 0 where something is missing.'),
          severity: z.enum(['error', 'warning']),
          rule: z.string().describe('Id of the rule that is broken; empty where there is none.'),
          code: z.string().describe('Stable name of the problem.'),
          message: z.string(),
          cells: z.array(cell).describe('Board cells concerned, the main one first.'),
        }),
      )
      .describe('In the order of the text.'),
  })
  .describe('A line of check --json: a file and its problems.')

/** What `check --json` says of a file. */
export type CheckReport = z.infer<typeof check>
