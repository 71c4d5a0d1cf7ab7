import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { needing } from '../../../scripts/unit/needs'
import { runCaptured } from '../testing/captured-io'
import { SAMPLE, useLevelFolder } from '../testing/level-folder'
import { schemas } from '../schemas'

const { at } = useLevelFolder()

function begun(): string {
  const set = at('set')
  rmSync(set, { recursive: true, force: true })
  mkdirSync(join(set, 'small'), { recursive: true })
  writeFileSync(join(set, '01.in'), SAMPLE)
  writeFileSync(join(set, 'boardwright.json'), '{"version":1}')
  return set
}

const textOf = (set: string, path: string): string => readFileSync(join(set, path), 'utf8')
const notesOf = (set: string) =>
  (JSON.parse(textOf(set, 'boardwright.json')) as { tests: Record<string, { made: unknown }> })
    .tests

async function states(...args: readonly string[]): Promise<Record<string, string>> {
  const { out } = await runCaptured(['remake', ...args, '--json'])
  const lines = out.split('\n').filter((line) => line !== '')
  const reports = lines.map((line) => schemas.remake.parse(JSON.parse(line))) as {
    path: string
    state: string
  }[]
  return Object.fromEntries(reports.map(({ path, state }) => [path, state]))
}

test('notes in a set how levels are generated and found, and makes what was changed again', async () => {
  const set = begun()
  const generating = ['generate', 'rockets', '--seed', '5', '--set', 'width=6']
  await runCaptured([...generating, '--count', '2', '--into', join(set, 'small')])
  const finding = ['find', 'rockets', '--catches', 'no-floor', '--tries', '256', '--near', set]
  await runCaptured([...finding, '--into', set])
  expect(Object.keys(notesOf(set))).toEqual([
    'no-floor.in',
    'small/rockets-5.txt',
    'small/rockets-6.txt',
  ])
  expect(notesOf(set)['small/rockets-6.txt']).toMatchObject({
    made: { by: 'generate', game: 'rockets', seed: 6, settings: { width: 6 } },
  })
  const [five, found] = [textOf(set, 'small/rockets-5.txt'), textOf(set, 'no-floor.in')]
  writeFileSync(join(set, 'small/rockets-5.txt'), SAMPLE)
  writeFileSync(join(set, 'no-floor.in'), SAMPLE)
  const check = await runCaptured(['remake', set, '--check'])
  expect(check.exitCode).toBe(1)
  expect(
    check.out
      .split('\n')
      .slice(0, 3)
      .map((line) => line.split(/ {2,}/)),
  ).toEqual([
    ['test', 'made by', 'now'],
    ['no-floor.in', 'search, seed 1', 'differs'],
    ['small/rockets-5.txt', 'generator, seed 5', 'differs'],
  ])
  expect(textOf(set, 'no-floor.in')).toBe(SAMPLE)
  const before = textOf(set, 'boardwright.json')
  expect(await states(set, 'no-floor.in')).toEqual({ 'no-floor.in': 'written' })
  expect(textOf(set, 'no-floor.in')).toBe(found)
  expect((await runCaptured(['remake', set])).exitCode).toBe(0)
  expect(textOf(set, 'small/rockets-5.txt')).toBe(five)
  expect(textOf(set, 'boardwright.json')).toBe(before)
})

test('a folder that is no set gets no notes of what is generated into it', async () => {
  await runCaptured(['generate', 'rockets', '--seed', '5', '--into', at('plain')])
  expect([existsSync(at('plain')), existsSync(at('plain/boardwright.json'))]).toEqual([true, false])
})

needing('unix')
test('a search that began from what a program made has that made again, where programs are trusted', async () => {
  const set = begun()
  writeFileSync(at('gen.sh'), `cat '${at('level.txt')}'\n`)
  writeFileSync(at('level.txt'), SAMPLE)
  await runCaptured(['make', set, '--program', 'sh ../gen.sh', '--name', 'own'])
  rmSync(join(set, '01.in'))
  const finding = ['find', 'rockets', '--catches', 'no-floor', '--tries', '256', '--near', set]
  await runCaptured([...finding, '--into', set])
  const found = textOf(set, 'no-floor.in')
  for (const name of ['own.in', 'no-floor.in']) writeFileSync(join(set, name), `${SAMPLE}\n`)
  expect(await states(set, 'no-floor.in')).toEqual({ 'no-floor.in': 'failed' })
  expect(await states(set, 'no-floor.in', '--trust')).toEqual({ 'no-floor.in': 'written' })
  expect(textOf(set, 'no-floor.in')).toBe(found)
})

