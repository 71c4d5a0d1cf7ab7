import { nounOf } from '../../../game/nouns'
import { quote, type Word } from '../../../kernel/text-reader'
import { cellName, cellNamed } from '../cells'
import {
  ghostNumbers,
  readLimit,
  readPlayer,
  readTeam,
  type Line,
  type Reader,
} from './format-words'
import {
  defaultTown,
  players,
  teamStarts,
  type GhostMove,
  type Level,
  type Player,
  type Turn,
} from '../model'

const OWN_LINE = 'own-line'
const GHOSTS_LINE = 'ghosts-line'
const OPPONENTS_LINE = 'opponents-line'

/** Reads an official transcript, in which word 0 of each line is `>>` or `<<`; null if there is nothing usable. */
export function readTranscript(reader: Reader): Level | null {
  const limit = readLimit(nextLine(reader, 'limit'))
  const playerLine = nextLine(reader, 'player')
  const problems = reader.found.length
  if (playerLine.isMissing) return null
  const player = readPlayer(playerLine, 'bad-player')
  const isPlayerKnown = reader.found.length === problems
  playerLine.end()
  const other = players[1 - player]!
  const starts = reader.left > 0 ? readFirstGhosts(nextLine(reader, GHOSTS_LINE)) : null
  if (reader.left > 0) {
    const opponents = nextLine(reader, OPPONENTS_LINE)
    if (isPlayerKnown) checkStarts(reader, opponents, other)
  }
  const turns: Turn[] = []
  while (reader.left > 0) {
    const own = readTeam(nextLine(reader, OWN_LINE), player)
    const ghosts = reader.left > 0 ? readGhosts(nextLine(reader, GHOSTS_LINE)) : null
    const reply = reader.left > 0 ? readTeam(nextLine(reader, OPPONENTS_LINE), other) : null
    turns.push({ teams: player === 0 ? [own, reply] : [reply, own], ghosts })
  }
  const { length } = reader.lines
  if (length > 2 && length % 3 === 0) reader.line(OPPONENTS_LINE)
  return { form: 'transcript', player, town: defaultTown, limit, starts, turns, forfeit: null }
}

/** The next line after its sign: `<<` for lines that the player wrote. */
function nextLine(reader: Reader, what: string): Line {
  const sign = reader.at >= 4 && reader.at % 3 === 1 ? '<<' : '>>'
  const line = reader.line(what)
  const word = line.word(`'${sign}'`)
  if (word && word.text !== sign) line.note('bad-prefix', word.place, [quote(word.text), sign])
  return line
}

function readFirstGhosts(line: Line): number[] {
  return readMarked(line).map(({ cell, isNew, word }, ghost) => {
    if (!isNew)
      line.note('not-new', word!.place, [quote(word!.text), nounOf('ghost', { ghost: ghost + 1 })])
    return cell
  })
}

function readGhosts(line: Line): GhostMove[] {
  return readMarked(line).map(({ cell, isNew }) =>
    isNew ? { at: -1, next: cell } : { at: cell, next: -1 },
  )
}

/** Six ghosts with their marks. */
function readMarked(line: Line): { cell: number; isNew: boolean; word: Word | undefined }[] {
  const ghosts = ghostNumbers.map((ghost) => {
    const word = line.word(nounOf('ghost-read', { ghost }))
    const mark = word?.text.slice(2)
    const cell = cellNamed(word?.text.slice(0, 2) ?? '')
    if (word && (cell < 0 || (mark !== '+' && mark !== '*'))) {
      line.note('bad-ghost', word.place, [
        quote(word.text),
        nounOf('ghost', { ghost }),
        'transcript',
      ])
    }
    return { cell: Math.max(0, cell), isNew: mark !== '*', word }
  })
  line.end()
  return ghosts
}

/** The first opponents are the official starts, in the official order. */
function checkStarts(reader: Reader, line: Line, other: Player): void {
  const before = reader.found.length
  const team = readTeam(line, other)
  if (reader.found.length > before) return
  team.forEach((cell, hunter) => {
    const start = teamStarts[other][hunter]!
    if (cell === start) return
    const args = [
      cellName(cell),
      nounOf('hunter-start', { player: other, hunter: hunter + 1 }),
      cellName(start),
    ]
    reader.note('not-at-start', { line: reader.at, word: hunter + 1 }, args, [cell])
  })
}
