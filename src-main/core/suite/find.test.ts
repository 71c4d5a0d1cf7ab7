import { expect, it } from 'vitest'
import type { AnyGame } from '../game/any-game'
import { findGame } from '../games/testing'
import { makeRng } from '../kernel/rng'
import { find, type FoundSoFar } from './find'
import { LevelLook } from './level-look'
import type { SearchPlan } from './search'
import { crewOf } from './testing/crew'

function lookAt(game: AnyGame, { best }: FoundSoFar): LevelLook {
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
  const found = await find(crewOf(game, plan, 1), { blocks: 16 })
  expect(await find(crewOf(game, plan, 2), { blocks: 16 })).toEqual(found)
  const look = lookAt(game, found)
  expect(look.caught).toContain(reading)
  expect(look.caught).toHaveLength(found.best!.cost + 1 + look.alongside(reading).length)
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
  const found = await find(crewOf(game, plan, 1), { blocks: 64 })
  const look = lookAt(game, found)
  expect(game.validate(look.level)).toEqual([])
  expect(Object.keys(look.exercise.events)).toContain('mouse-eaten')
  expect(Object.keys(look.exercise.rules)).toContain('R1')
  expect(look.catches('cats-before-mice')).toBe(false)
  expect(look.answer).toContain('11')
})

it('goes on from levels that are given, and finds none of them', async () => {
  const game = findGame('rockets')!
  const wishes: SearchPlan['wishes'] = [
    { kind: 'touches', limit: 'number of turns', bound: 100 },
    { kind: 'touches', limit: 'width', bound: 25 },
  ]
  const plan: SearchPlan = { wishes, seed: 1, isOfficial: true }
  const given = { ...(game.generator.defaults as object), width: 24, height: 24, turns: 99 }
  const from = [game.format.print(game.generator.generate(given, makeRng(1)))]
  const found = await find(crewOf(game, plan, 1), { blocks: 64, from })
  expect(await find(crewOf(game, plan, 2), { blocks: 64, from })).toEqual(found)
  const { reaches } = lookAt(game, found)
  expect(reaches.find(({ name }) => name === 'width')!.largest).toBe(25)
  expect(reaches.find(({ name }) => name === 'number of turns')!.largest).toBe(100)
  expect(found.best!.text).not.toBe(from[0])
})

it('finds what a set catches not yet, and with it as little as possible that it does', async () => {
  const game = findGame('labyrinth')!
  const caught = game.engine.readings.map(({ id }) => id).filter((id) => id !== 'both-letters')
  const plan: SearchPlan = { wishes: [{ kind: 'fresh', caught }, { kind: 'alone' }], seed: 2 }
  const found = await find(crewOf(game, plan, 1), { blocks: 16 })
  const look = lookAt(game, found)
  expect(look.caught).toContain('both-letters')
  expect(found.best!.cost).toBe(look.caught.length - 1)
})

it('ends without a level where none meets the wishes, and when it is told to', async () => {
  const game = findGame('labyrinth')!
  const plan: SearchPlan = { wishes: [{ kind: 'answer', has: 'x' }], seed: 1 }
  expect(await find(crewOf(game, plan, 1), { blocks: 5 })).toMatchObject({
    best: null,
    hits: 0,
    blocks: 5,
  })
  expect(await find(crewOf(game, plan, 1), { blocks: 50 }, () => false)).toMatchObject({
    blocks: 4,
  })
})
