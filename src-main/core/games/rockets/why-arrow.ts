import type { StepView } from '../../game/debugging'
import { countOf, listOf } from '../../game/sentences'
import type { TraceEvent } from '../../trace/trace'
import { at } from './events'
import { cellAt, playerOfTurn, type Level } from './model'
import { animalsAt, arrowsOf, arrowWords, type Grounds } from './why-words'

/** Why an arrow came to a square (T7). */
export function placedFacts(level: Level, { after }: StepView, { a, b }: TraceEvent): Grounds {
  const player = playerOfTurn(level, a)
  const others = arrowsOf(level, after, player).filter((turn) => turn !== a)
  const facts = [
    `The level’s arrow of turn ${a + 1} is for ${at(level, b)}, and turn ${a + 1} is played by player ${player + 1} of ${level.rockets.length}.`,
    `The square was free: it had no arrow, no rocket and no pit.`,
    others.length === 0
      ? `It is the only arrow of player ${player + 1} on the board.`
      : `Player ${player + 1} also has ${listOf(others.slice(0, 6).map((turn) => arrowWords(level, turn)))}.`,
  ]
  const here = animalsAt(level, after, b).length
  if (here > 0) {
    facts.push(
      `${countOf(here, 'animal')} on the square ${here === 1 ? 'is' : 'are'} not turned: the turning of this turn is over (R2).`,
    )
  }
  return { facts, cells: [] }
}

/** Why an arrow went (T7): which newer ones its player has. */
export function expiredFacts(level: Level, step: StepView, { a, b }: TraceEvent): Grounds {
  const player = playerOfTurn(level, a)
  const mover = playerOfTurn(level, step.turn)
  const newer = arrowsOf(level, step.after, player).filter((turn) => turn > a)
  const now = level.turns[step.turn]!
  const facts = [
    `It is the arrow that player ${player + 1} placed in turn ${a + 1} at ${at(level, b)}, his oldest one.`,
    `In turn ${step.turn + 1} player ${mover + 1} places ${mover === player ? 'another' : 'one'} at (${now.x},${now.y}).`,
  ]
  if (newer.length > 0) {
    const words = newer.map((turn) => arrowWords(level, turn))
    facts.push(
      `Player ${player + 1} now has ${countOf(newer.length, 'newer one')}: ${listOf(words)}.`,
    )
  }
  if (mover === player && newer.length === 3)
    facts.push('With a player’s 4th arrow his oldest one goes.')
  const cells = newer.map((turn) => cellAt(level, level.turns[turn]!.x, level.turns[turn]!.y))
  return { facts, cells }
}
