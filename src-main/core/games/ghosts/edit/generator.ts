import type { Generator, RecipeField } from '../../../game/module'
import type { Rng } from '../../../kernel/rng'
import { advance, begin } from '../play/advance'
import { cellNames } from '../cells'
import { generateTown } from './generate-town'
import { players, turnLimit, type Level, type Player } from '../model'
import { greedyMove } from '../players/player-greedy'
import { randomMove } from '../players/player-random'

/** What a generated match is made of. */
export interface Recipe extends Readonly<Record<string, number>> {
  /** Fewer where no more find room. */
  readonly houses: number
  /** Percent of the houses that may touch others. */
  readonly touching: number
  readonly limit: number
  /** At most half of the limit. None: a level without a match, its ghosts left to chance. */
  readonly turns: number
  /** Percent of the answers that are greedy; the others are random. */
  readonly skill: number
}

const recipeFields: readonly RecipeField[] = [
  { key: 'houses', title: 'Houses', lowest: 2, highest: 40 },
  { key: 'touching', title: 'Houses that may touch, %', lowest: 0, highest: 100 },
  { key: 'limit', title: 'Limit on moves', lowest: 240, highest: 480 },
  { key: 'turns', title: 'Turns played', lowest: 0, highest: 240 },
  { key: 'skill', title: 'Greedy answers, %', lowest: 0, highest: 100 },
]

export const generator: Generator<Level, Recipe> = {
  defaults: { houses: 15, touching: 0, limit: 240, turns: 40, skill: 90 },
  fields: recipeFields,
  generate,
}

function generate(recipe: Recipe, rng: Rng): Level {
  const town = generateTown(recipe.houses, recipe.touching, rng)
  let match: Level = {
    form: 'level',
    player: 0,
    town,
    limit: recipe.limit,
    starts: null,
    turns: [],
    forfeit: null,
  }
  const turns = Math.min(recipe.turns, turnLimit(match))
  if (turns > 0) match = begin(match, rng)
  while (match.turns.length < turns) {
    const answers = players.map((player) => cellNames(answer(match, player, recipe.skill, rng)))
    const advanced = advance(match, answers, rng)
    if (!advanced.ok) throw new Error(advanced.error)
    match = advanced.value
  }
  return match
}

function answer(match: Level, player: Player, skill: number, rng: Rng): readonly number[] {
  return rng.below(100) < skill ? greedyMove(match, player, rng) : randomMove(match, player, rng)
}
