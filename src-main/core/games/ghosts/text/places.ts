import type { Place } from '../../../kernel/diagnostics'
import { players, teamStarts, type Level, type Player } from '../model'
import { cellsOf } from '../play/town'

/** The subject of a line of the text. */
export type LineTopic =
  | { readonly kind: 'town' | 'limit' | 'starts' | 'player' | 'opponents' | 'forfeit' | 'none' }
  | { readonly kind: 'team'; readonly turn: number; readonly player: Player }
  | { readonly kind: 'ghosts'; readonly turn: number }

/** Number of words before the first cell of a line: transcripts have `>>` or `<<` there. */
export function firstWord(level: Level): number {
  return level.form === 'transcript' ? 1 : 0
}

/** The subject of a 1-based line of the level's text. */
export function topicOfLine(level: Level, line: number): LineTopic {
  const isTranscript = level.form === 'transcript'
  const heads = isTranscript
    ? (['limit', 'player', 'starts', 'opponents'] as const)
    : (['town', 'limit', 'starts'] as const)
  const head = heads[line - 1]
  if (head) return { kind: head }
  const index = line - 1 - heads.length
  const turn = Math.trunc(index / 3)
  if (index < 0 || turn >= level.turns.length) {
    const isForfeit = level.forfeit !== null && turn === level.turns.length && index % 3 === 0
    return { kind: isForfeit ? 'forfeit' : 'none' }
  }
  const part = index % 3
  if (isTranscript) {
    if (part === 1) return { kind: 'ghosts', turn }
    return { kind: 'team', turn, player: players[part === 0 ? level.player : 1 - level.player]! }
  }
  return part === 2 ? { kind: 'ghosts', turn } : { kind: 'team', turn, player: players[part]! }
}

export function limitPlace(level: Level): Place {
  return level.form === 'transcript' ? { line: 1, word: 1 } : { line: 2, word: 0 }
}

/** Place of the start of a ghost. */
export function startPlace(level: Level, ghost: number): Place {
  return { line: 3, word: ghost + firstWord(level) }
}

/** 1-based line where the turns begin; each has three lines. */
export function firstTurnLine(level: Level): number {
  return level.form === 'transcript' ? 5 : 4
}

/** Place of a hunter's cell in a turn. */
export function hunterPlace(level: Level, turn: number, player: Player, hunter: number): Place {
  const first = firstTurnLine(level) + 3 * turn
  if (level.form !== 'transcript') return { line: first + player, word: hunter }
  return { line: first + (player === level.player ? 0 : 2), word: hunter + 1 }
}

/** Place of a ghost's word in the list after a turn. */
export function ghostPlace(level: Level, turn: number, ghost: number): Place {
  return { line: 6 + 3 * turn, word: ghost + firstWord(level) }
}

/** Cells that a word refers to; those of the whole line if the word is `>>` or `<<`. */
export function cellsAt(level: Level, place: Place): readonly number[] {
  const topic = topicOfLine(level, place.line)
  const at = place.word - firstWord(level)
  if (topic.kind === 'town') {
    const house = level.town[at]
    return house ? cellsOf(house) : []
  }
  const words = cellsByWord(level, topic)
  return at < 0 ? words.flat() : (words[at] ?? [])
}

/** Words that refer to a cell: its house, then starts, then the turns. */
export function placesOf(level: Level, cell: number): readonly Place[] {
  const places: Place[] = []
  if (level.form !== 'transcript') {
    level.town.forEach((house, word) => {
      if (cellsOf(house).includes(cell)) places.push({ line: 1, word })
    })
  }
  const lineCount = level.form === 'town' ? 1 : 4 + 3 * level.turns.length
  for (let line = 2; line <= lineCount; line++) {
    cellsByWord(level, topicOfLine(level, line)).forEach((cells, at) => {
      if (cells.includes(cell)) places.push({ line, word: at + firstWord(level) })
    })
  }
  return places
}

function cellsByWord(level: Level, topic: LineTopic): readonly (readonly number[])[] {
  switch (topic.kind) {
    case 'starts':
      return level.starts?.map((cell) => [cell]) ?? []
    case 'opponents':
      return level.starts ? teamStarts[1 - level.player]!.map((cell) => [cell]) : []
    case 'team':
      return level.turns[topic.turn]!.teams[topic.player]?.map((cell) => [cell]) ?? []
    case 'ghosts': {
      const ghosts = level.turns[topic.turn]!.ghosts ?? []
      return ghosts.map(({ at, next }) => [at, next].filter((cell) => cell >= 0))
    }
    case 'town':
    case 'limit':
    case 'player':
    case 'forfeit':
    case 'none':
      return []
  }
}
