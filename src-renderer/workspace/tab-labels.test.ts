import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tabLabels } from './tab-labels'

function foldersOf(...paths: string[]): string[] {
  const files = paths.map((path) => ({ path, name: path.split(/[\\/]/).at(-1)! }))
  return tabLabels(files).map(({ folder }) => folder)
}

test('a name that no other tab has needs no folder', () => {
  expect(foldersOf('/a/one.txt', '/a/two.txt')).toEqual(['', ''])
})

test('files of one name show the folders in which they differ', () => {
  expect(foldersOf('/tests/a/level.txt', '/tests/b/level.txt', '/c.txt')).toEqual(['a', 'b', ''])
  expect(foldersOf('C:\\x\\level.txt', 'C:\\y\\level.txt')).toEqual(['x', 'y'])
})

test('a folder of the same name is told apart by the one above it', () => {
  expect(foldersOf('/old/in/level.txt', '/new/in/level.txt')).toEqual(['old', 'new'])
  expect(foldersOf('/old/x/in/level.txt', '/new/x/in/level.txt')).toEqual(['old', 'new'])
  expect(foldersOf('/a/in/level.txt', '/b/in/level.txt', '/b/level.txt')).toEqual([
    'a',
    'b/in',
    'b',
  ])
})

test('letters that would steer how a label reads are shown', () => {
  expect(foldersOf('/a\u202e/x\n.txt', '/b/x\n.txt')).toEqual([String.raw`a\u202e`, 'b'])
  const [label] = tabLabels([{ name: 'a\u202egpj.txt', path: null }])
  expect(label!.name).toBe(String.raw`a\u202egpj.txt`)
})

test('a level that was never saved has no folder, its namesake has one', () => {
  const labels = tabLabels([
    { name: 'level.txt', path: null },
    { name: 'level.txt', path: '/tests/level.txt' },
  ])
  expect(labels.map(({ folder }) => folder)).toEqual(['', 'tests'])
})

test('no two files have the same label (seed 1)', () => {
  const folder = fc.constantFrom('a', 'b', 'in')
  const path = fc
    .tuple(fc.array(folder, { maxLength: 6 }), fc.constantFrom('x', 'y'))
    .map(([folders, name]) => ['', ...folders, name].join('/'))
  fc.assert(
    fc.property(fc.uniqueArray(path, { maxLength: 12 }), (paths) => {
      const files = paths.map((one) => ({ path: one, name: one.split('/').at(-1)! }))
      const shown = tabLabels(files).map((label) => `${label.name} in ${label.folder}`)
      expect(new Set(shown).size).toBe(paths.length)
    }),
    { seed: 1, numRuns: 500 },
  )
})
