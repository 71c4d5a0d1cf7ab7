import { factsOf } from '../../../game/event-words'
import { cellAt, playerOfTurn, type Level } from '../model'
import { deciding } from '../play/deciding'
import { expiringTurn, rulesOf, type Rules } from '../play/readings'
import {
  animalsAt,
  arrowOn,
  arrowsOf,
  arrowWords,
  at,
  rulesOfStep,
  wayName,
  type Said,
  type WordsOf,
} from './words'

/** Maximum number of arrows named in a sentence. */
const MOST_NAMED = 6

/** Arrows that are placed and expire (T7). */
export function arrowEventsIn(words: Said): WordsOf<'arrow-placed' | 'arrow-expired'> {
  const { sentences, why } = words.rockets
  const { arrowPlaced, arrowExpired } = why
  return {
    'arrow-placed': {
      sentence(level, event) {
        const { turn, cell, way } = event
        const player = playerOfTurn(level, turn) + 1
        const given = { player, way: wayName(way), cell: at(level, cell) }
        const text = sentences['arrow-placed'](given)
        return factsOf(text, deciding['arrow-placed'](level, event), [cell])
      },
      grounds(level, step, { turn, cell }) {
        const { before, after } = step
        const player = playerOfTurn(level, turn)
        const others = arrowsOf(level, after, player).filter((other) => other !== turn)
        const arrows = arrowWords(words, level, others.slice(0, MOST_NAMED))
        const facts = [
          arrowPlaced.level({
            turn: turn + 1,
            cell: at(level, cell),
            player: player + 1,
            players: level.rockets.length,
          }),
          freeWords(level, before, turn, cell),
          others.length === 0
            ? arrowPlaced.only({ player: player + 1 })
            : arrowPlaced.others({ player: player + 1, arrows }),
        ]
        const animals = animalsAt(level, before, cell).length
        if (animals > 0) facts.push(onAnimals(rulesOfStep(step))({ animals }))
        return { facts }
      },
    },
    'arrow-expired': {
      sentence(level, { turn, cell, way }) {
        const player = playerOfTurn(level, turn) + 1
        const given = { way: wayName(way), player, turn: turn + 1, cell: at(level, cell) }
        return factsOf(sentences['arrow-expired'](given), 'T7', [cell])
      },
      // Mentions the newer arrows of its player.
      grounds(level, step, { turn: old, cell }) {
        const player = playerOfTurn(level, old)
        const mover = playerOfTurn(level, step.turn)
        const newer = arrowsOf(level, step.after, player).filter((turn) => turn > old)
        const { x, y } = level.turns[step.turn]!
        const placing = mover === player ? arrowExpired.another : arrowExpired.one
        const facts = [
          arrowExpired.oldest({ player: player + 1, turn: old + 1, cell: at(level, cell) }),
          placing({ turn: step.turn + 1, player: mover + 1, x, y }),
        ]
        if (newer.length > 0) {
          const arrows = arrowWords(words, level, newer)
          facts.push(arrowExpired.newer({ player: player + 1, count: newer.length, arrows }))
        }
        const right = expiringTurn(rulesOf(), level.rockets.length, step.turn)
        facts.push(right === old ? arrowExpired.fourth : arrowExpired.misread)
        const cells = newer.map((turn) => cellAt(level, level.turns[turn]!.x, level.turns[turn]!.y))
        return { facts, cells }
      },
    },
  }

  function freeWords(level: Level, before: Int32Array, turn: number, cell: number): string {
    const held = arrowOn(level, before, cell)
    if (held < 0) return arrowPlaced.free
    return expiringTurn(rulesOf(), level.rockets.length, turn) === held
      ? arrowPlaced.expires({ turn: held + 1 })
      : arrowPlaced.held({ player: playerOfTurn(level, held) + 1, turn: held + 1 })
  }

  /** The effect of an arrow placed on animals (R2). */
  function onAnimals({ doArrowsTurnAtOnce, isPlacingFirst }: Rules) {
    if (doArrowsTurnAtOnce) return arrowPlaced.animalsTurned
    return isPlacingFirst ? arrowPlaced.animalsFirst : arrowPlaced.animals
  }
}
