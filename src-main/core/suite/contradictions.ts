import { isToFail, type Expectation } from '../judging/expectation'
import type { Verdict } from '../judging/verdict'
import { visible } from '../kernel/text-reader'
import type { Words } from '../words'
import { testsIn, type GroupExpectations } from './group-expectations'

/** What is expected of a program, over all tests and in groups. */
export interface ExpectedOfProgram {
  /** Null where nothing is. */
  readonly expect: Expectation | null
  readonly groups?: GroupExpectations
}

/** Something that is expected of a program and that what else is expected of it forbids: no run can meet both. */
export interface Contradiction {
  /** Where it is expected: a group, or null for all tests. */
  readonly group: string | null
  /** The first that forbids it alone; null where only several do so together. */
  readonly other: { readonly group: string | null } | null
}

interface Part {
  readonly group: string | null
  readonly tests: ReadonlySet<number>
  readonly bad: readonly Verdict[]
  readonly isToFail: boolean
}

/**
 * What nobody can meet of all that is expected: a program that should fail somewhere, where every test forbids it each way. A
 * group without tests is left out; it is another fault. `paths`: of all tests.
 */
export function contradictions(
  { expect, groups = {} }: ExpectedOfProgram,
  paths: readonly string[],
): Contradiction[] {
  const said: readonly (readonly [string | null, Expectation])[] = [
    ...(expect ? [[null, expect] as const] : []),
    ...Object.entries(groups),
  ]
  // What does not compile fails on every test, so it is right everywhere or nowhere.
  if (said.length < 2 || said.every(([, one]) => one.includes('CE'))) return []
  const parts = said.map(([group, one]): Part => ({
    group,
    tests: new Set(group === null ? paths.keys() : testsIn(group, paths)),
    bad: one.filter((verdict) => verdict !== 'OK' && verdict !== 'CE'),
    isToFail: isToFail(one),
  }))
  const maySomewhereFail = (part: Part, others: readonly Part[]): boolean =>
    [...part.tests].some((test) =>
      part.bad.some((verdict) =>
        others.every((other) => !other.tests.has(test) || other.bad.includes(verdict)),
      ),
    )
  return parts.flatMap((part): Contradiction[] => {
    const isMet = !part.isToFail || part.tests.size === 0 || maySomewhereFail(part, parts)
    if (isMet) return []
    const other = parts.find((one) => one !== part && !maySomewhereFail(part, [one]))
    return [{ group: part.group, other: other ? { group: other.group } : null }]
  })
}

/** With what it is at odds, as the catalogues have it. */
export function odds({ other }: Contradiction): {
  kind: 'whole' | 'group' | 'several'
  other: string
} {
  const group = other?.group ?? ''
  return {
    kind: !other ? 'several' : other.group === null ? 'whole' : 'group',
    other: visible(group),
  }
}

/** All contradictions of some programs, a sentence each. */
export function contradictionWords(
  { suite }: Pick<Words, 'suite'>,
  programs: readonly (ExpectedOfProgram & { readonly name: string })[],
  paths: readonly string[],
): string[] {
  return programs.flatMap((program) =>
    contradictions(program, paths).map((one) =>
      contradictionSentence({ suite }, program.name, one),
    ),
  )
}

/** One of them, a sentence. */
export function contradictionSentence(
  { suite }: Pick<Words, 'suite'>,
  program: string,
  one: Contradiction,
): string {
  return suite.contradiction({
    ...{ program: visible(program), isWhole: one.group === null, group: visible(one.group ?? '') },
    ...odds(one),
  })
}
