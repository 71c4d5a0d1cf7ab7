import type { AnyGame } from '../game/any-game'
import type { TraceEvent } from '../trace/trace'
import { IntRows } from './int-rows'
import type { PlaceChange, StepLook, Watcher } from './step-look'
import { cellTitle, entityTitle } from './board-places'

/** The subject of a story: an entity, or a cell with all its events (by its number, counted through all pages). */
export type LifeSubject =
  | { readonly kind: 'entity'; readonly entity: number }
  | { readonly kind: 'cell'; readonly cell: number }

/** One entry of a story. */
export interface LifeEntry {
  /** The position just after it is `step + 1`. */
  readonly step: number
  readonly turn: number
  readonly phase: number
  readonly what:
    | { readonly kind: 'event'; readonly event: TraceEvent }
    /** A change of place that no event of the step mentions. */
    | { readonly kind: 'place'; readonly place: PlaceChange }
}

const EVENT = 0
const PLACE = 1

/** A story read from a run: its entries, and for an entity its path over the board. */
export class Life implements Watcher {
  readonly seesPlaces = true
  /** Step, turn, phase, then EVENT, code, first and last argument, or PLACE, entity, from and to. */
  private readonly rows = new IntRows(7)
  /** Arguments of all its events, in order. */
  private readonly args = new IntRows(1)
  /** Step and cell, -1 if it leaves the board. */
  private readonly points = new IntRows(2)

  constructor(readonly subject: LifeSubject) {}

  /** Number of entries so far. */
  get length(): number {
    return this.rows.length
  }

  /** Number of places of the path so far; 0 for a cell. */
  get placeCount(): number {
    return this.points.length
  }

  /** The step that led to a place, and the cell; -1 if it left the board. */
  placeAt(row: number): { readonly step: number; readonly cell: number } {
    return { step: this.points.get(row, 0), cell: this.points.get(row, 1) }
  }

  /** The entry in a row; throws for a row that does not exist, which is a bug. */
  at(row: number): LifeEntry {
    const read = (column: number): number => this.rows.get(row, column)
    const head = { step: read(0), turn: read(1), phase: read(2) }
    const [first, from, to] = [read(4), read(5), read(6)]
    if (read(3) === PLACE) {
      return { ...head, what: { kind: 'place', place: { entity: first, from, to } } }
    }
    const args = Array.from({ length: to - from }, (_, i) => this.args.get(from + i, 0))
    return {
      ...head,
      what: {
        kind: 'event',
        event: { code: first, args },
      },
    }
  }

  /** Row of the first entry of a step or of a later one. */
  firstFrom(step: number): number {
    return this.rows.firstFrom(step)
  }

  /** Number of its places before a position. */
  placesBefore(position: number): number {
    return this.points.firstFrom(position)
  }

  mayConcern(): boolean {
    return true
  }

  see(look: StepLook): void {
    const { subject } = this
    for (const place of look.places) {
      if (subject.kind === 'entity' && place.entity === subject.entity) {
        // No change records where it was at the start.
        const isFirst = this.points.length === 0 && place.from !== -1
        if (isFirst) this.points.push(look.step - 1, place.from)
        this.points.push(look.step, place.to)
      } else if (subject.kind === 'entity' || !touches(place, subject.cell)) continue
      if (!isTold(look, place, subject)) this.note(look, PLACE, place.entity, place.from, place.to)
    }
    for (let i = 0; i < look.eventCount; i++) {
      const { entity, cells } = look.factsOf(i)
      const isIts =
        subject.kind === 'entity' ? entity === subject.entity : cells.includes(subject.cell)
      if (!isIts) continue
      const { code, args } = look.eventOf(i)
      const first = this.args.length
      for (const arg of args) this.args.push(arg)
      this.note(look, EVENT, code, first, this.args.length)
    }
  }

  private note(look: StepLook, kind: number, ...facts: number[]): void {
    this.rows.push(look.step, look.turn, look.phase, kind, ...facts)
  }
}

/** An entry as a sentence without a full stop; in an entity's own story its name is left out. */
export function lifeWords(
  game: AnyGame,
  level: unknown,
  subject: LifeSubject,
  { what }: LifeEntry,
): string {
  if (what.kind === 'event') return game.describe(level, what.event).text
  const { entity, from, to } = what.place
  const at = (cell: number): string => cellTitle(game, level, cell)
  const { watch: words } = game.words
  if (entity === -1) return words.contentsChange({ cell: at(to) })
  if (subject.kind !== 'cell') {
    if (from === -1) return words.comes({ to: at(to) })
    return to === -1
      ? words.leaves({ from: at(from) })
      : words.moves({ from: at(from), to: at(to) })
  }
  const who = entityTitle(game, level, entity)
  if (from === -1) return words.whoComes({ who, to: at(to) })
  return to === -1
    ? words.whoLeaves({ who, from: at(from) })
    : words.whoMoves({ who, from: at(from), to: at(to) })
}

function touches(place: PlaceChange, cell: number): boolean {
  return place.from === cell || place.to === cell
}

/** Whether an event of the step already mentions this change of place. */
function isTold(look: StepLook, { entity, from, to }: PlaceChange, subject: LifeSubject): boolean {
  const cell = subject.kind === 'cell' ? subject.cell : to === -1 ? from : to
  for (let i = 0; i < look.eventCount; i++) {
    const facts = look.factsOf(i)
    if (facts.cells.includes(cell) && (entity === -1 || facts.entity === entity)) return true
  }
  return false
}
