import { expect, test } from 'vitest'
import { runCaptured } from './testing/captured-io'
import { SAMPLE, useLevelFolder } from './testing/level-folder'
import { timeoutOf } from './timeout'
import { withTimeout } from './with-timeout'

const { put } = useLevelFolder()

test('work that never ends is stopped and reported', async () => {
  const script = put('busy.cjs', 'for (;;);')
  let told = ''
  const exitCode = await withTimeout(script, [], 0.2, { err: (text) => (told += text) })
  expect({ exitCode, told }).toEqual({ exitCode: 1, told: 'error: not done after 0.2 s\n' })
})

test('what is done in time ends with its own exit code', async () => {
  const script = put('quick.cjs', 'process.exitCode = process.argv.length')
  const code = await withTimeout(script, ['a', 'b', 'c'], 600, { err: () => undefined })
  expect(code).toBe(5)
})

test.each([
  [['answer', 'auto', 'a', '--timeout', '5'], 5],
  [['--timeout=0.5', 'answer', 'auto', 'a'], 0.5],
  [['answer', 'auto', 'a'], null],
  [['answer', '--timeout', '0'], null],
  [['answer', '--timeout'], null],
])('the limit of %j', (args, seconds) => {
  expect(timeoutOf(args)).toBe(seconds)
})

test('every command takes a limit; one that is none is wrong usage', async () => {
  const sound = await runCaptured(['answer', 'auto', '-', '--timeout', '600'], { stdin: SAMPLE })
  expect(sound).toEqual({ exitCode: 0, out: '8\n8\n', err: '' })
  const wrong = await runCaptured(['check', 'auto', '-', '--timeout', 'soon'])
  expect(wrong).toMatchObject({ exitCode: 2, err: expect.stringContaining('a number of seconds') })
})
