import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnyGame } from '@core/game/any-game'
import { checkText } from '@core/game/check-text'
import { printOrder } from '@core/game/refereed'
import { games } from '@core/games/testing'
import { makeRng } from '@core/kernel/rng'
import {
  runnableSamples,
  sampleNames,
  sampleText,
} from '../../src-main/core/conformance/testing/samples'
import type { PackageFile, PackedTest } from '@core/package/package'
import { MOST_PROGRAM_BYTES, programFiles } from '@core/package/programs'
import { words } from '@core/words/made/en/packages'
import { judgeProgramsOf } from '../../src-main/sets/built-parts'
import { writeFolder } from '../../src-main/sets/write-package'
import { builtApp } from '../unit/built-app.mjs'
import { skipWithout } from '../unit/needs'

/** Of levels that are generated. */
const SEEDS = [1, 2]

interface Ended {
  readonly out: string
  readonly err: string
  readonly exitCode: number
}

type Program = (input: string) => Ended

/** Names that Node 12.0 has; what else there is now is taken away before a program begins. */
const known = JSON.parse(
  readFileSync(join(import.meta.dirname, 'node-12.json'), 'utf8'),
) as Readonly<Record<string, string>>

const forgetting = Object.entries(known).map(([what, names]) => {
  const kept = JSON.stringify(names.split(' '))
  return `{ const of = ${what}, kept = new Set(${kept})
    for (const name of Object.getOwnPropertyNames(of)) if (!kept.has(name)) delete of[name] }`
})

/** A built program in a world of its own, with the methods of Node 12 alone. */
function loaded(source: string): Program {
  class FirstEncoder {
    readonly encode = (text: string) => new TextEncoder().encode(text)
  }
  const world = createContext({ Buffer, TextDecoder, TextEncoder: FirstEncoder })
  runInContext(forgetting.join('\n'), world)
  const made = `(function (require, process) {\n${source}\n})`
  type Run = (require: unknown, process: unknown) => void
  const run = runInContext(made, world) as Run
  return (input) => {
    const bytes = Buffer.from(input)
    const said = { out: '', err: '' }
    let at = 0
    const readSync = (_: number, into: Buffer, offset: number, length: number): number => {
      const read = bytes.copy(into, offset, at, at + length)
      at += read
      return read
    }
    const process = {
      exitCode: 0,
      stdout: { write: (text: string) => (said.out += text) },
      stderr: { write: (text: string) => (said.err += text) },
    }
    run((name: string) => (name === 'fs' ? { readSync } : null), process)
    return { ...said, exitCode: process.exitCode }
  }
}

let built: string

beforeAll(async () => {
  built = await builtApp()
})

/** The program files of a package; the tests in it may be levels with warnings or not. */
function programFilesOf(game: AnyGame, isOfficial: boolean): PackageFile[] {
  const programs = { ...judgeProgramsOf(built, game.id), solveCpp: null, match: null }
  const tests = [{ isOfficial }] as unknown as PackedTest[]
  return programFiles(
    { words, game, version: '1.0.0', programs, scoring: {}, tests },
    game.engine.readings,
  )
}

/** All programs among them, by their paths. */
function programsOf(game: AnyGame, isOfficial: boolean): ReadonlyMap<string, string> {
  const files = programFilesOf(game, isOfficial)
  const programs = files.filter(({ path }) => path.endsWith('.js'))
  return new Map(programs.map(({ path, content }) => [path, content as string]))
}

const list: readonly AnyGame[] = games

