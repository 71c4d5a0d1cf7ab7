import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { skipWithout } from '../../scripts/unit/needs'
import { refusalOfFolder } from './data-folder'

let root: string
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'boardwright-data-'))))
afterEach(() => rmSync(root, { recursive: true }))

test('a folder that can be written is made and left empty', () => {
  const folder = join(root, 'deep', 'data')
  expect(refusalOfFolder(folder)).toBe(null)
  expect(refusalOfFolder(folder)).toBe(null)
  expect(readdirSync(folder)).toEqual([])
})

test('a folder that cannot be made is reported with its path', () => {
  writeFileSync(join(root, 'file'), '')
  const folder = join(root, 'file', 'data')
  expect(refusalOfFolder(folder)).toBe(
    `The folder for its data, ${folder}, cannot be written: part of the path is not a folder.`,
  )
})

test('and so is a protected one', (context) => {
  skipWithout(context, 'user')
  chmodSync(root, 0o500)
  expect(refusalOfFolder(root)).toContain('cannot be written: permission denied')
  chmodSync(root, 0o700)
})
