import { describe, expect, it } from 'vitest'
import { findGame, games } from '../games/testing'
import { hasErrors } from '../kernel/diagnostics'
import { rngOf } from '../kernel/rng'
import type { AnyGame } from '../game/any-game'
import { LevelLook } from './level-look'
import { shrinking, type Tried } from './shrink'
import { costOf, type Wish } from './wish'

/** A small generated level with the readings it catches. */
function caughtLevel(game: AnyGame, seed: number): LevelLook {
  for (let draw = 0; ; draw++) {
    const rng = rngOf(seed, draw)
    const recipe = game.generator.vary!(rng)
    const look = new LevelLook(game, game.generator.generate(recipe, rng) as unknown)
    if (!hasErrors(game.validate(look.level)) && look.caught.length > 0) return look
  }
}

function shrunk(game: AnyGame, level: unknown, wishes: readonly Wish[], isOfficial = false) {
  const tried: Tried[] = []
  const run = shrinking(game, level, wishes, { isOfficial })
  for (;;) {
    const { done, value } = run.next()
    if (done) return { ...value, tried }
    tried.push(value)
  }
}

function costIn(game: AnyGame, level: unknown, wishes: readonly Wish[]): number {
  return hasErrors(game.validate(level)) ? Infinity : costOf(new LevelLook(game, level), wishes)
}

const every: readonly AnyGame[] = games

describe.each(every.map((game) => ({ id: game.id, game })))('$id', ({ game }) => {
  it.each([1, 2])('ends at a level from which nothing single can go (seed %i)', (seed) => {
    const look = caughtLevel(game, seed)
    const reading = look.caught[seed % look.caught.length]!
    const wishes: Wish[] = [{ kind: 'catches', reading }, { kind: 'alone' }]
    const { level, cost, tried } = shrunk(game, look.level, wishes)
    expect(costIn(game, level, wishes)).toBe(cost)
    expect(cost).toBeLessThanOrEqual(costOf(look, wishes))
    const costs = tried.filter(({ kept }) => kept !== null).map((step) => step.cost)
    expect(costs).toEqual(costs.toSorted((a, b) => b - a))
    const smaller = game
      .shrinking!.removables(level)
      .flatMap(({ count, without }) =>
        Array.from({ length: count }, (_, at) => without(at, at + 1) as unknown),
      )
    const plainer = [...game.shrinking!.plainer(level)].map((one) => one.level as unknown)
    for (const one of [...smaller, ...plainer]) {
      if (one === null) continue
      expect(costIn(game, one, wishes), game.format.print(one)).toBeGreaterThan(cost)
    }
  })
})

it('keeps within the official limits when asked', () => {
  const game = findGame('rockets')!
  const level: unknown = game.generator.generate(game.generator.defaults, rngOf(1, 1))
  const wishes: Wish[] = [{ kind: 'catches', reading: 'no-floor' }]
  expect(costIn(game, level, wishes)).toBe(0)
  const official = shrunk(game, level, wishes, true).level
  expect(game.validate(official)).toEqual([])
  expect(game.size(official).rows).toBeLessThan(game.size(level).rows)
  expect(game.validate(shrunk(game, level, wishes).level)).not.toEqual([])
})

it('keeps an error that is wished for, and lets in no other', () => {
  const game = findGame('rockets')!
  const level = {
    ...(game.generator.generate(game.generator.defaults, rngOf(1, 1)) as object),
    rockets: [
      { x: 0, y: 0 },
      { x: 3, y: 3 },
      { x: 5, y: 5 },
    ],
  }
  const codes = (one: unknown) =>
    game.validate(one).flatMap(({ code, severity }) => (severity === 'error' ? code : []))
  const [code] = codes(level)
  const wishes: Wish[] = [{ kind: 'problem', code: code! }]
  const small = shrunk(game, level, wishes)
  expect(new Set(codes(small.level))).toEqual(new Set([code]))
  expect(game.size(small.level).rows).toBeLessThan(game.size(level).rows)
  const look = new LevelLook(game, level)
  expect(costOf(look, [...wishes, { kind: 'catches', reading: 'no-floor' }])).toBe(Infinity)
})

it('throws for a level that does not meet the wishes', () => {
  const game = findGame('rockets')!
  const level: unknown = game.blank(9, 9)
  expect(() => shrunk(game, level, [{ kind: 'event', event: 'mouse-eaten' }])).toThrow(
    'does not meet',
  )
})
