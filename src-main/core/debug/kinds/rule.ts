import type { AnyGame } from '../../game/any-game'
import type { EventFacts } from '../../game/module'
import { kindBit } from '../../trace/sketch-tally'
import type { WatchKind } from './kind'
import type { WatchOf } from './watch'

export const ruleKind: WatchKind<WatchOf<'rule'>> = {
  read: ({ rule }) => (typeof rule === 'string' ? { kind: 'rule', rule } : null),
  key: ({ rule }) => rule,
  title: (game, _, { rule }) => game.words.watch.rule({ rule }),
  inChunk(game, _, watch) {
    const codes = codesOf(game, watch)
    return ({ eventCounts }) => codes.some((code) => (eventCounts[code] ?? 0) > 0)
  },
  kindsInChunk(game, _, watch) {
    const { eventKinds } = game.engine
    const codes = codesOf(game, watch)
    // Of other kinds it is told by each event which of their rules decided it.
    const isSure = (code: number): boolean => eventKinds[code]!.rules.length === 1
    const unsure = codes.filter((code) => !isSure(code))
    const sure = codes.filter(isSure).reduce((bits, code) => bits | kindBit(code), 0)
    return ({ eventCounts }) => (unsure.some((code) => (eventCounts[code] ?? 0) > 0) ? null : sure)
  },
  inStep(game, _, watch) {
    const codes = new Set(codesOf(game, watch))
    return (look) => {
      for (let i = 0; i < look.eventCount; i++) {
        if (codes.has(look.codeOf(i)) && isDecided(look.factsOf(i), watch)) return true
      }
      return false
    }
  },
  ofEvent: (_game, _level, watch) => (_, facts) => isDecided(facts, watch),
}

function isDecided({ rule, also }: EventFacts, { rule: asked }: WatchOf<'rule'>): boolean {
  return rule === asked || also?.includes(asked) === true
}

/** Codes of the kinds of events that the rule may decide. */
function codesOf(game: AnyGame, { rule }: WatchOf<'rule'>): readonly number[] {
  const { eventKinds } = game.engine
  return [...eventKinds.keys()].filter((code) => eventKinds[code]!.rules.includes(rule))
}
