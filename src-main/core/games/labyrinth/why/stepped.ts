import { factsOf } from '../../../game/event-words'
import { BOG, CAVE, cellName, ISLAND, kindOf, wayOf } from '../cells'
import { isOnlyCave } from '../play/chains'
import { at, type Level } from '../model'
import { fellGrounds } from './cave'
import {
  isWords,
  kindWords,
  moveNow,
  moveWords,
  walkName,
  type MoveNow,
  type WordsOf,
} from './words'

/** Where walks start (IN, L7), what they step onto (M3), and falls through caves (M4, L6). */
export const stepEvents: WordsOf<'walk-started' | 'stepped' | 'fell'> = {
  'walk-started': {
    sentence(level, { walk, cell }) {
      const value = level.cells[cell] ?? 0
      const isUsual = kindOf(value) === ISLAND
      const what = isUsual ? 'an island' : `${cellName(value)}, where nothing happens`
      const text = `${walkName(walk)} starts at ${at(level, cell)}, ${what}`
      return factsOf(text, isUsual ? 'IN' : 'L7', [cell], walk)
    },
    grounds(level, _, { walk, cell }) {
      const { row, col } = level.walks[walk]!
      const isUsual = kindOf(level.cells[cell] ?? 0) === ISLAND
      return {
        facts: [
          `The line of walk ${walk + 1} names row ${row} and column ${col}.`,
          isUsual
            ? `${isWords(level, cell)}, as the start of a walk should be; no letter is written for it.`
            : `${isWords(level, cell)}: the walk runs from there, and nothing happens at the start itself.`,
        ],
      }
    },
  },
  stepped: {
    sentence(level, { walk, from, to }) {
      const text = `${walkName(walk)} steps from ${at(level, from)} to ${at(level, to)}, ${cellName(level.cells[to] ?? 0)}`
      return factsOf(text, 'M3', [to, from], walk)
    },
    grounds(level, { after }, { from, to }) {
      const move = moveNow(level, after)
      const facts = [
        `${at(level, to)} is not a wall but ${kindWords(level, to)}.`,
        `${moveWords(level, move)}.`,
        ...leftBogWords(level, move, from),
      ]
      if (move.isUnderWay) {
        const isCave = kindOf(level.cells[to] ?? 0) === CAVE
        facts.push(
          isCave ? 'What the cave does comes next.' : 'Whether the current acts comes next.',
        )
      }
      return { facts }
    },
  },
  fell: {
    sentence(level, { walk, from, to }) {
      const fallen = `${walkName(walk)} falls into ${cellName(level.cells[from] ?? 0)}`
      const text =
        from === to
          ? `${fallen} and climbs back out of it`
          : `${fallen} and climbs out of ${cellName(level.cells[to] ?? 0)} at ${at(level, to)}`
      const rules = from === to && isOnlyCave(level, from) ? (['L6', 'M4'] as const) : 'M4'
      return factsOf(text, rules, [to, from], walk)
    },
    grounds: fellGrounds,
  },
}

/** Why no bog held the player. */
function leftBogWords(level: Level, { way }: MoveNow, from: number): string[] {
  const value = level.cells[from] ?? 0
  if (kindOf(value) !== BOG) return [`No bog holds the player at ${at(level, from)}.`]
  if (wayOf(value) !== way) return [`${isWords(level, from)} alone.`]
  return [
    `${isWords(level, from)}.`,
    'In this run that is the only side by which it is left; by the official rules the player would be held.',
  ]
}
