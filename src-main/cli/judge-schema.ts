import { blankSigns } from '@core/judging/compare-outputs'
import { verdicts } from '@core/judging/verdict'
import { z } from 'zod'
import { parting } from './parting-schema'

const whole = z.int()
const most = z.number().nullable()

/** What a judge says of a run. */
export const verdict = z.enum(verdicts)

const sign = z.enum(blankSigns)

/** Where whitespace differs. */
export const otherBlanks = z.strictObject({
  line: whole.min(1),
  column: whole.min(1),
  expected: sign.describe('What the official answer has there.'),
  got: sign,
})

/** Where an output is wrong. */
export const difference = z
  .strictObject({
    kind: z.enum(['word', 'missing', 'extra', 'blanks']),
    line: whole.min(1).describe('Of the output.'),
    column: whole.min(1),
    expectedLine: whole.min(1).describe('Of the official answer.'),
    expectedColumn: whole.min(1),
    blanks: otherBlanks.nullable().describe('Where whitespace differs; null where tokens do.'),
  })
  .nullable()
  .describe(
    'Where the output first differs; of OK only whitespace can. Null where nothing does, and for all verdicts but OK, WA and PE.',
  )

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

const suspect = z
  .strictObject({
    readings: z.array(z.string()).readonly().describe('A misreading, or two at once.'),
    same: whole.min(1).describe('How many of the outputs are just what it gives.'),
    other: z.string().nullable().describe('The first test whose run is another; null for none.'),
    bits: z.number().describe('What the wrong outputs say for it.'),
    find: z
      .string()
      .nullable()
      .describe('Command that looks for a level which decides; null where there is none.'),
  })
  .describe('A misreading that gives outputs of the program.')

const diagnosis = z
  .strictObject({
    game: z.string(),
    tests: whole.min(1).describe('Runs that were looked at; of very many not all are.'),
    first: z
      .array(
        z.strictObject({
          kind: z
            .enum(['failed', 'unsteady', 'constant', 'monotonous', 'cut'])
            .describe(
              'It crashes or exceeds a limit; run again it prints something else; it prints the same for tests whose answers differ; nothing but one character; what is right, but ends too soon.',
            ),
          tests: z.array(z.string()),
        }),
      )
      .describe('What is plain before any misreading is thought of.'),
    standing: z
      .enum(['cause', 'possible', 'tied', 'closest', 'none'])
      .describe(
        'cause: the suspect gives all outputs, no other does, and chance is excluded; possible: it gives all, but too few; tied: each of them gives all; closest: none gives all, this one most; none: nothing is known.',
      ),
    suspects: z.array(suspect).describe('All but a cause are possibilities.'),
    more: whole.describe('Suspects that are not listed.'),
    needed: z.number().describe('Bits that exclude chance; 0 where no misreading was thought of.'),
    parts: z
      .strictObject({ test: z.string(), parts: parting })
      .nullable()
      .describe(
        'Where the run under the only suspect parts from the official one, on its first wrong output.',
      ),
  })
  .describe('What the outputs for levels of a game have in common.')

/** What tests came to in points. */
export const score = z.strictObject({
  points: z.number(),
  of: z.number().describe('What all groups are worth.'),
  groups: z
    .array(
      z.strictObject({
        group: z.string().describe('Its path; empty for the top folder.'),
        points: z.number(),
        of: z.number(),
        tests: whole,
        right: whole,
      }),
    )
    .readonly(),
})

const end = z
  .strictObject({
    program,
    expected: z.array(verdict).nullable().describe('Null where nothing is expected of it.'),
    isAsExpected: z.boolean().describe('Also in each group of which something is expected.'),
    groups: z
      .array(
        z.strictObject({
          group: z.string(),
          expected: z.array(verdict),
          tests: whole.describe('0: there is no such group, and nothing is as expected.'),
          isAsExpected: z.boolean(),
        }),
      )
      .describe('Groups of which something is expected.'),
    verdicts: z.partialRecord(verdict, whole.min(1)).describe('How often it got each.'),
    score: score.nullable().describe('Null where the set gives no points.'),
    diagnosis: z.array(diagnosis).describe('For each game; empty where no output is wrong.'),
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

/** What `judge --json` says of the cause of wrong answers. */
export type DiagnosisReport = z.infer<typeof diagnosis>

/** What a line of `judge --json` says. */
export type JudgeReport = z.infer<typeof judge>
