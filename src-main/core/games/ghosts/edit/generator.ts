import { generatorOf, type RecipeOf } from '../../../game/recipes'
import { few, type Rng } from '../../../kernel/rng'
import { advance, begin } from '../play/advance'
import { cellNames } from '../cells'
import { generateTown } from './generate-town'
import { players, turnLimit, USUAL_LIMIT, type Level, type Player } from '../model'
import { greedyMove } from '../players/player-greedy'
import { randomMove } from '../players/player-random'
import { alter } from './alter'

/** The numbers of a recipe for a match. */
const rows = {
  /** Fewer if no more fit. */
  houses: { usual: 15, lowest: 2, highest: 40 },
  /** Percent of the houses that may touch others. */
  touching: { usual: 0, lowest: 0, highest: 100 },
  limit: { usual: 240, lowest: 240, highest: 480 },
  /** At most half of the limit. None: a level without a match, with random starts of the ghosts. */
  turns: { usual: 40, lowest: 0, highest: 240 },
  /** Percent of the answers that are greedy; the others are random. */
  skill: { usual: 90, lowest: 0, highest: 100 },
}

type Recipe = RecipeOf<typeof rows>

export const generator = generatorOf(rows, generate, { vary, alter })

/** Small towns, and matches preferably of few turns. */
function vary(rng: Rng): Recipe {
  return {
    houses: few(rng, 2, 15),
    touching: rng.pick([0, 0, 100]),
    limit: USUAL_LIMIT,
    turns: few(rng, 1, 40),
    skill: rng.between(50, 100),
  }
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
    if (!advanced.ok) throw new Error(advanced.error.kind)
    match = advanced.value
  }
  return match
}

function answer(match: Level, player: Player, skill: number, rng: Rng): readonly number[] {
  return rng.below(100) < skill ? greedyMove(match, player, rng) : randomMove(match, player, rng)
}
