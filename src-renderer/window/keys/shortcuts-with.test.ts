import { expect, test } from 'vitest'
import { shortcutsWith } from './shortcuts-with'

const shortcuts = [
  { keys: 'Ctrl+Z', text: 'Undo', group: 'Edit' },
  { keys: 'F10', text: 'Step a turn', group: 'Run' },
  { keys: 'Ctrl+Shift+F10', text: 'Step a turn back', group: 'Run' },
]
const keysWith = (wanted: string) => shortcutsWith(shortcuts, wanted).map(({ keys }) => keys)

test('shortcuts are found by words, by keys and by group', () => {
  expect(keysWith('UNDO')).toEqual(['Ctrl+Z'])
  expect(keysWith('f10')).toEqual(['F10', 'Ctrl+Shift+F10'])
  expect(keysWith(' run  back ')).toEqual(['Ctrl+Shift+F10'])
  expect(keysWith('')).toHaveLength(3)
  expect(keysWith('fly')).toEqual([])
})
