import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flush, flushDiskOf } from './flush'

/** The calls of a system, where what was opened for reading alone may not be flushed. */
function windows(): { readonly done: string[]; readonly system: Parameters<typeof flush>[2] } {
  const done: string[] = []
  let how: unknown
  return {
    done,
    system: {
      openSync: (_path, flags) => {
        how = flags
        return 5
      },
      fsyncSync: () => {
        if (how === 'r') throw Object.assign(new Error('not permitted'), { code: 'EPERM' })
        done.push('flushed')
      },
      closeSync: () => done.push('closed'),
    },
  }
}

test('on Windows a file is opened for writing, as it could not be flushed otherwise', () => {
  const { done, system } = windows()
  flush('a.out', 'win32', system)
  expect(done).toEqual(['flushed', 'closed'])
})

test('where a flush fails nothing stays open', () => {
  const { done, system } = windows()
  expect(() => flush('a.out', 'darwin', system)).toThrow('not permitted')
  expect(done).toEqual(['closed'])
})

test('a file is flushed as each system wants it, and stays as it was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-flush-'))
  const path = join(folder, 'a.out')
  writeFileSync(path, 'a')
  for (const platform of ['linux', 'darwin', 'win32'] as const) flush(path, platform)
  expect(readFileSync(path, 'utf8')).toBe('a')
  rmSync(folder, { recursive: true })
})

test('only Linux has a command that tells whether its disk has taken all', () => {
  expect([flushDiskOf('.', 'darwin'), flushDiskOf('.', 'win32')]).toEqual([false, false])
})
