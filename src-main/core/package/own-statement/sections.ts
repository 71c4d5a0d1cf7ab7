import { markdown } from '../markup'
import { statementParts, type StatementParts } from '../statement-parts'
import { misused, problem, type BlockContent, type Filler, type StatementSet } from './content'
import { runForStatement, MOST_STEPS, type TurnSpan } from './explanation'
import {
  boardLine,
  explained,
  explanationLines,
  sampleLines,
  sampleNamed,
  numberedSamples,
} from './samples'

const lines = (all: readonly string[]): BlockContent => ({ kind: 'lines', lines: all })

/** What every statement tells, in the words of the app. */
function part(name: keyof StatementParts): Filler {
  return (set, words) =>
    words.length > 0 ? misused(set, name) : lines(statementParts(set, true, markdown)[name])
}

/** The position that words mean: `step 4`, `step end`, or nothing for the start; null where they mean none. */
function stepOf(words: readonly string[]): number | 'end' | null {
  const [key, value = '', ...more] = words
  if (key === undefined) return 0
  if (key !== 'step' || more.length > 0) return null
  return value === 'end' ? 'end' : /^\d{1,9}$/.test(value) ? Number(value) : null
}

/** The turns that words mean: `turn 4`, `turns 2-4`; null for none, undefined where they mean nothing. */
function spanOf(words: readonly string[]): TurnSpan | null | undefined {
  if (words.length === 0) return null
  const [, from, to = from] = /^turns? (\d{1,9})(?:-(\d{1,9}))?$/.exec(words.join(' ')) ?? []
  if (from === undefined) return undefined
  const span = { from: Number(from), to: Number(to) }
  return span.from >= 1 && span.from <= span.to ? span : undefined
}

function board(set: StatementSet, [name, ...more]: readonly string[]): BlockContent {
  const { say, game } = set
  const asked = stepOf(more)
  if (name === undefined || asked === null) return misused(set, 'board TEST step NUMBER')
  const found = sampleNamed(set, name)
  if (!found.ok) return problem(found.error)
  const { test } = found.value
  let step = 0
  if (asked !== 0) {
    const { stepCount } = runForStatement(game, test.level)
    if (stepCount > MOST_STEPS && (asked === 'end' || asked > MOST_STEPS)) {
      return problem(say.longRun({ name: test.path, most: MOST_STEPS }))
    }
    step = asked === 'end' ? stepCount : asked
    if (step > stepCount) return problem(say.noStep({ name: test.path, count: stepCount }))
  }
  const line = boardLine(set, test, step)
  return line === null
    ? problem(say.noBoard({ name: test.path }))
    : { kind: 'lines', lines: [line], of: test }
}

function explain(set: StatementSet, [name, ...more]: readonly string[]): BlockContent {
  const span = spanOf(more)
  if (name === undefined || span === undefined) return misused(set, 'explain TEST turns FROM-TO')
  const found = sampleNamed(set, name)
  if (!found.ok) return problem(found.error)
  const { test } = found.value
  const told = explained(set, test, span)
  if (!told.ok) return problem(told.error)
  return { kind: 'lines', lines: explanationLines(set, told.value), of: test }
}

/** Blocks that fill lines of their own, by their names. */
export const sections: Readonly<Record<string, Filler>> = {
  rules: part('rules'),
  input: part('input'),
  limits: part('limits'),
  scoring: part('scoring'),
  output: part('output'),
  samples: (set, words) => {
    if (words.length > 0) return misused(set, 'samples')
    const all = numberedSamples(set).map((sample) => sampleLines(set, sample))
    if (all.length === 0) return problem(set.say.noSamples)
    return lines(all.flatMap((one, at) => (at === 0 ? one : ['', ...one])))
  },
  sample: (set, [name, ...more]) => {
    if (name === undefined || more.length > 0) return misused(set, 'sample TEST')
    const found = sampleNamed(set, name)
    if (!found.ok) return problem(found.error)
    const { test } = found.value
    return { kind: 'lines', lines: sampleLines(set, found.value), of: test }
  },
  board,
  explain,
}
