import { beforeEach, expect, test, vi } from 'vitest'
import type { Command } from '../../ui/command'
import { KeyDispatch } from './keys'

/** As much of an element as is asked: which of the selectors it lies in. */
class Focused {
  readonly isContentEditable = false

  constructor(private readonly within: string) {}

  closest(selectors: string): Focused | null {
    return selectors.split(', ').includes(this.within) ? this : null
  }
}

beforeEach(() => vi.stubGlobal('HTMLElement', Focused))

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
  const isTaken = new KeyDispatch().press(event as unknown as KeyboardEvent, [bound])
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

/** Commands by id with their keys, and what ran of them. */
function chords(keys: Readonly<Record<string, readonly string[]>>, whyOff: string | null = null) {
  const told: (string | null)[] = []
  const ran: string[] = []
  const commands = Object.entries(keys).map(([id, bound]): Command => ({
    ...{ id, title: id, group: 'Run', keys: bound },
    whyOff: () => (id === 'off' ? whyOff : null),
    run: () => ran.push(id),
  }))
  const dispatch = new KeyDispatch((first) => told.push(first))
  const type = (key: string, held: readonly string[] = [], more: Partial<KeyboardEvent> = {}) =>
    dispatch.press(
      {
        ...{ key, code: `Key${key.toUpperCase()}`, target: new Focused('main') },
        ...{ ctrlKey: held.includes('Control'), repeat: false },
        getModifierState: (one: string) => held.includes(one),
        preventDefault: () => {},
        stopPropagation: () => {},
        ...more,
      } as unknown as KeyboardEvent,
      commands,
    )
  return { told, ran, type, dispatch }
}

test('a chord runs with its second key, goes before the first alone, and any other key ends it', () => {
  const { told, ran, type } = chords({
    alone: ['$mod+K'],
    save: ['$mod+K $mod+S'],
    go: ['$mod+K G'],
  })
  expect(type('k', ['Control'])).toBe(true)
  expect(told).toEqual(['$mod+K'])
  // Only modifiers yet, or the first still held.
  type('Control', ['Control'])
  type('k', ['Control'], { repeat: true })
  type('s', ['Control'])
  expect([ran, told]).toEqual([['save'], ['$mod+K', null]])
  type('k', ['Control'])
  type('g')
  expect(ran).toEqual(['save', 'go'])
  type('k', ['Control'])
  expect(type('x')).toBe(true)
  expect(type('x')).toBe(false)
  expect(ran).toEqual(['save', 'go'])
})

test('a chord that cannot be used leaves its first key to others; one that is given up waits no more', () => {
  const { ran, type, dispatch } = chords({ alone: ['$mod+K'], off: ['$mod+K S'] }, 'No run.')
  type('k', ['Control'])
  expect(ran).toEqual(['alone'])
  const other = chords({ save: ['$mod+K S'], plain: ['S'] })
  other.type('k', ['Control'])
  other.dispatch.giveUp()
  other.type('s')
  expect([other.ran, other.told]).toEqual([['plain'], ['$mod+K', null]])
  dispatch.giveUp()
})
