import type { Rng } from '../../kernel/rng'
import type { CellRect } from '../../kernel/grid'
import {
  SAMPLE_TYPES,
  SPOTS,
  SIDE,
  type Edit,
  type Form,
  type Hill,
  type Level,
  type Sample,
  type Wall,
} from './model'
import { generator } from './edit/generator'
import { handOf } from './play/layout'
import { LETTERS, LONGEST_PROGRAM } from './official'
import { hillOfRect, putSample, shuffleBank, toggleWall, typeBank } from './edit/placing'
import { play } from './play/play'

const forms: readonly Form[] = ['plain', 'player0', 'player1']

/** An edit that fits the level, for tests of undo. The edited level can always be printed and read, but may have errors. */
export function randomEdit(level: Level, rng: Rng): Edit {
  const { hills, walls, samples, moves } = level
  const choices: (() => Edit)[] = [
    () => ({ kind: 'insert', list: 'hills', index: rng.below(hills.length + 1), item: hill(rng) }),
    () => ({ kind: 'insert', list: 'walls', index: rng.below(walls.length + 1), item: wall(rng) }),
    () => ({
      kind: 'insert',
      list: 'samples',
      index: rng.below(samples.length + 1),
      item: sample(rng),
    }),
    () => ({
      kind: 'insert',
      list: 'moves',
      index: rng.below(moves.length + 1),
      item: program(rng),
    }),
    () => toggleWall(level, rng.below(SPOTS), rng.below(4)) ?? shuffleBank(level, rng),
    () => putSample(level, rng.below(SPOTS), rng.between(1, SAMPLE_TYPES)),
    () => typeBank(` ${program(rng)}\n${program(rng)}`)!,
    () => shuffleBank(level, rng),
    () => ({ kind: 'set-form', form: rng.pick(forms) }),
    () => {
      const index = rng.below(moves.length + 1)
      const remove = rng.below(moves.length - index + 1)
      const items = rng.below(2) === 0 ? [] : [program(rng), program(rng)]
      return { kind: 'splice', list: 'moves', index, remove, items }
    },
    () => ({ kind: 'replace', level: { ...level, hills: [], walls: [] }, label: 'clear ground' }),
  ]
  if (hills.length > 0) {
    const index = rng.below(hills.length)
    choices.push(() => ({ kind: 'set', list: 'hills', index, item: hill(rng) }))
    choices.push(() => ({ kind: 'remove', list: 'hills', index }))
  }
  if (walls.length > 0) {
    const index = rng.below(walls.length)
    choices.push(() => ({ kind: 'set', list: 'walls', index, item: wall(rng) }))
    choices.push(() => ({ kind: 'remove', list: 'walls', index }))
  }
  if (samples.length > 0) {
    const index = rng.below(samples.length)
    choices.push(() => ({ kind: 'set', list: 'samples', index, item: sample(rng) }))
    choices.push(() => ({ kind: 'remove', list: 'samples', index }))
  }
  if (moves.length > 0) {
    const index = rng.below(moves.length)
    choices.push(() => ({ kind: 'set', list: 'moves', index, item: program(rng) }))
    choices.push(() => ({ kind: 'remove', list: 'moves', index }))
  }
  return rng.pick(choices)()
}

/** A rectangle on the board. */
export function randomRect(rng: Rng): CellRect {
  const row = rng.below(SIDE)
  const col = rng.below(SIDE)
  return { row, col, rows: rng.between(1, SIDE - row), cols: rng.between(1, SIDE - col) }
}

function hill(rng: Rng): Hill {
  return hillOfRect(randomRect(rng))
}

function wall(rng: Rng): Wall {
  return { spot: rng.below(SPOTS), side: rng.pick(['N', 'E'] as const) }
}

function sample(rng: Rng): Sample {
  return { spot: rng.below(SPOTS), type: rng.between(1, SAMPLE_TYPES) }
}

function program(rng: Rng): string {
  const length = rng.between(1, 7)
  return Array.from({ length }, () => rng.pick(Array.from(LETTERS))).join('')
}

/** A match of some moves. */
export function playedLevel(rng: Rng): Level {
  const recipe = { ...generator.defaults, moves: rng.between(24, 40) }
  return { ...generator.generate(recipe, rng), form: rng.pick(forms) }
}

/** The match with a move that is too long or asks for more letters than a hand has. */
export function plantFault(level: Level, rng: Rng): { level: Level; index: number } {
  const index = rng.below(level.moves.length)
  const state = play(level, index).state
  const hand = handOf(level, state, index & 1)
  const missing = Array.from(LETTERS).filter((letter) => hand.split(letter).length <= 5)
  const move = rng.below(4) === 0 ? 'SSSSSS' : rng.pick(missing).repeat(5)
  return { level: { ...level, moves: level.moves.with(index, move) }, index }
}

/** The match with a different legal program as its 3rd, 11th or 21st move; later moves are unchanged. */
export function changeInput(level: Level, rng: Rng): Level {
  const index = rng.pick([2, 10, 20])
  const state = play(level, index).state
  const cards = rng.shuffle(Array.from(handOf(level, state, index & 1)))
  const move = cards.slice(0, rng.between(1, LONGEST_PROGRAM)).join('')
  return { ...level, moves: level.moves.with(index, move) }
}
