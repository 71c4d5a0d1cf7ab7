import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { Script } from 'node:vm'
import type { QuickModule } from './quick-form'

/** What the script of a quick way is: an expression whose value is a function that fills `exports`. */
type QuickScript = (exports: Partial<QuickModule>, load: NodeJS.Require) => void

/** Bytes at the beginning of a script that no other script has: a comment with a hash. */
export const MARK_LENGTH = 40

/**
 * Loads the quick way of a game from its script, with what V8 had compiled of it when it was built where this is the very
 * same Node. Null where there is no such script.
 */
export function loadQuick(path: string): QuickModule | null {
  const source = readIfThere(path)
  if (!source) return null
  const cachedData = compiledOf(source, readIfThere(compiledPath(path)))
  const script = new Script(source.toString(), { filename: basename(path), cachedData })
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

/**
 * What was compiled of this very source. V8 sees that by its length alone, and not whether all of it has reached the disk:
 * the mark of the source stands before it and behind it.
 */
function compiledOf(source: Buffer, kept: Buffer | undefined): Buffer | undefined {
  const mark = source.subarray(0, MARK_LENGTH)
  const isWhole =
    kept?.subarray(0, MARK_LENGTH).equals(mark) && kept.subarray(-MARK_LENGTH).equals(mark)
  return isWhole ? kept?.subarray(MARK_LENGTH, -MARK_LENGTH) : undefined
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
