import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text as allOf } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyGame } from '@core/game/any-game'
import { printOrder } from '@core/game/refereed'
import { games } from '@core/games/testing'
import { matchRefusals } from '@core/package/matches'
import { words } from '@core/words/made/en/packages'
import { compiled } from '../../fuzz/twins/compiled'
import { Interactor } from '../../fuzz/twins/interactors'
import { differences } from '../../fuzz/twins/twin'
import { runnableSamples } from '../../src-main/core/conformance/testing/samples'
import { hasTool, skipWithoutTool } from '../unit/needs'
import { judgePrograms } from './programs'

/** Moves of most matches, for the engine replays one for every move of a program; `npm run twin -- --matches` plays on. */
const FEW_MOVES = 3
const MORE_MOVES = 12

/** A stand-in; `npm run twin -- --matches --testlib PATH` takes the real one. */
const testlib = resolve('scripts/judge/testing/testlib.h')

const programs = new Map(judgePrograms().map(({ name, source }) => [name, source]))
const withInteractor = (games as readonly AnyGame[]).filter(({ id }) =>
  programs.has(`${id}/interactor.cpp`),
)
const hasCompiler = (await hasTool('g++')) && (await hasTool('python3'))

/** The constants of both programs are told as they start, so that each is compiled once. */
const CONSTANTS = `#include <cstdlib>
static const bool MUST_WIN = std::getenv("MUST_WIN") != nullptr;
static const char *const PLAYER = std::getenv("PLAYER");`

const STRICT = ['-Wall', '-Wextra', '-Werror', '-pedantic']

test('all games that two programs play have an interactor', () => {
  const played = (games as readonly AnyGame[]).filter(({ making }) => making)
  expect(withInteractor).toEqual(played)
})

