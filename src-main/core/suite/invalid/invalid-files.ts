/** Folders of a set, at its top or in the `data` of a package, whose files have to be refused; the first is that of new ones. */
const NAMES = ['invalid', 'invalid_input', 'invalid_inputs'] as const

/** What an input that has to be refused is expected to be refused for: its first error. */
export interface ExpectedFault {
  /** Of the game's table of problems. */
  readonly code: string
  /** From 1; columns in UTF-16 units. */
  readonly line: number
  readonly column: number
}

/** The folder of invalid inputs that a path lies in, with "/" behind it; null for one that lies in none. */
export function invalidFolderOf(path: string): string | null {
  return new RegExp(`^(?:data/)?(?:${NAMES.join('|')})/`).exec(path)?.[0] ?? null
}

/** Whether a file beside the tests is an input that has to be refused. */
export function isInvalidInput(path: string): boolean {
  const folder = invalidFolderOf(path)
  return (
    folder !== null && /^(?:[^./][^/]*\/)*[^./][^/]*\.(?:in|txt)$/.test(path.slice(folder.length))
  )
}

/** Where new ones go: beside those that are there, in a package where the format has them. */
export function folderOfNew(paths: readonly string[]): string {
  const known = paths.map(invalidFolderOf).find((folder) => folder !== null)
  const isPackage = paths.some((path) => /^data\/(?:sample|secret)\//.test(path))
  return known ?? (isPackage ? `data/${NAMES[1]}/` : `${NAMES[0]}/`)
}
