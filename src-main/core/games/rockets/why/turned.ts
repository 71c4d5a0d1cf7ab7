import { factsOf, type Deciding } from '../../../game/event-words'
import { doorAhead } from '../play/doors'
import type { Happening } from '../play/events'
import { isPit, playerOfTurn, type Level } from '../model'
import { PLACE } from '../play/phases'
import { rulesOf } from '../play/readings'
import {
  animalName,
  arrowOn,
  at,
  doorOf,
  kindName,
  rulesOfStep,
  wayName,
  type WordsOf,
} from './words'

/** Animals that an arrow turns (T6), or a wall, perhaps after an arrow (R1). */
export const turnEvents: WordsOf<'arrow-turned' | 'wall-turned'> = {
  'arrow-turned': {
    sentence: (level, event) =>
      factsOf(
        `The arrow at ${at(level, event.cell)} ${turnsWords(level, event)}`,
        'T6',
        [event.cell],
        event.birth,
      ),
    grounds(level, { after, turn: now, phase }, { birth, isCat, from, to, cell }) {
      const turn = arrowOn(level, after, cell)
      const player = playerOfTurn(level, turn) + 1
      const facts = [
        `The arrow at ${at(level, cell)} points ${wayName(to)}; player ${player} placed it in turn ${turn + 1}.`,
        `${animalName(level, birth, isCat)} stands there and faced ${wayName(from)}.`,
      ]
      if (phase === PLACE)
        facts.push(
          'By the official rules an arrow does not turn the animals that are there when it is placed (R2).',
        )
      else if (turn === now)
        facts.push(
          'This run places the arrow of a turn first; by the official rules it comes after the turning.',
        )
      return { facts }
    },
  },
  'wall-turned': {
    sentence(level, event) {
      const { birth, isAfterArrow, cell } = event
      const text = `The wall beside ${at(level, cell)} ${turnsWords(level, event)}`
      const words = isAfterArrow ? `${text}, after the arrow` : text
      return factsOf(words, wallRules(level, event), [cell], birth)
    },
    grounds(level, step, { birth, isCat, from, to, isAfterArrow, cell }) {
      const square = at(level, cell)
      const name = animalName(level, birth, isCat)
      const facts = [`${name} at ${square} faces ${wayName(from)}, where the board ends.`]
      const door = doorAhead(level, cell, from)
      if (door >= 0) facts.push(`Door ${door + 1} is there, and from inside a door is a wall (R8).`)
      if (isAfterArrow) {
        facts.unshift(
          `The arrow at ${square} acts first and points ${wayName(from)}, into the wall.`,
        )
      }
      facts.push(
        `The wall turns it ${quarterWords((to - from) & 3)}, from ${wayName(from)} to ${wayName(to)}.`,
      )
      const rules = rulesOfStep(step)
      if (rules.wallTurn !== rulesOf().wallTurn)
        facts.push('By the official rules it turns a quarter counter-clockwise.')
      if (!rules.areCornersPits && isPit(level, cell % level.width, Math.trunc(cell / level.width)))
        facts.push(`By the official rules ${square} is a pit, and nothing ever stands there.`)
      return { facts }
    },
  },
}

function turnsWords(
  level: Level,
  { birth, isCat, from, to }: Happening<'arrow-turned' | 'wall-turned'>,
): string {
  return `turns the ${kindName(isCat)} from door ${doorOf(level, birth)} from ${wayName(from)} to ${wayName(to)}`
}

/** The rules by which a wall turns: the arrow before it (R1), the door that is a wall (R8). */
function wallRules(level: Level, { cell, from, isAfterArrow }: Happening<'wall-turned'>): Deciding {
  const door = doorAhead(level, cell, from) < 0 ? [] : ['R8']
  return isAfterArrow ? ['R1', 'T6', ...door] : ['T6', ...door]
}

function quarterWords(quarters: number): string {
  if (quarters === 3) return 'a quarter counter-clockwise'
  return quarters === 1 ? 'a quarter clockwise' : 'half round'
}
