import type { AnyGame } from '../game/any-game'
import { quantityTitle } from '../game/names'
import type { OnlyBy } from './only-by'

/** What only one test shows, in words: "catches no-floor; shows rule R7; width 25". */
export function onlyByWords(game: AnyGame, only: Omit<OnlyBy, 'test'>): string {
  const { onlyBy: say } = game.words.suite
  const { readings, rules, events, bounds } = only
  const titleOf = (event: string): string =>
    game.engine.eventKinds.find(({ name }) => name === event)?.title ?? event
  return [
    ...(readings.length > 0 ? [say.readings({ ids: readings.join(', ') })] : []),
    ...(rules.length > 0 ? [say.rules({ count: rules.length, ids: rules.join(', ') })] : []),
    ...(events.length > 0 ? [say.events({ titles: events.map(titleOf).join(', ') })] : []),
    ...bounds.map(({ limit, bound }) => say.bound({ name: quantityTitle(game, limit), bound })),
  ].join('; ')
}
