import { describe, expect, it } from 'vitest'
import { describeCell } from '../../../game/describe-cell'
import { stepsOfRun } from '../../../conformance/steps-of-run'
import { Recorder } from '../../../trace/recorder'
import { findGame, janken as game } from '../../testing'
import { answer } from './answer'
import { cellNamed } from '../board'
import { engine } from './engine'
import { parse } from '../text/format-careful'
import type { Level } from '../model'

const LAND = [5, 6, 7, 8, 9, 8, 7, 6, 5].map((count) => 'F'.repeat(count))

/** A data set of fields; `terrain` gives other letters by cell, units and moves are words as in the text. */
function set(
  first: string[],
  second: string[],
  moves: string[],
  terrain: Readonly<Record<string, string>> = {},
): string {
  const rows = LAND.map((row, index) => {
    const start = Math.max(5 - index, 1)
    return Array.from(row, (letter, at) => terrain[`${'ABCDEFGHI'[index]}${start + at}`] ?? letter)
  })
  const lines = [...rows.map((row) => row.join(' ')), `${first.length} ${second.length}`]
  return [...lines, ...first, ...second, `${moves.length}`, ...moves].join('\n')
}

function level(...sets: string[]): Level {
  const parsed = parse(`${sets.length}\n${sets.join('\n')}\n`)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value.level
}

