import type { AnyGame } from '../game/any-game'
import { TraceCursor } from '../trace/cursor'
import { startState } from '../trace/trace'
import { demand, demandSame, type Check } from './kit'
import { cellsOfPage, everyLevel, walk } from './steps'
import { recordLevel } from './record-level'

/** Steps of a run at which the whole board is asked about: few, and all. */
const LOOKS = [5, 12] as const
/** Steps of a run whose changes are followed. */
const FOLLOWED = 2000

/** What the debugger asks of games: who is where. */
export const debuggingChecks: readonly Check[] = [
  {
    name: 'finds on each cell the entities whose slots place them there',
    run(subject) {
      for (const { name, level } of everyLevel(subject)) {
        walk(
          subject.game,
          level,
          (step, cells) => {
            const placed = placedBySlots(subject.game, level, step.after)
            for (const cell of cells) {
              const found = subject.game.debugging.entitiesOn(level, step.after, cell)
              const expected = placed.get(cell) ?? []
              demandSame(
                `${name}, turn ${step.turn}, cell ${cell}`,
                sorted(found),
                sorted(expected),
              )
            }
            for (const cell of placed.keys()) demand(cells.has(cell), `${name}: no cell ${cell}`)
          },
          subject.tries(...LOOKS),
        )
      }
    },
  },
  {
    name: 'lists everything that has a place, entities exactly where their slots say',
    run(subject) {
      const { game } = subject
      for (const { name, level } of everyLevel(subject)) {
        demandPlaced(game, `${name}, at the start`, level, startState(game.engine.layout(level)))
        walk(
          game,
          level,
          ({ turn, phase, after }) =>
            demandPlaced(game, `${name}, turn ${turn}, phase ${phase}`, level, after),
          subject.tries(...LOOKS),
        )
      }
    },
  },
  {
    name: 'gives every cell of a page a name of its own',
    run(subject) {
      const { game } = subject
      for (const { name, level } of everyLevel(subject)) {
        const names = new Map<string, number>()
        for (const cell of cellsOfPage(game, level, 0)) {
          const words = game.cellName(level, cell)
          demand(/^\S+$/.test(words), `${name}: cell ${cell} is named "${words}"`)
          demand(!names.has(words), `${name}: ${words} is cell ${names.get(words)} and ${cell}`)
          names.set(words, cell)
        }
      }
    },
  },
  {
    name: 'gives every entity a title of its own',
    run(subject) {
      const { debugging } = subject.game
      for (const { name, level } of everyLevel(subject)) {
        walk(
          subject.game,
          level,
          (step) => {
            const alive = [...placedBySlots(subject.game, level, step.after).values()].flat()
            const titles = new Set<string>()
            for (const entity of alive) {
              const title = debugging.entityTitle(level, entity)
              demand(/^[A-Z].*[^.\s]$/.test(title), `${name}: "${title}" names entity ${entity}`)
              demand(!/undefined|NaN/.test(title), `${name}: "${title}"`)
              demand(!titles.has(title), `${name}, turn ${step.turn}: two are "${title}"`)
              titles.add(title)
            }
          },
          subject.tries(...LOOKS),
        )
      }
    },
  },
  {
    name: 'names in events only entities that the changes of a run have',
    run(subject) {
      const { debugging } = subject.game
      for (const { name, level } of everyLevel(subject)) {
        const { layout, chunks } = recordLevel(subject.game, level)
        const cursor = new TraceCursor(layout)
        for (const chunk of chunks) cursor.append(chunk)
        const at = debugging.whereabouts(level)
        const known = new Set([...placedBySlots(subject.game, level, cursor.state).values()].flat())
        while (cursor.step < FOLLOWED && cursor.forward()) {
          for (const slot of cursor.touched) known.add(at(cursor.state, slot)?.entity ?? -1)
          for (const event of cursor.eventsOf(cursor.step - 1)) {
            const { text, entity } = subject.game.describe(level, event)
            // On a further board, units are where they began although none of their slots has changed.
            const isKnown = entity < 0 || known.has(entity) || subject.game.pages !== undefined
            demand(isKnown, `${name}: "${text}" is about the unknown entity ${entity}`)
            if (entity >= 0) demand(debugging.entityTitle(level, entity) !== '', text)
          }
        }
      }
    },
  },
]

function demandPlaced(game: AnyGame, what: string, level: unknown, state: Int32Array): void {
  const list = game.debugging.placed(level, state)
  const names = list.map(({ kind, id }) => `${kind} ${id}`)
  demand(new Set(names).size === names.length, `${what}: one is listed twice: ${names}`)
  const found = new Map<number, number[]>()
  for (const { kind, id, isEntity, row, col, details } of list) {
    const told = JSON.stringify(details)
    demand(/^[a-z]+$/.test(kind) && !/null|undefined/.test(told), `${what}: ${kind} ${told}`)
    const cell = cellOnBoard(game, level, row, col)
    if (isEntity && cell >= 0) found.set(cell, [...(found.get(cell) ?? []), id])
  }
  for (const [cell, ids] of placedBySlots(game, level, state)) {
    demandSame(`${what}, cell ${cell}`, sorted(found.get(cell) ?? []), sorted(ids))
    found.delete(cell)
  }
  demandSame(`${what}: entities that no slot tells of`, [...found], [])
}

/** Entities by cell, as the slots of a state tell them. */
function placedBySlots(game: AnyGame, level: unknown, state: Int32Array): Map<number, number[]> {
  const at = game.debugging.whereabouts(level)
  const placed = new Map<number, number[]>()
  for (let slot = 0; slot < state.length; slot++) {
    const found = at(state, slot)
    if (!found || found.entity < 0 || found.cell < 0) continue
    const here = placed.get(found.cell) ?? []
    if (!here.includes(found.entity)) here.push(found.entity)
    placed.set(found.cell, here)
  }
  return placed
}

/** The cell of a row, counted through all pages, and a column; -1 off the board. */
function cellOnBoard(game: AnyGame, level: unknown, row: number, col: number): number {
  const { rows, cols } = game.size(level)
  const isOn = row >= 0 && row < rows * (game.pages?.count(level) ?? 1) && col >= 0 && col < cols
  return isOn ? row * cols + col : -1
}

function sorted(entities: readonly number[]): number[] {
  return [...entities].sort((a, b) => a - b)
}
