import type { Grounds, StepView } from '../../../game/debugging'
import { countOf, ordinal } from '../../../game/sentences'
import { events } from '../play/events'
import { cellAt, isPit, playerOfTurn, type Level } from '../model'
import { expiringTurn, rulesOf } from '../play/readings'
import { animalsAt, arrowOn, arrowsOf, at, rulesOfStep } from './words'

/** Why a square did or did not get or lose an arrow (T7). */
export function placeFacts(level: Level, step: StepView, cell: number): Grounds {
  const told = events.all(step.events, 'arrow-placed', 'arrow-expired')
  if (told.some((event) => event.cell === cell)) return { facts: [] }
  const now = level.turns[step.turn]!
  const mover = playerOfTurn(level, step.turn)
  const facts = [...arrowFacts(level, step, cell)]
  facts.push(
    `In turn ${step.turn + 1} player ${mover + 1} places their arrow at (${now.x},${now.y}), not here.`,
  )
  const here = animalsAt(level, step.before, cell).length
  if (here > 0 && arrowOn(level, step.after, cell) < 0) {
    facts.push(
      `${countOf(here, 'animal')} on ${at(level, cell)} ${here === 1 ? 'keeps its' : 'keep their'} way: ${rulesOfStep(step).isPlacingFirst ? 'nothing is turned before the next move' : 'the turning of this turn is over'}.`,
    )
  }
  const obstacle = obstacleWords(level, cell)
  if (obstacle !== '') facts.push(`${at(level, cell)} takes no arrow anyway: ${obstacle} (R6).`)
  return { facts, cells: [cellAt(level, now.x, now.y)] }
}

function arrowFacts(level: Level, step: StepView, cell: number): string[] {
  const { after } = step
  const turn = arrowOn(level, after, cell)
  if (turn < 0) return [`There is no arrow on ${at(level, cell)}.`]
  const player = playerOfTurn(level, turn)
  const all = arrowsOf(level, after, player)
  const place = all.indexOf(turn)
  const rank = place === 0 ? 'newest' : `${ordinal(place + 1)} newest`
  return [
    `The arrow on ${at(level, cell)} is the ${rank} of player ${player + 1}, from turn ${turn + 1}; ${stayWords(level, step, turn, 3 - place)}.`,
  ]
}

/** How long an arrow stays; `missing` are the placements of its player that it stands for by the official rules. */
function stayWords(level: Level, step: StepView, turn: number, missing: number): string {
  const rules = rulesOfStep(step)
  const players = level.rockets.length
  const official = rulesOf()
  const isUsual =
    expiringTurn(rules, players, 0) === expiringTurn(official, players, 0) && missing > 0
  if (isUsual) {
    return `it expires when they have placed ${missing} more, because a 4th arrow makes the player’s oldest one expire`
  }
  const goes = turn - expiringTurn(rules, players, 0)
  const right = turn - expiringTurn(official, players, 0)
  const then = Number.isFinite(goes)
    ? `in this run it expires with the arrow of turn ${goes + 1}`
    : 'in this run it stays'
  return goes === right ? then : `${then}, by the official rules with that of turn ${right + 1}`
}

function obstacleWords(level: Level, cell: number): string {
  const x = cell % level.width
  const y = Math.trunc(cell / level.width)
  if (isPit(level, x, y)) return 'it is a pit'
  const rocket = level.rockets.findIndex((held) => held.x === x && held.y === y)
  return rocket < 0 ? '' : `the rocket of player ${rocket + 1} is there`
}
