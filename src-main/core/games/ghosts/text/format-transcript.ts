import { quote, type WordLine } from '../../../kernel/text-reader'
import { cellName, cellNamed } from '../cells'
import { diagnostic } from './diagnostics'
import {
  hunterName,
  missingLine,
  readNumber,
  readPlayer,
  readTeam,
  refuseMore,
  wordAt,
  type Found,
} from './format-words'
import {
  defaultTown,
  GHOSTS,
  players,
  teamStarts,
  type GhostMove,
  type Level,
  type Player,
  type Team,
  type Turn,
} from '../model'

const GHOSTS_LINE = 'the ghosts that the player reads'
const OPPONENTS_LINE = 'the opponent’s hunters that the player reads'

/** Reads an official transcript, word 0 of each line being `>>` or `<<`; null when there is nothing to go on with. */
export function readTranscript(lines: readonly WordLine[], found: Found): Level | null {
  lines.forEach((line, index) =>
    checkPrefix(line, index >= 4 && index % 3 === 1 ? '<<' : '>>', found),
  )
  const [limitLine, playerLine, startsLine, opponentsLine] = lines
  const limit = readNumber(limitLine!, 1, 'the limit on moves', found)
  refuseMore(limitLine!, 2, found)
  if (!playerLine) {
    missingLine(1, 'the player’s number', found)
    return null
  }
  const problems = found.length
  const player = readPlayer(playerLine, 1, 'bad-player', found)
  const isPlayerKnown = found.length === problems
  refuseMore(playerLine, 2, found)
  const other = players[1 - player]!
  const starts = startsLine ? readFirstGhosts(startsLine, found) : null
  if (opponentsLine && isPlayerKnown) checkStarts(opponentsLine, other, found)
  const turns: Turn[] = []
  for (let at = 4; at < lines.length; at += 3) {
    const own = readTeam(lines[at]!, 1, player, found)
    const [ghostLine, replyLine] = [lines[at + 1], lines[at + 2]]
    const ghosts = ghostLine ? readGhosts(ghostLine, found) : null
    const reply = replyLine ? readTeam(replyLine, 1, other, found) : null
    turns.push({ teams: inOrder(player, own, reply), ghosts })
  }
  if (lines.length > 2 && lines.length % 3 === 0) missingLine(lines.length, OPPONENTS_LINE, found)
  return { form: 'transcript', player, town: defaultTown, limit, starts, turns, forfeit: null }
}

function inOrder(
  player: Player,
  own: Team,
  reply: Team | null,
): readonly [Team | null, Team | null] {
  return player === 0 ? [own, reply] : [reply, own]
}

function checkPrefix(line: WordLine, sign: string, found: Found): void {
  const word = wordAt(line, 0, `'${sign}'`, found)
  if (!word || word.text === sign) return
  found.push(diagnostic('bad-prefix', word.place, [], [quote(word.text), sign]))
}

function readFirstGhosts(line: WordLine, found: Found): number[] {
  return readMarked(line, found).map(({ cell, isNew }, ghost) => {
    if (!isNew) {
      const word = line.words[ghost + 1]!
      const args = [quote(word.text), `ghost ${ghost + 1}`]
      found.push(diagnostic('not-new', word.place, [], args))
    }
    return cell
  })
}

function readGhosts(line: WordLine, found: Found): GhostMove[] {
  return readMarked(line, found).map(({ cell, isNew }) =>
    isNew ? { at: -1, next: cell } : { at: cell, next: -1 },
  )
}

/** Six ghosts with their marks. */
function readMarked(line: WordLine, found: Found): { cell: number; isNew: boolean }[] {
  const ghosts: { cell: number; isNew: boolean }[] = []
  for (let ghost = 0; ghost < GHOSTS; ghost++) {
    const what = `ghost ${ghost + 1}`
    const word = wordAt(line, ghost + 1, `${what}, in ${GHOSTS_LINE}`, found)
    const mark = word?.text.slice(2)
    const cell = cellNamed(word?.text.slice(0, 2) ?? '')
    if (word && (cell < 0 || (mark !== '+' && mark !== '*'))) {
      const shape = 'a cell and + or *, like BQ*'
      found.push(diagnostic('bad-ghost', word.place, [], [quote(word.text), what, shape]))
    }
    ghosts.push({ cell: Math.max(0, cell), isNew: mark !== '*' })
  }
  refuseMore(line, GHOSTS + 1, found)
  return ghosts
}

/** The first opponents are the official starts, in the official order. */
function checkStarts(line: WordLine, other: Player, found: Found): void {
  const before = found.length
  const team = readTeam(line, 1, other, found)
  if (found.length > before) return
  team.forEach((cell, hunter) => {
    const start = teamStarts[other][hunter]!
    if (cell === start) return
    const args = [cellName(cell), `the start of ${hunterName(other, hunter)}`, cellName(start)]
    found.push(diagnostic('not-at-start', { line: line.line, word: hunter + 1 }, [cell], args))
  })
}
