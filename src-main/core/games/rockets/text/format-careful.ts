import type { Diagnostic } from '../../../kernel/diagnostics'
import { ways, type Way } from '../../../kernel/grid'
import { err, ok, type Result } from '../../../kernel/result'
import { quote, readInteger, wordLines, type WordLine } from '../../../kernel/text-reader'
import type { ParsedLevel } from '../../../game/module'
import { diagnostic } from './diagnostics'
import { HEAD_LINES, headLimits, type HeadKey, type HeadLimit } from './limits'
import type { Door, Level, Rocket, Turn } from '../model'

type Found = Diagnostic[]

/** Reads a text word by word and notes everything that is wrong with it, with line and word. */
export function readCarefully(text: string): Result<ParsedLevel<Level>, readonly Diagnostic[]> {
  const { level, found, warnings } = readLines(wordLines(text))
  return level && found.length === 0 ? ok({ level, warnings }) : err(found)
}

/** The level of a text with faults: lines that are faulty or missing are made up. Null when the head says nothing. */
export function readPart(text: string): Level | null {
  return readLines(wordLines(text)).level
}

function readLines(lines: readonly WordLine[]): {
  readonly level: Level | null
  readonly found: Found
  readonly warnings: readonly Diagnostic[]
} {
  const found: Found = []
  const head = readHead(lines, found)
  if (!head) return { level: null, found, warnings: [] }

  const { width, height, players, doors: doorCount, turns: turnCount } = head
  const expected = HEAD_LINES + players + doorCount + turnCount
  const rockets: Rocket[] = []
  const doors: Door[] = []
  const turns: Turn[] = []
  for (let index = HEAD_LINES; index < Math.min(expected, lines.length); index++) {
    const line = lines[index]!
    const topic = index - HEAD_LINES
    if (topic < players) rockets.push(readRocket(line, topic, found))
    else if (topic < players + doorCount) doors.push(readDoor(line, topic - players, found))
    else turns.push(readTurn(line, topic - players - doorCount, found))
  }
  if (lines.length < expected) {
    const what = lineName(lines.length - HEAD_LINES, players, doorCount)
    found.push(missingLine(lines.length, what, expected - lines.length))
  }
  // The numbers of the head stand, whatever is missing after it.
  while (rockets.length < players) rockets.push({ x: 0, y: 0 })
  while (doors.length < doorCount) doors.push({ at: 0, wall: 'N' })
  const warnings =
    lines.length > expected
      ? [diagnostic('extra-lines', { line: expected + 1, word: 0 }, [], [lines.length - expected])]
      : []
  return { level: { width, height, rockets, doors, turns }, found, warnings }
}

/** The five numbers at the head; null when one is not to be had, for then nobody knows which line is what. */
function readHead(
  lines: readonly WordLine[],
  found: Found,
): Readonly<Record<HeadKey, number>> | null {
  const head: Partial<Record<HeadKey, number>> = {}
  let isWhole = true
  for (const limit of headLimits) {
    const line = lines[limit.line - 1]
    if (!line) {
      if (limit.line === lines.length + 1 && limit.word === 0) {
        const what = limit.line === 1 ? 'width and height' : `the ${limit.name}`
        found.push(missingLine(lines.length, what, HEAD_LINES - lines.length))
      }
      isWhole = false
      continue
    }
    const value = readNumber(line, limit.word, `the ${limit.name}`, found)
    const isLastWord = limit.key !== 'width'
    if (isLastWord) refuseMore(line, limit.word + 1, found)
    if (value === null) isWhole = false
    else if (!keepsLimit(limit, value, found)) isWhole = false
    else head[limit.key] = value
  }
  return isWhole ? (head as Record<HeadKey, number>) : null
}

function keepsLimit(limit: HeadLimit, value: number, found: Found): boolean {
  const { name, lowest, highest } = limit
  if (value >= lowest && value <= highest) return true
  const place = { line: limit.line, word: limit.word }
  found.push(diagnostic('out-of-limits', place, [], [name, value, lowest, highest]))
  return false
}

function readRocket(line: WordLine, index: number, found: Found): Rocket {
  const whose = `the rocket of player ${index + 1}`
  const x = readNumber(line, 0, `the x of ${whose}`, found) ?? 0
  const y = readNumber(line, 1, `the y of ${whose}`, found) ?? 0
  refuseMore(line, 2, found)
  return { x, y }
}

function readDoor(line: WordLine, index: number, found: Found): Door {
  const at = readNumber(line, 0, `the place of door ${index + 1}`, found) ?? 0
  const wall = readWay(line, 1, `the wall of door ${index + 1}`, found) ?? 'N'
  refuseMore(line, 2, found)
  return { at, wall }
}

function readTurn(line: WordLine, index: number, found: Found): Turn {
  const whose = `the arrow of turn ${index + 1}`
  const x = readNumber(line, 0, `the x of ${whose}`, found) ?? 0
  const y = readNumber(line, 1, `the y of ${whose}`, found) ?? 0
  const way = readWay(line, 2, `the direction of ${whose}`, found) ?? 'N'
  refuseMore(line, 3, found)
  return { x, y, way }
}

function readNumber(line: WordLine, at: number, what: string, found: Found): number | null {
  const word = line.words[at]
  if (!word) {
    noteMissing(line, at, what, found)
    return null
  }
  const value = readInteger(word.text)
  if (value === null) {
    const code = /^-?\d+$/.test(word.text) ? 'too-many-digits' : 'not-integer'
    found.push(diagnostic(code, word.place, [], [quote(word.text), what]))
  }
  return value
}

function readWay(line: WordLine, at: number, what: string, found: Found): Way | null {
  const word = line.words[at]
  if (!word) {
    noteMissing(line, at, what, found)
    return null
  }
  const way = ways.find((known) => known === word.text)
  if (!way) found.push(diagnostic('not-a-way', word.place, [], [quote(word.text), what]))
  return way ?? null
}

/** A line that ends early is noted once, by the first word it lacks. */
function noteMissing(line: WordLine, at: number, what: string, found: Found): void {
  if (at === line.words.length) found.push(diagnostic('missing-word', line.end, [], [what]))
}

function refuseMore(line: WordLine, at: number, found: Found): void {
  const word = line.words[at]
  if (word) found.push(diagnostic('extra-word', word.place, [], [quote(word.text)]))
}

function missingLine(linesRead: number, what: string, count: number): Diagnostic {
  return diagnostic('missing-line', { line: linesRead + 1, word: 0 }, [], [what, count])
}

/** What the line at `topic` after the head would have held. */
function lineName(topic: number, players: number, doorCount: number): string {
  if (topic < players) return `the rocket of player ${topic + 1}`
  if (topic < players + doorCount) return `door ${topic - players + 1}`
  return `the arrow of turn ${topic - players - doorCount + 1}`
}
