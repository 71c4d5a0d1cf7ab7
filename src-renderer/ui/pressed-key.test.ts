import { expect, test } from 'vitest'
import { bindingOfPress } from './pressed-key'

const press = (key: string, code: string, ...held: string[]) => ({
  key,
  code,
  getModifierState: (modifier: string) => held.includes(modifier),
})

test('a press is a key with all that is held; modifiers alone are none yet', () => {
  expect(bindingOfPress(press('s', 'KeyS', 'Control'), false)).toBe('$mod+S')
  expect(bindingOfPress(press('S', 'KeyS', 'Control', 'Shift'), false)).toBe('$mod+Shift+S')
  expect(bindingOfPress(press('?', 'Slash', 'Shift'), false)).toBe('Shift+?')
  expect(bindingOfPress(press(' ', 'Space', 'Alt'), false)).toBe('Alt+Space')
  expect(bindingOfPress(press('Control', 'ControlLeft', 'Control'), false)).toBeNull()
  expect(bindingOfPress(press('Dead', 'Quote'), false)).toBeNull()
})

test('⌘ is the Ctrl of a Mac; another script gives the Latin letter of the place', () => {
  expect(bindingOfPress(press('s', 'KeyS', 'Meta'), true)).toBe('$mod+S')
  expect(bindingOfPress(press('s', 'KeyS', 'Control'), true)).toBe('Control+S')
  expect(bindingOfPress(press('ы', 'KeyS', 'Control'), false)).toBe('$mod+S')
  expect(bindingOfPress(press('a', 'KeyQ'), false)).toBe('A')
})
