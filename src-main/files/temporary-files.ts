import { createHash } from 'node:crypto'
import { lstat, readdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** Time within which a temporary file is written, in ms, including the inaccuracy of disks' clocks. */
const LONGEST = 120_000
const COARSE = 2000

/** Maximum length of a name to which a dot and a number can be appended, in bytes: systems allow 255. */
const LONGEST_NAME = 244

/**
 * The beginning of the names of a path's temporary files: the path, or a short name beside it if its own is very long.
 */
export function temporaryStem(path: string): string {
  const name = basename(path)
  if (Buffer.byteLength(name) <= LONGEST_NAME) return path
  const hash = createHash('sha256').update(name).digest('hex')
  return join(dirname(path), `boardwright-${hash.slice(0, 16)}`)
}

/** Files beside a file with names like the temporary ones of `replaceFile`: its name, a dot and a number. */
export async function temporaryLike(folder: string, name: string): Promise<string[]> {
  const stem = temporaryStem(name)
  const names = await readdir(folder)
  return names.filter(
    (one) =>
      (one.startsWith(`${stem}.`) && isNumber(one.slice(stem.length + 1))) ||
      (one === stem && stem !== name),
  )
}

/** Removes a file that was last written by a write that began at a moment; with `empty` only if it is also empty. */
export async function removeWrittenAt(
  path: string,
  began: number,
  which: 'any' | 'empty',
): Promise<void> {
  const about = await stat(path).catch(() => null)
  if (!about?.isFile() || (which === 'empty' && about.size > 0)) return
  const isOfThen = about.mtimeMs > began - COARSE && about.mtimeMs < began + LONGEST
  if (isOfThen) await rm(path, { force: true })
}

/** Whether a name is that of a folder in which another folder is first written (`temporaryFolder`), by any process. */
export function isTemporaryFolder(name: string, of: string): boolean {
  const [start, end] = [`.${of}.`, '.part']
  return (
    name.startsWith(start) && name.endsWith(end) && isNumber(name.slice(start.length, -end.length))
  )
}

/** Removes a folder with all its contents, if it was last changed by a write that began at a moment. */
export async function removeMadeAt(path: string, began: number): Promise<void> {
  const about = await lstat(path).catch(() => null)
  if (!about?.isDirectory() || about.mtimeMs <= began - COARSE) return
  await rm(path, { recursive: true, force: true })
}

/** Removes what interrupted writes have left in a folder of the app before a moment; the folder may be missing. */
export async function sweepFolder(folder: string, before: number): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const dot = name.lastIndexOf('.')
    if (!name.slice(0, dot).includes('.') || !isNumber(name.slice(dot + 1))) continue
    const path = join(folder, name)
    const about = await stat(path).catch(() => null)
    if (about?.isFile() && about.mtimeMs < before) await rm(path, { force: true })
  }
}

function isNumber(text: string): boolean {
  return /^(0|[1-9]\d{0,9})$/.test(text) && Number(text) < 2 ** 32
}
