import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'

// All tests run in the repository's folder; those that drive Electron know no folder of a module.
const kept = resolve('.cache/built')

const versions = new Map<string, string>()
function versionOf(tool: string): string {
  const known = versions.get(tool) ?? execFileSync(tool, ['--version'], { encoding: 'utf8' })
  versions.set(tool, known)
  return known
}

/** The folder that keeps, from one run of the tests to the next, what a compiler makes of words and texts. */
export function builtPlace(compiler: string, ...all: readonly string[]): string {
  const key = createHash('sha256').update(JSON.stringify([versionOf(compiler), compiler, ...all]))
  return join(kept, key.digest('hex').slice(0, 32))
}
