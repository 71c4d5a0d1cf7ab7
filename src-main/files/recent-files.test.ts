import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RecentFiles } from './recent-files'

let folder: string
let store: string
const errors: unknown[] = []
const load = (): RecentFiles => new RecentFiles(store, (error) => errors.push(error))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boardwright-recent-'))
  store = join(folder, 'recent.json')
  errors.length = 0
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('recent files', () => {
  test('the newest first, each once, fifteen at most, and still there after a restart', async () => {
    const recent = load()
    for (let index = 0; index < 20; index++) recent.add(`/levels/${index}.in`)
    recent.add('/levels/10.in')
    const expected = [10, 19, 18, 17, 16, 15, 14, 13, 12, 11, 9, 8, 7, 6, 5]
    expect(recent.paths).toEqual(expected.map((index) => `/levels/${index}.in`))
    await recent.settled()
    expect(load().paths).toEqual(recent.paths)
    expect(errors).toEqual([])
  })

  test('remove and clear are kept too', async () => {
    const recent = load()
    recent.add('/a')
    recent.add('/b')
    recent.remove('/a')
    await recent.settled()
    expect(load().paths).toEqual(['/b'])
    recent.clear()
    await recent.settled()
    expect(JSON.parse(readFileSync(store, 'utf8'))).toEqual({ version: 1, paths: [] })
  })

  test.each([
    ['no JSON', '{"version":1,"paths":['],
    ['another version', '{"version":2,"paths":["/a"]}'],
    ['other values', '{"version":1,"paths":[1,2]}'],
    ['too many', JSON.stringify({ version: 1, paths: Array.from({ length: 99 }, () => '/a') })],
  ])('a store with %s counts as empty, and is put aside', (_, text) => {
    writeFileSync(store, text)
    expect(load().paths).toEqual([])
    expect(errors).toMatchObject([{ copy: `${store}.damaged` }])
    expect(readFileSync(`${store}.damaged`, 'utf8')).toBe(text)
  })

  test('a place that cannot be written is reported and does not throw', async () => {
    writeFileSync(join(folder, 'file'), '')
    const recent = new RecentFiles(join(folder, 'file', 'recent.json'), (error) =>
      errors.push(error),
    )
    recent.add('/a')
    await recent.settled()
    expect(recent.paths).toEqual(['/a'])
    expect(errors).toHaveLength(1)
  })
})
