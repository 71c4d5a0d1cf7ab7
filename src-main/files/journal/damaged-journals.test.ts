import { appendFile, readFile, readdir, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { useFolder } from '../../../scripts/unit/use-folder'
import { Chain } from './chain'
import { Journal } from './journal'
import type { JournalRecord } from './records'

const { at } = useFolder()

function state(text: string, path: string | null = null): JournalRecord {
  const document = { game: 'go', text, past: [], future: [], savedAt: 0 }
  return { kind: 'state', name: 'Untitled', document, lines: null, view: null, path }
}

const start = () =>
  new Journal(at(), { onFailure: (_, error) => expect.fail(String(error)) }).restore()

const keep = (id: string, ...records: readonly unknown[]) => {
  const chain = new Chain()
  const lines = records.map((record) => chain.seal(JSON.stringify(record)))
  return writeFile(at(`${id}.journal`), lines.join(''))
}

test('a journal that cannot be followed for any reason does not keep the others from opening', async () => {
  await keep('a', state('well'))
  const deep = '['.repeat(5000) + ']'.repeat(5000)
  await writeFile(
    at('b.journal'),
    new Chain().seal(JSON.stringify(state('deep')).replace('"view":null', `"view":${deep}`)),
  )
  const { documents, damaged } = await start()
  expect(documents.map(({ id }) => id)).toEqual(['a'])
  expect(damaged).toEqual(['b.journal'])
  expect(await readdir(at('damaged'))).toEqual(['b.journal'])
  expect((await start()).damaged).toEqual([])
})

test('zeros at the end, which a power failure leaves, are reported, and a copy is kept', async () => {
  await keep('a', state('well'))
  await appendFile(at('a.journal'), Buffer.alloc(300))
  const before = await readFile(at('a.journal'))
  const { documents, damaged } = await start()
  expect(documents[0]!.document.text).toBe('well')
  expect(damaged).toEqual(['a.journal'])
  expect(await readFile(at('damaged', 'a.journal'))).toEqual(before)
})

test('a writing that was cut is no damage, and told as cut', async () => {
  await keep('a', state('well'))
  await keep('b', state('whole'))
  await appendFile(at('a.journal'), '0123456789abcdef {"kind":"vi')
  expect(await start()).toMatchObject({ damaged: [], unread: 0, torn: 1 })
})

test('of a journal that holds nothing any more the file is opened', async () => {
  const path = at('a "b"\\c.txt')
  await keep('a', state('well', path))
  await keep('b', state('never saved'))
  for (const name of ['a.journal', 'b.journal']) {
    const bytes = await readFile(at(name))
    bytes[40]! ^= 1
    await writeFile(at(name), bytes)
  }
  const { documents, damaged, lostFiles, unread } = await start()
  expect([documents, damaged, lostFiles]).toEqual([[], ['a.journal', 'b.journal'], [path]])
  expect(unread).toBe(2)
})

test('journals do not fill the disk, however much a page writes', async () => {
  const failures: string[] = []
  const onFailure = (id: string) => failures.push(id)
  const journal = new Journal(at(), { delay: 0, most: 1000, onFailure })
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) journal.note(id, state('x'.repeat(300)))
  expect(failures.length).toBeGreaterThan(0)
  journal.note('a', { kind: 'view', view: 1 })
  expect(failures.at(-1)).toBe('a')
  for (const id of ['a', 'b', 'c']) journal.note(id, state('short'))
  failures.length = 0
  journal.note('f', state('x'))
  expect(failures).toEqual([])
  await journal.close()
})
