import fc from 'fast-check'
import { expect, test } from 'vitest'
import { games } from '../games/testing'
import { makeRng } from '../kernel/rng'
import { fittingRecipe } from './recipes'

const [rockets] = games

test('where all that was chosen fits, a recipe is that beside the defaults', () => {
  for (const game of games) {
    const { fields, recipe } = fittingRecipe(game, {})
    expect(recipe).toEqual(game.generator.defaults)
    expect(fields).toEqual(game.generator.fields)
  }
  expect(fittingRecipe(rockets, { width: 9, players: 4 }).recipe).toMatchObject({
    width: 9,
    height: 15,
    players: 4,
  })
})

test('a number is at most what fits beside the others, defaults too, and so is its field', () => {
  for (const chosen of [
    { width: 3, height: 3, players: 26 },
    { width: 3, height: 3 },
  ]) {
    const { fields, recipe } = fittingRecipe(rockets, chosen)
    expect(recipe.players).toBe(1)
    expect(fields.find(({ key }) => key === 'players')).toMatchObject({ lowest: 1, highest: 1 })
  }
})

test('a level has as many players as its recipe has', () => {
  const side = fc.integer({ min: 3, max: 12 })
  const chosen = fc.record({ width: side, height: side, players: fc.integer({ min: 1, max: 26 }) })
  fc.assert(
    fc.property(chosen, (chosen) => {
      const { recipe } = fittingRecipe(rockets, chosen)
      const level = rockets.generator.generate(recipe, makeRng(1)) as {
        readonly rockets: unknown[]
      }
      expect(level.rockets).toHaveLength(recipe.players!)
    }),
    { seed: 1 },
  )
})
