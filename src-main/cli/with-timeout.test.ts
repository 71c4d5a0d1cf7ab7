import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { skipWithout } from '../../scripts/unit/needs'
import { soon } from '../../scripts/unit/soon'
import { runCaptured } from './testing/captured-io'
import { SAMPLE, useLevelFolder } from './testing/level-folder'
import { timeoutOf } from './timeout'
import { withTimeout } from './with-timeout'

const { at, put } = useLevelFolder()

test('work that never ends is stopped and reported', async () => {
  const script = put('busy.cjs', 'for (;;);')
  let told = ''
  const exitCode = await withTimeout(script, [], 0.2, { err: (text) => (told += text) })
  expect({ exitCode, told }).toEqual({ exitCode: 1, told: 'error: timed out after 0.2 s\n' })
})

test('what waits in the system for ever is ended too', async (context) => {
  skipWithout(context, 'unix')
  const pipe = at('pipe')
  execFileSync('mkfifo', [pipe])
  const mark = at('mark')
  const told: string[] = []
  const script = put(
    'blocked.cjs',
    `const fs = require('node:fs')
fs.writeFileSync(${JSON.stringify(mark)}, String(process.pid))
fs.openSync(${JSON.stringify(pipe)}, 'r')`,
  )
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const ended = withTimeout(script, [], 600, { err: (text) => told.push(text) })
  const [onTime] = timers.mock.calls.find(([, ms]) => ms === 600_000)!
  timers.mockRestore()
  const pid = await soon(() => {
    const text = readFileSync(mark, 'utf8')
    expect(text).not.toBe('')
    return Number(text)
  })
  onTime()
  expect(await ended).toBe(1)
  expect(told).toEqual(['error: timed out after 600 s\n'])
  await soon(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'))
})

test('what is ended by a signal from outside ends whoever keeps its time', async (context) => {
  skipWithout(context, 'unix')
  const script = put('asleep.cjs', 'setInterval(() => {}, 1000)')
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
  const ended = withTimeout(script, [], 600, { err: () => undefined })
  process.emit('SIGTERM')
  expect(await ended).toBe(1)
  expect(kill).toHaveBeenCalledWith(process.pid, 'SIGTERM')
  kill.mockRestore()
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
