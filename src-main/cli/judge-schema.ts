import { verdicts } from '@core/judging/verdict'
import { z } from 'zod'

const whole = z.int()
const most = z.number().nullable()

/** What a judge says of a run. */
export const verdict = z.enum(verdicts)

/** Where an output is wrong. */
export const difference = z
  .strictObject({
    kind: z.enum(['word', 'missing', 'extra', 'blanks']),
    line: whole.min(1).describe('Of the output.'),
    column: whole.min(1),
    expectedLine: whole.min(1).describe('Of the official answer.'),
    expectedColumn: whole.min(1),
  })
  .nullable()
  .describe('Where the output first differs; null for all verdicts but WA and PE.')

const program = z.string().describe('The command as given, or the name under which it is kept.')

/** A run of a program on a test. */
export const run = z
  .strictObject({
    program,
    test: z.string().nullable().describe('Null for a program that does not compile.'),
    verdict: verdict,
    wall: most.describe('Milliseconds on the clock.'),
    cpu: most.describe('Milliseconds of processor time; null where the system does not tell.'),
    memory: most.describe('Most bytes seen in use; null for a run too short to be looked at.'),
    code: whole.nullable().describe('Exit code; null after a signal or a limit.'),
    signal: z.string().nullable().describe('SIGSEGV; null where there was none.'),
    difference,
    errors: z.string().describe('The beginning of standard error, or what the compiler said.'),
  })
  .describe('A run of a program on a test.')

const end = z
  .strictObject({
    program,
    expected: z.array(verdict).nullable().describe('Null where nothing is expected of it.'),
    isAsExpected: z.boolean(),
    verdicts: z.partialRecord(verdict, whole.min(1)).describe('How often it got each.'),
  })
  .describe('What a program came to, after all runs.')

const tests = z
  .strictObject({
    idle: z.array(z.string()).describe('Tests on which no program fails that is to fail.'),
  })
  .describe('The last line, where a program is to fail.')

/** A line of `judge --json`. */
export const judge = z.union([run, end, tests]).describe('A line of judge --json.')

/** What `judge --json` says of a run. */
export type RunReport = z.infer<typeof run>

/** What a line of `judge --json` says. */
export type JudgeReport = z.infer<typeof judge>
