import { games } from '@core/games/testing'
import { expect, test } from 'vitest'
import { fileFilters } from './file-filters'

test('levels of every game are opened and saved as .in and .txt as well, and all files are left to the dialog', () => {
  for (const id of [undefined, ...games.map((game) => game.id)]) {
    const filters = fileFilters(id)
    expect(filters.flatMap(({ extensions }) => extensions)).toEqual(
      expect.arrayContaining(['in', 'txt']),
    )
    expect(filters.map(({ name }) => name)).not.toContain('All files')
    for (const { extensions } of filters) {
      expect(new Set(extensions).size).toBe(extensions.length)
      expect(extensions).not.toContain('*')
    }
  }
})

test('the ending of the game comes first', () => {
  for (const { id, format } of games)
    expect(fileFilters(id)[0]?.extensions[0]).toBe(format.extension)
})
