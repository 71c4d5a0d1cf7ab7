import type { ReadingId } from '../../../trace/machine'
import { asciiCodes, asciiText } from '../../../kernel/ascii-text'
import { kindLetters, kindOf, RIVER } from '../cells'
import { groundOf, type Ground } from './ground'
import { startCell, type Level } from '../model'
import { wayOfLetter } from '../moves'
import { rulesOf } from './readings'
import { transitOf } from './transit'

/*
 * The fast path: each pair of cell and way is worked out when it first occurs, and kept as one integer, negative when an
 * `r` is written first:
 *   bits 0-7   letter
 *   bit 8      set when the letter is written
 *   bits 9-    cell after the move
 */
const WRITTEN_SHIFT = 8
const CELL_SHIFT = 9

const BLANK = 32
const NEWLINE = 10
const LETTER_R = kindLetters.charCodeAt(RIVER)

/** The official answer: one line, one word per walk. */
export function answer(level: Level, reading?: ReadingId): string {
  const rules = rulesOf(reading)
  const ground = groundOf(level, rules)
  const known = new Int32Array(level.cells.length * 4)
  let most = 1
  let longest = 0
  for (const { moves } of level.walks) {
    most += moves.length * (rules.areBothLetters ? 2 : 1) + 2
    longest = Math.max(longest, moves.length)
  }
  // Extracting a part of a long text character by character takes longer than playing it.
  const codes = new Uint8Array(longest + 3)
  const out = new Uint8Array(most)
  let used = 0
  level.walks.forEach((walk, index) => {
    const start = startCell(level, walk)
    if (index > 0) out[used++] = BLANK
    if (rules.isStartWritten) out[used++] = kindLetters.charCodeAt(kindOf(level.cells[start]!))
    const moves = codes.subarray(0, asciiCodes(walk.moves, codes))
    used = play(ground, known, start, moves, out, used)
  })
  out[used++] = NEWLINE
  return asciiText(out, used)
}

/** Writes the letters of a walk from `used` on; returns the new end. */
function play(
  ground: Ground,
  known: Int32Array,
  start: number,
  moves: Uint8Array,
  out: Uint8Array,
  used: number,
): number {
  const stretch: Stretch = { cell: start, move: 0, used }
  for (;;) {
    playKnown(known, moves, out, stretch)
    if (stretch.move === moves.length) return stretch.used
    const pair = (stretch.cell << 2) | wayOfLetter[moves[stretch.move]!]!
    if (known[pair] === 0) known[pair] = workOut(ground, pair)
    const entry = known[pair]!
    if (entry > 0) continue
    out[stretch.used++] = LETTER_R
    out[stretch.used++] = -entry
    stretch.cell = -entry >> CELL_SHIFT
    stretch.move++
  }
}

/** Progress of playing a walk. */
interface Stretch {
  cell: number
  move: number
  /** Number of letters written, over all walks. */
  used: number
}

/**
 * Plays up to a pair that has not been computed or writes two letters. Calls no function: that would take a third
 * longer.
 */
function playKnown(known: Int32Array, moves: Uint8Array, out: Uint8Array, stretch: Stretch): void {
  const ways = wayOfLetter
  const { length } = moves
  let { cell, move, used } = stretch
  for (; move < length; move++) {
    const entry = known[(cell << 2) | ways[moves[move]!]!]!
    if (entry <= 0) break
    out[used] = entry
    used += (entry >> WRITTEN_SHIFT) & 1
    cell = entry >> CELL_SHIFT
  }
  stretch.cell = cell
  stretch.move = move
  stretch.used = used
}

function workOut(ground: Ground, pair: number): number {
  const { end, letter, isDouble } = transitOf(ground, pair >> 2, pair & 3)
  const code = kindLetters.charCodeAt(Math.max(0, letter - 1))
  const entry = (end << CELL_SHIFT) | (letter > 0 ? 1 << WRITTEN_SHIFT : 0) | code
  return isDouble ? -entry : entry
}
