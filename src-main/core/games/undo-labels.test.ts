import { expect, test } from 'vitest'
import { demandFitsUndo } from '../conformance/edits'
import type { ListLabels } from '../game/list-edits'
import { english } from '../words/testing'

const models = import.meta.glob<Record<string, unknown>>('./*/model.ts', { eager: true })

/** What a game’s catalogue calls its edits. */
function textsOf(path: string): Readonly<Record<string, string>> {
  const id = path.split('/')[1]!
  const own = (english as unknown as Record<string, { edits?: Record<string, string> }>)[id]
  return own?.edits ?? {}
}

/** What the undo menu says of each change of each list, by game. */
const tables = Object.entries(models).flatMap(([path, model]) =>
  Object.entries(model)
    .filter(([name]) => name.endsWith('Labels'))
    .map(([name, table]) => [`${path} ${name}`, table as ListLabels] as const),
)

test.each(tables)('%s have labels that fit “Undo: …”, each another', (path, table) => {
  const codes = Object.values(table).flatMap((changes) => Object.values(changes))
  const texts = textsOf(path)
  const labels = codes.map((code) => texts[code] ?? code)
  expect(labels.length).toBeGreaterThan(0)
  for (const label of labels) demandFitsUndo(label)
  expect(new Set(labels).size).toBe(labels.length)
})

test('every game has such a table', () => {
  const games = new Set(tables.map(([name]) => name.split('/')[1]))
  expect(games.size).toBe(Object.keys(models).length)
})

test('a label that is empty, a sentence or a name of the code does not fit', () => {
  for (const label of ['', 'Delete turn', 'delete turn.', 'undefined turn2', 'setTurn', ' add']) {
    expect(() => demandFitsUndo(label), label).toThrow()
  }
})
