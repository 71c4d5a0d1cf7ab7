import { describe, expect, test } from 'vitest'
import { games, spoken } from '@core/games/testing'
import { checkText } from '@core/game/check-text'
import { generateLevel } from './generate-level'

describe.each(games.map((game) => [game.id, game] as const))('a level of %s', (id, game) => {
  test('is the same for the same request, and has no errors', () => {
    const request = { game: id, recipe: {}, seed: 7 }
    const made = generateLevel(spoken, request)
    expect(generateLevel(spoken, request)).toEqual(made)
    expect(checkText(game, made.ok ? made.value : '').isRunnable).toBe(true)
  })

  test('is not made of values out of bounds', () => {
    const field = game.generator.fields[0]!
    for (const value of [field.lowest - 1, field.highest + 1, field.lowest + 0.5]) {
      const made = generateLevel(spoken, { game: id, recipe: { [field.key]: value }, seed: 1 })
      expect(made).toEqual({
        ok: false,
        error: `${field.title} must be from ${field.lowest} to ${field.highest}`,
      })
    }
  })
})

test('a game that there is not makes none', () => {
  const made = generateLevel(spoken, { game: 'chess', recipe: {}, seed: 1 })
  expect(made).toEqual({ ok: false, error: 'there is no game "chess"' })
})
