import { expect, test } from 'vitest'
import { commandList } from './commands'

/** What stands more than once. */
const doubles = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at)

test('a key belongs to one command, and an id, too', () => {
  expect(doubles(commandList.map(({ id }) => id))).toEqual([])
  // A set and a level are never in front at the same time.
  const ofSets = ['set-bin', 'set-up', 'set-down']
  const others = commandList.filter(({ id }) => !ofSets.includes(id))
  expect(doubles(others.flatMap(({ keys }) => keys))).toEqual([])
})
