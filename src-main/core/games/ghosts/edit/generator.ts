import { generatorOf, type RecipeOf } from '../../../game/recipes'
import { few, type Rng } from '../../../kernel/rng'
import { begin } from '../play/advance'
import { generateTown } from './generate-town'
import { turnLimit, USUAL_LIMIT, type Level } from '../model'
import { greedyMove } from '../players/player-greedy'
import { randomMove } from '../players/player-random'
import { alter } from './alter'
import { playOn } from './play-on'

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
  const level: Level = {
    form: 'level',
    player: 0,
    town,
    limit: recipe.limit,
    starts: null,
    turns: [],
    forfeit: null,
  }
  const turns = Math.min(recipe.turns, turnLimit(level))
  if (turns === 0) return level
  const match = playOn(begin(level, rng), turns, rng, (position, player) =>
    rng.below(100) < recipe.skill
      ? greedyMove(position, player, rng)
      : randomMove(position, player, rng),
  )
  if (!match) throw new Error('a ghost has no way in a town without stuck houses')
  return match
}
