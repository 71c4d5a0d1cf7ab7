import type { StepView } from '../../../game/debugging'
import { factsOf, wordsOf } from '../../../game/event-words'
import { ways } from '../../../kernel/grid'
import { inWords } from '../../../words'
import { events, type Happening } from '../play/events'
import { bankPosition, handOf, robotWay, slots } from '../play/layout'
import { bases, spotName, type Level } from '../model'
import { HAND_SIZE, LETTERS } from '../official'
import { goingEventsIn } from './going'
import { refusedEventsIn } from './refused'
import { sampleEventsIn } from './samples'
import { skipEventsIn } from './skipped'
import { cellsOf, factsAt, standBefore, type Said, type WordsOf } from './words'

/** Every event in words, with its reasons. Players and cells are named as in the text, turns from 1. */
export const eventsIn = inWords((words: Said) =>
  wordsOf<Level, typeof events.rows>(events, {
    ...goingEventsIn(words),
    ...skipEventsIn(words),
    ...sampleEventsIn(words),
    ...refusedEventsIn(words),
    ...programEventsIn(words),
    ...endEventsIn(words),
  }),
)

function programEventsIn({
  progers: { sentences, why },
}: Said): WordsOf<'program' | 'turned' | 'drew'> {
  return {
    program: {
      sentence(level, { player, move, spot }) {
        // A robot that is on a sample before its first move has not visited it (P5).
        const isOnSample = move === player && level.samples.some((sample) => sample.spot === spot)
        const text = sentences.program({ player, program: level.moves[move]! })
        return factsAt(text, isOnSample ? ['T1', 'P5'] : 'T1', player, spot)
      },
      grounds: (level, { before }, { player, move, spot }) => ({
        facts: [
          why.belongs({ number: move + 1, player }),
          why.handHasAll({ hand: handOf(level, before, player), program: level.moves[move]! }),
          why.robotFaces({ spot: spotName(spot), way: ways[robotWay(before, player)]! }),
        ],
      }),
    },
    turned: {
      sentence(_, { player, letter, way, spot }) {
        const text = sentences.turned({ player, letter: LETTERS[letter]!, way: ways[way]! })
        return factsAt(text, 'T5', player, spot)
      },
      grounds: (_, { before }, { player, letter, way, spot }) => ({
        facts: [
          why.turns({
            spot: spotName(spot),
            before: ways[robotWay(before, player)]!,
            letter: LETTERS[letter]!,
            way: ways[way]!,
          }),
          why.staysOnCell,
        ],
      }),
    },
    drew: {
      sentence({ bank }, { player, from, count }) {
        const letters = bank.slice(from, from + count)
        const left = bank.length - from - count
        return factsOf(sentences.drew({ player, letters, left }), 'T8', [], player)
      },
      grounds(level, { before, after }, { player, from, count }) {
        const hand = handOf(level, before, player)
        const cards = hand.length
        const letters = level.bank.slice(from, from + count)
        return {
          facts: [
            why.drew({ player, cards, hand, count, total: cards + count }),
            why.head({ from: from + 1, length: level.bank.length, letters }),
            why.handNow({ hand: handOf(level, after, player) }),
          ],
        }
      },
    },
  }
}

function endEventsIn({ progers: { sentences, why } }: Said): WordsOf<'stopped' | 'last-delivered'> {
  return {
    stopped: {
      sentence: (_, { player, cards }) =>
        factsOf(sentences.stopped({ player, cards }), 'T9', [], player),
      grounds: (level, step, event) => ({ facts: stoppedFacts(level, step, event) }),
    },
    'last-delivered': {
      sentence: (_, { player, base }) => factsAt(sentences.last, 'T9', player, bases[base]!),
      grounds(level, step, event) {
        const brought = step.after[slots.delivered]! - step.before[slots.delivered]!
        return {
          facts: [why.allOnBases({ samples: level.samples.length, brought }), why.endsAtOnce],
          cells: cellsOf(standBefore(step, event).spot),
        }
      },
    },
  }

  function stoppedFacts(
    level: Level,
    { before }: StepView,
    { player, cards }: Happening<'stopped'>,
  ): string[] {
    const had = handOf(level, before, player).length
    const left = level.bank.length - bankPosition(level, before)
    const other = 1 - player
    const isOver = before[slots.stopped + other] !== 0
    return [
      why.needs({ player, letters: HAND_SIZE - had, hand: HAND_SIZE, left }),
      why.lastTurn({ cards, player, other, isOver }),
    ]
  }
}
