import type { AnyGame } from '../game/any-game'

/**
 * Extensions of a game's files without the dot, the official one first. The official one is often not specific (`txt`),
 * so the game's id is an extension as well, which a system can associate with this app.
 */
export function fileEndings({ id, format }: Pick<AnyGame, 'id' | 'format'>): readonly string[] {
  return [...new Set([format.extension, ownEnding({ id })])]
}

/** The extension that no other game's files have. */
export function ownEnding({ id }: Pick<AnyGame, 'id'>): string {
  return id
}
