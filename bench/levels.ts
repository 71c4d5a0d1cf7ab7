import type { AnyGame } from '@core/game/any-game'
import { findGame } from '@core/games/testing'
import { makeRng } from '@core/kernel/rng'

/** A level to measure on: always the same, since it is generated from a fixed seed. */
export interface BenchLevel {
  readonly id: string
  readonly title: string
  readonly game: string
  readonly seed: number
  readonly recipe: Readonly<Record<string, number>>
  /** Milliseconds that the answer in this process may take; absent if none are asked for. */
  readonly answerTarget?: number
  /** Times as long as the C++ solution that a whole process may take; absent if it is not held against it. */
  readonly baselineTarget?: number
}

/** Per game what the targets speak of; of rockets also one full of arrows and one with 10 000 animals on the board. */
export const levels = {
  large: {
    id: 'large',
    title: '200 × 200, 700 doors, 3000 turns',
    game: 'rockets',
    seed: 1,
    recipe: { width: 200, height: 200, players: 4, doors: 700, turns: 3000, aim: 60 },
    baselineTarget: 1.05,
  },
  dense: {
    id: 'dense',
    title: '200 × 200, 700 doors, 3000 turns, 78 arrows',
    game: 'rockets',
    seed: 8,
    recipe: { width: 200, height: 200, players: 26, doors: 700, turns: 3000, aim: 100 },
    baselineTarget: 1.05,
  },
  small: {
    id: 'small',
    title: '25 × 25, 16 doors, 100 turns',
    game: 'rockets',
    seed: 3,
    recipe: { width: 25, height: 25, players: 4, doors: 16, turns: 100, aim: 60 },
  },
  crowded: {
    id: 'crowded',
    title: '200 × 200, 10 000 animals',
    game: 'rockets',
    seed: 4,
    recipe: { width: 200, height: 200, players: 4, doors: 160, turns: 200, aim: 0 },
  },
  long: {
    id: 'long',
    title: '50 × 50, 16 doors, 100 000 turns',
    game: 'rockets',
    seed: 11,
    recipe: { width: 50, height: 50, players: 4, doors: 16, turns: 100_000, aim: 60 },
  },
  walks: {
    id: 'walks',
    title: 'labyrinth 7 × 7, 400 walks of 10 000 moves',
    game: 'labyrinth',
    seed: 6,
    recipe: { rows: 7, cols: 7, walks: 400, moves: 10_000 },
    baselineTarget: 1.3,
  },
  sets: {
    id: 'sets',
    title: 'janken, 2000 data sets of 100 moves',
    game: 'janken',
    seed: 7,
    recipe: { sets: 2000, moves: 100 },
    baselineTarget: 1.1,
  },
  hunt: {
    id: 'hunt',
    title: 'a ghosts match of 480 moves, random against random',
    game: 'ghosts',
    seed: 9,
    recipe: { limit: 480, turns: 240, skill: 0 },
    answerTarget: 10,
  },
  match: {
    id: 'match',
    title: 'a progers match, random against random',
    game: 'progers',
    seed: 5,
    recipe: { moves: 406 },
    answerTarget: 2,
  },
} as const satisfies Record<string, BenchLevel>

export function gameOf(level: BenchLevel): AnyGame {
  const game = findGame(level.game)
  if (!game) throw new Error(`there is no game ${level.game}`)
  return game
}

/** The official text of a level. */
export function levelText(level: BenchLevel): string {
  const { generator, format } = gameOf(level)
  const recipe = { ...generator.defaults, ...level.recipe }
  return format.print(generator.generate(recipe, makeRng(level.seed)))
}
