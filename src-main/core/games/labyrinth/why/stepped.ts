import { factsOf } from '../../../game/event-words'
import { ways } from '../../../kernel/grid'
import { BOG, CAVE, ISLAND, kindOf, wayOf } from '../cells'
import { isOnlyCave } from '../play/chains'
import { at, type Level } from '../model'
import { fellGrounds } from './cave'
import { cellName } from './cell-names'
import {
  caveOf,
  cellOf,
  isFact,
  moveFact,
  moveNow,
  type MoveNow,
  type Said,
  type WordsOf,
} from './words'

/** Where walks start (IN, L7), what they step onto (M3), and falls through caves (M4, L6). */
export function stepEventsIn(words: Said): WordsOf<'walk-started' | 'stepped' | 'fell'> {
  const { sentences, why } = words.labyrinth
  return {
    'walk-started': {
      sentence(level, { walk, cell }) {
        const value = level.cells[cell] ?? 0
        const isUsual = kindOf(value) === ISLAND
        const given = { walk: walk + 1, cell: at(level, cell) }
        const text = isUsual
          ? sentences['walk-started'](given)
          : sentences.walkStartedElsewhere({ ...given, what: cellName(words, value) })
        return factsOf(text, isUsual ? 'IN' : 'L7', [cell], walk)
      },
      grounds(level, _, { walk, cell }) {
        const { row, col } = level.walks[walk]!
        const isUsual = kindOf(level.cells[cell] ?? 0) === ISLAND
        const start = isUsual ? why.start.island : why.start.other
        return {
          facts: [why.start.line({ walk: walk + 1, row, col }), start(cellOf(words, level, cell))],
        }
      },
    },
    stepped: {
      sentence(level, { walk, from, to }) {
        const what = cellName(words, level.cells[to] ?? 0)
        const given = { walk: walk + 1, from: at(level, from), to: at(level, to), what }
        return factsOf(sentences.stepped(given), 'M3', [to, from], walk)
      },
      grounds(level, { after }, { from, to }) {
        const move = moveNow(level, after)
        const facts = [
          why.step.notWall(cellOf(words, level, to)),
          moveFact(words, level, move),
          ...leftBogFacts(level, move, from),
        ]
        if (move.isUnderWay) {
          const isCave = kindOf(level.cells[to] ?? 0) === CAVE
          facts.push(isCave ? why.step.caveNext : why.step.currentNext)
        }
        return { facts }
      },
    },
    fell: {
      sentence(level, { walk, from, to }) {
        const { index, chain } = caveOf(level, from)
        const fallen = { walk: walk + 1, index, chain }
        const out = caveOf(level, to)
        const text =
          from === to
            ? sentences.fellBack(fallen)
            : sentences.fell({ ...fallen, toIndex: out.index, toChain: out.chain, to: out.cell })
        const rules = from === to && isOnlyCave(level, from) ? (['L6', 'M4'] as const) : 'M4'
        return factsOf(text, rules, [to, from], walk)
      },
      grounds: (level, step, event) => fellGrounds(words, level, step, event),
    },
  }

  /** Why no bog held the player. */
  function leftBogFacts(level: Level, { way }: MoveNow, from: number): string[] {
    const value = level.cells[from] ?? 0
    const cell = at(level, from)
    if (kindOf(value) !== BOG) return [why.step.noBog({ cell })]
    if (wayOf(value) !== way) return [why.step.bogElsewhere({ cell, way: ways[wayOf(value)]! })]
    return [isFact(words, level, from), why.step.bogOnlyWay]
  }
}