/** Points left of each move of the first data set, -1 where it was refused. */
function results(played: Level, reading?: string): number[] {
  return answer(played, reading)
    .split('\n')
    .filter((line) => line.startsWith('Move'))
    .map((line) => Number(/Successful \((\d+)/.exec(line)?.[1] ?? -1))
}

/** Names of the event kinds of a run, without those that every move has. */
function happened(played: Level, reading?: string): string[] {
  return events(played, reading)
    .map(({ kind }) => kind)
    .filter((name) => !['set-begun', 'ordered', 'entered'].includes(name))
}

function events(played: Level, reading?: string) {
  return stepsOfRun(findGame('janken')!, played, reading).flatMap((step) =>
    step.events.map((event) => {
      const { text, rule, cells } = game.describe(played, event)
      return { kind: engine.eventKinds[event.code]!.name, text, rule, cells }
    }),
  )
}

describe('the parts of a move', () => {
  it('M1: entering costs 1, 2, 3 and 4, water cannot be entered', () => {
    const moves = ['E1 E2', 'E2 E3', 'E3 E4', 'E4 E5', 'E5 E6']
    const ground = { E2: 'F', E3: 'W', E4: 'H', E5: 'M', E6: 'U' }
    expect(results(level(set(['G E1'], [], moves, ground)))).toEqual([9, 8, 7, 6, -1])
  })

  it('M2 and M5: only the enemy that beats the unit keeps it from passing', () => {
    // A corridor E1 to E4 with water round it; the enemy stands at D4, beside E3.
    const water = ['D2', 'D3', 'D5', 'E5', 'F1', 'F2', 'F3', 'F4']
    const ground = Object.fromEntries(water.map((cell) => [cell, 'U']))
    const through = (unit: string, enemy: string) =>
      results(level(set([`${unit} E1`], [`${enemy} D4`], ['E1 E4'], ground)))[0]! >= 0
    const barred = ['GM', 'MS', 'SG']
    for (const unit of 'GMS') {
      for (const enemy of 'GMS') {
        expect([unit, enemy, through(unit, enemy)]).toEqual([
          unit,
          enemy,
          !barred.includes(unit + enemy),
        ])
      }
    }
  })

  it('M3: the cheapest way counts, however long it is', () => {
    const ground = { E2: 'M', E3: 'M', D3: 'M', F2: 'M' }
    const played = level(set(['G E1'], [], ['E1 E4'], ground))
    expect(results(played)).toEqual([5])
    expect(results(played, 'fewest-steps')).toEqual([1])
  })

  it('M3: of ways of the same cost the one with the fewest cells, then the first in the text', () => {
    const entered = events(level(set(['G E4'], [], ['E4 D6'])))
      .filter(({ kind }) => kind === 'entered')
      .map(({ cells }) => cells[0])
    expect(entered).toEqual(['D5', 'D6'].map(cellNamed))
  })

  it('M4: friends are passed, enemies are not', () => {
    const water = ['D2', 'D3', 'D4', 'F1', 'F2', 'F3']
    const ground = Object.fromEntries(water.map((cell) => [cell, 'U']))
    expect(results(level(set(['G E1', 'G E2'], [], ['E1 E3'], ground)))).toEqual([8])
    const blocked = level(set(['G E1'], ['G E2'], ['E1 E3'], ground))
    expect(results(blocked)).toEqual([-1])
    expect(happened(blocked)).toEqual(['refused-enemy-in-way'])
  })

  it('M5: a unit may end beside an enemy that beats it', () => {
    expect(results(level(set(['G E1'], ['M E5'], ['E1 E4'])))).toEqual([7])
  })

  it('M6: moves follow each other, sets start afresh', () => {
    const once = set(['G E1'], [], ['E1 E2', 'E2 E3', 'E1 E2'])
    const played = level(once, once)
    expect(results(played)).toEqual([9, 9, -1, 9, 9, -1])
    expect(answer(played)).toMatch(/^Game #1\n(Move.*\n){3}Game #2\n(Move.*\n){3}$/)
  })
})

describe('settled questions', () => {
  it('J1: a unit beside an enemy that beats it may leave', () => {
    const played = level(set(['G E5'], ['M E6'], ['E5 E3']))
    expect(results(played)).toEqual([8])
    expect(events(played).at(-1)!.rule).toBe('J1')
    expect(happened(played, 'start-beside-is-stuck')).toEqual(['refused-stuck'])
  })

  it('J2: an empty start', () => {
    expect(happened(level(set(['G E5'], [], ['E4 E3'])))).toEqual(['refused-start-empty'])
  })

  it('J3: an end that any unit holds, also the unit itself', () => {
    const played = level(set(['G E5', 'G E6'], ['G E4'], ['E5 E6', 'E5 E4', 'E5 E5']))
    expect(happened(played)).toEqual(['refused-end-held', 'refused-end-held', 'refused-same-cell'])
  })

  it('J4: exactly 10 points', () => {
    const ridge = Object.fromEntries(
      ['D2', 'D3', 'D4', 'D5', 'F1', 'F2', 'F3', 'F4'].map((cell) => [cell, 'U']),
    )
    const ten = { ...ridge, E2: 'M', E3: 'M', E4: 'W' }
    const played = level(set(['G E1'], [], ['E1 E4'], ten))
    expect(results(played)).toEqual([0])
    expect(events(played).at(-1)!.rule).toBe('J4')
    const eleven = level(set(['G E1'], [], ['E1 E4'], { ...ten, E4: 'H' }))
    expect(results(eleven)).toEqual([-1])
    const [told] = events(eleven).slice(-1)
    expect(told!.text).toContain('the cheapest path costs 11 points')
  })

  it('J5: an end under water', () => {
    const played = level(set(['G E5'], [], ['E5 E6'], { E6: 'U' }))
    expect(happened(played)).toEqual(['refused-end-water'])
    expect(results(played, 'water-costs-five')).toEqual([5])
  })

  it('J6: a cell off the board is an error', () => {
    const parsed = parse(`1\n${set(['G E5'], [], ['E5 A4'])}\n`)
    expect(parsed.ok ? [] : parsed.error).toMatchObject([
      { code: 'move-off-board', rule: 'J6', place: { line: 14, word: 1 } },
    ])
  })

  it('J7: the terrain of the start costs nothing', () => {
    expect(results(level(set(['G E5'], [], ['E5 E6'], { E5: 'M' })))).toEqual([9])
  })

  it('J8: counts outside the official limits run', () => {
    const crowd = ['A5', 'A6', 'A7', 'A8', 'A9', 'B4', 'B5', 'B6', 'B7', 'B8', 'B9']
    const played = level(
      set(
        crowd.map((cell) => `G ${cell}`),
        [],
        ['A5 C3'],
      ),
    )
    expect(results(played)).toEqual([8])
  })

  it('J9: a single step from beside an enemy to beside one', () => {
    const round = { D7: 'U', E7: 'U', F6: 'U' }
    const played = level(set(['G E5'], ['M D6', 'M F5'], ['E5 E6'], round))
    expect(results(played)).toEqual([9])
    expect(events(played).at(-1)!.rule).toBe('J9')
    expect(results(played, 'beside-to-beside-forbidden')).toEqual([-1])
    expect(happened(played, 'beside-to-beside-forbidden')).toEqual(['refused-beside-to-beside'])
  })
})

describe('a run', () => {
  it('skips data sets without moves, which are answered all the same', () => {
    const empty = set(['G E1'], [], [])
    const played = level(empty, set(['G E5'], [], ['E5 E6']), empty)
    const recorder = new Recorder(engine.layout(played))
    const machine = engine.start(played, recorder)
    while (machine.step() === 'running');
    expect(engine.answerOf(played, recorder.state)).toBe(answer(played))
    expect(answer(played).split('Game').length - 1).toBe(3)
  })

  it('says what stands on a cell, at the start and while a unit is under way', () => {
    const played = level(set(['G E5', 'M E6'], [], ['E5 E7'], { E6: 'H' }))
    const say = (state: Int32Array | null, name: string) =>
      describeCell(game, played, state, cellNamed(name))
    expect(say(null, 'E5')).toBe('E5: field, guardian of side 1')
    expect(describeCell(game, played, null, 0)).toBe('off the board')
    const recorder = new Recorder(engine.layout(played))
    const machine = engine.start(played, recorder)
    for (let step = 0; step < 3; step++) machine.step()
    expect(say(recorder.state, 'D6')).toContain('guardian of side 1 under way with 9 points left')
    expect(say(recorder.state, 'E5')).toBe('E5: field')
  })

  it('names cells of later pages after those of earlier ones', () => {
    const once = set(['G E5'], [], ['E5 E6'])
    const cells = events(level(once, once)).flatMap((event) => event.cells)
    expect(new Set(cells)).toEqual(new Set([40, 41, 81 + 40, 81 + 41]))
  })
})
