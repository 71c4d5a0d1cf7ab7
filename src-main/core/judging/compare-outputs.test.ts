import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tries } from '../conformance/testing/tries'
import { atLetter, compareOutputs, differingOffset, type CompareRule } from './compare-outputs'
import { judgeOutput } from './verdict'

/** Outputs of few letters, so that many are alike. */
const letter = fc.constantFrom('a', 'A', 'b', ' ', '\n', '\t', '\r', '\v', '\u00a0', '\ufeff')
const output = fc.string({ unit: letter, maxLength: 12 })
/** Two outputs of which the second is often the first with a sign put in. */
const pair = fc.oneof(
  fc.tuple(output, output),
  fc.tuple(output, fc.nat(12), letter).map(([text, at, sign]) => {
    return [text, text.slice(0, at) + sign + text.slice(at)] as const
  }),
)
const rule = fc.constantFrom<CompareRule>('tokens', 'exact')

/** The tokens of a text, character by character: a slow twin that shares no code with what it checks. */
function tokensOf(text: string): string[] {
  const tokens: string[] = []
  let token = ''
  for (const sign of `${text} `) {
    if (!' \t\n\v\f\r'.includes(sign)) token += sign
    else if (token !== '') {
      tokens.push(token)
      token = ''
    }
  }
  return tokens
}

it('accepts an output exactly where its slow twin does, by either rule', () => {
  fc.assert(
    fc.property(pair, rule, ([expected, got], how) => {
      const isSame =
        how === 'exact'
          ? Buffer.from(expected).equals(Buffer.from(got))
          : JSON.stringify(tokensOf(expected)) === JSON.stringify(tokensOf(got))
      expect(judgeOutput(got, expected, how).verdict === 'OK').toBe(isSame)
    }),
    { numRuns: tries(1000, 20_000), seed: 1 },
  )
})

it('finds the first difference: all before it is the same, and its places are those of the texts', () => {
  fc.assert(
    fc.property(pair, ([expected, got]) => {
      const difference = compareOutputs(expected, got)
      if (!difference) return
      const { kind, word, blanks } = difference
      const left = expected.slice(0, difference.expected.from)
      const right = got.slice(0, difference.got.from)
      expect(tokensOf(left)).toEqual(tokensOf(right))
      expect(tokensOf(left)).toHaveLength(word)
      if (kind === 'blanks') expect(tokensOf(expected)).toEqual(tokensOf(got))
      for (const [text, place] of [
        [expected, difference.expected],
        [got, difference.got],
      ] as const) {
        const lines = text.slice(0, place.from).split('\n')
        expect(place).toMatchObject({ line: lines.length, column: lines.at(-1)!.length + 1 })
      }
      expect(blanks === null).toBe(kind !== 'blanks')
      if (!blanks) return
      // All before the sign that differs is the same to the letter.
      const lines = got.split('\n').slice(0, blanks.line)
      const before = [...lines.slice(0, -1), lines.at(-1)!.slice(0, blanks.column - 1)].join('\n')
      expect(expected.startsWith(before)).toBe(true)
      expect(expected[before.length]).not.toBe(got[before.length])
    }),
    { numRuns: tries(1000, 20_000), seed: 1 },
  )
})

it('says what differs: a token, one too few, one too many, or whitespace', () => {
  expect(compareOutputs('8\n12\n', '8\n13\n')).toEqual({
    kind: 'word',
    word: 1,
    same: 1,
    expected: { from: 2, to: 4, line: 2, column: 1 },
    got: { from: 2, to: 4, line: 2, column: 1 },
    blanks: null,
  })
  expect(compareOutputs('8 9', '8')).toMatchObject({ kind: 'missing', word: 1 })
  expect(compareOutputs('8', '8\n9')).toMatchObject({ kind: 'extra', got: { line: 2, column: 1 } })
  expect(compareOutputs('8\n', '8 \n')).toMatchObject({
    kind: 'blanks',
    expected: { from: 1, to: 2 },
    got: { from: 1, to: 3 },
  })
  expect(compareOutputs('8\n', '8\n')).toBeNull()
  expect(compareOutputs('12 3', '123')).toMatchObject({ kind: 'word', same: 2 })
  // Tokens say more than whitespace before them.
  expect(compareOutputs('8 9\n', '8  7\n')).toMatchObject({ kind: 'word', word: 1 })
})

