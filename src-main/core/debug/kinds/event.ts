import type { AnyGame } from '../../game/any-game'
import { kindBit } from '../../trace/sketch-tally'
import type { WatchKind } from './kind'
import type { WatchOf } from './watch'

export const eventKind: WatchKind<WatchOf<'event'>> = {
  read: ({ name }) => (typeof name === 'string' ? { kind: 'event', name } : null),
  key: ({ name }) => name,
  title: (game, _, { name }) =>
    game.engine.eventKinds.find((kind) => kind.name === name)?.title ?? name,
  inChunk(game, _, watch) {
    const code = codeOf(game, watch)
    return ({ eventCounts }) => (eventCounts[code] ?? 0) > 0
  },
  kindsInChunk(game, _, watch) {
    const bit = kindBit(codeOf(game, watch))
    return () => bit
  },
  inStep(game, _, watch) {
    const code = codeOf(game, watch)
    // The facts are not requested, because they would be made for each event.
    return (look) => {
      for (let i = 0; i < look.eventCount; i++) if (look.codeOf(i) === code) return true
      return false
    }
  },
  ofEvent(game, _, watch) {
    const own = codeOf(game, watch)
    return (code) => code === own
  },
}

function codeOf(game: AnyGame, { name }: WatchOf<'event'>): number {
  return game.engine.eventKinds.findIndex((kind) => kind.name === name)
}
