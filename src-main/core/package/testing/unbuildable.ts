import type { PackageFile } from '../package'

/** Languages that judges build the programs of a package from, by the endings of their files. */
const BUILT = /\.(c|cc|cpp|cxx|c\+\+|java|py|py2|py3)$/

/**
 * Programs for a judge's own use that a stock DOMjudge and the format of 2025-09 refuse, by their folders or files: those
 * that are not in C, C++, Java or Python.
 */
export function unbuildable(files: readonly Pick<PackageFile, 'path'>[]): string[] {
  const own = files
    .map(({ path }) => path)
    .filter((path) => /^(input|output|answer)_validators?\//.test(path) && !BUILT.test(path))
  return [...new Set(own.map((path) => path.split('/').slice(0, 2).join('/')))]
}
