import { expect, test } from 'vitest'
import * as levels from '../declared/levels'
import * as programs from '../declared/programs'
import * as sets from '../declared/sets'
import type { Declared } from '../form/command'
import { workCommands } from '../work-commands'
import { asked } from './records'

const declared: readonly Declared[] = Object.values({ ...levels, ...sets, ...programs })
const inParts = declared.filter(({ options }) => 'shard' in options)
const shapes = new Map<string, object>(
  asked.options.map(({ shape }) => [shape.command.value, shape]),
)

test('every command that is declared can be called', () => {
  const names = workCommands.map((one) => one.declared.name)
  expect(names.sort()).toEqual(declared.map(({ name }) => name).sort())
})

test('the head of a shard knows what was asked of each command that works in parts', () => {
  expect([...shapes.keys()].sort()).toEqual(inParts.map(({ name }) => name).sort())
})

// `merge` joins only parts that were asked the same: an option that their heads do not hold would be ignored there.
test.each(inParts.map((one) => [one.name, one.options] as const))(
  'every option of %s is held by the head of its parts',
  (name, options) => {
    const held = [...Object.keys(shapes.get(name)!), 'input', 'tasks']
    for (const [option, { settings }] of Object.entries(options)) {
      expect(held, option).toEqual(expect.arrayContaining([...(settings.heldBy ?? [option])]))
    }
  },
)
