import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { needing } from '../../../scripts/unit/needs'
import { tries } from '@core/conformance/testing/tries'
import { findInPath } from '../../programs/isolation'
import { schemas } from '../schemas'
import { runCaptured, type CommandResult } from '../testing/captured-io'
import { useLevelFolder } from '../testing/level-folder'

const { at, put } = useLevelFolder()
const games = 'src-main/core/games'
const CONFIG = `${games}/progers/samples/statement-config/level.txt`
const TOWN = `${games}/ghosts/samples/default-town/level.txt`

const languages = (
  await Promise.all(
    [
      ['Python', 'python3', 'bot.py'],
      ['C++', 'g++', 'bot.cpp'],
      ['Java', 'javac', 'Bot.java'],
      ['JavaScript', 'node', 'bot.js'],
    ].map(async ([name, tool, file], number) => ({
      name,
      file,
      number,
      isHere: (await findInPath(tool!)) !== null,
    })),
  )
).filter(({ name, isHere }) => {
  if (!isHere) console.log(`${name} is not on this machine: its bots are not tested.`)
  return isHere
})

/** Time enough for a busy machine. */
const TIME = ['--time', '30000']

const play = (game: string, level: string, players: string, ...more: string[]) =>
  runCaptured(['match', game, level, '--players', players, '--seed', '7', ...more])

const logOf = (file: string): Record<string, unknown>[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => schemas.match.parse(JSON.parse(line)) as Record<string, unknown>)

/** A bot in shell: reads what a player of progers reads first; `then` follows. */
const progersBot = (then: string): string =>
  put('bot.sh', `read -r a; read -r a; read -r a; read -r a; read -r a\n${then}\n`)

