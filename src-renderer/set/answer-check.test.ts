import type { CompareRule } from '@core/judging/compare-outputs'
import { ok } from '@core/kernel/result'
import type { TestSummary } from '@core/protocol/set'
import { testFilesOf } from '@core/suite/set-files'
import { expect, test } from 'vitest'
import { PageBridge } from '../testing/page-bridge'
import { summaryFor } from '../testing/sets'
import { AnswerCheck } from './answer-check.svelte'

const answers: Record<string, string> = {
  '1.in': '8 8\n',
  '2.in': '8\n9\n',
  '3.in': '8 8 1\n',
  '4.in': '8\n8\n',
  '5.in': '8 8\n',
  '7.in': '\ufeff8 8\n',
}

async function checked(looks: Record<string, Partial<TestSummary>>, compare?: CompareRule) {
  const bridge = new PageBridge({ 'set:expected': (_, path) => ok(answers[path]!) })
  const check = new AnswerCheck(bridge, 'set')
  const tests = Object.entries(looks).map(([path, told]) => ({
    file: testFilesOf([path])[0]!,
    look: summaryFor(path, { answer: '8 8\n', ...told }),
    sameAs: null,
    note: '',
    ...(compare && { compare }),
  }))
  await check.begin(tests)
  return { bridge, check }
}

test('each answer that differs is told with the first difference, and the others are counted', async () => {
  const { bridge, check } = await checked({
    '1.in': { expected: 'equal' },
    '2.in': { expected: 'differs' },
    '3.in': { expected: 'differs' },
    '4.in': { expected: 'blanks' },
    '5.in': { expected: 'differs', answer: null, unread: 'The disk is gone.' },
    '6.in': { expected: 'none' },
    '7.in': { expected: 'differs' },
  })
  const { equal, blanks, differing, all, without, unknown } = check
  expect([equal, blanks, differing, all, without, unknown]).toEqual([1, 1, 4, 5, 1, 0])
  expect(check.wrong!.map(({ path, text }) => [path, text])).toEqual([
    ['2.in', 'Line 2, column 1: expected 9, the official answer has 8.'],
    ['3.in', 'Line 1, column 5: expected 1, where the official answer ends.'],
    ['4.in', 'Only whitespace differs. Line 1, column 2: a line ending instead of a space.'],
    ['5.in', 'The test has no official answer. The disk is gone.'],
    ['7.in', 'The file begins with a byte order mark, which the official answer does not.'],
  ])
  // What stands at this letter of the official answer is to be looked at.
  expect(check.wrong![0]!.difference!.got.from).toBe(2)
  expect(bridge.askedFor('set:expected').map(([, path]) => path)).toEqual([
    '2.in',
    '3.in',
    '4.in',
    '7.in',
  ])
  check.end()
  expect(check.wrong).toBeNull()
})

test('other whitespace is a difference where the set compares exactly', async () => {
  const { check } = await checked({ '4.in': { expected: 'blanks' } }, 'exact')
  expect([check.blanks, check.differing, check.wrong!.length]).toEqual([0, 1, 1])
})
