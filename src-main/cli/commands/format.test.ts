import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runCaptured } from '../testing/captured-io'
import { SAMPLE, useLevelFolder } from '../testing/level-folder'

const { at, put } = useLevelFolder()

describe('format', () => {
  const untidy = `${SAMPLE.replaceAll(' ', '\t  ').replaceAll('\n', ' \r\n')}\r\n\r\n`

  test('prints the canonical form', async () => {
    const file = put('untidy.in', untidy)
    expect(await runCaptured(['format', 'auto', file])).toEqual({
      exitCode: 0,
      out: SAMPLE,
      err: '',
    })
    expect(readFileSync(file, 'utf8')).toBe(untidy)
  })

  test('rewrites only what is not canonical, and never loses text', async () => {
    const file = put('untidy.in', untidy)
    const more = put('more.in', `${SAMPLE}1 1 N\n`)
    const done = await runCaptured(['format', 'auto', file, at('sample.in'), more, '--write'])
    expect(done).toMatchObject({ exitCode: 1, out: `${file}\n` })
    expect(done.err).toContain(
      `${more}: error: not rewritten, because some of its text would be lost\n`,
    )
    expect(readFileSync(file, 'utf8')).toBe(SAMPLE)
    expect(readFileSync(more, 'utf8')).toBe(`${SAMPLE}1 1 N\n`)
  })
})
