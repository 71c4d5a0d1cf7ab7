import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import type { AnyGame } from '@core/game/any-game'
import { parseText } from '@core/game/parse-text'
import { printOrder } from '@core/game/refereed'
import { games } from '@core/games/testing'
import { makeRng } from '@core/kernel/rng'
import { mutate } from '../../fuzz/mutations'
import { sampleNames, sampleText } from '../../src-main/core/conformance/testing/samples'
import { hasTool, skipWithoutTool } from '../unit/needs'
import { judgePrograms } from './programs'

const programs = new Map(judgePrograms().map(({ name, source }) => [name, source]))
const folder = mkdtempSync(join(tmpdir(), 'boardwright-validate-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Generated levels, and texts that are harmed by chance. */
const LEVELS = 5
const HARMED = 150

/** Runs a validator on all texts of standard input, and prints each exit code and what was said. */
const DRIVER = `
import base64, io, json, sys
from types import SimpleNamespace
program = compile(open(sys.argv[1], encoding="utf-8").read(), sys.argv[1], "exec")
ended = []
for is_strict, players, text in json.load(sys.stdin):
    sys.stdin = SimpleNamespace(buffer=io.BytesIO(base64.b64decode(text)))
    sys.stderr = io.StringIO()
    code = None
    try:
        exec(program, {"__name__": "__main__", "IS_STRICT": is_strict, "PLAYERS": tuple(players)})
    except SystemExit as ending:
        code = ending.code
    except Exception as error:
        code = repr(error)
    ended.append([code, sys.stderr.getvalue()])
print(json.dumps(ended))
`

interface Case {
  readonly isStrict: boolean
  readonly text: string
  /** Those of a package of matches. */
  readonly players?: readonly string[]
}

const ACCEPTED = 'accepted'

/** What a validator says of each text: that it is accepted, or the line that it names first. */
function said(game: AnyGame, cases: readonly Case[]): string[] {
  const source = join(folder, `${game.id}.py`)
  writeFileSync(source, programs.get(`${game.id}/validate.py`)!)
  const input = JSON.stringify(
    cases.map(({ isStrict, players = [], text }) => {
      return [isStrict, players, Buffer.from(text).toString('base64')]
    }),
  )
  const options = { input, encoding: 'utf8', cwd: tmpdir() } as const
  const { stdout } = spawnSync('python3', ['-c', DRIVER, source], options)
  return (JSON.parse(stdout) as [unknown, string][]).map(([code, words]) => {
    const isSound = code === 42 ? words === '' : code === 43 && /^(line \d+: .+\n)+$/.test(words)
    const line = /^line \d+/.exec(words)?.[0] ?? ACCEPTED
    return isSound ? line : `ends with ${String(code)}: ${words}`
  })
}

/** What the engine says of a text: errors first, then whether it is written as the format has it. */
function wanted(game: AnyGame, { isStrict, text }: Case): string {
  const read = Buffer.from(text).toString()
  const parsed = parseText(game, read)
  if (!parsed.ok) return `line ${parsed.error[0]!.place.line}`
  const { level } = parsed.value
  const found = game.validate(level).find(({ severity }) => isStrict || severity === 'error')
  if (found) return `line ${found.place.line}`
  const canonical = game.format.print(level)
  if (read === canonical) return ACCEPTED
  const right = canonical.split('\n')
  const other = [...read.split('\n'), null].findIndex((line, at) => line !== right[at])
  return `line ${other + 1}`
}

function inBothModes(texts: readonly string[]): Case[] {
  return texts.flatMap((text) => [false, true].map((isStrict) => ({ isStrict, text })))
}

/** A text with one thing about it that is not as the format has it. */
function spoiled(text: string): string[] {
  const around = ['', ` ${text}`, `${text} `, `${text}\n`, `${text}0\n`, `${text}\u00e5\u4f60`]
  const within = [
    text.slice(0, -1),
    text.replace('\n', ' \n'),
    text.replaceAll('\n', '\r\n'),
    text.replace(/ (?=\S)/, '  '),
    text.replace(/(^|\s)(\d)/, '$10$2'),
    text.replace(/\d/, '$&'.repeat(5000)),
  ]
  return [...around, ...within, `\ufeff${text}`, `\0${text}`, '\0'.repeat(99), '9'.repeat(9999)]
}

const hasPython = await hasTool('python3')

describe.each<AnyGame>(games)('the validator of $id in Python', (game) => {
  const samples = sampleNames(game.id).map((name) => sampleText(game.id, name))
  const levels = Array.from({ length: LEVELS }, (_, seed) =>
    game.format.print(game.generator.generate(game.generator.defaults, makeRng(seed + 1))),
  )

  test('accepts what the engine accepts, and names the same line', (context) => {
    skipWithoutTool(context, 'python3', hasPython)
    const cases = inBothModes([...samples, ...levels, ...spoiled(levels[0]!)])
    const found = said(game, cases)
    cases.forEach((one, at) => expect([one, found[at]]).toEqual([one, wanted(game, one)]))
  })

  test('accepts a text that is harmed by chance only where the engine does', (context) => {
    skipWithoutTool(context, 'python3', hasPython)
    const rng = makeRng(1)
    const pool = [...samples, ...levels].filter(({ length }) => length < 5000)
    const larder = { pool, words: samples.flatMap((text) => text.split(/\s+/)) }
    const harmed = Array.from({ length: HARMED }, () => mutate(rng.pick(pool), rng, larder))
    const cases = inBothModes(harmed)
    const pairs = said(game, cases).map((found, at) => [found, wanted(game, cases[at]!)] as const)
    const isSame = pairs.map(([found, right]) => (found === ACCEPTED) === (right === ACCEPTED))
    expect(cases.filter((_, at) => !isSame[at])).toEqual([])
    // Where it is not certain which line is what, another one may be named.
    const others = pairs.filter(([found, right]) => found !== right)
    expect(others.filter(([found]) => !found.startsWith('line'))).toEqual([])
    expect(others.length).toBeLessThan(cases.length / 20)
  })

  const { making } = game
  if (!making) return

  test('accepts who plays, and below it a level without moves', (context) => {
    skipWithoutTool(context, 'python3', hasPython)
    const players = making.players.map(({ id }) => id)
    const ordered = ({ isStrict, text }: Case): Case => {
      const order = { side: 1, opponent: 'greedy', seed: 3, text }
      return { isStrict, players, text: printOrder(order) }
    }
    const levelsBelow = inBothModes([...samples, ...levels])
    const found = said(game, levelsBelow.map(ordered))
    levelsBelow.forEach((below, at) => {
      const right = wanted(game, below).replace(/\d+/, (line) => String(Number(line) + 1))
      const parsed = parseText(game, below.text)
      const start = parsed.ok && game.format.print(making.levelOf(parsed.value.level))
      const isBegun = right === ACCEPTED && start !== below.text
      expect([below, found[at]]).toEqual([below, isBegun ? 'line 2' : right])
    })
    const good = ordered(levelsBelow[found.indexOf(ACCEPTED)]!)
    const harm = (from: string | RegExp, to: string) => good.text.replace(from, to)
    const sides = [
      harm('player 1', 'player 2'),
      harm('greedy', 'nobody'),
      harm('seed 3', 'seed 03'),
    ]
    const blanks = ['', ` ${good.text}`, `${good.text}\n`, harm('\n', '\n\n'), harm(/\n/g, '\r\n')]
    const broken = [...sides, ...blanks, harm(/.*\n/, ''), good.text.slice(0, -1)]
    const isAccepted = said(game, [good, ...broken.map((text) => ({ ...good, text }))]).map(
      (verdict) => verdict === ACCEPTED,
    )
    expect(isAccepted).toEqual([true, ...broken.map(() => false)])
  })
})
