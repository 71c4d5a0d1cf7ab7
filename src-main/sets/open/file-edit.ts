import { lstat, mkdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { decodeText } from '@core/kernel/decode-text'
import { err, ok, type Result } from '@core/kernel/result'
import type { FileProblem } from '@core/protocol/file-problem'
import type { Moved } from '@core/suite/move-order'
import { userDisks } from '../../files/disks'
import { fileProblem, isGone, systemProblem, type FileAction } from '../../files/file-problem'
import { readFileBytes, readLevel } from '../../files/read-level'
import type { Named } from '../../files/save-marks'
import { writeLevel } from '../../files/write-level'
import { mainWords } from '../../main-words'
import { setsWords } from '../sets-words'

/** A text, or the bytes of a file as they are. */
export type Content = string | Uint8Array

/** A change of the content of a file of a set; paths are below the set's folder. */
export interface WriteEdit {
  readonly path: string
  /** The content before; null if there is no file. If it is different by then, the file is left alone. */
  readonly before: Content | null
  /** The new content; null to delete the file. */
  readonly after: Content | null
  /** True for a file that goes to the system's trash. */
  readonly isToBin?: boolean
  /** For a file that others may write in the meantime: its contents after the edit, and after undoing it. */
  readonly merge?: { readonly forth: Merge; readonly back: Merge }
}

type Merge = (found: string | null) => string | null

/** A change of one file. */
export type FileEdit = WriteEdit | Moved

/** The functions of the app that writing and deleting need. */
export interface FileHands {
  /** Writes a user's file: backs up the old content, and marks the writing as long as it lasts. */
  readonly guard: <T>(path: string, write: (named: Named) => Promise<T>) => Promise<T>
  /** Moves a file to the system's trash; rejects if there is none. */
  readonly trash: (path: string) => Promise<void>
}

/** An edit that was made, and the folder created for it, which is removed when the edit is undone. */
export interface MadeEdit {
  readonly edit: FileEdit
  readonly folder: string | null
}

/** The path that names an edit. */
export function pathOf(edit: FileEdit): string {
  return 'to' in edit ? edit.to : edit.path
}

/** The inverse of an edit. */
export function backOf(edit: FileEdit): FileEdit {
  if ('to' in edit) return { from: edit.to, to: edit.from }
  const { path, before, after, merge } = edit
  const back = { path, before: after, after: before }
  return merge ? { ...back, merge: { forth: merge.back, back: merge.forth } } : back
}

/** Makes an edit below a folder, or says why not; then nothing has changed. */
export function makeEdit(
  folder: string,
  edit: FileEdit,
  hands: FileHands,
): Promise<Result<MadeEdit, FileProblem>> {
  return 'to' in edit ? makeMove(folder, edit) : makeWrite(folder, edit, hands)
}

/** Removes the folders that were created for an edit, if they are empty. */
export async function clearFolders(first: string, last: string): Promise<void> {
  for (let path = last; path.startsWith(first); path = dirname(path)) {
    const isGoneNow = await userDisks
      .ask(path, () => rmdir(path))
      .then(
        () => true,
        () => false,
      )
    if (!isGoneNow) return
  }
}

/** The text of a file that may be overwritten; null if there is no file. */
export async function foundAt(path: string): Promise<Result<string | null, FileProblem>> {
  const link = await linkProblem(path)
  if (link) return err(link)
  const read = await readLevel(path)
  return !read.ok && isGone(read.error) ? ok(null) : read
}

/** The same for its bytes, whatever they are. */
export async function bytesAt(path: string): Promise<Result<Uint8Array | null, FileProblem>> {
  const link = await linkProblem(path)
  if (link) return err(link)
  const read = await readFileBytes(path)
  return !read.ok && isGone(read.error) ? ok(null) : read
}

async function makeWrite(
  folder: string,
  edit: WriteEdit,
  { guard, trash }: FileHands,
): Promise<Result<MadeEdit, FileProblem>> {
  const full = join(folder, edit.path)
  const found = await bytesAt(full)
  if (!found.ok) return found
  const bytes = found.value
  let { after } = edit
  if (!isSame(edit.before, bytes)) {
    const text = bytes && decodeText(bytes)
    if (!edit.merge || text?.ok === false) return err(changed(full))
    after = edit.merge.forth(text?.value ?? null)
  }
  const made = { edit: { ...edit, before: bytes, after }, folder: null }
  if (after === null && bytes === null) return ok(made)
  if (after === null) {
    const gone = await guard(full, () => (edit.isToBin ? binned(full, trash) : takenAway(full)))
    return gone.ok ? ok(made) : gone
  }
  const text = after
  const first = await withFolder(folder, full)
  if (!first.ok) return first
  const written = await guard(full, (named) => writeLevel(full, text, named))
  if (written.ok) return ok({ ...made, folder: first.value })
  if (first.value !== null) await clearFolders(first.value, dirname(full))
  return written
}

async function makeMove(
  folder: string,
  { from, to }: Moved,
): Promise<Result<MadeEdit, FileProblem>> {
  const [old, full] = [join(folder, from), join(folder, to)]
  const first = await withFolder(folder, full)
  if (!first.ok) return first
  const moved = await onDisk(old, 'renamed', async () => {
    const [there, target] = await Promise.all([lookAt(old), lookAt(full)])
    if (!there) return err(fileProblem(old, 'CHANGED', setsWords().files.gone))
    if (there.isSymbolicLink()) return err(linkRefusal(old))
    // Some systems treat names that differ only in case as one.
    if (target && (target.ino !== there.ino || target.dev !== there.dev))
      return err(fileProblem(full, 'EXISTS', setsWords().files.taken))
    await rename(old, full)
    return ok(null)
  })
  if (moved.ok) return ok({ edit: { from, to }, folder: first.value })
  if (first.value !== null) await clearFolders(first.value, dirname(full))
  return moved
}

/** Creates the folder of a file if it is missing; returns the uppermost folder created, else null. */
function withFolder(folder: string, path: string): Promise<Result<string | null, FileProblem>> {
  return onDisk(path, 'written', async () => {
    // A folder that is a link may lead out of the set.
    for (let above = dirname(path); above.length > folder.length; above = dirname(above))
      if ((await lookAt(above))?.isSymbolicLink()) return err(linkRefusal(above))
    return ok((await mkdir(dirname(path), { recursive: true })) ?? null)
  })
}

function takenAway(path: string): Promise<Result<null, FileProblem>> {
  return onDisk(path, 'deleted', async () => {
    await rm(path)
    return ok(null)
  })
}

async function binned(path: string, trash: FileHands['trash']): Promise<Result<null, FileProblem>> {
  try {
    await userDisks.ask(path, () => trash(path))
    return ok(null)
  } catch (error) {
    const known = systemProblem(path, 'deleted', error)
    if (known) return err(known)
    const why = error instanceof Error ? error.message : String(error)
    return err(fileProblem(path, 'EBIN', setsWords().files.bin({ reason: why })))
  }
}

async function onDisk<T>(
  path: string,
  action: FileAction,
  work: () => Promise<Result<T, FileProblem>>,
): Promise<Result<T, FileProblem>> {
  try {
    return await userDisks.ask(path, work)
  } catch (error) {
    const problem = systemProblem(path, action, error)
    if (!problem) throw error
    return err(problem)
  }
}

function isSame(known: Content | null, found: Uint8Array | null): boolean {
  if (known === null || found === null) return known === found
  if (typeof known !== 'string') return Buffer.compare(known, found) === 0
  const text = decodeText(found)
  return text.ok && text.value === known
}

async function linkProblem(path: string): Promise<FileProblem | null> {
  const about = await userDisks.ask(path, () => lookAt(path)).catch(() => null)
  return about?.isSymbolicLink() ? linkRefusal(path) : null
}

/** It may lead out of the folder that the user has opened. */
function linkRefusal(path: string): FileProblem {
  return fileProblem(path, 'LINK', setsWords().files.link)
}

function changed(path: string): FileProblem {
  return fileProblem(path, 'CHANGED', mainWords().files.changed)
}

async function lookAt(path: string) {
  return lstat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  })
}
