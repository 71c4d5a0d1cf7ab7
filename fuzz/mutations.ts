import { mutated } from '@core/conformance/mutate-text'
import type { Rng } from '@core/kernel/rng'

const NUMBERS =
  '0 1 2 3 5 -1 -0 +1 00 01 1.5 1e3 0x10 9 10 12 25 26 99 100 101 255 256 999 1000 1001 65535 65536 2147483647 2147483648 4294967296 999999999 9007199254740993 1000000000000000'.split(
    ' ',
  )
const LINE_ENDS = ['\r\n', '\r', '\n\n', ' \n', '\u2028', '\n ']
const BLANKS = ['\t', '  ', '\u00a0', '\u3000', '\r', '\v', '']

/** Longer inputs are cut: lines doubled over and over would grow without end. */
const MOST_LETTERS = 20_000

/** Where a mutation takes its parts from. */
export interface Larder {
  /** Other inputs. */
  readonly pool: readonly string[]
  /** Words of the language. */
  readonly words: readonly string[]
}

type Mutation = (text: string, rng: Rng, larder: Larder) => string

/** An input made from another by one to five mutations. */
export function mutate(text: string, rng: Rng, larder: Larder): string {
  let out = text
  for (let times = rng.below(3) === 0 ? rng.between(2, 5) : 1; times > 0; times--) {
    out = rng.pick(mutations)(out, rng, larder).slice(0, MOST_LETTERS)
  }
  return out
}

const mutations: readonly Mutation[] = [
  (text, rng) => mutated(text, rng),
  (text, rng) => mutated(text, rng),
  // A number becomes another.
  (text, rng) => withPart(text, /-?\d+/g, rng, () => rng.pick(NUMBERS)),
  (text, rng) =>
    withPart(text, /-?\d+/g, rng, (part) => String(Number(part) + rng.pick([-1, 1, 2]))),
  // A word becomes another, is lost or doubled.
  (text, rng, { words }) => withPart(text, /[^ \t\r\n]+/g, rng, () => rng.pick(words)),
  (text, rng) => withPart(text, /[^ \t\r\n]+ ?/g, rng, () => ''),
  (text, rng) => withPart(text, /[^ \t\r\n]+/g, rng, (part) => `${part} ${part}`),
  (text, rng) => withPart(text, /[A-Za-z]/g, rng, () => randomLetter(rng)),
  (text, rng) => withPart(text, /[ \t]+/g, rng, () => rng.pick(BLANKS)),
  // Lines lost, doubled, many times over, changed about.
  (text, rng) => withLines(text, (lines) => lines.splice(rng.below(lines.length), 1)),
  (text, rng) =>
    withLines(text, (lines) => {
      const at = rng.below(lines.length)
      const times = rng.pick([1, 1, 2, 5, 30])
      lines.splice(at, 0, ...Array.from({ length: times }, () => lines[at]!))
    }),
  (text, rng) =>
    withLines(text, (lines) => {
      const [a, b] = [rng.below(lines.length), rng.below(lines.length)]
      ;[lines[a], lines[b]] = [lines[b]!, lines[a]!]
    }),
  // Head of one and tail of another; a line of another.
  (text, rng, { pool }) => {
    const other = rng.pick(pool)
    return text.slice(0, rng.below(text.length + 1)) + other.slice(rng.below(other.length + 1))
  },
  (text, rng, { pool }) => {
    const others = rng.pick(pool).split('\n')
    return withLines(text, (lines) =>
      lines.splice(rng.below(lines.length + 1), rng.below(2), rng.pick(others)),
    )
  },
  // The whole as another system writes it.
  (text, rng) => text.replaceAll('\n', rng.pick(LINE_ENDS)),
  (text, rng) => text.replaceAll(' ', rng.pick(BLANKS)),
  (text, rng) => rng.pick(['\ufeff', '', '\n', ' ', '\t', '\r\n']) + text,
  (text, rng) => text.replace(/\n$/, '') + rng.pick(['', ' ', '\n\n', '\r', '\u001a', ' \t \n']),
]

/** One of the parts that a pattern finds, changed. */
function withPart(
  text: string,
  pattern: RegExp,
  rng: Rng,
  change: (part: string) => string,
): string {
  const parts = [...text.matchAll(pattern)]
  if (parts.length === 0) return text
  const part = rng.pick(parts)
  return text.slice(0, part.index) + change(part[0]) + text.slice(part.index + part[0].length)
}

function withLines(text: string, change: (lines: string[]) => unknown): string {
  const lines = text.split('\n')
  change(lines)
  return lines.join('\n')
}

function randomLetter(rng: Rng): string {
  return String.fromCharCode((rng.below(2) === 0 ? 65 : 97) + rng.below(26))
}
