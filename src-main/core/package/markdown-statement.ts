import { limitsOf } from './limits'
import { markdown } from './markup'
import { MIB } from './judging'
import { writtenMarkdown } from './own-statement/forms'
import { numberedTests } from './numbered-tests'
import { isSample, type PackageFile, type PackedProblem } from './package'
import { statementParts } from './statement-parts'

const PICTURE = 'board.png'

/** A sample as a statement shows it: input and output, or one exchange. */
export interface ShownSample {
  readonly input: string
  /** Null where the input is an exchange. */
  readonly output: string | null
}

/** The samples of a problem that asks for answers. */
export function answerSamples(problem: Pick<PackedProblem, 'tests'>): ShownSample[] {
  return numberedTests(problem)
    .filter(({ test }) => isSample(test))
    .map(({ test: { text, worth } }) => ({ input: text, output: worth.answer }))
}

/**
 * The setter’s own statement, else one to go on from, in Markdown: the figure, rules and input in the app's words, limits, samples. Its file and that of
 * the figure lie in a folder, which ends with "/" or is none.
 */
export function markdownStatement(
  problem: PackedProblem,
  folder: string,
  samples: readonly ShownSample[],
): PackageFile[] {
  const { title, figure, opponent, words, written } = problem
  const { statement: say } = words
  const parts = statementParts(problem, true, markdown)
  const { time, memory } = limitsOf(problem)
  const section = (heading: string, lines: readonly string[]): string[] =>
    lines.length === 0 ? [] : ['', `## ${heading}`, '', ...lines]
  const block = (text: string): string[] => ['```', ...text.replace(/\n$/, '').split('\n'), '```']
  const shown = samples.flatMap(({ input, output }, at) => [
    ...section(words.handout.sample({ number: at + 1 }), block(input)),
    ...(output === null ? [] : ['', `### ${say.output}`, '', ...block(output)]),
  ])
  if (written) {
    // It shows its samples itself, but for exchanges.
    const more = opponent === null ? [] : shown
    const whole = [written.markdown.trimEnd(), ...more].join('\n')
    return writtenMarkdown({ ...written, markdown: whole }, folder, 'statement.md')
  }
  const content = [
    `# ${markdown.text(title)}`,
    '',
    markdown.text(
      `${say.time({ seconds: time / 1000 })}, ${say.memory({ megabytes: memory / MIB })}`,
    ),
    '',
    ...parts.opening,
    ...(figure ? ['', `![](${PICTURE})`] : []),
    ...section(say.rules, parts.rules),
    ...section(say.input, parts.input),
    ...section(say.limits, parts.limits),
    ...section(say.scoring, parts.scoring),
    ...(opponent === null
      ? section(say.output, parts.output)
      : section(say.interaction, [
          markdown.comment(say.exchange),
          markdown.text(say.play({ opponent })),
        ])),
    ...shown,
    '',
  ].join('\n')
  return [
    { path: `${folder}statement.md`, content },
    ...(figure ? [{ path: `${folder}${PICTURE}`, content: figure }] : []),
  ]
}
