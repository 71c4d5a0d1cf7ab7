import { expect, test } from 'vitest'
import { findGame } from '../games/testing'
import { undo } from './level-document'
import { stepByStep } from './step-by-step'

test('undo goes back through all steps to the text that it began with', () => {
  const game = findGame('rockets')!
  const text = '5 5\n2\n1\n1\n1 1\n2 2\n3 N\n3 3 N\n'
  const steps = [
    { label: 'turns: 1 less', text: '5 5\n2\n1\n0\n1 1\n2 2\n3 N\n' },
    { label: 'doors: 1 less', text: '5 5\n2\n0\n0\n1 1\n2 2\n' },
  ]
  const document = stepByStep(game, text, steps)
  expect([document.text, document.past.map(({ label }) => label)]).toEqual([
    steps[1]!.text,
    ['turns: 1 less', 'doors: 1 less'],
  ])
  expect(undo(document).text).toBe(steps[0]!.text)
  expect(undo(undo(document)).text).toBe(text)
})
