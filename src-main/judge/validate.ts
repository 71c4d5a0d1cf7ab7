import type { AnyJudgedGame } from '@core/game/any-game'
import { parseText } from '@core/game/parse-text'
import type { Diagnostic } from '@core/kernel/diagnostics'
import { readInput } from './streams'

/** Exit codes that judges take. */
export const ACCEPTED = 42
export const REFUSED = 43

/**
 * Accepts the canonical text of a level alone, by exit code as judges ask for it; what is wrong is told on standard error.
 * `isStrict`: a level with warnings is refused, too, such as one outside of the official limits.
 */
export function run(game: AnyJudgedGame, isStrict: boolean): void {
  conclude(problemsOf(game, readInput(), isStrict))
}

/** Ends as judges ask for it: accepts where there are no problems, and tells those that there are. */
export function conclude(problems: readonly string[]): void {
  if (problems.length > 0) process.stderr.write(`${problems.join('\n')}\n`)
  process.exitCode = problems.length > 0 ? REFUSED : ACCEPTED
}

/** What keeps a text from being the canonical one of a level, a sentence each. */
export function problemsOf(game: AnyJudgedGame, text: string, isStrict: boolean): string[] {
  const parsed = parseText(game, text)
  if (!parsed.ok) return parsed.error.map(told)
  const { level } = parsed.value
  const found = game.validate(level).filter(({ severity }) => isStrict || severity === 'error')
  if (found.length > 0) return found.map(told)
  const line = firstOther(text, game.format.print(level))
  return line === null ? [] : [`line ${line}: not written as the format has it, blanks included`]

  function told(problem: Diagnostic): string {
    return `line ${problem.place.line}: ${game.message(problem)}`
  }
}

/** 1-based line in which two texts begin to differ; null when they are the same. */
function firstOther(text: string, wanted: string): number | null {
  if (text === wanted) return null
  const lines = text.split('\n')
  const wantedLines = wanted.split('\n')
  return lines.findIndex((line, at) => line !== wantedLines[at]) + 1 || lines.length + 1
}
