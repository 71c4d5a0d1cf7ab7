import { checkText, type CheckedText } from '@core/game/check-text'
import { otherReader } from '@core/games/nearest-game'
import type { AnyGame } from '@core/game/any-game'
import { spoken } from '../words'
import { err, ok, type Result } from '@core/kernel/result'
import type { GameChoice } from './choose-game'
import { cliWords } from './cli-words'
import { decodeSource } from './decode-text'
import { cliFilesWords } from './cli-files-words'
import type { CliIo } from './io'
import { isOutputLost } from './output-lost'
import { cliLevelsWords } from './cli-levels-words'
import {
  placedError,
  problemLine,
  shownName,
  tellProblems,
  UsageProblem,
  type SourceProblem,
  type ToldProblem,
} from './problems'
import { toldBug } from './told-bug'

/** A file that could be read as text, with the game it is taken for and what was found in it. */
export interface Source extends CheckedText {
  readonly file: string
  readonly text: string
  readonly game: AnyGame
  /** True when no game reads the text and `game` comes closest. */
  readonly isGuess: boolean
}

/** The inputs of a command on files. */
export interface CommandInputs {
  readonly io: CliIo
  /** As it is named on the command line. */
  readonly game: string
  readonly choice: GameChoice
  readonly files: readonly string[]
}

/** The work on a file; returns whether everything was fine. */
type Work = (source: Source) => boolean | Promise<boolean>

/** Reads, decodes and checks one file. */
function loadSource(io: CliIo, choice: GameChoice, file: string): Result<Source, SourceProblem> {
  const bytes = io.read(file)
  if (!bytes.ok) return err({ message: bytes.error, at: null })
  const text = decodeSource(bytes.value)
  if (!text.ok) return text
  const chosen = choice(text.value)
  if (!chosen.ok) return chosen
  const { game, isGuess, checked = checkText(game, text.value) } = chosen.value
  return ok({ file, text: text.value, game, isGuess, ...checked })
}

/** Problems of a source as the outside world reads them. */
export function problemsOf(source: Source): ToldProblem[] {
  return tellProblems(source.game, source.text, source.level, source.diagnostics)
}

/**
 * Processes each readable file, in order; unreadable files are reported on standard error. A file with problems never
 * stops the others. Returns the exit code.
 */
export async function eachSource(
  { io, choice, files }: CommandInputs,
  work: Work,
  onProblem: (file: string, problem: SourceProblem) => void = () => {},
): Promise<number> {
  let isAllWell = true
  for (const [index, file] of files.entries()) {
    const fail = (problem: SourceProblem): void => {
      isAllWell = false
      io.err(placedError(file, problem.at, problem.message))
      onProblem(file, problem)
    }
    try {
      const source = loadSource(io, choice, file)
      if (source.ok) io.err(gameNote(source.value))
      if (!source.ok) fail(source.error)
      else if (!(await work(source.value))) isAllWell = false
    } catch (bug) {
      if (isOutputLost(bug) || bug instanceof UsageProblem) throw bug
      // The other files still get their answers; the bug is reported and shows in the exit code.
      fail({ message: cliFilesWords().internal({ bug: toldBug(bug) }), at: null })
    }
    io.progress?.(index + 1, files.length, cliWords().progress.files)
  }
  return isAllWell ? 0 : 1
}

/** As `eachSource`, for work that needs a level without errors; the errors of the others are reported. */
export function eachRunnable(job: CommandInputs, work: Work): Promise<number> {
  return eachSource(job, (source) => {
    if (source.isRunnable) return work(source)
    tellErrors(job.io, source)
    return false
  })
}

/** Reports the errors of a source on standard error, without its warnings. */
export function tellErrors(io: CliIo, source: Source): void {
  const errors = problemsOf(source).filter((told) => told.severity === 'error')
  io.err(errors.map((told) => problemLine(source.file, told)).join(''))
}

/** A line on a file that its game cannot read: which game's it is, or that it is no game's; empty for all others. */
function gameNote({ file, text, game, isGuess, level }: Source): string {
  if (level !== null) return ''
  const note = (message: string): string =>
    `${cliFilesWords().lines.note({ file: shownName(file), message })}\n`
  const { files: words } = cliLevelsWords()
  if (isGuess) return note(words.noGame({ game: game.id }))
  const other = otherReader(spoken.games, game, text)
  return other ? note(words.otherGame({ game: other.id })) : ''
}
