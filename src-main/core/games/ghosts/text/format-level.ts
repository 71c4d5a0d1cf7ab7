import { nounOf } from '../../../game/nouns'
import { quote } from '../../../kernel/text-reader'
import { cellNamed } from '../cells'
import {
  ghostNumbers,
  readCell,
  readLimit,
  readPlayer,
  readTeam,
  type Line,
  type Reader,
} from './format-words'
import {
  areCornersSwapped,
  houseNamed,
  USUAL_LIMIT,
  type GhostMove,
  type House,
  type Level,
  type Player,
  type Turn,
} from '../model'

/** A line for missing parts: no houses, random starts, an answer that was not shown. */
export const NOTHING = '-'

/** The word that begins the line naming the player with an illegal answer. */
export const FORFEIT = 'forfeit'

const TURN_LINES: readonly ((turn?: number) => string)[] = [
  ...([0, 1] as const).map(
    (player) => (turn?: number) =>
      turn === undefined
        ? nounOf('answer', { player })
        : nounOf('answer-of-turn', { player, turn }),
  ),
  (turn?: number) => (turn === undefined ? 'ghosts' : nounOf('ghosts-of-turn', { turn })),
]

/** Reads a town, a level or a match; null if there is nothing usable. */
export function readPlain(reader: Reader): Level | null {
  const townLine = reader.line('town')
  if (townLine.isMissing) return null
  const town = readTown(townLine)
  const bare = {
    player: 0,
    town,
    limit: USUAL_LIMIT,
    starts: null,
    turns: [],
    forfeit: null,
  } as const
  if (reader.left === 0) return { form: 'town', ...bare }
  const limit = readLimit(reader.line('limit'))
  const startsLine = reader.line('starts')
  if (startsLine.isMissing) return null
  const starts = isDash(startsLine) ? null : readStarts(startsLine)
  const form = reader.left > 0 ? 'match' : 'level'
  const turns = readTurns(reader)
  return { form, player: 0, town, limit, starts, turns, forfeit: readForfeit(reader) }
}

function readTown(line: Line): House[] {
  const houses: House[] = []
  if (isDash(line)) return houses
  if (!line.ahead) line.noteMissing('town')
  for (const { text, place } of line.rest) {
    const house = houseNamed(text)
    if (house) houses.push(house)
    else line.note(areCornersSwapped(text) ? 'house-corners' : 'bad-house', place, [quote(text)])
  }
  return houses
}

function readStarts(line: Line): number[] {
  const starts = ghostNumbers.map((ghost) => readCell(line, nounOf('ghost-start', { ghost })))
  line.end()
  return starts
}

/** The turns up to the line `forfeit`, or the end of the text. */
function readTurns(reader: Reader): Turn[] {
  const { lines } = reader
  const forfeitAt = lines.findIndex(
    ({ words }, index) => index >= reader.at && words[0]?.text === FORFEIT,
  )
  const end = forfeitAt < 0 ? lines.length : forfeitAt
  const turns: Turn[] = []
  while (reader.at < end) {
    const given = TURN_LINES.slice(0, end - reader.at).map((nameOf) => reader.line(nameOf()))
    refuseHidden(given, reader.at === end)
    const [white, black, ghosts] = given.map((line) => (isDash(line) ? null : line))
    turns.push({
      teams: [white ? readTeam(white, 0) : null, black ? readTeam(black, 1) : null],
      ghosts: ghosts ? readGhosts(ghosts) : null,
    })
    const missing = TURN_LINES[given.length]
    if (!missing) continue
    reader.note('missing-line', { line: end + 1, word: 0 }, [missing(turns.length)])
  }
  return turns
}

/** Lines with `-` are only allowed in the last turn: the ghosts' and one team's, both or none. */
function refuseHidden(turn: readonly Line[], isLast: boolean): void {
  const dashes = turn.filter(isDash)
  const isPair = dashes.length === 2 && dashes[1] === turn[2]
  if (isLast && isPair) return
  const [first] = dashes
  if (first) first.note('bad-hidden', first.ahead!.place, [])
}

/** The player with an illegal answer, from the last line; null if there is no such line. */
function readForfeit(reader: Reader): Player | null {
  if (reader.left === 0) return null
  const line = reader.line(FORFEIT)
  line.take()
  const player = readPlayer(line, 'bad-forfeit')
  line.end()
  if (reader.left > 0) reader.note('extra-lines', { line: reader.at + 1, word: 0 })
  return player
}

function readGhosts(line: Line): GhostMove[] {
  const ghosts = ghostNumbers.map((ghost) =>
    line.read(nounOf('ghost', { ghost }), 'bad-ghost', ghostNamed, 'match'),
  )
  line.end()
  return ghosts.map((ghost) => ghost ?? { at: 0, next: -1 })
}

function ghostNamed(word: string): GhostMove | null {
  const isUnseen = word.startsWith('--')
  const at = cellNamed(word.slice(0, 2))
  if (at < 0 && !isUnseen) return null
  if (word[2] === '*') return word.length === 3 && !isUnseen ? { at, next: -1 } : null
  const next = cellNamed(word.slice(3))
  return word[2] === '+' && next >= 0 ? { at, next } : null
}

function isDash({ rest }: Line): boolean {
  return rest.length === 1 && rest[0]!.text === NOTHING
}
