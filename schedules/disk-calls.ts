import { basename, dirname, join } from 'node:path'
import { DiskError, type SimulatedDisk, type SimulatedFile } from './disk'

let disk: SimulatedDisk | null = null

/** What the code under test finds for `node:fs/promises` from now on. */
export function useDisk(used: SimulatedDisk | null): void {
  disk = used
}

function ask<T>(answer: (disk: SimulatedDisk) => T): Promise<T> {
  const asked = disk
  if (!asked) throw new Error('a schedule without a disk asks for files')
  return asked.ask(() => answer(asked))
}

interface StatOptions {
  readonly bigint?: boolean
}

function about(file: SimulatedFile | null, { bigint = false }: StatOptions = {}) {
  const of = (value: bigint): bigint | number => (bigint ? value : Number(value))
  const { ino = 0n, written = 0n, bytes = new Uint8Array() } = file ?? {}
  return {
    dev: of(1n),
    ino: of(ino),
    mode: of(0o644n),
    size: of(BigInt(bytes.length)),
    mtimeNs: written,
    ctimeNs: written,
    mtimeMs: of(written / 1_000_000n),
    isFile: () => file !== null,
    isDirectory: () => file === null,
    isSymbolicLink: () => false,
  }
}

function found(at: SimulatedDisk, path: string): SimulatedFile | null {
  return at.folders.has(path) ? null : at.file(path)
}

const stat = (path: string, options?: StatOptions) => ask((at) => about(found(at, path), options))

const access = (path: string) => ask((at) => void found(at, path))

const realpath = (path: string) =>
  ask((at) => {
    found(at, path)
    return path
  })

const readdir = (path: string, { withFileTypes = false } = {}) =>
  ask((at) => {
    if (!at.folders.has(path)) throw new DiskError('ENOENT')
    return at
      .namesIn(path)
      .map((name) =>
        withFileTypes ? { ...about(found(at, join(path, name))), name } : basename(name),
      )
  })

const readFile = (path: string, options?: { readonly encoding?: string } | string) =>
  ask((at) => {
    const bytes = Buffer.from(at.file(path).bytes)
    const encoding = typeof options === 'string' ? options : options?.encoding
    return encoding === undefined ? bytes : bytes.toString('utf8')
  })

const mkdir = (path: string) =>
  ask((at) => {
    at.makeFolder(path)
    return undefined
  })

const mkdtemp = (start: string) =>
  ask((at) => {
    const path = `${start}${at.folders.size}`
    at.makeFolder(path)
    return path
  })

const rename = (from: string, to: string) =>
  ask((at) => {
    const { bytes } = at.file(from)
    at.remove(from)
    at.write(to, bytes)
  })

const rm = (path: string, { force = false } = {}) =>
  ask((at) => {
    if (!force && !at.isThere(path)) throw new DiskError('ENOENT')
    at.remove(path)
  })

const rmdir = (path: string) =>
  ask((at) => {
    if (at.namesIn(path).length > 0) throw new DiskError('ENOTEMPTY')
    at.remove(path)
  })

/** Opened for reading: what is read is what lies there by then. */
const open = (path: string) =>
  ask((at) => {
    let held = found(at, path)
    const now = (): SimulatedFile | null => (held = at.files.get(path) ?? held)
    return {
      stat: (options?: StatOptions) => ask(() => about(now(), options)),
      read: (to: Uint8Array, offset: number, length: number, from: number) =>
        ask(() => {
          const part = (now()?.bytes ?? new Uint8Array()).subarray(from, from + length)
          to.set(part, offset)
          return { bytesRead: part.length }
        }),
      close: () => ask(() => undefined),
    }
  })

const constants = { F_OK: 0, X_OK: 1, W_OK: 2, R_OK: 4 }

/** What `node:fs/promises` is to the code under test. */
export const calls = {
  access,
  constants,
  lstat: stat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
}

/** As `files/replace-file.ts` has it: seen whole or not at all. */
export const replaceFile = (path: string, content: string | Uint8Array) =>
  ask((at) => {
    if (!at.folders.has(dirname(path))) throw new DiskError('ENOENT')
    at.write(path, content)
  })

/** Like that of `node:fs`, in one piece. */
export async function* createReadStream(path: string): AsyncGenerator<Uint8Array> {
  yield await ask((at) => at.file(path).bytes)
}
