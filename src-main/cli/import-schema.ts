import { z } from 'zod'
import { importKinds } from '@core/package/order'

const line = z.int().min(1)

/** What import --json prints. */
export const importSchema = z
  .strictObject({
    package: z.string().describe('As given on the command line; - for standard input.'),
    into: z.string().describe('The folder that was made.'),
    kind: z.enum(importKinds).describe('What it was read as.'),
    game: z.string().describe('Id of a game: rockets.'),
    tests: z.array(z.string()).describe('Their paths in the folder, in the order of the package.'),
    programs: z.array(z.string()).describe('Names of the programs that came along.'),
    problems: z
      .array(
        z.strictObject({
          path: z.string().describe('In the package.'),
          to: z.string().describe('In the folder.'),
          line,
          column: line.describe('From 1, in UTF-16 units.'),
          message: z.string(),
        }),
      )
      .readonly()
      .describe('Tests that are no levels without errors; they came along as they are.'),
    leftOut: z
      .array(
        z.strictObject({
          path: z
            .string()
            .describe('In the package; of several files their folder, with / behind.'),
          line: line.nullable().describe('Null where whole files are meant.'),
          column: line.nullable().describe('From 1, in UTF-16 units; null where line is null.'),
          files: z.int().min(1),
          why: z.string(),
        }),
      )
      .readonly()
      .describe('What the folder has no place for.'),
  })
  .describe('import --json: what came of a package.')
