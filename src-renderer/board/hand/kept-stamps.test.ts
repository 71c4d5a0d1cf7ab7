import { beforeEach, expect, test, vi } from 'vitest'
import { Selection } from '../../tools/selection'

const storage = new Map<string, string>()

beforeEach(() => {
  storage.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => storage.get(name) ?? null,
    setItem: (name: string, text: string) => void storage.set(name, text),
    removeItem: (name: string) => void storage.delete(name),
  })
})

/** As after a restart: only the storage is left. */
async function started() {
  vi.resetModules()
  return import('./kept-stamps.svelte')
}

const cells = Selection.brushed([
  { row: 2, col: 3 },
  { row: 3, col: 4 },
])!
const clip = { game: 'labyrinth', content: { rows: 2, cols: 2, values: [1, -1, -1, 0] }, cells }

test('a stamp is there after the next start, with its cells, for its game alone', async () => {
  const { keepStamp } = await started()
  keepStamp('labyrinth', 3, clip)
  const { stampOf } = await started()
  const found = stampOf('labyrinth', 3)!
  expect(found.content).toEqual(clip.content)
  expect([...found.cells.list()]).toEqual([...cells.list()])
  expect(stampOf('labyrinth', 4)).toBeNull()
  expect(stampOf('rockets', 3)).toBeNull()
})

test('a very large one lasts until the app is closed, and what cannot be read is no stamp', async () => {
  const { keepStamp, stampOf } = await started()
  keepStamp('labyrinth', 1, clip)
  const large = { ...clip, content: { values: Array<number>(150_000).fill(1) } }
  keepStamp('labyrinth', 1, large)
  expect(stampOf('labyrinth', 1)).toBe(large)
  const later = await started()
  expect(later.stampOf('labyrinth', 1)).toBeNull()
  storage.set('stamp labyrinth 2', '{"version":')
  expect(later.stampOf('labyrinth', 2)).toBeNull()
})
