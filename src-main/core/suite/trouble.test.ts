import { expect, it } from 'vitest'
import { countTroubles, troubleOf, type Examined } from './trouble'

const sound: Examined = {
  isRead: true,
  errors: 0,
  warnings: 0,
  isAnswerWrong: false,
  isOutOfBounds: false,
  isAgain: false,
}

it.each([
  [{}, null],
  [{ isRead: false }, 'error'],
  [{ errors: 1, warnings: 1 }, 'error'],
  [{ isAnswerWrong: true, isAgain: true }, 'error'],
  [{ isOutOfBounds: true }, 'error'],
  [{ warnings: 2 }, 'warning'],
  [{ isAgain: true }, 'warning'],
] as const)('a test with %j has the trouble %s', (more, trouble) => {
  expect(troubleOf({ ...sound, ...more })).toBe(trouble)
})

it('counts problems, and which of them are warnings alone', () => {
  expect(countTroubles([null, 'error', 'warning', null, 'warning'])).toEqual({
    count: 3,
    warned: 2,
  })
})
