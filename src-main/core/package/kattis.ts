import { firstFault } from '../suite/invalid/check-invalid'
import { caughtBy } from './caught'
import { keptInKattis } from './kept-in-kattis'
import { latestSettings } from './latest-settings'
import { descriptionFile, descriptionOf } from './description'
import { legacySettings } from './legacy-settings'
import { namedInvalid } from './invalid-inputs'
import { matchProgramFiles } from './match-programs'
import { matchesOf, matchTestFiles } from './matches'
import { ownFiles } from './own-programs'
import { packedStem, type PackageFile, type PackedProblem, type PackedTest } from './package'
import { programFiles } from './programs'
import { statementFiles } from './statement'
import { submissionsFile } from './submissions'
import { whyFile } from './why/program'

/**
 * The files of a problem package. In the format `legacy`, as Kattis’ tools and DOMjudge read it, it has only what the
 * ICPC’s subset has, too, unless groups have points; in that of 2025-09 it also says the expected verdict of each
 * submission. Pure: the same problem gives the same bytes. It does not check what `kattisRefusals` checks.
 */
export function kattisFiles(problem: PackedProblem): PackageFile[] {
  const { tests, opponent } = problem
  const isPlayed = opponent !== null
  const isLegacy = problem.format === 'legacy'
  const caught = caughtBy(problem)
  return [
    ...withKept(problem, isLegacy ? legacySettings(problem) : latestSettings(problem)),
    ...statementFiles(problem),
    ...(isPlayed
      ? matchesOf(problem, opponent).flatMap((match) => matchTestFiles(problem, match))
      : tests.flatMap((test) => testFiles(problem, test))),
    ...(isLegacy ? [] : invalidFiles(problem)),
    ...(isPlayed ? matchProgramFiles(problem) : programFiles(problem, caught)),
    ...(problem.why ? [whyFile(problem, problem.why)] : []),
    ...ownFiles(problem),
    ...(isLegacy ? [] : [submissionsFile(problem, caught)]),
  ]
}

/** `problem.yaml`, which comes first, with what it keeps at its end. */
function withKept(
  problem: PackedProblem,
  [first, ...others]: readonly PackageFile[],
): PackageFile[] {
  const content = [first!.content, ...keptInKattis(problem).map((line) => `${line}\n`)].join('')
  return [{ path: first!.path, content }, ...others]
}

/** Only the newer format has a place for them. */
function invalidFiles(problem: PackedProblem): PackageFile[] {
  return namedInvalid(problem.invalid).flatMap(({ name, bytes, text }) => {
    const stem = `data/invalid_input/${name}`
    const fault = text === null ? null : firstFault(problem.game, text)
    const about = fault ? [descriptionFile(problem, stem, fault.message)] : []
    return [{ path: `${stem}.in`, content: bytes }, ...about]
  })
}

function testFiles(problem: PackedProblem, test: PackedTest): PackageFile[] {
  const stem = packedStem(test, problem)
  return [
    { path: `${stem}.in`, content: test.text },
    { path: `${stem}.ans`, content: test.worth.answer },
    descriptionFile(problem, stem, descriptionOf(problem, test)),
    ...(test.picture === null ? [] : [{ path: `${stem}.svg`, content: test.picture }]),
  ]
}
