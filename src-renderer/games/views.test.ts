import { games } from '@core/games/registry'
import { describe, expect, test } from 'vitest'
import { loadLook, loadView } from './registry'
import { samplesOf } from './samples'

describe.each(games)('the page’s side of $id', ({ id }) => {
  test('has a look and a view in the folder of its name', async () => {
    expect((await loadLook(id)).gameId).toBe(id)
    expect((await loadView(id)).gameId).toBe(id)
  })

  test('has samples with notes, which are its cards on the start page', () => {
    const cards = samplesOf(id)
    expect(cards.length).toBeGreaterThan(0)
    for (const { title } of cards) expect(title).not.toBe('')
  })

  test('has tools with ids, letters and labels of their own, drawn with sprites that are there', async () => {
    const { tools, sprites } = await loadView(id)
    const level: unknown = games.find((game) => game.id === id)!.blank(9, 9)
    expect(tools.length).toBeGreaterThan(0)
    for (const key of ['id', 'key', 'label'] as const) {
      expect(new Set(tools.map((tool) => tool[key])).size, key).toBe(tools.length)
    }
    for (const tool of tools) {
      expect(tool.key).toMatch(/^[A-Z]$/)
      for (const { sprite } of tool.variants(level)) expect(Object.keys(sprites)).toContain(sprite)
    }
  })
})
