import type { TraceEvent } from '../../../trace/trace'
import { ESTUARY, isWater, kindLetters, kindOf, numberOf, wayOf } from '../cells'
import { at, type Level } from '../model'
import { wayNames } from '../moves'
import { flowsInto, isWords, moveWords, type MoveNow, type Grounds } from './words'

/** Why the current shifted the player, and where to (M5). `b` is the river cell, `c` where one ends. */
export function drawnFacts(level: Level, move: MoveNow, { b, c }: TraceEvent): Grounds {
  const value = level.cells[b] ?? 0
  const flow = flowsInto(level, b)
  const to = flow < 0 ? c : flow
  const letter = kindLetters[kindOf(level.cells[c] ?? 0)]!
  const facts = [
    `River ${numberOf(value)} flows ${wayNames[wayOf(value)]!} at ${at(level, b)} and shifts the player one cell, to ${at(level, to)}.`,
    `${moveWords(level, move)}.`,
    noExceptionWords(level, move.from, b),
    `${isWords(level, c)}, so the letter is ${letter}.`,
  ]
  if (to === c) facts.push('There the current does not shift again.')
  else
    facts.push(
      `In this run the current carries the player on to ${at(level, c)}, which the official rules do not allow.`,
    )
  return { facts, cells: [move.from] }
}

/** Why the current did not act on who went down- or upstream (M5). `b` is the cell left, `c` the river cell. */
export function calmFacts(level: Level, move: MoveNow, { b, c }: TraceEvent): Grounds {
  const isUp = flowsInto(level, c) === b
  const facts = [
    isUp
      ? `${isWords(level, c)}: its arrow points at ${at(level, b)}, which the player left.`
      : `${isWords(level, b)}, and the move went along that arrow.`,
    `${moveWords(level, move)}.`,
  ]
  if (isUp && kindOf(level.cells[b] ?? 0) === ESTUARY)
    facts.push(`${isWords(level, b)}, which counts as the last cell of its river (L4).`)
  facts.push(
    `So the player went ${isUp ? 'up' : 'down'}stream to ${at(level, c)}, and the current does not act on that.`,
  )
  return { facts, cells: [] }
}

/** Why a misreading spared the player from the current. `b` is the cell left, `c` the river cell. */
export function keptFacts(level: Level, move: MoveNow, { b, c }: TraceEvent): Grounds {
  const to = flowsInto(level, c)
  const end = to < 0 ? 'along its arrow' : `to ${at(level, to)}`
  const facts = [
    noExceptionWords(level, b, c),
    `${isWords(level, c)}.`,
    `${moveWords(level, move)}.`,
    `By the official rules the current would shift the player ${end}.`,
  ]
  return { facts, cells: [] }
}

/** Why the current acts on who comes from water (L3, L4). `b` is the cell left, `c` the river cell. */
export function cameFacts(level: Level, move: MoveNow, { b, c }: TraceEvent): Grounds {
  const facts = [
    noExceptionWords(level, b, c),
    `${isWords(level, b)}, and ${isWords(level, c)}.`,
    `${moveWords(level, move)}.`,
  ]
  return { facts, cells: [] }
}

/** What of the two exceptions does not hold for a move between two cells. */
function noExceptionWords(level: Level, from: number, to: number): string {
  const here = level.cells[from] ?? 0
  const river = numberOf(level.cells[to] ?? 0)
  if (!isWater(here))
    return `${isWords(level, from)}, no water: the move goes neither down nor up the river.`
  if (numberOf(here) !== river) {
    return `${at(level, from)} belongs to river ${numberOf(here)} and not to river ${river}: that is neither downstream nor upstream (L3).`
  }
  const up = flowsInto(level, to)
  if (flowsInto(level, from) === to || up === from)
    return 'By the official rules this move goes along the river, and the current would not act.'
  const points = up < 0 ? 'elsewhere' : `at ${at(level, up)}`
  if (kindOf(here) === ESTUARY) {
    return `${at(level, from)} is the estuary of river ${river}, but the arrow of ${at(level, to)} points ${points}, not at it (L4).`
  }
  return `The arrow of ${at(level, from)} does not point at ${at(level, to)}, and that of ${at(level, to)} points ${points}: the two are not neighbours on river ${river} (L3).`
}
