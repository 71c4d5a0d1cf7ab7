import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { AnyGame } from '@core/game/any-game'
import { ExchangePlayer } from '@core/game/exchange-player'
import { parseText } from '@core/game/parse-text'
import { printOrder, Refereed, type RefereedOrder } from '@core/game/refereed'
import { games } from '@core/games/testing'
import { makeRng } from '@core/kernel/rng'
import { runnableSamples } from '../../src-main/core/conformance/testing/samples'
import { hasTool, skipWithoutTool } from '../unit/needs'
import { judgePrograms } from './programs'

/** Moves of most matches, for the engine replays one for every move of a program. */
const FEW_MOVES = 3
const MORE_MOVES = 12

/** A match to be played: its order, who plays as the program, and after how many moves that ends. */
type Arranged = RefereedOrder & { readonly player: string; readonly most: number }

/** Plays matches in memory, a line of JSON each, with a referee and a player that hear nothing but each other. */
const DRIVER = `
import json, queue, sys, threading
import referee

def played(text, side, opponent, seed, player, most):
    told, answers, said = queue.Queue(), queue.Queue(), []
    def take_part():
        try:
            think = referee.PLAYERS[player]
            referee.take_part(think, referee.Chance(1), told.get, answers.put)
        finally:
            answers.put(None)
    def say(text):
        for line in text.split("\\n")[:-1]:
            said.append(">> " + line)
            told.put(line)
    def read():
        answer = answers.get() if sum(line[0] == "<" for line in said) < most else None
        if answer is not None:
            said.append("<< " + answer)
        return answer
    chance = referee.Chance(seed)
    match = referee.Match(text, chance)
    threading.Thread(target=take_part, daemon=True).start()
    fault = referee.lead(match, side, referee.PLAYERS[opponent], chance, read, say)
    return {"said": said, "fault": fault, "scores": match.scores()}

for line in sys.stdin:
    print(json.dumps(played(**json.loads(line))))
`

const programs = new Map(judgePrograms().map(({ name, source }) => [name, source]))
const withPython = (games as readonly AnyGame[]).filter(({ id }) =>
  programs.has(`${id}/referee.py`),
)
const hasPython = await hasTool('python3')

test('the games of the app that two programs play have their matches in Python', () => {
  expect(withPython.map(({ id }) => id)).toEqual(expect.arrayContaining(['progers', 'ghosts']))
})

describe.each(withPython)('matches of $id in Python', (game) => {
  const making = game.making!
  const ids = making.players.map(({ id }) => id)
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-match-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const put = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  const program = (head: string, name: string): string =>
    `${head}\n${programs.get(`${game.id}/${name}.py`)!}`
  const referee = put('referee.py', program('MUST_WIN = False', 'referee'))
  const textOf = (level: unknown): string => game.format.print(making.levelOf(level))
  const samples = runnableSamples(game).map(({ level }) => textOf(level))
  // The first that the official exchange tells whole.
  const text = samples[0]!

  test('go as those of the engine do, with the same told, answered and scored', (context) => {
    skipWithoutTool(context, 'python3', hasPython)
    const generated = (seed: number): string =>
      textOf(game.generator.generate(game.generator.defaults, makeRng(seed)))
    const pairs = ids.flatMap((player) => ids.map((opponent) => ({ player, opponent })))
    const [weak, best] = [{ player: ids[0]!, opponent: ids[1]! }, pairs.at(-1)!]
    const shortest = samples.toSorted((a, b) => a.length - b.length).slice(0, 8)
    const matches = [
      ...pairs.flatMap((pair) => [pair, pair, { ...pair, text }, { ...pair, text }]),
      ...[{}, { text }].map((one) => ({ ...weak, most: Number.MAX_SAFE_INTEGER, ...one })),
      ...[{}, { text }].map((one) => ({ ...best, most: MORE_MOVES, ...one })),
      ...shortest.map((short) => ({ ...best, text: short })),
      ...samples.map((sample) => ({ ...weak, most: MORE_MOVES, text: sample })),
    ].map((one, seed) => {
      return { text: generated(seed), most: FEW_MOVES, ...one, side: seed % 2, seed }
    })
    const input = matches.map((one) => JSON.stringify(one)).join('\n')
    const out = execFileSync('python3', [put('drive.py', DRIVER)], {
      input,
      encoding: 'utf8',
      maxBuffer: 1e9,
    })
    const theirs = out.trimEnd().split('\n')
    matches.forEach((one, at) => {
      expect([one, JSON.parse(theirs[at]!)]).toEqual([one, played(game, one)])
    })
  })

  /** A match as an interactive judge plays it: the exit code, and what the referee says. */
  async function verdict(player: string) {
    const input = put('match.in', printOrder({ side: 1, opponent: 'greedy', seed: 3, text }))
    rmSync(join(folder, 'judgemessage.txt'), { force: true })
    const judge = spawn('python3', [referee, input, input, `${folder}/`])
    const contestant = spawn('python3', [put('player.py', player)])
    for (const { stdin } of [judge, contestant]) stdin.on('error', () => undefined)
    judge.stdout.pipe(contestant.stdin)
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
})

/** What a referee and a player of the engine say, as the driver tells it. */
function played(game: AnyGame, { player, most, ...order }: Arranged) {
  const making = game.making!
  const parsed = parseText(game, order.text)
  if (!parsed.ok) throw new Error('no level')
  const refereed = new Refereed(making, parsed.value.level, order)
  const seat = new ExchangePlayer(game, making, player)
  const said: string[] = []
  const ended = (fault: string | null) => ({ said, fault, scores: making.scores(refereed.match) })
  for (let number = 1; ; number++) {
    for (const line of refereed.tell().split('\n').slice(0, -1)) {
      said.push(`>> ${line}`)
      seat.take(line)
    }
    if (refereed.isOver) return ended(null)
    const move = number > most ? null : seat.move()
    if (move === null) return ended(`The program ended before its move ${number}.`)
    said.push(`<< ${move}`)
    const fault = refereed.hear(move)
    if (fault !== null) return ended(`Move ${number}, “${move}”: ${fault}.`)
  }
}
