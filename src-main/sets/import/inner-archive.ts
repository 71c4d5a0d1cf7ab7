import { ok, type Result } from '@core/kernel/result'
import { DMOJ_CONFIG } from '@core/package/dmoj/names'
import { archiveIn } from '@core/package/import/read-dmoj'
import { setsWords } from '../sets-words'
import { MOST_ENTRIES } from '../read-folder'
import { MOST_BYTES, type PackageContents } from './package-contents'
import { parsers } from './parsers'
import { readArchive } from './read-archive'

interface WithInner extends PackageContents {
  /** Archives of tests that cannot be read, by their paths, each with a sentence that says why. */
  readonly damaged: ReadonlyMap<string, string>
}

const CONFIG = new RegExp(`^(?:[^/]+/)?${DMOJ_CONFIG.replace('.', '\\.')}$`)

/**
 * The files of a package and of the archive that a problem of DMOJ names for its tests. DMOJ looks beside it first, so a file
 * there stays. An archive that cannot be read is told apart.
 */
export async function withInnerArchive(contents: PackageContents): Promise<WithInner> {
  const config = [...contents.files.keys()].find((path) => CONFIG.test(path))
  const text = config === undefined ? '' : new TextDecoder().decode(contents.files.get(config))
  const read = parsers.yaml(text)
  const name = read.ok ? archiveIn(read.value.value) : null
  const damaged = new Map<string, string>()
  if (config === undefined || name === null) return { ...contents, damaged }
  const folder = config.slice(0, -DMOJ_CONFIG.length)
  const path = `${folder}${name}`
  const bytes = contents.files.get(path)
  if (!bytes) return { ...contents, damaged }
  const files = new Map(contents.files)
  files.delete(path)
  const inner = within(files, await readArchive(bytes), folder)
  files.set(path, bytes)
  if (!inner.ok)
    return { files, skipped: contents.skipped, damaged: damaged.set(path, inner.error) }
  const skipped = inner.value.skipped.map((one) => ({ ...one, path: `${path}/${one.path}` }))
  return {
    files: new Map([...inner.value.files, [path, bytes]]),
    skipped: [...contents.skipped, ...skipped],
    damaged,
  }
}

/** Both together within the limits of one package; else a sentence. */
function within(
  files: ReadonlyMap<string, Uint8Array>,
  inner: Result<PackageContents, string>,
  folder: string,
): Result<PackageContents, string> {
  if (!inner.ok) return inner
  const { importing: say } = setsWords()
  const below = [...inner.value.files].map(([path, bytes]) => [`${folder}${path}`, bytes] as const)
  const all = new Map([...below, ...files])
  const bytes = [...all.values()].reduce((sum, one) => sum + one.length, 0)
  if (all.size > MOST_ENTRIES) return { ok: false, error: say.tooMany({ most: MOST_ENTRIES }) }
  if (bytes > MOST_BYTES)
    return { ok: false, error: say.tooLarge({ megabytes: MOST_BYTES / 2 ** 20 }) }
  return ok({ files: all, skipped: inner.value.skipped })
}
