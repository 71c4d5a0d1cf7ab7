import type { AnyGame } from '../game/any-game'

/**
 * Endings of a game's files without the dot, the official one first. It is often shared with all the world (`txt`), so
 * the game's own name is one as well: that is what a system can tie to this app.
 */
export function fileEndings({ id, format }: Pick<AnyGame, 'id' | 'format'>): readonly string[] {
  return [...new Set([format.extension, ownEnding({ id })])]
}

/** The ending that no other game's files have. */
export function ownEnding({ id }: Pick<AnyGame, 'id'>): string {
  return id
}
