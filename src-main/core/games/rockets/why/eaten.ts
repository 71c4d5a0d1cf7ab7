import { factsOf } from '../../../game/event-words'
import { countOf } from '../../../game/sentences'
import type { Level } from '../model'
import {
  animalOf,
  animalsAt,
  at,
  cameFrom,
  doorOf,
  moveWords,
  wayName,
  type WordsOf,
} from './words'

/** Mice that cats eat (T5). In this phase animals still face the way of their move. */
export const eatenEvents: WordsOf<'mouse-eaten' | 'mouse-eaten-passing'> = {
  'mouse-eaten': {
    sentence: (level, { birth, cat, cell }) =>
      factsOf(
        `The mouse from door ${doorOf(level, birth)} is eaten by ${catOf(level, cat)} at ${at(level, cell)}`,
        'T5',
        [cell],
        birth,
      ),
    grounds(level, { before }, { birth, cat: eater, cell }) {
      const mouse = animalOf(level, before, birth)
      const cat = animalOf(level, before, eater)
      const moves = [cat, mouse].filter((animal) => animal !== null)
      const others = animalsAt(level, before, cell).filter(
        (other) => other.isCat && other.birth !== eater,
      )
      const facts = moves.map((animal) => `${moveWords(level, animal)} in this turn’s move.`)
      facts.push(`So both were on ${at(level, cell)} when the eating came.`)
      if (others.length > 0) {
        facts.push(
          `${countOf(others.length, 'more cat')} ${others.length === 1 ? 'is' : 'are'} there; the oldest one eats.`,
        )
      }
      const cells = moves.map((animal) => cameFrom(level, animal)).filter((from) => from >= 0)
      return { facts, cells }
    },
  },
  // The two changed squares.
  'mouse-eaten-passing': {
    sentence: (level, { birth, cat, cell }) =>
      factsOf(
        `The mouse from door ${doorOf(level, birth)} is eaten in passing by ${catOf(level, cat)}, coming to ${at(level, cell)}`,
        'T5',
        [cell],
        birth,
      ),
    grounds(level, { before }, { birth, cat: eater, cell }) {
      const mouse = animalOf(level, before, birth)
      const cat = animalOf(level, before, eater)
      const other = cat ? at(level, cat.cell) : 'the square before it'
      const facts = [
        `In one move a mouse and a cat swapped the squares ${other} and ${at(level, cell)}, and met in between.`,
      ]
      for (const animal of [mouse, cat]) {
        if (animal) facts.push(`${moveWords(level, animal)}, facing ${wayName(animal.way)}.`)
      }
      facts.push(`No cat is on ${at(level, cell)} itself.`)
      return { facts, cells: cat ? [cat.cell] : [] }
    },
  },
}

function catOf(level: Level, birth: number): string {
  return `the cat from door ${doorOf(level, birth)}`
}
