import type { EventFacts, EventKind } from '../../game/module'
import { ways } from '../../kernel/grid'
import type { TraceEvent } from '../../trace/trace'
import { unreachable } from '../../kernel/unreachable'
import { CAT, cellAt, playerOfTurn, type Level } from './model'

/** Event codes, the index into `eventKinds`. The three integers of each are named here. */
export const SPAWNED = 0 // birth, kind, cell inside the door
export const MOUSE_SCORED = 1 // birth, player, score after it
export const CAT_SCORED = 2 // birth, player, score after it, not yet floored
export const FLOORED = 3 // player, score before the floor
export const FELL = 4 // birth, kind, cell
export const EATEN = 5 // birth of the mouse, birth of the cat, cell
export const EATEN_PASSING = 6 // birth of the mouse, birth of the cat, the mouse's cell
export const ARROW_TURNED = 7 // birth, packed turn, cell
export const WALL_TURNED = 8 // birth, packed turn, cell
export const ARROW_PLACED = 9 // turn, cell, way
export const ARROW_EXPIRED = 10 // turn that had placed it, cell, way
export const WALKED_OFF = 11 // birth, kind, last cell on the grid
export const CAT_DIED = 12 // birth, 0, cell

export type EventCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

export const eventKinds: readonly EventKind[] = [
  { name: 'spawned', title: 'Animal spawned', isNotable: false },
  { name: 'mouse-scored', title: 'Mouse scored', isNotable: true },
  { name: 'cat-scored', title: 'Cat scored', isNotable: true },
  { name: 'floored', title: 'Score kept at 0', isNotable: true },
  { name: 'fell', title: 'Fell into a pit', isNotable: true },
  { name: 'mouse-eaten', title: 'Mouse eaten', isNotable: true },
  { name: 'mouse-eaten-passing', title: 'Mouse eaten in passing', isNotable: true },
  { name: 'arrow-turned', title: 'Turned by an arrow', isNotable: false },
  { name: 'wall-turned', title: 'Turned by a wall', isNotable: false },
  { name: 'arrow-placed', title: 'Arrow placed', isNotable: true },
  { name: 'arrow-expired', title: 'Arrow expired', isNotable: true },
  { name: 'walked-off', title: 'Walked off the grid', isNotable: true },
  { name: 'cat-died', title: 'Cat died with its mouse', isNotable: true },
]

/** Packs who turned and how: kind, way before, way after, and whether an arrow had turned it in the same phase. */
export function packTurn(kind: number, from: number, to: number, isAfterArrow: boolean): number {
  return kind | (from << 1) | (to << 3) | (isAfterArrow ? 32 : 0)
}

/** An event in words; player, door and turn numbers are said from 1. */
export function describe(level: Level, event: TraceEvent): EventFacts {
  const { a, b, c } = event
  const code = event.code as EventCode
  switch (code) {
    case SPAWNED:
      return facts(`Door ${doorOf(level, a)} lets out a ${kindName(b)}`, 'T1', c, a)
    case MOUSE_SCORED:
      return scored(level, event, 'T3', c - 1)
    case CAT_SCORED:
      return scored(level, event, 'T4', c + 10)
    case FLOORED:
      return facts(
        `The score of player ${a + 1} would be ${b} and stays at 0`,
        'R3',
        rocketCell(level, a),
      )
    case FELL:
      return facts(`${animal(level, a, b)} falls into the pit at ${at(level, c)}`, 'T2', c, a)
    case EATEN: {
      const text = `The mouse from door ${doorOf(level, a)} is eaten by the cat from door ${doorOf(level, b)} at ${at(level, c)}`
      return facts(text, 'T5', c, a)
    }
    case EATEN_PASSING: {
      const text = `The mouse from door ${doorOf(level, a)} is eaten in passing by the cat from door ${doorOf(level, b)}, coming to ${at(level, c)}`
      return facts(text, 'T5', c, a)
    }
    case ARROW_TURNED: {
      const text = `The arrow at ${at(level, c)} turns the ${kindName(b & 1)} from door ${doorOf(level, a)} ${turnWords(b)}`
      return facts(text, 'T6', c, a)
    }
    case WALL_TURNED: {
      const isAfterArrow = (b & 32) !== 0
      const text = `The wall at ${at(level, c)} turns the ${kindName(b & 1)} from door ${doorOf(level, a)} ${turnWords(b)}`
      return facts(
        isAfterArrow ? `${text}, after the arrow` : text,
        isAfterArrow ? 'R1' : 'T6',
        c,
        a,
      )
    }
    case ARROW_PLACED: {
      const player = playerOfTurn(level, a) + 1
      return facts(`Player ${player} places an arrow ${ways[c]} at ${at(level, b)}`, 'T7', b)
    }
    case ARROW_EXPIRED: {
      const player = playerOfTurn(level, a) + 1
      const text = `The arrow ${ways[c]} of player ${player} from turn ${a + 1} at ${at(level, b)} goes`
      return facts(text, 'T7', b)
    }
    case WALKED_OFF:
      return facts(`${animal(level, a, b)} walks off the grid from ${at(level, c)}`, 'R1', c, a)
    case CAT_DIED:
      return facts(
        `The cat from door ${doorOf(level, a)} leaves with what it ate at ${at(level, c)}`,
        'T5',
        c,
        a,
      )
    default:
      return unreachable(code)
  }
}

function facts(text: string, rule: string, cell: number, entity = -1): EventFacts {
  return { text, rule, cells: [cell], entity }
}

function scored(level: Level, event: TraceEvent, rule: string, before: number): EventFacts {
  const { a, b, c } = event
  const who = animal(level, a, rule === 'T4' ? CAT : 0)
  const text = `${who} enters the rocket of player ${b + 1}: ${before} to ${c}`
  return facts(text, rule, rocketCell(level, b), a)
}

function animal(level: Level, birth: number, kind: number): string {
  return `The ${kindName(kind)} from door ${doorOf(level, birth)}`
}

function kindName(kind: number): string {
  return kind === CAT ? 'cat' : 'mouse'
}

function doorOf(level: Level, birth: number): number {
  return (birth % Math.max(1, level.doors.length)) + 1
}

function turnWords(packed: number): string {
  return `from ${ways[(packed >> 1) & 3]} to ${ways[(packed >> 3) & 3]}`
}

function rocketCell(level: Level, player: number): number {
  const rocket = level.rockets[player]!
  return cellAt(level, rocket.x, rocket.y)
}

/** A cell as words say it: (x,y). */
export function at(level: Level, cell: number): string {
  return `(${cell % level.width},${Math.trunc(cell / level.width)})`
}
