import type { Grounds, StepView } from '../../../game/debugging'
import { capital } from '../../../game/sentences'
import { events } from '../play/events'
import { animalsOf, type Animal } from '../play/layout'
import { playerOfTurn, type Level } from '../model'
import {
  aheadOf,
  animalName,
  animalsAt,
  arrowOn,
  at,
  cameFrom,
  kindsWords,
  nameOf,
  wayName,
} from './words'

/** Who met whom on a square, and why none of them was eaten (T5). */
export function eatFacts(level: Level, step: StepView, cell: number): Grounds {
  const here = animalsAt(level, step.before, cell)
  const square = at(level, cell)
  const cats = here.filter(({ isCat }) => isCat)
  const mice = here.filter(({ isCat }) => !isCat)
  if (here.length === 0)
    return { facts: [`No animal is on ${square}: T5 needs a mouse and a cat.`] }
  if (mice.length === 0) {
    const passed = events
      .all(step.events, 'mouse-eaten-passing')
      .filter(({ cat }) => cats.some(({ birth }) => birth === cat))
    const facts = [
      `${kindsWords(cats)} and no mouse ${cats.length === 1 ? 'is' : 'are'} on ${square}: T5 needs both.`,
    ]
    for (const { birth, cell: end } of passed.slice(0, 3)) {
      const mouse = animalName(level, birth, false).toLowerCase()
      facts.push(`A cat that is here now ate ${mouse} in passing, which came to ${at(level, end)}.`)
    }
    return { facts, cells: passed.map(({ cell: end }) => end) }
  }
  if (cats.length > 0) return { facts: [] }
  const eaten = events.all(step.events, 'mouse-eaten', 'mouse-eaten-passing')
  const spared = mice.filter(({ birth }) => !eaten.some((event) => event.birth === birth))
  if (spared.length === 0) return { facts: [] }
  const facts = [
    `${kindsWords(spared)} and no cat ${spared.length === 1 ? 'is' : 'are'} on ${square}: T5 needs both.`,
  ]
  facts.push(swapWords(level, step.before, spared))
  return { facts }
}

/** Whether an animal changed squares with a cat and was spared, which happens only under a misreading. */
function swapWords(level: Level, before: Int32Array, mice: readonly Animal[]): string {
  const swapped = mice.find((mouse) =>
    animalsOf(level, before).some(
      (other) =>
        other.isCat &&
        other.cell === cameFrom(level, mouse) &&
        cameFrom(level, other) === mouse.cell,
    ),
  )
  if (!swapped) {
    const who = mice.length === 1 ? 'it' : 'any of them'
    return `Nor did ${who} swap squares with a cat in this turn’s move.`
  }
  return `${nameOf(level, swapped)} swapped squares with a cat and would be eaten by the official rules.`
}

/** How the animals on a square came to face the way they do (T6). */
export function turnFacts(level: Level, step: StepView, cell: number): string[] {
  const here = animalsAt(level, step.before, cell)
  const square = at(level, cell)
  const turn = arrowOn(level, step.before, cell)
  const arrow = turn < 0 ? null : level.turns[turn]!
  const owner = `the arrow ${arrow?.way ?? ''} of player ${playerOfTurn(level, Math.max(0, turn)) + 1}`
  if (here.length === 0) {
    return arrow
      ? [`${capital(owner)} is on ${square}, but no animal is there to be turned.`]
      : [`No animal is on ${square}, so there is none to turn.`]
  }
  const turned = events.all(step.events, 'arrow-turned', 'wall-turned')
  const facts: string[] = []
  for (const animal of here) {
    if (turned.some(({ birth }) => birth === animal.birth)) continue
    const next = aheadOf(level, animal, animal.way)
    const why = arrow ? `${owner} points the same way` : 'there is no arrow on the square'
    const wall = next < 0 ? '' : ', and no wall is ahead'
    facts.push(
      `${nameOf(level, animal)} on ${square} goes on facing ${wayName(animal.way)}: ${why}${wall}.`,
    )
  }
  return facts
}
