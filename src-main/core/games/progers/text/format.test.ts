import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { tries } from '../../../conformance/testing/tries'
import { checkText } from '../../../game/check-text'
import { mutated } from '../../../conformance/mutate-text'
import { makeRng } from '../../../kernel/rng'
import type { AnyGame } from '../../../game/any-game'
import { allCodes } from './diagnostics'
import { parse, print } from './format'
import { edits } from '../edit/edits'
import { exchange } from '../players/exchange'
import { generator } from '../edit/generator'
import { progers } from '../../testing'
import { bases, cellOfSpot, SPOTS } from '../model'
import { cellsAt, placesOf } from './places'

const game: AnyGame = progers
const root = join(import.meta.dirname, '../samples')
const textOf = (name: string) => readFileSync(join(root, name, 'level.txt'), 'utf8')

function levelOf(text: string) {
  const parsed = parse(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value.level
}

it('numbers the app’s cells from the north, the game’s spots from the south, both ways alike', () => {
  expect(bases.map(cellOfSpot)).toEqual([90, 99, 0, 9])
  for (let spot = 0; spot < SPOTS; spot++) expect(cellOfSpot(cellOfSpot(spot))).toBe(spot)
})

it('prints each official form as it was, byte for byte', () => {
  for (const name of ['statement', 'statement-player-1', 'statement-match', 'statement-config']) {
    expect(print(levelOf(textOf(name))), name).toBe(textOf(name))
  }
})

it('goes from transcript to match to transcript byte for byte, for both players', () => {
  for (let seed = 1; seed <= tries(20, 60); seed++) {
    const rng = makeRng(seed)
    const recipe = { ...generator.defaults, hills: rng.between(2, 5), moves: rng.below(200) }
    const match = generator.generate(recipe, rng)
    for (const player of [0, 1]) {
      const { transcript, input, output } = exchange(match, player)
      const read = levelOf(transcript)
      expect(print(read), `seed ${seed}`).toBe(transcript)
      expect(print({ ...read, form: 'plain' })).toBe(print(match))
      expect(exchange(read, player)).toEqual({ transcript, input, output })
      const lines = transcript.split('\n').slice(0, -1)
      const marked = (mark: string) =>
        lines.filter((line) => line.startsWith(mark)).map((line) => `${line.slice(3)}\n`)
      expect([marked('>> ').join(''), marked('<< ').join('')]).toEqual([input, output])
    }
  }
})

it('takes a mark alone for an empty line, and writes it so', () => {
  const text = textOf('empty-bank')
  const level = levelOf(text)
  expect(level.bank).toBe('')
  expect(print(level)).toBe(text)
  const bare = { ...level, hills: [], walls: [], samples: [] }
  expect(print(bare)).toBe('>>\n>>\n>>\n>>\n>> 1\n')
  expect(levelOf(print(bare))).toEqual(bare)
  expect(levelOf(exchange(level, 0).transcript)).toEqual({ ...level, form: 'player0' })
  // Blank lines at the end are none, so the plain form cannot say it.
  expect(parse('\n\n\n\n').ok).toBe(false)
  const { level: kept } = edits.apply(level, { kind: 'set-form', form: 'plain' })
  expect(kept.form).toBe('player1')
})

it('gives the programs what the statement’s table shows', () => {
  const match = levelOf(textOf('statement'))
  const config = textOf('statement-config')
  expect(exchange(match, 0).input).toBe(`${config}0\nLSSSJ\nBLSMR\nRSLMS\nRJJRM\n`)
  expect(exchange(match, 0).output).toBe('MRJSR\nSRS\nJLSSB\nMJS\nSSRS\n')
  expect(exchange(match, 1).input).toBe(`${config}1\nMRJSR\nSRS\nJLSSB\nMJS\nSSRS\n`)
  expect(exchange(match, 1).output).toBe('LSSSJ\nBLSMR\nRSLMS\nRJJRM\n')
})

it('never throws on mutated transcripts, and says why it refuses one', () => {
  const rng = makeRng(4)
  let refused = 0
  for (let attempt = 0; attempt < tries(600, 3000); attempt++) {
    const text = mutated(textOf(attempt % 2 === 0 ? 'statement' : 'statement-player-1'), rng)
    const { isRunnable, level, diagnostics } = checkText(game, text)
    if (isRunnable) expect(game.engine.answer(level)).toMatch(/^\d+ \d+\n$/)
    else refused++
    if (level === null) expect(diagnostics.length).toBeGreaterThan(0)
    for (const found of diagnostics) expect(game.message(found)).not.toMatch(/undefined|NaN/)
  }
  expect(refused).toBeGreaterThan(tries(100, 500))
})

it('leads from words to cells and back, in a configuration as in a transcript', () => {
  for (const name of ['statement-match', 'statement']) {
    const level = levelOf(textOf(name))
    const shift = name === 'statement' ? 1 : 0
    const spotsAt = (line: number, word: number) =>
      cellsAt(level, { line, word: word + shift }).map(cellOfSpot)
    expect(spotsAt(1, 0)).toEqual([11, 12, 13, 21, 22, 23, 31, 32, 33])
    expect(spotsAt(2, 1)).toEqual([12, 22])
    expect(spotsAt(3, 2)).toEqual([13])
    expect(spotsAt(4, 0)).toEqual([])
    // The way of the third move, from where its robot stood.
    expect(spotsAt(7 + shift, 0)).toEqual([32, 22, 21])
    expect(placesOf(level, cellOfSpot(12))).toEqual([
      { line: 2, word: 1 + shift },
      { line: 1, word: 0 + shift },
    ])
  }
})

it('has a sample for every problem that it knows', () => {
  const found = new Set(
    readdirSync(root).flatMap((name) =>
      checkText(game, textOf(name)).diagnostics.map(({ code }) => code),
    ),
  )
  expect(allCodes.filter((code) => !found.has(code))).toEqual([])
})
