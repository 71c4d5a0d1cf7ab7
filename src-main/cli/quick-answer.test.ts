import type { WordlessGame } from '@core/game/module'
import { err, ok } from '@core/kernel/result'
import { expect, test } from 'vitest'
import { quickAnswer } from './quick-answer'
import { quickForm } from './quick-form'
import type { ReadFile } from './read-bytes'
import { OutputClosed, OutputFailed } from './write-bytes'

const bytes = (text: string): ReadFile => ok(new TextEncoder().encode(text))

const problem = { severity: 'error', code: 'X' }

/** Takes a text of one word for its level, and repeats it. */
const game = {
  format: {
    parse: (text: string) =>
      text === 'nothing' ? err([problem]) : ok({ level: text, warnings: [] }),
  },
  validate: (level: unknown) => (level === 'wrong' ? [problem] : []),
  engine: {
    answer: (level: unknown) => {
      if (level === 'bug') throw new Error('a bug')
      return `${String(level)}!`
    },
  },
} as unknown as WordlessGame<unknown>
function answered(read: ReadFile, lost: Error | null = null) {
  const told = { out: '', err: '', reads: [] as string[] }
  const ended = quickAnswer(game, 'level.in', {
    read: (file) => {
      told.reads.push(file)
      return read
    },
    out: (text) => {
      if (lost) throw lost
      told.out += text
    },
    err: (text) => (told.err += text),
  })
  return { ended, ...told }
}

test('a level is answered', () => {
  expect(answered(bytes('level'))).toEqual({
    ended: 0,
    out: 'level!',
    err: '',
    reads: ['level.in'],
  })
})

test.each([
  ['a file that cannot be read', err('it is gone')],
  ['bytes that are no text', ok(new Uint8Array([0xff, 0xfe, 0]))],
  ['a text that is no level', bytes('nothing')],
  ['a level with a problem', bytes('wrong')],
  ['a level on which the game fails', bytes('bug')],
])('of %s nothing is said, and what was read is passed on', (_, read) => {
  expect(answered(read)).toEqual({ ended: read, out: '', err: '', reads: ['level.in'] })
})

test('nobody who reads is no failure, a full disk is one', () => {
  expect(answered(bytes('level'), new OutputClosed())).toMatchObject({ ended: 0, err: '' })
  const full = answered(bytes('level'), new OutputFailed('the disk is full'))
  expect(full.ended).toBe(1)
  expect(full.err).toBe('error: standard output cannot be written: the disk is full\n')
  expect(() => answered(bytes('level'), new Error('a bug'))).toThrow('a bug')
})

test('one game and one file, or standard input, are the quick form', () => {
  expect(quickForm(['answer', 'rockets', 'a.in'])).toEqual({ game: 'rockets', file: 'a.in' })
  expect(quickForm(['answer', 'go9', '-'])).toEqual({ game: 'go9', file: '-' })
})

test.each([
  [[]],
  [['check', 'rockets', 'a']],
  [['answer', 'rockets']],
  [['answer', 'rockets', 'a', 'b']],
  [['answer', 'rockets', '--help']],
  [['answer', '../games/rockets', 'a']],
  [['answer', 'toString', 'a']],
  [['answer', '9go', 'a']],
])('%j is another form', (args) => {
  expect(quickForm(args)).toBeNull()
})
