import type { AnyGame } from './any-game'
import { spotOf } from '../kernel/grid'
import { eventAt } from '../trace/cursor'
import type { StateLayout, TraceChunk, TraceEvent } from '../trace/trace'
import type { StepView } from './debugging'
import type { Placed, PlacedDetails } from './placed'
import type { ReadingId } from '../trace/machine'
import { StepViews } from './step-views'

/** A board cell, from 0 at the top left; in documents of several boards rows are counted through all of them. */
export interface RecordCell {
  readonly row: number
  readonly col: number
}

/** An event of a run with all its details, under the names used in files and on the command line. */
export interface EventRecord {
  /** Number of the step, from 1: the board after that many steps shows its result. */
  readonly step: number
  /** From 1. */
  readonly turn: number
  readonly phase: string
  /** Name of the kind; null for a step without events, which has a line only if the state is exported. */
  readonly event: string | null
  /** The main one first. */
  readonly cells: readonly RecordCell[]
  readonly rule: string
  /** Null if there is no event. */
  readonly text: string | null
  /** The same over its whole life; -1 if no entity is concerned. */
  readonly entity: number
  /** The game's figures after the step, by name. */
  readonly figures: Readonly<Record<string, number>>
  /** The reasons for the event, if requested: whole sentences, the deciding one first. */
  readonly facts?: readonly string[]
  /** All rules that decided it, the main one first; with `facts`. */
  readonly rules?: readonly string[]
  /** Cells that the reasons mention; with `facts`. */
  readonly factCells?: readonly RecordCell[]
  /** Everything that has a place after the step, if requested: at the last line of each step. */
  readonly entities?: readonly PlacedRecord[]
}

/** A placed object, with its other properties: `facing`, `cargo`. */
export type PlacedRecord = RecordCell & Pick<Placed, 'id' | 'kind'> & PlacedDetails

/** Options of the export. */
export interface Telling {
  /** Adds `entities`, and a line for each step without events. */
  readonly state?: boolean
  /** Adds `facts`, `rules` and `factCells`. */
  readonly why?: boolean
  /** The rules by which the run was made; absent: the official rules. */
  readonly reading?: ReadingId
}

/** Reads the events of a run from its chunks, one after the other. */
export type EventReader = (chunk: TraceChunk, take: (record: EventRecord) => void) => void

export function eventReader(
  game: AnyGame,
  level: unknown,
  layout: StateLayout,
  { state = false, why = false, reading }: Telling = {},
): EventReader {
  const { engine } = game
  const size = game.size(level)
  const zeros = columnsOf(layout).map((name): [string, number] => [name, 0])
  const slots = new Map(layout.figures.map(({ slot }, index) => [slot, index]))
  const places = (cells: readonly number[]): RecordCell[] => cells.map((cell) => spotOf(size, cell))
  const views = state || why ? new StepViews(reading ?? null) : null
  return (chunk, take) => {
    const values = layout.figures.map(({ slot }) => chunk.keyframe[slot] ?? 0)
    for (let at = 0; at < chunk.stepCount; at++) {
      for (let i = chunk.changeStart[at]!; i < chunk.changeStart[at + 1]!; i++) {
        const figure = slots.get(chunk.slot[i]!)
        if (figure !== undefined) values[figure] = chunk.after[i]!
      }
      const figures = Object.fromEntries(zeros)
      layout.figures.forEach(({ name }, i) => (figures[name] = values[i]!))
      const view = views?.view(chunk, at)
      const { name: phase, rule: phaseRule } = engine.phases[chunk.phase[at]!]!
      const mark = { step: chunk.firstStep + at + 1, turn: chunk.turn[at]! + 1, phase }
      const entities = view && state ? { entities: placesAfter(game, level, view) } : {}
      const [first, end] = [chunk.eventStart[at]!, chunk.eventStart[at + 1]!]
      for (let row = first; row < end; row++) {
        const event = eventAt(chunk, row)
        const { text, rule, cells, entity } = game.describe(level, event)
        take({
          ...mark,
          event: engine.eventKinds[event.code]!.name,
          cells: places(cells),
          rule,
          text,
          entity,
          figures,
          ...(view && why ? grounds(view, event) : {}),
          ...(row === end - 1 ? entities : {}),
        })
      }
      if (first === end && state) {
        const none = why ? { facts: [], rules: [phaseRule], factCells: [] } : {}
        const nothing = { event: null, cells: [], rule: phaseRule, text: null, entity: -1 }
        take({ ...mark, ...nothing, figures, ...none, ...entities })
      }
    }
  }

  function grounds(view: StepView, event: TraceEvent): Partial<EventRecord> {
    const { rule, also = [] } = game.describe(level, event)
    const found = game.debugging.whyEvent(level, view, event)
    const rules = [...new Set([rule, found.rule, ...also])]
    return { facts: found.facts, rules, factCells: places(found.cells) }
  }
}

function placesAfter(game: AnyGame, level: unknown, { after }: StepView): PlacedRecord[] {
  const list = game.debugging.placed(level, after)
  return list.map(({ id, kind, row, col, details }) => ({ id, kind, row, col, ...details }))
}

/** Names of the figures in a table, the same for all levels of a game with the same number of players. */
function columnsOf({ columns, figures }: StateLayout): readonly string[] {
  return columns ?? figures.map(({ name }) => name)
}

/** How records are written, one per line. */
export interface EventFormat {
  /** Before the first record; may be empty. */
  readonly head: string
  line(record: EventRecord): string
}

/** One JSON object per line. */
export const ndjson: EventFormat = {
  head: '',
  line: (record) => `${JSON.stringify(record)}\n`,
}

/** A table for spreadsheets (RFC 4180): cells as "(row,col)" separated by spaces, one column for each figure. */
export function csv(layout: StateLayout): EventFormat {
  const names = columnsOf(layout)
  const columns = ['step', 'turn', 'phase', 'event', 'rule', 'text', 'cells', 'entity', ...names]
  const row = (fields: readonly (string | number)[]): string =>
    `${fields.map((field) => quoted(String(field))).join(',')}\r\n`
  return {
    head: row(columns),
    line: ({ step, turn, phase, event, rule, text, cells, entity, figures }) => {
      const places = cells.map(({ row: line, col }) => `(${line},${col})`).join(' ')
      const values = names.map((name) => figures[name]!)
      return row([
        step,
        turn,
        phase,
        event ?? '',
        rule,
        text ?? '',
        places,
        entity < 0 ? '' : entity,
        ...values,
      ])
    },
  }
}

function quoted(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field
}
