import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AnyGame } from '@core/game/any-game'
import { checkText } from '@core/game/check-text'
import { games } from '@core/games/registry'
import { makeRng } from '@core/kernel/rng'
import {
  runnableSamples,
  sampleNames,
  sampleText,
} from '../../src-main/core/conformance/testing/samples'
import { judgePrograms } from './programs'

/** What a judge may send, in bytes. */
const MOST_BYTES = 128 * 1024

/** Of levels that are generated. */
const SEEDS = [1, 2]

interface Ended {
  readonly out: string
  readonly err: string
  readonly exitCode: number
}

type Program = (input: string, told: string | boolean | null) => Ended

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
function loaded(source: string, constant: string): Program {
  class FirstEncoder {
    readonly encode = (text: string) => new TextEncoder().encode(text)
  }
  const world = createContext({ Buffer, TextDecoder, TextEncoder: FirstEncoder })
  runInContext(forgetting.join('\n'), world)
  const made = `(function (require, process, ${constant}) { 'use strict'\n${source}\n})`
  type Run = (require: unknown, process: unknown, told: unknown) => void
  const run = runInContext(made, world) as Run
  return (input, told) => {
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
    run((name: string) => (name === 'fs' ? { readSync } : null), process, told)
    return { ...said, exitCode: process.exitCode }
  }
}

let programs: ReadonlyMap<string, string>

beforeAll(async () => {
  programs = new Map((await judgePrograms()).map(({ name, source }) => [name, source]))
})

const list: readonly AnyGame[] = games

describe.each(list)('programs for judges of $id', (game) => {
  const levels = [...runnableSamples(game).map(({ level }) => level), ...generated(game)]

  test('are one small file each, with neither words nor other games', () => {
    for (const kind of ['solve', 'validate']) {
      const source = programs.get(`${game.id}/${kind}.js`)!
      expect(Buffer.byteLength(source)).toBeLessThan(MOST_BYTES)
      expect(source.match(/\b(require|import)\(.*?\)/g)).toEqual(['require("fs")'])
      expect(source).not.toMatch(/\/(why|edit)\//)
      expect(source.replaceAll(`/games/${game.id}/`, '')).not.toMatch(/core\/games\//)
    }
  })

  test('answer as the engine does, by the rules and by each misreading', () => {
    const solve = loaded(programs.get(`${game.id}/solve.js`)!, 'READING')
    const uncaught = new Set(game.engine.readings.map(({ id }) => id))
    for (const level of levels) {
      const input = game.format.print(level)
      const right = game.engine.answer(level)
      expect(solve(input, null)).toEqual({ out: right, err: '', exitCode: 0 })
      for (const reading of uncaught) {
        const out = game.engine.answer(level, reading)
        if (out === right) continue
        expect(solve(input, reading)).toEqual({ out, err: '', exitCode: 0 })
        uncaught.delete(reading)
      }
    }
    expect([...uncaught]).toEqual([])
  })

  test('accept the canonical text of what can be played, and nothing else', () => {
    const validate = loaded(programs.get(`${game.id}/validate.js`)!, 'IS_STRICT')
    for (const name of sampleNames(game.id)) {
      const text = sampleText(game.id, name)
      const { level, diagnostics, isRunnable } = checkText(game, text)
      const isCanonical = isRunnable && game.format.print(level) === text
      const { exitCode, err } = validate(text, false)
      expect([name, exitCode, err !== '']).toEqual([name, isCanonical ? 42 : 43, !isCanonical])
      if (!isCanonical || diagnostics.length === 0) continue
      expect([name, validate(text, true).exitCode]).toEqual([name, 43])
    }
    for (const level of levels.slice(-SEEDS.length)) {
      const text = game.format.print(level)
      expect(validate(text, true)).toEqual({ out: '', err: '', exitCode: 42 })
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
        expect([other, validate(other, false).exitCode]).toEqual([other, 43])
      }
    }
  })
})

function generated(game: AnyGame): unknown[] {
  const { defaults, generate } = game.generator
  return SEEDS.map((seed) => generate(defaults, makeRng(seed)))
}
