import { dirname } from 'node:path'
import { madeFrom, type HowMade, type MadeFrom, type MadeTest } from '@core/suite/how-made'
import { madeHash } from '../sets/made-hash'
import { wouldBeTest } from '../sets/would-be-test'
import type { CliIo } from './io'
import { noteTests, pathInSet, setAround } from './note-tests'
import { writeOrTell } from './outputs'
import { notesOn } from './set-folder'
import type { Source } from './sources'

/** Writes a level, and notes how it was made if its file is a test of a set; returns false if it cannot, and reports it. */
export async function writeMade(
  io: CliIo,
  file: string,
  text: string,
  how: HowMade | null,
): Promise<boolean> {
  if (!(await writeOrTell(io, file, text))) return false
  const set = setAround(dirname(file))
  if (set === null || how === null || !wouldBeTest(set, file)) return true
  const made = { ...how, hash: madeHash(text) }
  return noteTests(io, set, [{ path: pathInSet(set, file), made }])
}

/** The level of a file, for the record of what is made of it, with how it was made where its set knows. */
export function madeFromFile(io: CliIo, source: Pick<Source, 'file' | 'text'>): MadeFrom {
  return madeFrom(madeHash(source.text), madeRecord(io, source))
}

/** How the level of a file was made, as its set knows it; null for nothing that is known of this text. */
export function madeRecord(
  io: CliIo,
  { file, text }: Pick<Source, 'file' | 'text'>,
): MadeTest | null {
  const set = file === '-' ? null : setAround(dirname(file))
  const made = set === null ? undefined : notesOn(io, set).made[pathInSet(set, file)]
  return made?.hash === madeHash(text) ? made : null
}
