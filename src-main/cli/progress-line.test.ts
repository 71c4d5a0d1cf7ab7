import { expect, test } from 'vitest'
import { cliWords } from './cli-words'
import type { CliIo } from './io'
import { ProgressLine } from './progress-line'
import { runCaptured } from './testing/captured-io'
import { useLevelFolder } from './testing/level-folder'

const { at } = useLevelFolder()

test('long work is reported now and then, and the line goes away at the end', () => {
  let now = 5000
  let out = ''
  const line = new ProgressLine(
    (text) => (out += text),
    () => now,
    () => true,
  )
  const told = cliWords().progress.files
  const tell = (done: number, at: number): string => {
    now = 5000 + at
    out = ''
    line.tell(done, 9, told)
    return out
  }
  expect([tell(1, 0), tell(2, 900), tell(3, 1000)]).toEqual(['', '', '\r3 of 9 files\x1b[K'])
  expect([tell(4, 1100), tell(5, 1250)]).toEqual(['', '\r5 of 9 files\x1b[K'])
  line.clear()
  expect(out).toBe('\r5 of 9 files\x1b[K\r\x1b[K')
  expect([tell(6, 1500), tell(9, 1510), tell(9, 3000)]).toEqual([
    '\r6 of 9 files\x1b[K',
    '\r\x1b[K',
    '',
  ])
})

test('whether there is a terminal is asked once, and only after long work', () => {
  let now = 0
  let asked = 0
  const line = new ProgressLine(
    () => expect.unreachable('there is no terminal'),
    () => now,
    () => ++asked > 9,
  )
  const tell = (at: number): number => {
    now = at
    line.tell(1, 9, cliWords().progress.files)
    return asked
  }
  expect([tell(0), tell(999), tell(1000), tell(2000)]).toEqual([0, 0, 1, 1])
  line.clear()
})

test('commands over several files, and generate, say how far they are', async () => {
  const told: string[] = []
  const progress: NonNullable<CliIo['progress']> = (done, total, so) => {
    told.push(so({ done, total }))
  }
  const files = [at('sample.in'), at('missing.in'), at('sample.in')]
  await runCaptured(['readings', 'rockets', ...files, '--json'], { progress })
  await runCaptured(['generate', 'rockets', '--seed', '1', '--count', '2'], { progress })
  expect(told).toEqual([
    '1 of 3 files',
    '2 of 3 files',
    '3 of 3 files',
    '1 of 2 levels',
    '2 of 2 levels',
  ])
})
