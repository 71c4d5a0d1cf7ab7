import { expect, test } from 'vitest'
import { isMenuPress } from './drag'

test('the right button asks for a menu, and on macOS Ctrl with the left one', () => {
  const right = { button: 2, ctrlKey: false }
  const held = { button: 0, ctrlKey: true }
  expect([isMenuPress(right, false), isMenuPress(right, true)]).toEqual([true, true])
  expect([isMenuPress(held, false), isMenuPress(held, true)]).toEqual([false, true])
  expect(isMenuPress({ button: 0, ctrlKey: false }, true)).toBe(false)
})
