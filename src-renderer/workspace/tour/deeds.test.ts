import { expect, test } from 'vitest'
import { type Facts, isDone, stepKinds } from './deeds'

const before: Facts = {
  ...{ text: 'level', answer: '8 8', step: 0, isStepping: false },
  ...{ asked: null, branches: 0, misread: null },
}

/** The steps that are done when so much has changed. */
function doneBy(changes: Partial<Facts>, from: Partial<Facts> = {}): string[] {
  const begun = { ...before, ...from }
  return stepKinds.filter((kind) => isDone(kind, begun, { ...begun, ...changes }))
}

test('each step is done by its own deed and by no other', () => {
  expect(doneBy({})).toEqual([])
  expect(doneBy({ text: 'other' })).toEqual(['draw'])
  expect(doneBy({ text: 'other', answer: '2 8' })).toEqual(['draw', 'answer'])
  expect(doneBy({ step: 3, isStepping: true })).toEqual(['step'])
  expect(doneBy({ asked: {} })).toEqual(['why'])
  expect(doneBy({ branches: 1 })).toEqual(['branch'])
  expect(doneBy({ misread: 'no-floor' })).toEqual(['misses'])
})

test('the answer counts once it is known, also where the level has none any more', () => {
  expect(doneBy({ text: 'other', answer: null })).toEqual(['draw'])
  expect(doneBy({ text: 'other', answer: '' })).toEqual(['draw', 'answer'])
  expect(doneBy({ answer: '8 8' }, { answer: null })).toEqual([])
  expect(doneBy({ text: 'other', answer: '8 8' }, { answer: null })).toEqual(['draw', 'answer'])
})

test('what moves the playhead by itself is no step, and what ends again is no deed', () => {
  expect(doneBy({ step: 3 })).toEqual([])
  expect(doneBy({ asked: null }, { asked: {} })).toEqual([])
  expect(doneBy({ branches: 0 }, { branches: 1 })).toEqual([])
  expect(doneBy({ misread: null }, { misread: 'no-floor' })).toEqual([])
})
