import { expect, it } from 'vitest'
import { faultOf } from '../game/playable'
import { findGame } from '../games/testing'
import { applyEdits, openDocument, typeText, type LevelDocument } from './level-document'
import { placeOfWordAt, placeOfChange } from './place-of-change'

const rockets = findGame('rockets')!
const text = '5 5\n1\n1\n4\n0 1\n2 N\n1 1 N\n2 1 N\n3 1 N\n1 2 N\n'

const set = (index: number, x: number, y: number): unknown => ({
  kind: 'set',
  list: 'turns',
  index,
  item: { x, y, way: 'N' },
})

function changeOf(document: LevelDocument): unknown {
  const fault = faultOf(rockets, document.level, document.diagnostics)
  return fault && placeOfChange(document, fault)
}

it('finds the change that made a later input illegal, under later ones', () => {
  let document = openDocument(rockets, text)
  document = applyEdits(document, [set(3, 1, 3)], 'a')
  document = applyEdits(document, [set(0, 3, 1)], 'b')
  document = applyEdits(document, [set(3, 2, 3)], 'c')
  document = typeText(document, document.text.replace('5 5\n', '5   5\n'), 'd')
  expect(faultOf(rockets, document.level, document.diagnostics)).toMatchObject({ index: 2 })
  expect(changeOf(document)).toEqual({ line: 7, word: 0 })
})

it('knows no change of a text that was opened so', () => {
  expect(changeOf(openDocument(rockets, text.replace('2 1 N', '1 1 N')))).toBe(null)
})

it('names the word at an offset', () => {
  expect(placeOfWordAt('ab cd\nef gh', 4)).toEqual({ line: 1, word: 1 })
  expect(placeOfWordAt('ab cd\nef gh', 6)).toEqual({ line: 2, word: 0 })
  expect(placeOfWordAt('ab cd\nef gh', 9)).toEqual({ line: 2, word: 1 })
})
