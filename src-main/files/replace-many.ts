import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  closeSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { temporaryStem } from './temporary-files'

/** A file that is not there yet, or a plain one, and what it shall contain. */
export interface NewContent {
  readonly path: string
  readonly content: string | Uint8Array
}

/**
 * Replaces or makes many files in this thread: each is seen whole or not at all, and all are on disk before one is seen, by
 * one flush instead of one for each. Gives what the system said of each that could not be written, and null for the others.
 */
export function replaceMany(files: readonly NewContent[]): readonly unknown[] {
  const release = holdSignals()
  try {
    const written = files.map((file) => attempt(() => fill(file)))
    const whole = written.flatMap((one) => ('done' in one ? [one.done] : []))
    const folders = [...new Set(files.map(({ path }) => dirname(path)))]
    if (!folders.every(flushDiskOf)) for (const one of whole) attempt(() => flush(one))
    const named = written.map((one, at) =>
      'done' in one ? attempt(() => putInPlace(one.done, files[at]!.path)) : one,
    )
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

/** Node has no call for it; `sync` of Linux has, and tells whether the disk has taken all. */
function flushDiskOf(folder: string): boolean {
  if (process.platform !== 'linux') return false
  return spawnSync('sync', ['-f', '--', folder], { stdio: 'ignore' }).status === 0
}

/** Flushes the names in a folder; a system that cannot do this to folders does not make the write fail. */
function flush(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
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

/** Lets a signal wait until no temporary file is left; returns what lets it through. */
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
  // A signal that has come meanwhile is heard in the next turn of the loop.
  return () => setImmediate(() => setImmediate(letGo))
}
