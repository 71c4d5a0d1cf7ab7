import { isToFail } from '@core/judging/expectation'
import { verdicts, type Verdict } from '@core/judging/verdict'
import { scoreOfRuns, type Score, type Scoring } from '@core/suite/scoring'
import { contradictions, type Contradiction } from '@core/suite/contradictions'
import { testsIn } from '@core/suite/group-expectations'
import type { ProgramCell, SetProgram } from '@core/protocol/programs'

/** The expected verdicts of a program compared with the actual ones. */
export type Standing =
  /** Nothing is expected of it. */
  | { readonly kind: 'free' }
  /** Not known: it was not run on all tests, and no result contradicts the expectation. */
  | { readonly kind: 'open' }
  | { readonly kind: 'met' }
  /** It got an unexpected verdict. */
  | { readonly kind: 'unexpected'; readonly verdicts: readonly Verdict[] }
  /** It passed all tests although it should fail one. */
  | { readonly kind: 'never' }
  /** There is no test that could tell: the group is not there. */
  | { readonly kind: 'missing' }
  /** What else is expected of it forbids this. */
  | { readonly kind: 'contradicts'; readonly contradiction: Contradiction }

/** What is expected of a program in a group, against what it got there. */
export interface GroupStanding {
  readonly group: string
  readonly expects: readonly Verdict[]
  readonly standing: Standing
}

/** The results of a program over the tests. */
export interface ProgramFigures {
  /** How many tests got each verdict, the frequent ones first. */
  readonly counts: readonly (readonly [Verdict, number])[]
  /** Tests that it was run on. */
  readonly run: number
  /** Maximum time in ms and memory in bytes; null if unknown. */
  readonly time: number | null
  readonly memory: number | null
}

/** All verdicts, in the order of the judges' tables. */
export { verdicts }

/** The time of a run in ms: processor time, if the system reports it. */
export function timeOf({ cpu, wall }: Pick<ProgramCell, 'cpu' | 'wall'>): number {
  return cpu ?? wall
}

export function figuresOf(cells: readonly ProgramCell[]): ProgramFigures {
  const counts = new Map<Verdict, number>()
  let time: number | null = null
  let memory: number | null = null
  for (const cell of cells) {
    counts.set(cell.verdict, (counts.get(cell.verdict) ?? 0) + 1)
    time = Math.max(time ?? 0, timeOf(cell))
    if (cell.memory !== null) memory = Math.max(memory ?? 0, cell.memory)
  }
  const sorted = [...counts].sort(
    (a, b) => b[1] - a[1] || verdicts.indexOf(a[0]) - verdicts.indexOf(b[0]),
  )
  return { counts: sorted, run: cells.length, time, memory }
}

/** True for a verdict that is none of those expected; OK is always one as long as others are. */
export function isUnexpected(verdict: Verdict, expects: readonly Verdict[] | null): boolean {
  return expects !== null && verdict !== 'OK' && !expects.includes(verdict)
}

/** True for a program that should fail on some test. */
export function isWrong(expects: readonly Verdict[] | null): boolean {
  return expects !== null && isToFail(expects)
}

/** What a program scores; null if tests give no points, or not all are known. */
export function scoreOfProgram(
  scoring: Scoring,
  tests: readonly string[],
  verdictOn: (test: string) => Verdict | null,
): Score | null {
  if (tests.length === 0) return null
  const verdicts = tests.map(verdictOn)
  if (verdicts.includes(null)) return null
  return scoreOfRuns(scoring, tests, (_, at) => verdicts[at] === 'OK')
}

/** Whether a program did otherwise than expected. */
export function isMissed({ kind }: Standing): boolean {
  return ['unexpected', 'never', 'missing', 'contradicts'].includes(kind)
}

/** How a program stands on all tests that can be judged, and in groups of them; `isBroken`: it does not compile. */
export function standingsOf(
  { expects, groups }: Pick<SetProgram, 'expects' | 'groups'>,
  cells: readonly ProgramCell[],
  tests: readonly string[],
  isBroken: boolean,
): { readonly standing: Standing; readonly inGroups: readonly GroupStanding[] } {
  const over = (wanted: readonly Verdict[] | null, paths: readonly string[]): Standing => {
    // One that does not compile fails on every test, though none was run.
    if (isBroken) return standingOf(wanted, { counts: [['CE', 1]], run: 1 }, true)
    const own = new Set(paths)
    const figures = figuresOf(cells.filter(({ test }) => own.has(test)))
    return standingOf(wanted, figures, own.size > 0 && figures.run >= own.size)
  }
  const odd = new Map(
    contradictions({ expect: expects, groups }, tests).map((one) => [one.group, one]),
  )
  const contradicted = (group: string | null): Standing | null => {
    const contradiction = odd.get(group)
    return contradiction ? { kind: 'contradicts', contradiction } : null
  }
  return {
    standing: contradicted(null) ?? over(expects, tests),
    inGroups: Object.entries(groups).map(([group, wanted]) => {
      const paths = testsIn(group, tests).map((at) => tests[at]!)
      const standing: Standing =
        paths.length === 0 ? { kind: 'missing' } : (contradicted(group) ?? over(wanted, paths))
      return { group, expects: wanted, standing }
    }),
  }
}

/** `isWhole`: it was run on all tests that there are. */
export function standingOf(
  expects: readonly Verdict[] | null,
  { counts, run }: Pick<ProgramFigures, 'counts' | 'run'>,
  isWhole: boolean,
): Standing {
  if (expects === null) return { kind: 'free' }
  const unexpected = counts.flatMap(([verdict]) => (isUnexpected(verdict, expects) ? verdict : []))
  if (unexpected.length > 0) return { kind: 'unexpected', verdicts: unexpected }
  if (isWrong(expects) && counts.some(([verdict]) => verdict !== 'OK')) return { kind: 'met' }
  if (!isWhole || run === 0) return { kind: 'open' }
  return { kind: isWrong(expects) ? 'never' : 'met' }
}
