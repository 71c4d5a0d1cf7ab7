import { describe, expect, test } from 'vitest'
import { runCaptured } from './testing/captured-io'
import { ANSWER, useLevelFolder } from './testing/level-folder'

const { at, put } = useLevelFolder()

describe('--files-from', () => {
  const heading = (): string => `==> ${at('sample.in')} <==\n${ANSWER}`

  test.each([
    ['\n', 'a line each'],
    ['\r\n', 'lines of Windows'],
    ['\0', 'a zero byte behind each'],
  ])('takes files from a list, %j between them', async (end) => {
    const names = [at('sample.in'), at('broken.in'), at('sample.in'), '']
    const list = put('list.txt', names.join(end))
    const done = await runCaptured(['answer', 'rockets', '--files-from', list])
    expect(done).toMatchObject({ exitCode: 1, out: heading() + heading() })
    expect(done.err).toContain('broken.in:16:1: error R6')
  })

  test('comes after the files that are named, and may be standard input', async () => {
    const stdin = `${at('broken.in')}\n`
    const args = ['check', 'auto', at('sample.in'), '--files-from', '-', '--json']
    const { out } = await runCaptured(args, { stdin })
    const lines = out.trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line).file)).toEqual([at('sample.in'), at('broken.in')])
  })

  test.each([
    [['answer', 'auto', '-', '--files-from', '-'], 'standard input (-) can be read only once'],
    [
      ['answer', 'auto', '--files-from', 'no.txt'],
      '--files-from no.txt cannot be read: there is no',
    ],
    [['answer', 'auto', '--files-from', ''], 'A name must not be empty'],
    [['check', 'auto', '--files-from', '-'], '--files-from lists no files'],
    [['check', 'auto'], "missing required argument 'file'"],
  ])('refuses %j', async (args, message) => {
    const done = await runCaptured(args)
    expect(done).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(message) })
  })
})
