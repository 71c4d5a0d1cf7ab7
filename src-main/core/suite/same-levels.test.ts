import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import type { AnyGame } from '../game/any-game'
import { findGame } from '../games/testing'
import { stressLevel } from '../judging/stress'
import { searchBlock, type Haul, type SearchPlan } from './search'
import { shrinkText } from './shrink-text'

/*
 * A search that has become quicker finds what it found before: a hash changes only with generators, wishes, shrinking or
 * misreadings, and then with a line in the changelog (ADR 33).
 */

function planOf(game: AnyGame, at: number, seed: number): SearchPlan {
  const { id } = game.engine.readings[at]!
  return { wishes: [{ kind: 'catches', reading: id }, { kind: 'alone' }], seed }
}

/** New levels, steps from the best of them, and steps towards what is rare, each with the level that they lead to. */
function* searched(game: AnyGame): Generator<Haul> {
  for (const at of [0, 5]) {
    const plan = planOf(game, at, 40 + at)
    const fresh = searchBlock(game, plan, { block: at, from: null, isClimbing: true })
    yield fresh
    const from = fresh.end!.text
    yield searchBlock(game, plan, { block: at + 1, from, isClimbing: false })
    yield searchBlock(
      game,
      { ...plan, isOfficial: true },
      { block: at + 2, from, isClimbing: true },
    )
  }
}

function hashOf(results: unknown): string {
  return createHash('sha256').update(JSON.stringify(results)).digest('hex').slice(0, 12)
}

it.each([
  ['rockets', '042fcdd39e27', 'c96f76b8d3bb', '7d818911d8aa'],
  ['labyrinth', '3e8edb6a6de4', '9954800ff958', 'e4af4809f3df'],
  ['janken', 'e6b6c8fb3dc0', '4e2891efe5ad', '694922f9c479'],
  ['progers', '39d02e2cb6d1', 'fe9ae3b02705', 'fe792dd48b09'],
  ['ghosts', 'b99ca589206f', '3593179576f4', '3e2744adfd5a'],
])(
  'finds, shrinks and tries the same levels of %s as when these hashes were taken',
  (id, found, small, tried) => {
    const game = findGame(id)!
    const hauls = [...searched(game)]
    expect(hashOf(hauls)).toBe(found)
    const hit = hauls[0]!.best[0]!
    expect(hit.distance).toBe(0)
    expect(hashOf(shrinkText(game, planOf(game, 0, 40), hit, undefined, 100))).toBe(small)
    const orders = Array.from({ length: 12 }, (_, number) => ({
      ...{ seed: 7, isOfficial: number % 3 > 0, number },
      from: number % 2 > 0 ? hit.text : null,
    }))
    expect(hashOf(orders.map((order) => stressLevel(game, order)))).toBe(tried)
  },
)
