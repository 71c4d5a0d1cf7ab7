import { describe, expect, it } from 'vitest'
import { cellNamed, colOf, rowOf } from '@core/games/janken/board'
import { unitOn } from '@core/games/janken/play/field'
import { terrainOf, type Level } from '@core/games/janken/model'
import type { BoardMoment } from '../../canvas/board-view'
import { atHand, ofMove, wayOf } from './at-hand'
import { linesWithin } from '../../canvas/text-lines'
import { chosenMove, sceneOf } from './moments'
import { leftsOf } from './outcomes'
import { sentenceOf } from './sentences'

const at = cellNamed

/** A ridge of mountains in row E but for E9; a mage of side 2 at C6 bars a guardian. */
const level: Level = {
  sets: [
    {
      terrain: terrainOf((cell) => (rowOf(cell) === 4 && colOf(cell) < 8 ? 'M' : 'F')),
      units: [
        { side: 1, type: 'G', cell: at('D3') },
        { side: 2, type: 'M', cell: at('C6') },
      ],
      moves: [
        { from: at('D3'), to: at('D4') },
        { from: at('D4'), to: at('I3') },
        { from: at('D4'), to: at('I3') },
      ],
    },
    {
      terrain: terrainOf(() => 'F'),
      units: [{ side: 1, type: 'S', cell: at('E5') }],
      moves: [],
    },
    // A path in row A, watched from B7.
    {
      terrain: terrainOf((cell) => (rowOf(cell) === 0 || cell === at('B7') ? 'F' : 'U')),
      units: [
        { side: 1, type: 'G', cell: at('A5') },
        { side: 2, type: 'M', cell: at('B7') },
      ],
      moves: [{ from: at('A5'), to: at('A9') }],
    },
  ],
}

function moment(change: Partial<BoardMoment> = {}): BoardMoment {
  return {
    turn: 0,
    isStepping: false,
    toolId: 'select',
    variants: {},
    hover: null,
    cursor: null,
    ...change,
  }
}

function placeOf(name: string): { row: number; col: number } {
  return { row: rowOf(at(name)), col: colOf(at(name)) }
}

describe('the chosen move', () => {
  it('is counted within its page, one past the last where the page has no more', () => {
    expect([0, 2, 3, 9].map((turn) => chosenMove(level, 0, turn))).toEqual([0, 2, 3, 3])
    expect([0, 3].map((turn) => chosenMove(level, 1, turn))).toEqual([0, 0])
  })

  it('is what the board is shown before, but for tools of the start', () => {
    const after = sceneOf(level, 0, null, moment({ turn: 1 })).field
    expect(unitOn(after, at('D4'))).toBe(0)
    const start = sceneOf(level, 0, null, moment({ turn: 1, toolId: 'unit' })).field
    expect(unitOn(start, at('D3'))).toBe(0)
  })

  it('has its points left, or -1, beside it', () => {
    expect([...leftsOf(level.sets[0]!)]).toEqual([9, 2, -1])
  })
})

describe('what is at hand', () => {
  it('is the chosen move, with its way', () => {
    const held = atHand(level, 0, null, moment({ turn: 0 }))!
    expect(wayOf(held)).toEqual([{ cell: at('D4'), cost: 1 }])
    expect(sentenceOf(held)).toBe(
      'Move 1, guardian of side 1, D3 to D4. Successful, 9 points left: D4 F 1.',
    )
  })

  it('is the unit under the cursor before all, asked about the cell under the pointer', () => {
    const held = atHand(level, 0, null, moment({ cursor: placeOf('D3'), hover: placeOf('C5') }))!
    expect(sentenceOf(held)).toContain(
      'It may end there but not pass: beside the mage of side 2 at C6 (M5).',
    )
    expect(held.reach?.cells[at('C5')]).toMatchObject({ kind: 'end-only', by: 1 })
  })

  it('is the unit under the pointer, without a goal', () => {
    const held = atHand(level, 1, null, moment({ turn: 3, hover: placeOf('E5') }))!
    expect(held.move).toBe(null)
    expect(sentenceOf(held)).toBe('Swordsman of side 1 at E5 may end on 60 cells.')
  })

  it('is nothing on an empty page without a pointer, nor while units are being placed', () => {
    expect(atHand(level, 1, null, moment({ turn: 3 }))).toBe(null)
    expect(atHand(level, 0, null, moment({ toolId: 'unit', hover: placeOf('D3') }))).toBe(null)
  })

  it('draws no way for a move that an enemy bars', () => {
    const held = ofMove(level, 2, 0, true)!
    expect(wayOf(held)).toEqual([])
    expect(sentenceOf(held)).toBe(
      'Move 1, guardian of side 1, A5 to A9. Unsuccessful: the guardian cannot pass A7, beside the ' +
        'mage of side 2 at B7; there is no way round (M5).',
    )
  })
})

it('cuts a caption at its blanks', () => {
  const measure = (text: string): number => text.length
  expect(linesWithin('one two three', 7, measure)).toEqual(['one two', 'three'])
  expect(linesWithin('immeasurable', 5, measure)).toEqual(['immeasurable'])
})
