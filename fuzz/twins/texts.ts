import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { AnyGame } from '@core/game/any-game'
import type { Rng } from '@core/kernel/rng'
import { makeInvalid } from '@core/suite/invalid/make-invalid'
import type { GameTesting } from '../level-target'
import { mutate, type Larder } from '../mutations'
import { chanceOf, generated, sampleTexts } from './levels'

/** What the tests of a game bring that texts are made with. */
export interface TextTesting extends Pick<GameTesting, 'randomEdit'> {
  readonly playedLevel: (rng: Rng) => unknown
}

/** Longer texts are harmed too seldom in what they mean. */
const HARMED_AT_MOST = 6000

/** A byte that some readers take for the end of a file. */
const OTHER_END = 255

/** Numbers of a level that are changed to every bound: the counts that all else hangs on stand in front. */
const FIRST_NUMBERS = 12

/** Seeded texts of a game: levels of all sorts, what was kept by fuzzing, and both harmed. */
export class Texts {
  /** Samples, and the inputs that fuzzing keeps. */
  private readonly whole: readonly string[]
  private readonly larder: Larder
  /** Those at which something ends, by what the program says: and the ones before and behind. */
  private readonly numbers: readonly string[]
  private last: { name: string; bytes: Buffer } = { name: '', bytes: Buffer.alloc(0) }

  constructor(
    private readonly game: AnyGame,
    private readonly testing: TextTesting,
    program: string,
  ) {
    const samples = sampleTexts(game)
    // Each kind of error by itself, as packages have them for validators.
    const invalid = makeInvalid(game, samples, 1).map(({ text }) => text)
    this.whole = [...samples, ...invalid, ...keptTexts(game)]
    const bounds = [...program.matchAll(/\b\d{1,7}\b/g)].map(Number)
    this.numbers = [...new Set(bounds.flatMap((n) => [n - 1, n, n + 1]))].map(String)
    const pool = this.whole.filter(({ length }) => length < HARMED_AT_MOST)
    this.larder = { pool, words: samples.flatMap((text) => text.split(/\s+/)) }
  }

  /** First all that lies in files, then what is made, one kind after the other. The last one is held. */
  at(index: number, seed: number): Buffer {
    const name = `${seed}-${index}`
    if (this.last.name !== name) this.last = { name, bytes: this.made(index, seed) }
    return this.last.bytes
  }

  private made(index: number, seed: number): Buffer {
    const known = this.whole[index]
    if (known !== undefined) return Buffer.from(known)
    const rng = chanceOf(seed, index)
    const text = [
      () => this.sound(index, rng),
      () => this.printed(this.edited(this.level(index, rng), rng), rng),
      () => this.harmed(rng.pick(this.larder.pool), rng),
      () => this.harmed(this.sound(index, rng), rng),
      () => this.spoilt(this.sound(index, rng), rng),
      () => this.atBound(Math.trunc(index / 6), seed),
    ][index % 6]!()
    const bytes = Buffer.from(text)
    if (index % 101 === 0) return Buffer.concat([bytes, Buffer.of(OTHER_END)])
    return index % 11 === 0 ? withOtherBytes(bytes, rng) : bytes
  }

  private level(index: number, rng: Rng): unknown {
    const { generator } = this.game
    return [
      () => generated(this.game, index, rng),
      () => this.testing.playedLevel(rng),
      () => generator.generate(generator.vary?.(rng) ?? generator.defaults, rng),
      // Official, so that one thing is wrong where one thing is changed.
      () => generator.generate(generator.defaults, rng),
    ][rng.below(4)]!()
  }

  private sound(index: number, rng: Rng): string {
    return this.printed(this.level(index, rng), rng)
  }

  /** The level as its format writes it, or as one player's program would see it. */
  private printed(level: unknown, rng: Rng): string {
    const { making, format } = this.game
    const isTold = making && rng.below(3) === 0
    return isTold ? making.exchange(level, rng.below(2)).transcript : format.print(level)
  }

  /** Often a level that breaks rules, but is well written. */
  private edited(level: unknown, rng: Rng): unknown {
    let edited = level
    for (let times = rng.between(1, 6); times > 0; times--) {
      const edit = this.testing.randomEdit(edited, rng)
      edited = (this.game.edits.apply(edited, edit) as { level: unknown }).level
    }
    return edited
  }

  private harmed(text: string, rng: Rng): string {
    return mutate(text, rng, this.larder)
  }

  /** One of the first numbers of a level changed to one at which something may end: each to each, one after the other. */
  private atBound(number: number, seed: number): string {
    const { format, generator } = this.game
    const text = format.print(generator.generate(generator.defaults, chanceOf(seed, 0)))
    const places = [...text.matchAll(/\d+/g)].slice(0, FIRST_NUMBERS)
    const { 0: found, index } = places[number % places.length]!
    const put = this.numbers[Math.trunc(number / places.length) % this.numbers.length]!
    return text.slice(0, index) + put + text.slice(index + found.length)
  }

  /** One thing in one line changed: to what means the same, or nearly, or is just not allowed any more. */
  private spoilt(text: string, rng: Rng): string {
    if (rng.below(5) === 0) return rng.pick(spoilt(text))
    const lines = text.split('\n')
    const at = rng.below(lines.length)
    const long = rng.pick(['9', '10', '0']).repeat(rng.between(1, 17))
    const [pattern, others] = rng.pick([
      [/$/g, ['\r', ' ', '\t', '\n', '\n ', ' 0', '\v', '\r\r']],
      [/ /g, ['  ', '\t', '\u00a0', '\v', '\f', '\x1c', '\x85', '\u2028', '']],
      [/\d+/g, ['0$&', '000000000000000$&', '-$&', '+$&', '$&.0', '$&_0', '\u0661', '-0', long]],
      [/\d/g, [...'0123456789']],
      [/[A-Z]/g, [...'ABCDEGHMNSTUZ']],
      [/^.*$/g, ['x', '?', '0', '-1', '', '>>', '<<', '-', 'forfeit 2']],
    ] as const)
    const places = [...lines[at]!.matchAll(pattern)]
    if (places.length === 0) return text
    const { 0: found, index } = rng.pick(places)
    const line = lines[at]!
    const put = rng.pick<string>(others).replaceAll('$&', found)
    lines[at] = line.slice(0, index) + put + line.slice(index + found.length)
    return lines.join('\n')
  }
}

function keptTexts({ id }: AnyGame): string[] {
  const folder = join(resolve('fuzz/corpus'), id)
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** A text with one thing about it that is not as the format has it. */
export function spoilt(text: string): string[] {
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

/** Bytes changed, put in or lost: mostly no UTF-8 any more. */
function withOtherBytes(bytes: Buffer, rng: Rng): Buffer {
  let harmed = bytes
  for (let times = rng.between(1, 3); times > 0; times--) {
    const at = rng.below(harmed.length + 1)
    const put = Buffer.from(Array.from({ length: rng.below(4) }, () => rng.below(256)))
    harmed = Buffer.concat([harmed.subarray(0, at), put, harmed.subarray(at + rng.below(4))])
  }
  return harmed
}
