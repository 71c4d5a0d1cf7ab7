import { levelReader } from '../../../game/level-reader'
import { nounOf } from '../../../game/nouns'
import type { Place } from '../../../kernel/diagnostics'
import type { FieldReader } from '../../../kernel/field-reader'
import { diagnostic, type Code } from './diagnostics'
import {
  readHills,
  readLetters,
  readOrder,
  readSamples,
  readWalls,
  takeMark,
  type Line,
} from './format-lines'
import { spotName, transcriptPlayer, type Form, type Level } from '../model'

/** Hills, walls, samples and the bank. */
export const CONFIG_LINES = 4

/**
 * Reads a configuration, a configuration with the moves of both players, or a transcript. For a text with errors,
 * `readPart` returns the level without its moves from the first error on, and nothing if the configuration is
 * incomplete.
 */
export const { parse, readPart } = levelReader(diagnostic, readLevel, (level, line) => {
  const first = movePlace(level, 0).line
  return { ...level, moves: level.moves.slice(0, Math.max(0, line - first)) }
})

function readLevel(reader: FieldReader<Code>): Level | null {
  const first = reader.lines[0]?.words[0]?.text
  return first === '>>' || first === '<<' ? readTranscript(reader) : readPlain(reader)
}

/** The canonical text, in the level's form. */
export function print(level: Level): string {
  const player = transcriptPlayer(level.form)
  const lines =
    player === null
      ? [...configLines(level), ...level.moves]
      : [
          ...[...configLines(level), `${player}`].map((line) => `>> ${line}`),
          ...level.moves.map((move, k) => `${markOf(k, player)} ${move}`),
        ]
  return lines.map((line) => `${line.trimEnd()}\n`).join('')
}

/** The four lines of the configuration. */
export function configLines({ hills, walls, samples, bank }: Level): string[] {
  return [
    hills.map(({ from, to }) => spotName(from) + spotName(to)).join(' '),
    walls.map(({ spot, side }) => spotName(spot) + side).join(' '),
    samples.map(({ spot, type }) => `${spotName(spot)}${type}`).join(' '),
    bank,
  ]
}

/** The mark of a move in a player's transcript: written or read by them. */
export function markOf(move: number, player: number): '<<' | '>>' {
  return move % 2 === player ? '<<' : '>>'
}

/** 1-based line and 0-based word of a move in the text. */
export function movePlace(level: Level, move: number): Place {
  return level.form === 'plain'
    ? { line: CONFIG_LINES + 1 + move, word: 0 }
    : { line: CONFIG_LINES + 2 + move, word: 1 }
}

/** Place of a word of the configuration: line 1 to 4, and the word's index without a mark. */
export function configPlace(level: Level, line: number, index: number): Place {
  return { line, word: level.form === 'plain' ? index : index + 1 }
}

function readPlain(reader: FieldReader<Code>): Level | null {
  const config = readConfig(reader)
  const order = reader.lines[CONFIG_LINES]?.words[0]
  if (order && /^[01]$/.test(order.text)) {
    readOrder(reader.line('order'))
    const isAlone = reader.left === 0
    const place = isAlone ? order.place : { line: CONFIG_LINES + 2, word: 0 }
    reader.note(isAlone ? 'order-alone' : 'one-side-only', place, [order.text])
    return config && { ...config, moves: [], form: 'plain' }
  }
  const moves = reader.list(reader.left, moveNoun, (line, k) =>
    readLetters(line, moveNoun(k), moveLetters(k)),
  )
  return config && { ...config, moves, form: 'plain' }
}

function readTranscript(reader: FieldReader<Code>): Level | null {
  const config = readConfig(reader, '>>')
  reader.expect(CONFIG_LINES + 1)
  const orderLine = reader.line('order')
  if (orderLine.isMissing) return null
  const player = readOrder(takeMark(orderLine, '>>', 'order'))
  // Without the order it is unknown whose marks are right, so the first move determines it.
  const held = player ?? (reader.lines[reader.at]?.words[0]?.text === '>>' ? 1 : 0)
  const moves = reader.list(reader.left, moveNoun, (line, k) =>
    readLetters(takeMark(line, markOf(k, held), moveNoun(k)), moveNoun(k), moveLetters(k)),
  )
  const form: Form = held === 0 ? 'player0' : 'player1'
  return config && { ...config, moves, form }
}

type Config = Omit<Level, 'moves' | 'form'>

function readConfig(reader: FieldReader<Code>, mark?: '>>'): Config | null {
  reader.expect(CONFIG_LINES)
  const next = (name: string): Line => {
    const line = reader.line(name)
    return mark && !line.isMissing ? takeMark(line, mark, name) : line
  }
  const hills = readHills(next('hills'))
  const walls = readWalls(next('walls'))
  const samples = readSamples(next('samples'))
  const bankLine = next('bank')
  // In a transcript a line with only a mark counts as empty, even that of the bank.
  const bank = mark && !bankLine.ahead ? '' : readLetters(bankLine, 'bank', 'bank-letters')
  return bankLine.isMissing ? null : { hills, walls, samples, bank }
}

function moveNoun(index: number): string {
  return nounOf('move', { number: index + 1 })
}

function moveLetters(index: number): string {
  return nounOf('move-letters', { number: index + 1 })
}
