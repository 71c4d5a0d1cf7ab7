import type { Debugging, StepView } from '../../../game/debugging'
import type { EventFacts } from '../../../game/module'
import { stopOnCell, type StopWords } from '../../../game/stop-facts'
import type { TraceEvent } from '../../../trace/trace'
import { CELLS, cellName } from '../board'
import { events } from '../play/events'
import { fieldOf } from '../play/layout'
import type { Level } from '../model'
import { BEGIN, ENTER, phases } from '../play/phases'
import { reach } from '../play/reach'
import { kindOf } from './unit-words'
import { barOf, groundOf, holdersOf, moveNow, wayWords, type MoveNow, type Said } from './words'

/** The words for events of this game. */
interface Told extends Pick<Debugging<Level>, 'whyEvent'> {
  describe(level: Level, event: TraceEvent): EventFacts
}

/** The reasons for a cell's contents after a step; see `Debugging`. */
export function whyCellIn(
  words: Said,
  { describe, whyEvent }: Told,
  { whyStop }: StopWords<Level>,
): Debugging<Level>['whyCell'] {
  return (level, step, cell) => {
    if (step.events.some((event) => events.is(event, 'cannot-be-played'))) {
      return stopOnCell(whyStop(level), cell)
    }
    const told = step.events.filter((event) => describe(level, event).cells.includes(cell))
    if (told.length > 0 && step.phase !== BEGIN) {
      const why = told.map((event) => whyEvent(level, step, event))
      const facts = new Set(why.flatMap((one) => one.facts))
      const cells = new Set([cell, ...why.flatMap((one) => one.cells)])
      return { rule: why[0]!.rule, facts: [...facts], cells: [...cells] }
    }
    const rule = phases[step.phase]!.rule
    const now = moveNow(level, step)
    const page = Math.trunc(cell / CELLS)
    if (page !== now.page) {
      const other = words.janken.why.cell.otherSet({ number: page + 1, played: now.page + 1 })
      return { rule, facts: [other], cells: [cell] }
    }
    const on = cell % CELLS
    const named = step.phase === BEGIN ? [] : [now.move.from, now.move.to]
    const cells = [on, ...named].map((other) => page * CELLS + other)
    return { rule, facts: stillFacts(words, level, step, now, on), cells: [...new Set(cells)] }
  }
}

function stillFacts(
  words: Said,
  level: Level,
  step: StepView,
  now: MoveNow,
  cell: number,
): string[] {
  const { why } = words.janken
  const { set } = now
  const run = fieldOf(level, step.after)
  const holders = holdersOf(run, cell)
  const ground = groundOf(set, cell)
  const facts = [holders.length === 0 ? why.groundEmpty(ground) : why.cell.ground(ground)]
  for (const holder of holders) {
    const who = kindOf(set, holder)
    if (step.phase === BEGIN) facts.push(why.cell.putThere(who))
    else facts.push(holder === run.mover ? why.cell.hasCome(who) : why.cell.standsThere(who))
  }
  if (step.phase === BEGIN) return facts
  if (step.phase === ENTER && fieldOf(level, step.before).at[run.mover] === cell) {
    facts.push(why.cell.wentOn({ cell: cellName(run.at[run.mover]!) }))
  }
  return [...facts, moveWords(words, now, cell), ...reachFacts(words, now, cell)]
}

/** The current move, and the role of the cell in it. */
function moveWords(words: Said, { index, move, own }: MoveNow, cell: number): string {
  const { why } = words.janken
  const named = { number: index + 1, from: cellName(move.from), to: cellName(move.to) }
  if (own.kind === 'refused') return why.cell.moveRefused(named)
  const at = own.way.findIndex((step) => step.cell === cell)
  if (at >= 0) return why.cell.moveStep({ ...named, step: at + 1 })
  if (cell === move.from) return why.cell.moveStart(named)
  return why.cell.moveWay({ ...named, way: wayWords(words, move.from, own.way) })
}

/** The cell's properties for the moving unit (M1, M4, M5). */
function reachFacts({ janken: { why } }: Said, now: MoveNow, cell: number): string[] {
  const { set, field, move, rules, own } = now
  const unit = own.kind === 'made' ? own.unit : own.refusal.unit
  if (unit < 0) return [why.cell.nobodyToMove({ cell: cellName(move.from) })]
  const found = reach(field, unit, rules).cells[cell]!
  const who = kindOf(set, unit)
  switch (found.kind) {
    case 'start':
      return []
    case 'free':
    case 'through-only':
      return [why.cell.reach[found.kind]({ ...who, left: found.left })]
    case 'end-only':
      return [
        why.cell.reach['end-only']({ ...who, left: found.left }),
        why.cell.besideIt(barOf(now, found.by, unit)),
      ]
    case 'enemy':
      return [
        rules.mayPassEnemies ? why.cell.reach['enemy-passed'](who) : why.cell.reach.enemy(who),
      ]
    case 'friend':
    case 'water':
    case 'cut-off':
      return [why.cell.reach[found.kind](who)]
    case 'too-dear':
      return [why.cell.reach['too-dear']({ ...who, cost: found.cost, points: rules.points })]
  }
}
