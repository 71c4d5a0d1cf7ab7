import { expect, test } from 'vitest'
import { playMatch } from '../game/play-match'
import type { AnyGame } from '../game/any-game'
import { findGame, games } from '../games/testing'
import { makeRng } from '../kernel/rng'
import { openDocument, undo } from './level-document'
import { activateLine, activeLine, editLine, MAIN_LINE, mainLine, plantLine } from './line-tree'
import { branchMatch, isMatch, takeOutMatch } from './match-lines'

const ofTwo = games.filter((game: AnyGame) => game.making !== undefined)
const start = { turn: 0, phase: -1, step: 0 }

/** A generated level, and a match on it. */
function levelAndMatch(game: AnyGame): { level: string; match: string } {
  const rng = makeRng(4)
  const made: unknown = game.generator.generate(game.generator.defaults as never, rng)
  const making = game.making!
  const told: unknown = making.levelOf(made)
  const level: unknown = making.begin?.(told, rng) ?? told
  const played = playMatch(making as never, level as never, ['random', 'random'], rng)
  if (!played.ok) throw new Error(played.error)
  const print = (one: unknown) => game.format.print(one)
  return { level: print(level), match: print(played.value) }
}

test.each(ofTwo)(
  'the moves of $id are taken out of the main line into one of their own',
  (game) => {
    const { level, match } = levelAndMatch(game)
    const tree = takeOutMatch(plantLine(openDocument(game, match)))
    expect(mainLine(tree).document.text).toBe(level)
    expect(isMatch(game, mainLine(tree).document.level)).toBe(false)
    expect(activeLine(tree)).toMatchObject({ name: 'Match 1', parent: MAIN_LINE })
    expect(activeLine(tree).document.text).toBe(match)
    expect(undo(mainLine(tree).document).text).toBe(match)
  },
)

test('another line that is on the board stays there', () => {
  const game = findGame('progers')!
  const { match } = levelAndMatch(game)
  const played = branchMatch(plantLine(openDocument(game, match)), start)
  const tree = takeOutMatch(played)
  expect(activeLine(tree).id).toBe(1)
  expect(tree.lines.map(({ name }) => name)).toEqual(['Main line', 'Match 1', 'Match 2'])
  expect(takeOutMatch(activateLine(tree, MAIN_LINE)).lines).toHaveLength(3)
})

test('a main line that is no match, or cannot be read, is left as it is', () => {
  const rockets = findGame('rockets')!
  const { rows, cols } = rockets.blankSize
  const blank = plantLine(
    openDocument(rockets, rockets.format.print(rockets.blank(rows, cols) as never)),
  )
  expect(takeOutMatch(blank)).toBe(blank)
  const progers = findGame('progers')!
  const { level, match } = levelAndMatch(progers)
  const config = plantLine(openDocument(progers, level))
  expect(takeOutMatch(config)).toBe(config)
  const broken = editLine(config, MAIN_LINE, openDocument(progers, `${match}?`))
  expect(takeOutMatch(broken)).toBe(broken)
})