describe.each(list)('programs for judges of $id', (game) => {
  const levels = [...runnableSamples(game).map(({ level }) => level), ...generated(game)]

  test('are one small file each, with neither words nor other games', () => {
    for (const source of programsOf(game, true).values()) {
      expect(Buffer.byteLength(source)).toBeLessThan(MOST_PROGRAM_BYTES)
      expect(source.match(/\b(require|import)\(.*?\)/g)).toEqual(['require("fs")'])
      expect(source).not.toMatch(/\/(why|edit)\//)
      for (const { text } of game.rules) expect(source).not.toContain(text)
      expect(source).not.toContain(game.subtitle)
      expect(source.replaceAll(`/games/${game.id}/`, '')).not.toMatch(/core\/games\//)
    }
  })

  test('answer as the engine does, by the rules and by each misreading', () => {
    const programs = programsOf(game, true)
    const solve = loaded(programs.get(`submissions/accepted/${game.id}.js`)!)
    const uncaught = new Set(game.engine.readings.map(({ id }) => id))
    for (const level of levels) {
      const input = game.format.print(level)
      const right = game.engine.answer(level)
      expect(solve(input)).toEqual({ out: right, err: '', exitCode: 0 })
      for (const reading of uncaught) {
        const out = game.engine.answer(level, reading)
        if (out === right) continue
        const misread = loaded(programs.get(`submissions/wrong_answer/${reading}.js`)!)
        expect(misread(input)).toEqual({ out, err: '', exitCode: 0 })
        uncaught.delete(reading)
      }
    }
    expect([...uncaught]).toEqual([])
  })

  test('accept the canonical text of what can be played, and nothing else', () => {
    const [lenient, strict] = [false, true].map((isOfficial) =>
      loaded(programsOf(game, isOfficial).get('input_validators/validate/validate.js')!),
    ) as [Program, Program]
    for (const name of sampleNames(game.id)) {
      const text = sampleText(game.id, name)
      const { level, diagnostics, isRunnable } = checkText(game, text)
      const isCanonical = isRunnable && game.format.print(level) === text
      const { exitCode, err } = lenient(text)
      const errors = diagnostics.filter(({ severity }) => severity === 'error')
      for (const problem of errors) {
        expect(err).toContain(`line ${problem.place.line}: ${game.message(problem)}\n`)
      }
      expect([name, exitCode, err !== '']).toEqual([name, isCanonical ? 42 : 43, !isCanonical])
      if (!isCanonical || diagnostics.length === 0) continue
      expect([name, strict(text).exitCode]).toEqual([name, 43])
    }
    for (const level of levels.slice(-SEEDS.length)) {
      const text = game.format.print(level)
      expect(strict(text)).toEqual({ out: '', err: '', exitCode: 42 })
      const broken = [
        '',
        ` ${text}`,
        `${text} `,
        `${text}\n`,
        `${text}0\n`,
        text.slice(0, -1),
        text.replace('\n', ' \n'),
        text.replaceAll('\n', '\r\n'),
        text.replace(/ (?=\S)/, '  '),
        text.replace(/(^|\s)(\d)/, '$10$2'),
        `${text}\u00e5\u4f60`,
        `\ufeff${text}`,
      ]
      for (const other of broken.filter((one) => one !== text)) {
        expect([other, lenient(other).exitCode]).toEqual([other, 43])
      }
    }
  })
})

test('programs for judges run in a process of their own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-judge-'))
  try {
    for (const game of list) {
      const { level } = runnableSamples(game)[0]!
      const input = game.format.print(level)
      const run = (path: string) => {
        const file = join(folder, 'program.js')
        writeFileSync(file, programsOf(game, false).get(path)!)
        return spawnSync(process.execPath, [file], { input, encoding: 'utf8' })
      }
      const accepted = run(`submissions/accepted/${game.id}.js`)
      expect([accepted.status, accepted.stdout]).toEqual([0, game.engine.answer(level)])
      expect(run('input_validators/validate/validate.js').status).toBe(42)
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a judge starts the validator of a package by its file run', async (context) => {
  skipWithout(context, 'unix')
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-run-'))
  try {
    const game = list[0]!
    await writeFolder(join(folder, 'package'), programFilesOf(game, false))
    const run = (input: string) =>
      // From elsewhere, as judges do.
      spawnSync(join(folder, 'package/input_validators/validate/run'), { input, cwd: tmpdir() })
    const { level } = runnableSamples(game)[0]!
    expect(run(game.format.print(level)).status).toBe(42)
    expect(run('garbage\n').status).toBe(43)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

describe.each(list.filter(({ making }) => making))('programs for matches of $id', (game) => {
  const making = game.making!
  const folder = mkdtempSync(join(tmpdir(), 'boardwright-referee-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const sourceOf = (kind: 'referee' | 'player' | 'validate'): string =>
    judgeProgramsOf(built, game.id).match![kind]
  const put = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content)
    return join(folder, name)
  }
  // The first that the official exchange tells whole.
  const text = game.format.print(making.levelOf(runnableSamples(game)[0]!.level))
  const order = { opponent: 'greedy', seed: 3, text }

  /** A match as an interactive judge plays it: the exit code and what the referee says. */
  async function verdict(source: string, side: number, mustWin = false) {
    const referee = put('referee.js', `const MUST_WIN = ${mustWin}\n${sourceOf('referee')}`)
    const input = put('match.in', printOrder({ ...order, side }))
    rmSync(join(folder, 'judgemessage.txt'), { force: true })
    const judge = spawn(process.execPath, [referee, input, input, `${folder}/`])
    const player = spawn(process.execPath, [put('player.js', source)])
    for (const stream of [judge.stdin, player.stdin]) stream.on('error', () => undefined)
    judge.stdout.pipe(player.stdin)
    player.stdout.pipe(judge.stdin)
    const [code] = (await once(judge, 'close')) as [number]
    player.kill()
    return [code, readFileSync(join(folder, 'judgemessage.txt'), 'utf8')] as const
  }

  test('are one file each, and small enough where they are submitted', () => {
    for (const kind of ['referee', 'player', 'validate'] as const) {
      const source = sourceOf(kind)
      expect(Buffer.byteLength(source)).toBeLessThan(MOST_PROGRAM_BYTES)
      expect(source.match(/\b(require|import)\(.*?\)/g)).toEqual(['require("fs")'])
      expect(source.replaceAll(`/games/${game.id}/`, '')).not.toMatch(/core\/games\//)
    }
  })

  test('lead and play whole matches from both sides, and refuse who breaks the rules', async () => {
    for (const side of [0, 1]) {
      const player = `const PLAYER = "random"\n${sourceOf('player')}`
      const [code, words] = await verdict(player, side)
      expect([code, words]).toEqual([
        42,
        expect.stringMatching(/^The match is over\. .* \d+ points/),
      ])
    }
    const [illegal, fault] = await verdict('console.log("?"); process.stdin.resume()', 0)
    expect([illegal, fault]).toEqual([43, expect.stringMatching(/^Move 1, “\?”: .*\[/)])
    const [silent, missing] = await verdict('', 1)
    expect([silent, missing]).toEqual([43, expect.stringContaining('ended before its move 1')])
    const loser = `const PLAYER = "random"\n${sourceOf('player')}`
    const [lost, points] = await verdict(loser, 0, true)
    const [own, other] = /has (\d+), its opponent (\d+)/.exec(points)!.slice(1).map(Number)
    expect(lost).toBe(own! > other! ? 42 : 43)
  })

  test('accept what names the sides and a level, and nothing else', () => {
    const validate = loaded(`const IS_STRICT = false\n${sourceOf('validate')}`)
    const good = printOrder({ ...order, side: 1 })
    expect(validate(good)).toEqual({ out: '', err: '', exitCode: 42 })
    const broken = [
      '',
      text,
      good.replace('player 1', 'player 2'),
      good.replace('greedy', 'nobody'),
      good.replace('seed 3', 'seed 03'),
      ` ${good}`,
      `${good}\n`,
      `${good}0\n`,
      good.slice(0, -1),
      good.replaceAll('\n', '\r\n'),
      good.replace('\n', '\n\n'),
    ]
    for (const other of broken) expect([other, validate(other).exitCode]).toEqual([other, 43])
    const over = runnableSamples(game).find(({ level }) => making.levelOf(level) !== level)!
    const moves = printOrder({ ...order, side: 0, text: game.format.print(over.level) })
    expect(validate(moves).err).toContain('without moves')
  })
})

function generated(game: AnyGame): unknown[] {
  const { defaults, generate } = game.generator
  return SEEDS.map((seed) => generate(defaults, makeRng(seed)))
}
