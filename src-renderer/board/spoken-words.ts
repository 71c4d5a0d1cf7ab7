import type { LevelEditor } from '../editor/index'
import { words } from '../ui/words'

/** The part of an open level that knows its problems. */
type Told = Pick<LevelEditor, 'diagnostics' | 'errorCount'> & {
  readonly game: Pick<LevelEditor['game'], 'message'>
}

/** Maximum number of characters of a spoken answer. */
const MOST_LETTERS = 80

/** The official answer for speech: on one line, and cut after its beginning if long. Empty while it is not known. */
export function answerWords(answer: string | null): string {
  const text = answer?.trim().split(/\s+/).join(' ') ?? ''
  if (text === '') return ''
  if (text.length <= MOST_LETTERS) return words.board.spoken.answer({ answer: text })
  return words.board.spoken.answerBegins({ answer: text.slice(0, MOST_LETTERS) })
}

/** The number of problems, and the first of them. */
export function problemWords({ diagnostics, errorCount, game }: Told): string {
  const warnings = diagnostics.length - errorCount
  const first = diagnostics.find(({ severity }) => severity === 'error' || errorCount === 0) ?? null
  const { spoken } = words.board
  if (!first) return spoken.noProblems
  const message = game.message(first)
  if (warnings === 0) return spoken.errors({ errors: errorCount, message })
  if (errorCount === 0) return spoken.warnings({ warnings, message })
  return spoken.errorsAndWarnings({ errors: errorCount, warnings, message })
}
