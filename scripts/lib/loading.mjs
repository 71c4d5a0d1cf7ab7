// Which files load which, read off their texts: much faster than to build every file and ask the builder.
import { posix } from 'node:path'

const LOADED =
  /^\s*(?:(?:import|export|\}).* from|import) '([^'\n]+)'|\b(?:import|mock|importActual|URL|glob(?:<[^(]+>)?)\(\s*'([^'\n]+)'/gm
const ENDINGS = ['', '.ts', '.mts', '.mjs', '/index.ts']

/** The files that each file of code loads itself; `files` are all there are, `read` gives the text of one. */
export function loadsOf({ files, read }) {
  const known = new Set(files)
  const found = files.filter((file) => /\.(ts|mts|mjs|cjs|js|svelte)$/.test(file))
  return new Map(
    found.map((file) => {
      return [file, namesLoaded(read(file)).flatMap((name) => pathsOf(name, file, known))]
    }),
  )
}

/** The names by which a text loads others, packages and patterns of names included. */
export function namesLoaded(text) {
  return Array.from(text.matchAll(LOADED), ([, name, named]) => name ?? named)
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

/** The files with all that load them, however far, in files for which `isPassed` holds. */
export function loadersOf(files, loads, isPassed) {
  const loaders = new Map()
  for (const [file, loaded] of loads)
    for (const one of loaded) {
      if (loaders.has(one)) loaders.get(one).push(file)
      else loaders.set(one, [file])
    }
  return loadedBy(files, loaders, isPassed)
}

/** The files that are loaded by a name; none for packages and what is not there. */
function pathsOf(name, file, known) {
  const beginning = name.startsWith('@core/')
    ? posix.join('src-main/core', name.slice('@core/'.length))
    : name.startsWith('.') && posix.join(posix.dirname(file), name)
  if (!beginning) return []
  const [path] = beginning.split('?')
  if (path.includes('*')) {
    const pattern = patternOf(path)
    return [...known].filter((one) => pattern.test(one))
  }
  const found = ENDINGS.map((ending) => path + ending).find((one) => known.has(one))
  return found ? [found] : []
}

/** The names that a pattern stands for: `*` for a part of a name, `**` for any folders. */
function patternOf(glob) {
  const parts = glob.split(/(\*\*\/|\*)/).map((part) => {
    if (part === '**/') return '(?:.+/)?'
    return part === '*' ? '[^/]*' : part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`)
}
