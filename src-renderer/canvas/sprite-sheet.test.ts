import { games } from '@core/games/testing'
import { expect, test } from 'vitest'
import { loadLook } from '../games/registry'
import { drawingOf, placeInSheet, sheetOf } from './sprite-sheet'

test('sprites stand side by side, each in a window of its own with its own colours', () => {
  const sheet = sheetOf([
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32" fill="none"><path d="M0 0"/></svg>\n',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle r="3"/></svg>',
  ])
  expect(sheet).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="144" height="64">' +
      '<svg x="0" width="64" height="64" viewBox="0 0 32 32" fill="none"><path d="M0 0"/></svg>' +
      '<svg x="72" width="64" height="64" viewBox="0 0 64 64"><circle r="3"/></svg></svg>',
  )
  expect(placeInSheet(1)).toBe(72)
  expect(() => drawingOf('<p>')).toThrow('no drawing: <p>')
})

test.each(games.map(({ id }) => id))(
  'no sprite of %s speaks to all of its document, which they share',
  async (id) => {
    const { sprites } = await loadLook(id)
    for (const [name, source] of Object.entries(sprites)) {
      const { attributes, inner } = drawingOf(source)
      expect(attributes, name).toContain('viewBox="0 0 64 64"')
      expect(inner, name).not.toMatch(/\s(id|class|href)=|<style|url\(/)
    }
  },
)
