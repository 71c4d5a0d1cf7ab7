import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Games } from '../../src-main/core/games/registry'
import { findGame, games } from '../../src-main/core/games/testing'
import { buildForNode } from '../unit/node-build'
import { useFolder } from '../unit/use-folder'
import { gamesByNeed } from './games-by-need'

const { at, put } = useFolder()

test('a game is loaded when it is asked for, from wherever the code lies', async () => {
  const registry = JSON.stringify(resolve('src-main/core/games/registry.ts'))
  const words = JSON.stringify(resolve('src-main/core/words/made/all.ts'))
  const entry = put(
    'entry.ts',
    `import { gamesIn } from ${registry}
     import { allWords } from ${words}
     export const spoken = gamesIn(allWords.en)`,
  )
  const { load, loadedBelow } = await buildForNode(entry, at('out'), gamesByNeed())
  const { spoken } = load() as { readonly spoken: Games }
  expect(loadedBelow('chunks/games')).toEqual([])
  expect(spoken.findGame('chess')).toBeNull()
  expect(spoken.findGame('toString')).toBeNull()
  expect(spoken.findGame('janken')?.title).toBe(findGame('janken')?.title)
  expect(loadedBelow('chunks/games')).toEqual(['janken.js'])
  expect(spoken.games.map(({ title }) => title)).toEqual(games.map(({ title }) => title))
  expect(spoken.games).toBe(spoken.games)
  expect(spoken.findGame('janken')).toBe(spoken.games[2])
})
