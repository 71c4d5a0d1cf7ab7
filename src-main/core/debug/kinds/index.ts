import { cellKind } from './cell'
import { entityKind } from './entity'
import { eventKind } from './event'
import { figureKind } from './figure'
import type { Stored, WatchKind } from './kind'
import { ruleKind } from './rule'
import type { Watch, WatchOf } from './watch'

/** All kinds of watches; a missing one does not compile. */
const kinds: {
  readonly [K in Watch['kind']]: WatchKind<WatchOf<K>>
} = {
  cell: cellKind,
  entity: entityKind,
  event: eventKind,
  rule: ruleKind,
  figure: figureKind,
}

/** The kind of a watch. */
export function watchKindOf({ kind }: Watch): WatchKind<Watch> {
  return kinds[kind]
}

/** The watch in a stored value; null if it is invalid. */
export function readWatch(value: unknown): Watch | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { kind } = value as Stored
  if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return null
  return kinds[kind as Watch['kind']].read(value as Stored)
}

/** A key that is equal for watches that stop at the same steps. */
export function keyOf(watch: Watch): string {
  return `${watch.kind} ${watchKindOf(watch).key(watch)}`
}
