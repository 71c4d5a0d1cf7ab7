import type { Diagnostic } from '@core/kernel/diagnostics'
import { expect, test } from 'vitest'
import { answerWords, problemWords } from './spoken-words'

test('an answer is said on one line, and of a long one its beginning', () => {
  expect([answerWords(null), answerWords(' \n')]).toEqual(['', ''])
  expect(answerWords('8 8\n 3\n')).toContain('8 8 3')
  const short = 'x'.repeat(80)
  expect(answerWords(short)).toContain(short)
  const long = answerWords(`${'y'.repeat(80)}z`)
  expect(long).toContain('y'.repeat(80))
  expect(long).not.toContain('z')
  expect(answerWords(short).replace(short, '')).not.toBe(long.replace('y'.repeat(80), ''))
})

const told = (...severities: ('error' | 'warning')[]) => ({
  diagnostics: severities.map(
    (severity, at) => ({ severity, code: `${at}` }) as unknown as Diagnostic,
  ),
  errorCount: severities.filter((one) => one === 'error').length,
  game: { message: ({ code }: Diagnostic) => `problem ${code}` },
})

test('problems are counted by how bad they are, and the first of the worst is said', () => {
  expect(problemWords(told())).not.toContain('problem ')
  const errors = problemWords(told('error', 'error'))
  expect(errors).toContain('problem 0')
  expect(errors).toMatch(/2 errors/)
  expect(errors).not.toContain('warning')
  const warnings = problemWords(told('warning', 'warning', 'warning'))
  expect(warnings).toContain('problem 0')
  expect(warnings).toMatch(/3 warnings/)
  expect(warnings).not.toContain('error')
  const both = problemWords(told('warning', 'error', 'warning'))
  expect(both).toContain('problem 1')
  expect(both).toMatch(/1 error.*2 warnings|One error.*2 warnings/)
})
