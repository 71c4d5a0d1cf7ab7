import { expect, it } from 'vitest'
import { compareRuleHits } from '../../../debug/testing'
import type { StepView } from '../../../game/debugging'
import { generatedLevel } from '../../../conformance/kit'
import { sampleLevels } from '../../../conformance/testing/samples'
import { findGame } from '../../testing'
import { animalsOf, slotsOf, type Animal } from '../play/layout'
import { playerOfTurn, type Level } from '../model'
import { CATS, EAT, MICE, MOVE, PLACE, SPAWN, TURN } from '../play/phases'

const game = findGame('rockets')!
const samples = sampleLevels<Level>('rockets').filter(isShort)
const seeds = Array.from({ length: 12 }, (_, seed) => seed + 1)
const levels = [...samples, ...seeds.map((seed) => generatedLevel(game, seed).level as Level)]

function isShort({ turns, width }: Level): boolean {
  return turns.length < 120 && width < 40
}

const ahead = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

/** The rules that decided a step, from the states on both sides of it and the words of the rules page. */
function* rulesOf(level: Level, { before, after, phase, turn }: StepView): Generator<string> {
  const [old, now] = [animalsOf(level, before), animalsOf(level, after)]
  const gone = old.filter(({ birth }) => !now.some((other) => other.birth === birth))
  const isOn = (animal: Animal, x: number, y: number) => animal.x === x && animal.y === y
  if (phase === SPAWN && level.doors.length > 0) {
    yield 'T1'
    if (turn === level.turns.length) yield 'T8'
  } else if (phase === MOVE && gone.length > 0) yield 'T2'
  else if (phase === MICE || phase === CATS) {
    const others = old.filter(({ isCat }) => isCat !== (phase === CATS))
    if (gone.length > 0) yield phase === MICE ? 'T3' : 'T4'
    if (gone.some(({ birth }) => Math.floor(birth / level.doors.length) === turn)) yield 'R7'
    if (gone.some(({ x, y }) => others.some((other) => isOn(other, x, y)))) {
      yield 'R4'
      yield 'R3'
    }
    for (const [player, { x, y }] of level.rockets.entries()) {
      const cats = gone.filter((animal) => animal.isCat && isOn(animal, x, y)).length
      if (before[slotsOf(level).scores + player]! - 10 * cats < 0) {
        yield 'R3'
        yield 'T4'
      }
    }
  } else if (phase === EAT && gone.length > 0) yield 'T5'
  else if (phase === TURN) {
    for (const animal of old) {
      const { x, y, way } = animal
      const to = now.find(({ birth }) => birth === animal.birth)!.way
      const placed = before[slotsOf(level).arrows + y * level.width + x]!
      const shown = placed === 0 ? way : 'NESW'.indexOf(level.turns[placed - 1]!.way)
      if (to !== way) yield 'T6'
      const [right, down] = ahead[shown]!
      const [nextX, nextY] = [x + right, y + down]
      const isOff = nextX < 0 || nextY < 0 || nextX >= level.width || nextY >= level.height
      if (isOff !== (to !== shown)) throw new Error('a wall that does not turn')
      if (!isOff) continue
      // Turned by the wall, also where the arrow had it turned the same way back.
      yield 'T6'
      if (placed > 0) yield 'R1'
      const isDoor = level.doors.some(({ wall, at }) => {
        return wall === 'NESW'[shown] && at === (shown % 2 === 0 ? x : y)
      })
      if (isDoor) yield 'R8'
    }
  } else if (phase === PLACE) {
    yield 'T7'
    const { x, y } = level.turns[turn]!
    if (playerOfTurn(level, turn) !== turn % level.rockets.length) throw new Error('a wrong player')
    if (old.some((animal) => isOn(animal, x, y))) yield 'R2'
  }
}

it('every rule hits where another program says that it decided something', () => {
  const seen = compareRuleHits(game, levels, rulesOf)
  expect([...seen].sort()).toEqual(
    ['R1', 'R2', 'R3', 'R4', 'R7', 'R8', 'T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'T8'].sort(),
  )
})
