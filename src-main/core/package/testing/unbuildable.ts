import type { PackageFile } from '../package'

/** Languages that judges build the programs of a package from, by the endings of their files. */
const BUILT = /\.(c|cc|cpp|cxx|c\+\+|java|py|py2|py3)$/

/**
 * Programs for a judge's own use that a stock DOMjudge and the format of 2025-09 refuse: those without an executable
 * `build` or `run` that are not in C, C++, Java or Python.
 */
export function unbuildable(
  files: readonly Pick<PackageFile, 'path' | 'isExecutable'>[],
): string[] {
  const programs = new Map<string, Pick<PackageFile, 'path' | 'isExecutable'>[]>()
  for (const file of files) {
    const [place, program, ...inside] = file.path.split('/')
    if (!/^(input_validators?|output_validators?|answer_validators?)$/.test(place!)) continue
    const name = `${place}/${program}`
    programs.set(name, [
      ...(programs.get(name) ?? []),
      { ...file, path: inside.join('/') || program! },
    ])
  }
  return [...programs].flatMap(([name, own]) => {
    const isStarted = own.some(
      ({ path, isExecutable }) => isExecutable === true && (path === 'build' || path === 'run'),
    )
    return isStarted || own.every(({ path }) => BUILT.test(path)) ? [] : [name]
  })
}
