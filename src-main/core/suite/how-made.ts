import type { Wish } from './wish'

/** By a game's generator: the same seed and settings give the same text. */
export interface ByGenerator {
  readonly by: 'generate'
  /** Id of the game. */
  readonly game: string
  readonly seed: number
  /** All of the generator's, by their keys. */
  readonly settings: Readonly<Record<string, number>>
}

/** By a search, as `find` does it: all of this gives the same text. */
export interface BySearch {
  readonly by: 'find'
  /** Id of the game. */
  readonly game: string
  readonly seed: number
  readonly wishes: readonly Wish[]
  /** Levels to try at most. */
  readonly tries: number
  /** Whether it kept to the official limits. */
  readonly official: boolean
  /** Hashes of the tests of which changed copies were tried, in their order, with blanks between; absent for none. */
  readonly near?: string | undefined
}

/** By a program of the setter’s own, which writes the level on standard output. */
export interface ByProgram {
  readonly by: 'program'
  readonly command: string
}

/** How the text of a test was made. */
export type HowMade = ByGenerator | BySearch | ByProgram

/** How a test was made, and the hash of what came of it. */
export type MadeTest = HowMade & { readonly hash: string }

/** What `by` may be. */
export const makers = ['generate', 'find', 'program'] as const

/** Hexadecimal digits of a SHA-256 that tell one text of a set from another. */
export const HASH_DIGITS = 16

/** Whether a text with this SHA-256 is the one that was made. */
export function isAsMade({ hash }: Pick<MadeTest, 'hash'>, sha256: string): boolean {
  return sha256.startsWith(hash)
}

/** How a search found what it found; `near`: as `nearOf` gives it. */
export function bySearch(search: Omit<BySearch, 'by' | 'near'>, near: string): BySearch {
  return { by: 'find', ...search, ...(near !== '' && { near }) }
}

/** The hashes of the texts that a search begins from, with blanks between; empty for none. */
export function nearOf(from: readonly string[], hashOf: (text: string) => string): string {
  return from.map(hashOf).join(' ')
}

/** The hashes of the tests that a search began from. */
export function nearHashes({ near = '' }: Pick<BySearch, 'near'>): readonly string[] {
  return near.split(' ').filter((hash) => hash !== '')
}
