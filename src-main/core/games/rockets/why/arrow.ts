import { factsOf } from '../../../game/event-words'
import { countOf, listOf } from '../../../game/sentences'
import { cellAt, playerOfTurn, type Level } from '../model'
import { expiringTurn, rulesOf, type Rules } from '../play/readings'
import {
  animalsAt,
  arrowOn,
  arrowsOf,
  arrowWords,
  at,
  rulesOfStep,
  wayName,
  type WordsOf,
} from './words'

/** Arrows that come and go (T7). */
export const arrowEvents: WordsOf<'arrow-placed' | 'arrow-expired'> = {
  'arrow-placed': {
    sentence(level, { turn, cell, way, isOnAnimals }) {
      const player = playerOfTurn(level, turn) + 1
      const text = `Player ${player} places an arrow ${wayName(way)} at ${at(level, cell)}`
      return factsOf(text, isOnAnimals ? ['T7', 'R2'] : 'T7', [cell])
    },
    grounds(level, step, { turn, cell }) {
      const { before, after } = step
      const player = playerOfTurn(level, turn)
      const others = arrowsOf(level, after, player).filter((other) => other !== turn)
      const facts = [
        `The level’s arrow of turn ${turn + 1} is for ${at(level, cell)}, and turn ${turn + 1} is played by player ${player + 1} of ${level.rockets.length}.`,
        freeWords(level, before, turn, cell),
        others.length === 0
          ? `It is the only arrow of player ${player + 1} on the board.`
          : `Player ${player + 1} also has ${listOf(others.slice(0, 6).map((other) => arrowWords(level, other)))}.`,
      ]
      const here = animalsAt(level, before, cell).length
      if (here > 0) {
        const who = `${countOf(here, 'animal')} on the square ${here === 1 ? 'is' : 'are'}`
        facts.push(`${who} ${onAnimalsWords(rulesOfStep(step))}`)
      }
      return { facts }
    },
  },
  'arrow-expired': {
    sentence(level, { turn, cell, way }) {
      const player = playerOfTurn(level, turn) + 1
      const text = `The arrow ${wayName(way)} of player ${player} from turn ${turn + 1} at ${at(level, cell)} expires`
      return factsOf(text, 'T7', [cell])
    },
    // Which newer ones its player has.
    grounds(level, step, { turn: old, cell }) {
      const player = playerOfTurn(level, old)
      const mover = playerOfTurn(level, step.turn)
      const newer = arrowsOf(level, step.after, player).filter((turn) => turn > old)
      const now = level.turns[step.turn]!
      const facts = [
        `It is the arrow that player ${player + 1} placed in turn ${old + 1} at ${at(level, cell)}, their oldest one.`,
        `In turn ${step.turn + 1} player ${mover + 1} places ${mover === player ? 'another' : 'one'} at (${now.x},${now.y}).`,
      ]
      if (newer.length > 0) {
        const words = newer.map((turn) => arrowWords(level, turn))
        facts.push(
          `Player ${player + 1} now has ${countOf(newer.length, 'newer one')}: ${listOf(words)}.`,
        )
      }
      const right = expiringTurn(rulesOf(), level.rockets.length, step.turn)
      if (right !== old)
        facts.push('This run counts the arrows differently; by the official rules it would stay.')
      else facts.push('When a player places a 4th arrow, their oldest one expires.')
      const cells = newer.map((turn) => cellAt(level, level.turns[turn]!.x, level.turns[turn]!.y))
      return { facts, cells }
    },
  },
}

function freeWords(level: Level, before: Int32Array, turn: number, cell: number): string {
  const held = arrowOn(level, before, cell)
  if (held < 0) return 'The square was free: it had no arrow, no rocket and no pit.'
  const player = playerOfTurn(level, held)
  return expiringTurn(rulesOf(), level.rockets.length, turn) === held
    ? `This placement makes the arrow of turn ${held + 1} on the square expire.`
    : `The arrow of player ${player + 1} from turn ${held + 1} still stood on it in this run, and the new one takes its place; by the official rules the square was free.`
}

/** What an arrow put on animals does to them (R2). */
function onAnimalsWords(rules: Rules): string {
  if (rules.doArrowsTurnAtOnce)
    return 'turned at once in this run; by the official rules a new arrow turns no animal that stands there (R2).'
  return rules.isPlacingFirst
    ? 'not turned: the next move leads on from there before the turning (R2).'
    : 'not turned: the turning of this turn is over (R2).'
}
