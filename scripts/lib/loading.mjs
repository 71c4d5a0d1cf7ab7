// Which files load which, read off their texts: much faster than to build every file and ask the builder.
import { posix } from 'node:path'

const LOADED =
  /^\s*(?:(?:import|export|\}).* from|import) '([^'\n]+)'|\b(?:import|mock|importActual|URL)\(\s*'([^'\n]+)'/gm
const ENDINGS = ['', '.ts', '.mts', '.mjs', '/index.ts']

/** The files that each file of code loads itself; `files` are all there are, `read` gives the text of one. */
export function loadsOf({ files, read }) {
  const known = new Set(files)
  const found = files.filter((file) => /\.(ts|mts|mjs|cjs|js|svelte)$/.test(file))
  return new Map(
    found.map((file) => {
      const names = Array.from(read(file).matchAll(LOADED), ([, name, named]) => name ?? named)
      return [file, names.flatMap((name) => pathOf(name, file, known) ?? [])]
    }),
  )
}

/** The files with all that they load, however far, in files for which `isPassed` holds. */
export function loadedBy(files, loads, isPassed = () => true) {
  const seen = new Set()
  const left = files.filter(isPassed)
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (seen.has(file)) continue
    seen.add(file)
    left.push(...(loads.get(file) ?? []).filter(isPassed))
  }
  return seen
}

/** The files with all that load them, however far. */
export function loadersOf(files, loads) {
  const loaders = new Map()
  for (const [file, loaded] of loads)
    for (const one of loaded) {
      if (loaders.has(one)) loaders.get(one).push(file)
      else loaders.set(one, [file])
    }
  return loadedBy(files, loaders)
}

/** The file that is loaded by a name; null for packages and what is not there. */
function pathOf(name, file, known) {
  const beginning = name.startsWith('@core/')
    ? posix.join('src-main/core', name.slice('@core/'.length))
    : name.startsWith('.') && posix.join(posix.dirname(file), name)
  if (!beginning) return null
  const [path] = beginning.split('?')
  return ENDINGS.map((ending) => path + ending).find((one) => known.has(one)) ?? null
}
