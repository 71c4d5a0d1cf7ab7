import type { AnyGame } from '../game/any-game'
import type { StepView } from '../game/debugging'
import { recordLevel } from '../conformance/record-level'
import { stepsOfRun } from '../conformance/steps-of-run'
import type { Rng } from '../kernel/rng'
import { BOOK_BUDGET, TraceBook } from '../trace/book'
import { figureSlotsOf } from '../trace/sketch'
import type { Breakpoint, Watch } from './breakpoint'
import { hitWatcher } from './hit-watcher'
import { RunScan } from './run-scan'
import { StepList } from './step-list'
import { watchableRules } from './watchable'
import { cellWatch } from './board-places'

/** A recorded run for tests: the level and the book of its chunks. */
export interface RecordedBook {
  readonly level: unknown
  readonly book: TraceBook
}

/** Runs a level for at most `steps` steps. */
export function bookOf(game: AnyGame, level: unknown, steps: number): RecordedBook {
  const run = recordLevel(game, level, undefined, { steps, changes: 2_000_000 })
  const book = new TraceBook(null, BOOK_BUDGET, figureSlotsOf(run.layout))
  for (const chunk of run.chunks) book.append(chunk)
  return { level, book }
}

/** A generated level that always has turns or moves, even if the game's defaults produce none. */
export function playedLevel(game: AnyGame, rng: Rng): unknown {
  const recipe: Record<string, number> = {}
  for (const { key, lowest, highest } of game.generator.fields) {
    const most = Math.max(game.generator.defaults[key], Math.min(highest, 24))
    recipe[key] = rng.between(lowest, most)
  }
  return game.generator.generate(recipe, rng)
}

/** One random breakpoint of every kind that the game knows. */
export function randomWatches(game: AnyGame, level: unknown, rng: Rng): readonly Watch[] {
  const { rows, cols } = game.size(level)
  const cells = rows * cols * (game.pages?.count(level) ?? 1)
  const { figures } = game.engine.layout(level)
  const kinds = game.engine.eventKinds.map(({ name }): Watch => ({ kind: 'event', name }))
  const rules = rng.shuffle(game.rules).slice(0, 6)
  const named = figures.length > 0 ? rng.pick(figures).name : 'none'
  return [
    ...kinds,
    ...rules.map(({ id }): Watch => ({ kind: 'rule', rule: id })),
    { kind: 'figure', figure: null, test: { op: 'rises' } },
    { kind: 'figure', figure: null, test: { op: 'falls' } },
    { kind: 'figure', figure: named, test: { op: 'changes' } },
    { kind: 'figure', figure: named, test: { op: '>=', value: rng.between(1, 4) } },
    { kind: 'figure', figure: named, test: { op: '<=', value: rng.between(0, 3) } },
    { kind: 'figure', figure: named, test: { op: '=', value: rng.between(0, 4) } },
    ...Array.from({ length: 6 }, () => cellWatch(game, level, rng.below(cells))),
    ...[0, 1, rng.below(12), rng.below(12), rng.below(40)].map((entity): Watch => ({
      kind: 'entity',
      entity,
    })),
  ]
}

/** Breakpoints numbered in the order of their watches. */
export function numbered(watches: readonly Watch[]): readonly Breakpoint[] {
  return watches.map((watch, index) => ({ id: index + 1, isEnabled: true, watch }))
}

/** The steps hit by a breakpoint on each offered rule, found with the debugger's own scan. */
export function ruleHits(game: AnyGame, { level, book }: RecordedBook): Map<string, number[]> {
  const rules = watchableRules(game).map(({ id }) => id)
  const lists = rules.map(() => new StepList())
  const watchers = rules.map((rule, i) =>
    hitWatcher(game, level, { watch: { kind: 'rule', rule } }, lists[i]!),
  )
  const scan = new RunScan(game, level, book, watchers)
  while (!scan.advance(() => false));
  return new Map(rules.map((rule, i) => [rule, [...lists[i]!.view()]]))
}

/**
 * Compares the hits of every offered rule with another program, which derives the rules that decided a step from its
 * states alone. Throws at the first difference; returns the rules that decided something.
 */
export function compareRuleHits<Level>(
  game: AnyGame,
  levels: readonly Level[],
  rulesOf: (level: Level, step: StepView) => Iterable<string>,
): Set<string> {
  const seen = new Set<string>()
  levels.forEach((level, index) => {
    const told = stepsOfRun(game, level).map((step) => new Set(rulesOf(level, step)))
    for (const [rule, hits] of ruleHits(game, bookOf(game, level, Infinity))) {
      const expected = told.flatMap((rules, step) => (rules.has(rule) ? [step] : []))
      if (expected.length > 0) seen.add(rule)
      const wrong = [...hits, ...expected].find(
        (step) => hits.includes(step) !== expected.includes(step),
      )
      if (wrong === undefined) continue
      const whose = hits.includes(wrong) ? 'hits alone' : 'is told alone'
      throw new Error(`level ${index}: ${rule} ${whose} at step ${wrong + 1}`)
    }
  })
  return seen
}
