import type { EventFacts, EventKind } from '../../../game/module'
import type { TraceEvent } from '../../../trace/trace'
import { unreachable } from '../../../kernel/unreachable'
import {
  cellName,
  ESTUARY,
  ISLAND,
  isWater,
  kindLetters,
  kindNames,
  kindOf,
  neighbour,
  numberOf,
  RIVER,
  WALL,
  wayOf,
} from '../cells'
import { isOnlyCave } from './chains'
import { at, type Level } from '../model'
import { wayNames } from '../moves'
import { bumpRules, currentRule } from './settled'
import { describeStop } from '../why/stop'

/** Event codes, the index into `eventKinds`. The first integer is always the walk; the others are named here. */
export const STARTED = 0 // cell
export const BOG_HELD = 1 // cell, way
export const BOG_REFUSED = 2 // cell one stays in, way
export const BUMPED_WALL = 3 // cell, way
export const BUMPED_BORDER = 4 // cell, way
export const STEPPED = 5 // from, to
export const FELL = 6 // cave, cave where one climbs out
export const DRAWN_ON = 7 // river cell, cell where one ends
export const WENT_DOWN = 8 // from, river cell
export const WENT_UP = 9 // from, river cell
export const KEPT = 10 // from, river cell: not shifted by a misreading
export const CAME_FROM = 11 // from, river cell: which rule lets the current act
export const SAID = 12 // cell, packed words
export const STOPPED = 13

export type EventCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13

export const eventKinds: readonly EventKind[] = [
  kind('walk-started', 'Walk started', ['IN', 'L7']),
  kind('bog-held', 'Held by a bog', ['M1', 'L8']),
  { ...kind('bog-refused', 'Refused by a bog', ['M1']), readings: ['bog-blocks-entry'] },
  kind('bumped-wall', 'Bumped into a wall', ['M2', 'L5']),
  kind('bumped-border', 'Bumped into the border', ['M2', 'L5']),
  kind('stepped', 'Stepped', ['M3'], false),
  kind('fell', 'Fell into a cave', ['M4', 'L6']),
  kind('drawn', 'Drawn by the current', ['M5']),
  kind('downstream', 'Went downstream', ['M5']),
  kind('upstream', 'Went upstream', ['M5', 'L4']),
  {
    ...kind('not-drawn', 'Not drawn by the current', ['L3', 'L4']),
    readings: ['estuary-frees-whole-river', 'same-river-never-shifts', 'other-river-never-shifts'],
  },
  kind('current-acts', 'Drawn when coming from a river', ['M5', 'L3', 'L4']),
  kind('master-said', 'The master’s words', ['IN', 'L1', 'L2']),
  kind('cannot-be-played', 'Walk cannot be played', ['L7']),
]

function kind(name: string, title: string, rules: readonly string[], isNotable = true): EventKind {
  return { name, title, isNotable, rules }
}

/** Packs the letter codes written (kind + 1, 0 for none), whether one bumped, and the kind of cell entered before the end. */
export function packWords(letter: number, before: number, hasBumped: boolean, via: number): number {
  return letter | (before << 3) | (hasBumped ? 64 : 0) | (via << 7)
}

/** The rule that decided an event, or several, the most telling one first. */
type Rules = string | readonly [string, ...string[]]

