import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/paths.mjs'
import { rooms, withPicture } from '../lib/rooms.mjs'

/** Folders that are no rooms: helpers of tests, and files that the page serves as they are. */
const others = ['public', 'testing']

function foldersIn(...path) {
  return readdirSync(join(root, 'src-renderer', ...path), { withFileTypes: true })
    .filter((one) => one.isDirectory() && !others.includes(one.name))
    .map(({ name }) => name)
    .sort()
}

test('the fences know every room of the page and every corner of one, and no other', () => {
  expect(rooms.map(({ name }) => name).sort()).toEqual(foldersIn())
  for (const { name, corners } of rooms) if (corners) expect(foldersIn(name)).toEqual(corners)
})

test('ARCHITECTURE.md shows them as they are (npm run docs -- --rooms)', () => {
  expect(readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')).toBe(withPicture())
})

test('ARCHITECTURE.md names every decision', () => {
  const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  const named = [...page.matchAll(/\[\d+\]\(docs\/adr\/([\w.-]+)\)/g)].map(([, file]) => file)
  expect(named.sort()).toEqual(readdirSync(join(root, 'docs/adr')).sort())
})
