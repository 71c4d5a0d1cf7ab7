import type { EventFacts, EventKind } from '../../../game/module'
import { ways } from '../../../kernel/grid'
import type { TraceEvent } from '../../../trace/trace'
import { unreachable } from '../../../kernel/unreachable'
import { bases, cellOfSpot, spotName, type Level } from '../model'
import { BACK, CAPACITY, JUMP, LEFT, LETTERS, LONGEST_PROGRAM, MOVE } from '../official'

/** Event codes, the index into `eventKinds`. The three integers of each are named here. */
export const PROGRAM = 0 // player, move, spot of the robot
export const STEPPED = 1 // player, spot it comes to, 0
export const JUMPED = 2 // player, spot it comes to, bits of what it jumps over
export const MOVED = 3 // player, spot it comes to, why it stops there
export const TURNED = 4 // player, letter + 8 * way it then faces, spot
export const SKIPPED = 5 // player, letter + 8 * reason, spot
export const TOOK = 6 // player, sample, samples then aboard and THEN_UNLOADED
export const LEFT_LYING = 7 // player, sample, letter that brought the robot there
export const UNLOADED = 8 // player + 2 * base + 8 * bonus, sample, score then
export const DREW = 9 // player, place of the first letter in the bank, letters
export const ENDED_FOR = 10 // player, cards in his hand, 0
export const LAST_DELIVERED = 11 // player, base, 0
export const REFUSED = 12 // move, letter that is not in the hand or a reason below, player

export type EventCode = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** Why a move is refused where it is not for a letter. */
export const GAME_OVER = -1
export const EMPTY = -2
export const TOO_LONG = -3

/** Why an instruction is skipped, or an M stops; BY_NOTHING where it goes on. */
export const BY_BORDER = 0
export const BY_WALL = 1
export const BY_EDGE = 2
export const BY_ROBOT = 3
export const BY_SAMPLE = 4
export const BY_NOTHING = 5
export const BY_WALL_AND_EDGE = 6
/** A sample ahead of a full robot, which only a misreading minds. */
export const BY_FULL = 7

export type Obstacle = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7

/** What a sample brings beyond its point: nothing, a point for its new type, or nothing as the second of its type. */
export const NO_BONUS = 0
export const BONUS = 1
export const BONUS_GIVEN = 2

/** Added to the samples aboard of TOOK when all are unloaded in the same visit (P4). */
export const THEN_UNLOADED = 1 << 16

export const eventKinds: readonly EventKind[] = [
  kind('program', 'Program', ['T1', 'P5']),
  kind('stepped', 'Step', ['T2'], false),
  kind('jumped', 'Jump', ['T3', 'T10', 'P1'], false),
  kind('moved', 'Cell of a move', ['T4', 'T10'], false),
  kind('turned', 'Turn', ['T5'], false),
  kind('skipped', 'Instruction skipped', ['T1', 'T2', 'T3', 'T4', 'T10', 'P2', 'P6', 'P7']),
  kind('took', 'Sample taken', ['T6', 'P4']),
  kind('left-lying', 'No room for a sample', ['T6', 'P6']),
  kind('unloaded', 'Sample unloaded', ['T7', 'P3']),
  kind('drew', 'Letters drawn', ['T8'], false),
  kind('stopped', 'Player has to stop', ['T9']),
  kind('last-delivered', 'Last sample on a base', ['T9']),
  kind('refused', 'Move cannot be made', ['P8', 'P10']),
]

function kind(name: string, title: string, rules: readonly string[], isNotable = true): EventKind {
  return { name, title, isNotable, rules }
}

/** An event in words. Players and cells are named as in the text, turns from 1. */
export function describe(level: Level, event: TraceEvent): EventFacts {
  const { a, b, c } = event
  const code = event.code as EventCode
  switch (code) {
    case PROGRAM:
      return facts(`${player(a)} plays ${level.moves[b]}`, programRules(level, event), a, c)
    case STEPPED:
      return facts(`${player(a)} steps to ${spotName(b)}`, 'T2', a, b)
    case JUMPED:
      return c === 0
        ? facts(`${player(a)} jumps to ${spotName(b)}, over nothing`, ['P1', 'T3'], a, b)
        : facts(`${player(a)} jumps over ${jumpedOver(c)} to ${spotName(b)}`, jumpRules(c), a, b)
    case MOVED: {
      const text = `${player(a)} moves to ${spotName(b)}`
      if (c === BY_NOTHING) return facts(`${text} and goes on`, 'T4', a, b)
      const rules = isEdge(c) ? (['T4', 'T10'] as const) : 'T4'
      return facts(`${text} and stops: ${skipWords[c as Obstacle]}`, rules, a, b)
    }
    case TURNED: {
      const text = `${player(a)} turns ${turnWord(b & 7)} and faces ${ways[b >> 3]}`
      return facts(text, 'T5', a, c)
    }
    case SKIPPED: {
      const letter = b & 7
      const reason = (b >> 3) as Obstacle
      const text = `${player(a)} skips ${LETTERS[letter]} at ${spotName(c)}: ${skipWords[reason]}`
      return facts(text, skipRules(letter, reason), a, c)
    }
    case TOOK: {
      const count = c & ~THEN_UNLOADED
      const text = `${player(a)} takes the sample of type ${typeOf(level, b)} at ${sampleName(level, b)}, ${count} aboard`
      return facts(text, count === c ? 'T6' : ['T6', 'P4'], a, level.samples[b]!.spot)
    }
    case LEFT_LYING: {
      const text = `${player(a)} has ${CAPACITY} aboard and leaves the sample of type ${typeOf(level, b)} at ${sampleName(level, b)}`
      return facts(text, c === MOVE ? ['P6', 'T6'] : 'T6', a, level.samples[b]!.spot)
    }
    case UNLOADED:
      return unloaded(level, event)
    case DREW: {
      const letters = level.bank.slice(b, b + c)
      const left = level.bank.length - b - c
      return {
        text: `${player(a)} draws ${letters}, ${left} left`,
        rule: 'T8',
        cells: [],
        entity: a,
      }
    }
    case ENDED_FOR: {
      const text = `The bank is empty: ${player(a).toLowerCase()} has ${b} cards and stops`
      return { text, rule: 'T9', cells: [], entity: a }
    }
    case LAST_DELIVERED:
      return facts('The last sample is on a base: the game is over', 'T9', a, bases[b]!)
    case REFUSED:
      return refused(level, event)
    default:
      return unreachable(code)
  }
}

