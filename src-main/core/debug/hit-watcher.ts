import type { AnyGame } from '../games/registry'
import { unreachable } from '../kernel/unreachable'
import type { ChunkSketch } from '../trace/book'
import type { EventFacts } from '../game/module'
import type { FigureTest, Watch } from './breakpoint'
import type { StepList } from './step-list'
import type { StepLook, Watcher } from './step-look'
import { cellOf } from './watch-words'

/** Writes the steps of a run that hit a breakpoint into a list. */
export function hitWatcher(game: AnyGame, level: unknown, watch: Watch, hits: StepList): Watcher {
  const test = stepTest(game, level, watch)
  return {
    seesPlaces: watch.kind === 'cell' || watch.kind === 'entity',
    mayConcern: chunkTest(game, level, watch),
    see(look) {
      if (test(look)) hits.push(look.step)
    },
  }
}

/** True when the event alone hits a breakpoint; for cells, entities, kinds and rules. */
export function isHitByEvent(
  game: AnyGame,
  level: unknown,
  watch: Watch,
  code: number,
  facts: EventFacts,
): boolean {
  switch (watch.kind) {
    case 'cell': {
      const cell = cellOf(game, level, watch)
      return cell !== null && facts.cells.includes(cell)
    }
    case 'entity':
      return facts.entity === watch.entity
    case 'event':
      return game.engine.eventKinds[code]?.name === watch.name
    case 'rule':
      return isDecidedBy(facts, watch.rule)
    case 'figure':
      return false
    default:
      return unreachable(watch)
  }
}

function stepTest(game: AnyGame, level: unknown, watch: Watch): (look: StepLook) => boolean {
  switch (watch.kind) {
    case 'cell': {
      const cell = cellOf(game, level, watch)
      if (cell === null) return () => false
      return (look) =>
        look.places.some(({ from, to }) => from === cell || to === cell) ||
        someEvent(look, ({ cells }) => cells.includes(cell))
    }
    case 'entity': {
      const { entity } = watch
      return (look) =>
        look.places.some((place) => place.entity === entity) ||
        someEvent(look, (facts) => facts.entity === entity)
    }
    case 'event': {
      const code = codeOf(game, watch.name)
      return (look) => {
        for (let i = 0; i < look.eventCount; i++) if (look.codeOf(i) === code) return true
        return false
      }
    }
    case 'rule': {
      const codes = new Set(codesOfRule(game, watch.rule))
      return (look) => {
        for (let i = 0; i < look.eventCount; i++) {
          if (codes.has(look.codeOf(i)) && isDecidedBy(look.factsOf(i), watch.rule)) return true
        }
        return false
      }
    }
    case 'figure': {
      const slots = figureSlots(game, level, watch.figure)
      return (look) =>
        slots.some((slot) => {
          const change = look.changeOf(slot)
          return change !== null && becomesTrue(watch.test, change.before, change.after)
        })
    }
    default:
      return unreachable(watch)
  }
}

/** Which chunks may hold a hit, by what is known of them without their steps. */
function chunkTest(game: AnyGame, level: unknown, watch: Watch): (sketch: ChunkSketch) => boolean {
  switch (watch.kind) {
    case 'event': {
      const code = codeOf(game, watch.name)
      return ({ eventCounts }) => (eventCounts[code] ?? 0) > 0
    }
    case 'rule': {
      const codes = codesOfRule(game, watch.rule)
      return ({ eventCounts }) => codes.some((code) => (eventCounts[code] ?? 0) > 0)
    }
    case 'cell':
      return cellOf(game, level, watch) === null ? () => false : () => true
    case 'figure': {
      const { figures } = game.engine.layout(level)
      const slots = figureSlots(game, level, watch.figure)
      const chosen = [...figures.keys()].filter((i) => slots.includes(figures[i]!.slot))
      return ({ figureLows, figureHighs }) =>
        chosen.some((i) => mayBecomeTrue(watch.test, figureLows[i], figureHighs[i]))
    }
    case 'entity':
      return () => true
    default:
      return unreachable(watch)
  }
}

function someEvent(look: StepLook, holds: (facts: EventFacts) => boolean): boolean {
  for (let i = 0; i < look.eventCount; i++) if (holds(look.factsOf(i))) return true
  return false
}

function isDecidedBy({ rule, also }: EventFacts, asked: string): boolean {
  return rule === asked || also?.includes(asked) === true
}

function codeOf(game: AnyGame, name: string): number {
  return game.engine.eventKinds.findIndex((kind) => kind.name === name)
}

/** Codes of the kinds of events that a rule may decide. */
function codesOfRule(game: AnyGame, rule: string): readonly number[] {
  const { eventKinds } = game.engine
  return [...eventKinds.keys()].filter((code) => eventKinds[code]!.rules.includes(rule))
}

function figureSlots(game: AnyGame, level: unknown, figure: string | null): readonly number[] {
  const { figures } = game.engine.layout(level)
  const chosen = figures.filter(({ name, isSecondary }) =>
    figure === null ? !isSecondary : name === figure,
  )
  return chosen.map(({ slot }) => slot)
}

/** Whether a test may become true while a figure stays between two values; undefined ones are not known. */
function mayBecomeTrue(test: FigureTest, low = -Infinity, high = Infinity): boolean {
  switch (test.op) {
    case 'rises':
    case 'falls':
    case 'changes':
      return low < high
    case '>=':
      return low < test.value && high >= test.value
    case '<=':
      return high > test.value && low <= test.value
    case '=':
      return low < high && low <= test.value && high >= test.value
    default:
      return unreachable(test)
  }
}

function becomesTrue(test: FigureTest, before: number, after: number): boolean {
  switch (test.op) {
    case 'rises':
      return after > before
    case 'falls':
      return after < before
    case 'changes':
      return after !== before
    case '>=':
      return after >= test.value && before < test.value
    case '<=':
      return after <= test.value && before > test.value
    case '=':
      return after === test.value && before !== test.value
    default:
      return unreachable(test)
  }
}
