import { describe, expect, it } from 'vitest'
import { joinReadings } from '../game/reading-table'
import { findGame } from '../games/testing'
import { makeRng } from '../kernel/rng'
import { searchBlock } from '../suite/search'
import { decidingWishes } from './deciding-wishes'
import { diagnose } from './diagnose'
import type { Diagnosis } from './diagnosis'
import { diagnosisWords } from './diagnosis-words'
import { programsFor } from './testing/wrong-programs'
import { wordsPrint } from './words-print'

const game = findGame('rockets')!
const suspect = (...readings: string[]) => ({ readings, same: [0], others: [], bits: 3 })
const tied: Diagnosis = {
  ...{ faults: [], wrong: [0], standing: 'tied', more: 0, needed: 15 },
  suspects: [suspect('floor-at-end'), suspect('no-floor'), suspect('place-first', 'no-floor')],
}

it('asks for a level on which one suspect shows and the others do not, but for those that always come with it', () => {
  expect(decidingWishes(game, tied, 0)).toEqual([
    { kind: 'catches', reading: 'floor-at-end' },
    { kind: 'misses', reading: 'place-first' },
  ])
  expect(decidingWishes(game, tied, 2)).toEqual([
    { kind: 'catches', reading: 'place-first' },
    { kind: 'catches', reading: 'no-floor' },
    { kind: 'misses', reading: 'floor-at-end' },
  ])
})

it('asks for nothing where nothing is open', () => {
  expect(decidingWishes(game, { ...tied, standing: 'cause' }, 0)).toEqual([])
  expect(decidingWishes(game, { ...tied, suspects: [] }, 0)).toEqual([])
})

describe('of a bug that looks like a misreading on tests with three players', () => {
  const reading = 'arrow-limit-shared'
  const { run } = programsFor('rockets').wrong.find(({ name }) => name === 'one arrow each')!
  const levels = (players: (seed: number) => number) =>
    Array.from({ length: 13 }, (_, seed) =>
      game.generator.generate(
        { ...game.generator.defaults, players: players(seed) },
        makeRng(seed + 1),
      ),
    )
  const diagnosed = (players: (seed: number) => number) =>
    diagnose(
      game,
      levels(players).map((level) => ({ level, output: run(game.format.print(level)) })),
    )

  it('asks for a level with another number of players, and says so', () => {
    const found = diagnosed(() => 3)
    expect(found.suspects.map(({ readings }) => readings)).toEqual([[reading]])
    const wishes = decidingWishes(game, found, 0)
    expect(wishes).toEqual([
      { kind: 'catches', reading },
      { kind: 'touches', limit: 'number of players', bound: 2 },
    ])
    expect(diagnosisWords(game, Array(13).fill('1.in'), found).join('\n')).toContain(
      'In all tests the number of players is 3;',
    )
    // Some of the levels that it finds clear the misreading.
    const { best } = searchBlock(
      game,
      { wishes, seed: 1 },
      { block: 0, from: null, isClimbing: false },
    )
    const cleared = best.filter(({ text }) => {
      const parsed = game.format.parse(text)
      const level: unknown = parsed.ok && parsed.value.level
      return (
        wordsPrint(run(text)!) !== wordsPrint(game.engine.answer(level, joinReadings([reading])))
      )
    })
    expect(cleared).not.toEqual([])
  })

  it('asks for no other number where the tests vary it', () => {
    const found = diagnosed((seed) => 2 + (seed % 3))
    expect(found.standing).toBe('closest')
    expect(found.unvaried).toBeUndefined()
  })
})
