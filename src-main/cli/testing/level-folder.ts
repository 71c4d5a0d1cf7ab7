import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

/** The statement's example and its answer. */
export const SAMPLE = readFileSync(
  'src-main/core/games/rockets/samples/statement/level.txt',
  'utf8',
)
export const ANSWER = '8\n8\n'

/** The same with its last arrow on a rocket: one error, in line 16. */
export const BROKEN = SAMPLE.replace(/2 0 E\n$/, '1 2 E\n')

/** Paths in a folder of the test file's own, which holds sample.in, broken.in and an empty folder. */
export interface LevelFolder {
  at(name: string): string
  /** Writes a file; returns its path. */
  put(name: string, content: string | Uint8Array): string
}

/** Makes such a folder before the tests of a file and takes it away after them. */
export function useLevelFolder(): LevelFolder {
  let folder = ''
  const at = (name: string): string => join(folder, name)
  const put = (name: string, content: string | Uint8Array): string => {
    writeFileSync(at(name), content)
    return at(name)
  }
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'boardwright-cli-'))
    mkdirSync(at('folder'))
    put('sample.in', SAMPLE)
    put('broken.in', BROKEN)
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  return { at, put }
}
