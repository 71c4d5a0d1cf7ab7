import type { StepView } from '../../game/debugging'
import { listOf } from '../../game/sentences'
import type { TraceEvent } from '../../trace/trace'
import { at } from './events'
import type { Animal } from './layout'
import type { Level } from './model'
import type { Grounds } from './why-event'
import { animalName, animalOf, animalsAt, cameFrom, moveWords, nameOf, wayName } from './why-words'

/** Why a mouse was eaten on a square (T5). In this phase animals still face the way of their move. */
export function eatenFacts(level: Level, { before }: StepView, { a, b, c }: TraceEvent): Grounds {
  const mouse = animalOf(level, before, a)
  const cat = animalOf(level, before, b)
  const moves = [cat, mouse].filter((animal) => animal !== null)
  const others = animalsAt(level, before, c).filter(({ isCat, birth }) => isCat && birth !== b)
  const facts = moves.map((animal) => `${moveWords(level, animal)} in this turn’s move (T2).`)
  const square = at(level, c)
  facts.push(
    `So ${animalName(level, b, true)} and ${animalName(level, a, false)} are both on ${square}.`,
  )
  if (others.length > 0) {
    const names = others.slice(0, 3).map((other) => nameOf(level, other))
    facts.push(
      `${listOf(names)} ${names.length === 1 ? 'is' : 'are'} there as well; the oldest eats.`,
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
  const facts = [mouse, cat]
    .filter((animal) => animal !== null)
    .map((animal: Animal) => `${moveWords(level, animal)}, facing ${wayName(animal.way)}.`)
  const other = cat ? at(level, cat.cell) : 'the square before'
  facts.push(
    `In one move (T2) they changed ${other} and ${at(level, c)}, and so they met in between.`,
  )
  facts.push(`No cat is on ${at(level, c)} itself.`)
  return { facts, cells: cat ? [cat.cell] : [] }
}
