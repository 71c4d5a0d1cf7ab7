import { expect, test } from 'vitest'
import { keyAct } from './matrix-keys'

const press = (key: string, held: 'ctrlKey' | 'altKey' | 'metaKey' | null = null) =>
  keyAct({
    ...{ key, ctrlKey: false, altKey: false, metaKey: false },
    ...(held && { [held]: true }),
  })

test('a key alone acts on the place at hand', () => {
  expect(['Enter', ' ', 'F2', 'Delete', 'Escape', 'x'].map((key) => press(key))).toEqual([
    ...['tell', 'toggle', 'rename', 'remove', 'close'],
    null,
  ])
})

test('with Ctrl, Alt or Meta it is left to the commands', () => {
  for (const held of ['ctrlKey', 'altKey', 'metaKey'] as const)
    expect(['Enter', ' ', 'F2', 'Delete', 'Escape'].map((key) => press(key, held))).toEqual(
      Array.from({ length: 5 }, () => null),
    )
})
