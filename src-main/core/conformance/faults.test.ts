import { expect, test } from 'vitest'
import type { AnyGame } from '../game/any-game'
import { findGame } from '../games/testing'
import { faultMaker, type Subject } from './kit'
import { stopChecks } from './stops'

const rockets: AnyGame = findGame('rockets')!
const { firstFault: _, ...always } = rockets.inputs
const sound: AnyGame = { ...rockets, inputs: { ...always, isOfInput: () => false } }
const maker = {
  plantFault: (level: unknown) => ({ level, index: 0 }),
  changeInput: (level: unknown) => level,
}

function subjectOf(game: AnyGame, more: Partial<Subject>): Subject {
  return {
    game,
    samples: [],
    randomEdit: () => null,
    playedLevel: () => null,
    tries: () => 1,
    ...more,
  }
}

test('a game has all that faulty inputs need, or none of it', () => {
  expect(faultMaker(subjectOf(rockets, maker))).toEqual(maker)
  expect(faultMaker(subjectOf(sound, {}))).toBe(null)
  const { plantFault, changeInput } = maker
  for (const more of [{}, { plantFault }, { changeInput }])
    expect(() => faultMaker(subjectOf(rockets, more))).toThrow('belong together')
  expect(() => faultMaker(subjectOf(sound, maker))).toThrow('belong together')
})

test('no error is one of inputs that can always be played', () => {
  const inputs = { ...always, isOfInput: (code: string) => code === 'arrow-on-arrow' }
  expect(() => faultMaker(subjectOf({ ...rockets, inputs }, {}))).toThrow('arrow-on-arrow')
})

test('nothing is asked about stops of a game whose inputs can always be played', () => {
  for (const check of stopChecks) expect(() => check.run(subjectOf(sound, {}))).not.toThrow()
})
