import { followRecord } from '@core/document/journal'
import { markSaved, openDocument, typeText, undo } from '@core/document/level-document'
import { branchLine, editLine, plantLine, removeLine } from '@core/document/line-tree'
import { games } from '@core/games/testing'
import type { JournalNote } from '@core/protocol/journal'
import { expect, test } from 'vitest'
import { DocumentJournal, type JournalFacts } from './document-journal'

const start = openDocument(games[0], 'one\n')
const facts = (change: Partial<JournalFacts> = {}): JournalFacts => ({
  document: start,
  lines: [],
  name: 'Untitled 1',
  file: null,
  view: { tool: 'select' },
  ...change,
})
const kinds = (notes: readonly JournalNote[]): string[] => notes.map(({ kind }) => kind)

test('begins with everything, then tells only what is new', () => {
  const journal = new DocumentJournal()
  expect(kinds(journal.notesFor(facts()))).toEqual(['state'])
  expect(journal.notesFor(facts({ view: { tool: 'select' } }))).toEqual([])
  const document = typeText(start, 'one\ntwo\n', 'a')
  expect(kinds(journal.notesFor(facts({ document })))).toEqual(['edit'])
  const saved = markSaved(document)
  const notes = journal.notesFor(facts({ document: saved, file: 't', view: { tool: 'hand' } }))
  expect(kinds(notes)).toEqual(['edit', 'place', 'view'])
  expect(notes[1]).toEqual({ kind: 'place', name: 'Untitled 1', file: 't' })
})

test('tells what happens to branches, and all of them when it starts over', () => {
  const journal = new DocumentJournal()
  journal.notesFor(facts())
  const made = branchLine(plantLine(start), { turn: 1, phase: 0, step: 3 })
  const lines = made.lines.slice(1)
  expect(kinds(journal.notesFor(facts({ lines })))).toEqual(['line'])
  const edited = editLine(made, 1, typeText(start, 'two\n', 'a')).lines.slice(1)
  expect(kinds(journal.notesFor(facts({ lines: edited })))).toEqual(['line-edit'])
  expect(journal.notesFor(facts({ lines: edited }))).toEqual([])
  expect(kinds(journal.notesFor(facts({ lines: removeLine(made, 1).lines.slice(1) })))).toEqual([
    'line-gone',
  ])
  journal.forget()
  const [state] = journal.notesFor(facts({ lines: edited }))
  expect(state).toMatchObject({ kind: 'state', lines: [{ id: 1, document: { text: 'two\n' } }] })
})

test('what it tells leads to the document as it stands', () => {
  const journal = new DocumentJournal()
  const [begun] = journal.notesFor(facts())
  let kept = begun?.kind === 'state' ? begun.document : null
  let document = start
  for (const text of ['x', 'xy', 'z', 'zz']) {
    document = text === 'z' ? undo(document) : typeText(document, text, text)
    for (const note of journal.notesFor(facts({ document }))) {
      if (kept && note.kind === 'edit') kept = followRecord(kept, note)
    }
    expect(kept!.text).toBe(document.text)
    expect(kept!.past).toHaveLength(document.past.length)
  }
})

test('starts over when the records have grown long, and when it has lost the thread', () => {
  const journal = new DocumentJournal()
  let document = start
  const told = Array.from({ length: 40 }, (_, index) => {
    document = typeText(document, `${(index % 2 ? 'x' : 'y').repeat(20_000)}\n`, String(index))
    return kinds(journal.notesFor(facts({ document })))[0]
  })
  expect(told.filter((kind) => kind === 'state').length).toBeGreaterThan(1)
  expect(told.filter((kind) => kind === 'edit').length).toBeGreaterThan(20)
  journal.forget()
  expect(kinds(journal.notesFor(facts({ document })))).toEqual(['state'])
})
