import { anyFailure, type Expectation } from '../judging/expectation'
import type { Verdict } from '../judging/verdict'
import { hasPoints } from '../suite/scoring'
import type { OwnProgram, PackageFile, PackedProblem } from './package'
import { MOST_PROGRAM_BYTES } from './programs'

type Packed = Pick<PackedProblem, 'format' | 'own' | 'scoring' | 'opponent'>

/** The folders in which judges expect programs with a verdict, and their names for it. */
export const places: Partial<
  Record<Verdict, { readonly folder: string; readonly verdict: string }>
> = {
  OK: { folder: 'accepted', verdict: 'AC' },
  WA: { folder: 'wrong_answer', verdict: 'WA' },
  PE: { folder: 'wrong_answer', verdict: 'WA' },
  TLE: { folder: 'time_limit_exceeded', verdict: 'TLE' },
  RE: { folder: 'run_time_error', verdict: 'RTE' },
}

/** The folder of programs that fail in one of several ways. */
export const SEVERAL = 'rejected'

/** The names that judges allow for a submission and for its source file. */
const GOOD_FILE = /^[a-zA-Z0-9][a-zA-Z0-9_.-]*[a-zA-Z0-9]$/

/** The setter's own programs as submissions, each in a folder of its own, so that its file keeps its name. */
export function ownFiles(problem: Packed): PackageFile[] {
  return placedPrograms(problem).map(({ program: { source }, place }) => ({
    path: `submissions/${place}/${source!.file}`,
    content: source!.text,
  }))
}

/** Names of those that a package cannot have. */
export function ownLeftOut(problem: Packed): string[] {
  return problem.own
    .filter((program) => folderOf(problem, program) === null)
    .map(({ name }) => name)
}

/** Those that a package has, each with its folder below that of all submissions. */
export function placedPrograms(
  problem: Packed,
): { readonly program: OwnProgram; readonly place: string }[] {
  const taken = new Set<string>()
  return problem.own.flatMap((program) => {
    const folder = folderOf(problem, program)
    return folder === null ? [] : [{ program, place: `${folder}/${freeName(program.name, taken)}` }]
  })
}

/**
 * The folder of a program; null if judges could not check what is expected of it, because it may fail or not, or fails
 * in a way that they do not know. In the format `legacy`, also null if it may fail in several ways, or should fail
 * where it may still score. Players of matches are handled elsewhere.
 */
function folderOf(
  { format, scoring, opponent }: Packed,
  { expect, source }: OwnProgram,
): string | null {
  if (!source || !expect || opponent !== null) return null
  if (!GOOD_FILE.test(source.file) || source.text.length > MOST_PROGRAM_BYTES) return null
  const folder = folderOfExpected(expect)
  if (format !== 'legacy') return folder
  return folder === SEVERAL || (hasPoints(scoring) && folder !== 'accepted') ? null : folder
}

/** The folder in which judges expect programs with these verdicts; null if they have none. */
export function folderOfExpected(expect: Expectation): string | null {
  const found = new Set(expect.map((verdict) => places[verdict]?.folder ?? null))
  const [only = null] = found
  if (found.size === 1) return only
  if (found.has('accepted')) return null
  // All ways to fail include all those that judges know.
  return found.has(null) && expect.length < anyFailure.length ? null : SEVERAL
}

/** A folder's name after that of a program, which no other has. */
function freeName(name: string, taken: Set<string>): string {
  const plain = name.replace(/[^a-zA-Z0-9_.-]+/g, '-').replace(/^[^a-zA-Z0-9]+|[^a-zA-Z0-9]+$/g, '')
  const wished = `own-${plain || 'program'}`
  let free = wished
  for (let at = 2; taken.has(free); at++) free = `${wished}-${at}`
  taken.add(free)
  return free
}
