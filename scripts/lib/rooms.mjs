// The rooms of the page as a picture, made of what the import fences are made of.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** Name, corners (null: not told), what it is for, and whether every file of it may be used; from the top. */
export const rooms = JSON.parse(readFileSync(join(root, 'scripts/lint/rooms.json'), 'utf8'))

const PAGE = join(root, 'ARCHITECTURE.md')
const BLOCK = /(<!-- rooms -->\n+```\n)[^`]*(```\n)/

/** A line a room, and one for its corners; each room sees those below it. */
export function picture() {
  const wide = Math.max(...rooms.map(({ name }) => name.length)) + 2
  const lines = rooms.flatMap(({ name, corners, what, isOpen }) => {
    const edge = isOpen ? '┆' : '│'
    const inside = corners?.length
      ? [`${edge} ${' '.repeat(wide)}in it: ${corners.join(', ')}`]
      : []
    return [`${edge} ${name.padEnd(wide)}${what}`, ...inside]
  })
  return ['App.svelte, main.ts', ...lines, '▼ core', ''].join('\n')
}

/** ARCHITECTURE.md with the picture as it is now. */
export const withPicture = () => {
  const text = readFileSync(PAGE, 'utf8')
  if (!BLOCK.test(text))
    throw new Error('ARCHITECTURE.md has no place for the picture of the rooms')
  return text.replace(BLOCK, (_, before, after) => before + picture() + after)
}

/** Puts it there; true when it differed. */
export function drawRooms() {
  const text = withPicture()
  if (text === readFileSync(PAGE, 'utf8')) return false
  writeFileSync(PAGE, text)
  return true
}
