import { expect, test } from 'vitest'
import { Recorder } from '../trace/recorder'
import { layOut, slots as slotsOf } from '../trace/lay-out'
import type { StepView } from './debugging'
import { entitiesInSlots } from './entities-in-slots'
import { everyTurn } from './every-turn'
import { whyCellBy } from './why-cell'

const { slots, ...layout } = layOut({ clock: ['turn'], who: slotsOf(2, { start: [4, -1] }) })
const recorder = () => new Recorder({ ...layout, turnCount: 3 })

test('plays a step for each turn, to the last one or until play ends the run', () => {
  const played: number[] = []
  const all = everyTurn(recorder(), slots.turn, 3, (turn) => played.push(turn))
  expect([1, 2, 3, 4].map(() => all.step())).toEqual(['running', 'running', 'running', 'finished'])
  expect(played).toEqual([0, 1, 2])
  const short = recorder()
  const ended = everyTurn(short, slots.turn, 3, () => short.set(slots.turn, -1))
  expect([1, 2].map(() => ended.step())).toEqual(['running', 'finished'])
})

test('finds the entities of slots on their cells, and none for those that are gone', () => {
  const size = { rows: 2, cols: 3 }
  const { state } = recorder()
  const { whereabouts, entitiesOn, placed } = entitiesInSlots(
    slots.who,
    (id) => ['cat', 'dog'][id]!,
  )
  expect([0, 1, 2].map((slot) => whereabouts(size)(state, slot))).toEqual([
    null,
    { entity: 0, cell: 4 },
    { entity: 1, cell: -1 },
  ])
  expect([entitiesOn(size, state, 4), entitiesOn(size, state, 0)]).toEqual([[0], []])
  expect(placed(size, state)).toEqual([
    { kind: 'cat', id: 0, isEntity: true, row: 1, col: 1, details: {} },
  ])
})

test('explains a cell by the event that concerns it, and any other by what happened elsewhere', () => {
  const events = [7, 8].map((code) => ({ code, args: [] }))
  const step: StepView = {
    before: layout.start!,
    after: layout.start!,
    turn: 0,
    phase: 0,
    events,
    reading: null,
  }
  const why = whyCellBy(
    (_level: null, _step, { code }) => ({
      rule: `R${code}`,
      facts: [`Fact ${code}.`],
      cells: [code, 1],
    }),
    (_, cell) => `Nothing on ${cell}.`,
  )
  expect(why(null, step, 8)).toEqual({ rule: 'R8', facts: ['Fact 8.'], cells: [8, 1] })
  expect(why(null, step, 1)).toEqual({ rule: 'R7', facts: ['Fact 7.'], cells: [1, 7] })
  expect(why(null, step, 3)).toEqual({
    rule: 'R7',
    facts: ['Nothing on 3.', 'Fact 7.'],
    cells: [3, 7, 1],
  })
})
