import { resolve } from 'node:path'
import { findGame } from '@core/games/testing'
import { makeRng } from '@core/kernel/rng'
import { describe, expect, test } from 'vitest'
import { Corpus } from './corpus'
import { seedOf } from './fuzzer'
import { allTargets } from './targets'

const root = resolve(import.meta.dirname, '..')

// Each input once reached what no other did: together they are a quick walk through all readers.
describe.each(await allTargets(root))('kept inputs of $id', (target) => {
  const cases = new Corpus(resolve(root, 'fuzz/corpus'), target).read()

  // A new game has none yet.
  if (findGame(target.id) === null) test('are there', () => expect(cases.length).toBeGreaterThan(0))

  test('show no fault', () => {
    const faults = cases.flatMap(({ name, input }) => {
      const { fault } = target.attempt(input, makeRng(seedOf(input)))
      return fault ? [`${name}: ${fault.kind}: ${fault.detail}`] : []
    })
    expect(faults).toEqual([])
  })
})
