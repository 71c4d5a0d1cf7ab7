import type { AnyGame } from '@core/game/any-game'
import type { Wish } from '@core/suite/wish'
import { strangeName } from '@core/suite/wish-names'
import type { ReadingId } from '@core/trace/machine'
import type { WishOptions } from './declared/shared'
import { didYouMean } from './did-you-mean'
import { UsageProblem } from './problems'
import { cliWords } from './cli-words'

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
