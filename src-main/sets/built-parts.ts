import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JudgePrograms } from '@core/package/package'
import type { Language } from '@core/words'
import { languageOfProcess } from '../language'

/** The programs of a game for judges, as they were built; `folder` is where the app or the command line was built to. */
export function judgeProgramsOf(folder: string, game: string): JudgePrograms {
  const at = (name: string): string => join(folder, 'judge', game, name)
  const read = (kind: string): string => readFileSync(at(`${kind}.js`), 'utf8')
  const isPlayed = existsSync(at('referee.js'))
  const cpp = at('solve.cpp')
  const solveCpp = existsSync(cpp) ? readFileSync(cpp, 'utf8') : null
  const match = isPlayed
    ? { referee: read('referee'), player: read('player'), validate: read('validate-match') }
    : null
  return { solve: read('solve'), solveCpp, validate: read('validate'), match }
}

/** The page of a level without one, as it was built for a language; unless told, that of this process. */
export function viewerPageOf(folder: string, language: Language = languageOfProcess()): string {
  return readFileSync(join(folder, `viewer/level.${language}.html`), 'utf8')
}
