import { expect, it } from 'vitest'
import type { AnyGame } from '../game/any-game'
import { findGame } from '../games/registry'
import { makeRng } from '../kernel/rng'
import { find, type Crew, type Found } from './find'
import { LevelLook } from './level-look'
import { searchBlock, shrinkHit, type SearchPlan } from './search'

/** Does the tasks in an order drawn by chance, as threads would. */
function crewOf(game: AnyGame, plan: SearchPlan, seed: number): Crew {
  return (tasks) => {
    const order = makeRng(seed).shuffle([...tasks.keys()])
    const hits = new Map(
      order.map((at) => {
        const task = tasks[at]!
        const found =
          task.kind === 'search'
            ? searchBlock(game, plan, task.block)
            : [shrinkHit(game, plan, task.hit)]
        return [at, found]
      }),
    )
    return Promise.resolve(tasks.map((_, at) => hits.get(at)!))
  }
}

function lookAt(game: AnyGame, { best }: Found): LevelLook {
  const parsed = game.format.parse(best!.text)
  if (!parsed.ok) throw new Error(best!.text)
  return new LevelLook(game, parsed.value.level)
}

it.each([
  ['rockets', 'tenth-overall'],
  ['labyrinth', 'bog-blocks-entry'],
  ['janken', 'friends-block'],
])('finds a level of %s that catches %s, the same in whatever order', async (id, reading) => {
  const game = findGame(id)!
  const plan: SearchPlan = { wishes: [{ kind: 'catches', reading }, { kind: 'alone' }], seed: 5 }
  const found = await find(crewOf(game, plan, 1), 16)
  expect(await find(crewOf(game, plan, 2), 16)).toEqual(found)
  const look = lookAt(game, found)
  expect(look.caught).toContain(reading)
  expect(look.caught).toHaveLength(found.best!.cost + 1)
  expect(look.caught).toEqual(found.best!.caught)
  expect(found.always).toContain(reading)
  expect(look.caught).toEqual(expect.arrayContaining([...found.always]))
})

it('finds what meets several wishes, within the official limits', async () => {
  const game = findGame('rockets')!
  const plan: SearchPlan = {
    wishes: [
      { kind: 'event', event: 'mouse-eaten' },
      { kind: 'rule', rule: 'R1' },
      { kind: 'misses', reading: 'cats-before-mice' },
      { kind: 'answer', has: '11' },
    ],
    seed: 1,
    isOfficial: true,
  }
  const found = await find(crewOf(game, plan, 1), 64)
  const look = lookAt(game, found)
  expect(game.validate(look.level)).toEqual([])
  expect(Object.keys(look.exercise.events)).toContain('mouse-eaten')
  expect(Object.keys(look.exercise.rules)).toContain('R1')
  expect(look.catches('cats-before-mice')).toBe(false)
  expect(look.answer).toContain('11')
})

it('ends without a level where none meets the wishes, and when it is told to', async () => {
  const game = findGame('labyrinth')!
  const plan: SearchPlan = { wishes: [{ kind: 'answer', has: 'x' }], seed: 1 }
  expect(await find(crewOf(game, plan, 1), 5)).toMatchObject({ best: null, hits: 0, blocks: 5 })
  expect(await find(crewOf(game, plan, 1), 50, () => false)).toMatchObject({ blocks: 4 })
})