test('says which tests it cannot make, and of which it does not know how', async () => {
  const set = begun()
  expect(await runCaptured(['remake', set])).toMatchObject({
    exitCode: 2,
    err: expect.stringContaining('no test in'),
  })
  const made = { by: 'find', game: 'rockets', seed: 1, tries: 64, official: true }
  const wishes = [{ kind: 'catches', reading: 'no-floor' }]
  const [near, hash] = ['0123456789abcdef', 'fedcba9876543210']
  const tests = { '01.in': { made: { ...made, wishes, near, hash } } }
  writeFileSync(join(set, 'boardwright.json'), JSON.stringify({ version: 1, tests }))
  expect(await runCaptured(['remake', set, '02.in'])).toMatchObject({ exitCode: 2 })
  const end = await runCaptured(['remake', set])
  expect([end.exitCode, end.out]).toEqual([1, expect.stringContaining('changed or removed')])
  expect(textOf(set, '01.in')).toBe(SAMPLE)
})

needing('unix')
test('adds what programs of the setter write, and runs them again only if they are trusted', async () => {
  const set = begun()
  writeFileSync(at('level.txt'), SAMPLE)
  writeFileSync(
    at('gen.sh'),
    `#!/bin/sh\n[ "$1" = bad ] && exit 3\n[ "$1" = odd ] && echo odd && exit\ncat '${at('level.txt')}'\n`,
  )
  const program = (argument: string): string[] => ['--program', `sh ../gen.sh ${argument}`]
  const named = ['--group', 'small', '--name', 'big']
  const made = await runCaptured(['make', set, ...program('1'), ...program('2'), ...named])
  expect([made.exitCode, made.err.split('\n').length]).toEqual([0, 3])
  expect(notesOf(set)['small/big.in']).toMatchObject({
    made: { by: 'program', command: 'sh ../gen.sh 1' },
  })
  expect(textOf(set, 'small/big-2.in')).toBe(SAMPLE)
  const bad = await runCaptured(['make', set, ...program('bad'), ...program('odd')])
  expect(bad.exitCode).toBe(1)
  expect(bad.err).toContain('sh ../gen.sh bad: error: the program ended with 3')
  expect(bad.err).toContain('sh ../gen.sh odd')
  expect(Object.keys(notesOf(set))).toEqual(['small/big-2.in', 'small/big.in'])
  expect(await states(set)).toEqual({ 'small/big-2.in': 'failed', 'small/big.in': 'failed' })
  writeFileSync(at('level.txt'), `${SAMPLE}\n`)
  expect(await states(set, '--trust', '--check')).toEqual({
    'small/big-2.in': 'differs',
    'small/big.in': 'differs',
  })
  expect(await states(set, '--trust')).toEqual({
    'small/big-2.in': 'written',
    'small/big.in': 'written',
  })
  expect(textOf(set, 'small/big.in')).toBe(`${SAMPLE}\n`)
})

const TOWN = 'src-main/core/games/ghosts/samples/default-town/level.txt'

test('what was shrunk and what was played is made again of the level it was made of, to the byte', async () => {
  const set = begun()
  await runCaptured(['generate', 'rockets', '--seed', '5', '--into', set])
  const level = join(set, 'rockets-5.txt')
  const { out: answer } = await runCaptured(['answer', 'rockets', level])
  const asked = ['--answer-has', answer.charAt(0), '--out', join(set, 'small', 'short.in')]
  writeFileSync(join(set, 'town.in'), readFileSync(TOWN))
  expect((await runCaptured(['shrink', 'rockets', level, ...asked])).exitCode).toBe(0)
  const record = ['--record', join(set, 'match.in'), '--seed', '3']
  await runCaptured([
    'match',
    'ghosts',
    join(set, 'town.in'),
    '--players',
    'hunter,random',
    ...record,
  ])
  const { 'small/short.in': short, 'match.in': match } = notesOf(set)
  expect(short).toMatchObject({ made: { by: 'shrink', origin: { by: 'generate', seed: 5 } } })
  expect(match).toMatchObject({ made: { by: 'match', players: ['hunter', 'random'], seed: 3 } })
  const before = ['small/short.in', 'match.in'].map((path) => textOf(set, path))
  const check = await states(set, '--check')
  expect(new Set(Object.values(check))).toEqual(new Set(['same']))
  for (const path of ['small/short.in', 'match.in']) writeFileSync(join(set, path), SAMPLE)
  // Of the level that was generated nothing is left but how that was done.
  rmSync(level)
  expect(await states(set, 'small/short.in', 'match.in')).toEqual({
    'small/short.in': 'written',
    'match.in': 'written',
  })
  expect(['small/short.in', 'match.in'].map((path) => textOf(set, path))).toEqual(before)
  rmSync(join(set, 'town.in'))
  const gone = await runCaptured(['remake', set, 'match.in'])
  expect([gone.exitCode, gone.out]).toEqual([1, expect.stringContaining('not in the set')])
})

