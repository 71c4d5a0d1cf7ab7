import { expect, test } from 'vitest'
import { makeProgram } from '../program'
import type { Asked } from './records'

/** What the head of a shard holds of a run of a command. */
type HeadOf<C extends Asked['command']> = Exclude<
  keyof Extract<Asked, { readonly command: C }>,
  'command'
>

/** An option of which parts of a run need to know nothing: it says who works, or where the result goes. */
const OF_THE_PART = null
/** It is within what the head says of the input, or is the number of its tasks. */
const INPUT = 'input'
const TASKS = 'tasks'

/**
 * For each command that works in parts where the head of a shard has each option: `merge` joins only parts that were asked the
 * same. One that is missing would be ignored there.
 */
const held: {
  readonly [C in Asked['command']]: Readonly<
    Record<string, HeadOf<C> | typeof INPUT | typeof TASKS | typeof OF_THE_PART>
  >
} = {
  answer: { filesFrom: INPUT, reading: 'reading', into: OF_THE_PART },
  set: { json: 'json' },
  coverage: { json: 'json', failUnder: 'failUnder' },
  judge: {
    ...{ program: 'programs', wrong: 'programs', trust: 'programs' },
    ...{ flags: 'programs', sanitize: 'programs' },
    ...{ time: 'time', memory: 'memory', isolate: 'isolate', json: 'json' },
  },
  stress: {
    ...{ program: 'program', against: 'against', flags: 'programs', sanitize: 'programs' },
    ...{ seed: 'seed', tries: 'tries', anyLimits: 'isOfficial', official: 'isOfficial' },
    ...{ near: INPUT, nearOnly: 'isNearOnly', compare: 'compare' },
    ...{ time: 'time', memory: 'memory', isolate: 'isolate' },
    ...{ out: OF_THE_PART, into: OF_THE_PART },
  },
  arena: {
    ...{ players: 'players', levels: 'levels', seed: 'seed', illegal: 'illegal' },
    ...{ untilWidth: 'untilWidth', time: 'time', memory: 'memory', json: 'json' },
    ...{ isolate: 'isolate', games: TASKS },
    ...{ out: OF_THE_PART, into: OF_THE_PART },
  },
  certify: { form: 'form', verify: OF_THE_PART, out: OF_THE_PART },
  find: {
    ...{ catches: 'wishes', misses: 'wishes', uncaughtIn: 'wishes', rule: 'wishes' },
    ...{ event: 'wishes', touches: 'wishes', answerHas: 'wishes', alone: 'wishes' },
    ...{ official: 'isOfficial', near: INPUT, seed: 'seed', tries: 'tries', json: 'json' },
    starts: TASKS,
    ...{ out: OF_THE_PART, into: OF_THE_PART },
  },
}

test('every option of a command that works in parts is known to its parts', () => {
  const program = makeProgram(undefined as never, () => undefined)
  const options = program.commands
    .map((one) => [one.name(), one.options.map((option) => option.attributeName())] as const)
    .filter(([, names]) => names.includes('shard'))
    .map(([name, names]) => [name, names.filter((one) => one !== 'shard' && one !== 'jobs').sort()])
  const known = Object.entries(held).map(([name, own]) => [name, Object.keys(own).sort()])
  expect(Object.fromEntries(options)).toEqual(Object.fromEntries(known))
})
