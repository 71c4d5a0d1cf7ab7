import {
  cellDifferences,
  differingSlots,
  eventDifferences,
  figureDifferences,
  type ToldEvent,
} from '../debug/differences'
import { differingElsewhere } from '../debug/differing-places'
import type { DifferenceKind } from '../debug/first-difference'
import type { PlayedEvent } from '../debug/play-turn'
import type { AnyGame } from '../game/any-game'
import type { StepView } from '../game/debugging'
import { figureTitle, phaseTitle } from '../game/names'
import type { StateLayout } from '../trace/trace'

/** What each of two runs does in the step in which they part. */
export interface PartedSides {
  /** The rule that decides what only one of them does; the rule of the phase if there is nothing to see. */
  readonly rule: string
  /** What only the official run does, in sentences. */
  readonly official: readonly string[]
  /** What the run under the misreading does instead. */
  readonly under: readonly string[]
}

/** The step of a level in which runs part, and how they differ. */
interface PartedAt {
  readonly level: unknown
  readonly layout: StateLayout
  readonly kind: DifferenceKind
}

/** Maximum number of sentences about each side. */
const MOST_TOLD = 3

/** Describes what two runs do in a step in which they differ; null for a run without such a step. */
export function partedSides(
  game: AnyGame,
  at: PartedAt,
  left: StepView | null,
  right: StepView | null,
): PartedSides {
  const words = game.words.judging.parting
  const { missing, added } = eventDifferences(game, at.level, eventsOf(left), eventsOf(right))
  const { phase } = (left ?? right)!
  const rule = missing.rows[0]?.rule ?? added.rows[0]?.rule ?? game.engine.phases[phase]!.rule
  const happening = ({ rows }: { readonly rows: readonly ToldEvent[] }): string[] =>
    cut(
      game,
      rows.map(({ text }) => text),
    )
  if (at.kind === 'mark' || at.kind === 'length') {
    const place = (view: StepView | null): string =>
      view ? words.isIn({ turn: view.turn + 1, phase: phaseTitle(game, view.phase) }) : words.over
    return {
      rule,
      official: [place(left), ...happening(missing)],
      under: [place(right), ...happening(added)],
    }
  }
  if (missing.total + added.total === 0) return { rule, ...partedStates(game, at, left!, right!) }
  const orNothing = (texts: string[]): string[] => (texts.length > 0 ? texts : [words.nothing])
  return { rule, official: orNothing(happening(missing)), under: orNothing(happening(added)) }
}

/** Differences in states after steps with the same sentences. */
function partedStates(
  game: AnyGame,
  { level, layout }: PartedAt,
  left: StepView,
  right: StepView,
): Pick<PartedSides, 'official' | 'under'> {
  const words = game.words.judging.parting
  const [here, there] = [left.after, right.after]
  const figures = figureDifferences(game, level, here, there)
  const slots = differingSlots(here, there)
  const plays = { right: { end: here }, wrong: { end: there } }
  const cells = cellDifferences(game, level, plays, slots, [])
  const told = (side: 'right' | 'wrong'): string[] =>
    cut(game, [
      ...figures.map((one) => words.value({ name: figureTitle(game, one.name), value: one[side] })),
      ...cells.map((one) => one[side]),
    ])
  if (figures.length + cells.length > 0) return { official: told('right'), under: told('wrong') }
  const moment = (state: Int32Array) => ({ level, layout, state })
  const [name] = differingElsewhere(game, moment(here), moment(there))
  const unseen = [name === undefined ? words.unseen : words.unseenOf({ name })]
  return { official: unseen, under: unseen }
}

function eventsOf(view: StepView | null): PlayedEvent[] {
  return view ? view.events.map((event) => ({ ...event, phase: view.phase })) : []
}

function cut(game: AnyGame, texts: readonly string[]): string[] {
  const more = texts.length - MOST_TOLD
  const told = texts.slice(0, MOST_TOLD)
  return more > 0 ? [...told, game.words.judging.parting.more({ count: more })] : told
}
