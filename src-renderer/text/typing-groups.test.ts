import { expect, test } from 'vitest'
import { TypingGroups, type TypedChange } from './typing-groups'

function groupsOf(changes: readonly Partial<TypedChange>[]): string[] {
  let count = 0
  const groups = new TypingGroups(() => `burst ${++count}`)
  return changes.map((change) => {
    const from = change.from ?? 0
    return groups.groupOf({
      now: 1000,
      from,
      to: from,
      inserted: 'x',
      isWhole: false,
      ...change,
    })
  })
}

test('letters typed one after the other are one burst, and so is mending the last of them', () => {
  const burst = groupsOf([{ from: 4 }, { from: 5 }, { from: 5, to: 6, inserted: '' }, { from: 5 }])
  expect(burst).toEqual(['burst 1', 'burst 1', 'burst 1', 'burst 1'])
})

test('a pause of more than 600 ms ends a burst', () => {
  const burst = groupsOf([
    { from: 0, now: 1000 },
    { from: 1, now: 1600 },
    { from: 2, now: 2201 },
  ])
  expect(burst).toEqual(['burst 1', 'burst 1', 'burst 2'])
})

test('a caret set elsewhere ends a burst', () => {
  expect(groupsOf([{ from: 4 }, { from: 5 }, { from: 20 }])).toEqual([
    'burst 1',
    'burst 1',
    'burst 2',
  ])
})

test('a new line begins a burst', () => {
  expect(groupsOf([{ from: 4 }, { from: 5, inserted: '\n' }, { from: 6 }])).toEqual([
    'burst 1',
    'burst 2',
    'burst 2',
  ])
})

test('a paste stands alone', () => {
  const paste = { from: 5, inserted: '1 2 3', isWhole: true }
  expect(groupsOf([{ from: 4 }, paste, { from: 10 }])).toEqual(['burst 1', 'burst 2', 'burst 3'])
})

test('a change from elsewhere ends a burst', () => {
  let count = 0
  const groups = new TypingGroups(() => `burst ${++count}`)
  const change = { now: 1, from: 3, to: 3, inserted: '1', isWhole: false }
  groups.groupOf(change)
  groups.end()
  expect(groups.groupOf({ ...change, from: 4, to: 4 })).toBe('burst 2')
})
