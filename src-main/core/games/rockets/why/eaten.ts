import type { StepView } from '../../../game/debugging'
import { countOf } from '../../../game/sentences'
import type { TraceEvent } from '../../../trace/trace'
import { at } from '../play/events'
import type { Level } from '../model'
import { animalOf, animalsAt, cameFrom, moveWords, wayName, type Grounds } from './words'

/** Why a mouse was eaten on a square (T5). In this phase animals still face the way of their move. */
export function eatenFacts(level: Level, { before }: StepView, { a, b, c }: TraceEvent): Grounds {
  const mouse = animalOf(level, before, a)
  const cat = animalOf(level, before, b)
  const moves = [cat, mouse].filter((animal) => animal !== null)
  const others = animalsAt(level, before, c).filter(({ isCat, birth }) => isCat && birth !== b)
  const facts = moves.map((animal) => `${moveWords(level, animal)} in this turn’s move.`)
  facts.push(`So both were on ${at(level, c)} when the eating came.`)
  if (others.length > 0) {
    facts.push(
      `${countOf(others.length, 'more cat')} ${others.length === 1 ? 'is' : 'are'} there; the oldest one eats.`,
    )
  }
  return {
    facts,
    cells: moves.map((animal) => cameFrom(level, animal)).filter((from) => from >= 0),
  }
}

/** Why a mouse was eaten by a cat that it changed squares with (T5). */
export function eatenPassingFacts(
  level: Level,
  { before }: StepView,
  { a, b, c }: TraceEvent,
): Grounds {
  const mouse = animalOf(level, before, a)
  const cat = animalOf(level, before, b)
  const other = cat ? at(level, cat.cell) : 'the square before it'
  const facts = [
    `In one move a mouse and a cat swapped the squares ${other} and ${at(level, c)}, and met in between.`,
  ]
  for (const animal of [mouse, cat]) {
    if (animal) facts.push(`${moveWords(level, animal)}, facing ${wayName(animal.way)}.`)
  }
  facts.push(`No cat is on ${at(level, c)} itself.`)
  return { facts, cells: cat ? [cat.cell] : [] }
}
