import type { EventFacts, EventKind } from '../../../game/module'
import { unreachable } from '../../../kernel/unreachable'
import type { TraceEvent } from '../../../trace/trace'
import { cellName } from '../cells'
import { hunterEntity } from './entities'
import { HUNTERS, playerNames } from '../model'
import { BLACK, outcomesIn, WHITE, type OutcomeCode } from './outcome'

/** Event codes, the index into `eventKinds`. The three integers of each are named here; a birth is a ghost's number. */
export const LEFT = 0 // birth, next cell, packed leaving
export const ARRIVED = 1 // birth, cell before, corner
export const SHELTERED = 2 // birth, packed counts, cell
export const NEUTRALISED = 3 // birth, packed counts and outcome, cell
export const TIED = 4 // birth, packed counts and outcome, cell
export const CELL_FOUND = 5 // birth, cell before, cell
export const UNDECIDED = 6 // birth, outcomes as bits, cell before
export const HIDDEN = 7 // player who was not seen
export const APPEARED = 8 // birth, packed appearing, corner
export const FORFEITED = 9 // player
export const IMPOSSIBLE = 10 // why, hunter (0 to 15) or birth, cell
/** Told by `describeStop`, which knows the level. */
export const STOPPED = 11 // turn

export type EventCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

/** Why a reading finds a turn impossible. The first three speak of a hunter, the others of a ghost. */
export const BY_DIAGONAL = 0
export const BY_OPPONENT = 1
export const BY_GHOST = 2
export const BY_PLAN = 3
export const BY_REST = 4
export const BY_SPARING = 5
export const BY_NEUTRALISING = 6
export const BY_APPEARING = 7

type Why = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

export const eventKinds: readonly EventKind[] = [
  kind('ghost-left', 'Ghost left a house', ['W1', 'W2', 'W3', 'W4', 'G3'], false),
  kind('ghost-arrived', 'Ghost arrived at a house', ['W1', 'W4'], false),
  kind('ghost-sheltered', 'Ghost sheltered by a house', ['G4', 'T3']),
  kind('ghost-neutralised', 'Ghost neutralised', ['T3']),
  kind('ghost-tied', 'Ghost neutralised, no point', ['T3']),
  kind('cell-found', 'Cell of a neutralised ghost found', ['G7'], false),
  kind('undecided', 'Outcome not decided', ['G7']),
  kind('turn-hidden', 'Turn not shown', ['G7']),
  kind('ghost-appeared', 'Ghost appeared', ['T4', 'G9']),
  kind('forfeited', 'Player forfeited', ['G5']),
  {
    ...kind('impossible', 'Impossible under the misreading', ['T2', 'T3', 'T4', 'W1', 'W2']),
    readings: [
      'three-by-three',
      'four-of-both-teams',
      'more-than-four',
      'houses-no-shelter',
      'before-ghosts-move',
      'four-neighbours',
      'teams-block',
      'ghosts-block',
      'leaves-by-another-corner',
      'rests-on-arrival',
      'counts-as-it-appears',
    ],
  },
  kind('cannot-be-played', 'Turn cannot be played', ['G5', 'T1', 'T3', 'T4', 'W1']),
]

function kind(name: string, title: string, rules: readonly string[], isNotable = true): EventKind {
  return { name, title, isNotable, rules }
}

/** Added to the corner of LEFT when the ghost had walked along its house to it (W3). */
const ALONG_HOUSE = 1 << 10
/** Added to it when there is no street cell between the corner and the next house's (G3). */
const TO_TOUCHING = 1 << 11
/** Added to the place in the list of APPEARED when hunters or other ghosts are on the corner (G9). */
const AMONG_OTHERS = 1 << 4

/** Packs the corner by which a ghost leaves, with how it came there and where it goes. */
export function packLeaving(corner: number, isAlongHouse: boolean, isToTouching: boolean): number {
  return corner | (isAlongHouse ? ALONG_HOUSE : 0) | (isToTouching ? TO_TOUCHING : 0)
}

/** The corner of a packed leaving. */
export function leavingCorner(packed: number): number {
  return packed & (ALONG_HOUSE - 1)
}

/** Packs a place in the list, and whether hunters or other ghosts are where the ghost appears. */
export function packAppearing(place: number, isAmongOthers: boolean): number {
  return place | (isAmongOthers ? AMONG_OTHERS : 0)
}

/** The place in the list of a packed appearing. */
export function appearingPlace(packed: number): number {
  return packed & (AMONG_OTHERS - 1)
}

/** Packs the hunters of both teams around a ghost and what came of it. */
export function packCounts(white: number, black: number, outcome: OutcomeCode): number {
  return white | (black << 4) | (outcome << 8)
}

