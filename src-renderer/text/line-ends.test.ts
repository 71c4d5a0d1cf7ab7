import { EditorState, Text } from '@codemirror/state'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LineEndSetting } from './extensions'
import { changeBetween, lineEndOf, toViewText, withLineEnds } from './line-ends'

const rough = fc.string({ unit: fc.constantFrom('a', '1', ' ', '\r', '\n', '\r\n'), maxLength: 40 })

function opened(text: string, setting = new LineEndSetting()): EditorState {
  return EditorState.create({ doc: text, extensions: setting.initially(lineEndOf(text)) })
}

describe('line ends', () => {
  test('CRLF only where all are, else LF', () => {
    const texts = [
      '',
      '1 2',
      '1\n2\n',
      '1\r\n2\r\n',
      '1\r\n2\n',
      '1\r2\r\n',
      '1\r',
      '\r\n',
      '\r\r\n',
    ]
    expect(texts.map((text) => lineEndOf(text))).toEqual(
      ['\n', '\n', '\n', '\r\n', '\n', '\n', '\n', '\r\n', '\n'], // prettier-ignore
    )
    expect(lineEndOf('1 2', '\r\n')).toBe('\r\n')
  })

  test('the editor gives back every byte of any text', () => {
    fc.assert(
      fc.property(rough, (text) => {
        const state = opened(text)
        expect(state.sliceDoc()).toBe(text)
        expect(state.doc.toString()).toBe(toViewText(text, lineEndOf(text)))
      }),
      { seed: 11, numRuns: 500 },
    )
  })

  test('typing into a CRLF text changes what was typed and nothing else', () => {
    const state = opened('3 4\r\n5 6\r\n')
    const typed = state.update({ changes: { from: 4, insert: state.toText('7 8\r\n') } }).state
    expect(typed.sliceDoc()).toBe('3 4\r\n7 8\r\n5 6\r\n')
  })

  test('a pasted text takes the line ends of the text', () => {
    expect(withLineEnds('1\n2\r\n3\r4', '\r\n')).toBe('1\r\n2\r\n3\r\n4')
    expect(withLineEnds('1\n2\r\n3\r4', '\n')).toBe('1\n2\n3\n4')
  })

  test('the change between two texts turns one into the other, with any line ends', () => {
    fc.assert(
      fc.property(rough, rough, (before, after) => {
        const setting = new LineEndSetting()
        const state = opened(before, setting)
        const lineEnd = lineEndOf(after, lineEndOf(before))
        const change = changeBetween(state.doc.toString(), toViewText(after, lineEnd))
        const changes = change
          ? { ...change, insert: Text.of(change.insert.split('\n')) }
          : undefined
        const next = state.update({
          effects: setting.changedTo(lineEnd),
          ...(changes && { changes }),
        })
        expect(next.state.sliceDoc()).toBe(after)
      }),
      { seed: 12, numRuns: 500 },
    )
  })

  test('the change is the smallest one', () => {
    expect(changeBetween('1 2 3\n4', '1 7 3\n4')).toEqual({ from: 2, to: 3, insert: '7' })
    expect(changeBetween('same', 'same')).toBeNull()
  })
})
