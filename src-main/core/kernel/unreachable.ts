/** Ends a switch over a union: adding a case breaks the build here. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`)
}
