import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runCaptured } from '../testing/captured-io'
import { SAMPLE, useLevelFolder } from '../testing/level-folder'

const { at, put } = useLevelFolder()

describe('check', () => {
  const wide = SAMPLE.replace('5 5\n', '6 5\n').replace('1 2\n', '1 x\n')

  test('says nothing of a good file but the count', async () => {
    expect(await runCaptured(['check', 'auto', at('sample.in')])).toEqual({
      exitCode: 0,
      out: '',
      err: '1 file: no problems\n',
    })
  })

  test('lists errors and warnings in the manner of compilers', async () => {
    const extra = put('extra.in', `${SAMPLE}1 1 N\n`)
    const done = await runCaptured(['check', 'auto', extra, at('broken.in')])
    expect(done.exitCode).toBe(1)
    expect(done.out.split('\n')).toEqual([
      expect.stringMatching(/extra\.in:17:1: warning IN: There is 1 line too many/),
      expect.stringMatching(/broken\.in:16:1: error R6: The arrow of turn 8 /),
      '',
    ])
    expect(done.err).toBe('2 files: 1 error, 1 warning\n')
    expect((await runCaptured(['check', 'auto', extra])).exitCode).toBe(0)
  })

  const sample = (game: string): string =>
    readFileSync(`src-main/core/games/${game}/samples/statement/level.txt`, 'utf8')
  const doubled = (text: string, line: number): string => {
    const lines = text.split('\n')
    return lines.toSpliced(line, 0, lines[line - 1]!).join('\n')
  }

  test.each([
    ['rockets', doubled(SAMPLE, 5), /^<stdin>:6:1: error R9: .*rocket of player 1/],
    // The last of the three units of side 1 before those of side 2.
    [
      'janken',
      doubled(sample('janken'), 14),
      /^<stdin>:15:3: error IN: .* where unit 3 of side 1 is/,
    ],
    ['labyrinth', 'y91 o\no o\n1\nx y\n', /^<stdin>:1:3: error M4: Chain 9 begins/],
    [
      'progers',
      '1133\n\n961 962\nSRLBJMS\nSX\n',
      /^<stdin>:3:5: error IN: There is already a sample at 96/,
    ],
    ['ghosts', 'AGBI BHCK\n240\nAG AG AG\n', /^<stdin>:1:6: error G3: House 2 overlaps/],
  ])('tells the rules broken before a fault of form: %s', async (game, text, first) => {
    const { out, exitCode } = await runCaptured(['check', game, '-'], { stdin: text })
    expect(exitCode).toBe(1)
    expect(out).toMatch(first)
    expect(out.trimEnd().split('\n').length).toBeGreaterThan(1)
  })

  test('names the game that reads a text which the game asked for does not', async () => {
    const done = await runCaptured(['check', 'labyrinth', at('sample.in')])
    expect(done.exitCode).toBe(1)
    expect(done.err).toContain('sample.in: note: this text looks like rockets\n')
    const strange = put('strange.in', '#####\n#@$.#\n')
    expect((await runCaptured(['check', 'rockets', strange])).err).not.toContain('note:')
    expect((await runCaptured(['check', 'auto', strange])).err).toContain(
      'this text does not match any game',
    )
  })

  test('tells megabytes without sense by their first errors', async () => {
    const long = put('long.in', 'x y\n'.repeat(4 * 1024 * 1024))
    const done = await runCaptured(['check', 'auto', long])
    expect(done.exitCode).toBe(1)
    expect(done.err).toContain('this text does not match any game')
    expect(done.out.split('\n').length).toBeLessThan(1100)
  })

  test('gives the same as a line of JSON a file', async () => {
    const done = await runCaptured(
      ['check', 'auto', '-', at('broken.in'), at('none.in'), '--json'],
      {
        stdin: wide,
      },
    )
    expect(done.exitCode).toBe(1)
    const lines = done.out.trimEnd().split('\n')
    const [unreadable, broken, none] = lines.map((line) => JSON.parse(line))
    expect(lines).toHaveLength(3)
    expect(unreadable).toMatchObject({ file: '<stdin>', game: 'rockets', isRunnable: false })
    expect(unreadable.problems[0]).toMatchObject({ line: 5, column: 3, severity: 'error' })
    expect(broken).toEqual({
      file: at('broken.in'),
      game: 'rockets',
      isRunnable: false,
      problems: [
        {
          line: 16,
          column: 1,
          length: expect.any(Number),
          severity: 'error',
          rule: 'R6',
          code: 'arrow-on-rocket',
          message: expect.stringContaining('The arrow of turn 8'),
          cells: [{ row: 2, col: 1 }],
        },
      ],
    })
    expect(none).toMatchObject({ file: at('none.in'), game: null, isRunnable: false })
  })
})
