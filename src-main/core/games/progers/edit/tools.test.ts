import { expect, it } from 'vitest'
import { describeCell } from '../../../game/describe-cell'
import { makeRng } from '../../../kernel/rng'
import { edits } from './edits'
import { engine } from '../play/engine'
import { progers as game } from '../../testing'
import { validate } from '../text/rules'
import { generator } from './generator'
import { bankOwners, handIn, nextDraws, playerToMove } from '../play/hands'
import { bankPosition, robotSpot, robotWay, slots } from '../play/layout'
import { blankLevel, cellOfSpot, hillSpots, SPOTS, type Edit, type Level } from '../model'
import { letterCounts } from '../official'
import {
  bankCounts,
  hillAt,
  hillOfRect,
  isRoomForHill,
  putSample,
  rectOfHill,
  sampleIndexAt,
  shuffleBank,
  toggleWall,
  typeBank,
  wallOnSide,
} from './placing'
import { play } from '../play/play'
import { previewProgram } from '../players/preview'
import { withMove } from '../play/standing'
import { randomRect } from '../testing'
import { english } from '../../../words/testing'

const after = (level: Level, edit: Edit | null): Level => edits.apply(level, edit!).level

it('begins with an empty board and an official bank', () => {
  const level = blankLevel()
  expect(letterCounts(level.bank)).toEqual([150, 75, 75, 30, 60, 30])
  expect(validate(level).map(({ code }) => code)).toEqual([
    'outside-official',
    'outside-official',
    'outside-official',
  ])
  expect(playerToMove(level)).toBe(0)
})

it('makes hills of rectangles and rectangles of hills', () => {
  expect(hillOfRect({ row: 6, col: 1, rows: 3, cols: 3 })).toEqual({ from: 11, to: 33 })
  const rng = makeRng(1)
  for (let i = 0; i < 200; i++) {
    const rect = randomRect(rng)
    const hill = hillOfRect(rect)
    expect(rectOfHill(hill)).toEqual(rect)
    expect(hillSpots(hill)).toHaveLength(rect.rows * rect.cols)
  }
})

it('finds the hill on a cell and room for another', () => {
  const hill = { from: 11, to: 33 }
  const level = { ...blankLevel(), hills: [hill] }
  expect([hillAt(level, cellOfSpot(22)), hillAt(level, cellOfSpot(34))]).toEqual([0, -1])
  expect(isRoomForHill(level, { from: 34, to: 56 })).toBe(true)
  expect(isRoomForHill(level, { from: 33, to: 55 })).toBe(false)
  expect(isRoomForHill(level, { from: 33, to: 55 }, 0)).toBe(true)
})

it('names a wall alike from both of its sides, and none on the border', () => {
  const cell = cellOfSpot(45)
  expect([0, 1, 2, 3].map((way) => wallOnSide(cell, way))).toEqual([
    { spot: 45, side: 'N' },
    { spot: 45, side: 'E' },
    { spot: 35, side: 'N' },
    { spot: 44, side: 'E' },
  ])
  const built = after(blankLevel(), toggleWall(blankLevel(), cell, 2))
  expect(built.walls).toEqual([{ spot: 35, side: 'N' }])
  expect(after(built, toggleWall(built, cellOfSpot(35), 0)).walls).toEqual([])
  let sides = 0
  for (let at = 0; at < SPOTS; at++) {
    for (let way = 0; way < 4; way++) if (wallOnSide(at, way)) sides++
  }
  expect(sides).toBe(2 * 180)
})

it('puts samples down, and changes the type of one that lies there', () => {
  const one = after(blankLevel(), putSample(blankLevel(), 5, 3))
  const two = after(one, putSample(one, 5, 8))
  expect([one.samples, two.samples]).toEqual([[{ spot: 95, type: 3 }], [{ spot: 95, type: 8 }]])
  expect(sampleIndexAt(two, 5)).toBe(0)
})

it('takes a typed bank, and shuffles one by a seed', () => {
  const typed = after(blankLevel(), typeBank(' slr bj\nM '))
  expect(typed.bank).toBe('SLRBJM')
  expect([typeBank(''), typeBank('SSX')]).toEqual([null, null])
  expect(bankCounts('SSM').map(({ letter, count, official }) => [letter, count, official])).toEqual(
    [
      ['S', 2, 150],
      ['L', 0, 75],
      ['R', 0, 75],
      ['B', 0, 30],
      ['J', 0, 60],
      ['M', 1, 30],
    ],
  )
  const shuffled = after(blankLevel(), shuffleBank(blankLevel(), makeRng(5)))
  expect(shuffled.bank).not.toBe(blankLevel().bank)
  expect(letterCounts(shuffled.bank)).toEqual(letterCounts(blankLevel().bank))
  expect(shuffled).toEqual(after(blankLevel(), shuffleBank(blankLevel(), makeRng(5))))
})

