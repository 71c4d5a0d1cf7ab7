import type { AnyGame } from '@core/game/any-game'
import type { Wish } from '@core/suite/wish'
import { Option } from 'commander'
import { didYouMean } from './did-you-mean'
import { UsageProblem } from './problems'

/** What is asked of a level on the command line. */
export interface WishOptions {
  readonly catches: readonly string[]
  readonly misses: readonly string[]
  readonly rule: readonly string[]
  readonly event: readonly string[]
  readonly answerHas: readonly string[]
  readonly alone?: boolean
  readonly official?: boolean
}

/** The options for it; each may be given several times, and all that is given has to be met. */
export function wishOptions(): Option[] {
  return [
    many('--catches <reading>', 'the answer differs under this misreading'),
    many('--misses <reading>', 'the answer is the same under this misreading'),
    many('--rule <id>', 'this rule decides something in the run'),
    many('--event <name>', 'such an event happens in the run'),
    many('--answer-has <text>', 'the official answer has this text in it'),
    new Option('--alone', 'of all other misreadings as few as possible are caught'),
    new Option('--official', 'keep within the official limits'),
  ]
}

function many(flags: string, description: string): Option {
  return new Option(flags, description)
    .default([], 'none')
    .argParser((value: string, earlier: readonly string[]) => [...earlier, value])
}

/** The wishes of a command; names that the game does not have are wrong usage, and so is wishing for nothing. */
export function wishesOf(game: AnyGame, options: WishOptions): Wish[] {
  const { readings, eventKinds } = game.engine
  const ids = readings.map(({ id }) => id)
  const rules = game.rules.map(({ id }) => id)
  const events = eventKinds.map(({ name }) => name)
  const wishes: Wish[] = [
    ...known(game, 'misreading', options.catches, ids).map((reading): Wish => ({
      kind: 'catches',
      reading,
    })),
    ...known(game, 'misreading', options.misses, ids).map((reading): Wish => ({
      kind: 'misses',
      reading,
    })),
    ...known(game, 'rule', options.rule, rules).map((rule): Wish => ({ kind: 'rule', rule })),
    ...known(game, 'event', options.event, events).map((event): Wish => ({ kind: 'event', event })),
    ...options.answerHas.map((has): Wish => ({ kind: 'answer', has })),
    ...(options.alone ? [{ kind: 'alone' } as const] : []),
  ]
  if (wishes.length === 0) throw new UsageProblem('nothing is asked of the level; see --catches')
  return wishes
}

function known(
  game: AnyGame,
  noun: string,
  asked: readonly string[],
  names: readonly string[],
): readonly string[] {
  const strange = asked.find((name) => !names.includes(name))
  if (strange === undefined) return asked
  const hint = didYouMean(strange, names)
  throw new UsageProblem(
    `${game.id} has no ${noun} '${strange}'${hint}; there are: ${names.join(', ')}`,
  )
}
