import { expect, it } from 'vitest'
import { differingCellsWords } from './difference-words'

it('counts cells and names what else differs, as many as can be read', () => {
  expect(differingCellsWords(0, [])).toBe('No cell differs.')
  expect(differingCellsWords(1, ['Player 2'])).toBe('One cell differs. Also different: Player 2.')
  const many = Array.from({ length: 10 }, (_, index) => `Mouse ${index + 1}`)
  expect(differingCellsWords(12, many)).toBe(
    `12 cells differ. Also different: ${many.slice(0, 8).join(', ')} and 2 more.`,
  )
})

it('says that boards are of different sizes, and which of their cells were compared', () => {
  expect(differingCellsWords(0, [], true)).toBe(
    'The boards have different sizes. All cells they share are equal.',
  )
  expect(differingCellsWords(3, ['Mice'], true)).toBe(
    'The boards have different sizes. 3 shared cells differ. Also different: Mice.',
  )
})