it.each([
  ['8\n8\n', '8\r\n8\r\n', { line: 1, column: 2, expected: 'newline', got: 'return' }],
  ['8\n8\n', '8\n8', { line: 2, column: 2, expected: 'newline', got: 'end' }],
  ['8\n8', '8\n8\n', { line: 2, column: 2, expected: 'end', got: 'newline' }],
  ['8 8\n', '8  8\n', { line: 1, column: 3, expected: 'token', got: 'space' }],
  ['8  8\n', '8 8\n', { line: 1, column: 3, expected: 'space', got: 'token' }],
  ['8\n8\n', '8\n\n8\n', { line: 2, column: 1, expected: 'token', got: 'newline' }],
  ['8 8\n', '8\t8\n', { line: 1, column: 2, expected: 'space', got: 'tab' }],
  ['8 8\n', '8\v8\n', { line: 1, column: 2, expected: 'space', got: 'other' }],
])('of %j and %j it tells which whitespace differs, and where', (expected, got, blanks) => {
  expect(compareOutputs(expected, got)?.blanks).toEqual(blanks)
})

it('names the first letter that is expected and not printed, as such or of a token', () => {
  const offset = (expected: string, got: string): number => {
    const found = compareOutputs(expected, got)!
    expect(differingOffset(atLetter(found))).toBe(differingOffset(found))
    return differingOffset(found)
  }
  expect(offset('ab rrorr', 'ab rrxrr')).toBe(5)
  expect(offset('8', '80')).toBe(0)
  expect(offset('80', '8')).toBe(1)
  expect(offset('8 9', '8')).toBe(2)
})

it('cuts tokens to the first letter that differs', () => {
  expect(atLetter(compareOutputs('ab rrorr', 'ab rrx')!)).toMatchObject({
    expected: { from: 5, to: 6, line: 1, column: 6 },
    got: { from: 5, to: 6, line: 1, column: 6 },
  })
  expect(atLetter(compareOutputs('rror', 'rr')!)).toMatchObject({
    expected: { from: 2, to: 3, column: 3 },
    got: { from: 2, to: 2, column: 3 },
  })
  const missing = compareOutputs('8 9', '8')!
  expect(atLetter(missing)).toBe(missing)
})

describe('the default validator of Kattis', () => {
  /**
   * What it said of an output (second) for an answer (first), with the flags `case_sensitive` and `case_sensitive
   * space_change_sensitive`: built from problemtools a185fe9 and run on these bytes.
   */
  const verdicts: readonly (readonly [string, string, tokens: boolean, exact: boolean])[] = [
    ['8 12\n', '8 12\n', true, true],
    ['8 12\n', '8 12', true, false],
    ['8 12', '8 12\n', true, false],
    ['8 12\n', '8 12\r\n', true, false],
    ['8 12\r\n', '8 12\n', true, false],
    ['8 12\n', '8 12 \n', true, false],
    ['8 12\n', '8  12\n', true, false],
    ['8 12\n', '8\t12\n', true, false],
    ['8 12\n', '8\n12\n', true, false],
    ['8\n12\n', '8 12', true, false],
    ['8 12\n', ' 8 12\n', true, false],
    ['8 12\n', '\n8 12\n', true, false],
    ['8 12\n', '8 12\n\n', true, false],
    ['8\n\n12\n', '8\n12\n', true, false],
    ['8 12\n', '8\v12\n', true, false],
    ['8 12\n', '8\f12\n', true, false],
    ['8 12\n', '8\u00a012\n', false, false],
    ['8 12\n', '8 \r12\n', true, false],
    ['8 12\n', '812\n', false, false],
    ['812\n', '8 12\n', false, false],
    ['8 12\n', '8 13\n', false, false],
    ['8 12\n', '8\n', false, false],
    ['8\n', '8 12\n', false, false],
    ['8\n', '8\n\n12\n', false, false],
    ['8\n', '', false, false],
    ['8\n', ' \n', false, false],
    ['', '8\n', false, false],
    ['', '', true, true],
    ['', ' \n', true, false],
    ['\n', '', true, false],
    ['8\n', '\ufeff8\n', false, false],
    ['\ufeff8\n', '8\n', false, false],
    ['rror\n', 'rRor\n', false, false],
    ['rror\n', 'RROR\n', false, false],
    ['rror\n', 'rro\n', false, false],
    ['rror\n', 'rrorr\n', false, false],
    ['08\n', '8\n', false, false],
    ['8\n', '8.0\n', false, false],
    ['0\n', '-0\n', false, false],
    ['1e2\n', '100\n', false, false],
    ['ä\n', 'Ä\n', false, false],
  ]

  it.each(verdicts)('of %j and %j says what we do: %s by tokens, %s exactly', (...row) => {
    const [expected, got, tokens, exact] = row
    expect(judgeOutput(got, expected, 'tokens').verdict === 'OK').toBe(tokens)
    expect(judgeOutput(got, expected, 'exact').verdict === 'OK').toBe(exact)
  })

  it('reads a token up to a zero byte only, which no other judge promises: here it counts', () => {
    for (const got of ['8\0\n', '8\u00001\n']) expect(judgeOutput(got, '8\n').verdict).toBe('WA')
  })
})
