import { expect, test } from 'vitest'
import { branchMarks } from './branch-marks'

test('branches are in the order of the run, each with its name', () => {
  const { steps, titleAt } = branchMarks([
    { step: 40, name: 'Later' },
    { step: 7, name: 'Sooner' },
  ])
  expect(Array.from(steps)).toEqual([7, 40])
  expect([titleAt(0), titleAt(1)]).toEqual(['Branch: Sooner', 'Branch: Later'])
})
