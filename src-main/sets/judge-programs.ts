import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackedProblem } from '@core/package/package'

/** The programs of a game for judges, as they were built; `folder` is where the app or the command line was built to. */
export function judgeProgramsOf(folder: string, game: string): PackedProblem['programs'] {
  const read = (kind: string): string =>
    readFileSync(join(folder, 'judge', game, `${kind}.js`), 'utf8')
  return { solve: read('solve'), validate: read('validate') }
}
