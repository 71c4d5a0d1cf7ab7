import { placeRange, textLines, type Diagnostic } from '@core/kernel/diagnostics'
import { visible } from '@core/kernel/text-reader'
import type { AnyGame } from '@core/game/any-game'
import { cliFilesWords } from './cli-files-words'
import type { CheckReport } from './check-schema'

/** Wrong usage: reported on standard error, exit code 2. */
export class UsageProblem extends Error {
  constructor(
    message: string,
    /** Lines printed below it: the output of a compiler. */
    readonly more = '',
  ) {
    super(message)
  }
}

/** Why a file gives no level to work on, where that can be placed. */
export interface SourceProblem {
  /** One sentence. */
  readonly message: string
  /** 1-based; null when the whole file is meant. */
  readonly at: { readonly line: number; readonly column: number } | null
}

/** How a file is called in JSON. */
export function namedFile(file: string): string {
  return file === '-' ? '<stdin>' : file
}

/** A file's name in messages and headings: on one line, without control characters. */
export function shownName(file: string): string {
  return visible(namedFile(file))
}

/** A problem of a whole file, as a line. */
export function fileError(file: string, message: string): string {
  return `${cliFilesWords().lines.error({ file: shownName(file), message })}\n`
}

/** What the user should know of a whole file, as a line. */
export function fileWarning(file: string, message: string): string {
  return `${cliFilesWords().lines.warning({ file: shownName(file), message })}\n`
}

/** A problem at a place of a file, or of the whole file if the place is null, as a line. */
export function placedError(file: string, at: SourceProblem['at'], message: string): string {
  if (!at) return fileError(file, message)
  const place = `${shownName(file)}:${at.line}:${at.column}`
  return `${cliFilesWords().lines.problem({ place, severity: 'error', message })}\n`
}

/** A problem of the whole command, as a line. */
export function commandError(message: string): string {
  return `${cliFilesWords().error({ message })}\n`
}

/** A diagnostic as the outside world reads it. */
export type ToldProblem = CheckReport['problems'][number]

/** Locates diagnostics in the text and words them. */
export function tellProblems(
  game: AnyGame,
  text: string,
  level: unknown,
  diagnostics: readonly Diagnostic[],
): ToldProblem[] {
  if (diagnostics.length === 0) return []
  const lines = textLines(text)
  return diagnostics.map((diagnostic) => ({
    ...placeRange(lines, diagnostic.place),
    severity: diagnostic.severity,
    rule: diagnostic.rule,
    code: diagnostic.code,
    message: game.message(diagnostic),
    cells: level === null ? [] : boardCells(game, level, diagnostic.cells),
  }))
}

/** Rows and columns of cell numbers. */
function boardCells(game: AnyGame, level: unknown, cells: readonly number[]): ToldProblem['cells'] {
  const { cols } = game.size(level)
  return cells.map((cell) => ({ row: Math.floor(cell / cols), col: cell % cols }))
}

/** `file:line:col: error R6: sentence`. */
export function problemLine(file: string, told: ToldProblem): string {
  const { line, column, severity, rule, message } = told
  const place = `${shownName(file)}:${line}:${column}`
  const { problem, ruleProblem } = cliFilesWords().lines
  const said = { place, severity, rule, message }
  return `${rule === '' ? problem(said) : ruleProblem(said)}\n`
}
