import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { AnyGame } from '../game/any-game'
import { english } from '../words/testing'
import type { Diagnostic } from '../kernel/diagnostics'
import { err, ok } from '../kernel/result'
import { makeRng, type Rng } from '../kernel/rng'
import {
  abandon,
  applyEdits,
  goInHistory,
  isDirty,
  markSaved,
  openDocument,
  redo,
  typeText,
  undo,
  type LevelDocument,
} from './level-document'

type Sum = readonly number[]
type Edit =
  | { kind: 'set'; at: number; value: number }
  | { kind: 'insert'; at: number; value: number }
  | { kind: 'remove'; at: number }

function found(code: string, severity: 'error' | 'warning', line: number): Diagnostic {
  return { code, severity, rule: 'IN', place: { line, word: 0 }, cells: [], args: [] }
}

/** A game of numbers, one a line; only the text shows that the word "end" stands after them. */
const toy: Pick<AnyGame, 'blank' | 'blankSize' | 'format' | 'validate' | 'edits'> & {
  readonly inputs: Pick<AnyGame['inputs'], 'isOfInput'>
} = {
  blank: () => [0],
  blankSize: { rows: 1, cols: 1 },
  format: {
    extension: 'txt',
    parse(text) {
      const words = text.split(/\s+/).filter((word) => word !== '')
      const hasEnd = words.at(-1) === 'end'
      if (hasEnd) words.pop()
      const bad = words.findIndex((word) => !/^-?\d{1,9}$/.test(word))
      if (bad >= 0) return err([found('no-number', 'error', bad + 1)])
      const warnings = hasEnd ? [found('end', 'warning', words.length + 1)] : []
      return ok({ level: words.map((word) => Number(word) + 0), warnings })
    },
    print: (level: Sum) => level.map((value) => `${value}\n`).join(''),
    cellsAt: () => [],
    placesOf: () => [],
  },
  inputs: { isOfInput: () => false },
  validate: (level: Sum) =>
    level.flatMap((value, at) => (value < 0 ? [found('negative', 'error', at + 1)] : [])),
  edits: {
    apply(level: Sum, edit: Edit) {
      const { at } = edit
      switch (edit.kind) {
        case 'set':
          return { level: level.with(at, edit.value), inverse: { ...edit, value: level[at] } }
        case 'insert':
          return { level: level.toSpliced(at, 0, edit.value), inverse: { kind: 'remove', at } }
        case 'remove': {
          const inverse = { kind: 'insert', at, value: level[at] }
          return { level: level.toSpliced(at, 1), inverse }
        }
      }
    },
    label: (edit: Edit) => `${edit.kind} number`,
  },
}
const game = { ...toy, words: english } as AnyGame
const text = '1\n2\n3\n'
const written = ' 1\r\n2  3\r\nend\r\n\r\n'

const edit = (at: number, value: number): Edit => ({ kind: 'set', at, value })

function randomEdit(level: Sum, rng: Rng): Edit {
  const value = rng.between(-1, 9)
  if (level.length === 0) return { kind: 'insert', at: 0, value }
  const at = rng.below(level.length)
  return rng.pick<Edit>([edit(at, value), { kind: 'insert', at, value }, { kind: 'remove', at }])
}

function act(document: LevelDocument, rng: Rng): LevelDocument {
  const group = rng.pick(['', 'a', 'b'])
  switch (rng.below(7)) {
    case 0:
      return undo(document)
    case 1:
      return redo(document)
    case 2:
      return markSaved(document)
    case 3: {
      const at = rng.below(document.text.length + 1)
      const typed = rng.pick(['', '1', 'x', '\n', ' '])
      const rest = document.text.slice(at + rng.below(2))
      return typeText(document, document.text.slice(0, at) + typed + rest, group)
    }
    default: {
      if (document.isBroken) return undo(document)
      return applyEdits(document, [randomEdit(document.level as Sum, rng)], group)
    }
  }
}

/** What a document shows must be what its text says. */
function demandSound(document: LevelDocument): void {
  const fresh = openDocument(game, document.text)
  expect(document.isBroken).toBe(fresh.isBroken)
  expect(document.diagnostics).toEqual(fresh.diagnostics)
  expect(document.isRunnable).toBe(fresh.isRunnable)
  if (!fresh.isBroken) expect(document.level).toEqual(fresh.level)
}

