import { realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, relative } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { allWords } from '../../src-main/core/words/made/all'
import { useFolder } from '../unit/use-folder'
import { wordsByNeed } from './words-by-need'

const { at } = useFolder()

test('the words of a room in a language are loaded when they are asked for, from wherever the code lies', async () => {
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [wordsByNeed()],
    build: {
      ssr: true,
      outDir: at(),
      rolldownOptions: {
        input: { 'far/off/all': 'src-main/core/words/made/all.ts' },
        output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: 'chunks/[name].js' },
      },
    },
    ssr: { noExternal: true },
  })
  const load = createRequire(join(at(), 'far/off/all.cjs'))
  // Others that run in this process may have loaded the words of the app itself.
  const loaded = () =>
    Object.keys(load.cache)
      .filter((path) => path.includes(basename(at())))
      .map((path) => relative(join(realpathSync(at()), 'chunks/words'), path))
      .filter((name) => !name.startsWith('..'))
  const built = (load('./all.cjs') as { readonly allWords: typeof allWords }).allWords
  expect(loaded()).toEqual([])
  expect(built.en.common.list.and({ first: 'a', last: 'b' })).toBe('a and b')
  expect(loaded()).toEqual([join('en', 'common.js')])
  expect(built.en.common).toBe(built.en.common)
  expect(built.ru.common.list.and({ first: 'a', last: 'b' })).toBe('a и b')
  expect(JSON.stringify(built.ru)).toBe(JSON.stringify(allWords.ru))
})
