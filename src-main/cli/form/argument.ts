import { Argument as CommanderArgument } from 'commander'
import type { AnyGame } from '@core/game/any-game'
import { namedGame } from '../choose-game'
import { helpText, type HelpSource } from './help'

/** An argument as it is declared. */
export interface Argument<Value = unknown> {
  /** `<game>`, `[file...]`. */
  readonly usage: string
  readonly help: HelpSource
  readonly choices?: readonly string[]
  /** The value of the given text. Throws `UsageProblem`. */
  readonly read: (given: never) => Value
}

/** What a command is given for its arguments, in their order. */
export type ArgumentsOf<A extends readonly Argument[]> = {
  readonly [K in keyof A]: A[K] extends Argument<infer Value> ? Value : never
}

/** One word, as it was given. */
export function word(usage: string, help: HelpSource): Argument<string> {
  return { usage, help, read: (given: string) => given }
}

/** Any number of words. */
export function words(usage: string, help: HelpSource): Argument<readonly string[]> {
  return { usage, help, read: (given: readonly string[]) => given }
}

/** One of several words. */
export function oneOf<T extends string>(
  usage: string,
  help: HelpSource,
  choices: readonly T[],
): Argument<T> {
  return { usage, help, choices, read: (given: T) => given }
}

/** A game by its name. */
export function game(help: HelpSource): Argument<AnyGame> {
  return { usage: '<game>', help, read: namedGame as (given: string) => AnyGame }
}

/** The argument in commander's form. */
export function commanderArgument({ usage, help, choices }: Argument): CommanderArgument {
  const made = new CommanderArgument(usage, helpText(help))
  return choices ? made.choices(choices) : made
}
