import { expect, it } from 'vitest'
import { labyrinth, progers } from '../games/testing'
import { hopelessWish } from './hopeless'

const wished = (rule: string) => [{ kind: 'rule', rule }] as const

it('knows rules that only levels with warnings show, where such are not looked for', () => {
  const found = { noun: 'rule', name: 'L6', why: 'warned' }
  expect(hopelessWish(labyrinth, wished('L6'), true)).toEqual(found)
  expect(hopelessWish(labyrinth, wished('L6'), false)).toBeNull()
  expect(hopelessWish(progers, wished('P5'), true)).toMatchObject({ name: 'P5', why: 'warned' })
  expect(hopelessWish(progers, wished('P4'), true)).toBeNull()
})

it('knows what never happens in the run of a level without errors', () => {
  expect(hopelessWish(labyrinth, wished('L9'), false)).toMatchObject({ name: 'L9', why: 'never' })
  const event = (name: string) => [{ kind: 'event', event: name }] as const
  const found = { noun: 'event', name: 'cannot-be-played', why: 'never' }
  expect(hopelessWish(labyrinth, event('cannot-be-played'), false)).toEqual(found)
  expect(hopelessWish(labyrinth, event('fell'), true)).toBeNull()
})
