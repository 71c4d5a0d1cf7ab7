import type { AnyGame } from '../../game/any-game'
import { figureTitle } from '../../game/names'
import { unreachable } from '../../kernel/unreachable'
import type { WatchWords } from '../../words'
import type { Stored, WatchKind } from './kind'
import type { FigureTest, WatchOf } from './watch'

export const figureKind: WatchKind<WatchOf<'figure'>> &
  Required<Pick<WatchKind<WatchOf<'figure'>>, 'after'>> = {
  read({ figure, test: stored }) {
    if (figure !== null && typeof figure !== 'string') return null
    const test = readTest(stored)
    return test && { kind: 'figure', figure, test }
  },
  key({ figure, test }) {
    const value = 'value' in test ? test.value : ''
    return `${test.op} ${value} ${figure === null ? 'any' : `of ${figure}`}`
  },
  title(game, _, { figure, test }) {
    const { tests, anyScore } = game.words.watch
    return told(tests, test, named(game, figure, anyScore))
  },
  inChunk(game, level, { figure, test }) {
    const { figures } = game.engine.layout(level)
    const slots = slotsOf(game, level, figure)
    const chosen = [...figures.keys()].filter((i) => slots.includes(figures[i]!.slot))
    return ({ figureLows, figureHighs }) =>
      chosen.some((i) => mayBecomeTrue(test, figureLows[i], figureHighs[i]))
  },
  inStep(game, level, { figure, test }) {
    const slots = slotsOf(game, level, figure)
    return (look) =>
      slots.some((slot) => {
        const change = look.changeOf(slot)
        return change !== null && becomesTrue(test, change.before, change.after)
      })
  },
  after(game, level, watch) {
    const { figure, test } = watch
    // A rise, fall or change has to happen in the step itself.
    if (!('value' in test)) return this.inStep(game, level, watch)
    const slots = slotsOf(game, level, figure)
    const { op, value: bound } = test
    return (look) =>
      slots.some((slot) => {
        const value = look.valueOf(slot)
        return op === '>=' ? value >= bound : op === '<=' ? value <= bound : value === bound
      })
  },
}

/** A condition on a figure's value, as a further condition: "Player 1 is at least 10". */
export function standsTitle(game: AnyGame, { figure, test }: WatchOf<'figure'>): string {
  const { stands, anyScoreInside } = game.words.watch
  return told(stands, test, named(game, figure, anyScoreInside))
}

/** A test of a figure, without the value: as made true by a step, or as a state after a step. */
export function testTitle(
  { words }: Pick<AnyGame, 'words'>,
  op: FigureTest['op'],
  isCondition: boolean,
): string {
  const { testNames, standNames } = words.watch
  return (isCondition ? standNames : testNames)[op]
}

type Tests = WatchWords['tests'] | WatchWords['stands']

function told(tests: Tests, test: FigureTest, figure: string): string {
  switch (test.op) {
    case '>=':
    case '<=':
    case '=':
      return tests[test.op]({ figure, value: test.value })
    default:
      return tests[test.op]({ figure })
  }
}

function named(game: AnyGame, figure: string | null, any: string): string {
  return figure === null ? any : figureTitle(game, figure)
}

function readTest(value: unknown): FigureTest | null {
  if (typeof value !== 'object' || value === null) return null
  const { op, value: bound } = value as Stored
  if (op === 'rises' || op === 'falls' || op === 'changes') return { op }
  if (op !== '>=' && op !== '<=' && op !== '=') return null
  return Number.isSafeInteger(bound) ? { op, value: bound as number } : null
}

function slotsOf(game: AnyGame, level: unknown, figure: string | null): readonly number[] {
  const { figures } = game.engine.layout(level)
  const chosen = figures.filter(({ name, isSecondary }) =>
    figure === null ? !isSecondary : name === figure,
  )
  return chosen.map(({ slot }) => slot)
}

/** Whether a test may become true while a figure stays between two values; undefined if they are unknown. */
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