/** An event in words; ghosts are numbered from 1 over the whole match, the new ones from 7 on. */
export function describe(event: TraceEvent): EventFacts {
  const { a, b, c } = event
  const code = event.code as EventCode
  switch (code) {
    case LEFT:
      return left(a, b, c)
    case ARRIVED:
      return facts(`${ghost(a)} arrives on the corner ${cellName(c)}`, ['W4', 'W1'], [c, b], a)
    case SHELTERED: {
      const text = `${ghost(a)} is safe inside a house at ${cellName(c)}: ${counts(b)}`
      return facts(text, ['G4', 'T3'], [c], a)
    }
    case NEUTRALISED: {
      const text = `${ghost(a)} is neutralised at ${cellName(c)} by ${winner(b)}: ${counts(b)}`
      return facts(text, 'T3', [c], a)
    }
    case TIED: {
      const text = `${ghost(a)} is neutralised at ${cellName(c)}, and neither team gets the point: ${counts(b)}`
      return facts(text, 'T3', [c], a)
    }
    case CELL_FOUND: {
      const text = `Where ${ghost(a).toLowerCase()} went from ${cellName(b)} was not seen; by the rules its neutralisation has only one possible outcome, for instance at ${cellName(c)}`
      return facts(text, 'G7', [c, b], a)
    }
    case UNDECIDED: {
      const text = `What became of ${ghost(a).toLowerCase()} after ${cellName(c)} is not decided: ${outcomeWords(b)}`
      return facts(text, 'G7', [c], a)
    }
    case HIDDEN:
      return facts(
        `The transcript ends before it shows the ghosts’ moves and ${playerNames[a]!}’s`,
        'G7',
        [],
        -1,
      )
    case APPEARED:
      return facts(
        `${ghost(a)} appears on ${cellName(c)}, ${place(appearingPlace(b))} in the list`,
        (b & AMONG_OTHERS) === 0 ? 'T4' : ['T4', 'G9'],
        [c],
        a,
      )
    case FORFEITED:
      return facts(`${playerNames[a]!} gave an illegal answer and forfeits the match`, 'G5', [], -1)
    case IMPOSSIBLE:
      return impossible(a as Why, b, c)
    default:
      return unreachable(code)
  }
}

function impossible(why: Why, who: number, cell: number): EventFacts {
  const at = cellName(cell)
  const hunter = `${playerNames[Math.trunc(who / HUNTERS)] ?? ''}’s hunter ${(who % HUNTERS) + 1}`
  const of = (text: string, rule: string, entity: number) => facts(text, rule, [cell], entity)
  switch (why) {
    case BY_DIAGONAL:
      return of(
        `${hunter} goes diagonally to ${at}, impossible under this misreading`,
        'T2',
        hunterEntity(who),
      )
    case BY_OPPONENT:
      return of(
        `${hunter} enters ${at}, held by an opponent, impossible under this misreading`,
        'T2',
        hunterEntity(who),
      )
    case BY_GHOST:
      return of(
        `${hunter} enters ${at}, held by a ghost, impossible under this misreading`,
        'T2',
        hunterEntity(who),
      )
    case BY_PLAN:
      return of(`${ghost(who)} goes to ${at}, impossible under this misreading`, 'W2', who)
    case BY_REST:
      return of(
        `${ghost(who)} goes on to ${at} at once, impossible under this misreading`,
        'W1',
        who,
      )
    case BY_SPARING:
      return of(`${ghost(who)} goes on after ${at}, impossible under this misreading`, 'T3', who)
    case BY_NEUTRALISING:
      return of(`${ghost(who)} is gone at ${at}, impossible under this misreading`, 'T3', who)
    case BY_APPEARING:
      return of(
        `${ghost(who)} stays where it appears, ${at}, impossible under this misreading`,
        'T4',
        who,
      )
    default:
      return unreachable(why)
  }
}

function left(birth: number, to: number, packed: number): EventFacts {
  const corner = leavingCorner(packed)
  const text = `${ghost(birth)} leaves its house by the corner ${cellName(corner)}`
  const inside = (packed & ALONG_HOUSE) === 0 ? [] : ['W3']
  const touching = (packed & TO_TOUCHING) === 0 ? [] : ['G3']
  return facts(text, ['W4', 'W1', 'W2', ...inside, ...touching], [corner, to], birth)
}

/** The rule that decided an event, or several, the most telling one first. */
type Rules = string | readonly [string, ...string[]]

function facts(text: string, rules: Rules, cells: readonly number[], entity: number): EventFacts {
  const [rule, ...also] = typeof rules === 'string' ? ([rules] as const) : rules
  return also.length === 0 ? { text, rule, cells, entity } : { text, rule, also, cells, entity }
}

function ghost(birth: number): string {
  return `Ghost ${birth + 1}`
}

/** "4 white hunters and 0 black ones around it". */
function counts(packed: number): string {
  return `${packed & 15} white and ${(packed >> 4) & 15} black hunters around it`
}

function winner(packed: number): string {
  const outcome = packed >> 8
  if (outcome === WHITE) return 'White'
  return outcome === BLACK ? 'Black' : 'both teams'
}

function outcomeWords(bits: number): string {
  const words = [
    'not neutralised',
    'a point for White',
    'a point for Black',
    'no point for either team',
  ]
  return outcomesIn(bits)
    .map((code) => words[code]!)
    .join(', or ')
}

function place(index: number): string {
  return `place ${index + 1}`
}
