import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columns, heldChoice, LEAST_WIDTH, resized, shownColumns, tracksOf } from './columns'
import { TableColumns } from './table-columns.svelte'

function storage(kept: string | null = null) {
  const held = { value: kept }
  return {
    held,
    getItem: () => held.value,
    setItem: (_: string, value: string) => (held.value = value),
  }
}

const keysOf = (all: TableColumns, kind: string): string[] =>
  shownColumns(all.of(kind)).map(({ key }) => key)

test('columns stand in their order, whenever they were chosen, and are kept for sets of a game', () => {
  const kept = storage()
  const first = new TableColumns(kept)
  expect(keysOf(first, 'rockets')).not.toContain('picture')
  first.show('rockets', 'picture', true)
  first.show('rockets', 'game', false)
  const second = new TableColumns(kept)
  expect(keysOf(second, 'rockets').slice(0, 3)).toEqual(['picture', 'name', 'size'])
  // The last choice is also that of sets that have none.
  second.show('ghosts', 'note', false)
  expect(keysOf(second, 'progers')).not.toContain('note')
  expect(keysOf(second, 'rockets')).toContain('note')
})

test('what makes no sense in the storage is left out', () => {
  for (const kept of ['', '{', '7', 'null', '{"":null}', '{"":{"shown":7}}', '[[]]'])
    expect(keysOf(new TableColumns(storage(kept)), '')).toContain('answer')
  expect(heldChoice({ shown: ['size', 'nonsense'], widths: { size: 90, note: -1, x: 5 } })).toEqual(
    { shown: ['name', 'size'], widths: { size: 90 } },
  )
})

test('a border that is dragged takes from one side what it gives to the other, and leaves room for both', () => {
  const widths = fc.array(fc.integer({ min: LEAST_WIDTH, max: 800 }), { minLength: 2 })
  fc.assert(
    fc.property(widths, fc.nat(), fc.integer({ min: -3000, max: 3000 }), (before, seed, by) => {
      const at = seed % (before.length - 1)
      const after = resized(before, at, by)
      const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other)
      expect(sum(after)).toBe(sum(before))
      expect(Math.min(...after)).toBeGreaterThanOrEqual(LEAST_WIDTH)
      expect(after.filter((width, place) => width !== before[place]).length).toBeLessThan(3)
    }),
    { seed: 1 },
  )
  expect(resized([100, 100], 1, 50)).toEqual([100, 100])
})

test('widths are shares of the table; columns without one have their own', () => {
  const tracks = tracksOf({ shown: ['note', 'name'], widths: { name: 300 } })
  const { track } = columns.find(({ key }) => key === 'note')!
  expect(tracks).toBe(`minmax(${LEAST_WIDTH}px, 300fr) ${track}`)
})
