import { expect, test } from 'vitest'
import { unsavedWords } from './unsaved-question'

test('the question about unsaved changes names the levels', () => {
  expect(unsavedWords(['a.in']).message).toBe('Save the changes to a.in?')
  const many = unsavedWords(Array.from({ length: 12 }, (_, index) => `${index}.in`))
  expect(many.message).toBe('Save the changes to 12 levels?')
  expect(many.detail.split('\n').slice(9, 11)).toEqual(['• 9.in', 'and 2 more'])
})
