import type { AnyGame } from '../games/registry'
import { eventAt } from '../trace/cursor'
import type { StateLayout, TraceChunk } from '../trace/trace'

/** An event of a run with all that is told of it, under the names that files and the command line use. */
export interface EventRecord {
  /** Number of the step, from 1: the board after so many steps shows what came of it. */
  readonly step: number
  /** From 1. */
  readonly turn: number
  readonly phase: string
  /** Name of the kind. */
  readonly event: string
  /** The main one first; rows of documents of several boards count on through all of them. */
  readonly cells: readonly { readonly row: number; readonly col: number }[]
  readonly rule: string
  readonly text: string
  /** The same over its whole life; -1 when none is concerned. */
  readonly entity: number
  /** The game's figures after the step, by name. */
  readonly figures: Readonly<Record<string, number>>
}

/** Reads the events of a run off its chunks, one after the other. */
export type EventReader = (chunk: TraceChunk, take: (record: EventRecord) => void) => void

export function eventReader(game: AnyGame, level: unknown, layout: StateLayout): EventReader {
  const { engine } = game
  const { cols } = game.size(level)
  const slots = new Map(layout.figures.map(({ slot }, index) => [slot, index]))
  return (chunk, take) => {
    const values = layout.figures.map(({ slot }) => chunk.keyframe[slot] ?? 0)
    for (let at = 0; at < chunk.stepCount; at++) {
      for (let i = chunk.changeStart[at]!; i < chunk.changeStart[at + 1]!; i++) {
        const figure = slots.get(chunk.slot[i]!)
        if (figure !== undefined) values[figure] = chunk.after[i]!
      }
      const figures = Object.fromEntries(layout.figures.map(({ name }, i) => [name, values[i]!]))
      for (let row = chunk.eventStart[at]!; row < chunk.eventStart[at + 1]!; row++) {
        const event = eventAt(chunk, row)
        const { text, rule, cells, entity } = engine.describe(level, event)
        take({
          step: chunk.firstStep + at + 1,
          turn: chunk.turn[at]! + 1,
          phase: engine.phases[chunk.phase[at]!]!.name,
          event: engine.eventKinds[event.code]!.name,
          cells: cells.map((cell) => ({ row: Math.floor(cell / cols), col: cell % cols })),
          rule,
          text,
          entity,
          figures,
        })
      }
    }
  }
}

/** How records are written, a line each. */
export interface EventFormat {
  /** Before the first record; may be empty. */
  readonly head: string
  line(record: EventRecord): string
}

/** A JSON object a line. */
export const ndjson: EventFormat = {
  head: '',
  line: (record) => `${JSON.stringify(record)}\n`,
}

/** A table for spreadsheets (RFC 4180): cells as "(row,col)" with blanks between, a column for each figure. */
export function csv(layout: StateLayout): EventFormat {
  const names = layout.figures.map(({ name }) => name)
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
        event,
        rule,
        text,
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
