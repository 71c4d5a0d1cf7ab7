import { nounOf } from '../../../game/nouns'
import type { FieldReader, Fields } from '../../../kernel/field-reader'
import { quote } from '../../../kernel/text-reader'
import { cellNamed } from '../cells'
import type { Code } from './diagnostics'
import { GHOSTS, HUNTERS, type Player, type Team } from '../model'

export type Reader = FieldReader<Code>
export type Line = Fields<Code>

/** The numbers of the ghosts, from 1. */
export const ghostNumbers = Array.from({ length: GHOSTS }, (_, index) => index + 1)

/** The limit on moves, which must be alone on the rest of its line. */
export function readLimit(line: Line): number {
  const limit = line.number('limit') ?? 0
  line.end()
  return limit
}

/** The number of a player, 0 or 1; anything else is noted under the code. */
export function readPlayer(line: Line, code: 'bad-player' | 'bad-forfeit'): Player {
  const word = line.word('player')
  if (!word || word.text === '0') return 0
  if (word.text !== '1') line.note(code, word.place, [quote(word.text)])
  return 1
}

/** A team's eight cells, to the end of the line. */
export function readTeam(line: Line, player: Player): Team {
  const cells = Array.from({ length: HUNTERS }, (_, hunter) =>
    readCell(line, nounOf('hunter', { player, hunter: hunter + 1 })),
  )
  line.end()
  return cells
}

export function readCell(line: Line, what: string): number {
  return line.read(what, 'bad-cell', readCellName) ?? 0
}

function readCellName(text: string): number | null {
  const cell = cellNamed(text)
  return cell < 0 ? null : cell
}
