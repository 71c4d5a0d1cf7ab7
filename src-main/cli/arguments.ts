import { findGame } from '@core/games/registry'
import { Argument, InvalidArgumentError, Option } from 'commander'
import { UsageProblem } from './problems'
import { MOST_SECONDS, secondsOf } from './timeout'

/** Steps and turns that can be named. */
export const MOST_STEPS = 1_000_000_000

/** The seed of all chance in a command, which has to be given. */
export function seedOption(description: string): Option {
  return new Option('--seed <n>', description)
    .argParser(wholeNumber(0, Number.MAX_SAFE_INTEGER))
    .makeOptionMandatory()
}

/** The game by its name, or `auto`. */
export function gameArgument(): Argument {
  return new Argument('<game>', 'name of a game, or auto to tell it from each file')
}

/** Files, which may also come by `filesFrom`. */
export function filesArgument(): Argument {
  return new Argument('[file...]', 'level files; - is standard input')
}

/** `--json`. */
export function jsonOption(description = 'print JSON'): Option {
  return new Option('--json', description)
}

/** Threads that work at the same time. */
export function jobsOption(): Option {
  return new Option(
    '--jobs <n>',
    'threads to work with; as many as processors if not given',
  ).argParser(wholeNumber(1, 1024))
}

/** A file or folder to read or write; its name must not be empty. */
export function pathOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser((path: string) => {
    if (path !== '') return path
    throw new InvalidArgumentError('A name must not be empty.')
  })
}

/** Takes one more setting. What has no value may be the game, which has to stand before. */
export function oneSetting(text: string, earlier: readonly string[] = []): string[] {
  if (text.includes('=')) return [...earlier, text]
  const isGame = findGame(text) !== null
  const hint = isGame ? `; the game comes before the options: generate ${text} --set …` : ''
  throw new UsageProblem(`--set takes key=value, not '${text}'${hint}`)
}

/** Takes a whole number within bounds; another is wrong usage. */
export function wholeNumber(lowest: number, highest: number): (text: string) => number {
  return (text) => {
    const value = /^\d{1,16}$/.test(text) ? Number(text) : NaN
    if (value >= lowest && value <= highest) return value
    throw new InvalidArgumentError(`It must be a whole number from ${lowest} to ${highest}.`)
  }
}

/** A number of steps, or the word for all of them. */
export function stepOrEnd(text: string): number | 'end' {
  return text === 'end' ? text : wholeNumber(0, MOST_STEPS)(text)
}

/** A list of files. */
export function filesFrom(): Option {
  return pathOption(
    '--files-from <list>',
    'take more files from a list, one per line; - is standard input',
  )
}

/** Seconds after which a command gives up; read before all else (`with-timeout.ts`), for nothing else runs meanwhile. */
export function timeoutOption(): Option {
  return new Option('--timeout <seconds>', 'stop after this time, with exit code 1').argParser(
    (text: string) => {
      const seconds = secondsOf(text)
      if (seconds !== null) return seconds
      throw new InvalidArgumentError(`It must be a number of seconds, up to ${MOST_SECONDS}.`)
    },
  )
}
