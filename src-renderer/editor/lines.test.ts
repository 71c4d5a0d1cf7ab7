import { markSaved, openDocument, typeText } from '@core/document/level-document'
import { findGame } from '@core/games/testing'
import { expect, test, vi } from 'vitest'
import { generatedText } from '../testing/levels'
import { Lines, type DocumentChange } from './lines.svelte'

const game = findGame('rockets')!
const texts = [1, 2, 3].map((seed) => generatedText(game, seed))
const start = { turn: 1, phase: 0, step: 4 }

function linesOf(held: Record<string, unknown> = {}) {
  const kept = {
    get: (part: string) => held[part],
    set: (part: string, value: unknown) => void (held[part] = value),
  }
  const changes: DocumentChange[] = []
  const document = openDocument(game, texts[0]!)
  const lines = new Lines(game, document, kept, (change) => void changes.push(change))
  const type = (text: string): void => lines.edit(typeText(lines.document, text, ''), null)
  return { lines, changes, held, type }
}

test('edits of a branch leave the main line as it is', () => {
  const { lines, type } = linesOf()
  lines.branch(start)
  type(texts[1]!)
  expect(lines.document.text).toBe(texts[1])
  expect(lines.main.document.text).toBe(texts[0])
  expect([lines.isMain, lines.isDirty]).toEqual([false, false])
})

test('every change is reported with the documents before and after, and the line that was on the board', () => {
  const { lines, changes, type } = linesOf()
  const main = lines.active.id
  type(texts[1]!)
  expect(changes.at(-1)).toMatchObject({ isEdit: true, lineBefore: main })
  expect([changes.at(-1)!.before.text, changes.at(-1)!.after.text]).toEqual(texts.slice(0, 2))
  lines.branch(start)
  lines.show(main)
  expect(changes.at(-1)).toMatchObject({ isEdit: false, after: lines.document })
  expect(changes.at(-1)!.lineBefore).not.toBe(main)
  const { length } = changes
  lines.show(main)
  expect(changes).toHaveLength(length)
})

test('a deleted branch comes back with all that was made from it', () => {
  const { lines } = linesOf()
  lines.branch(start)
  const first = lines.active.id
  lines.branch(start)
  const names = lines.branches.map(({ name }) => name)
  expect(lines.remove(first)).toBe(true)
  expect(lines.branches).toEqual([])
  expect(lines.isMain).toBe(true)
  expect(lines.restorable).toEqual(names)
  expect(lines.restore()!.id).toBe(first)
  expect(lines.branches.map(({ name }) => name)).toEqual(names)
  expect(lines.restore()).toBeNull()
})

test('a branch made the level takes the main line’s place as one step of undo', () => {
  const { lines, type } = linesOf()
  lines.branch(start)
  const { id } = lines.active
  expect(lines.promote(id)).toBe(false)
  lines.show(id)
  type(texts[2]!)
  expect(lines.promote(id)).toBe(true)
  expect([lines.isMain, lines.document.text]).toEqual([true, texts[2]])
  expect(lines.isDirty).toBe(true)
  lines.replaceMain(markSaved(lines.document))
  expect(lines.isDirty).toBe(false)
})

test('branches are kept beside the file a while after the last edit, and at once when the level closes', () => {
  vi.useFakeTimers()
  const { lines, held, type } = linesOf()
  lines.branch(start)
  type(texts[1]!)
  expect(held).toEqual({})
  lines.flush()
  const again = linesOf(held)
  again.lines.takeKept()
  expect(again.lines.branches.map(({ document }) => document.text)).toEqual([texts[1]])
  lines.remove(lines.active.id)
  vi.advanceTimersByTime(1000)
  expect(held['lines']).toBeUndefined()
  vi.useRealTimers()
})
