import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { skipWithout } from '../../../scripts/unit/needs'
import { tries } from '@core/conformance/testing/tries'
import { schemas } from '../schemas'
import { runCaptured } from '../testing/captured-io'
import { useLevelFolder } from '../testing/level-folder'

const { at, put } = useLevelFolder()
/** Matches of one arena. */
const GAMES = tries(6, 12)

const run = (...more: string[]) =>
  runCaptured(['arena', 'progers', '--players', 'greedy,random', '--seed', '3', ...more])

const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('arena', () => {
  test('tells who is stronger, with sides swapped', async () => {
    const done = await run('--games', String(GAMES))
    expect(done).toMatchObject({ exitCode: 0, err: '' })
    expect(done.out).toMatch(/^player +matches +wins/)
    expect(done.out).toMatch(new RegExp(`^greedy +${GAMES} +${GAMES} +0 +0 +0 +\\+\\d`, 'm'))
    const json = await run('--games', String(GAMES), '--json')
    const [greedy, random] = linesOf(json.out).map((line) => schemas.arena.parse(line))
    expect(greedy).toMatchObject({
      player: 'greedy',
      matches: GAMES,
      wins: GAMES,
      rate: 1,
      high: 1,
    })
    expect(random).toMatchObject({ player: 'random', losses: GAMES, rate: 0, low: 0 })
    expect((greedy as { rating: { mu: number } }).rating.mu).toBeGreaterThan(25)
  })

  test('plays each pair of more than two', async () => {
    const done = await runCaptured([
      ...[
        'arena',
        'ghosts',
        '--players',
        'random,greedy,hunter',
        '--seed',
        '1',
        '--games',
        String(tries(2, 6)),
      ],
    ])
    expect(done).toMatchObject({ exitCode: 0, err: '' })
    expect(done.out).toMatch(/^random against hunter: 0 won, \d drawn, \d lost; /m)
  })

  test('plays a level of a folder, and keeps matches that answer alike', async () => {
    const levels = at('folder')
    const level = 'src-main/core/games/progers/samples/statement-config/level.txt'
    writeFileSync(`${levels}/1.txt`, readFileSync(level))
    const args = ['--games', '2', '--levels', levels, '--into', at('records'), '--out', at('o')]
    const done = await run(...args)
    expect(done.exitCode).toBe(0)
    const record = readFileSync(at('records/00002.txt'), 'utf8')
    expect(record.startsWith(readFileSync(level, 'utf8'))).toBe(true)
    const answer = await runCaptured(['answer', 'auto', at('records/00002.txt')])
    const [, , second] = linesOf(readFileSync(at('o'), 'utf8')) as {
      played?: { scores: number[] }
    }[]
    expect(answer.out).toBe(`${second!.played!.scores.join(' ')}\n`)
    // The second match is the first with sides swapped, of the same seed.
    const again = await runCaptured([
      ...['match', 'progers', level, '--players', 'random,greedy', '--seed', '3'],
    ])
    expect(answer.out).toBe(again.out)
  })

  test('goes on where it was stopped, wherever that was, to the same bytes', async () => {
    const whole = await run('--games', '6', '--out', at('whole.ndjson'))
    const bytes = readFileSync(at('whole.ndjson'), 'utf8')
    for (const length of [
      5,
      bytes.indexOf('\n') + 1,
      bytes.length >> 1,
      bytes.length - 3,
      bytes.length,
    ]) {
      put('part.ndjson', bytes.slice(0, length))
      expect(await run('--games', '6', '--out', at('part.ndjson'))).toEqual(whole)
      expect(readFileSync(at('part.ndjson'), 'utf8')).toBe(bytes)
    }
    expect(await runCaptured(['merge', at('whole.ndjson')])).toEqual(whole)
  })

  test('refuses a file of another run, and leaves it as it is', async () => {
    await run('--games', '2', '--out', at('run.ndjson'))
    const held = readFileSync(at('run.ndjson'), 'utf8')
    for (const other of [
      ['--games', '4'],
      ['--games', '2', '--json'],
      ['--games', '2', '--time', '9'],
    ]) {
      const { exitCode, err } = await run(...other, '--out', at('run.ndjson'))
      expect({ exitCode, err }).toEqual({
        exitCode: 2,
        err: expect.stringContaining('a different arena run'),
      })
    }
    // What cannot be read is not taken for nothing.
    expect((await run('--games', '2', '--out', at('folder'))).exitCode).toBe(2)
    put('story.txt', 'once upon a time')
    expect((await run('--games', '2', '--out', at('story.txt'))).exitCode).toBe(2)
    appendFileSync(at('run.ndjson'), 'x\n')
    expect((await run('--games', '2', '--out', at('run.ndjson'))).err).toContain('is not a match')
    expect(readFileSync(at('run.ndjson'), 'utf8')).toBe(`${held}x\n`)
  })

  test('stops when the interval is narrow enough', async () => {
    const done = await run('--games', '1000', '--until-width', '0.5', '--json', '--out', at('w'))
    const [greedy] = linesOf(done.out) as { matches: number; low: number; high: number }[]
    expect(greedy!.matches).toBe(4)
    expect(greedy!.high - greedy!.low).toBeLessThanOrEqual(0.5)
    expect(
      await run('--games', '1000', '--until-width', '0.5', '--json', '--out', at('w')),
    ).toEqual(done)
    expect(await runCaptured(['merge', at('w')])).toEqual(done)
  })

  test('is shared among machines, and merged to the same bytes', async () => {
    const whole = await run('--games', '7')
    const parts = await Promise.all(
      [1, 2, 3].map(async (part) => {
        const done = await run('--games', '7', '--shard', `${part}/3`)
        for (const line of linesOf(done.out)) schemas.shard.parse(line)
        return put(`part-${part}`, done.out)
      }),
    )
    expect(await runCaptured(['merge', ...parts.toReversed()])).toEqual(whole)
  })

  test('plays programs, and counts their faults', async (context) => {
    skipWithout(context, 'unix')
    const bot = `cmd:node src-main/core/games/progers/kit/bot.js`
    const crash = put('crash.sh', 'read -r a; exit 1\n')
    const done = await runCaptured([
      ...['arena', 'progers', '--players', `${bot},cmd:sh ${crash}`, '--seed', '1', '--games', '4'],
      ...['--time', '30000', '--jobs', '2', '--json', '--out', at('bots.ndjson')],
    ])
    expect(done).toMatchObject({ exitCode: 0, err: '' })
    expect(linesOf(done.out)).toMatchObject([
      { wins: 4, faults: 0 },
      { losses: 4, faults: 4 },
    ])
    expect(readFileSync(at('bots.ndjson'), 'utf8')).toContain('ended with code 1 [P8]')
    const table = await runCaptured([
      ...['arena', 'progers', '--players', `${bot},cmd:sh ${crash}`, '--seed', '1', '--games', '4'],
      ...['--time', '30000', '--jobs', '2'],
    ])
    expect(table.out).toMatch(
      /\n\ncmd:sh .*crash\.sh: program ended 4 times, first in match 1, turn \d: ended with code 1 \[P8\]\n$/,
    )
  })

  test('begins without moves where levels are made with some', async (context) => {
    skipWithout(context, 'unix')
    const silent = put('silent.sh', 'exit 1\n')
    const done = await runCaptured([
      ...['arena', 'ghosts', '--players', `cmd:sh ${silent},greedy`, '--seed', '1', '--games', '2'],
      ...['--time', '30000', '--jobs', '1', '--json'],
    ])
    expect(done).toMatchObject({ exitCode: 0, err: '' })
    expect(linesOf(done.out)).toMatchObject([{ losses: 2, faults: 2 }, { wins: 2 }])
  })

  test.each([
    [['--players', 'greedy'], 'at least two names'],
    [['--players', 'greedy,nobody'], "no player 'nobody'"],
    [['--levels', 'no-such-folder'], 'no-such-folder'],
    [['--until-width', '2'], 'a number above 0'],
    [['--illegal', 'stay'], 'no choices for --illegal'],
    [['--shard', '1/2', '--out', 'x'], 'cannot be used'],
  ])('refuses %j', async (more, message) => {
    const { exitCode, err } = await run('--games', '2', ...more)
    expect({ exitCode, err }).toEqual({ exitCode: 2, err: expect.stringContaining(message) })
    expect(existsSync('x')).toBe(false)
  })

  test('wants levels of the game', async () => {
    const { exitCode, err } = await run('--levels', at('.'))
    expect(exitCode).toBe(2)
    expect(err).toContain('is not a level of progers')
  })
})
