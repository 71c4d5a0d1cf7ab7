import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nearestGame, otherReader } from './nearest-game'
import { findGame, games } from './registry'

const sample = (game: string, name?: string): string => {
  const folder = join(import.meta.dirname, game, 'samples')
  return readFileSync(join(folder, name ?? readdirSync(folder)[0]!, 'level.txt'), 'utf8')
}

test.each(games.map(({ id }) => id))('a generated level of %s is known as its own', (id) => {
  const game = findGame(id)!
  const text = game.format.print(game.blank(game.blankSize.rows, game.blankSize.cols))
  expect(nearestGame(games, text)).toMatchObject({ game: { id }, isRead: true })
  expect(otherReader(games, game, text)).toBeNull()
})

test('a text of another game is told by the game that reads it', () => {
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
