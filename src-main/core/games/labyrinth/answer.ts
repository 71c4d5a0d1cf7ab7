import type { ReadingId } from '../../game/module'
import { kindLetters, RIVER } from './cells'
import { groundOf } from './ground'
import { startCell, type Level } from './model'
import { wayOfLetter } from './moves'
import { rulesOf } from './readings'
import { transitOf } from './transit'

/*
 * The fast path: each pair of cell and way is worked out when it first occurs, and kept as one integer:
 *   bits 0-6   letter that is written, 0 for none
 *   bit 7      an `r` is written before it
 *   bit 8      set: the pair is worked out
 *   bits 9-    cell after the move
 */
const LETTER = 127
const DOUBLE = 128
const KNOWN = 256
const CELL_SHIFT = 9

const BLANK = 32
const NEWLINE = 10
const PORTION = 8192

/** The official answer: one line, a word a walk. */
export function answer(level: Level, reading?: ReadingId): string {
  const rules = rulesOf(reading)
  const ground = groundOf(level, rules)
  const known = new Int32Array(level.cells.length * 4)
  let most = 1
  for (const { moves } of level.walks) most += moves.length * (rules.areBothLetters ? 2 : 1) + 2
  const out = new Uint8Array(most)
  let length = 0

  const workOut = (pair: number): number => {
    const { end, letter, isDouble } = transitOf(ground, pair >> 2, pair & 3)
    const code = letter === 0 ? 0 : kindLetters.charCodeAt(letter - 1)
    const entry = (end << CELL_SHIFT) | KNOWN | (isDouble ? DOUBLE : 0) | code
    known[pair] = entry
    return entry
  }
  const play = (start: number, moves: string): void => {
    let cell = start
    let used = length
    for (let i = 0; i < moves.length; i++) {
      const pair = (cell << 2) | wayOfLetter[moves.charCodeAt(i)]!
      let entry = known[pair]!
      if (entry === 0) entry = workOut(pair)
      if ((entry & DOUBLE) !== 0) out[used++] = kindLetters.charCodeAt(RIVER)
      const letter = entry & LETTER
      out[used] = letter
      if (letter !== 0) used++
      cell = entry >> CELL_SHIFT
    }
    length = used
  }

  level.walks.forEach((walk, index) => {
    const start = startCell(level, walk)
    if (index > 0) out[length++] = BLANK
    if (rules.isStartWritten) out[length++] = kindLetters.charCodeAt(level.cells[start]! & 7)
    play(start, walk.moves)
  })
  out[length++] = NEWLINE
  return textOf(out, length)
}

function textOf(codes: Uint8Array, length: number): string {
  let text = ''
  for (let at = 0; at < length; at += PORTION) {
    const portion = codes.subarray(at, Math.min(at + PORTION, length))
    text += String.fromCharCode.apply(null, portion as unknown as number[])
  }
  return text
}
