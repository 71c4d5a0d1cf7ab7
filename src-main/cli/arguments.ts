import { languages } from '@core/words'
import { findGame } from '../words'
import { Argument, InvalidArgumentError, Option } from 'commander'
import { UsageProblem } from './problems'
import { MOST_SECONDS, secondsOf } from './timeout'
import { cliWords } from './cli-words'

/** Steps and turns that can be named. */
export const MOST_STEPS = 1_000_000_000

/** The seed of all chance in a command, which has to be given where there is no usual one. */
export function seedOption(description: string, usual?: number): Option {
  const option = new Option('--seed <n>', description).argParser(
    wholeNumber(0, Number.MAX_SAFE_INTEGER),
  )
  return usual === undefined ? option.makeOptionMandatory() : option.default(usual)
}

/** The game by its name, or `auto`. */
export function gameArgument(): Argument {
  return new Argument('<game>', cliWords().help.gameOrAuto)
}

/** Files, which may also come by `filesFrom`. */
export function filesArgument(description = cliWords().help.files): Argument {
  return new Argument('[file...]', description)
}

/** `--json`. */
export function jsonOption(description = cliWords().help.json): Option {
  return new Option('--json', description)
}

/** Threads that work at the same time. */
export function jobsOption(): Option {
  return new Option('--jobs <n>', cliWords().help.jobs).argParser(wholeNumber(1, 1024))
}

/** What an option was given that may be given several times. */
export function gathered(value: string, earlier: readonly string[] = []): readonly string[] {
  return [...earlier, value]
}

/** A file or folder to read or write; its name must not be empty. */
export function pathOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser(namedPath)
}

function namedPath(path: string): string {
  if (path !== '') return path
  throw new InvalidArgumentError(cliWords().wrong.emptyName)
}

/** An option that names a file and may be given again; all of them come as a list. */
export function pathsOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser((path: string, earlier: string[] = []) => [
    ...earlier,
    namedPath(path),
  ])
}

/** Takes one more setting. What has no value may be the game, which has to stand before. */
export function oneSetting(text: string, earlier: readonly string[] = []): string[] {
  if (text.includes('=')) return [...earlier, text]
  const { setting, settingGame } = cliWords().wrong
  throw new UsageProblem((findGame(text) === null ? setting : settingGame)({ text }))
}

/** Takes a whole number within bounds; another is wrong usage. */
export function wholeNumber(lowest: number, highest: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,16}$/.test(text) ? Number(text) : NaN
    if (value >= lowest && value <= highest) return value
    throw new InvalidArgumentError(cliWords().wrong.wholeNumber({ lowest, highest }))
  }
}

/** A number of steps, or the word for all of them. */
export function stepOrEnd(text: string): number | 'end' {
  return text === 'end' ? text : wholeNumber(0, MOST_STEPS)(text)
}

/** A list of files. */
export function filesFrom(): Option {
  return pathOption('--files-from <list>', cliWords().help.filesFrom)
}

/** The language of what is told; read before all else (`language.ts`), for words are loaded with what says them. */
export function languageOption(): Option {
  return new Option('--lang <code>', cliWords().help.lang).choices(languages)
}

/** Seconds after which a command gives up; read before all else (`with-timeout.ts`), for nothing else runs meanwhile. */
export function timeoutOption(): Option {
  return new Option('--timeout <seconds>', cliWords().help.timeout).argParser((text: string) => {
    const seconds = secondsOf(text)
    if (seconds !== null) return seconds
    throw new InvalidArgumentError(cliWords().wrong.seconds({ most: MOST_SECONDS }))
  })
}
