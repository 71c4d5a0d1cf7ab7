import type { StepView } from '../../../game/debugging'
import { factsOf, wordsOf } from '../../../game/event-words'
import { countOf } from '../../../game/sentences'
import { ways } from '../../../kernel/grid'
import { events, type Happening } from '../play/events'
import { bankPosition, handOf, robotWay, slots } from '../play/layout'
import { bases, spotName, type Level } from '../model'
import { BACK, HAND_SIZE, LEFT, LETTERS } from '../official'
import { goingEvents } from './going'
import { refusedEvents } from './refused'
import { sampleEvents } from './samples'
import { skipEvents } from './skipped'
import { cellsOf, factsAt, playerName, standBefore } from './words'

/** Every event in words, and what made it happen. Players and cells are named as in the text, turns from 1. */
export const { describe, whyEvent } = wordsOf<Level, typeof events.rows>(events, {
  ...goingEvents,
  ...skipEvents,
  ...sampleEvents,
  ...refusedEvents,
  program: {
    sentence(level, { player, move, spot }) {
      // A robot that stands on a sample before its first move has not visited it (P5).
      const isOnSample = move === player && level.samples.some((sample) => sample.spot === spot)
      const text = `${playerName(player)} plays ${level.moves[move]}`
      return factsAt(text, isOnSample ? ['T1', 'P5'] : 'T1', player, spot)
    },
    grounds: (level, { before }, { player, move, spot }) => ({
      facts: [
        `Move ${move + 1} belongs to player ${player}; the players take turns.`,
        `Their hand is ${handOf(level, before, player)}, which has all letters of ${level.moves[move]!}.`,
        `Their robot stands at ${spotName(spot)} and faces ${ways[robotWay(before, player)]!}.`,
      ],
    }),
  },
  turned: {
    sentence(_, { player, letter, way, spot }) {
      const how = letter === BACK ? 'back' : letter === LEFT ? 'left' : 'right'
      return factsAt(
        `${playerName(player)} turns ${how} and faces ${ways[way]}`,
        'T5',
        player,
        spot,
      )
    },
    grounds(_, { before }, { player, letter: index, way, spot }) {
      const letter = LETTERS[index]!
      const word = { L: 'a quarter left', R: 'a quarter right', B: 'half round' }[letter] ?? ''
      return {
        facts: [
          `At ${spotName(spot)} the robot faced ${ways[robotWay(before, player)]!}, and ${letter} turns it ${word}: to ${ways[way]!}.`,
          'It stays on its cell, so nothing there is visited.',
        ],
      }
    },
  },
  drew: {
    sentence({ bank }, { player, from, count }) {
      const letters = bank.slice(from, from + count)
      const left = bank.length - from - count
      return factsOf(`${playerName(player)} draws ${letters}, ${left} left`, 'T8', [], player)
    },
    grounds(level, { before, after }, { player, from, count }) {
      const had = handOf(level, before, player)
      return {
        facts: [
          `After their program player ${player} had ${countOf(had.length, 'card')} left${had === '' ? '' : `, ${had},`} and draws ${count} to have ${had.length + count}.`,
          `The head of the bank is letter ${from + 1} of ${level.bank.length}: ${level.bank.slice(from, from + count)}.`,
          `Their hand is now ${handOf(level, after, player)}.`,
        ],
      }
    },
  },
  stopped: {
    sentence(_, { player, cards }) {
      const text = `The bank is empty: player ${player} has ${cards} cards and stops`
      return factsOf(text, 'T9', [], player)
    },
    grounds: (level, step, event) => ({ facts: stoppedFacts(level, step, event) }),
  },
  'last-delivered': {
    sentence: (_, { player, base }) =>
      factsAt('The last sample is on a base: the game is over', 'T9', player, bases[base]!),
    grounds(level, step, event) {
      const brought = step.after[slots.delivered]! - step.before[slots.delivered]!
      return {
        facts: [
          `The level has ${countOf(level.samples.length, 'sample')}, and all are on bases now: this visit brought ${brought} of them.`,
          'With the last sample on a base the game ends at once: the rest of the program is not carried out.',
        ],
        cells: cellsOf(standBefore(step, event).spot),
      }
    },
  },
})

function stoppedFacts(
  level: Level,
  { before }: StepView,
  { player, cards }: Happening<'stopped'>,
): string[] {
  const had = handOf(level, before, player).length
  const left = level.bank.length - bankPosition(level, before)
  const other = 1 - player
  const then =
    before[slots.stopped + other] !== 0
      ? `player ${other} has stopped before, so the match is over`
      : `player ${other} goes on`
  return [
    `Player ${player} needs ${HAND_SIZE - had} letters to have ${HAND_SIZE}, and the bank has ${left === 0 ? 'none' : left} left.`,
    `With ${countOf(cards, 'card')} the hand cannot be filled, so this was the last turn of player ${player}; ${then}.`,
  ]
}