describe('a match of programs', () => {
  needing('unix')
  test.each(languages)('is played with a bot in $name to its end', async ({ file, number }) => {
    const both = [
      ['progers', CONFIG, 'greedy'],
      ['ghosts', TOWN, 'random'],
    ] as const
    // One game in each language, in the long run both.
    for (const [game, level, other] of both.filter((_, at) => (number + at) % tries(2, 1) === 0)) {
      const bot = `cmd:${resolve(games, game, 'kit', file!)}`
      const record = at(`${game}.txt`)
      const log = at(`${game}.ndjson`)
      const players = game === 'progers' ? `${bot},${other}` : `${other},${bot}`
      const args = ['--record', record, '--log', log, ...TIME]
      const done = await play(game, level, players, ...args)
      expect(done).toMatchObject({ exitCode: 0, err: '' })
      expect(done.out).toMatch(/^\d+ \d+\n$/)
      // What was recorded needs no program.
      expect((await runCaptured(['answer', 'auto', record])).out).toBe(done.out)
      const player = game === 'progers' ? '0' : '1'
      const transcript = await runCaptured(['transcript', game, record, '--player', player])
      const marked = (mark: string, text: unknown): string =>
        String(text)
          .split('\n')
          .slice(0, -1)
          .map((line) => `${mark} ${line}`.trimEnd() + '\n')
          .join('')
      const lines = logOf(log)
      const told = lines
        .map((line) => marked('>>', line['in']) + marked('<<', line['out']))
        .join('')
      expect(transcript.out.startsWith(told)).toBe(true)
      expect(lines.every(({ fault }) => fault === null)).toBe(true)
    }
  })

  test('is the same whoever plays by hand or as a program', async () => {
    await play('progers', CONFIG, 'greedy,greedy', '--record', at('built-in.txt'))
    const moves = readFileSync(at('built-in.txt'), 'utf8').split('\n').slice(4, -1)
    const bot = (player: number): string => {
      const own = moves.filter((_, index) => index % 2 === player)
      const first = player === 0 ? '' : 'read -r a; '
      const script = `for i in 1 2 3 4 5; do read -r a; done; ${first}for move in ${own.join(' ')}; do echo "$move"; read -r a; done`
      return `cmd:sh ${put(`bot${player}.sh`, script)}`
    }
    const record = ['--record', at('programs.txt')]
    const done = await play('progers', CONFIG, `${bot(0)},${bot(1)}`, ...TIME, ...record)
    expect(done).toMatchObject({ exitCode: 0, err: '' })
    expect(readFileSync(at('programs.txt'), 'utf8')).toBe(readFileSync(at('built-in.txt'), 'utf8'))
  })

  test('plays on from where a match stands, if the program plays the same', async () => {
    const level = put('begun.txt', `${readFileSync(CONFIG, 'utf8')}SRSRM\nSSJLS\n`)
    const same = progersBot('echo SRSRM; read -r a; echo "got $a" >&2; echo Q; read -r a')
    const done = await play('progers', level, `cmd:sh ${same},greedy`, ...TIME, '--log', at('l'))
    expect(done.err).toContain('turn 3: player 0: ')
    expect(logOf(at('l'))).toMatchObject([
      { turn: 3, in: 'SSJLS\n', out: 'Q\n', errors: 'got SSJLS\n' },
    ])
    const other = progersBot('echo S; read -r a')
    const refused = await play('progers', level, `cmd:sh ${other},greedy`, ...TIME)
    expect(refused).toMatchObject({ exitCode: 1, out: '' })
    expect(refused.err).toContain('where player 0 answered "SRSRM" the program answers "S"')
  })

  const faulty = async (then: string, ...more: string[]): Promise<CommandResult> =>
    play('progers', CONFIG, `cmd:sh ${progersBot(then)},greedy`, '--log', at('log'), ...more)

  test.each([
    ['echo QQ', 'Instruction 1 is not a letter of SLRBJM [P8], in the answer "QQ"', 'illegal'],
    ['echo; sleep 9', 'A program has at least one instruction [P8], in the answer ""', 'illegal'],
    ['exit 3', 'ended with code 3 [P8]', 'ended'],
    ['printf SR', 'ended with code 0 after "SR" without a line ending [P8]', 'ended'],
    ['kill -ABRT $$', 'ended by SIGABRT [P8]', 'ended'],
    ['exec >&-; sleep 100', 'closed its output [P8]', 'closed'],
    ['head -c 9000000 /dev/zero; sleep 100', 'wrote more than 64 KB', 'flood'],
  ])('ends by a fault where a bot does: %s', async (then, message, kind) => {
    const done = await faulty(then, ...TIME)
    expect(done).toMatchObject({ exitCode: 0, out: '0 0\n' })
    expect(done.err).toContain(`warning: turn 1: player 0: ${message}`)
    expect(done.err).toContain('note: player 0 lost for this reason')
    expect(logOf(at('log'))).toMatchObject([{ turn: 1, player: 0, fault: { kind } }])
  })

  test('tells the end of what a bot that dies wrote on standard error, also without a log', async () => {
    const bot = `cmd:sh ${progersBot('seq 1 20 >&2; printf "\\tat \\033[2J\\nno card\\n" >&2; exit 1')}`
    const { err } = await play('progers', CONFIG, `${bot},greedy`, ...TIME)
    const lines = err.split('\n')
    const at = lines.findIndex((line) => line.includes('turn 1: player 0: ended with code 1'))
    const told = lines.slice(at + 1, -2).map((line) => line.replace(/^.*config\/level\.txt: /, ''))
    expect(told).toEqual([
      'player 0 wrote on standard error, of which these are the last lines:',
      ...Array.from({ length: 10 }, (_, line) => `  ${line + 11}`),
      String.raw`      at \u001b[2J`,
      '  no card',
    ])
    const quiet = await play('progers', CONFIG, `cmd:sh ${progersBot('exit 1')},greedy`, ...TIME)
    expect(quiet.err).not.toContain('standard error')
  })

  test('has the statement’s time for an answer', async () => {
    const done = await faulty('echo SRSRM; read -r a; sleep 100')
    expect(done.err).toContain('turn 3: player 0: wrote no line within 500 ms [P8]')
    const free = await faulty('echo SRSRM; read -r a; sleep 1; echo Q', '--time', '0')
    expect(free.err).toContain('turn 3: player 0: Instruction 1 is not a letter')
  })

  test('forfeits or goes on as the game’s rule for illegal answers has it', async () => {
    const bot = `cmd:sh ${put('late.sh', 'read -r a; read -r a; sleep 0.2; exit 1\n')}`
    const forfeit = await play('ghosts', TOWN, `${bot},random`, '--record', at('forfeit.txt'))
    expect(forfeit.err).toContain('turn 1: White (player 0): ended with code 1 [G5]')
    expect(forfeit.err).toContain('note: White (player 0) lost for this reason')
    expect(forfeit.out).toBe('0 0\n')
    expect((await runCaptured(['answer', 'auto', at('forfeit.txt')])).out).toBe('0 0\n')
    const stay = await play('ghosts', TOWN, `${bot},random`, '--illegal', 'stay')
    expect(stay.err.match(/warning: turn/g)).toHaveLength(120)
    expect(stay.err).not.toContain('lost for this reason')
  })

  test.each([
    ['cmd:,greedy', 'must not be empty'],
    ['cmd:no-such-program-here,greedy', 'There is no program no-such-program-here'],
    [
      './bot,greedy',
      "has no player './bot'; its players are: random, greedy, planner; a program is",
    ],
  ])('refuses the players %s', async (players, message) => {
    const { exitCode, err } = await play('progers', CONFIG, players)
    expect({ exitCode, err }).toEqual({ exitCode: 2, err: expect.stringContaining(message) })
  })
})
