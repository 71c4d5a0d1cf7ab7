import { chmodSync, readdirSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { useFolder } from '../../scripts/unit/use-folder'
import { skipWithout } from '../../scripts/unit/needs'
import { refusalOfFolder } from './data-folder'

const { at } = useFolder()

test('a folder that can be written is made and left empty', () => {
  const folder = at('deep', 'data')
  expect(refusalOfFolder(folder)).toBe(null)
  expect(refusalOfFolder(folder)).toBe(null)
  expect(readdirSync(folder)).toEqual([])
})

test('a folder that cannot be made is reported with its path', () => {
  writeFileSync(at('file'), '')
  const folder = at('file', 'data')
  expect(refusalOfFolder(folder)).toBe(
    `The folder for its data, ${folder}, cannot be written: part of the path is not a folder.`,
  )
})

test('and so is a protected one', (context) => {
  skipWithout(context, 'user')
  chmodSync(at(), 0o500)
  expect(refusalOfFolder(at())).toContain('cannot be written: permission denied')
  chmodSync(at(), 0o700)
})
