import { expect, expectTypeOf, it } from 'vitest'
import { TraceCursor } from '../trace/cursor'
import { Recorder } from '../trace/recorder'
import { EventTable, flag, int, intOf } from './events'
import { factsOf, wordsOf } from './event-words'

const events = new EventTable({
  moved: { title: 'Moved', isNotable: false, rules: ['M1'], args: { from: int, to: int } },
  'game-over': { title: 'Game over', rules: ['M2'], readings: ['too-long'], args: {} },
  struck: {
    title: 'Struck',
    rules: ['M3', 'M4'],
    args: { who: int, by: intOf<0 | 1>(), isLast: flag, isFirst: flag },
  },
})

function record() {
  const layout = { ranges: [], slotCount: 1, figures: [], turnCount: 1 }
  const recorder = new Recorder(layout)
  recorder.beginStep(0, 0)
  recorder.emit(events.named.struck, { who: -1, by: 1, isLast: false, isFirst: true })
  recorder.emit(events.named['game-over'], {})
  recorder.beginStep(0, 1)
  // Given in another order than the table's.
  recorder.emit(events.named.struck, { isFirst: false, by: 0, isLast: true, who: 1_000_000 })
  recorder.emit(events.named.moved, { from: 7, to: 0 })
  const cursor = new TraceCursor(layout)
  cursor.append(recorder.take()!)
  return [...cursor.eventsOf(0), ...cursor.eventsOf(1)]
}

it('lists its kinds by code, with what filters and breakpoints need', () => {
  expect(events.kinds).toEqual([
    { name: 'moved', title: 'Moved', isNotable: false, rules: ['M1'] },
    {
      name: 'game-over',
      title: 'Game over',
      isNotable: true,
      rules: ['M2'],
      readings: ['too-long'],
    },
    { name: 'struck', title: 'Struck', isNotable: true, rules: ['M3', 'M4'] },
  ])
})

it('reads what was emitted, in any order of its arguments', () => {
  const found = record()
  expect(found.map((event) => events.read(event))).toEqual([
    { name: 'struck', who: -1, by: 1, isLast: false, isFirst: true },
    { name: 'game-over' },
    { name: 'struck', who: 1_000_000, by: 0, isLast: true, isFirst: false },
    { name: 'moved', from: 7, to: 0 },
  ])
  expect(found.map((event) => events.is(event, 'struck'))).toEqual([true, false, true, false])
  expect(events.all(found, 'moved', 'game-over')).toEqual([
    { name: 'game-over' },
    { name: 'moved', from: 7, to: 0 },
  ])
  const [moved] = events.all(found, 'moved')
  expectTypeOf(moved!).toEqualTypeOf<
    { readonly name: 'moved' } & { readonly from: number; readonly to: number }
  >()
})

it('finds the words of an event by its kind', () => {
  const none = { sentence: () => factsOf('Over', 'M2', []), grounds: () => ({ facts: ['So.'] }) }
  const { describe, whyEvent } = wordsOf<string, typeof events.rows>(events, {
    'game-over': none,
    moved: none,
    struck: {
      sentence: (level, { who, isLast }) =>
        factsOf(`${level} ${who} is struck`, isLast ? ['M3', 'M4'] : 'M3', [4, 9], who),
      grounds: (_, { turn }, { by }) => ({ facts: [`By ${by} in turn ${turn}.`], cells: [9, 2] }),
    },
  })
  const found = record()
  const step = {
    before: new Int32Array(1),
    after: new Int32Array(1),
    turn: 5,
    phase: 0,
    events: found,
    reading: null,
  }
  expect(describe('Unit', found[2]!)).toEqual({
    text: 'Unit 1000000 is struck',
    rule: 'M3',
    also: ['M4'],
    cells: [4, 9],
    entity: 1_000_000,
  })
  expect(whyEvent('Unit', step, found[0]!)).toEqual({
    rule: 'M3',
    facts: ['By 1 in turn 5.'],
    cells: [4, 9, 2],
  })
  expect(whyEvent('Unit', step, found[1]!)).toEqual({ rule: 'M2', facts: ['So.'], cells: [] })
})
