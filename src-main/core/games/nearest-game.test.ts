import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutated, rewritten } from '../conformance/mutate-text'
import { parseText } from '../game/parse-text'
import { makeRng } from '../kernel/rng'
import { nearestGame, otherReader } from './nearest-game'
import type { AnyGame } from '../game/any-game'
import { findGame, games } from './testing'

const sample = (game: string, name?: string): string => {
  const folder = join(import.meta.dirname, game, 'samples')
  return readFileSync(join(folder, name ?? readdirSync(folder)[0]!, 'level.txt'), 'utf8')
}

test.each(games.map(({ id }) => id))('a blank level of %s is known as its own', (id) => {
  const game = findGame(id)!
  const text = game.format.print(game.blank(game.blankSize.rows, game.blankSize.cols))
  expect(nearestGame(games, text)).toMatchObject({ game: { id }, isRead: true })
  expect(otherReader(games, game, text)).toBeNull()
})

test('a text of another game is recognised by the game that reads it', () => {
  const rockets = findGame('rockets')!
  expect(otherReader(games, rockets, sample('labyrinth', 'too-large'))).toBeNull()
  const { rows, cols } = findGame('labyrinth')!.blankSize
  const map = findGame('labyrinth')!.format.print(findGame('labyrinth')!.blank(rows, cols))
  expect(otherReader(games, rockets, map)?.id).toBe('labyrinth')
  expect(otherReader(games, rockets, ' \n')).toBeNull()
})

test('what no game reads has a nearest one with errors all the same', () => {
  const near = nearestGame(games, '#####\n#@$.#\n#####\n')
  expect(near).toMatchObject({ isRead: false, level: null, isRunnable: false })
  expect(near.diagnostics.length).toBeGreaterThan(0)
})

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

test.each(games)('knows a generated level of $title', (module) => {
  const game: AnyGame = module
  expect(nearestGame(games, textOf(game, {})).game.id).toBe(game.id)
})

test.each(Object.keys(long))('knows a long level of %s, and one that is broken far down', (id) => {
  const text = textOf(findGame(id)!, long[id]!)
  expect(text.length).toBeGreaterThan(40_000)
  expect(nearestGame(games, text)).toMatchObject({ game: { id }, isRead: true })
  const broken = `${text.slice(0, -30)}\n?! ?!\n`
  expect(nearestGame(games, broken).game.id).toBe(id)
})

// What lets the first reader that takes a text have it, without a look at what the others say.
test.each(games)('no other game reads a text of $title, whole or slightly changed', (module) => {
  const game: AnyGame = module
  const others: readonly AnyGame[] = games.filter(({ id }) => id !== game.id)
  const folder = join(import.meta.dirname, game.id, 'samples')
  const samples = readdirSync(folder).map((name) => sample(game.id, name))
  const { rows, cols } = game.blankSize
  const own = [...samples, textOf(game, {}), game.format.print(game.blank(rows, cols))]
  const rng = makeRng(11)
  let read = 0
  for (const text of own.filter(({ length }) => length < 3000)) {
    for (let attempt = 0; attempt < 30; attempt++) {
      const near = attempt === 0 ? text : (attempt % 2 ? mutated : rewritten)(text, rng)
      if (!parseText(game, near).ok) continue
      read++
      const readers = others.filter((other) => parseText(other, near).ok).map(({ id }) => id)
      expect({ near, readers }).toEqual({ near, readers: [] })
    }
  }
  expect(read).toBeGreaterThan(100)
})
