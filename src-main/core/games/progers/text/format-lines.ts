import type { Diagnostic, Place } from '../../../kernel/diagnostics'
import { quote, type Word, type WordLine } from '../../../kernel/text-reader'
import { diagnostic, type Code } from './diagnostics'
import { colOf, rowOf, type Hill, type Sample, type Wall, type WallSide } from '../model'

export type Found = Diagnostic[]

/** A line without its mark. Words keep the places that they have in the text. */
export interface Body {
  readonly words: readonly Word[]
  readonly end: Place
}

/** The line without its mark `>>` or `<<`; notes when another one or none is there. */
export function unmarked(line: WordLine, mark: '>>' | '<<', what: string, found: Found): Body {
  const [first] = line.words
  if (first?.text === mark) return { words: line.words.slice(1), end: line.end }
  if (first?.text === '>>' || first?.text === '<<') {
    note(found, 'wrong-mark', first.place, [first.text, what])
    return { words: line.words.slice(1), end: line.end }
  }
  if (first) note(found, 'no-mark', first.place, [quote(first.text), mark])
  else note(found, 'missing-word', line.end, [`the mark ${mark}`])
  return line
}

export function readHills({ words }: Body, found: Found): Hill[] {
  const hills: Hill[] = []
  for (const { text, place } of words) {
    if (!/^\d{4}$/.test(text)) {
      note(found, 'not-a-hill', place, [quote(text)])
      continue
    }
    const from = Number(text.slice(0, 2))
    const to = Number(text.slice(2))
    if (rowOf(from) > rowOf(to) || colOf(from) > colOf(to)) {
      note(found, 'hill-corners', place, [text])
    } else hills.push({ from, to })
  }
  return hills
}

export function readWalls({ words }: Body, found: Found): Wall[] {
  const walls: Wall[] = []
  for (const { text, place } of words) {
    if (/^\d\d[NE]$/.test(text)) {
      walls.push({ spot: Number(text.slice(0, 2)), side: text[2] as WallSide })
    } else note(found, 'not-a-wall', place, [quote(text)])
  }
  return walls
}

export function readSamples({ words }: Body, found: Found): Sample[] {
  const samples: Sample[] = []
  for (const { text, place } of words) {
    if (/^\d\d[1-8]$/.test(text)) {
      samples.push({ spot: Number(text.slice(0, 2)), type: Number(text[2]) })
    } else note(found, 'not-a-sample', place, [quote(text)])
  }
  return samples
}

/** A line of one word of letters: the bank or a program. */
export function readLetters({ words, end }: Body, what: string, found: Found): string {
  const [word, extra] = words
  if (extra) note(found, 'extra-word', extra.place, [quote(extra.text)])
  if (!word) {
    note(found, 'missing-word', end, [`${what}, letters of SLRBJM`])
    return ''
  }
  for (const { 0: wrong, index } of word.text.matchAll(/[^SLRBJM]+/g)) {
    const place = { ...word.place, offset: index, length: wrong.length }
    note(found, 'bad-letter', place, [quote(wrong), what])
  }
  return word.text
}

/** The order of a player; null when it is none, which is noted. */
export function readOrder({ words, end }: Body, found: Found): 0 | 1 | null {
  const [word, extra] = words
  if (extra) note(found, 'extra-word', extra.place, [quote(extra.text)])
  if (word?.text === '0' || word?.text === '1') return word.text === '0' ? 0 : 1
  if (word) note(found, 'not-an-order', word.place, [quote(word.text)])
  else note(found, 'missing-word', end, ['the order of the player, 0 or 1'])
  return null
}

export function note(
  found: Found,
  code: Code,
  place: Place,
  args: readonly (string | number)[],
): void {
  found.push(diagnostic(code, place, [], args))
}
