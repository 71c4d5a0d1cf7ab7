import { expect, it } from 'vitest'
import { describeCell } from '../../../game/describe-cell'
import { makeRng } from '../../../kernel/rng'
import { recordLevel, traceLines } from '../../../conformance/record-level'
import type { AnyGame } from '../../../game/any-game'
import { english } from '../../../words/testing'
import { allCodes, messageIn, toolCodes } from '../text/diagnostics'
import { parse } from '../text/format-careful'
import { generator } from '../edit/generator'
import { labyrinth } from '../../testing'
import { momentOf, writtenText } from './layout'
import type { Level } from '../model'
import { pathOf } from './path'

const messageOf = messageIn(english)

const game: AnyGame = labyrinth

function levelOf(text: string): Level {
  const parsed = parse(text)
  if (!parsed.ok) throw new Error('cannot be read')
  return parsed.value.level
}

it('stops at each phase of a move, with the master’s words at its end', () => {
  const level = levelOf('o r1> r1> e1\n1\n0 0 EE\n')
  expect(traceLines(game, level, recordLevel(game, level))).toEqual([
    '1 1 start: Walk 1 starts at (0,0), an island [IN]',
    '2 1 step: Walk 1 steps from (0,0) to (0,1), river 1 flowing east [M3]',
    '3 1 current: The current of river 1 draws walk 1 from (0,1) to (0,2) [M5]',
    '3 1 current: The master says to walk 1: “river, drawn by the current to the next cell, which is river”; r is written [L2]',
    '4 2 step: Walk 1 steps from (0,2) to (0,3), estuary of river 1 [M3]',
    '4 2 step: The master says to walk 1: “estuary”; e is written [IN]',
  ])
})

it('counts turns over all walks, those without moves included', () => {
  const level = levelOf('o o\n4\n0 0\n0 0 EW\n0 1\n0 1 W\n')
  const { chunks, layout, last } = recordLevel(game, level)
  expect(Array.from(chunks[0]!.turn)).toEqual([0, 0, 0, 1, 2, 2, 2])
  expect(layout.turnCount).toBe(3)
  expect(writtenText(last)).toBe(' oo  o')
  expect(momentOf(last)).toEqual({ walk: 3, move: 1, cell: 0, from: 1, isUnderWay: false })
  const empty = levelOf('o o\n2\n0 0 E\n0 0\n')
  const run = recordLevel(game, empty)
  expect([Array.from(run.chunks[0]!.turn), run.layout.turnCount]).toEqual([[0, 0, 1], 2])
})

it('keeps figures of the letters, bumps and shifts', () => {
  const level = levelOf('o r1> r1> e1 w\n1\n0 0 EEEWNW\n')
  const { layout, last } = recordLevel(game, level)
  const figures = Object.fromEntries(layout.figures.map(({ name, slot }) => [name, last[slot]]))
  expect(writtenText(last)).toBe('reerrr')
  expect(figures).toEqual({
    Islands: 0,
    Rivers: 4,
    Caves: 0,
    Estuaries: 2,
    Bogs: 0,
    Bumps: 2,
    'Drawn by current': 1,
  })
})

it('draws the same path as the run goes (seeds 1 to 30)', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const level = generator.generate(generator.defaults, makeRng(seed))
    const { last } = recordLevel(game, level)
    const letters = level.walks.map((walk) =>
      pathOf(level, walk)
        .map(({ letter }) => 'owbrey'[letter - 1])
        .join(''),
    )
    expect(letters.join(' ')).toBe(writtenText(last))
    expect(pathOf(level, level.walks.at(-1)!).at(-1)!.end).toBe(momentOf(last).cell)
  }
})

it('says what stands on a cell', () => {
  const level = levelOf('b> r2v\ny13 e2\nw o\n6\n2 1 N\n2 1 N\n2 1 N\n2 1 N\n2 1 N\n0 0 S\n')
  const words = [0, 1, 2, 3, 4, 5].map((cell) => describeCell(game, level, null, cell))
  expect(words).toEqual([
    '(0,0): bog, impassable to the east, start of walk 6',
    '(0,1): river 2 flowing south',
    '(1,0): cave 3 of chain 1',
    '(1,1): estuary of river 2',
    '(2,0): wall',
    '(2,1): island, start of walk 1, start of walk 2, start of walk 3, start of walk 4, start of 1 more walk',
  ])
})

it('has a sentence for every code', () => {
  for (const code of allCodes) {
    expect(messageOf({ code, args: [1, 2, 3, 4, 5, 6] })).not.toMatch(/undefined|^[a-z-]+$/)
  }
  expect(toolCodes.every((code) => allCodes.includes(code))).toBe(true)
})
