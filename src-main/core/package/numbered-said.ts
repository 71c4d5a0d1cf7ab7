import { visible } from '../kernel/text-reader'
import { numberedMatches } from './matches'
import { numberedTests } from './numbered-tests'
import { isSample, type OwnProgram, type PackedProblem } from './package'
import { pointsRefusals } from './points'
import { answerRemarks, twice } from './refusals'
import { shortened, withoutStop } from './sentences'

type Told = Omit<PackedProblem, 'figure'>

/** Why no package with numbered tests can be made, whatever the judge, a sentence each; `named`: what is wrong with its name. */
export function numberedRefusals(problem: Told, named: string | null): string[] {
  const { words, title, tests } = problem
  return [
    ...(named === null ? [] : [named]),
    ...(title.trim() === '' ? [words.refusals.title] : []),
    ...(tests.length === 0 ? [words.set.noTests] : []),
    // These have a place for all that is said of groups.
    ...pointsRefusals({ ...problem, format: 'legacy' }),
  ]
}

/** The parts of the remarks that depend on the judge. */
interface OfJudge {
  /** Its remarks on limits and points, a sentence each. */
  readonly first: readonly string[]
  /** Which of the setter's programs it takes, and the remark on the others. None is taken where programs play matches. */
  takes(program: OwnProgram): boolean
  ownLeft(told: { readonly count: number; readonly names: string }): string
}

/** Things to know about a package with numbered tests, a sentence each. */
export function numberedRemarks(problem: Told, { first, takes, ownLeft }: OfJudge): string[] {
  const { words, game, tests, faults, own, opponent } = problem
  const { remarks: say } = words
  const numbered = opponent === null ? numberedTests(problem) : numberedMatches(problem, opponent)
  const held = (text: string): string =>
    numbered
      .filter(({ test }) => test.text === text)
      .map(({ number }) => number)
      .join(', ')
  const outside = numbered.filter(({ test }) => !test.isOfficial).map(({ number }) => number)
  const left = own
    .filter((program) => opponent !== null || !takes(program))
    .map(({ name }) => visible(name))
  const sayLeft = opponent === null ? ownLeft : say.latestOwnLeft
  return [
    ...(opponent === null ? answerRemarks({ words, tests }) : []),
    ...first,
    ...(game.making && opponent === null ? [say.over] : []),
    ...(tests.some(isSample) ? [] : [say.noSample]),
    ...(opponent === null ? twice(tests.map(({ text }) => text)) : []).map((text) =>
      say.same({ tests: held(text) }),
    ),
    ...(left.length === 0 ? [] : [sayLeft({ count: left.length, names: shortened(left) })]),
    ...faults.warnings.map(withoutStop),
    ...(outside.length === 0 ? [] : [say.outside({ tests: outside.join(', ') })]),
  ]
}
