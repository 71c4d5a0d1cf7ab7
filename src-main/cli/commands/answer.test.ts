import { mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runCaptured } from '../testing/captured-io'
import { ANSWER, SAMPLE, useLevelFolder } from '../testing/level-folder'

const { at, put } = useLevelFolder()

describe('answer', () => {
  test('prints the official answer of one file and nothing else', async () => {
    const expected = { exitCode: 0, out: ANSWER, err: '' }
    expect(await runCaptured(['answer', 'rockets', at('sample.in')])).toEqual(expected)
    expect(await runCaptured(['answer', 'auto', '-'], { stdin: SAMPLE })).toEqual(expected)
  })

  test('answers several files under headings, broken ones among them', async () => {
    const files = [
      at('sample.in'),
      at('broken.in'),
      at('missing.in'),
      at('folder'),
      at('sample.in'),
    ]
    const heading = `==> ${at('sample.in')} <==\n`
    expect(await runCaptured(['answer', 'auto', ...files])).toEqual({
      exitCode: 1,
      out: heading + ANSWER + heading + ANSWER,
      err:
        `${at('broken.in')}:16:1: error R6: The arrow of turn 8 is at (1,2), ` +
        'where the rocket of player 1 is; expected a free square\n' +
        `${at('missing.in')}: error: cannot be read: there is no such file\n` +
        `${at('folder')}: error: cannot be read: it is a folder\n`,
    })
  })

  test('writes several files at a time: all that can be are whole, and one that cannot is told', async () => {
    const into = at('many')
    mkdirSync(join(into, 'level-20.out'), { recursive: true })
    const files = Array.from({ length: 40 }, (_, count) => put(`level-${count}.in`, SAMPLE))
    const done = await runCaptured(['answer', 'rockets', ...files, '--into', into])
    expect(done).toMatchObject({ exitCode: 1, out: '' })
    expect(done.err.trim().split('\n')).toEqual([expect.stringContaining('level-20.out')])
    expect(readdirSync(into)).toHaveLength(40)
    for (const name of readdirSync(into)) {
      if (name === 'level-20.out') continue
      expect([name, readFileSync(join(into, name), 'utf8')]).toEqual([name, ANSWER])
    }
  })

  test('writes a file an answer into a folder, which it makes', async () => {
    const into = at('answers/deep')
    const files = [at('sample.in'), at('broken.in'), '-']
    const done = await runCaptured(['answer', 'rockets', ...files, '--into', into], {
      stdin: SAMPLE,
    })
    expect(done).toMatchObject({ exitCode: 1, out: '' })
    const written = readdirSync(into).map((name) => [name, readFileSync(join(into, name), 'utf8')])
    expect(written).toEqual([
      ['sample.out', ANSWER],
      ['stdin.out', ANSWER],
    ])
  })

  test('writes answers with the ending that is in use, beside the files or in the folder', async () => {
    for (const name of ['used', 'even']) mkdirSync(at(name))
    for (const name of ['1', '2', '3']) put(`used/${name}.in`, SAMPLE)
    for (const name of ['1.ans', '2.ans', '3.out', '4.out', '5.out']) put(`used/${name}`, 'old')
    const files = ['1', '2', '3'].map((name) => at(`used/${name}.in`))
    const answered = async (into: string) => {
      const done = await runCaptured(['answer', 'rockets', ...files, '-', '--into', at(into)], {
        stdin: SAMPLE,
      })
      expect(done).toMatchObject({ exitCode: 0, err: '' })
      return readdirSync(at(into)).filter(
        (name) => readFileSync(at(`${into}/${name}`), 'utf8') === ANSWER,
      )
    }
    expect(await answered('beside')).toEqual(['1.ans', '2.ans', '3.ans', 'stdin.ans'])
    // With equal counts, and if there are none, `.out` is used.
    put('even/1.out', 'old')
    expect(await answered('even')).toEqual(['1.out', '2.out', '3.out', 'stdin.out'])
    expect(await answered('used')).toEqual(['1.ans', '2.ans', '3.ans', 'stdin.ans'])
  })

  test('says that standard output cannot be written', async () => {
    const args = ['answer', 'auto', at('sample.in'), at('sample.in')]
    expect(await runCaptured(args, { output: 'full' })).toEqual({
      exitCode: 1,
      out: '',
      err: 'error: standard output cannot be written: the disk is full\n',
    })
  })

  test('answers by a misreading', async () => {
    const args = ['answer', 'auto', at('sample.in'), '--reading', 'no-last-half-turn']
    const { exitCode, out } = await runCaptured(args)
    expect(exitCode).toBe(0)
    expect(out).toMatch(/^\d+\n\d+\n$/)
    expect(out).not.toBe(ANSWER)
  })

  test.each([
    [
      'UTF-16',
      Buffer.from(SAMPLE, 'utf16le'),
      ':1:1: error: found UTF-16 LE text, expected plain text in UTF-8',
    ],
    ['a NUL', `${SAMPLE}\0`, ':17:1: error: found a zero byte, expected plain text in UTF-8'],
    [
      'a stray byte',
      Buffer.of(0x35, 0x9f),
      ':1:2: error: found byte 9F, expected plain text in UTF-8',
    ],
    [
      'two byte order marks',
      `\uFEFF\uFEFF${SAMPLE}`,
      ':1:1: error: found a second byte order mark, expected plain text in UTF-8',
    ],
    [
      'another text',
      'once upon a time',
      ': note: this text does not match any game; the closest is ',
    ],
    ['nothing', '\n', ':1:1: error: the file is empty\n'],
  ])('says that a file holds %s', async (_, content, message) => {
    const file = put('strange.in', content)
    const done = await runCaptured(['answer', 'auto', file, at('sample.in')])
    expect(done).toMatchObject({ exitCode: 1, out: expect.stringContaining(ANSWER) })
    expect(done.err).toContain(`${file}${message}`)
  })

  test('refuses a file that is larger than what is read', async () => {
    const file = put('huge.in', Buffer.alloc(64 * 1024 * 1024 + 1, '5'))
    expect(await runCaptured(['answer', 'rockets', file])).toEqual({
      exitCode: 1,
      out: '',
      err: `${file}: error: it is larger than the limit of 16 MB\n`,
    })
    rmSync(file)
  })
})
