import { expect, it } from 'vitest'
import { lineAnswer } from './line-answer'

it('shows an answer in one line and says whether it is another one', () => {
  expect(lineAnswer('8\n8\n', '8\n8\n')).toEqual({ text: '8 8', isOther: false })
  expect(lineAnswer('8\n9\n', '8\n8\n')).toEqual({ text: '8 9', isOther: true })
  expect(lineAnswer('8\n', '8\n8\n')).toEqual({ text: '8', isOther: true })
})

it('begins a long answer where it differs', () => {
  const main = 'rrorr\nyborrreb\nooorrrrrr\n'
  expect(lineAnswer('rrorr\nyborrrrr\nooorrrrrr\n', main)).toEqual({
    text: '… yborrrrr ooorrrrrr',
    isOther: true,
  })
  expect(lineAnswer(main, main).text).toBe('rrorr yborrreb ooorrrrrr')
})

it('tells nothing of answers that are not known', () => {
  expect(lineAnswer(null, '8\n')).toEqual({ text: '–', isOther: false })
  expect(lineAnswer('8\n', null)).toEqual({ text: '8', isOther: false })
})
