import type { AnyGame } from '@core/game/any-game'
import type { Wish } from '@core/suite/wish'
import { strangeName } from '@core/suite/wish-names'
import type { ReadingId } from '@core/trace/machine'
import { InvalidArgumentError, Option } from 'commander'
import { didYouMean } from './did-you-mean'
import { UsageProblem } from './problems'
import { cliWords } from './cli-words'

/** What is asked of a level on the command line. */
export interface WishOptions {
  readonly catches: readonly string[]
  readonly misses: readonly string[]
  readonly rule: readonly string[]
  readonly event: readonly string[]
  readonly touches: readonly string[]
  readonly answerHas: readonly string[]
  readonly alone?: boolean
  readonly official?: boolean
}

/** The options for it; each may be given several times, and all that is given has to be met. */
export function wishOptions(): Option[] {
  return [
    many('--catches <reading>', cliWords().help.catches),
    many('--misses <reading>', cliWords().help.misses),
    many('--rule <id>', cliWords().help.rule),
    many('--event <name>', cliWords().help.event),
    many('--touches <number=bound>', cliWords().help.touches),
    many('--answer-has <text>', cliWords().help.answerHas),
    new Option('--alone', cliWords().help.alone),
    new Option('--official', cliWords().help.official),
  ]
}

function many(flags: string, description: string): Option {
  return new Option(flags, description)
    .default([], cliWords().help.none)
    .argParser((value: string, earlier: readonly string[]) => {
      if (value !== '') return [...earlier, value]
      throw new InvalidArgumentError(cliWords().wrong.empty)
    })
}

/** The wishes of a command; names that the game does not have are wrong usage, and so is wishing for nothing. */
export function wishesOf(
  game: AnyGame,
  options: WishOptions,
  caught: readonly ReadingId[] | null = null,
): Wish[] {
  const wishes: Wish[] = [
    ...options.catches.map((reading): Wish => ({ kind: 'catches', reading })),
    ...options.misses.map((reading): Wish => ({ kind: 'misses', reading })),
    ...options.rule.map((rule): Wish => ({ kind: 'rule', rule })),
    ...options.event.map((event): Wish => ({ kind: 'event', event })),
    ...options.touches.map(boundIn),
    ...options.answerHas.map((has): Wish => ({ kind: 'answer', has })),
    ...(caught ? [{ kind: 'fresh', caught } as const] : []),
    ...(options.alone ? [{ kind: 'alone' } as const] : []),
  ]
  if (wishes.length === 0) throw new UsageProblem(cliWords().wrong.nothingAsked)
  const strange = strangeName(game, wishes)
  if (!strange) return wishes
  const { noun, name, known } = strange
  const hint = didYouMean(name, known)
  throw new UsageProblem(
    cliWords().wrong.noSuch({ game: game.id, noun, name, hint, known: known.join(', ') }),
  )
}

function boundIn(text: string): Wish {
  const [, limit, bound] = /^(.+)=(-?\d{1,15})$/.exec(text) ?? []
  if (limit === undefined) throw new UsageProblem(cliWords().wrong.touches({ text }))
  return { kind: 'touches', limit, bound: Number(bound) }
}