it('undo leads back to the first text and redo to the last, after any edits', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(text, written, 'broken'), (seed, first) => {
      const rng = makeRng(seed)
      let document = openDocument(game, first)
      for (let i = 0; i < 25; i++) {
        document = act(document, rng)
        demandSound(document)
      }
      const last = document.text
      let undone = document
      while (undone.past.length > 0) {
        undone = undo(undone)
        demandSound(undone)
      }
      expect(undone.text).toBe(first)
      while (undone.future.length > document.future.length) undone = redo(undone)
      expect(undone.text).toBe(last)
      expect(undo(openDocument(game, first)).text).toBe(first)
    }),
    { numRuns: 150, seed: 1 },
  )
})

it('goes to any place of its history as so many steps of undo and redo would', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(text, written, 'broken'), (seed, first) => {
      const rng = makeRng(seed)
      let document = openDocument(game, first)
      for (let i = 0; i < 20; i++) document = act(document, rng)
      const count = document.past.length + document.future.length
      const place = rng.between(-1, count + 1)
      let stepped = document
      while (stepped.past.length > Math.max(0, place)) stepped = undo(stepped)
      while (stepped.past.length < Math.min(count, place)) stepped = redo(stepped)
      const gone = goInHistory(document, place)
      demandSound(gone)
      expect([gone.text, gone.savedAt]).toEqual([stepped.text, stepped.savedAt])
      expect([gone.past, gone.future]).toEqual([stepped.past, stepped.future])
    }),
    { numRuns: 150, seed: 2 },
  )
})

it('makes one step of undo of a stroke, and names it', () => {
  let document = openDocument(game, text)
  document = applyEdits(document, [edit(1, 7)], 'stroke 1')
  document = applyEdits(document, [edit(1, 1)], 'stroke 1')
  document = applyEdits(document, [edit(2, 2)], 'stroke 2')
  expect(document.past.map(({ label }) => label)).toEqual(['set number', 'set number'])
  document = undo(document)
  expect(document.level).toEqual([1, 1, 3])
  expect(undo(document).text).toBe(text)
  expect(redo(undo(document)).text).toBe(document.text)
})

it('never joins strokes without a group, typing with painting, or what was undone', () => {
  let document = openDocument(game, text)
  document = applyEdits(document, [edit(1, 1)], '')
  document = applyEdits(document, [edit(2, 1)], '')
  document = applyEdits(document, [edit(2, 2)], 'g')
  document = typeText(document, `${document.text}\n`, 'g')
  expect(document.past).toHaveLength(4)
  document = applyEdits(undo(document), [edit(2, 3)], 'g')
  expect(document.past).toHaveLength(4)
  expect(document.future).toHaveLength(0)
})

it('knows whether it is saved, also after coming back to the saved point', () => {
  let document = applyEdits(openDocument(game, text), [edit(1, 1)], 'g')
  expect(isDirty(document)).toBe(true)
  document = markSaved(document)
  expect(isDirty(document)).toBe(false)
  document = applyEdits(document, [edit(2, 1)], 'g')
  expect(isDirty(document)).toBe(true)
  expect(isDirty(undo(document))).toBe(false)
  const lost = applyEdits(undo(undo(document)), [edit(0, 3)], 'g')
  expect(isDirty(lost)).toBe(true)
  expect(isDirty(undo(lost))).toBe(true)
})

it('keeps the last good level while the text is broken, and refuses to paint on it', () => {
  const document = typeText(openDocument(game, text), text.replace('2', 'two'), '')
  expect(document.isBroken).toBe(true)
  expect(document.level).toEqual(openDocument(game, text).level)
  expect(applyEdits(document, [edit(1, 1)], '')).toBe(document)
  expect(undo(document).isBroken).toBe(false)
})

it('shows the warnings of the user’s own writing again after undo', () => {
  const document = openDocument(game, written)
  expect(document.diagnostics.map(({ code }) => code)).toEqual(['end'])
  const painted = applyEdits(document, [edit(1, -1)], '')
  expect(painted.diagnostics.map(({ code }) => code)).toEqual(['negative'])
  expect(undo(painted).diagnostics).toEqual(document.diagnostics)
})

it('abandons the stroke under way and nothing else', () => {
  const first = applyEdits(openDocument(game, text), [edit(2, 1)], 'one')
  const second = applyEdits(first, [edit(2, 3)], 'two')
  expect(abandon(second, 'two').text).toBe(first.text)
  expect(abandon(second, 'two').future).toEqual([])
  expect(abandon(second, 'one')).toBe(second)
})
