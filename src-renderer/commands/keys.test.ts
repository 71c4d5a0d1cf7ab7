import { beforeAll, expect, test, vi } from 'vitest'
import type { Command } from '../ui/command'

/** As much of an element as is asked: which of the selectors it lies in. */
class Focused {
  readonly isContentEditable = false

  constructor(private readonly within: string) {}

  closest(selectors: string): Focused | null {
    return selectors.split(', ').includes(this.within) ? this : null
  }
}

beforeAll(() => vi.stubGlobal('HTMLElement', Focused))
const { dispatchKey } = await import('./keys')

/** Presses a key with the focus within something; true when the command that has the key ran. */
function press(key: string, within: string, more: Partial<KeyboardEvent> = {}, command = {}) {
  const run = vi.fn<() => void>()
  const preventDefault = vi.fn<() => void>()
  const getModifierState = () => false
  const target = new Focused(within)
  const event = { key, code: key, target, getModifierState, preventDefault, ...more }
  const bound: Command = {
    id: 'bound',
    title: '',
    group: 'Run',
    keys: [key === ' ' ? 'Space' : key],
    whyOff: () => null,
    run,
    ...command,
  }
  const isTaken = dispatchKey(event as unknown as KeyboardEvent, [bound])
  return { ran: run.mock.calls.length > 0, isTaken, isOver: preventDefault.mock.calls.length > 0 }
}

const ran = (key: string, within: string) => press(key, within).ran

test('rows of tabs keep the keys that they use, and no others', () => {
  for (const key of ['ArrowLeft', 'ArrowUp', 'Enter']) {
    expect(ran(key, '[role=tablist]'), key).toBe(false)
  }
  for (const key of ['Home', 'End', 'l', 'y', 'PageDown', 'Escape']) {
    expect(ran(key, '[role=tablist]'), key).toBe(true)
  }
})

test('lists and sliders keep the keys that lead through them, but no letters', () => {
  for (const role of ['[role=listbox]', '[role=slider]']) {
    for (const key of ['ArrowDown', 'Home', 'End', 'PageUp', 'Delete', 'Enter']) {
      expect(ran(key, role), `${key} in ${role}`).toBe(false)
    }
    for (const key of ['l', 'a', 'Escape']) expect(ran(key, role), `${key} in ${role}`).toBe(true)
  }
})

test('a menu keeps all plain keys, a button those that press it, a text all that are typed', () => {
  expect(ran('l', '[role=menu]')).toBe(false)
  expect(ran('l', 'button')).toBe(true)
  expect(ran('Enter', 'button')).toBe(false)
  expect(ran('l', 'input')).toBe(false)
  expect(press('F10', 'input', {}, { inText: true }).ran).toBe(true)
})

test('letters are those painted on the keys: by the layout, or by the place where it writes another script', () => {
  const letter = (bound: string, key: string, code: string, more = {}) =>
    press(key, 'main', { code }, { keys: [bound], ...more }).ran
  // AZERTY: the key that says A is where others have Q.
  expect([letter('A', 'a', 'KeyQ'), letter('Q', 'a', 'KeyQ')]).toEqual([true, false])
  // Cyrillic: Я lies where others have Z.
  expect([letter('Z', 'я', 'KeyZ'), letter('Y', 'я', 'KeyZ'), letter('Я', 'я', 'KeyZ')]).toEqual([
    true,
    false,
    true,
  ])
  // By place, for who wants that.
  expect(letter('KeyQ', 'a', 'KeyQ')).toBe(true)
})

test('a held key repeats what steps or moves; of all else it makes one, and the rest is used up', () => {
  const held = { repeat: true }
  expect(press('l', 'main')).toEqual({ ran: true, isTaken: true, isOver: true })
  expect(press('l', 'main', held)).toEqual({ ran: false, isTaken: true, isOver: true })
  expect(press('F10', 'main', held, { isRepeated: true }).ran).toBe(true)
})
