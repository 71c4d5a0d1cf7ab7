import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allWords } from '../../src-main/core/words/made/all'
import { buildForNode } from '../unit/node-build'
import { useFolder } from '../unit/use-folder'
import { wordsByNeed } from './words-by-need'

const { at } = useFolder()

test('the words of a room in a language are loaded when they are asked for, from wherever the code lies', async () => {
  const entry = 'src-main/core/words/made/all.ts'
  const { load, loadedBelow } = await buildForNode(entry, at(), wordsByNeed())
  const built = (load() as { readonly allWords: typeof allWords }).allWords
  expect(loadedBelow('chunks/words')).toEqual([])
  expect(built.en.common.list.and({ first: 'a', last: 'b' })).toBe('a and b')
  expect(loadedBelow('chunks/words')).toEqual([join('en', 'common.js')])
  expect(built.en.common).toBe(built.en.common)
  expect(built.ru.common.list.and({ first: 'a', last: 'b' })).toBe('a и b')
  expect(JSON.stringify(built.ru)).toBe(JSON.stringify(allWords.ru))
  expect(built.ru).toBe(built.ru)
})
