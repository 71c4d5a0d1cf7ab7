import { expect, test } from 'vitest'
import { summaryFor } from '../testing/sets'
import { PictureTexts } from './picture-texts'

function pictures(texts: Readonly<Record<string, string>>) {
  const asked: string[] = []
  const shown: string[] = []
  const all = new PictureTexts((path) => {
    asked.push(path)
    return Promise.resolve(texts[path] ?? null)
  })
  const want = (look: ReturnType<typeof summaryFor>) => all.want(look, (text) => shown.push(text))
  return { asked, shown, want }
}

test('texts are asked for once, in the order in which rows came, and no more once they are out of sight', async () => {
  const { asked, shown, want } = pictures({ '1.in': 'one', '2.in': 'two', '3.in': 'three' })
  const [one, two, three] = ['1.in', '2.in', '3.in'].map((path) => summaryFor(path))
  // Out of sight before it is asked for.
  want(summaryFor('0.in'))()
  want(one!)
  const leave = want(two!)
  want(three!)
  leave()
  await expect.poll(() => shown).toEqual(['one', 'three'])
  expect(asked).toEqual(['1.in', '3.in'])
  want(one!)
  expect(shown).toEqual(['one', 'three', 'one'])
  // It has changed on disk, so main has looked at it again.
  want(summaryFor('1.in'))
  await expect.poll(() => asked).toEqual(['1.in', '3.in', '1.in'])
})

test('what cannot be drawn, or not in good time, is not', async () => {
  const { asked, shown, want } = pictures({ 'long.in': 'x'.repeat(200_001), 'last.in': 'last' })
  want(summaryFor('none.in', { size: null }))
  want(summaryFor('wide.in', { size: { rows: 500, cols: 500 } }))
  want(summaryFor('long.in'))
  want(summaryFor('gone.in'))
  want(summaryFor('last.in'))
  await expect.poll(() => shown).toEqual(['last'])
  expect(asked).toEqual(['long.in', 'gone.in', 'last.in'])
})
