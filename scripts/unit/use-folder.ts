import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'

/** A folder that each test has anew. */
export interface TestFolder {
  /** The path of a name in it. */
  at(...names: string[]): string
  /** Writes a file, and makes the folders that it lies in; returns its path. */
  put(path: string, content: string | Uint8Array): string
  read(path: string): string
}

/** Makes a folder before each test of a file, and removes it afterwards. */
export function useFolder(): TestFolder {
  let folder = ''
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'boardwright-test-'))))
  afterEach(() => rmSync(folder, { recursive: true }))
  const at = (...names: string[]): string => join(folder, ...names)
  return {
    at,
    put(path, content) {
      mkdirSync(dirname(at(path)), { recursive: true })
      writeFileSync(at(path), content)
      return at(path)
    },
    read: (path) => readFileSync(at(path), 'utf8'),
  }
}
