import { expect, test } from 'vitest'
import { nounOf } from './nouns'
import { errors, messagesOf, problemTable, warnings } from './problem-table'

const codes = {
  ...errors('IN', { 'bad-cell': ['found', 'what'], 'missing-line': ['what', 'count'] }),
  ...warnings('T1', { odd: [] }),
}
const { diagnostic, allCodes } = problemTable(codes)
const place = { line: 1, word: 0 }
const messageOf = messagesOf(
  codes,
  {
    'bad-cell': ({ found, what }) => `Found '${found}', expected a cell: ${what}`,
    'missing-line': ({ what, count }) => `${count} missing, first ${what}`,
    odd: 'Odd',
  },
  { what: { start: ({ ghost }: { readonly ghost: number }) => `the start of ghost ${ghost}` } },
)

test('a table gives severity and rule, and a catalogue the sentence by the names of the arguments', () => {
  expect(allCodes).toEqual(['bad-cell', 'missing-line', 'odd'])
  const found = diagnostic('bad-cell', place, [], ['X', nounOf('start', { ghost: 2 })])
  expect(found).toMatchObject({ severity: 'error', rule: 'IN', args: ['X', 'start ghost=2'] })
  expect(messageOf(found)).toBe("Found 'X', expected a cell: the start of ghost 2")
  expect(diagnostic('odd', place, [], [])).toMatchObject({ severity: 'warning', rule: 'T1' })
})

test('sentences may have no arguments, a count that is not given is one, and a code without sentence stands for itself', () => {
  expect(messageOf({ code: 'odd', args: [] })).toBe('Odd')
  expect(messageOf({ code: 'missing-line', args: ['a turn'] })).toBe('1 missing, first a turn')
  expect(messageOf({ code: 'strange', args: [] })).toBe('strange')
})
