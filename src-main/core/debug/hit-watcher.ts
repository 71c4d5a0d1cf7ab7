import type { AnyGame } from '../game/any-game'
import { unreachable } from '../kernel/unreachable'
import type { ChunkSketch } from '../trace/book'
import type { EventFacts } from '../game/module'
import type { FigureTest, Terms, Watch } from './breakpoint'
import type { StepList } from './step-list'
import type { PlaceChange, StepLook, Watcher } from './step-look'
import { cellOf } from './watch-words'

/** Writes the steps of a run that hit a breakpoint into a list; the run has to be seen from its start. */
export function hitWatcher(
  game: AnyGame,
  level: unknown,
  { watch, and = [], fromHit = 1 }: Terms,
  hits: StepList,
): Watcher {
  const test = and.length === 0 ? stepTest(game, level, watch) : allTest(game, level, watch, and)
  const chunkTests = [watch, ...and.filter(({ kind }) => kind !== 'figure')].map((one) =>
    chunkTest(game, level, one),
  )
  let met = 0
  return {
    seesPlaces: [watch, ...and].some(({ kind }) => kind === 'cell' || kind === 'entity'),
    mayConcern: (sketch) => chunkTests.every((mayConcern) => mayConcern(sketch)),
    see(look) {
      if (test(look) && ++met >= fromHit) hits.push(look.step)
    },
  }
}

/** True when the event alone hits a breakpoint, as far as it can; figures are not looked at. */
export function isHitOfTerms(
  game: AnyGame,
  level: unknown,
  { watch, and = [] }: Terms,
  code: number,
  facts: EventFacts,
): boolean {
  if (watch.kind === 'figure') return false
  return [watch, ...and].every(
    (one) => one.kind === 'figure' || isHitByEvent(game, level, one, code, facts),
  )
}

/**
 * All conditions of a step: what an event can tell must be told by one event, or, of cells and entities alone, hold of one
 * change of place. A figure that comes first must become so in the step, one that comes later must stand so after it.
 */
function allTest(
  game: AnyGame,
  level: unknown,
  watch: Watch,
  and: readonly Watch[],
): (look: StepLook) => boolean {
  const figures = [
    ...(watch.kind === 'figure' ? [stepTest(game, level, watch)] : []),
    ...and.flatMap((one) => (one.kind === 'figure' ? [standsTest(game, level, one)] : [])),
  ]
  const told = [watch, ...and].filter(({ kind }) => kind !== 'figure')
  const places = told.map((one) => placeTest(game, level, one))
  const first = told[0] ? stepTest(game, level, told[0]) : () => true
  const isTold = (look: StepLook): boolean =>
    told.length < 2 ||
    someCodedEvent(look, (code, facts) =>
      told.every((one) => isHitByEvent(game, level, one, code, facts)),
    ) ||
    look.places.some((place) => places.every((isOf) => isOf(place)))
  return (look) => first(look) && isTold(look) && figures.every((holds) => holds(look))
}

/** Whether a change of place is that of a cell or an entity that is watched; other watches have none. */
function placeTest(game: AnyGame, level: unknown, watch: Watch): (place: PlaceChange) => boolean {
  if (watch.kind === 'entity') return ({ entity }) => entity === watch.entity
  const cell = watch.kind === 'cell' ? cellOf(game, level, watch) : null
  return ({ from, to }) => cell !== null && (from === cell || to === cell)
}

/** Whether a figure meets a condition after a step; if it has to rise, fall or change, whether the step made it. */
function standsTest(
  game: AnyGame,
  level: unknown,
  watch: Extract<Watch, { readonly kind: 'figure' }>,
): (look: StepLook) => boolean {
  const { test } = watch
  if (!('value' in test)) return stepTest(game, level, watch)
  const slots = figureSlots(game, level, watch.figure)
  const { op, value: bound } = test
  return (look) =>
    slots.some((slot) => {
      const value = look.valueOf(slot)
      return op === '>=' ? value >= bound : op === '<=' ? value <= bound : value === bound
    })
}

function someCodedEvent(
  look: StepLook,
  holds: (code: number, facts: EventFacts) => boolean,
): boolean {
  for (let i = 0; i < look.eventCount; i++) if (holds(look.codeOf(i), look.factsOf(i))) return true
  return false
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
