import type { Explanation, StepView } from '../game/debugging'
import type { Phase, RuleText } from '../game/module'
import type { AnyGame } from '../game/any-game'
import { describeCell } from '../game/describe-cell'
import type { TraceEvent } from '../trace/trace'
import { cellNames, factParts, type FactPart } from './fact-parts'

/** Why something is as it is, ready to be shown. */
export interface WhyAnswer {
  /** The subject of the question: the event's sentence, or the cell after the step. */
  readonly asked: string
  /** The cell before the step, if the step changed it. Null for events and for unchanged cells. */
  readonly before: string | null
  readonly turn: number
  readonly phase: Phase
  readonly ruleId: string
  /** Null if the rules page has no text with that id. */
  readonly rule: RuleText | null
  /** Further rules that decided it. */
  readonly also: readonly RuleText[]
  /** The deciding one first. */
  readonly facts: readonly Fact[]
  /** Cells of all facts, the main one first. */
  readonly cells: readonly number[]
}

/** One of the facts that led to it. */
export interface Fact {
  /** The sentence in parts; parts that name a cell have its number. */
  readonly parts: readonly FactPart[]
  /** Cells that it names. */
  readonly cells: readonly number[]
}

/** What is asked about a step: why one of its events happened, or why a cell is as the step left it. */
export type StepQuestion =
  | { readonly kind: 'event'; readonly event: TraceEvent }
  | { readonly kind: 'cell'; readonly cell: number }

/** The answer to a question about a step of a level. */
export function whyOf(
  game: AnyGame,
  level: unknown,
  step: StepView,
  question: StepQuestion,
): WhyAnswer {
  return question.kind === 'event'
    ? whyEvent(game, level, step, question.event)
    : whyCell(game, level, step, question.cell)
}

function whyEvent(game: AnyGame, level: unknown, step: StepView, event: TraceEvent): WhyAnswer {
  const explanation = game.debugging.whyEvent(level, step, event)
  const { text, also = [] } = game.describe(level, event)
  return answer(game, level, step, explanation, { asked: text, before: null, also })
}

function whyCell(game: AnyGame, level: unknown, step: StepView, cell: number): WhyAnswer {
  const explanation = game.debugging.whyCell(level, step, cell)
  const words = (state: Int32Array): string => describeCell(game, level, state, cell)
  const before = words(step.before)
  const after = words(step.after)
  return answer(game, level, step, explanation, {
    asked: after,
    before: before === after ? null : before,
  })
}

/** Rules that a refusal names by id, in the order of the sentence: "The square still holds an arrow (R5)." */
export function rulesNamed(game: AnyGame, sentence: string): readonly RuleText[] {
  // Only ids in brackets, because a cell may have the same name as a rule.
  const named = [...sentence.matchAll(/\(([A-Z0-9, ]+)\)/g)].flatMap(([, ids]) => ids!.split(', '))
  return [...new Set(named)].flatMap((id) => ruleText(game, id) ?? [])
}

function ruleText(game: AnyGame, id: string): RuleText | undefined {
  return game.rules.find((rule) => rule.id === id)
}

function answer(
  game: AnyGame,
  level: unknown,
  step: StepView,
  { rule, facts, cells }: Explanation,
  {
    asked,
    before,
    also = [],
  }: Pick<WhyAnswer, 'asked' | 'before'> & { readonly also?: readonly string[] },
): WhyAnswer {
  const names = cellNames(game, level, cells)
  return {
    asked,
    before,
    turn: step.turn,
    phase: game.engine.phases[step.phase]!,
    ruleId: rule,
    rule: ruleText(game, rule) ?? null,
    also: also.flatMap((id) => ruleText(game, id) ?? []),
    facts: facts.map((fact) => {
      const parts = factParts(fact, names)
      const named = parts.flatMap(({ cell }) => (cell === null ? [] : [cell]))
      return { parts, cells: [...new Set(named)] }
    }),
    cells,
  }
}
