import { packedSet, type PackedSet } from '@core/package/packed-set'
import type { PackingNotes } from '@core/package/package'
import { scoringFaults } from '@core/suite/scoring-faults'
import { programsToPack } from '../programs/programs-to-pack'
import { packageTeller } from '../sets/package-voice'
import { readStatements } from '../sets/statements'
import { words } from '../words'
import { invalidInFolder } from './invalid-inputs'
import type { CliIo } from './io'
import { fileError, UsageProblem } from './problems'
import { aboutFolder, lookedSet, readSet, tellProblem } from './set-folder'

/** A set that can be packed, and what it is packed with. */
export interface SetFound {
  readonly set: PackedSet
  readonly packing: PackingNotes
  /** Whether what is expected of its programs in groups can be met; else that has been reported. */
  readonly isSound: boolean
}

/** The tests of a folder if all of them are levels of one game; otherwise reports what is wrong with each. */
export async function setToPack(
  io: CliIo,
  folder: string,
  jobs: number | undefined,
): Promise<SetFound | null> {
  const looked = await lookedSet(io, await readSet(io, folder), jobs)
  const broken = looked.filter(({ look }) => !look?.worth)
  broken.forEach((test) => tellProblem(io, test))
  if (broken.length > 0) return null
  const { notes, programs, told, isSound } = await aboutFolder(io, folder)
  io.err(told)
  const statements = await readStatements(folder)
  if (!statements.ok) {
    io.err(fileError(statements.error.file, statements.error.problem))
    return null
  }
  const tests = looked.map(({ file, text, look, expected, rival }) => ({
    file,
    answers: { expected, rival },
    text: text!,
    look: look!,
    note: notes.tests[file.path] ?? '',
    made: notes.made[file.path] ?? null,
  }))
  const invalid = await invalidInFolder(io, folder, notes.invalid)
  if (!invalid) return null
  const { compare, limits, scoring, groups: titles } = notes
  // What its programs cannot meet has been told with its place.
  const faults = scoringFaults(
    words,
    scoring,
    tests.map(({ file }) => file.group),
  )
  const set = packedSet(packageTeller(), {
    ...{ tests, compare, limits, scoring, titles, faults, invalid },
    own: await programsToPack(programs, folder),
    statements: statements.value,
  })
  if (set.ok) return { set: set.value, packing: notes.packing, isSound }
  throw new UsageProblem(`${folder}: ${set.error.join('; ')}`)
}
