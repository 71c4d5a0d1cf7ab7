import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { AnyGame } from '@core/game/any-game'
import { printOrder } from '@core/game/refereed'
import { games } from '@core/games/testing'
import { Matches } from '../../fuzz/twins/matches'
import { differences } from '../../fuzz/twins/twin'
import { runnableSamples } from '../../src-main/core/conformance/testing/samples'
import { hasTool, skipWithoutTool } from '../unit/needs'
import { judgePrograms } from './programs'

/** Moves of most matches, for the engine replays one for every move of a program; `npm run twin -- --matches` plays on. */
const FEW_MOVES = 3
const MORE_MOVES = 12

const programs = new Map(judgePrograms().map(({ name, source }) => [name, source]))
const withPython = (games as readonly AnyGame[]).filter(({ id }) =>
  programs.has(`${id}/referee.py`),
)
const hasPython = await hasTool('python3')

test('the games of the app that two programs play have their matches in Python', () => {
  expect(withPython.map(({ id }) => id)).toEqual(expect.arrayContaining(['progers', 'ghosts']))
})

describe.each(withPython)('matches of $id in Python', (game) => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-match-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const put = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const program = (head: string, name: string): string =>
    `${head}\n${programs.get(`${game.id}/${name}.py`)!}`
  const referee = program('MUST_WIN = False\nACCEPTED, REFUSED = 42, 43\nPATIENCE = 1', 'referee')
  const matches = new Matches(game, programs.get(`${game.id}/referee.py`)!, folder)
  const samples = runnableSamples(game).map(({ level }) =>
    game.format.print(game.making!.levelOf(level)),
  )
  // The first that the official exchange tells whole.
  const text = samples[0]!

  test('go as those of the engine do, with the same told, answered and scored', async (context) => {
    skipWithoutTool(context, 'python3', hasPython)
    const { round } = matches
    const made = Array.from({ length: 2 * round }, (_, index) => matches.caseAt(index, 1))
    const [weak, best] = [made[1]!, made.findLast(({ moves }) => moves === null)!]
    const cases = [
      ...made.map((one) => ({ ...one, most: FEW_MOVES })),
      ...made.filter(({ moves }) => moves !== null),
      ...[weak, { ...made[round + 1]!, text }],
      ...[best, { ...best, text }].map((one) => ({ ...one, most: MORE_MOVES })),
      ...samples.map((sample) => ({ ...weak, most: MORE_MOVES, text: sample })),
    ]
    expect(await differences(matches, cases)).toEqual([])
  })

  /**
   * A match as an interactive judge plays it: the exit code, and what the referee says. Some judges do not tell the program
   * that the referee has closed its output. The referee is given long for a program that takes its time on a busy machine.
   */
  async function verdict(player: string, { tellsEnd = true, isPatient = true } = {}) {
    const patience = isPatient ? '600' : '1'
    const rules = put('referee.py', referee.replace(/(?<=^PATIENCE = )1$/m, patience))
    const input = put('match.in', printOrder({ side: 1, opponent: 'greedy', seed: 3, text }))
    rmSync(join(folder, 'judgemessage.txt'), { force: true })
    const judge = spawn('python3', [rules, input, input, `${folder}/`])
    const contestant = spawn('python3', [put('player.py', player)])
    for (const { stdin } of [judge, contestant]) stdin.on('error', () => undefined)
    judge.stdout.pipe(contestant.stdin, { end: tellsEnd })
    contestant.stdout.pipe(judge.stdin)
    const [code] = (await once(judge, 'close')) as [number]
    contestant.kill()
    return [code, readFileSync(join(folder, 'judgemessage.txt'), 'utf8')] as const
  }

  test('are led by a referee in a process of its own, which refuses who breaks the rules', async (context) => {
    skipWithoutTool(context, 'python3', hasPython)
    const accepted = await verdict(program('PLAYER = "random"', 'player'))
    expect(accepted).toEqual([42, expect.stringMatching(/^The match is over\. .* \d+ points\.\n$/)])
    const illegal = await verdict('print("?", flush=True)\ninput()\ninput()')
    expect(illegal).toEqual([43, expect.stringMatching(/^Move 1, “\?”: .*\[/)])
    expect(await verdict('')).toEqual([43, expect.stringContaining('ended before its move 1')])
  })

  test('are over when they are over, whatever a program goes on writing or reading', async (context) => {
    skipWithoutTool(context, 'python3', hasPython)
    const random = program('PLAYER = "random"', 'player')
    const over = expect.stringMatching(/^The match is over\. .* \d+ points\.\n$/) as string
    const silent = { tellsEnd: false }
    expect(await verdict(`${random}\nprint("\\n \\n", flush=True)`, silent)).toEqual([42, over])
    const more = await verdict(`${random}\nprint("\\nS", flush=True)`, silent)
    expect(more).toEqual([
      43,
      expect.stringMatching(/ points\.\nAfter the end, “S”: the match is over\.\n$/),
    ])
    const reader = `${random}\nsys.stdin.read()`
    expect(await verdict(reader)).toEqual([42, over])
    expect(await verdict(reader, { tellsEnd: false, isPatient: false })).toEqual([42, over])
  })
})
