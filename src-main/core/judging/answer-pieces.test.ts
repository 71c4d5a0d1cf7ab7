import { expect, it } from 'vitest'
import type { AnswerPiece } from '../game/answer-origins'
import { AnswerPieces } from './answer-pieces'

const cut = (text: string, kind: AnswerPiece): string[] => {
  const pieces = new AnswerPieces(text, kind)
  return Array.from({ length: pieces.count }, (_, at) => pieces.textOf(at))
}
const at = (text: string, kind: AnswerPiece): (number | null)[] => {
  const pieces = new AnswerPieces(text, kind)
  return Array.from({ length: text.length + 2 }, (_, offset) => pieces.indexAt(offset))
}

it('cuts an answer into words, lines or letters, of which the last line end is none', () => {
  expect(cut(' 8  -3\n12\n', 'word')).toEqual(['8', '-3', '12'])
  expect(cut('a b\n\nc\n', 'line')).toEqual(['a b', '', 'c'])
  expect(cut('a b\nc', 'line')).toEqual(['a b', 'c'])
  expect(cut('a b\n', 'letter')).toEqual(['a', ' ', 'b'])
  expect(cut('ab', 'letter')).toEqual(['a', 'b'])
  for (const kind of ['word', 'line', 'letter'] as const) expect(cut('', kind)).toEqual([])
})

it('finds the piece at a letter or that ends there, and none between two', () => {
  expect(at(' 8  -3\n', 'word')).toEqual([null, 0, 0, null, 1, 1, 1, null, null])
  expect(at('ab\nc\n', 'line')).toEqual([0, 0, 0, 1, 1, null, null])
  expect(at('ab\n', 'letter')).toEqual([0, 1, 1, null, null])
  expect(at('', 'letter')).toEqual([null, null])
})

it('has stretches for its pieces alone', () => {
  const pieces = new AnswerPieces(' 8  -3\n', 'word')
  expect([pieces.stretchOf(0), pieces.stretchOf(1)]).toEqual([
    { from: 1, to: 2 },
    { from: 4, to: 6 },
  ])
  expect(new AnswerPieces('ab', 'letter').stretchOf(1)).toEqual({ from: 1, to: 2 })
  for (const index of [-1, 2])
    expect(() => pieces.stretchOf(index)).toThrow(`no piece ${index} of 2`)
})
