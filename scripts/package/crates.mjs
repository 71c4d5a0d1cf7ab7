// What a program compiled from Rust is made of, as far as it says so itself.

/**
 * Names and versions of the crates that a compiled program names in its error messages, sorted. Crates that cannot fail
 * leave no name behind.
 * @param {Uint8Array} program
 */
export function cratesIn(program) {
  const text = Buffer.from(program).toString('latin1')
  const found = text.matchAll(/[/\\]([a-z][a-z0-9_-]*?)-(\d+\.\d+\.\d+)[/\\]src[/\\]/gi)
  return [...new Set([...found].map(([, name, version]) => `${name} ${version}`))].sort()
}
