import type { Reading } from '@core/game/module'
import { expect, test } from 'vitest'
import { mostTelling, orderReadings, type Findings } from './reading-order'

const readings: readonly Reading[] = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
  id,
  belief: `${id}.`,
  rule: 'R1',
}))

function findings(answers: Record<string, boolean>, runs: Record<string, boolean> = {}): Findings {
  return { answers: new Map(Object.entries(answers)), runs: new Map(Object.entries(runs)) }
}

function order(found: Findings): string[] {
  return orderReadings(readings, found).map(
    (group) => `${group.standing}: ${group.readings.map(({ id }) => id).join(' ')}`,
  )
}

test('those that differ come first, by their answers before their steps', () => {
  expect(order(findings({}))).toEqual(['unknown: a b c d e'])
  expect(
    order(findings({ a: false, b: false, c: false, d: true }, { a: false, b: true, d: true })),
  ).toEqual(['answer: d', 'steps: b', 'unknown: e', 'same-answer: c', 'same: a'])
})

test('the most telling is tried first, also those with the same answer, until none is left', () => {
  const next = (found: Findings) => mostTelling(readings, found)?.id ?? null
  expect(next(findings({ a: false, b: false, c: true, d: false, e: true }))).toBe('c')
  const same = { a: false, b: false, c: false, d: false, e: false }
  expect(next(findings(same))).toBe('a')
  expect(next(findings(same, { a: false, b: false }))).toBe('c')
  expect(next(findings(same, { a: false, b: false, c: true }))).toBe('c')
  expect(next(findings(same, same))).toBeNull()
})
