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
  const built = (name: string): string | null => {
    const file = join(folder, 'judge', game, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : null
  }
  const [solve, validate] = [built('solve.cpp'), built('validate.py')]
  const [testlibValidate, check] = [built('validate.cpp'), built('check.cpp')]
  const [interactor, cppPlayer] = [built('interactor.cpp'), built('player.cpp')]
  const [referee, player] = [built('referee.py'), built('player.py')]
  const [checker, why] = [built('checker.cpp'), built('why.py')]
  if (solve === null || validate === null || checker === null || why === null) return null
  return {
    solve,
    check: checker,
    validate,
    why,
    testlib:
      testlibValidate === null || check === null
        ? null
        : {
            validate: testlibValidate,
            check,
            match:
              interactor === null || cppPlayer === null ? null : { interactor, player: cppPlayer },
          },
    match: referee === null || player === null ? null : { referee, player },
  }
}

/** The built page for levels, still without a level, in a language (by default that of this process). */
export function viewerPageOf(folder: string, language: Language = languageOfProcess()): string {
  return readFileSync(join(folder, `viewer/level.${language}.html`), 'utf8')
}
