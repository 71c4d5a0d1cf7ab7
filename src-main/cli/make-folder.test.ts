import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { skipWithout } from '../../scripts/unit/needs'
import { makeFolder } from './make-folder'

let folder = ''
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'boardwright-folder-'))))
afterAll(() => rmSync(folder, { recursive: true }))

test('makes what is missing, and nothing where all is there', () => {
  const deep = join(folder, 'a/b/c')
  makeFolder(deep)
  expect(statSync(deep).isDirectory()).toBe(true)
  makeFolder(deep)
})

test('tells what is in the way', () => {
  writeFileSync(join(folder, 'file'), '')
  expect(() => makeFolder(join(folder, 'file/deep/er'))).toThrow('ENOTDIR')
})

// In /proc Node's own way turns in a circle forever.
test('refuses where the system makes no folders', (context) => {
  skipWithout(context, 'linux')
  expect(() => makeFolder('/proc/nope/deeper')).toThrow('cannot make a folder in /proc')
  expect(() => makeFolder('/proc/nope')).toThrow('cannot make a folder in /proc')
})
