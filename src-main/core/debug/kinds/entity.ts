import { entityTitle } from '../board-places'
import { hasEvent, isCount, type WatchKind } from './kind'
import type { WatchOf } from './watch'

export const entityKind: Required<Omit<WatchKind<WatchOf<'entity'>>, 'after' | 'kindsInChunk'>> = {
  read: ({ entity }) => (isCount(entity) ? { kind: 'entity', entity } : null),
  key: ({ entity }) => String(entity),
  title: (game, level, { entity }) => entityTitle(game, level, entity),
  inChunk: () => () => true,
  inStep(game, level, watch) {
    const ofEvent = this.ofEvent(game, level, watch)
    const ofPlace = this.ofPlace(game, level, watch)
    return (look) => look.places.some(ofPlace) || hasEvent(look, ofEvent)
  },
  ofEvent:
    (_game, _level, { entity }) =>
    (_, facts) =>
      facts.entity === entity,
  ofPlace:
    (_game, _level, { entity }) =>
    (place) =>
      place.entity === entity,
}
