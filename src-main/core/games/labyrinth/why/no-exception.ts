import { ESTUARY, isWater, kindOf, numberOf } from '../cells'
import { at, type Level } from '../model'
import { cellOf, flowsInto, type Said } from './words'

/** Why the two exceptions from the current do not apply to a move between two cells (M5, L3, L4). */
export function noExceptionFact(words: Said, level: Level, from: number, index: number): string {
  const said = words.labyrinth.why.noException
  const here = level.cells[from] ?? 0
  const river = numberOf(level.cells[index] ?? 0)
  if (!isWater(here)) return said.land(cellOf(words, level, from))
  const cell = at(level, from)
  if (numberOf(here) !== river) return said.otherRiver({ cell, own: numberOf(here), river })
  const next = flowsInto(level, index)
  if (flowsInto(level, from) === index || next === from) return said.along
  const isElsewhere = next < 0
  const up = isElsewhere ? '' : at(level, next)
  const given = { cell, river, to: at(level, index), isElsewhere, up }
  return kindOf(here) === ESTUARY ? said.estuary(given) : said.apart(given)
}