/** Why an instruction is skipped or an M stops, as sentences end. */
export const skipWords: Readonly<Record<Obstacle, string>> = {
  [BY_BORDER]: 'the border is ahead',
  [BY_WALL]: 'a wall is ahead',
  [BY_EDGE]: 'the edge of a hill is ahead',
  [BY_WALL_AND_EDGE]: 'a wall and the edge of a hill are ahead',
  [BY_ROBOT]: 'the other robot is ahead',
  [BY_SAMPLE]: 'a sample lies there',
  [BY_FULL]: 'a sample lies ahead and there is no room for it',
  [BY_NOTHING]: 'there is nothing to jump over',
}

/** The rule by which an instruction is skipped. */
export function skipRule(letter: number, reason: number): string {
  if (letter === MOVE) return 'P7'
  if (reason === BY_ROBOT) return 'P2'
  return letter === JUMP ? 'T3' : 'T2'
}

/** All of them; T1 is what uses the instruction up. */
function skipRules(letter: number, reason: Obstacle): Rules {
  const rule = skipRule(letter, reason)
  const own = letter === MOVE ? 'T4' : letter === JUMP ? 'T3' : 'T2'
  const edge = isEdge(reason) ? ['T10'] : []
  const room = reason === BY_FULL ? ['P6'] : []
  return [rule, ...(own === rule ? [] : [own]), ...edge, ...room, 'T1']
}

function jumpRules(over: number): Rules {
  return (over & 4) === 0 ? 'T3' : ['T3', 'T10']
}

/** Whether an obstacle is the edge of a hill, alone or with a wall. */
function isEdge(obstacle: number): boolean {
  return obstacle === BY_EDGE || obstacle === BY_WALL_AND_EDGE
}

/** A robot that stands on a sample before its first move has not visited it (P5). */
function programRules({ samples }: Level, { a, b, c }: TraceEvent): Rules {
  return b === a && samples.some(({ spot }) => spot === c) ? ['T1', 'P5'] : 'T1'
}

function unloaded(level: Level, { a, b, c }: TraceEvent): EventFacts {
  const base = (a >> 1) & 3
  const bonus = a >> 3
  const text = `${player(a & 1)} unloads the sample of type ${typeOf(level, b)} at base ${spotName(bases[base]!)}`
  const spot = bases[base]!
  if (bonus === BONUS) {
    return facts(`${text}: 1 point and 1 for the new type, ${c} in all`, 'T7', a & 1, spot)
  }
  if (bonus === BONUS_GIVEN) {
    const words = `${text}: 1 point, the new type has had its bonus, ${c} in all`
    return facts(words, ['P3', 'T7'], a & 1, spot)
  }
  return facts(`${text}: 1 point, ${c} in all`, 'T7', a & 1, spot)
}

function refused(level: Level, { a, b, c }: TraceEvent): EventFacts {
  const who = player(c).toLowerCase()
  const [why, rule] = refusal()
  const what = `Move ${a + 1}, ${level.moves[a]}, cannot be made`
  return { text: `${what}: ${why}`, rule, cells: [], entity: c }

  function refusal(): [why: string, rule: string] {
    if (b === GAME_OVER) return [`the game is over for ${who}`, 'P10']
    if (b === EMPTY) return ['it has no instruction', 'P8']
    if (b === TOO_LONG) return [`it has more than ${LONGEST_PROGRAM} instructions`, 'P8']
    return [`${who} has no ${LETTERS[b]} left for it`, 'P8']
  }
}

/** The rule that decided an event, or several, the most telling one first. */
type Rules = string | readonly [string, ...string[]]

function facts(text: string, rules: Rules, entity: number, spot: number): EventFacts {
  const [rule, ...also] = typeof rules === 'string' ? ([rules] as const) : rules
  const told = { text, rule, cells: [cellOfSpot(spot)], entity }
  return also.length === 0 ? told : { ...told, also }
}

function player(number: number): string {
  return `Player ${number}`
}

function typeOf(level: Level, sample: number): number {
  return level.samples[sample]!.type
}

function sampleName(level: Level, sample: number): string {
  return spotName(level.samples[sample]!.spot)
}

function turnWord(letter: number): string {
  if (letter === BACK) return 'back'
  return letter === LEFT ? 'left' : 'right'
}

function jumpedOver(bits: number): string {
  if (bits === 4) return 'the edge of a hill'
  return bits === 6 ? 'a wall and the edge of a hill' : 'a wall'
}
