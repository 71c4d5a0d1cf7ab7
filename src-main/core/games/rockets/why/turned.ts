import type { StepView } from '../../../game/debugging'
import type { TraceEvent } from '../../../trace/trace'
import { at } from '../play/events'
import { doorAhead } from '../play/doors'
import { CAT, isPit, playerOfTurn, type Level } from '../model'
import { PLACE } from '../play/phases'
import { rulesOf } from '../play/readings'
import { animalName, arrowOn, rulesOfStep, wayName, type Grounds } from './words'

/** Why an arrow turned an animal (T6). */
export function turnedByArrowFacts(
  level: Level,
  { after, turn: now, phase }: StepView,
  { a, b, c }: TraceEvent,
): Grounds {
  const turn = arrowOn(level, after, c)
  const player = playerOfTurn(level, turn) + 1
  const name = animalName(level, a, (b & 1) === CAT)
  const facts = [
    `The arrow at ${at(level, c)} points ${wayName((b >> 3) & 3)}; player ${player} placed it in turn ${turn + 1}.`,
    `${name} stands there and faced ${wayName((b >> 1) & 3)}.`,
  ]
  if (phase === PLACE)
    facts.push(
      'By the official rules an arrow does not turn the animals that are there when it is placed (R2).',
    )
  else if (turn === now)
    facts.push(
      'This run places the arrow of a turn first; by the official rules it comes after the turning.',
    )
  return { facts, cells: [] }
}

/** Why a wall turned an animal (T6), perhaps after an arrow (R1). */
export function turnedByWallFacts(level: Level, step: StepView, { a, b, c }: TraceEvent): Grounds {
  const from = (b >> 1) & 3
  const to = (b >> 3) & 3
  const name = animalName(level, a, (b & 1) === CAT)
  const isAfterArrow = (b & 32) !== 0
  const facts = [`${name} at ${at(level, c)} faces ${wayName(from)}, where the board ends.`]
  const door = doorAhead(level, c, from)
  if (door >= 0) facts.push(`Door ${door + 1} is there, and from inside a door is a wall (R8).`)
  if (isAfterArrow) {
    facts.unshift(
      `The arrow at ${at(level, c)} acts first and points ${wayName(from)}, into the wall.`,
    )
  }
  facts.push(
    `The wall turns it ${turnWords((to - from) & 3)}, from ${wayName(from)} to ${wayName(to)}.`,
  )
  const rules = rulesOfStep(step)
  if (rules.wallTurn !== rulesOf().wallTurn)
    facts.push('By the official rules it turns a quarter counter-clockwise.')
  if (!rules.areCornersPits && isPit(level, c % level.width, Math.trunc(c / level.width)))
    facts.push(`By the official rules ${at(level, c)} is a pit, and nothing ever stands there.`)
  return { facts, cells: [] }
}

function turnWords(quarters: number): string {
  if (quarters === 3) return 'a quarter counter-clockwise'
  return quarters === 1 ? 'a quarter clockwise' : 'half round'
}