/** An event in words; walks are said from 1. */
export function describe(level: Level, event: TraceEvent): EventFacts {
  const { a, b, c } = event
  const code = event.code as EventCode
  const facts = (text: string, rules: Rules, ...cells: number[]): EventFacts => {
    if (typeof rules === 'string') return { text, rule: rules, cells, entity: a }
    const [rule, ...also] = rules
    return { text, rule, also, cells, entity: a }
  }
  const value = (cell: number) => level.cells[cell] ?? 0
  const who = `Walk ${a + 1}`
  switch (code) {
    case STARTED: {
      const isUsual = kindOf(value(b)) === ISLAND
      const what = isUsual ? 'an island' : `${cellName(value(b))}, where nothing happens`
      return facts(`${who} starts at ${at(level, b)}, ${what}`, isUsual ? 'IN' : 'L7', b)
    }
    case BOG_HELD:
      return facts(
        `${who} cannot leave the bog at ${at(level, b)} to the ${wayNames[c]}`,
        bumpRules(level, b, c, 'bog'),
        b,
      )
    case BOG_REFUSED: {
      const to = neighbour(level.rows, level.cols, b, c)
      return facts(`${who} cannot enter the bog at ${at(level, to)} from this side`, 'M1', to, b)
    }
    case BUMPED_WALL: {
      const to = neighbour(level.rows, level.cols, b, c)
      const text = `${who} bumps into the wall at ${at(level, to)} and stays at ${at(level, b)}`
      return facts(text, bumpRules(level, b, c, 'wall'), b, to)
    }
    case BUMPED_BORDER: {
      const text = `${who} bumps into the ${wayNames[c]} border and stays at ${at(level, b)}`
      return facts(text, bumpRules(level, b, c, 'wall'), b)
    }
    case STEPPED:
      return facts(
        `${who} steps from ${at(level, b)} to ${at(level, c)}, ${cellName(value(c))}`,
        'M3',
        c,
        b,
      )
    case FELL: {
      const isSame = b === c
      const text = isSame
        ? `${who} falls into ${cellName(value(b))} and climbs back out of it`
        : `${who} falls into ${cellName(value(b))} and climbs out of ${cellName(value(c))} at ${at(level, c)}`
      return facts(text, isSame && isOnlyCave(level, b) ? ['L6', 'M4'] : 'M4', c, b)
    }
    case DRAWN_ON: {
      const text = `The current of river ${numberOf(value(b))} draws walk ${a + 1} from ${at(level, b)} to ${at(level, c)}`
      return facts(text, 'M5', c, b)
    }
    case WENT_DOWN:
      return facts(`${who} goes downstream to ${at(level, c)} and is not drawn`, 'M5', c, b)
    case WENT_UP: {
      const isFromEstuary = kindOf(value(b)) === ESTUARY
      const from = isFromEstuary ? 'from the estuary upstream' : 'upstream'
      const text = `${who} goes ${from} to ${at(level, c)} and is not drawn`
      return facts(text, isFromEstuary ? ['M5', 'L4'] : 'M5', c, b)
    }
    case KEPT:
      return facts(
        `${who} enters the river at ${at(level, c)} and is not drawn`,
        currentRule(level, b, c),
        c,
        b,
      )
    case CAME_FROM: {
      const along = alongRiver(level, b, c)
      const text =
        along === null
          ? `${who} comes ${whence(level, b, c)}, so the current acts`
          : `${who} goes ${along}, and yet the current acts`
      return facts(text, along === null ? currentRule(level, b, c) : 'M5', c, b)
    }
    case SAID: {
      const letter = c & 7
      const before = (c >> 3) & 7
      const written =
        (before ? kindLetters[before - 1]! : '') + (letter ? kindLetters[letter - 1]! : '')
      const words = masterWords(level, b, c)
      const text = `The master says to walk ${a + 1}: “${words}”; ${written ? `${written} is written` : 'nothing is written'}`
      return facts(text, saidRule(c), b)
    }
    case STOPPED:
      return describeStop(level)
    default:
      return unreachable(code)
  }
}

/** What the game master says after a move that ended in a cell; `packed` as the event SAID carries it. */
export function masterWords(level: Level, cell: number, packed: number): string {
  const name = kindNames[kindOf(level.cells[cell] ?? 0)]!
  if ((packed & 64) !== 0) return kindNames[WALL]!
  const via = packed >> 7
  if (via === VIA_CAVE) return 'cave, you climb out at some other place'
  if (via === VIA_CURRENT) return `river, drawn by the current to the next cell, which is ${name}`
  return name
}

/** How the end of a move was reached, as SAID carries it. */
export const VIA_NOTHING = 0
export const VIA_CAVE = 1
export const VIA_CURRENT = 2

/** The way along a river that a move into a river cell goes, which only misreadings let the current act on. */
function alongRiver(level: Level, from: number, to: number): string | null {
  const [here, there] = [level.cells[from] ?? 0, level.cells[to] ?? 0]
  if (!isWater(here) || numberOf(here) !== numberOf(there)) return null
  const next = (cell: number, value: number) =>
    neighbour(level.rows, level.cols, cell, wayOf(value))
  if (kindOf(here) === RIVER && next(from, here) === to) return 'downstream'
  return next(to, there) === from ? 'upstream' : null
}

function saidRule(packed: number): string {
  if ((packed & 64) !== 0) return 'L1'
  return packed >> 7 === VIA_CURRENT ? 'L2' : 'IN'
}

function whence(level: Level, from: number, to: number): string {
  const here = level.cells[from] ?? 0
  if (currentRule(level, from, to) === 'L4') {
    return 'from the estuary of this river, but not against the arrow'
  }
  return numberOf(here) === numberOf(level.cells[to] ?? 0)
    ? 'from a cell of this river that is neither next up nor next down'
    : `from ${kindOf(here) === ESTUARY ? 'the estuary of ' : ''}river ${numberOf(here)}`
}
