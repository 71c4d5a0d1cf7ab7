import { BOG, CAVE, kindLetters, kindOf, WALL, wayOf } from '../cells'
import { at, type Level } from '../model'
import { wayNames } from '../moves'
import { isWords, moveWords, type MoveNow, type Grounds } from './words'

/** Why a bog held the player (M1, L8). */
export function bogFacts(level: Level, move: MoveNow): Grounds {
  const { from, way, target } = move
  const value = level.cells[from] ?? 0
  const facts = [`${isWords(level, from)}.`, `${moveWords(level, move)}.`]
  if (wayOf(value) !== way)
    facts.push('By the official rules only the side of its arrow is impassable.')
  const isWallToo = target < 0 || kindOf(level.cells[target]!) === WALL
  if (isWallToo) {
    const what = target < 0 ? 'The border of the map' : 'A wall'
    facts.push(`${what} is to the ${wayNames[way]!} as well, but the bog is checked first (L8).`)
  }
  facts.push(staysWords(level, from))
  return { facts, cells: target < 0 ? [] : [target] }
}

/** Why a bog did not let the player in, which only a misreading says. */
export function bogRefusedFacts(level: Level, move: MoveNow): Grounds {
  const facts = [
    `${isWords(level, move.target)}, and the player comes from that side.`,
    `${moveWords(level, move)}.`,
    'By the official rules a bog holds only a player who is in it.',
    staysWords(level, move.from),
  ]
  return { facts, cells: [] }
}

/** Why the player bumped into a wall (M2, L5). */
export function wallFacts(level: Level, move: MoveNow): Grounds {
  const facts = [`${isWords(level, move.target)}.`, `${moveWords(level, move)}.`]
  return { facts: [...facts, ...bumpFacts(level, move)], cells: [] }
}

/** Why the player bumped into the border (M2, L5). */
export function borderFacts(level: Level, move: MoveNow): Grounds {
  const { from, way } = move
  const line =
    way % 2 === 0 ? `row ${Math.trunc(from / level.cols)}` : `column ${from % level.cols}`
  const last = way === 0 || way === 3 ? 'first' : 'last'
  const what = way % 2 === 0 ? 'row' : 'column'
  const facts = [
    `${at(level, from)} is in ${line}, the ${last} ${what} of the map.`,
    `${moveWords(level, move)}.`,
  ]
  return { facts: [...facts, ...bumpFacts(level, move)], cells: [] }
}

function bumpFacts(level: Level, { from, way }: MoveNow): string[] {
  const kind = kindOf(level.cells[from] ?? 0)
  const facts = [staysWords(level, from)]
  if (kind === CAVE)
    facts.push('A player who bumps in a cave stays in it and does not fall again (L5).')
  if (kind === BOG)
    facts.push(
      wayOf(level.cells[from] ?? 0) === way
        ? 'By the official rules the bog there is impassable on this side and would hold the player first.'
        : 'The bog there is not impassable on this side; the wall is what stops the player.',
    )
  return facts
}

function staysWords(level: Level, cell: number): string {
  const letter = kindLetters[kindOf(level.cells[cell] ?? 0)]!
  return `The player stays at ${at(level, cell)}, whose letter is ${letter}.`
}
