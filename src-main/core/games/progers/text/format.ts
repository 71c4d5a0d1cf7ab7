import type { Diagnostic, Place } from '../../../kernel/diagnostics'
import { err, ok, type Result } from '../../../kernel/result'
import { wordLines, type WordLine } from '../../../kernel/text-reader'
import type { ParsedLevel } from '../../../game/module'
import {
  note,
  readHills,
  readLetters,
  readOrder,
  readSamples,
  readWalls,
  unmarked,
  type Body,
  type Found,
} from './format-lines'
import { spotName, transcriptPlayer, type Form, type Level } from '../model'

const lineNames = ['the hills', 'the walls', 'the samples', 'the bank'] as const
export const CONFIG_LINES = lineNames.length

/** Reads a configuration, a configuration with the moves of both players, or a transcript. Gives every problem found. */
export function parse(text: string): Result<ParsedLevel<Level>, readonly Diagnostic[]> {
  const found: Found = []
  const parsed = readText(text, found)
  return parsed && !found.some(({ severity }) => severity === 'error')
    ? ok({ level: parsed, warnings: found })
    : err(found)
}

/** The level of a text with faults without its moves from a line on; null where the configuration is not all there. */
export function readPart(text: string, line: number): Level | null {
  const level = readText(text, [])
  if (!level) return null
  const first = movePlace(level, 0).line
  return { ...level, moves: level.moves.slice(0, Math.max(0, line - first)) }
}

function readText(text: string, found: Found): Level | null {
  const lines = wordLines(text)
  const first = lines[0]?.words[0]?.text
  const isTranscript = first === '>>' || first === '<<'
  return isTranscript ? readTranscript(lines, found) : readPlain(lines, found)
}

/** The canonical text, in the form that the level has. */
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

/** The mark of a move in a player's transcript: what he wrote, or what he read. */
export function markOf(move: number, player: number): '<<' | '>>' {
  return move % 2 === player ? '<<' : '>>'
}

/** 1-based line and 0-based word where the words of the text's first line with moves begin. */
export function movePlace(level: Level, move: number): Place {
  return level.form === 'plain'
    ? { line: CONFIG_LINES + 1 + move, word: 0 }
    : { line: CONFIG_LINES + 2 + move, word: 1 }
}

/** Place of a word of the configuration: line 1 to 4, and the word's index without a mark. */
export function configPlace(level: Level, line: number, index: number): Place {
  return { line, word: level.form === 'plain' ? index : index + 1 }
}

function readPlain(lines: readonly WordLine[], found: Found): Level | null {
  const config = readConfig(lines, found)
  const rest = lines.slice(CONFIG_LINES)
  const order = rest[0]?.words[0]
  if (order && /^[01]$/.test(order.text)) {
    readOrder(rest[0]!, found)
    const code = rest.length > 1 ? 'one-side-only' : 'order-alone'
    note(found, code, rest.length > 1 ? { line: rest[1]!.line, word: 0 } : order.place, [
      order.text,
    ])
    return config && { ...config, moves: [], form: 'plain' }
  }
  const moves = rest.map((line, k) => readLetters(line, `move ${k + 1}`, found))
  return config && { ...config, moves, form: 'plain' }
}

function readTranscript(lines: readonly WordLine[], found: Found): Level | null {
  const bodies = lines
    .slice(0, CONFIG_LINES)
    .map((line, index) => unmarked(line, '>>', lineNames[index]!, found))
  // A line that is a mark alone is an empty one, also of the bank.
  const config = readConfig(bodies, found, 'empty bank')
  const orderLine = lines[CONFIG_LINES]
  if (!orderLine) {
    if (config) note(found, 'missing-line', { line: CONFIG_LINES + 1, word: 0 }, ['the order', 1])
    return null
  }
  const player = readOrder(unmarked(orderLine, '>>', 'the order', found), found)
  // Without the order nobody knows whose marks are right, so the first move is taken as it stands.
  const held = player ?? (lines[CONFIG_LINES + 1]?.words[0]?.text === '>>' ? 1 : 0)
  const moves = lines.slice(CONFIG_LINES + 1).map((line, k) => {
    const what = `move ${k + 1}`
    return readLetters(unmarked(line, markOf(k, held), what, found), what, found)
  })
  const form: Form = held === 0 ? 'player0' : 'player1'
  return config && { ...config, moves, form }
}

type Config = Omit<Level, 'moves' | 'form'>

function readConfig(lines: readonly Body[], found: Found, may?: 'empty bank'): Config | null {
  const missing = CONFIG_LINES - lines.length
  if (missing > 0) {
    const place = { line: lines.length + 1, word: 0 }
    note(found, 'missing-line', place, [lineNames[lines.length]!, missing])
  }
  const [hillLine, wallLine, sampleLine, bankLine] = lines
  const isEmpty = ({ words }: Body) => may !== undefined && words.length === 0
  const config = {
    hills: hillLine ? readHills(hillLine, found) : [],
    walls: wallLine ? readWalls(wallLine, found) : [],
    samples: sampleLine ? readSamples(sampleLine, found) : [],
    bank: !bankLine || isEmpty(bankLine) ? '' : readLetters(bankLine, 'the bank', found),
  }
  return missing > 0 ? null : config
}
