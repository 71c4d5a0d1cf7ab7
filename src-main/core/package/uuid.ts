import type { PackageOrder } from './order'

/** The properties that identify a problem, whatever language it is packed in. */
type Named = Pick<PackageOrder, 'name' | 'title' | 'author' | 'opponent'>

/**
 * The UUID of a problem: version 8, which leaves the algorithm open, because version 5 requires SHA-1. Its bits are the
 * first of a SHA-256 over the game and what the package is called, so the same problem has the same one.
 */
export function uuidOf(
  game: string,
  { name, title, author, opponent }: Named,
  sha256: (text: string) => string,
): string {
  const hash = sha256(
    JSON.stringify(['boardwright', game, name, title.trim(), author.trim(), opponent]),
  )
  const variant = ((parseInt(hash.charAt(16), 16) & 3) | 8).toString(16)
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
