import { z } from 'zod'
import { compareRules } from '@core/judging/compare-outputs'
import { err, ok, type Result } from '@core/kernel/result'
import { CERTIFICATE_FORMAT, type Certificate } from '@core/suite/certificate'
import { linesInPage } from '@core/suite/certificate-page'
import { expectedStates } from '@core/suite/expected'
import { inWordsOfProcess, placedIssue } from '../read-faults'
import { setsWords } from './sets-words'

const whole = z.int()
const file = z.string().describe('Below the folder, with "/".')
const shown = z.array(
  z.strictObject({
    id: z.string(),
    count: whole.describe('In the runs of all tests together.'),
    tests: whole.describe('Tests that show it.'),
    first: z
      .strictObject({ test: z.string(), step: whole.min(1).describe('As in trace --json.') })
      .nullable()
      .describe('The first test that shows it; null if none does.'),
  }),
)

/** What tests cover, as JSON. */
export const covered = {
  tests: whole,
  readings: z
    .array(z.strictObject({ id: z.string(), by: z.array(file).readonly() }))
    .describe('Misreadings and the tests that catch them.'),
  rules: shown.describe('Rules, and where they decide something.'),
  warnedRules: shown.describe('Rules that only levels with warnings show.'),
  events: shown.describe('Kinds of events, and where they happen.'),
  limits: z
    .array(
      z.strictObject({
        name: z.string(),
        smallest: z.number(),
        largest: z.number(),
        official: z.tuple([z.number(), z.number()]),
        untouched: z.array(z.number()).describe('Official bounds that no test has.'),
      }),
    )
    .describe('Limited numbers over all tests.'),
  onlyBy: z
    .array(
      z.strictObject({
        test: file,
        readings: z.array(z.string()).readonly(),
        rules: z.array(z.string()).readonly(),
        events: z.array(z.string()).readonly(),
        bounds: z.array(z.strictObject({ limit: z.string(), bound: z.number() })).readonly(),
      }),
    )
    .describe('Tests that show what no other does, and what that is.'),
  smallest: z
    .strictObject({
      isExact: z.boolean().describe('Whether no smaller choice catches as much.'),
      tests: z.array(file).readonly(),
    })
    .describe('A choice of few tests that catches as much.'),
}

/** A certificate as JSON. */
const certificate = z
  .strictObject({
    format: z
      .literal(CERTIFICATE_FORMAT)
      .describe(
        'Form of this object. Before 3 there is no compare; without it, steps in coverage count from 0.',
      ),
    boardwright: z.string().describe('Version of the program that made it.'),
    game: z.string().describe('Id of a game: rockets.'),
    compare: z.enum(compareRules).describe('How the set compares answers.'),
    tests: z.array(
      z.strictObject({
        name: file,
        note: z.string().describe('What boardwright.json says of it.'),
        text: z.string().describe('SHA-256 of the file.'),
        answer: z.string().describe('SHA-256 of the official answer.'),
        expected: z
          .enum(expectedStates)
          .describe(
            'How the answer stands to the file beside the test; blanks: only whitespace differs.',
          ),
        caught: z.array(z.string()),
      }),
    ),
    coverage: z.strictObject(covered),
  })
  .describe('A line of certify: what the tests of one game are worth.')

/** The schema that certificates are written by. */
export const certificateSchema: z.ZodType<Certificate> = certificate

/** Certificates of the second form, which did not say how answers are compared. */
const secondForm = certificate
  .omit({ compare: true })
  .extend({ format: z.literal(2) })
  .transform((old): Certificate => ({ ...old, format: CERTIFICATE_FORMAT, compare: null }))

/** Certificates of the first form, which counted steps from 0. */
const firstShown = z.array(
  shown.element.extend({
    first: z.strictObject({ test: z.string(), step: whole.min(0) }).nullable(),
  }),
)
const firstForm = certificate
  .omit({ format: true, compare: true })
  .extend({ coverage: z.strictObject({ ...covered, rules: firstShown, events: firstShown }) })
  .transform((old): Certificate => {
    const fromOne = (list: z.infer<typeof firstShown>) =>
      list.map(({ first, ...one }) => ({
        ...one,
        first: first && { ...first, step: first.step + 1 },
      }))
    const { rules, events } = old.coverage
    const coverage = { ...old.coverage, rules: fromOne(rules), events: fromOne(events) }
    return { format: CERTIFICATE_FORMAT, compare: null, ...old, coverage }
  })

function schemaFor(value: unknown): z.ZodType<Certificate> {
  if (typeof value !== 'object' || value === null || !('format' in value)) return firstForm
  return value.format === 2 ? secondForm : certificateSchema
}

/** The certificates of a file, lines of JSON or a page with them; else one sentence with its line. */
export function certificatesIn(text: string): Result<Certificate[], string> {
  const { certificate: words } = setsWords()
  const lines = linesInPage(text).split('\n')
  const found: Certificate[] = []
  for (const [at, line] of lines.entries()) {
    if (line.trim() === '') continue
    const value = parsed(line)
    if (value === null) return err(words.expected({ line: at + 1 }))
    const read = schemaFor(value).safeParse(value, inWordsOfProcess)
    if (!read.success) {
      const fault = placedIssue(read.error.issues[0]!)
      return err(words.none({ line: at + 1, fault }))
    }
    found.push(read.data)
  }
  return found.length > 0 ? ok(found) : err(words.noneInFile)
}

/** The value of a line of JSON; null if it is not valid. */
function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
