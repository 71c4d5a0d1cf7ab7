import type { Language } from '../../words'
import { MIB } from '../judging'
import { picturesIn, writtenSections } from '../own-statement/forms'
import { matchesOf, matchExchange } from '../matches'
import { isSample, type PackageFile, type PackedProblem, type WrittenStatement } from '../package'
import { numberOf } from '../numbered-tests'
import { statementParts } from '../statement-parts'
import { tex } from '../tex'
import { limitsOf } from '../limits'
import { polygonTests } from './tests'

/** What Polygon calls languages. */
export const polygonNames: Readonly<Record<Language, string>> = { en: 'english', ru: 'russian' }

const PICTURE = 'board.png'

/** What Polygon calls the language of the package, and the folder of its statement. */
export function polygonLanguage({ language }: Pick<PackedProblem, 'language'>): {
  readonly name: string
  readonly folder: string
} {
  const name = polygonNames[language]
  return { name, folder: `statements/${name}` }
}

/**
 * The setter’s own statement, else one to go on from, in TeX as Polygon has it and once more in parts, with the samples that it shows and the board of the
 * first.
 */
export function polygonStatement(problem: PackedProblem): PackageFile[] {
  const { author, figure, written } = problem
  const { name, folder } = polygonLanguage(problem)
  const { time, memory } = limitsOf(problem)
  const { title, ...parts } = written ? ownParts(problem, written) : textParts(problem)
  const samples = shownSamples(problem).map(({ input, output }, at) => {
    const inputFile = `example.${numberOf(at)}`
    return { input, output, inputFile, outputFile: `${inputFile}.a` }
  })
  const properties = {
    name: title,
    ...parts,
    tutorial: '',
    language: name,
    authorName: author,
    inputFile: 'stdin',
    outputFile: 'stdout',
    timeLimit: time,
    memoryLimit: memory,
    sampleTests: samples,
  }
  return [
    { path: `${folder}/problem.tex`, content: document(problem, { title, ...parts }, samples) },
    {
      path: `${folder}/problem-properties.json`,
      content: `${JSON.stringify(properties, null, 2)}\n`,
    },
    ...samples.flatMap(({ input, output, inputFile, outputFile }) => [
      { path: `${folder}/${inputFile}`, content: input },
      { path: `${folder}/${outputFile}`, content: output },
    ]),
    ...(written
      ? picturesIn(written, `${folder}/`)
      : figure
        ? [{ path: `${folder}/${PICTURE}`, content: figure }]
        : []),
  ]
}

/** The samples: of a match what its program reads, and what it writes. */
function shownSamples(
  problem: PackedProblem,
): { readonly input: string; readonly output: string }[] {
  const { game, opponent, isSketch } = problem
  if (opponent === null) {
    const shown = polygonTests(problem).filter(({ test }) => isSample(test))
    return shown.map(({ input, answer }) => ({ input, output: answer }))
  }
  const shown = matchesOf(problem, opponent).filter(({ test }) => isSample(test))
  return shown.map((match) => {
    const lines = isSketch ? [] : matchExchange(game, match).exchange.split('\n')
    const of = (mark: string): string =>
      lines.flatMap((line) => (line.startsWith(mark) ? [`${line.slice(1)}\n`] : [])).join('')
    return { input: of('<'), output: of('>') }
  })
}

interface TextParts {
  readonly title: string
  readonly legend: string
  readonly input: string
  readonly output: string
  /** Null where there is nothing to say. */
  readonly scoring: string | null
  /** How programs play a match; null where they play none. */
  readonly interaction: string | null
  /** What stands below the samples; may be empty. */
  readonly notes: string
}

/** The setter’s own statement by its headings: those of Polygon’s parts lead to these, others are bold words of the legend. */
function ownParts(problem: PackedProblem, written: WrittenStatement): TextParts {
  const { statement: say, handout } = problem.words
  const bold = (text: string): string => `\\textbf{${text}}`
  const { title, sections } = writtenSections(written, {
    pictureWidth: '10cm',
    heading: bold,
  })
  const places: Readonly<Record<string, 'input' | 'output' | 'scoring' | 'interaction' | 'notes'>> =
    {
      [say.input]: 'input',
      [say.output]: 'output',
      [say.scoring]: 'scoring',
      [say.interaction]: 'interaction',
      [handout.samples]: 'notes',
    }
  const found = { legend: '', input: '', output: '', scoring: '', interaction: '', notes: '' }
  for (const { heading, content } of sections) {
    const place = places[heading] ?? (heading === say.limits ? 'input' : 'legend')
    const isTitled = heading !== '' && !(heading in places)
    found[place] += `${isTitled ? `${bold(tex(heading))}\n\n` : ''}${content}\n`
  }
  const { scoring, interaction, ...others } = found
  const orNull = (text: string): string | null => (text === '' ? null : text)
  return {
    title: title ?? problem.title,
    ...others,
    scoring: orNull(scoring),
    interaction: orNull(interaction),
  }
}

/** Polygon has no headings within its parts, so rules and limits have bold words instead. */
function textParts(problem: PackedProblem): TextParts {
  const { opponent } = problem
  const { statement: say } = problem.words
  const { opening, rules, input, limits, scoring, output } = statementParts(problem, true)
  const heading = (text: string): string => `\\textbf{${tex(text)}}`
  const figure = [
    '\\begin{center}',
    `\\includegraphics[width=10cm]{${PICTURE}}`,
    '\\end{center}',
    '',
  ]
  return {
    title: problem.title,
    notes: '',
    legend: [...opening, '', ...(problem.figure ? figure : []), heading(say.rules), ...rules].join(
      '\n',
    ),
    input: [...input, ...(limits.length > 0 ? ['', heading(say.limits), ...limits] : [])].join(
      '\n',
    ),
    output: opponent === null ? output.join('\n') : '',
    scoring: scoring.length > 0 ? scoring.join('\n') : null,
    interaction: opponent === null ? null : `% ${say.exchange}\n${tex(say.play({ opponent }))}`,
  }
}

/** As Polygon's own olymp.sty sets it. */
function document(
  problem: PackedProblem,
  { title, legend, input, output, scoring, interaction, notes }: TextParts,
  samples: readonly { readonly inputFile: string; readonly outputFile: string }[],
): string {
  const { polygon: say, statement } = problem.words
  const { time, memory } = limitsOf(problem)
  const heads = [
    title,
    say.standardInput,
    say.standardOutput,
    statement.time({ seconds: time / 1000 }),
    statement.memory({ megabytes: memory / MIB }),
  ]
  return [
    `\\begin{problem}${heads.map((head) => `{${tex(head)}}`).join('')}`,
    '',
    legend,
    '',
    '\\InputFile',
    input,
    '',
    ...(output === '' && interaction !== null ? [] : ['\\OutputFile', output, '']),
    ...(interaction === null ? [] : ['\\Interaction', interaction, '']),
    ...(scoring === null ? [] : ['\\Scoring', scoring, '']),
    ...(samples.length === 0
      ? []
      : [
          samples.length === 1 ? '\\Example' : '\\Examples',
          '',
          '\\begin{example}',
          ...samples.map((one) => `\\exmpfile{${one.inputFile}}{${one.outputFile}}%`),
          '\\end{example}',
          '',
        ]),
    ...(notes === '' ? [] : ['\\Note', notes, '']),
    '\\end{problem}',
    '',
  ].join('\n')
}
