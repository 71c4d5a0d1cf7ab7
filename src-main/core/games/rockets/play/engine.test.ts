import { expect, it } from 'vitest'
import { describeCell } from '../../../game/describe-cell'
import { recordLevel, traceLines } from '../../../conformance/record-level'
import { findGame } from '../../testing'
import { animalsOf, slotsOf } from './layout'
import { parse } from '../text/format-careful'
import type { Level } from '../model'
import { engine } from './engine'

const game = findGame('rockets')!

/** A level from its text in short: lines parted by `/`. */
function levelOf(short: string): Level {
  const parsed = parse(short.replaceAll(' / ', '\n'))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value.level
}

function told(short: string, pattern: RegExp, reading?: string): string[] {
  const level = levelOf(short)
  return traceLines(game, level, recordLevel(game, level, reading)).filter((l) => pattern.test(l))
}

it('R1: turns by the arrow, then by the wall, in one phase', () => {
  const short = '5 5 / 1 / 1 / 2 / 1 2 / 2 N / 2 0 N / 3 3 E'
  expect(told(short, /R1|arrow at/)).toEqual([
    '13 2 turn: The arrow at (2,0) turns the mouse from door 1 from S to N [T6]',
    '13 2 turn: The wall beside (2,0) turns the mouse from door 1 from N to W, after the arrow [R1]',
  ])
})

it('R2: leaves alone who stands where an arrow is put', () => {
  const short = '5 5 / 1 / 1 / 1 / 3 0 / 2 N / 2 0 E'
  expect(engine.answer(levelOf(short))).toBe('0\n')
  expect(engine.answer(levelOf(short), 'arrow-turns-at-once')).toBe('1\n')
})

/** Turns that put arrows where no animal comes by. */
const idle = (count: number) =>
  Array.from({ length: count }, (_, turn) => `${['1 1', '3 1', '1 3', '3 3'][turn % 4]!} N`)

it('R3: brings the score up to 0 after all cats of the turn', () => {
  const short = ['5 5', '1', '2', '10', '2 0', '2 N', '2 N', ...idle(10)].join(' / ')
  expect(told(short, /10 cats:/)).toEqual([
    '67 10 cats: The cat from door 1 enters the rocket of player 1: 18 to 8 [T4]',
    '67 10 cats: The cat from door 2 enters the rocket of player 1: 8 to -2 [T4]',
    '67 10 cats: The score of player 1 would be -2 and is raised to 0 [R3]',
  ])
})

it('R4: lets mouse and cat of one move both into the rocket, uneaten', () => {
  const short = ['5 5', '1', '2', '12', '2 1', '2 N', '2 S', ...idle(12)].join(' / ')
  expect(told(short, /^\d+ 11 (mice|cats|eat):/)).toEqual([
    '73 11 mice: The mouse from door 2 enters the rocket of player 1: 16 to 17 [T3]',
    '74 11 cats: The cat from door 1 enters the rocket of player 1: 17 to 7 [T4]',
  ])
})

it('R7: lets animals from a door straight into the rocket behind it', () => {
  const short = '5 5 / 1 / 1 / 1 / 2 0 / 2 N / 1 1 E'
  expect(engine.answer(levelOf(short))).toBe('2\n')
})

it('R8: turns animals at a door as at a wall', () => {
  const short = ['5 5', '1', '2', '5', '0 1', '2 N', '2 S', ...idle(5)].join(' / ')
  expect(told(short, /wall beside \(2,4\)/)).toEqual([
    '34 5 turn: The wall beside (2,4) turns the mouse from door 1 from S to E [T6]',
  ])
})

it('R9: lets both doors at one place make animals', () => {
  const short = '5 5 / 1 / 2 / 1 / 2 0 / 2 N / 2 N / 1 1 E'
  expect(engine.answer(levelOf(short))).toBe('4\n')
})

it('R11: runs boards of 3 by 3 and of 1000 by 3', () => {
  expect(engine.answer(levelOf('3 3 / 1 / 1 / 0 / 1 0 / 1 N'))).toBe('1\n')
  const wide = `1000 3 / 1 / 1 / 0 / 999 1 / 1 W`
  expect(engine.answer(levelOf(wide))).toBe('0\n')
})

it('makes every 10th animal of a door a cat', () => {
  const short = ['5 5', '1', '2', '20', '2 0', '2 N', '2 N', ...idle(20)].join(' / ')
  const births = told(short, /a cat/).map((line) => line.split(':')[0])
  expect(births).toEqual(['64 10 spawn', '64 10 spawn', '134 20 spawn', '134 20 spawn'])
})

it('lets a player’s oldest arrow go with their 4th', () => {
  const turns = ['1 1 N', '3 1 N', '1 3 N', '3 3 N', '1 2 N'].join(' / ')
  expect(told(`5 5 / 1 / 0 / 5 / 2 2 / ${turns}`, /expires/)).toEqual([
    '28 4 place: The arrow N of player 1 from turn 1 at (1,1) expires [T7]',
    '35 5 place: The arrow N of player 1 from turn 2 at (3,1) expires [T7]',
  ])
})

it('keeps its records as few as its animals', () => {
  const level = levelOf(['5 5', '1', '1', '200', '2 2', '2 N', ...idle(200)].join(' / '))
  const { last } = recordLevel(game, level)
  expect(last[slotsOf(level).top]).toBe(3)
  expect(
    animalsOf(level, last)
      .map(({ y }) => y)
      .sort(),
  ).toEqual([0, 1])
})

it('says what stands on a square', () => {
  const level = levelOf('5 5 / 1 / 2 / 1 / 3 2 / 2 N / 2 N / 2 1 E')
  const { last } = recordLevel(game, level)
  const say = (cell: number, state: Int32Array | null) => describeCell(game, level, state, cell)
  expect([
    say(2, null),
    say(2, last),
    say(7, last),
    say(13, null),
    say(0, null),
    say(12, null),
  ]).toEqual([
    '(2,0): door 1 in wall N, door 2 in wall N',
    '(2,0): door 1 in wall N, door 2 in wall N, 2 mice',
    '(2,1): 2 mice, arrow E of player 1',
    '(3,2): rocket of player 1',
    '(0,0): pit',
    '(2,2): empty',
  ])
})
