import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JudgePrograms } from '@core/package/package'
import type { Language } from '@core/words'
import { languageOfProcess } from '../language'

/**
 * The programs of a game for judges, as they were built; null for a game that has none. `folder` is where the app or the
 * command line was built to.
 */
export function judgeProgramsOf(folder: string, game: string): JudgePrograms | null {
  const at = (name: string): string => join(folder, 'judge', name)
  const read = (name: string): string => readFileSync(at(name), 'utf8')
  const [solve, validate, match] = ['solve.cpp', 'validate.py', 'match.py'].map(
    (name) => `${game}/${name}`,
  ) as [string, string, string]
  if (!existsSync(at(solve)) || !existsSync(at(validate))) return null
  const withMain = (main: string): string => `${read(match)}\n\n${read(main)}`
  return {
    solve: read(solve),
    validate: read(validate),
    match: existsSync(at(match))
      ? { referee: withMain('referee.py'), player: withMain('player.py') }
      : null,
  }
}

/** The page of a level without one, as it was built for a language; unless told, that of this process. */
export function viewerPageOf(folder: string, language: Language = languageOfProcess()): string {
  return readFileSync(join(folder, `viewer/level.${language}.html`), 'utf8')
}
