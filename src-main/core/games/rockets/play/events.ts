import type { EventFacts, EventKind } from '../../../game/module'
import { ways } from '../../../kernel/grid'
import type { TraceEvent } from '../../../trace/trace'
import { unreachable } from '../../../kernel/unreachable'
import { doorAhead } from './doors'
import { CAT, cellAt, playerOfTurn, type Level } from '../model'
import { describeStop } from '../why/stop'

/** Event codes, the index into `eventKinds`. The three integers of each are named here. */
export const SPAWNED = 0 // birth, kind, cell inside the door
export const MOUSE_SCORED = 1 // birth, packed scoring, score after it
export const CAT_SCORED = 2 // birth, packed scoring, score after it, not yet floored
export const FLOORED = 3 // player, score before the floor
export const FELL = 4 // birth, kind, cell
export const EATEN = 5 // birth of the mouse, birth of the cat, cell
export const EATEN_PASSING = 6 // birth of the mouse, birth of the cat, the mouse's cell
export const ARROW_TURNED = 7 // birth, packed turn, cell
export const WALL_TURNED = 8 // birth, packed turn, cell
export const ARROW_PLACED = 9 // turn, cell, packed placing
export const ARROW_EXPIRED = 10 // turn that had placed it, cell, way
export const WALKED_OFF = 11 // birth, kind, last cell on the grid
export const CAT_DIED = 12 // birth, 0, cell
export const STOPPED = 13 // turn

export type EventCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13

export const eventKinds: readonly EventKind[] = [
  kind('spawned', 'Animal spawned', ['T1', 'T8'], false),
  kind('mouse-scored', 'Mouse scored', ['T3', 'R3', 'R4', 'R7']),
  kind('cat-scored', 'Cat scored', ['T4', 'R3', 'R4', 'R7']),
  kind('floored', 'Score brought up to 0', ['R3', 'T4']),
  kind('fell', 'Fell into a pit', ['T2']),
  kind('mouse-eaten', 'Mouse eaten', ['T5']),
  kind('mouse-eaten-passing', 'Mouse eaten in passing', ['T5']),
  kind('arrow-turned', 'Turned by an arrow', ['T6'], false),
  kind('wall-turned', 'Turned by a wall', ['T6', 'R1', 'R8'], false),
  kind('arrow-placed', 'Arrow placed', ['T7', 'R2']),
  kind('arrow-expired', 'Arrow expired', ['T7']),
  { ...kind('walked-off', 'Walked off the grid', ['R1']), readings: ['wall-before-arrow'] },
  { ...kind('cat-died', 'Cat left with its mouse', ['T5']), readings: ['cat-dies-too'] },
  kind('cannot-be-played', 'Turn cannot be played', ['R5', 'R6']),
]

function kind(name: string, title: string, rules: readonly string[], isNotable = true): EventKind {
  return { name, title, isNotable, rules }
}

const PLAYER = 31
const FROM_DOOR = 32
const WITH_OTHERS = 64
const ON_ANIMALS = 4

/** Packs who scored: the player, whether the animal came in this turn (R7), whether one of the other kind is there (R4). */
export function packScoring(player: number, isFromDoor: boolean, isWithOthers: boolean): number {
  return player | (isFromDoor ? FROM_DOOR : 0) | (isWithOthers ? WITH_OTHERS : 0)
}

/** The player of a packed scoring. */
export function scoringPlayer(packed: number): number {
  return packed & PLAYER
}

