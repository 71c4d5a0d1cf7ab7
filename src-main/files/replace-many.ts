import { randomInt } from 'node:crypto'
import { chmodSync, chownSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { flush, flushDiskOf } from '../system/flush'
import { temporaryStem } from './temporary-files'

/** A regular file, or one that does not exist yet, and its new contents. */
export interface NewContent {
  readonly path: string
  readonly content: string | Uint8Array
}

/**
 * Replaces or creates many files in this thread: readers see the old or the new contents of each, and all are on disk
 * before one is visible, with one flush instead of one for each. Returns the system's error for each that could not be
 * written, and null for the others.
 */
export function replaceMany(files: readonly NewContent[]): readonly unknown[] {
  const release = holdSignals()
  try {
    const written = files.map((file) => attempt(() => fill(file)))
    const whole = written.flatMap((one) => ('done' in one ? [one.done] : []))
    const folders = [...new Set(files.map(({ path }) => dirname(path)))]
    if (!folders.every((folder) => flushDiskOf(folder)))
      for (const one of whole) attempt(() => flush(one))
    const named = written.map((one, at) =>
      'done' in one ? attempt(() => putInPlace(one.done, files[at]!.path)) : one,
    )
    // A system that cannot do this to folders does not make the write fail.
    for (const folder of folders) attempt(() => flush(folder))
    return named.map((one) => ('error' in one ? one.error : null))
  } finally {
    release()
  }
}

function fill({ path, content }: NewContent): string {
  const temporary = `${temporaryStem(path)}.${randomInt(2 ** 32)}`
  const old = statSync(path, { throwIfNoEntry: false })
  try {
    writeFileSync(temporary, content, { flag: 'wx' })
    if (old) {
      attempt(() => chownSync(temporary, old.uid, old.gid))
      chmodSync(temporary, old.mode)
    }
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
  return temporary
}

function putInPlace(temporary: string, path: string): void {
  try {
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

type Attempt<T> = { readonly done: T } | { readonly error: unknown }

function attempt<T>(work: () => T): Attempt<T> {
  try {
    return { done: work() }
  } catch (error) {
    return { error }
  }
}

/** Delays signals until no temporary file is left; returns a function that ends this. */
function holdSignals(): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  let heard: NodeJS.Signals | null = null
  const hear = (signal: NodeJS.Signals): void => {
    heard = signal
  }
  for (const signal of signals) process.on(signal, hear)
  const letGo = (): void => {
    for (const signal of signals) process.off(signal, hear)
    if (heard !== null) process.kill(process.pid, heard)
  }
  // A signal that has come in the meantime is handled in the next turn of the event loop.
  return () => setImmediate(() => setImmediate(letGo))
}
