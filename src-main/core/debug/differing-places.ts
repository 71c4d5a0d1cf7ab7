import type { Debugging, Whereabouts } from '../game/debugging'
import type { AnyGame } from '../game/any-game'
import { figureTitle, slotTitle } from '../game/names'
import type { StateLayout } from '../trace/trace'
import type { Moment } from './compare'
import { pairSlots, rangeOfSlot, titleOfSlot } from './slot-pairs'
import { entityTitle } from './board-places'

/** Called with a slot that differs on the other side, and the places on the board that its record refers to. */
type Visit = (here: Moment, slot: number, found: readonly Whereabouts[]) => void

/**
 * Cells with different contents on the two sides, in ascending order: those that the game's `whereabouts` returns for a
 * differing slot or for another slot of its record (an animal that only faces another way), on either side.
 */
export function differingCells(
  whereabouts: Debugging<unknown>['whereabouts'],
  left: Moment,
  right: Moment,
): number[] {
  const cells = new Set<number>()
  eachDifference(whereabouts, left, right, (_here, _slot, found) => {
    for (const { cell } of found) if (cell >= 0) cells.add(cell)
  })
  return [...cells].sort((a, b) => a - b)
}

/**
 * Differences that are not on any cell, in words for a list, each once: figures by name, entities off the board, and
 * other slots that the game has a name for.
 */
export function differingElsewhere(game: AnyGame, left: Moment, right: Moment): string[] {
  const { whereabouts } = game.debugging
  const figures = new Set<string>()
  const others = new Set<string>()
  eachDifference(whereabouts, left, right, ({ level, layout }, slot, found) => {
    if (found.some(({ cell }) => cell >= 0)) return
    const figure = layout.figures.find((one) => one.slot === slot)
    if (figure) return void figures.add(figureTitle(game, figure.name))
    const entity = found.find((one) => one.entity >= 0)?.entity
    if (entity !== undefined) {
      const who = entityTitle(game, level, entity)
      return void others.add(game.words.watch.offBoard({ who }))
    }
    const title = slotName(game, layout, slot)
    if (title) others.add(title)
  })
  return [...figures, ...others]
}

function slotName(game: AnyGame, layout: StateLayout, slot: number): string | null {
  const title = titleOfSlot(layout, slot)
  return title === null ? null : slotTitle(game, title)
}

function eachDifference(
  whereabouts: Debugging<unknown>['whereabouts'],
  left: Moment,
  right: Moment,
  visit: Visit,
): void {
  const pairs = pairSlots(left.layout, right.layout)
  eachOfSide(whereabouts, left, right, pairs.toRight, visit)
  eachOfSide(whereabouts, right, left, pairs.toLeft, visit)
}

function eachOfSide(
  whereabouts: Debugging<unknown>['whereabouts'],
  here: Moment,
  there: Moment,
  toThere: (slot: number) => number,
  visit: Visit,
): void {
  const at = whereabouts(here.level)
  for (let slot = 0; slot < here.state.length; slot++) {
    const paired = toThere(slot)
    const other = paired < 0 ? 0 : (there.state[paired] ?? 0)
    if (here.state[slot] === other) continue
    const own = at(here.state, slot)
    visit(here, slot, own && own.cell >= 0 ? [own] : ofRecord(at, here, slot))
  }
}

/** The places for all slots of a slot's record. */
function ofRecord(
  at: ReturnType<Debugging<unknown>['whereabouts']>,
  { layout, state }: Moment,
  slot: number,
): readonly Whereabouts[] {
  const range = rangeOfSlot(layout, slot)
  const stride = range?.stride ?? 1
  const first = range ? slot - ((slot - range.first) % stride) : slot
  const found: Whereabouts[] = []
  for (let one = first; one < first + stride; one++) {
    const read = at(state, one)
    if (read) found.push(read)
  }
  return found
}
