import { factsOf } from '../../../game/event-words'
import { BOG, CAVE, kindLetters, kindOf, neighbour, WALL, wayOf } from '../cells'
import { at, type Level } from '../model'
import { wayNames } from '../moves'
import { bumpRules } from '../play/settled'
import { isWords, moveNow, moveWords, walkName, type MoveNow, type WordsOf } from './words'

/** What keeps the player where they are: bogs (M1, L8), walls and the border (M2, L5). */
export const bumpEvents: WordsOf<'bog-held' | 'bog-refused' | 'bumped-wall' | 'bumped-border'> = {
  'bog-held': {
    sentence: (level, { walk, cell, way }) =>
      factsOf(
        `${walkName(walk)} cannot leave the bog at ${at(level, cell)} to the ${wayNames[way]}`,
        bumpRules(level, cell, way, 'bog'),
        [cell],
        walk,
      ),
    grounds(level, { after }) {
      const move = moveNow(level, after)
      const { from, way, target } = move
      const facts = [`${isWords(level, from)}.`, `${moveWords(level, move)}.`]
      if (wayOf(level.cells[from] ?? 0) !== way)
        facts.push('By the official rules only the side of its arrow is impassable.')
      const isWallToo = target < 0 || kindOf(level.cells[target]!) === WALL
      if (isWallToo) {
        const what = target < 0 ? 'The border of the map' : 'A wall'
        facts.push(
          `${what} is to the ${wayNames[way]!} as well, but the bog is checked first (L8).`,
        )
      }
      facts.push(staysWords(level, from))
      return { facts, cells: target < 0 ? [] : [target] }
    },
  },
  // Which only a misreading says.
  'bog-refused': {
    sentence(level, { walk, cell, way }) {
      const to = neighbour(level.rows, level.cols, cell, way)
      const text = `${walkName(walk)} cannot enter the bog at ${at(level, to)} from this side`
      return factsOf(text, 'M1', [to, cell], walk)
    },
    grounds(level, { after }) {
      const move = moveNow(level, after)
      return {
        facts: [
          `${isWords(level, move.target)}, and the player comes from that side.`,
          `${moveWords(level, move)}.`,
          'By the official rules a bog holds only a player who is in it.',
          staysWords(level, move.from),
        ],
      }
    },
  },
  'bumped-wall': {
    sentence(level, { walk, cell, way }) {
      const to = neighbour(level.rows, level.cols, cell, way)
      const text = `${walkName(walk)} bumps into the wall at ${at(level, to)} and stays at ${at(level, cell)}`
      return factsOf(text, bumpRules(level, cell, way, 'wall'), [cell, to], walk)
    },
    grounds(level, { after }) {
      const move = moveNow(level, after)
      const facts = [`${isWords(level, move.target)}.`, `${moveWords(level, move)}.`]
      return { facts: [...facts, ...bumpFacts(level, move)] }
    },
  },
  'bumped-border': {
    sentence(level, { walk, cell, way }) {
      const text = `${walkName(walk)} bumps into the ${wayNames[way]} border and stays at ${at(level, cell)}`
      return factsOf(text, bumpRules(level, cell, way, 'wall'), [cell], walk)
    },
    grounds(level, { after }) {
      const move = moveNow(level, after)
      const { from, way } = move
      const line =
        way % 2 === 0 ? `row ${Math.trunc(from / level.cols)}` : `column ${from % level.cols}`
      const last = way === 0 || way === 3 ? 'first' : 'last'
      const what = way % 2 === 0 ? 'row' : 'column'
      const facts = [
        `${at(level, from)} is in ${line}, the ${last} ${what} of the map.`,
        `${moveWords(level, move)}.`,
      ]
      return { facts: [...facts, ...bumpFacts(level, move)] }
    },
  },
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
