import type { Debugging, StepView } from '../../../game/debugging'
import { stopOnCell } from '../../../game/stop-facts'
import { shortListIn } from '../../../words'
import { cellName, kingDistance } from '../cells'
import { events } from '../play/events'
import { ghostsOf } from '../play/layout'
import type { Level } from '../model'
import { APPEAR, MOVE, phases } from '../play/phases'
import type { Said } from '../said'
import { moveFacts } from './cell-move'
import { eventsIn } from './events'
import { stopIn } from './stop'
import { balanceWords } from './neutralised'
import { aroundFacts, huntersOf, named, placeWords, standingBefore } from './words'

/** The reasons for a cell's contents after a phase; see `Debugging`. */
export function whyCellIn(words: Said): Debugging<Level>['whyCell'] {
  const { describe, whyEvent } = eventsIn(words)
  return (level, step, cell) => {
    if (step.events.some((event) => events.is(event, 'cannot-be-played'))) {
      return stopOnCell(stopIn(words).whyStop(level), cell)
    }
    const told = step.events.filter((event) => describe(level, event).cells[0] === cell)
    const why = told.map((event) => whyEvent(level, step, event))
    const own = why.length > 0 && step.phase !== MOVE ? [] : ownFacts(words, level, step, cell)
    return {
      rule: why[0]?.rule ?? phases[step.phase]!.rule,
      facts: [...new Set([...why.flatMap(({ facts }) => facts), ...own])],
      cells: [...new Set([cell, ...why.flatMap(({ cells }) => cells)])],
    }
  }
}

function ownFacts(words: Said, level: Level, step: StepView, cell: number): string[] {
  if (step.events.some((event) => events.is(event, 'forfeited'))) {
    return [words.ghosts.why.cell.matchEnded]
  }
  if (step.phase === MOVE) return moveFacts(words, level, step, cell)
  const facts = step.phase === APPEAR ? appearFacts : neutraliseFacts
  return facts(words, level, step, cell)
}

function neutraliseFacts(words: Said, level: Level, step: StepView, cell: number): string[] {
  const { why } = words.ghosts
  const { before } = step
  const standing = standingBefore(level, step)
  const { reach } = standing.rules
  const ghosts = ghostsOf(before)
  const here = ghosts.filter((ghost) => ghost.cell === cell)
  if (here.length > 0) {
    const numbers = here.map(({ birth }) => String(birth + 1))
    return [
      why.cell.ghostsHere({
        count: here.length,
        ghosts: shortListIn(words, numbers),
        place: placeWords(words, level, cell),
      }),
      ...aroundFacts(words, standing, cell),
      balanceWords(words, standing, cell),
    ]
  }
  const facts = [why.cell.noGhostOn({ cell: cellName(cell) })]
  const hunter = huntersOf(before).find((held) => held.cell === cell)
  if (!hunter) return facts
  const near = ghosts.filter((ghost) => kingDistance(ghost.cell, cell) <= reach)
  const whom = near.map((ghost) =>
    why.cell.ghostAt({ ghost: ghost.birth + 1, cell: cellName(ghost.cell) }),
  )
  facts.push(
    near.length > 0
      ? why.cell.countsFor({ ...named(hunter), ghosts: shortListIn(words, whom) })
      : why.cell.noGhostNear({ ...named(hunter), reach }),
  )
  return facts
}

function appearFacts(
  words: Said,
  _level: Level,
  { before, events: all }: StepView,
  cell: number,
): string[] {
  const { why } = words.ghosts
  const born = events.all(all, 'ghost-appeared')
  const gone = ghostsOf(before).filter((ghost) => ghost.cell === cell && ghost.isDoomed)
  const facts = gone.map((ghost) => {
    const own = { ghost: ghost.birth + 1 }
    const next = born.find(({ place }) => place === ghost.index)
    if (!next) return why.cell.gone(own)
    return why.cell.goneAndNext({ ...own, next: next.birth + 1, corner: cellName(next.corner) })
  })
  if (facts.length > 0) return facts
  if (born.length === 0) return [why.cell.noneNeutralised]
  const where = born.map(({ birth, corner }) =>
    why.cell.ghostOn({ ghost: birth + 1, cell: cellName(corner) }),
  )
  return [why.cell.appearElsewhere({ ghosts: shortListIn(words, where) })]
}
