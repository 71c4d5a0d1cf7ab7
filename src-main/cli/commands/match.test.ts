import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { runCaptured } from '../testing/captured-io'
import { useLevelFolder } from '../testing/level-folder'

const { at, put } = useLevelFolder()
const samples = 'src-main/core/games/progers/samples'
const CONFIG = readFileSync(`${samples}/statement-config/level.txt`, 'utf8')
const TRANSCRIPT = readFileSync(`${samples}/statement/level.txt`, 'utf8')
const AS_PLAYER_1 = readFileSync(`${samples}/statement-player-1/level.txt`, 'utf8')

const play = (file: string, players: string, ...more: string[]) =>
  runCaptured(['match', 'progers', file, '--players', players, '--seed', '7', ...more])

describe('match', () => {
  test('plays the same match from the same seed, and records what answers alike', async () => {
    const config = put('config.txt', CONFIG)
    const first = await play(config, 'greedy,random', '--record', at('first.txt'))
    const second = await play(config, 'greedy,random', '--record', at('second.txt'))
    expect(first).toMatchObject({ exitCode: 0, err: '', out: expect.stringMatching(/^\d+ \d+\n$/) })
    expect(second).toEqual(first)
    const recorded = readFileSync(at('first.txt'), 'utf8')
    expect(readFileSync(at('second.txt'), 'utf8')).toBe(recorded)
    expect(recorded.startsWith(CONFIG)).toBe(true)
    expect(await runCaptured(['answer', 'auto', at('first.txt')])).toEqual(first)
    expect(
      await runCaptured([
        'match',
        'auto',
        at('first.txt'),
        '--players',
        'random,random',
        '--seed',
        '1',
      ]),
    ).toEqual(first)
  })

  test('plays on from where a match stands', async () => {
    const file = put('begun.txt', TRANSCRIPT)
    const done = await play(file, 'greedy,greedy', '--record', at('on.txt'))
    expect(done.exitCode).toBe(0)
    expect(readFileSync(at('on.txt'), 'utf8').startsWith(TRANSCRIPT)).toBe(true)
  })

  test.each([
    ['greedy', "--players takes two names separated by a comma, not 'greedy'"],
    ['greedy,random,greedy', '--players takes two names separated by a comma'],
    [
      'greedi,random',
      "progers has no player 'greedi' (did you mean greedy?); its players are: random",
    ],
  ])('refuses the players %s', async (players, message) => {
    const done = await play(put('config.txt', CONFIG), players, '--record', at('none.txt'))
    expect(done).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(message) })
    expect(existsSync(at('none.txt'))).toBe(false)
  })

  test('refuses games without matches, named or found out', async () => {
    const why = 'rockets has no matches between two players; the games with matches are: '
    for (const game of ['rockets', 'auto']) {
      const file = at('sample.in')
      const args = ['match', game, file, '--players', 'greedy,random', '--seed', '1']
      const asMatch = await runCaptured(args)
      expect(asMatch).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(why) })
      const asTranscript = await runCaptured(['transcript', game, file, '--player', '0'])
      expect(asTranscript).toMatchObject({ exitCode: 2, err: expect.stringContaining(why) })
    }
  })

  test('takes what happens after an illegal answer, where a game leaves a choice', async () => {
    const town = 'src-main/core/games/ghosts/samples/default-town/level.txt'
    const args = ['match', 'ghosts', town, '--players', 'random,greedy', '--seed', '7']
    const usual = await runCaptured(args)
    expect(usual).toMatchObject({ exitCode: 0, err: '', out: expect.stringMatching(/^\d+ \d+\n$/) })
    // The built-in players make legal moves only.
    for (const rule of ['forfeit', 'stay']) {
      expect(await runCaptured([...args, '--illegal', rule])).toEqual(usual)
    }
    const unknown = await runCaptured([...args, '--illegal', 'forfet'])
    const message =
      "in ghosts, --illegal must be forfeit or stay, not 'forfet' (did you mean forfeit?)"
    expect(unknown).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(message) })
    const other = await play(put('config.txt', CONFIG), 'random,random', '--illegal', 'stay')
    expect(other).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('progers has no choices for --illegal'),
    })
  })

  test('wants players and a seed', async () => {
    const file = put('config.txt', CONFIG)
    const bare = await runCaptured(['match', 'progers', file, '--seed', '1'])
    expect(bare).toMatchObject({ exitCode: 2, err: expect.stringContaining('--players') })
    const unseeded = await runCaptured(['match', 'progers', file, '--players', 'random,random'])
    expect(unseeded).toMatchObject({ exitCode: 2, err: expect.stringContaining('--seed') })
  })

  test('tells what is wrong with a level, and when a record cannot be kept', async () => {
    const broken = await play(put('broken.txt', `${CONFIG}SSX\n`), 'random,random')
    expect(broken).toMatchObject({
      exitCode: 1,
      out: '',
      err: `${at('broken.txt')}:5:3: error IN: Found 'X' in move 1, expected letters of SLRBJM\n`,
    })
    const lost = await play(put('config.txt', CONFIG), 'random,random', '--record', at('folder'))
    expect(lost).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining(`${at('folder')}: error:`),
    })
  })
})

describe('transcript', () => {
  test('gives either player’s side, from whichever side the match was read', async () => {
    for (const text of [TRANSCRIPT, AS_PLAYER_1]) {
      for (const [player, expected] of [TRANSCRIPT, AS_PLAYER_1].entries()) {
        const args = ['transcript', 'auto', '-', '--player', `${player}`]
        const done = await runCaptured(args, { stdin: text })
        expect(done).toEqual({ exitCode: 0, out: expected, err: '' })
      }
    }
  })

  test('knows two players', async () => {
    const done = await runCaptured(['transcript', 'progers', '-', '--player', '2'])
    expect(done).toMatchObject({
      exitCode: 2,
      out: '',
      err: expect.stringContaining('from 0 to 1'),
    })
  })
})
