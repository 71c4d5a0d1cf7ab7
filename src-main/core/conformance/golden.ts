import type { AnyGame } from '../game/any-game'
import { checkText } from '../game/check-text'
import { recordLevel, traceLines } from './record-level'

/** A story with more lines than this is not kept with a sample. */
const LONGEST_STORY = 200

/** What is kept beside the text of a sample; null for a file that is not there. */
export interface GoldenFiles {
  /** answer.txt: the official answer; null when the level has none. */
  readonly answer: string | null
  /** diagnostics.json: code, place and arguments of all problems, a line each. */
  readonly diagnostics: string
  /** trace.txt: the run in words; null when there is no answer or the story is long. */
  readonly trace: string | null
}

/** The files that go with a sample as the game stands. */
export function goldenFiles(game: AnyGame, text: string): GoldenFiles {
  const { level, diagnostics, isRunnable } = checkText(game, text)
  const problems = diagnostics.map(({ code, place, args }) => JSON.stringify({ code, place, args }))
  const lines = isRunnable ? traceLines(game, level, recordLevel(game, level)) : []
  return {
    answer: isRunnable ? game.engine.answer(level) : null,
    diagnostics: problems.length === 0 ? '[]\n' : `[\n  ${problems.join(',\n  ')}\n]\n`,
    trace:
      isRunnable && lines.length <= LONGEST_STORY
        ? lines.map((line) => `${line}\n`).join('')
        : null,
  }
}
