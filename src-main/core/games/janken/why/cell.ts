import type { Explanation, StepView } from '../../../game/debugging'
import { stopOnCell } from '../../../game/stop-facts'
import { sentence } from '../../../game/sentences'
import { CELLS, cellName } from '../board'
import { events } from '../play/events'
import { fieldOf } from '../play/layout'
import type { Level } from '../model'
import { BEGIN, ENTER, phases } from '../play/phases'
import { reach } from '../play/reach'
import { describe, whyEvent } from './events'
import { whyStop } from './stop'
import {
  barWords,
  groundWords,
  holderWords,
  moveNow,
  theUnit,
  wayWords,
  type MoveNow,
} from './words'
import { points } from './unit-words'

/** What made a cell come out of a step as it did; see `Debugging`. */
export function whyCell(level: Level, step: StepView, cell: number): Explanation {
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
  if (page !== now.page)
    return {
      rule,
      facts: [`Game ${page + 1} is not on the board in this turn; game ${now.page + 1} is.`],
      cells: [cell],
    }
  const on = cell % CELLS
  const named = step.phase === BEGIN ? [] : [now.move.from, now.move.to]
  const cells = [on, ...named].map((other) => page * CELLS + other)
  return { rule, facts: stillFacts(level, step, now, on), cells: [...new Set(cells)] }
}

function stillFacts(level: Level, step: StepView, now: MoveNow, cell: number): string[] {
  const { set, index, move } = now
  const run = fieldOf(level, step.after)
  const holder = holderWords(run, cell)
  const facts = [
    `${cellName(cell)} is ${groundWords(set, cell)}${holder === '' ? ', and no unit stands there' : ''}.`,
  ]
  if (step.phase === BEGIN) {
    if (holder !== '') facts.push(sentence(`the data set puts ${holder} there`))
    return facts
  }
  const isMover = run.mover >= 0 && run.at[run.mover] === cell
  if (holder !== '') facts.push(sentence(`${holder} ${isMover ? 'has come' : 'stands'} there`))
  if (step.phase === ENTER && fieldOf(level, step.before).at[run.mover] === cell) {
    facts.push(`The unit under way left it for ${cellName(run.at[run.mover]!)}.`)
  }
  facts.push(
    `Move ${index + 1} is from ${cellName(move.from)} to ${cellName(move.to)}${wayTail(now, cell)}.`,
  )
  facts.push(...reachFacts(now, cell))
  return facts
}

function wayTail({ move, own }: MoveNow, cell: number): string {
  if (own.kind === 'refused') return ', and it cannot be made'
  const at = own.way.findIndex((step) => step.cell === cell)
  if (at >= 0) return `, and this cell is step ${at + 1} of its way`
  return cell === move.from ? ', and starts here' : `, by ${wayWords(move.from, own.way)}`
}

/** What the cell is to the unit that the move is for (M1, M4, M5). */
function reachFacts(now: MoveNow, cell: number): string[] {
  const { set, field, move, rules, own } = now
  const unit = own.kind === 'made' ? own.unit : own.refusal.unit
  if (unit < 0) return [`No unit is at ${cellName(move.from)} to be moved.`]
  const found = reach(field, unit, rules).cells[cell]!
  const who = theUnit(set, unit)
  const of = (words: string) => [sentence(words)]
  switch (found.kind) {
    case 'start':
      return []
    case 'free':
      return of(`${who} could come here with ${points(found.left)} left, and go on`)
    case 'end-only': {
      const bar = `${theUnit(set, found.by)} at ${cellName(field.at[found.by]!)} is beside it, and ${barWords(now, found.by, unit)}`
      return [
        ...of(`${who} could end here with ${points(found.left)} left, but not pass`),
        ...of(bar),
      ]
    }
    case 'through-only':
      return of(
        `${who} could pass here with ${points(found.left)} left, but not end where a friend stands`,
      )
    case 'friend':
      return of(`${who} could not end here, where a friend stands, nor pass`)
    case 'enemy':
      return of(
        rules.mayPassEnemies
          ? `${who} could not end here, where an enemy stands`
          : `${who} could not come here, where an enemy stands`,
      )
    case 'water':
      return of(`${who} could not come here: water is not entered`)
    case 'too-dear':
      return of(
        `${who} could not come here: the cheapest way costs ${points(found.cost)}, and a move has ${rules.points}`,
      )
    case 'cut-off':
      return of(
        `${who} could not come here: no way that is allowed leads here, whatever it may cost`,
      )
  }
}
