import { describe, expect, it } from 'vitest'
import type { RunEnd, StoppedBy } from './run-end'
import { judgeOutput, judgeRun } from './verdict'

const fine: RunEnd = {
  stoppedBy: null,
  code: 0,
  signal: null,
  wall: 5,
  cpu: 0,
  memory: null,
  output: '8 12\n',
  errors: '',
  leftovers: 0,
}

describe('a run', () => {
  it('is judged by its output when it ended well', () => {
    expect(judgeRun(fine, '8 12\n').verdict).toBe('OK')
    expect(judgeRun({ ...fine, output: '8 13\n' }, '8 12\n')).toMatchObject({
      verdict: 'WA',
      difference: { word: 1, got: { line: 1, column: 3 } },
    })
  })

  it.each<[StoppedBy, string]>([
    ['wall', 'TLE'],
    ['cpu', 'TLE'],
    ['memory', 'MLE'],
    ['output', 'OLE'],
    ['processes', 'RE'],
  ])('that hit the limit of %s is %s, whatever it printed', (stoppedBy, verdict) => {
    expect(judgeRun({ ...fine, stoppedBy }, fine.output)).toEqual({ verdict, difference: null })
  })

  it('that ended by a signal or with another code is a runtime error', () => {
    expect(judgeRun({ ...fine, code: null, signal: 'SIGSEGV' }, fine.output).verdict).toBe('RE')
    expect(judgeRun({ ...fine, code: 1 }, fine.output).verdict).toBe('RE')
  })

  it('has no verdict when somebody stopped it', () => {
    expect(() => judgeRun({ ...fine, stoppedBy: 'user' }, fine.output)).toThrow(/stopped/)
  })
})

describe('an output', () => {
  it.each([
    ['8 12\n', 'OK', 'OK'],
    ['8 12', 'OK', 'PE'],
    ['8 12\r\n', 'OK', 'PE'],
    ['8 12 \n\n', 'OK', 'PE'],
    ['8  12\n', 'OK', 'PE'],
    ['8\n12\n', 'OK', 'PE'],
    ['8\n', 'WA', 'WA'],
    ['8 12 1\n', 'WA', 'WA'],
    ['', 'WA', 'WA'],
  ])('%j against "8 12" is %s by tokens, and %s exactly', (output, byTokens, exactly) => {
    expect(judgeOutput(output, '8 12\n', 'tokens').verdict).toBe(byTokens)
    expect(judgeOutput(output, '8 12\n', 'exact').verdict).toBe(exactly)
    expect(judgeOutput(output, '8 12\n').verdict).toBe(byTokens)
  })

  it('that is accepted although whitespace differs says where', () => {
    expect(judgeOutput('8  12\n', '8 12\n')).toMatchObject({
      verdict: 'OK',
      difference: { blanks: { line: 1, column: 3, expected: 'token', got: 'space' } },
    })
    expect(judgeOutput('8 12\n', '8 12\n')).toEqual({ verdict: 'OK', difference: null })
  })
})