/** Packs an arrow's way and whether animals are on its square (R2). */
export function packPlacing(way: number, isOnAnimals: boolean): number {
  return way | (isOnAnimals ? ON_ANIMALS : 0)
}

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
      return facts(
        `Door ${doorOf(level, a)} lets out a ${kindName(b)}`,
        isOfLastHalfTurn(level, a) ? ['T1', 'T8'] : ['T1'],
        c,
        a,
      )
    case MOUSE_SCORED:
      return scored(level, event, false)
    case CAT_SCORED:
      return scored(level, event, true)
    case FLOORED:
      return facts(
        `The score of player ${a + 1} would be ${b} and is brought up to 0`,
        ['R3', 'T4'],
        rocketCell(level, a),
      )
    case FELL:
      return facts(`${animal(level, a, b)} falls into the pit at ${at(level, c)}`, ['T2'], c, a)
    case EATEN: {
      const text = `The mouse from door ${doorOf(level, a)} is eaten by the cat from door ${doorOf(level, b)} at ${at(level, c)}`
      return facts(text, ['T5'], c, a)
    }
    case EATEN_PASSING: {
      const text = `The mouse from door ${doorOf(level, a)} is eaten in passing by the cat from door ${doorOf(level, b)}, coming to ${at(level, c)}`
      return facts(text, ['T5'], c, a)
    }
    case ARROW_TURNED: {
      const text = `The arrow at ${at(level, c)} turns the ${kindName(b & 1)} from door ${doorOf(level, a)} ${turnWords(b)}`
      return facts(text, ['T6'], c, a)
    }
    case WALL_TURNED: {
      const isAfterArrow = (b & 32) !== 0
      const text = `The wall beside ${at(level, c)} turns the ${kindName(b & 1)} from door ${doorOf(level, a)} ${turnWords(b)}`
      return facts(isAfterArrow ? `${text}, after the arrow` : text, turnRules(level, event), c, a)
    }
    case ARROW_PLACED: {
      const player = playerOfTurn(level, a) + 1
      const text = `Player ${player} places an arrow ${ways[c & 3]} at ${at(level, b)}`
      return facts(text, (c & ON_ANIMALS) === 0 ? ['T7'] : ['T7', 'R2'], b)
    }
    case ARROW_EXPIRED: {
      const player = playerOfTurn(level, a) + 1
      const text = `The arrow ${ways[c]} of player ${player} from turn ${a + 1} at ${at(level, b)} expires`
      return facts(text, ['T7'], b)
    }
    case WALKED_OFF:
      return facts(`${animal(level, a, b)} walks off the grid from ${at(level, c)}`, ['R1'], c, a)
    case CAT_DIED:
      return facts(
        `The cat from door ${doorOf(level, a)} leaves the board with the mouse it ate at ${at(level, c)}`,
        ['T5'],
        c,
        a,
      )
    case STOPPED:
      return describeStop(level)
    default:
      return unreachable(code)
  }
}

function facts(
  text: string,
  [rule, ...also]: readonly [string, ...string[]],
  cell: number,
  entity = -1,
): EventFacts {
  const told = { text, rule, cells: [cell], entity }
  return also.length === 0 ? told : { ...told, also }
}

function scored(level: Level, { a, b, c }: TraceEvent, isCat: boolean): EventFacts {
  const player = scoringPlayer(b)
  const who = animal(level, a, isCat ? CAT : 0)
  const text = `${who} enters the rocket of player ${player + 1}: ${isCat ? c + 10 : c - 1} to ${c}`
  const also = [
    ...((b & WITH_OTHERS) === 0 ? [] : ['R4', 'R3']),
    ...((b & FROM_DOOR) === 0 ? [] : ['R7']),
  ]
  return facts(text, [isCat ? 'T4' : 'T3', ...also], rocketCell(level, player), a)
}

/** The rules by which a wall turns: the arrow before it (R1), the door that is a wall (R8). */
function turnRules(level: Level, { b, c }: TraceEvent): readonly [string, ...string[]] {
  const door = doorAhead(level, c, (b >> 1) & 3) < 0 ? [] : ['R8']
  return (b & 32) === 0 ? ['T6', ...door] : ['R1', 'T6', ...door]
}

/** Whether an animal was born after the last arrow (T8). */
function isOfLastHalfTurn({ doors, turns }: Level, birth: number): boolean {
  return birth >= turns.length * Math.max(1, doors.length)
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
