import { factsOf } from '../../../game/event-words'
import { ways } from '../../../kernel/grid'
import { ESTUARY, isWater, kindOf, neighbour, numberOf, RIVER, wayOf } from '../cells'
import type { Happening } from '../play/events'
import { currentRule } from '../play/settled'
import { at, type Level } from '../model'
import { noExceptionFact } from './no-exception'
import {
  cellOf,
  flowsInto,
  isFact,
  letterAt,
  moveFact,
  moveNow,
  type Said,
  type WordsOf,
} from './words'

/** The effects of the current (M5, L3, L4). */
export function currentEventsIn(
  words: Said,
): WordsOf<'drawn' | 'downstream' | 'upstream' | 'not-drawn' | 'current-acts'> {
  const { sentences, why } = words.labyrinth
  return {
    drawn: {
      sentence(level, { walk, from, to }) {
        const river = numberOf(level.cells[from] ?? 0)
        const given = { river, walk: walk + 1, from: at(level, from), to: at(level, to) }
        return factsOf(sentences.drawn(given), 'M5', [to, from], walk)
      },
      grounds(level, { after }, { from, to }) {
        const move = moveNow(level, after)
        const value = level.cells[from] ?? 0
        const flow = flowsInto(level, from)
        const next = flow < 0 ? to : flow
        const facts = [
          why.drawn.shifts({
            river: numberOf(value),
            way: ways[wayOf(value)]!,
            from: at(level, from),
            to: at(level, next),
          }),
          moveFact(words, level, move),
          noExceptionFact(words, level, move.from, from),
          why.drawn.letter({ ...cellOf(words, level, to), letter: letterAt(level, to) }),
          next === to ? why.drawn.notAgain : why.drawn.carriedOn({ to: at(level, to) }),
        ]
        return { facts, cells: [move.from] }
      },
    },
    downstream: {
      sentence: (level, { walk, from, to }) =>
        factsOf(
          sentences.downstream({ walk: walk + 1, to: at(level, to) }),
          'M5',
          [to, from],
          walk,
        ),
      grounds: (level, { after }, event) => ({ facts: calmFacts(level, after, event) }),
    },
    upstream: {
      sentence(level, { walk, from, to }) {
        const isFromEstuary = kindOf(level.cells[from] ?? 0) === ESTUARY
        const said = isFromEstuary ? sentences.upstreamFromEstuary : sentences.upstream
        const text = said({ walk: walk + 1, to: at(level, to) })
        return factsOf(text, isFromEstuary ? ['M5', 'L4'] : 'M5', [to, from], walk)
      },
      grounds: (level, { after }, event) => ({ facts: calmFacts(level, after, event) }),
    },
    // Occurs only under a misreading.
    'not-drawn': {
      sentence: (level, { walk, from, to }) =>
        factsOf(
          sentences['not-drawn']({ walk: walk + 1, to: at(level, to) }),
          currentRule(level, from, to),
          [to, from],
          walk,
        ),
      grounds(level, { after }, { from, to }) {
        const flow = flowsInto(level, to)
        return {
          facts: [
            noExceptionFact(words, level, from, to),
            isFact(words, level, to),
            moveFact(words, level, moveNow(level, after)),
            flow < 0 ? why.wouldShiftAlong : why.wouldShift({ to: at(level, flow) }),
          ],
        }
      },
    },
    // Why it acts on a player who comes from water.
    'current-acts': {
      sentence(level, { walk, from, to }) {
        const along = alongRiver(level, from, to)
        if (along) return factsOf(sentences[along]({ walk: walk + 1 }), 'M5', [to, from], walk)
        const text = actsText(level, walk + 1, from, to)
        return factsOf(text, currentRule(level, from, to), [to, from], walk)
      },
      grounds: (level, { after }, { from, to }) => ({
        facts: [
          noExceptionFact(words, level, from, to),
          why.acts({
            from: at(level, from),
            what: cellOf(words, level, from).what,
            to: at(level, to),
            toWhat: cellOf(words, level, to).what,
          }),
          moveFact(words, level, moveNow(level, after)),
        ],
      }),
    },
  }

  /** Why the current did not act on a player who went down- or upstream (M5). */
  function calmFacts(
    level: Level,
    after: Int32Array,
    { from, to }: Happening<'downstream' | 'upstream'>,
  ): string[] {
    const isUp = flowsInto(level, to) === from
    const facts = [
      isUp
        ? why.calm.up({ ...cellOf(words, level, to), from: at(level, from) })
        : why.calm.down(cellOf(words, level, from)),
      moveFact(words, level, moveNow(level, after)),
    ]
    if (isUp && kindOf(level.cells[from] ?? 0) === ESTUARY) {
      facts.push(why.calm.estuary(cellOf(words, level, from)))
    }
    facts.push((isUp ? why.calm.wentUp : why.calm.wentDown)({ cell: at(level, to) }))
    return facts
  }

  /** Words for where the player came from, because of which the current acts. */
  function actsText(level: Level, walk: number, from: number, to: number): string {
    const here = level.cells[from] ?? 0
    if (currentRule(level, from, to) === 'L4') return sentences.actsFromEstuary({ walk })
    const river = numberOf(here)
    if (river === numberOf(level.cells[to] ?? 0)) return sentences.actsFromSameRiver({ walk })
    return kindOf(here) === ESTUARY
      ? sentences.actsFromOtherEstuary({ walk, river })
      : sentences.actsFromRiver({ walk, river })
  }
}

/** Whether a move within one river goes down- or upstream, where only misreadings let the current act; else null. */
function alongRiver(
  level: Level,
  from: number,
  to: number,
): 'actsDownstream' | 'actsUpstream' | null {
  const [here, there] = [level.cells[from] ?? 0, level.cells[to] ?? 0]
  if (!isWater(here) || numberOf(here) !== numberOf(there)) return null
  const next = (cell: number, value: number) =>
    neighbour(level.rows, level.cols, cell, wayOf(value))
  if (kindOf(here) === RIVER && next(from, here) === to) return 'actsDownstream'
  return next(to, there) === from ? 'actsUpstream' : null
}
