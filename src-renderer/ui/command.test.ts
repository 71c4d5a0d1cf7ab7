import { expect, test } from 'vitest'
import { showKeys } from './command'

test('keys are shown as the keyboard of the system has them', () => {
  expect([showKeys('$mod+Shift+KeyS', false), showKeys('$mod+Shift+KeyS', true)]).toEqual([
    'Ctrl+Shift+S',
    '⌘+Shift+S',
  ])
  expect(showKeys('Control+KeyK $mod+KeyS', true)).toBe('Ctrl+K ⌘+S')
})
