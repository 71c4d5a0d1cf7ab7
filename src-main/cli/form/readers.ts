import { InvalidArgumentError } from 'commander'
import { findGame } from '../../words'
import { cliWords } from '../cli-words'
import { UsageProblem } from '../problems'
import { MOST_SECONDS, secondsOf } from '../timeout'

/** Steps and turns that can be named. */
export const MOST_STEPS = 1_000_000_000

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

/** A number above 0, up to 1. */
export function shareIn(text: string): number {
  const value = /^0?\.\d{1,6}$|^1$/.test(text) ? Number(text) : 0
  if (value > 0) return value
  throw new InvalidArgumentError(cliWords().wrong.share)
}

/** The name of a file or folder, which must not be empty. */
export function namedPath(path: string): string {
  if (path !== '') return path
  throw new InvalidArgumentError(cliWords().wrong.emptyName)
}

/** A text that must not be empty. */
export function notEmpty(text: string): string {
  if (text !== '') return text
  throw new InvalidArgumentError(cliWords().wrong.empty)
}

/** `key=value`. What has no value may be the game, which has to stand before. */
export function setting(text: string): string {
  if (text.includes('=')) return text
  const { setting: wrong, settingGame } = cliWords().wrong
  throw new UsageProblem((findGame(text) === null ? wrong : settingGame)({ text }))
}

/** Seconds after which a command gives up. */
export function seconds(text: string): number {
  const found = secondsOf(text)
  if (found !== null) return found
  throw new InvalidArgumentError(cliWords().wrong.seconds({ most: MOST_SECONDS }))
}
