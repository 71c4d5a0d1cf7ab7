import { expect, it } from 'vitest'
import { compareRuleHits } from '../../../debug/testing'
import type { StepView } from '../../../game/debugging'
import { generatedLevel } from '../../../conformance/kit'
import { makeRng } from '../../../kernel/rng'
import { sampleLevels } from '../../../conformance/testing/samples'
import { findGame } from '../../testing'
import { robotSpot, robotWay, sampleState, slots } from '../play/layout'
import { bases, behindWall, hillHas, SAMPLE_TYPES, wayStep, type Level } from '../model'

const game = findGame('progers')!
const samples = sampleLevels<Level>('progers')
const seeds = Array.from({ length: 12 }, (_, seed) => seed + 1)
const levels = [...samples, ...seeds.map((seed) => generatedLevel(game, seed).level as Level)]

/** What is between a spot and the next: the border, or walls and hills of the text. */
function ahead({ walls, hills }: Level, spot: number, way: number) {
  const [row, col] = [Math.floor(spot / 10), spot % 10]
  const isBorder = [row === 9, col === 9, row === 0, col === 0][way]!
  const next = spot + wayStep[way]!
  const hasWall = walls.some((wall) => {
    const sides = [wall.spot, behindWall(wall)]
    return sides.includes(spot) && sides.includes(next)
  })
  const hill = (at: number) => hills.findIndex((held) => hillHas(held, at))
  return { isBorder, next, hasWall, hasEdge: !isBorder && hill(spot) !== hill(next) }
}

/** The rules that decided a step, from the states on both sides of it and the words of the rules page. */
function* rulesOf(level: Level, { before, after, phase, turn }: StepView): Generator<string> {
  const player = turn & 1
  const kinds = level.samples.map((_, i) => [
    sampleState(before, i).kind,
    sampleState(after, i).kind,
  ])
  if (phase === 6) return
  if (phase === 5) {
    const hands = (state: Int32Array) => state.slice(slots.hands, slots.hands + 14).join(' ')
    if (hands(before) !== hands(after)) yield 'T8'
    if (before[slots.stopped + player] !== after[slots.stopped + player]) yield 'T9'
    return
  }
  const [from, to] = [robotSpot(before, player), robotSpot(after, player)]
  const way = robotWay(before, player)
  const other = robotSpot(before, 1 - player)
  const letter = level.moves[turn]![phase]!
  const { isBorder, next, hasWall, hasEdge } = ahead(level, from, way)
  const isRobotAhead = !isBorder && other === next
  if (phase === 0) {
    yield 'T1'
    if (turn < 2 && level.samples.some(({ spot }) => spot === from)) yield 'P5'
  }
  if ('LRB'.includes(letter)) {
    yield 'T5'
    return
  }
  const isSkipped = from === to
  if (isSkipped) yield 'T1'
  const isBarred = !isBorder && (hasWall || hasEdge)
  if (letter === 'S') {
    const isForRobot = isSkipped && isRobotAhead && !isBarred
    yield 'T2'
    if (isForRobot) yield 'P2'
    if (isSkipped && hasEdge) yield 'T10'
  } else if (letter === 'J') {
    yield 'T3'
    if (isSkipped && isRobotAhead) yield 'P2'
    if (!isSkipped && hasEdge) yield 'T10'
    if (!isSkipped && !isBarred) yield 'P1'
  } else {
    yield 'T4'
    if (isSkipped) yield 'P7'
    const end = ahead(level, to, way)
    const isOnSample = level.samples.some(
      ({ spot }, i) => spot === to && kinds[i]![0] === 'lying' && !isSkipped,
    )
    if (end.hasEdge && !isOnSample) yield 'T10'
    if (
      isOnSample &&
      kinds.some(
        ([was, is], i) => level.samples[i]!.spot === to && was === 'lying' && is === 'lying',
      )
    )
      yield 'P6'
  }
  if (isSkipped) return
  const here = kinds.filter((_, i) => level.samples[i]!.spot === to && kinds[i]![0] === 'lying')
  if (here.length > 0) yield 'T6'
  const isTaken = here.some(([, is]) => is !== 'lying')
  if (isTaken && bases.includes(to)) yield 'P4'
  if (after[slots.delivered]! > before[slots.delivered]!) {
    yield 'T7'
    const brought = level.samples.filter(
      (_, i) => kinds[i]![0] !== 'delivered' && kinds[i]![1] === 'delivered',
    )
    const isNew = (type: number) =>
      bases.every((_, at) => before[slots.bases + at * SAMPLE_TYPES + type - 1] === 0)
    const twice = brought.filter(
      ({ type }, i) => isNew(type) && brought.findIndex((one) => one.type === type) < i,
    )
    if (twice.length > 0) yield 'P3'
    if (after[slots.cargo + player] !== 0) throw new Error('not all unloaded')
  }
  if (after[slots.over] !== before[slots.over]) yield 'T9'
}

it('every rule hits where another program says that it decided something', () => {
  const played = seeds.map((seed) => {
    const recipe = Object.fromEntries(
      game.generator.fields.map(({ key }) => [
        key,
        game.generator.defaults[key as never] as number,
      ]),
    )
    return game.generator.generate({ ...recipe, moves: 40 }, makeRng(seed)) as Level
  })
  const seen = compareRuleHits(game, [...levels, ...played], rulesOf)
  const all = [
    'P1',
    'P2',
    'P3',
    'P4',
    'P5',
    'P6',
    'P7',
    'T1',
    'T10',
    'T2',
    'T3',
    'T4',
    'T5',
    'T6',
    'T7',
    'T8',
    'T9',
  ]
  expect([...seen].sort()).toEqual(all)
})
