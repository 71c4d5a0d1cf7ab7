import { expect, expectTypeOf, test } from 'vitest'
import { listEdits, type ListEdit, type Replace } from './list-edits'

interface Level {
  readonly names: readonly string[]
  readonly sizes: readonly number[]
  readonly note: string
}

const labels = {
  names: { insert: 'add name', remove: 'delete name', set: 'change name', move: 'move name' },
  sizes: { splice: 'change sizes' },
} as const

type Edit = ListEdit<Level, typeof labels> | Replace<Level>

const edits = listEdits<Level, typeof labels>(labels)
const level: Level = { names: ['a', 'b', 'c'], sizes: [1, 2, 3], note: 'kept' }

test.each<[Edit, string, Partial<Level>]>([
  [
    { kind: 'insert', list: 'names', index: 3, item: 'd' },
    'add name',
    { names: ['a', 'b', 'c', 'd'] },
  ],
  [{ kind: 'remove', list: 'names', index: 0 }, 'delete name', { names: ['b', 'c'] }],
  [{ kind: 'set', list: 'names', index: 1, item: 'x' }, 'change name', { names: ['a', 'x', 'c'] }],
  [{ kind: 'move', list: 'names', from: 2, to: 0 }, 'move name', { names: ['c', 'a', 'b'] }],
  [
    { kind: 'splice', list: 'sizes', index: 1, remove: 2, items: [7, 8, 9] },
    'change sizes',
    { sizes: [1, 7, 8, 9] },
  ],
  [
    { kind: 'splice', list: 'sizes', index: 0, remove: 3, items: [], label: 'cut sizes' },
    'cut sizes',
    { sizes: [] },
  ],
  [
    { kind: 'replace', level: { names: [], sizes: [], note: '' }, label: 'clear' },
    'clear',
    { names: [], sizes: [], note: '' },
  ],
])('%j is called so, changes the level and can be taken back', (edit, label, change) => {
  expect(edits.label(edit)).toBe(label)
  const applied = edits.apply(level, edit)
  expect(applied.level).toEqual({ ...level, ...change })
  expect(edits.apply(applied.level, applied.inverse).level).toEqual(level)
})

test.each<Edit>([
  { kind: 'insert', list: 'names', index: 4, item: 'd' },
  { kind: 'remove', list: 'names', index: 3 },
  { kind: 'set', list: 'names', index: -1, item: 'x' },
  { kind: 'move', list: 'names', from: 0, to: 3 },
  { kind: 'splice', list: 'sizes', index: 2, remove: 2, items: [] },
])('%j names a place that the list does not have', (edit) => {
  expect(() => edits.apply(level, edit)).toThrow(RangeError)
})

test('only what the table names is an edit', () => {
  expectTypeOf<{ kind: 'insert'; list: 'names'; index: 0; item: 'd' }>().toExtend<Edit>()
  expectTypeOf<{ kind: 'insert'; list: 'names'; index: 0; item: 4 }>().not.toExtend<Edit>()
  expectTypeOf<{ kind: 'remove'; list: 'sizes'; index: 0 }>().not.toExtend<Edit>()
  expectTypeOf<{ kind: 'remove'; list: 'notes'; index: 0 }>().not.toExtend<Edit>()
})
