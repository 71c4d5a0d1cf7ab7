import { mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { runCaptured } from '../testing/captured-io'
import { useLevelFolder } from '../testing/level-folder'

const { at, put } = useLevelFolder()
const walks = 'src-main/core/games/labyrinth/samples/statement/level.txt'

async function answerUnder(reading: string): Promise<string> {
  return (await runCaptured(['answer', 'labyrinth', walks, '--reading', reading])).out
}

test('says that an output is right', async () => {
  const done = await runCaptured(['explain', 'rockets', at('sample.in'), '-'], { stdin: '8\n8\n' })
  expect(done).toEqual({ exitCode: 0, out: 'Accepted.\n', err: '' })
})

test('names the step and rule that wrote the official word, and the misreadings that give the output', async () => {
  const stdin = await answerUnder('always-shift')
  const { exitCode, out } = await runCaptured(['explain', 'auto', walks, '-'], { stdin })
  expect(exitCode).toBe(1)
  expect(out).toMatch(/^Wrong answer at line 1, column 21: expected r, found o\.\n/)
  expect(out).toMatch(/written in turn 19, current, step 33:\n {2}[^]*\[M5\]\n/)
  expect(out).toMatch(
    /misreadings? gives? just this output; (a possibility|possibilities), .*:\n( {2}.*\n)* {2}always-shift: .* \(M5\)\n/,
  )
})

test('says that no misreading gives an output, what is missing and what is too much', async () => {
  const explained = async (stdin: string): Promise<string> =>
    (await runCaptured(['explain', 'rockets', at('sample.in'), '-'], { stdin })).out
  expect(await explained('8\n77\n')).toMatch(
    /line 2, column 1: expected 8, found 77\.\n[^]*No misreading, and no two combined, gives this output/,
  )
  expect(await explained('8\n')).toContain('the output ends where 8 is expected')
  expect(await explained('8\n8\n8\n')).toContain('unexpected extra token 8')
  expect(await explained('')).toMatch(/^Wrong answer: it prints nothing; 8 was expected\.\n/)
  expect(await explained('\n ')).toMatch(/^Wrong answer: it prints only whitespace; 8 was/)
  expect(await explained('\ufeff8\n8\n')).toMatch(/^Wrong answer: it begins with a byte order mark/)
})

test('tells other whitespace, which is wrong where the set or the command line wants it exact', async () => {
  mkdirSync(at('exact/secret'), { recursive: true })
  const folder = dirname(put('exact/boardwright.json', '{ "version": 1, "compare": "exact" }'))
  const inExact = put('exact/secret/01.in', readFileSync(at('sample.in'), 'utf8'))
  const explained = (file: string, ...more: string[]) =>
    runCaptured(['explain', 'rockets', file, '-', ...more], { stdin: '8\r\n8\n' })
  const where =
    'Only whitespace differs. Line 1, column 2: a carriage return (CR) instead of a line ending.\n'
  const told = { exitCode: 0, out: `Accepted.\n${where}`, err: '' }
  expect(await explained(at('sample.in'))).toEqual(told)
  const refused = { exitCode: 1, out: `Presentation error.\n${where}`, err: '' }
  expect(await explained(at('sample.in'), '--compare', 'exact')).toEqual(refused)
  expect(await explained(inExact)).toEqual(refused)
  expect(await explained(inExact, '--compare', 'tokens')).toEqual(told)
  put('exact/boardwright.json', '{ "version": 1, "compare": "about" }')
  const broken = await explained(inExact)
  expect(broken).toMatchObject({ exitCode: 0, err: expect.stringContaining(folder) })
})

test('tells it as JSON', async () => {
  const stdin = await answerUnder('always-shift')
  const { out } = await runCaptured(['explain', 'labyrinth', walks, '-', '--json'], { stdin })
  expect(JSON.parse(out)).toMatchObject({
    game: 'labyrinth',
    verdict: 'WA',
    difference: { kind: 'word', line: 1, column: 21, expectedColumn: 21 },
    step: { step: 33, turn: 19 },
    readings: expect.arrayContaining([{ ids: ['always-shift'], parts: expect.anything() }]),
  })
})

test('says where the run under a misreading parts from the official one', async () => {
  const level = 'src-main/core/games/rockets/samples/floor-at-end/level.txt'
  const stdin = (await runCaptured(['answer', 'rockets', level, '--reading', 'floor-at-end'])).out
  const { out } = await runCaptured(['explain', 'rockets', level, '-'], { stdin })
  expect(out).toContain(
    [
      '    Its run first differs from the official run in turn 10, cats, step 67 [R3]:',
      '      Official rules: The score of player 1 would be -1 and is raised to 0',
      '      Misreading: this does not happen',
      '',
    ].join('\n'),
  )
  const report = await runCaptured(['explain', 'rockets', level, '-', '--json'], { stdin })
  const parts = { turn: 10, phase: 'cats', step: 67, rule: 'R3' }
  expect(JSON.parse(report.out).readings).toContainEqual({
    ids: ['floor-at-end'],
    parts: {
      ...parts,
      official: ['The score of player 1 would be -1 and is raised to 0'],
      under: ['this does not happen'],
    },
  })
})

test('refuses what cannot be read, and a level that has no answer', async () => {
  const both = await runCaptured(['explain', 'rockets', '-', '-'])
  expect(both).toMatchObject({ exitCode: 2, err: expect.stringContaining('cannot both') })
  const missing = await runCaptured(['explain', 'rockets', at('sample.in'), at('missing')])
  expect(missing).toMatchObject({ exitCode: 2, err: expect.stringContaining('missing') })
  const broken = put('broken-level.in', '5 5\n')
  const done = await runCaptured(['explain', 'rockets', broken, '-'], { stdin: '1' })
  expect(done).toMatchObject({ exitCode: 1, out: '' })
})