needing('unix')
test('what a stress test found is made again without the program, also of parts and of tests nearby', async () => {
  const set = begun()
  const program = ['--program', 'echo none', '--seed', '2']
  const asked = ['stress', 'rockets', ...program, '--near', set, '--near-only']
  await runCaptured([...asked, '--into', set])
  await runCaptured([...asked, '--out', join(set, 'small', 'out.in')])
  const part = await runCaptured(['stress', 'rockets', ...program, '--shard', '1/1'])
  await runCaptured(['merge', '-', '--into', set], { stdin: part.out })
  const paths = Object.keys(notesOf(set))
  expect(paths).toHaveLength(3)
  for (const path of paths)
    expect(notesOf(set)[path]).toMatchObject({ made: { by: 'stress', program: 'echo none' } })
  const before = paths.map((path) => textOf(set, path))
  for (const path of paths) writeFileSync(join(set, path), `${SAMPLE}\n`)
  expect(new Set(Object.values(await states(set)))).toEqual(new Set(['written']))
  expect(paths.map((path) => textOf(set, path))).toEqual(before)
})

needing('unix')
test('of a match that a program played it is told, and that it is not played again', async () => {
  const set = begun()
  writeFileSync(join(set, 'town.in'), readFileSync(TOWN))
  const bot = `cmd:sh -c 'exit 1'`
  const args = ['--players', `"${bot}",random`, '--seed', '1', '--record', join(set, 'match.in')]
  await runCaptured(['match', 'ghosts', join(set, 'town.in'), ...args])
  expect(notesOf(set)['match.in']).toMatchObject({ made: { players: [bot, 'random'] } })
  const end = await runCaptured(['remake', set, '--check'])
  expect([end.exitCode, end.out]).toEqual([1, expect.stringContaining('Programs played')])
})

test('a level that cannot be shrunk further keeps the record of how it was made', async () => {
  const set = begun()
  await runCaptured(['find', 'rockets', '--catches', 'no-floor', '--into', set])
  const level = join(set, 'no-floor.in')
  const shrink = ['shrink', 'rockets', level, '--catches', 'no-floor', '--out']
  const [before, text] = [notesOf(set), textOf(set, 'no-floor.in')]
  for (const out of [level, join(set, 'copy.in')]) await runCaptured([...shrink, out])
  const { made } = before['no-floor.in']!
  expect([notesOf(set), textOf(set, 'no-floor.in')]).toEqual([
    { ...before, 'copy.in': { made } },
    text,
  ])
  expect(new Set(Object.values(await states(set, '--check')))).toEqual(new Set(['same']))
})

test('only what is a test of the set gets a record, and no notes lose the result of a match', async () => {
  const set = begun()
  mkdirSync(join(set, 'statement'))
  writeFileSync(at('town.in'), readFileSync(TOWN))
  const play = (record: string) => {
    const players = ['--players', 'hunter,random', '--seed', '3', '--record', join(set, record)]
    return runCaptured(['match', 'ghosts', at('town.in'), ...players])
  }
  for (const record of ['small.log', 'statement/x.md']) {
    expect((await play(record)).exitCode).toBe(0)
    expect(textOf(set, 'boardwright.json')).toBe('{"version":1}')
  }
  const { out } = await play('match.in')
  expect(Object.keys(notesOf(set))).toEqual(['match.in'])
  writeFileSync(join(set, 'boardwright.json'), '{')
  const done = await play('again.in')
  expect([done.exitCode, done.out]).toEqual([1, out])
})
