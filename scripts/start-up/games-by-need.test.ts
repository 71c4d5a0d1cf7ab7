import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, relative, resolve } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import type { Games } from '../../src-main/core/games/registry'
import { findGame, games } from '../../src-main/core/games/testing'
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
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [gamesByNeed()],
    build: {
      ssr: true,
      outDir: at('out'),
      rolldownOptions: {
        input: { 'far/off/entry': entry },
        output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: 'chunks/[name].js' },
      },
    },
    ssr: { noExternal: true },
  })
  const load = createRequire(at('out/far/off/entry.cjs'))
  const loaded = () =>
    Object.keys(load.cache)
      .map((path) => relative(join(realpathSync(at()), 'out/chunks/games'), path))
      .filter((name) => !name.startsWith('..'))
      .map((path) => basename(path, '.js'))
  const { spoken } = load('./entry.cjs') as { readonly spoken: Games }
  expect(loaded()).toEqual([])
  expect(spoken.findGame('chess')).toBeNull()
  expect(spoken.findGame('toString')).toBeNull()
  expect(spoken.findGame('janken')?.title).toBe(findGame('janken')?.title)
  expect(loaded()).toEqual(['janken'])
  expect(spoken.games.map(({ title }) => title)).toEqual(games.map(({ title }) => title))
  expect(spoken.games).toBe(spoken.games)
  expect(spoken.findGame('janken')).toBe(spoken.games[2])
})
