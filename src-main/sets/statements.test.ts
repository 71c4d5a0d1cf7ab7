import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { useFolder } from '../../scripts/unit/use-folder'
import { readStatements } from './statements'

const { at } = useFolder()
const put = (name: string, content: string | Uint8Array): void =>
  writeFileSync(at('statement', name), content)

test('a set without the folder has none', async () => {
  expect(await readStatements(at())).toEqual({ ok: true, value: [] })
})

test('each language has its text and the pictures beside it', async () => {
  mkdirSync(at('statement'))
  put('ru.md', 'Мыши')
  put('en.md', 'Mice')
  put('de.md', 'Mäuse')
  put('map.png', new Uint8Array([1, 2]))
  put('notes.txt', 'no')
  const read = await readStatements(at())
  expect(read).toEqual({
    ok: true,
    value: [
      {
        language: 'en',
        file: 'statement/en.md',
        text: 'Mice',
        pictures: { 'map.png': new Uint8Array([1, 2]) },
      },
      {
        language: 'ru',
        file: 'statement/ru.md',
        text: 'Мыши',
        pictures: { 'map.png': new Uint8Array([1, 2]) },
      },
    ],
  })
})

test('links are not followed, and what is no text is told with its file', async () => {
  mkdirSync(at('statement'))
  writeFileSync(at('secret.txt'), 'secret')
  symlinkSync(at('secret.txt'), at('statement/en.md'))
  expect(await readStatements(at())).toEqual({ ok: true, value: [] })
  put('ru.md', new Uint8Array([0xff, 0xfe, 0, 0]))
  expect(await readStatements(at())).toMatchObject({
    ok: false,
    error: { file: 'statement/ru.md' },
  })
})
