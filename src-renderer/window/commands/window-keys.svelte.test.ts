import { beforeEach, expect, test, vi } from 'vitest'
import type { Command } from '../../ui/command'
import { WindowKeys } from './window-keys.svelte'

beforeEach(() => vi.stubGlobal('HTMLElement', class {}))

function command(id: string, keys: string, more: Partial<Command> = {}): Command {
  return { id, title: '', group: 'Run', keys: [keys], whyOff: () => null, run: () => {}, ...more }
}

function key(key: string, code: string): KeyboardEvent {
  const getModifierState = () => false
  const nothing = () => {}
  const event = { key, code, target: null, getModifierState }
  return { ...event, preventDefault: nothing, stopPropagation: nothing } as unknown as KeyboardEvent
}

/** Keys of a window with two chords and a key that pans; `ran`: what ran, in order. */
function windowKeys() {
  const ran: string[] = []
  const held: boolean[] = []
  const state = { hasDialog: false, isPanning: false, isPasted: false }
  const commands = [
    command('chord', 'g r', { run: () => ran.push('chord') }),
    command('one', 'o', { run: () => ran.push('one') }),
    command('help', 'F1', { run: () => ran.push('help'), inDialog: true }),
    command('pan', 'Space', { run: () => (state.isPanning = true) }),
  ]
  const keys = new WindowKeys({
    commands: () => commands,
    hasDialog: () => state.hasDialog,
    board: () => ({
      isPanning: () => state.isPanning,
      setSpaceHeld: (isHeld) => {
        state.isPanning = isHeld
        held.push(isHeld)
      },
    }),
    takePasted: () => state.isPasted,
  })
  const press = (letter: string, code = `Key${letter.toUpperCase()}`): void => {
    const event = key(letter, code)
    keys.beforeFocus(event)
    keys.down(event)
  }
  return { keys, ran, held, state, press }
}

test('a chord waits for its second key, and says so', () => {
  const { keys, ran, press } = windowKeys()
  press('g')
  expect(keys.chord).toBe('g')
  press('r')
  expect(keys.chord).toBeNull()
  expect(ran).toEqual(['chord'])
})

test('a chord ends with a press elsewhere, with another window, and with a dialog', () => {
  const { keys, ran, state, press } = windowKeys()
  for (const end of [keys.giveUp, keys.letGo, () => (state.hasDialog = true)]) {
    press('g')
    end()
    press('r')
    expect(keys.chord).toBeNull()
  }
  expect(ran).toEqual([])
})

test('a dialog leaves only the keys that are also its own', () => {
  const { ran, state, press } = windowKeys()
  state.hasDialog = true
  press('o')
  press('F1', 'F1')
  expect(ran).toEqual(['help'])
  state.hasDialog = false
  press('o')
  expect(ran).toEqual(['help', 'one'])
})

test('the key that pans ends it when it is let go, and no other does', () => {
  const { keys, held, press } = windowKeys()
  press(' ', 'Space')
  keys.up(key('o', 'KeyO'))
  expect(held).toEqual([])
  keys.up(key(' ', 'Space'))
  expect(held).toEqual([false])
  press(' ', 'Space')
  keys.letGo()
  expect(held).toEqual([false, false])
})

test('a key for what is just pasted is no second key of a chord', () => {
  const { keys, ran, state, press } = windowKeys()
  press('g')
  state.isPasted = true
  keys.beforeFocus(key('r', 'KeyR'))
  expect([ran, keys.chord]).toEqual([[], 'g'])
})

test('a further window has the same keys, until its end', () => {
  const { keys, ran, press } = windowKeys()
  const page = new EventTarget() as unknown as Window
  const ends = new AbortController()
  keys.follow(page, ends.signal)
  press('g')
  page.dispatchEvent(new Event('pointerdown'))
  expect(keys.chord).toBeNull()
  ends.abort()
  press('g')
  page.dispatchEvent(new Event('blur'))
  expect(keys.chord).toBe('g')
  expect(ran).toEqual([])
})
