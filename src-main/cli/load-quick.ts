import { readFileSync } from 'node:fs'
import { Script } from 'node:vm'
import type { QuickModule } from './quick-form'

/** What the script of a quick way is: an expression whose value is a function that fills `exports`. */
type QuickScript = (exports: Partial<QuickModule>, load: NodeJS.Require) => void

/**
 * Loads the quick way of a game from its script, with what V8 had compiled of it when it was built where this is the very
 * same Node. Null where there is no such script.
 */
export function loadQuick(path: string): QuickModule | null {
  const source = readIfThere(path)?.toString()
  if (source === undefined) return null
  const script = new Script(source, { filename: path, cachedData: readIfThere(compiledPath(path)) })
  const made: Partial<QuickModule> = {}
  // `createRequire` is in a module of Node that takes a millisecond to load.
  ;(script.runInThisContext() as QuickScript)(made, require)
  return made as QuickModule
}

/** Where it lies what this Node has compiled of a script, which no other can use. */
export function compiledPath(path: string): string {
  const { arch, platform, version } = process
  return `${path}.${version}-${platform}-${arch}.code`
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
