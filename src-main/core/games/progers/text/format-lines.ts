import type { Fields } from '../../../kernel/field-reader'
import { quote } from '../../../kernel/text-reader'
import { nounOf } from '../../../game/nouns'
import type { Code } from './diagnostics'
import { colOf, rowOf, type Hill, type Sample, type Wall, type WallSide } from '../model'

/** A line of the text; in configurations without its mark. */
export type Line = Fields<Code>

/** Skips the mark `>>` or `<<` of a line; notes a wrong or missing one. */
export function takeMark(line: Line, mark: '>>' | '<<', what: string): Line {
  const first = line.ahead
  const isMark = first?.text === '>>' || first?.text === '<<'
  if (!first) line.noteMissing(nounOf('mark', { mark }))
  else if (!isMark) line.note('no-mark', first.place, [quote(first.text), mark])
  else if (first.text !== mark) line.note('wrong-mark', first.place, [first.text, mark, what])
  if (isMark) line.take()
  return line
}

export function readHills(line: Line): Hill[] {
  const hills: Hill[] = []
  for (const { text, place } of line.rest) {
    const from = Number(text.slice(0, 2))
    const to = Number(text.slice(2))
    if (!/^\d{4}$/.test(text)) line.note('not-a-hill', place, [quote(text)])
    else if (rowOf(from) > rowOf(to) || colOf(from) > colOf(to)) {
      line.note('hill-corners', place, [text])
    } else hills.push({ from, to })
  }
  return hills
}

export function readWalls(line: Line): Wall[] {
  const walls: Wall[] = []
  for (const { text, place } of line.rest) {
    if (/^\d\d[NE]$/.test(text)) {
      walls.push({ spot: Number(text.slice(0, 2)), side: text[2] as WallSide })
    } else line.note('not-a-wall', place, [quote(text)])
  }
  return walls
}

export function readSamples(line: Line): Sample[] {
  const samples: Sample[] = []
  for (const { text, place } of line.rest) {
    if (/^\d\d[1-8]$/.test(text)) {
      samples.push({ spot: Number(text.slice(0, 2)), type: Number(text[2]) })
    } else line.note('not-a-sample', place, [quote(text)])
  }
  return samples
}

/** A line with one word of letters: the bank or a program; `letters` is the name of the word if it is missing. */
export function readLetters(line: Line, what: string, letters: string): string {
  const word = line.word(letters)
  for (const { 0: wrong, index } of word?.text.matchAll(/[^SLRBJM]+/g) ?? []) {
    const place = { ...word!.place, offset: index, length: wrong.length }
    line.note('bad-letter', place, [quote(wrong), what])
  }
  line.end()
  return word?.text ?? ''
}

/** The order of a player; null if it is invalid, which is noted. */
export function readOrder(line: Line): 0 | 1 | null {
  const word = line.word('order-of-player')
  line.end()
  if (word?.text === '0' || word?.text === '1') return word.text === '0' ? 0 : 1
  if (word) line.note('not-an-order', word.place, [quote(word.text)])
  return null
}
