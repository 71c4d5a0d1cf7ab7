import { describe, expect, test } from 'vitest'
import { isTooLong, MAX_LEVEL_BYTES } from './limits'

describe('a text is as long as its file', () => {
  test.each(['x', 'ы', '€', '😀'])('of %s', (letter) => {
    const bytes = Buffer.byteLength(letter)
    const most = letter.repeat(Math.floor(MAX_LEVEL_BYTES / bytes))
    expect(isTooLong(most)).toBe(false)
    expect(isTooLong(most + letter)).toBe(true)
  })
})
