import { decodeText, type NotText } from '../../kernel/decode-text'
import { placeRange, textLines } from '../../kernel/diagnostics'
import { ok, type Result } from '../../kernel/result'
import { checkText } from '../../game/check-text'
import type { AnyGame } from '../../game/any-game'
import { nearestGame } from '../../games/nearest-game'
import type { FoundTest } from './found'
import type { PackageReading } from './reading'

/** A test of a package that is not a level of the game, or has errors. */
export interface ImportProblem {
  /** In the package, and in the set. */
  readonly path: string
  readonly to: string
  /** From 1; columns in UTF-16 units. */
  readonly line: number
  readonly column: number
  readonly message: string
}

/** The game of the tests of a package: the one that reads most of them; null if none reads any. */
export function gameOfTests(reading: PackageReading, tests: readonly FoundTest[]): AnyGame | null {
  const counts = new Map<AnyGame, number>()
  for (const test of tests) {
    const text = textOf(reading, test)
    if (!text.ok) continue
    const { game, isRead } = nearestGame(reading.parts.games.games, text.value, test.usualPath)
    if (isRead) counts.set(game, (counts.get(game) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? null
}

/** The first problem of a test of the set as a level of a game; null if it has none. */
export function problemOfTest(
  reading: PackageReading,
  game: AnyGame,
  test: FoundTest,
  to: string,
): ImportProblem | null {
  const text = textOf(reading, test)
  const about = { path: test.input, to }
  if (!text.ok) {
    return { ...about, ...text.error.at, message: reading.parts.whyNoText(text.error) }
  }
  const fault = checkText(game, text.value).diagnostics.find(({ severity }) => severity === 'error')
  if (!fault) return null
  const { line, column } = placeRange(textLines(text.value), fault.place)
  return { ...about, line, column, message: game.message(fault) }
}

function textOf({ files }: PackageReading, { input, text }: FoundTest): Result<string, NotText> {
  return text === null ? decodeText(files.get(input)!) : ok(text)
}
