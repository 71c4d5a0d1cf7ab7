import { z } from 'zod'
import { expectedFault } from '../sets/notes'

/** What `invalid --json` says of an input. */
export const invalid = z
  .strictObject({
    file: z.string().describe('Below the folder, with "/".'),
    state: z
      .enum(['refused', 'otherwise', 'accepted'])
      .describe('otherwise: refused, but not for what boardwright.json says.'),
    fault: expectedFault.nullable().describe('Its first error; null if none, or it is not text.'),
    message: z.string().nullable().describe('The sentence of it; null where it is accepted.'),
    expected: expectedFault.nullable().describe('As in boardwright.json.'),
    isNew: z.boolean().describe('Whether --make has just written it.'),
  })
  .describe('A line of invalid --json: an input that has to be refused.')

/** What `invalid --json` says of an input. */
export type InvalidReport = z.infer<typeof invalid>
