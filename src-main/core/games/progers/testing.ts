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
import { LETTERS } from './official'
import { hillOfRect, putSample, shuffleBank, toggleWall, typeBank } from './placing'

const forms: readonly Form[] = ['plain', 'player0', 'player1']

/** An edit that fits the level, for tests of undo. The edited level can always be printed and read, but may have errors. */
export function randomEdit(level: Level, rng: Rng): Edit {
  const { hills, walls, samples, moves } = level
  const choices: (() => Edit)[] = [
    () => ({ kind: 'insert-hill', index: rng.below(hills.length + 1), hill: hill(rng) }),
    () => ({ kind: 'insert-wall', index: rng.below(walls.length + 1), wall: wall(rng) }),
    () => ({ kind: 'insert-sample', index: rng.below(samples.length + 1), sample: sample(rng) }),
    () => ({ kind: 'insert-move', index: rng.below(moves.length + 1), move: program(rng) }),
    () => toggleWall(level, rng.below(SPOTS), rng.below(4)) ?? shuffleBank(level, rng),
    () => putSample(level, rng.below(SPOTS), rng.between(1, SAMPLE_TYPES)),
    () => typeBank(` ${program(rng)}\n${program(rng)}`)!,
    () => shuffleBank(level, rng),
    () => ({ kind: 'set-form', form: rng.pick(forms) }),
    () => ({
      kind: 'set-moves',
      moves: moves.slice(0, rng.below(moves.length + 1)),
      label: 'play from here',
    }),
    () => ({ kind: 'replace', level: { ...level, hills: [], walls: [] }, label: 'clear ground' }),
  ]
  if (hills.length > 0) {
    const index = rng.below(hills.length)
    choices.push(() => ({ kind: 'set-hill', index, hill: hill(rng) }))
    choices.push(() => ({ kind: 'remove-hill', index }))
  }
  if (walls.length > 0) {
    const index = rng.below(walls.length)
    choices.push(() => ({ kind: 'set-wall', index, wall: wall(rng) }))
    choices.push(() => ({ kind: 'remove-wall', index }))
  }
  if (samples.length > 0) {
    const index = rng.below(samples.length)
    choices.push(() => ({ kind: 'set-sample', index, sample: sample(rng) }))
    choices.push(() => ({ kind: 'remove-sample', index }))
  }
  if (moves.length > 0) {
    const index = rng.below(moves.length)
    choices.push(() => ({ kind: 'set-move', index, move: program(rng) }))
    choices.push(() => ({ kind: 'remove-move', index }))
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
