import { quote, type WordLine } from '../../../kernel/text-reader'
import { cellNamed } from '../cells'
import { diagnostic } from './diagnostics'
import {
  missingLine,
  readCell,
  readNumber,
  readPlayer,
  readTeam,
  refuseMore,
  wordAt,
  type Found,
} from './format-words'
import {
  areCornersSwapped,
  GHOSTS,
  houseNamed,
  USUAL_LIMIT,
  type GhostMove,
  type House,
  type Level,
  type Turn,
} from '../model'

/** A line of what is not there: no houses, starts left to chance, an answer that was not shown. */
export const NOTHING = '-'

const HEAD_LINES = 3
const TURN_LINES = ['White’s answer', 'Black’s answer', 'the ghosts'] as const

/** Reads a town, a level or a match; null when there is nothing to go on with. */
export function readLevel(lines: readonly WordLine[], found: Found): Level | null {
  const [townLine, limitLine, startsLine] = lines
  if (!townLine) {
    missingLine(0, 'the houses of the town', found)
    return null
  }
  const town = readTown(townLine, found)
  const head = {
    player: 0,
    town,
    limit: USUAL_LIMIT,
    starts: null,
    turns: [],
    forfeit: null,
  } as const
  if (!limitLine) return { form: 'town', ...head }
  const limit = readNumber(limitLine, 0, 'the limit on moves', found)
  refuseMore(limitLine, 1, found)
  if (!startsLine) {
    missingLine(2, 'the ghosts’ starts or -', found)
    return null
  }
  const starts = readStarts(startsLine, found)
  const rest = lines.slice(HEAD_LINES)
  const forfeitAt = rest.findIndex((line) => line.words[0]?.text === 'forfeit')
  const turns = readTurns(forfeitAt < 0 ? rest : rest.slice(0, forfeitAt), found)
  const forfeitLine = forfeitAt < 0 ? undefined : rest[forfeitAt]
  const forfeit = forfeitLine ? readPlayer(forfeitLine, 1, 'bad-forfeit', found) : null
  if (forfeitLine) refuseMore(forfeitLine, 2, found)
  const extra = forfeitLine && rest[forfeitAt + 1]
  if (extra) found.push(diagnostic('extra-lines', { line: extra.line, word: 0 }, [], []))
  const form = rest.length > 0 ? 'match' : 'level'
  return { form, player: 0, town, limit, starts, turns, forfeit }
}

function readTown(line: WordLine, found: Found): House[] {
  const houses: House[] = []
  if (isDash(line)) return houses
  wordAt(line, 0, 'the houses of the town', found)
  for (const word of line.words) {
    const house = houseNamed(word.text)
    if (house) houses.push(house)
    else {
      const code = areCornersSwapped(word.text) ? 'house-corners' : 'bad-house'
      found.push(diagnostic(code, word.place, [], [quote(word.text)]))
    }
  }
  return houses
}

function readStarts(line: WordLine, found: Found): number[] | null {
  if (isDash(line)) return null
  const starts: number[] = []
  for (let ghost = 0; ghost < GHOSTS; ghost++) {
    starts.push(readCell(line, ghost, `the start of ghost ${ghost + 1}`, found))
  }
  refuseMore(line, GHOSTS, found)
  return starts
}

function readTurns(lines: readonly WordLine[], found: Found): Turn[] {
  const turns: Turn[] = []
  for (let at = 0; at < lines.length; at += TURN_LINES.length) {
    const [white, black, ghosts] = [lines[at]!, lines[at + 1], lines[at + 2]]
    const isLast = at + TURN_LINES.length >= lines.length
    refuseHidden([white, black, ghosts], isLast, found)
    turns.push({
      teams: [
        isDash(white) ? null : readTeam(white, 0, 0, found),
        !black || isDash(black) ? null : readTeam(black, 0, 1, found),
      ],
      ghosts: !ghosts || isDash(ghosts) ? null : readGhosts(ghosts, found),
    })
    const given = Math.min(TURN_LINES.length, lines.length - at)
    const missing = TURN_LINES[given]
    if (missing) {
      missingLine(lines[lines.length - 1]!.line, `${missing} of turn ${turns.length}`, found)
    }
  }
  return turns
}

/** Lines that say `-` are for the last turn: the ghosts' and one team's, both or none. */
function refuseHidden(
  turn: readonly (WordLine | undefined)[],
  isLast: boolean,
  found: Found,
): void {
  const dashes = turn.filter((line) => line !== undefined && isDash(line))
  if (dashes.length === 0) return
  const isPair = dashes.length === 2 && turn[2] !== undefined && isDash(turn[2])
  if (isLast && isPair) return
  found.push(diagnostic('bad-hidden', { line: dashes[0]!.line, word: 0 }, [], []))
}

function readGhosts(line: WordLine, found: Found): GhostMove[] {
  const ghosts: GhostMove[] = []
  for (let ghost = 0; ghost < GHOSTS; ghost++) {
    const what = `ghost ${ghost + 1}`
    const word = wordAt(line, ghost, what, found)
    const move = word ? ghostNamed(word.text) : null
    if (word && !move) {
      const shape = 'BQ* for one that lives on or HC+MT for one replaced'
      found.push(diagnostic('bad-ghost', word.place, [], [quote(word.text), what, shape]))
    }
    ghosts.push(move ?? { at: 0, next: -1 })
  }
  refuseMore(line, GHOSTS, found)
  return ghosts
}

function ghostNamed(word: string): GhostMove | null {
  const isUnseen = word.startsWith('--')
  const at = cellNamed(word.slice(0, 2))
  if (at < 0 && !isUnseen) return null
  if (word[2] === '*') return word.length === 3 && !isUnseen ? { at, next: -1 } : null
  const next = cellNamed(word.slice(3))
  return word[2] === '+' && next >= 0 ? { at, next } : null
}

function isDash(line: WordLine): boolean {
  return line.words.length === 1 && line.words[0]!.text === NOTHING
}