describe.each(withInteractor)('the interactor of $id', (game) => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-interactor-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const put = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const built = (part: string): string => {
    const source = `${CONSTANTS}\n${programs.get(`${game.id}/${part}.cpp`)!}`
    // Each uses one of the constants.
    return compiled(source, ['-O1', ...STRICT, '-Wno-unused-variable'], testlib)
  }
  const players = game.making!.players.map(({ id }) => id)
  // Some samples are matches on the same level.
  const levels = new Map(
    runnableSamples(game)
      .map(({ level }) => game.making!.levelOf(level))
      .map((level) => [game.format.print(level), level]),
  )
  const samples = [...levels.keys()]
  const isTold = (sample: string): boolean => {
    const test = { group: '', name: '', path: '', level: levels.get(sample) } as never
    return matchRefusals({ words, game, tests: [test], setScoring: {} }, 'greedy').length === 0
  }
  // A whole match, on a level that a program is told whole.
  const text = samples.filter(isTold).toSorted((one, other) => other.length - one.length)[0]!

  test('leads matches as the engine does, with the same told, refused and scored', async (context) => {
    skipWithoutTool(context, 'g++', hasCompiler)
    const twin = new Interactor(game, programs.get(`${game.id}/interactor.cpp`)!, testlib, folder)
    const made = Array.from({ length: 2 * twin.round }, (_, index) => twin.caseAt(index, 2))
    const [weak, best] = [made[1]!, made.findLast(({ moves }) => moves === null)!]
    const cases = [
      ...made.map((one) => ({ ...one, most: FEW_MOVES })),
      ...made.filter(({ moves }) => moves !== null),
      ...[best, { ...best, text }].map((one) => ({ ...one, most: MORE_MOVES })),
      ...samples.map((sample) => ({ ...weak, most: MORE_MOVES, text: sample })),
    ]
    expect(await differences(twin, cases)).toEqual([])
  })

  test('has nothing to warn of with the constants that a package writes above it', (context) => {
    skipWithoutTool(context, 'g++', hasCompiler)
    for (const [part, head] of [
      ['interactor', 'static const bool MUST_WIN = true;'],
      ['player', `static const char PLAYER[] = "${players[0]!}";`],
    ] as const) {
      const source = `${head}\n${programs.get(`${game.id}/${part}.cpp`)!}`
      // Every warning is an error.
      expect(() => compiled(source, ['-fsyntax-only', ...STRICT], testlib)).not.toThrow()
    }
  })

  let interactor = ''
  let player = ''
  beforeAll(() => {
    if (!hasCompiler) return
    interactor = built('interactor')
    player = built('player')
  })
  const python = (id: string): string =>
    `PLAYER = "${id}"\n${programs.get(`${game.id}/player.py`)!}`

  /** A match between two processes: the exit code, what the interactor says, and what it leaves for the checker. */
  async function verdict(
    command: readonly [string, ...string[]],
    env: Readonly<Record<string, string>> = {},
  ) {
    const input = put('match.in', printOrder({ side: 1, opponent: 'greedy', seed: 3, text }))
    const output = put('match.out', '')
    const told = { env: { ...process.env, ...env } }
    const judge = spawn(interactor, [input, output], told)
    const contestant = spawn(command[0], command.slice(1), told)
    for (const { stdin } of [judge, contestant]) stdin.on('error', () => undefined)
    judge.stdout.pipe(contestant.stdin)
    contestant.stdout.pipe(judge.stdin)
    const [said, [code]] = await Promise.all([
      allOf(judge.stderr),
      once(judge, 'close') as Promise<[number]>,
    ])
    contestant.kill()
    return [code, said, readFileSync(output, 'utf8')] as const
  }
  const byCpp = (id: string, env = {}) => verdict([player], { ...env, PLAYER: id })
  const byPython = (source: string) => verdict(['python3', put('player.py', source)])
  const over = [0, expect.stringMatching(/^ok The match is over\. .* \d+ points\.\n$/), 'over\n']

  test('accepts every built-in player in C++ and in Python, with the same points', async (context) => {
    skipWithoutTool(context, 'g++', hasCompiler)
    for (const id of players) {
      const found = await byCpp(id)
      expect([id, ...found]).toEqual([id, ...over])
      expect([id, ...(await byPython(python(id)))]).toEqual([id, ...found])
    }
  })

  test('refuses who breaks the rules or ends, and accepts who reads to the end', async (context) => {
    skipWithoutTool(context, 'g++', hasCompiler)
    const illegal = await byPython('print("?", flush=True)\ninput()\ninput()')
    expect(illegal).toEqual([1, expect.stringMatching(/^wrong answer Move 1, “\?”: .*\[/), ''])
    const ended = await byPython('')
    expect(ended).toEqual([
      1,
      expect.stringContaining('wrong answer The program ended before its move 1.'),
      '',
    ])
    const random = python('random')
    expect(await byPython(`${random}\nprint("\\n \\n", flush=True)`)).toEqual(over)
    expect(await byPython(`${random}\nsys.stdin.read()`)).toEqual(over)
    const late = await byPython(`${random}\nprint("\\nS", flush=True)`)
    expect(late).toEqual([
      1,
      expect.stringMatching(/^wrong answer After the end, “S”: the match is over\. .* points\.\n$/),
      '',
    ])
    const long = await byPython('print("S" * 200000, flush=True)\ninput()')
    expect(long).toEqual([1, expect.stringMatching(/^wrong answer Move 1, “S{200}”: /), ''])
  })

  test('hears bytes that testlib takes for an end', async (context) => {
    skipWithoutTool(context, 'g++', hasCompiler)
    const written = (bytes: string): string =>
      `import sys\nsys.stdout.buffer.write(b"${bytes}\\n")\nsys.stdout.flush()\n`
    for (const byte of ['\\x00', '\\xff']) {
      const told = await byPython(`${written(byte)}input()\ninput()`)
      expect(told).toEqual([1, expect.stringMatching(/^wrong answer Move 1, “\ufffd”: .*\[/), ''])
      const late = await byPython(`${python('random')}\n${written(`${byte}S`)}`)
      expect(late).toEqual([
        1,
        expect.stringMatching(/^wrong answer After the end, “\ufffdS”: the match is over\. /),
        '',
      ])
    }
  })

  test('asks for more points than those of its player where MUST_WIN says so', async (context) => {
    skipWithoutTool(context, 'g++', hasCompiler)
    const lost = [1, expect.stringMatching(/^wrong answer The program has not won\. /), '']
    expect(await byCpp(players[0]!, { MUST_WIN: 'yes' })).toEqual(lost)
    expect(await byCpp(players.at(-1)!, { MUST_WIN: 'yes' })).toEqual(over)
  })
})
