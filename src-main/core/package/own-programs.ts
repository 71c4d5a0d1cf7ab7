import type { Verdict } from '../judging/verdict'
import { hasPoints } from '../suite/scoring'
import type { OwnProgram, PackageFile, PackedProblem } from './package'
import { MOST_PROGRAM_BYTES } from './programs'

type Packed = Pick<PackedProblem, 'own' | 'scoring' | 'opponent'>

/** Where judges look for what gets a verdict. */
const places: Partial<Record<Verdict, string>> = {
  OK: 'accepted',
  WA: 'wrong_answer',
  PE: 'wrong_answer',
  TLE: 'time_limit_exceeded',
  RE: 'run_time_error',
}

/** What judges take for the name of a submission, and for its source file. */
const GOOD_FILE = /^[a-zA-Z0-9][a-zA-Z0-9_.-]*[a-zA-Z0-9]$/

/** The setter's own programs as submissions, each in a folder of its own, so that its file keeps its name. */
export function ownFiles(problem: Packed): PackageFile[] {
  const taken = new Set<string>()
  return problem.own.flatMap((program) => {
    const place = placeOf(problem, program)
    if (place === null) return []
    const folder = freeName(program.name, taken)
    const { file, text } = program.source!
    return [{ path: `submissions/${place}/${folder}/${file}`, content: text }]
  })
}

/** Names of those that a package cannot have. */
export function ownLeftOut(problem: Packed): string[] {
  return problem.own.filter((program) => placeOf(problem, program) === null).map(({ name }) => name)
}

/**
 * Where a program is to stand; null for one of which judges could not tell whether it does as expected: that has several
 * verdicts or none, or that is to fail where it may still score. Players of matches are others.
 */
function placeOf({ scoring, opponent }: Packed, { expect, source }: OwnProgram): string | null {
  if (!source || !expect || opponent !== null) return null
  if (!GOOD_FILE.test(source.file) || source.text.length > MOST_PROGRAM_BYTES) return null
  const found = new Set(expect.map((verdict) => places[verdict] ?? null))
  const [only = null] = found
  if (found.size !== 1) return null
  return hasPoints(scoring) && only !== 'accepted' ? null : only
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
