import { expect, it } from 'vitest'
import { partOnClipboard } from './clipboard-part'

it('takes what the game of the board reads as cells', () => {
  expect(partOnClipboard('labyrinth', 'o w\r\nb< e1\r\n')).toEqual({
    ok: true,
    value: 'o w\r\nb< e1\r\n',
  })
  expect(partOnClipboard('labyrinth', ' \n')).toEqual({ ok: true, value: null })
})

it('says from which line on it is no such text, and no word of it', () => {
  const found = partOnClipboard('labyrinth', 'o w\nsecret\n')
  expect(found).toEqual({
    ok: false,
    error:
      'The text on the clipboard is not a level, and from line 2 it is not River Labyrinth cells either.',
  })
})
