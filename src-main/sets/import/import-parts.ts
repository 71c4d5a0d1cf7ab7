import { version } from '../../../package.json'
import type { ImportParts } from '@core/package/import/reading'
import type { JudgePrograms } from '@core/package/package'
import { gamesIn } from '@core/games/registry'
import { languages } from '@core/words'
import { whyNoText } from '../../not-text'
import { languageOfFile } from '../../programs/languages'
import { words } from '../../words'
import { packageTeller, voiceIn } from '../package-voice'
import { sha256 } from '../sha256'
import { keptOfText } from './kept-schema'
import { parsers } from './parsers'

/** The parts that an import needs; `programs`: those of a game for judges, as they were built. */
export function importParts(programs: (game: string) => JudgePrograms | null): ImportParts {
  return {
    ...parsers,
    version,
    teller: packageTeller(),
    voices: languages.map(voiceIn),
    games: gamesIn(words),
    whyNoText,
    programs,
    kept: keptOfText,
    sha256,
    isSource: (file) => languageOfFile(file) !== null,
  }
}
