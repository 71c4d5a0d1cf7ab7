import type { Diagnostic } from '../../../kernel/diagnostics'
import { quote, readInteger, type Word, type WordLine } from '../../../kernel/text-reader'
import { cellNamed } from '../cells'
import { diagnostic } from './diagnostics'
import { HUNTERS, playerNames, type Player, type Team } from '../model'

/** Problems found so far; every reader adds to it and gives something to go on with. */
export type Found = Diagnostic[]

export function readNumber(line: WordLine, at: number, what: string, found: Found): number {
  const word = wordAt(line, at, what, found)
  if (!word) return 0
  const value = readInteger(word.text)
  if (value === null)
    found.push(diagnostic('not-integer', word.place, [], [quote(word.text), what]))
  return value ?? 0
}

/** The number of a player, 0 or 1. */
export function readPlayer(
  line: WordLine,
  at: number,
  code: 'bad-player' | 'bad-forfeit',
  found: Found,
): Player {
  const word = wordAt(line, at, 'the player’s number', found)
  if (!word || word.text === '0') return 0
  if (word.text !== '1') found.push(diagnostic(code, word.place, [], [quote(word.text)]))
  return 1
}

/** A team's eight cells, from a word on. */
export function readTeam(line: WordLine, first: number, player: Player, found: Found): Team {
  const cells: number[] = []
  for (let hunter = 0; hunter < HUNTERS; hunter++) {
    const what = `the cell of ${hunterName(player, hunter)}`
    cells.push(readCell(line, first + hunter, what, found))
  }
  refuseMore(line, first + HUNTERS, found)
  return cells
}

export function hunterName(player: Player, hunter: number): string {
  return `${playerNames[player]}’s hunter ${hunter + 1}`
}

export function readCell(line: WordLine, at: number, what: string, found: Found): number {
  const word = wordAt(line, at, what, found)
  if (!word) return 0
  const cell = cellNamed(word.text)
  if (cell < 0) found.push(diagnostic('bad-cell', word.place, [], [quote(word.text), what]))
  return Math.max(0, cell)
}

/** A word; a line that ends early is noted once, by the first word it lacks. */
export function wordAt(line: WordLine, at: number, what: string, found: Found): Word | undefined {
  const word = line.words[at]
  if (!word && at === line.words.length) {
    found.push(diagnostic('missing-word', line.end, [], [what]))
  }
  return word
}

export function refuseMore(line: WordLine, at: number, found: Found): void {
  const word = line.words[at]
  if (word) found.push(diagnostic('extra-word', word.place, [], [quote(word.text)]))
}

export function missingLine(linesRead: number, what: string, found: Found): void {
  found.push(diagnostic('missing-line', { line: linesRead + 1, word: 0 }, [], [what]))
}
