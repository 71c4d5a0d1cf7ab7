import type { Grounds, StepView } from '../../../game/debugging'
import { events } from '../play/events'
import { cellAt, isPit, playerOfTurn, type Level } from '../model'
import { expiringTurn, rulesOf } from '../play/readings'
import { animalsAt, arrowOn, arrowsOf, at, rulesOfStep, type Said } from './words'

/** Why a square did or did not gain or lose an arrow (T7). */
export function placeFacts(words: Said, level: Level, step: StepView, index: number): Grounds {
  const said = words.rockets.why.cell.place
  const told = events.all(step.events, 'arrow-placed', 'arrow-expired')
  if (told.some((event) => event.cell === index)) return { facts: [] }
  const { x, y } = level.turns[step.turn]!
  const cell = at(level, index)
  const player = playerOfTurn(level, step.turn) + 1
  const facts = [
    arrowFact(words, level, step, index),
    said.elsewhere({ turn: step.turn + 1, player, x, y }),
  ]
  const animals = animalsAt(level, step.before, index).length
  if (animals > 0 && arrowOn(level, step.after, index) < 0) {
    const { isPlacingFirst } = rulesOfStep(step)
    facts.push(said.keep({ animals, cell, isPlacingFirst }))
  }
  facts.push(...obstacleFacts(words, level, index))
  return { facts, cells: [cellAt(level, x, y)] }
}

function arrowFact(words: Said, level: Level, step: StepView, index: number): string {
  const said = words.rockets.why.cell.place
  const cell = at(level, index)
  const turn = arrowOn(level, step.after, index)
  if (turn < 0) return said.noArrow({ cell })
  const player = playerOfTurn(level, turn)
  const rank = arrowsOf(level, step.after, player).indexOf(turn) + 1
  const given = { cell, rank, isNewest: rank === 1, player: player + 1, turn: turn + 1 }
  const rules = rulesOfStep(step)
  const players = level.rockets.length
  const official = rulesOf()
  // Number of further placements of its player for which it stays, under the official rules.
  const missing = 4 - rank
  const isUsual =
    expiringTurn(rules, players, 0) === expiringTurn(official, players, 0) && missing > 0
  if (isUsual) return said.newest({ ...given, missing })
  const goes = turn - expiringTurn(rules, players, 0) + 1
  const right = turn - expiringTurn(official, players, 0) + 1
  return Number.isFinite(goes)
    ? said.newestExpires({ ...given, goes, isRight: goes === right, right })
    : said.newestStays({ ...given, right })
}

function obstacleFacts({ rockets }: Said, level: Level, index: number): string[] {
  const said = rockets.why.cell.place
  const x = index % level.width
  const y = Math.trunc(index / level.width)
  const cell = at(level, index)
  if (isPit(level, x, y)) return [said.pit({ cell })]
  const rocket = level.rockets.findIndex((held) => held.x === x && held.y === y)
  return rocket < 0 ? [] : [said.rocket({ cell, player: rocket + 1 })]
}
