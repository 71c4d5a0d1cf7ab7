import { sampleText } from '@core/conformance/testing/samples'
import { MAX_LEVEL_BYTES } from '@core/document/limits'
import { games } from '@core/games/testing'
import { expect, it } from 'vitest'
import { levelOnClipboard } from './clipboard-level'

it('takes the text of a level of any game as it is', () => {
  for (const { id } of games) {
    const text = sampleText(id, 'statement')
    expect(levelOnClipboard(text)).toEqual({ ok: true, value: text })
  }
})

it('takes away blank lines around a level that no game reads with them, as web pages bring them', () => {
  const text = sampleText('rockets', 'statement')
  expect(levelOnClipboard(`\n  \r\n${text}\n\n `)).toEqual({ ok: true, value: text })
})

it('says how far the closest game reads another text, and no word of it', () => {
  const found = levelOnClipboard('5 5\n2\nsecret\n')
  expect(found).toEqual({
    ok: false,
    error:
      'The text on the clipboard is not a level of any game. Closest: Rockets, up to line 3, column 1.',
  })
  for (const text of ['secret', 'x'.repeat(2_000_000), 'x'.repeat(MAX_LEVEL_BYTES + 1)]) {
    const refused = levelOnClipboard(text)
    expect(refused.ok ? refused.value : refused.error).toMatch(/clipboard/)
    expect(JSON.stringify(refused)).not.toMatch(/secret|xx/)
  }
})

it('tells a clipboard without a text from others', () => {
  expect(levelOnClipboard('')).toEqual({ ok: true, value: null })
  expect(levelOnClipboard(' \n\n')).toEqual({ ok: true, value: null })
})
