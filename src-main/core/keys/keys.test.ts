import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commandList } from '../protocol/commands'
import { bindingOf, pressOf, textOfBinding } from './binding'
import { keysIn, normalKeys, ownKeys, printedKeys, withKeys } from './choice'
import { alsoOn, byPress } from './conflicts'
import { keyPresets, type KeyPresetId } from './presets'

test('a key is read from any spelling and written in one', () => {
  const same = ['$mod+Shift+S', 'ctrl+shift+s', 'Shift+Ctrl+S', ' SHIFT + $mod + s ']
  expect(new Set(same.map(bindingOf))).toEqual(new Set(['$mod+Shift+S']))
  expect(['ctrl++', '+', 'shift+arrowup', 'alt+KeyZ', 'f24', 'space', 'я'].map(bindingOf)).toEqual([
    '$mod++',
    '+',
    'Shift+ArrowUp',
    'Alt+KeyZ',
    'F24',
    'Space',
    'Я',
  ])
  const none = ['', 'Ctrl', 'Ctl+S', 'Ctrl+Ctrl+S', 'Ctrl+', 'F25', 'Ctrl+Nowhere', 'A+B', '++']
  expect(none.map(bindingOf)).toEqual(none.map(() => null))
})

test('two keys with a blank between are a chord, in any spelling', () => {
  expect(['ctrl+k ctrl+s', ' Ctrl + K   Ctrl+S ', '$mod+K $mod+S'].map(bindingOf)).toEqual(
    Array.from({ length: 3 }, () => '$mod+K $mod+S'),
  )
  expect(['ctrl++ +', 'g g', 'F5 Space'].map(bindingOf)).toEqual(['$mod++ +', 'G G', 'F5 Space'])
  expect(['ctrl+k ctrl', 'a b c', 'ctl+k s'].map(bindingOf)).toEqual([null, null, null])
  expect(textOfBinding('$mod+K $mod+S')).toBe('Ctrl+K Ctrl+S')
})

test('a chord meets the key that begins it, and no other chord with that key', () => {
  const keyed = (id: string, key: string) => ({ id, title: id, keys: [key], group: 'Run' })
  const all = [
    keyed('k', '$mod+K'),
    keyed('s', '$mod+K S'),
    keyed('g', '$mod+K G'),
    keyed('l', 'K'),
  ]
  const found = byPress(all)
  const also = all.map((one) => alsoOn(found, one, one.keys[0]!).map(({ id }) => id))
  expect(also).toEqual([['s', 'g'], ['k'], ['k'], []])
})

test('one press is the same however it is written; Ctrl is not ⌘ on a Mac', () => {
  expect(pressOf('$mod+S')).toBe(pressOf('Control+KeyS'))
  expect(pressOf('$mod+S', true)).not.toBe(pressOf('Control+S', true))
  expect(pressOf('Shift+?')).toBe(pressOf('?'))
  expect(pressOf('$mod++')).not.toBe(pressOf('$mod+Shift'))
})

test('all keys of the list of commands are keys', () => {
  for (const { id, keys } of commandList)
    for (const key of keys) expect(bindingOf(key), `${id}: ${key}`).not.toBeNull()
})

test.each(Object.keys(keyPresets) as KeyPresetId[])('%s gives no key to two commands', (preset) => {
  const chosen = { preset, keys: {} }
  const named = commandList.map((one) => ({
    ...one,
    title: one.id,
    keys: keysIn(chosen, one.id, one.keys),
  }))
  const all = byPress(named)
  const clashes = named.flatMap((one) =>
    one.keys.flatMap((key) => alsoOn(all, one, key).map((other) => [key, one.id, other.id])),
  )
  expect(clashes).toEqual([])
  const known = new Set<string>(commandList.map(({ id }) => id))
  for (const id of Object.keys(keyPresets[preset].keys))
    expect(known.has(id) || id.startsWith('tool-'), id).toBe(true)
})

test('tools of two games may share a key, tools and commands may not; a set has keys of its own', () => {
  const keyed = (id: string, group: string, game?: string) => ({
    ...{ id, title: id, keys: ['A'], group },
    ...(game === undefined ? {} : { game }),
  })
  const arrow = keyed('arrow', 'Tools', 'rockets')
  const all = [
    arrow,
    keyed('cave', 'Tools', 'labyrinth'),
    keyed('hand', 'Tools'),
    keyed('bin', 'Set'),
  ]
  const ids = (one: (typeof all)[number]) => alsoOn(byPress(all), one, 'a').map(({ id }) => id)
  expect(all.map(ids)).toEqual([['hand'], ['hand'], ['arrow', 'cave'], []])
})

const key = fc
  .tuple(
    fc.subarray(['Ctrl', 'Control', 'Meta', 'Alt', 'Shift']),
    fc.constantFrom('A', '+', '?', 'я', 'F5', 'ArrowUp', 'KeyQ', 'Space', 'Enter', '"', '\\', ']'),
  )
  .map(([held, last]) => [...held, last].join('+'))
const choice = fc.record({
  preset: fc.constantFrom(...(Object.keys(keyPresets) as KeyPresetId[])),
  keys: fc
    .dictionary(
      fc.constantFrom('save', 'open', 'tool-rockets-arrow'),
      fc.array(key, { maxLength: 3 }),
    )
    .map(normalKeys),
})

test('what is printed is read back the same, whatever was chosen', () => {
  fc.assert(
    fc.property(choice, (chosen) => {
      const read = JSON.parse(printedKeys(chosen)) as typeof chosen
      expect({ preset: read.preset, keys: normalKeys(read.keys) }).toEqual(chosen)
    }),
    { seed: 1 },
  )
  fc.assert(
    fc.property(key, (text) => bindingOf(textOfBinding(bindingOf(text)!)) === bindingOf(text)),
    { seed: 1 },
  )
})

test('keys are the user’s own, else those of the preset, else ours', () => {
  const tiled = { preset: 'tiled', keys: {} } as const
  expect(keysIn(ownKeys, 'rotate', ['R'])).toEqual(['R'])
  expect(keysIn(tiled, 'rotate', ['R'])[0]).toBe('Z')
  const none = withKeys(tiled, 'rotate', [])
  expect(keysIn(none, 'rotate', ['R'])).toEqual([])
  expect(withKeys(none, 'rotate', null)).toEqual(tiled)
})
