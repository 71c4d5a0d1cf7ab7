import { anyFailure, isToFail, type Expectation } from '../judging/expectation'
import { verdicts, type Verdict } from '../judging/verdict'
import { isInGroup, testsIn } from '../suite/group-expectations'
import { countedIn } from '../suite/scoring'
import { globOf } from './globs'
import { placedPrograms, places, SEVERAL } from './own-programs'
import { folderOfGroup, packedStem, type OwnProgram, type PackedProblem } from './package'

/** What `submissions.yaml` says of one of the setter's own programs beyond its folder. */
export interface OwnExpected {
  readonly place: string
  readonly whole: readonly string[]
  readonly groups: readonly { readonly glob: string; readonly lines: readonly string[] }[]
}

/** Those of which it says anything: that may fail in one of several ways, or of which something is expected in groups. */
export function ownExpected(problem: PackedProblem): OwnExpected[] {
  return placedPrograms(problem).flatMap(({ program, place }): OwnExpected[] => {
    const isSeveral = place.startsWith(`${SEVERAL}/`)
    const whole = (isSeveral ? verdictLinesOf(program.expect!) : null) ?? []
    const groups = groupsOf(problem, program)
    return whole.length + groups.length === 0 ? [] : [{ place, whole, groups }]
  })
}

/** How the format says that a program may get some verdicts; null where it knows one of them not. */
export function verdictLinesOf(expect: Expectation): string[] | null {
  const isAny = anyFailure.every((verdict) => expect.includes(verdict))
  const told = expect.map((verdict) => places[verdict]?.verdict ?? null)
  if (told.includes(null) && !isAny) return null
  const bad = ['WA', 'TLE', 'RTE'].filter((one) => told.includes(one))
  const permitted = `permitted: [${['AC', ...bad].join(', ')}]`
  return isToFail(expect) ? [permitted, `required: [${bad.join(', ')}]`] : [permitted]
}

/** The verdicts of a set that the format calls so; null for one that it does not have. */
export function verdictNamed(name: unknown): Verdict | null {
  // What only differs in whitespace is a verdict of few judges, and of sets alone that compare every byte.
  return verdicts.find((one) => one !== 'PE' && places[one]?.verdict === name) ?? null
}

function groupsOf(problem: PackedProblem, { groups = {} }: OwnProgram): OwnExpected['groups'] {
  const { tests, scoring } = problem
  const nameOf = tests.map((test) => packedStem(test, problem).replace(/^data\//, ''))
  const paths = tests.map(({ path }) => path)
  /** Whether a judge may leave tests of a group out, as another group is not right. */
  const mayNotRun = (group: string): boolean =>
    testsIn(group, paths).some((at) =>
      scoring[countedIn(scoring, tests[at]!.group) ?? '']?.requires.some((required) =>
        Object.entries(groups).some(
          ([other, expect]) =>
            isToFail(expect) && (isInGroup(other, required) || isInGroup(required, other)),
        ),
      ),
    )
  const told = Object.entries(groups).flatMap(([group, expect]) => {
    const some = testsIn(group, paths).map((at) => nameOf[at]!)
    const lines = verdictLinesOf(expect)
    if (some.length === 0 || lines === null || mayNotRun(group)) return []
    const glob = globOf(some, nameOf, folderOfGroup(group).replace(/^data\//, ''))
    return glob === null ? [] : [{ glob, lines, tests: some.join('\n') }]
  })
  // Folders of which one has all tests of the other: what is expected of them has to be the same.
  const isSame = (a: (typeof told)[0], b: (typeof told)[0]): boolean =>
    a.tests !== b.tests || a.lines.join() === b.lines.join()
  return told.filter(
    (one, at) =>
      told.every((other) => isSame(one, other)) &&
      told.findIndex(({ tests }) => tests === one.tests) === at,
  )
}
