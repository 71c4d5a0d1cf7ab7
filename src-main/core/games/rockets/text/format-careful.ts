import { levelReader } from '../../../game/level-reader'
import { nounOf } from '../../../game/nouns'
import type { Limit } from '../../../game/limits'
import type { FieldReader, Fields } from '../../../kernel/field-reader'
import { ways } from '../../../kernel/grid'
import type { Words } from '../../../words'
import { diagnostic, type Code } from './diagnostics'
import { HEAD_LINES, limits } from './limits'
import type { Door, Level, Rocket, Turn } from '../model'

type Line = Fields<Code>

/** Reads the official text. In a text with errors, wrong or missing lines are replaced by made-up ones. */
export const { parse, readPart } = levelReader(diagnostic, readLevel)

/** Null if the numbers at the head cannot be read. */
function readLevel(reader: FieldReader<Code>): Level | null {
  const head = readHead(reader)
  if (!head) return null
  const { width, height, players, doors: doorCount, turns: turnCount } = head
  reader.expect(HEAD_LINES + players + doorCount + turnCount)
  const rockets = reader.list(players, nounAt('rocket'), readRocket)
  const doors = reader.list(doorCount, nounAt('door'), readDoor)
  const turns = reader.list(turnCount, nounAt('arrow'), readTurn)
  reader.end()
  // The numbers of the head are valid, even if everything after it is missing.
  while (rockets.length < players) rockets.push({ x: 0, y: 0 })
  while (doors.length < doorCount) doors.push({ at: 0, wall: 'N' })
  return { width, height, rockets, doors, turns }
}

/** The five numbers at the head; null if one cannot be read, because the meaning of the lines is then unknown. */
function readHead(reader: FieldReader<Code>): Readonly<Record<keyof typeof limits, number>> | null {
  reader.expect(HEAD_LINES)
  const size = reader.line('size')
  const width = size.numberWithin(limits.width, wrongNumber)
  const height = size.numberWithin(limits.height, wrongNumber)
  size.end()
  const count = (limit: Limit): number | null => {
    const line = reader.line(limit.name)
    const value = line.numberWithin(limit, wrongNumber)
    line.end()
    return value
  }
  const [players, doors, turns] = [count(limits.players), count(limits.doors), count(limits.turns)]
  const head = { width, height, players, doors, turns }
  return Object.values(head).includes(null) ? null : (head as Record<keyof typeof limits, number>)
}

function readRocket(line: Line, index: number): Rocket {
  const rocket = readSquare(line, 'rocket', index)
  line.end()
  return rocket
}

function readDoor(line: Line, index: number): Door {
  const at = line.number(nounAt('door-place')(index), wrongNumber) ?? 0
  const wall = line.oneOf(ways, nounAt('door-wall')(index), 'not-a-way') ?? 'N'
  line.end()
  return { at, wall }
}

function readTurn(line: Line, index: number): Turn {
  const { x, y } = readSquare(line, 'arrow', index)
  const way = line.oneOf(ways, nounAt('arrow-way')(index), 'not-a-way') ?? 'N'
  line.end()
  return { x, y, way }
}

function readSquare(
  line: Line,
  whose: 'rocket' | 'arrow',
  index: number,
): { readonly x: number; readonly y: number } {
  const x = line.number(nounAt(`${whose}-x`)(index), wrongNumber) ?? 0
  const y = line.number(nounAt(`${whose}-y`)(index), wrongNumber) ?? 0
  return { x, y }
}

function wrongNumber(found: string): 'too-many-digits' | 'not-integer' {
  return /^-?\d+$/.test(found) ? 'too-many-digits' : 'not-integer'
}

/** Names the parts of a text by their code and their number, counted from 1. */
function nounAt(code: keyof Words['rockets']['fields']): (index: number) => string {
  return (index) => nounOf(code, { number: index + 1 })
}
