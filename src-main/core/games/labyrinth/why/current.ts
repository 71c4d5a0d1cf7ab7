import { factsOf } from '../../../game/event-words'
import { ESTUARY, isWater, kindLetters, kindOf, neighbour, numberOf, RIVER, wayOf } from '../cells'
import type { Happening } from '../play/events'
import { currentRule } from '../play/settled'
import { at, type Level } from '../model'
import { wayNames } from '../moves'
import { flowsInto, isWords, moveNow, moveWords, walkName, type WordsOf } from './words'

/** What the current does, and to whom (M5, L3, L4). */
export const currentEvents: WordsOf<
  'drawn' | 'downstream' | 'upstream' | 'not-drawn' | 'current-acts'
> = {
  drawn: {
    sentence(level, { walk, from, to }) {
      const text = `The current of river ${numberOf(level.cells[from] ?? 0)} draws walk ${walk + 1} from ${at(level, from)} to ${at(level, to)}`
      return factsOf(text, 'M5', [to, from], walk)
    },
    grounds(level, { after }, { from, to }) {
      const move = moveNow(level, after)
      const value = level.cells[from] ?? 0
      const flow = flowsInto(level, from)
      const next = flow < 0 ? to : flow
      const letter = kindLetters[kindOf(level.cells[to] ?? 0)]!
      const facts = [
        `River ${numberOf(value)} flows ${wayNames[wayOf(value)]!} at ${at(level, from)} and shifts the player one cell, to ${at(level, next)}.`,
        `${moveWords(level, move)}.`,
        noExceptionWords(level, move.from, from),
        `${isWords(level, to)}, so the letter is ${letter}.`,
        next === to
          ? 'There the current does not shift again.'
          : `In this run the current carries the player on to ${at(level, to)}, which the official rules do not allow.`,
      ]
      return { facts, cells: [move.from] }
    },
  },
  downstream: {
    sentence: (level, { walk, from, to }) =>
      factsOf(
        `${walkName(walk)} goes downstream to ${at(level, to)} and is not drawn`,
        'M5',
        [to, from],
        walk,
      ),
    grounds: (level, { after }, event) => ({ facts: calmFacts(level, after, event) }),
  },
  upstream: {
    sentence(level, { walk, from, to }) {
      const isFromEstuary = kindOf(level.cells[from] ?? 0) === ESTUARY
      const whence = isFromEstuary ? 'from the estuary upstream' : 'upstream'
      const text = `${walkName(walk)} goes ${whence} to ${at(level, to)} and is not drawn`
      return factsOf(text, isFromEstuary ? ['M5', 'L4'] : 'M5', [to, from], walk)
    },
    grounds: (level, { after }, event) => ({ facts: calmFacts(level, after, event) }),
  },
  // Which only a misreading says.
  'not-drawn': {
    sentence: (level, { walk, from, to }) =>
      factsOf(
        `${walkName(walk)} enters the river at ${at(level, to)} and is not drawn`,
        currentRule(level, from, to),
        [to, from],
        walk,
      ),
    grounds(level, { after }, { from, to }) {
      const flow = flowsInto(level, to)
      const end = flow < 0 ? 'along its arrow' : `to ${at(level, flow)}`
      return {
        facts: [
          noExceptionWords(level, from, to),
          `${isWords(level, to)}.`,
          `${moveWords(level, moveNow(level, after))}.`,
          `By the official rules the current would shift the player ${end}.`,
        ],
      }
    },
  },
  // Why it acts on who comes from water.
  'current-acts': {
    sentence(level, { walk, from, to }) {
      const along = alongRiver(level, from, to)
      if (along === null) {
        const text = `${walkName(walk)} comes ${whence(level, from, to)}, so the current acts`
        return factsOf(text, currentRule(level, from, to), [to, from], walk)
      }
      return factsOf(
        `${walkName(walk)} goes ${along}, and yet the current acts`,
        'M5',
        [to, from],
        walk,
      )
    },
    grounds: (level, { after }, { from, to }) => ({
      facts: [
        noExceptionWords(level, from, to),
        `${isWords(level, from)}, and ${isWords(level, to)}.`,
        `${moveWords(level, moveNow(level, after))}.`,
      ],
    }),
  },
}

/** Why the current did not act on who went down- or upstream (M5). */
function calmFacts(
  level: Level,
  after: Int32Array,
  { from, to }: Happening<'downstream' | 'upstream'>,
): string[] {
  const isUp = flowsInto(level, to) === from
  const facts = [
    isUp
      ? `${isWords(level, to)}: its arrow points at ${at(level, from)}, which the player left.`
      : `${isWords(level, from)}, and the move went along that arrow.`,
    `${moveWords(level, moveNow(level, after))}.`,
  ]
  if (isUp && kindOf(level.cells[from] ?? 0) === ESTUARY)
    facts.push(`${isWords(level, from)}, which counts as the last cell of its river (L4).`)
  facts.push(
    `So the player went ${isUp ? 'up' : 'down'}stream to ${at(level, to)}, and the current does not act on that.`,
  )
  return facts
}

/** What of the two exceptions does not hold for a move between two cells. */
function noExceptionWords(level: Level, from: number, to: number): string {
  const here = level.cells[from] ?? 0
  const river = numberOf(level.cells[to] ?? 0)
  if (!isWater(here))
    return `${isWords(level, from)}, no water: the move goes neither down nor up the river.`
  if (numberOf(here) !== river) {
    return `${at(level, from)} belongs to river ${numberOf(here)} and not to river ${river}: that is neither downstream nor upstream (L3).`
  }
  const up = flowsInto(level, to)
  if (flowsInto(level, from) === to || up === from)
    return 'By the official rules this move goes along the river, and the current would not act.'
  const points = up < 0 ? 'elsewhere' : `at ${at(level, up)}`
  if (kindOf(here) === ESTUARY) {
    return `${at(level, from)} is the estuary of river ${river}, but the arrow of ${at(level, to)} points ${points}, not at it (L4).`
  }
  return `The arrow of ${at(level, from)} does not point at ${at(level, to)}, and that of ${at(level, to)} points ${points}: the two are not neighbours on river ${river} (L3).`
}

/** The way along a river that a move into a river cell goes, which only misreadings let the current act on. */
function alongRiver(level: Level, from: number, to: number): string | null {
  const [here, there] = [level.cells[from] ?? 0, level.cells[to] ?? 0]
  if (!isWater(here) || numberOf(here) !== numberOf(there)) return null
  const next = (cell: number, value: number) =>
    neighbour(level.rows, level.cols, cell, wayOf(value))
  if (kindOf(here) === RIVER && next(from, here) === to) return 'downstream'
  return next(to, there) === from ? 'upstream' : null
}

function whence(level: Level, from: number, to: number): string {
  const here = level.cells[from] ?? 0
  if (currentRule(level, from, to) === 'L4') {
    return 'from the estuary of this river, but not against the arrow'
  }
  return numberOf(here) === numberOf(level.cells[to] ?? 0)
    ? 'from a cell of this river that is neither next up nor next down'
    : `from ${kindOf(here) === ESTUARY ? 'the estuary of ' : ''}river ${numberOf(here)}`
}
