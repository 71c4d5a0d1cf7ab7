import { factsOf } from '../../../game/event-words'
import { ways } from '../../../kernel/grid'
import { BOG, CAVE, kindOf, neighbour, WALL, wayOf } from '../cells'
import { at, type Level } from '../model'
import { bumpRules } from '../play/settled'
import {
  cellOf,
  isFact,
  letterAt,
  moveFact,
  moveNow,
  type MoveNow,
  type Said,
  type WordsOf,
} from './words'

/** Events that keep the player in place: bogs (M1, L8), walls and the border (M2, L5). */
export function bumpEventsIn(
  words: Said,
): WordsOf<'bog-held' | 'bog-refused' | 'bumped-wall' | 'bumped-border'> {
  const { sentences, why } = words.labyrinth
  return {
    'bog-held': {
      sentence: (level, { walk, cell, way }) =>
        factsOf(
          sentences['bog-held']({ walk: walk + 1, cell: at(level, cell), way: ways[way]! }),
          bumpRules(level, cell, way, 'bog'),
          [cell],
          walk,
        ),
      grounds(level, { after }) {
        const move = moveNow(level, after)
        const { from, way, target } = move
        const facts = [isFact(words, level, from), moveFact(words, level, move)]
        if (wayOf(level.cells[from] ?? 0) !== way) facts.push(why.bog.onlyArrow)
        if (target < 0) facts.push(why.bog.borderToo({ way: ways[way]! }))
        else if (kindOf(level.cells[target]!) === WALL) {
          facts.push(why.bog.wallToo({ way: ways[way]! }))
        }
        facts.push(staysFact(level, from))
        return { facts, cells: target < 0 ? [] : [target] }
      },
    },
    // Occurs only under a misreading.
    'bog-refused': {
      sentence(level, { walk, cell, way }) {
        const to = neighbour(level.rows, level.cols, cell, way)
        const text = sentences['bog-refused']({ walk: walk + 1, to: at(level, to) })
        return factsOf(text, 'M1', [to, cell], walk)
      },
      grounds(level, { after }) {
        const move = moveNow(level, after)
        return {
          facts: [
            why.bog.refused(cellOf(words, level, move.target)),
            moveFact(words, level, move),
            why.bog.holdsInside,
            staysFact(level, move.from),
          ],
        }
      },
    },
    'bumped-wall': {
      sentence(level, { walk, cell, way }) {
        const to = neighbour(level.rows, level.cols, cell, way)
        const given = { walk: walk + 1, to: at(level, to), cell: at(level, cell) }
        const rules = bumpRules(level, cell, way, 'wall')
        return factsOf(sentences['bumped-wall'](given), rules, [cell, to], walk)
      },
      grounds(level, { after }) {
        const move = moveNow(level, after)
        const facts = [isFact(words, level, move.target), moveFact(words, level, move)]
        return { facts: [...facts, ...bumpFacts(level, move)] }
      },
    },
    'bumped-border': {
      sentence(level, { walk, cell, way }) {
        const given = { walk: walk + 1, way: ways[way]!, cell: at(level, cell) }
        const rules = bumpRules(level, cell, way, 'wall')
        return factsOf(sentences['bumped-border'](given), rules, [cell], walk)
      },
      grounds(level, { after }) {
        const move = moveNow(level, after)
        const { from, way } = move
        const line = way % 2 === 0 ? Math.trunc(from / level.cols) : from % level.cols
        const facts = [
          why.bump.line({ way: ways[way]!, cell: at(level, from), line }),
          moveFact(words, level, move),
        ]
        return { facts: [...facts, ...bumpFacts(level, move)] }
      },
    },
  }

  function bumpFacts(level: Level, { from, way }: MoveNow): string[] {
    const value = level.cells[from] ?? 0
    const facts = [staysFact(level, from)]
    if (kindOf(value) === CAVE) facts.push(why.bump.cave)
    if (kindOf(value) === BOG) {
      facts.push(wayOf(value) === way ? why.bump.bogFirst : why.bump.bogFree)
    }
    return facts
  }

  function staysFact(level: Level, cell: number): string {
    return why.stays({ cell: at(level, cell), letter: letterAt(level, cell) })
  }
}
