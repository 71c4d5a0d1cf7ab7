import { edits } from '@core/games/progers/edit/edits'
import { blankLevel, type Level } from '@core/games/progers/model'
import { expect, test } from 'vitest'
import { cardsFor, cutEdit, draftOf, moveAt, playEdit, readProgram } from './program-draft'

/** Hands SSLRMJB and SRLBJMS. */
const level: Level = { ...blankLevel(), bank: 'SSLRMJBSRLBJMSSSSSSSSSSS' }
const played: Level = { ...level, moves: ['SS', 'RS', 'L'] }

test('a program takes its letters from the hand, each card once', () => {
  const used = (program: string) =>
    cardsFor(level, 0, program)
      .map(({ letter, isUsed }) => (isUsed ? letter.toLowerCase() : letter))
      .join('')
  expect(used('')).toBe('SSLRMJB')
  expect(used('SM')).toBe('sSLRmJB')
  expect(used('SSS')).toBe('ssLRMJB')
})

test('what is typed becomes at most five letters of the six', () => {
  expect(readProgram('s x1mJ ')).toBe('SMJ')
  expect(readProgram('SSSSSSS')).toBe('SSSSS')
})

test('a draft says where it leads and which instruction is skipped', () => {
  const draft = draftOf(level, 0, 'LSR')!
  expect(draft.preview.steps.map(({ skipped }) => skipped?.text ?? null)).toEqual([
    null,
    'the border is ahead',
    null,
  ])
  expect(draftOf(level, 0, '')).toBeNull()
  expect(draftOf(level, 0, 'SSSS')!.preview.problem).toContain('P8')
})

test('a program is a further move, or takes the place of a move and all after it', () => {
  expect(edits.apply(played, playEdit(played, 3, 'M')).level.moves).toEqual(['SS', 'RS', 'L', 'M'])
  expect(edits.apply(played, playEdit(played, 1, 'M')).level.moves).toEqual(['SS', 'M'])
  expect(edits.apply(played, cutEdit(played, 1)).level.moves).toEqual(['SS'])
})

test('behind the end stands the move to be made', () => {
  expect(moveAt(played, { turn: 2, phase: -1, isEnd: true })).toBe(3)
  expect(moveAt(played, { turn: 1, phase: 2, isEnd: false })).toBe(1)
  expect(moveAt(played, { turn: 9, phase: -1, isEnd: false })).toBe(3)
})
