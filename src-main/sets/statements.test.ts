import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readStatements } from './statements'

let folder = ''
const put = (name: string, content: string | Uint8Array): void =>
  writeFileSync(join(folder, 'statement', name), content)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwright-statements-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a set without the folder has none', async () => {
  expect(await readStatements(folder)).toEqual({ ok: true, value: [] })
})

test('each language has its text and the pictures beside it', async () => {
  mkdirSync(join(folder, 'statement'))
  put('ru.md', 'Мыши')
  put('en.md', 'Mice')
  put('de.md', 'Mäuse')
  put('map.png', new Uint8Array([1, 2]))
  put('notes.txt', 'no')
  const read = await readStatements(folder)
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
  mkdirSync(join(folder, 'statement'))
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'statement/en.md'))
  expect(await readStatements(folder)).toEqual({ ok: true, value: [] })
  put('ru.md', new Uint8Array([0xff, 0xfe, 0, 0]))
  expect(await readStatements(folder)).toMatchObject({
    ok: false,
    error: { file: 'statement/ru.md' },
  })
})
