import type { Grounds, StepView } from '../../../game/debugging'
import { events } from '../play/events'
import { animalsOf, type Animal } from '../play/layout'
import { playerOfTurn, type Level } from '../model'
import { aheadOf, animalsAt, arrowOn, at, cameFrom, wayName, whoIs, type Said } from './words'

/** Which animals met on a square, and why none of them was eaten (T5). */
export function eatFacts(words: Said, level: Level, step: StepView, index: number): Grounds {
  const said = words.rockets.why.cell.eat
  const here = animalsAt(level, step.before, index)
  const cell = at(level, index)
  const cats = here.filter(({ isCat }) => isCat)
  const mice = here.filter(({ isCat }) => !isCat)
  if (here.length === 0) return { facts: [said.none({ cell })] }
  if (mice.length === 0) {
    const passed = events
      .all(step.events, 'mouse-eaten-passing')
      .filter(({ cat }) => cats.some(({ birth }) => birth === cat))
    const facts = [said.cats({ cats: cats.length, cell })]
    for (const { birth, cell: end } of passed.slice(0, 3)) {
      facts.push(said.passed({ ...whoIs(level, { birth, isCat: false }), cell: at(level, end) }))
    }
    return { facts, cells: passed.map(({ cell: end }) => end) }
  }
  if (cats.length > 0) return { facts: [] }
  const eaten = events.all(step.events, 'mouse-eaten', 'mouse-eaten-passing')
  const spared = mice.filter(({ birth }) => !eaten.some((event) => event.birth === birth))
  if (spared.length === 0) return { facts: [] }
  const swapped = swappedOf(level, step.before, spared)
  return {
    facts: [
      said.mice({ mice: spared.length, cell }),
      swapped ? said.swapped(whoIs(level, swapped)) : said.noSwap({ mice: spared.length }),
    ],
  }
}

/** A mouse that changed squares with a cat and was not eaten, which happens only under a misreading. */
function swappedOf(level: Level, before: Int32Array, mice: readonly Animal[]): Animal | undefined {
  return mice.find((mouse) =>
    animalsOf(level, before).some(
      (other) =>
        other.isCat &&
        other.cell === cameFrom(level, mouse) &&
        cameFrom(level, other) === mouse.cell,
    ),
  )
}

/** Why the animals on a square face their directions (T6). */
export function turnFacts(words: Said, level: Level, step: StepView, index: number): string[] {
  const said = words.rockets.why.cell.turn
  const here = animalsAt(level, step.before, index)
  const cell = at(level, index)
  const turn = arrowOn(level, step.before, index)
  const arrow = turn < 0 ? null : level.turns[turn]!
  const player = playerOfTurn(level, Math.max(0, turn)) + 1
  if (here.length === 0) {
    return [arrow ? said.arrowAlone({ way: arrow.way, player, cell }) : said.none({ cell })]
  }
  const turned = events.all(step.events, 'arrow-turned', 'wall-turned')
  return here
    .filter((animal) => !turned.some(({ birth }) => birth === animal.birth))
    .map((animal) => {
      const isFree = aheadOf(level, animal, animal.way) >= 0
      const given = { ...whoIs(level, animal), cell, way: wayName(animal.way), isFree }
      return arrow ? said.sameWay({ ...given, arrow: arrow.way, player }) : said.noArrow(given)
    })
}