it('shows where a program leads, cell by cell, with what is skipped and why', () => {
  const level: Level = {
    hills: [{ from: 22, to: 44 }],
    walls: [{ spot: 20, side: 'E' }],
    samples: [{ spot: 20, type: 5 }],
    bank: 'MRSJSLLSSSSSSSSSSS',
    moves: [],
    form: 'plain',
  }
  const { steps, ...rest } = previewProgram(english, level, 'MRSJS')
  expect(rest).toEqual({ player: 0, cell: 90, way: 0, points: 0, problem: null })
  const cells = (...spots: number[]) => spots.map(cellOfSpot)
  expect(steps.map(({ letter, cells, skipped, way }) => ({ letter, cells, skipped, way }))).toEqual(
    [
      { letter: 'M', cells: cells(10, 20), skipped: null, way: 0 },
      { letter: 'R', cells: [], skipped: null, way: 1 },
      { letter: 'S', cells: [], skipped: { text: 'a wall is ahead', rule: 'T2' }, way: 1 },
      { letter: 'J', cells: cells(21), skipped: null, way: 1 },
      {
        letter: 'S',
        cells: [],
        skipped: { text: 'the edge of a hill is ahead', rule: 'T2' },
        way: 1,
      },
    ],
  )
  expect(steps[0]!.happenings.map(({ text }) => text)).toEqual([
    'Player 0 takes the sample of type 5 at 20, 1 aboard',
  ])
  expect(steps.at(-1)!.cell).toBe(cellOfSpot(21))
  expect(previewProgram(english, level, 'MM').problem).toBe(
    'Player 0 has no M for instruction 2; their hand is MRSJSLL [P8]',
  )
  expect(previewProgram(english, level, '')).toMatchObject({ steps: [], problem: null })
})

it('previews each move of a match as it was then played', () => {
  const level = generator.generate({ ...generator.defaults, moves: 120 }, makeRng(9))
  level.moves.forEach((move, made) => {
    const preview = previewProgram(english, level, move, made)
    const before = play(level, made).state
    const { state } = play(level, made + 1)
    const player = made & 1
    expect(preview.problem).toBe(null)
    expect(preview.steps.at(-1)).toMatchObject({
      cell: cellOfSpot(robotSpot(state, player)),
      way: robotWay(state, player),
    })
    expect(preview.points).toBe(state[slots.scores + player]! - before[slots.scores + player]!)
  })
})

it('knows hands, next letters and owners of the bank at every point of a match', () => {
  const level = generator.generate({ ...generator.defaults, moves: 200 }, makeRng(6))
  const owners = bankOwners(level)
  for (let made = 0; made < level.moves.length; made++) {
    const { state } = play(level, made)
    const position = bankPosition(level, state)
    expect(nextDraws(level, state, 5)).toBe(level.bank.slice(position, position + 5))
    for (const player of [0, 1]) {
      const { letters, cards } = handIn(level, state, player)
      expect(cards.map((card) => level.bank[card]).join('')).toBe(letters)
      for (const card of cards) expect(owners[card]).toBe(player)
    }
  }
  expect(owners.filter((owner) => owner < 0)).toHaveLength(
    level.bank.length - bankPosition(level, play(level).state),
  )
})

it('plays a move on as if the whole match were played again', () => {
  const level = generator.generate({ ...generator.defaults, moves: 60 }, makeRng(8))
  let made: Level = { ...level, moves: [] }
  for (const move of level.moves) made = withMove(made, move)
  expect(made).toEqual(level)
  expect(engine.answer(made)).toBe(engine.answer(level))
})

it('says what is on a cell, by the game’s own names', () => {
  const level: Level = {
    hills: [{ from: 1, to: 23 }],
    walls: [{ spot: 10, side: 'N' }],
    samples: [{ spot: 10, type: 6 }],
    bank: 'SBSLLLLSSSSSSSSSSS',
    moves: ['SBS'],
    form: 'plain',
  }
  const { state } = play(level)
  const say = (spot: number, at: Int32Array | null) =>
    describeCell(game, level, at, cellOfSpot(spot))
  expect([say(0, null), say(10, null), say(20, null), say(12, null), say(55, null)]).toEqual([
    '00: base, start of player 0, player 0 facing N',
    '10: wall N, sample of type 6',
    '20: wall S',
    '12: hill 1',
    '55: empty',
  ])
  expect([say(0, state), say(10, state), say(99, state)]).toEqual([
    '00: base, start of player 0, holding types 6, player 0 facing S',
    '10: wall N',
    '99: base',
  ])
})

it('generates official levels without a warning, with any settings', () => {
  for (let seed = 1; seed <= 80; seed++) {
    const rng = makeRng(seed)
    const recipe = { hills: rng.between(2, 5), walls: rng.between(10, 30), samples: 3, moves: 20 }
    expect(validate(generator.generate(recipe, rng)), `seed ${seed}`).toEqual([])
  }
})
