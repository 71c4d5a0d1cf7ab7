import fc from 'fast-check'
import { expect, it } from 'vitest'
import { makeRng } from '../../../kernel/rng'
import { english } from '../../../words/testing'
import { messageIn } from '../text/diagnostics'
import { generator } from '../edit/generator'
import { HEAD_LINES } from '../text/limits'
import type { Level } from '../model'
import { placementProblem, standingArrows } from './placement'
import { doorProblem, rocketProblem, validate } from '../text/rules'
import { randomEdit } from '../testing'

const messageOf = messageIn(english)

const level: Level = {
  width: 5,
  height: 5,
  rockets: [
    { x: 1, y: 2 },
    { x: 3, y: 2 },
  ],
  doors: [{ at: 2, wall: 'N' }],
  turns: ['1,1', '2,1', '3,1', '1,3', '2,3', '3,3', '2,2'].map((at) => ({
    x: Number(at[0]),
    y: Number(at[2]),
    way: 'E',
  })),
}

it('lists the arrows that stand before a turn, with the one that goes', () => {
  expect(standingArrows(level, 0)).toEqual([])
  expect(standingArrows(level, 1)).toEqual([
    { cell: 6, x: 1, y: 1, way: 'E', player: 0, placedIn: 0, willExpire: false },
  ])
  const late = standingArrows(level, 6)
  expect(late.map(({ placedIn, player }) => [placedIn, player])).toEqual([
    [0, 0],
    [1, 1],
    [2, 0],
    [3, 1],
    [4, 0],
    [5, 1],
  ])
  expect(late.filter(({ willExpire }) => willExpire).map(({ placedIn }) => placedIn)).toEqual([0])
  expect(standingArrows(level, 7).map(({ placedIn }) => placedIn)).toEqual([1, 2, 3, 4, 5, 6])
})

it('says why a square takes no arrow', () => {
  const why = (turn: number, x: number, y: number) =>
    placementProblem(level, turn, x, y)?.rule ?? null
  expect([why(6, 1, 1), why(6, 2, 1), why(7, 1, 1), why(7, 2, 1)]).toEqual(['R5', 'R6', null, 'R5'])
  expect([why(0, 0, 0), why(0, 1, 2), why(0, 5, 1), why(0, -1, 1)]).toEqual([
    'R6',
    'R6',
    'R6',
    'R6',
  ])
  expect([why(0, 1, 1), why(0, 0, 1)]).toEqual([null, null])
  expect(messageOf(placementProblem(level, 6, 1, 1)!)).toBe(
    'The arrow of turn 7 is at (1,1), where player 1’s own oldest arrow, from turn 1, still stands; expected a free square',
  )
})

it('says why a rocket or a door may not stand somewhere', () => {
  const rocket = (x: number, y: number) => rocketProblem(level, 1, x, y)?.rule ?? null
  expect([rocket(1, 2), rocket(4, 4), rocket(5, 0), rocket(2, 2)]).toEqual([
    'R9',
    'R10',
    'IN',
    null,
  ])
  const door = (at: number) => doorProblem(level, 0, { at, wall: 'E' })?.code ?? null
  expect([door(0), door(4), door(5), door(-1), door(1)]).toEqual([
    'door-in-corner',
    'door-in-corner',
    'door-off-grid',
    'door-off-grid',
    null,
  ])
})

it('finds in the whole level what the tools find turn by turn', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const rng = makeRng(seed)
      const recipe = { width: 5, height: 5, players: 2, doors: 2, turns: 12, aim: 0, shared: 0 }
      let edited = generator.generate(recipe, rng)
      for (let i = 0; i < 6; i++) {
        const edit = randomEdit(edited, rng)
        if ((edit.kind === 'set' || edit.kind === 'insert') && edit.list === 'turns') {
          const turns = [...edited.turns]
          turns[edit.index] = edit.item
          edited = { ...edited, turns }
        }
      }
      const first = HEAD_LINES + 1 + edited.rockets.length + edited.doors.length
      const whole = validate(edited)
        .filter(({ place }) => place.line >= first)
        .map(({ code, args }) => ({ code, args }))
      const single = edited.turns.flatMap(({ x, y }, turn) => {
        const why = placementProblem(edited, turn, x, y)
        return why ? [{ code: why.code, args: why.args }] : []
      })
      expect(whole).toEqual(single)
    }),
    { numRuns: 300, seed: 1 },
  )
})
