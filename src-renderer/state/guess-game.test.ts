import { games, type AnyGame } from '@core/games/registry'
import { makeRng } from '@core/kernel/rng'
import { expect, test } from 'vitest'
import { guessGame } from './guess-game'

/** Recipes whose texts are far longer than what is looked at first. */
const long: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  rockets: { width: 20, height: 20, doors: 8, turns: 20_000 },
  labyrinth: { walks: 60, moves: 2000 },
  janken: { sets: 400, moves: 40 },
}

function textOf(game: AnyGame, recipe: Readonly<Record<string, number>>): string {
  const { generator, format } = game
  return format.print(generator.generate({ ...generator.defaults, ...recipe }, makeRng(1)))
}

test.each(games)('knows a level of $title by its text', (module) => {
  const game: AnyGame = module
  expect(guessGame('level', textOf(game, {}))).toBe(game.id)
})

test.each(Object.keys(long))('knows a long level of %s, and one that is broken far down', (id) => {
  const text = textOf(
    games.find((game) => game.id === id)!,
    long[id]!,
  )
  expect(text.length).toBeGreaterThan(40_000)
  expect(guessGame('level', text)).toBe(id)
  const broken = `${text.slice(0, -30)}\n?! ?!\n`
  expect(guessGame('level', broken)).toBe(id)
})
