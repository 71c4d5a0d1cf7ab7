import type { Explanation, StepView } from '../../../game/debugging'
import { stopOnCell } from '../../../game/stop-facts'
import { sentence, shortListOf } from '../../../game/sentences'
import { cellName, kingDistance } from '../cells'
import { events } from '../play/events'
import { ghostsOf } from '../play/layout'
import type { Level } from '../model'
import { APPEAR, MOVE, phases } from '../play/phases'
import { moveFacts } from './cell-move'
import { describe, whyEvent } from './events'
import { whyStop } from './stop'
import { balanceWords } from './neutralised'
import { aroundFacts, hunterName, huntersOf, placeWords, standingBefore } from './words'

/** What made a cell come out of a phase as it did; see `Debugging`. */
export function whyCell(level: Level, step: StepView, cell: number): Explanation {
  if (step.events.some((event) => events.is(event, 'cannot-be-played'))) {
    return stopOnCell(whyStop(level), cell)
  }
  const told = step.events.filter((event) => describe(level, event).cells[0] === cell)
  const why = told.map((event) => whyEvent(level, step, event))
  const own = why.length > 0 && step.phase !== MOVE ? [] : ownFacts(level, step, cell)
  return {
    rule: why[0]?.rule ?? phases[step.phase]!.rule,
    facts: [...new Set([...why.flatMap(({ facts }) => facts), ...own])],
    cells: [...new Set([cell, ...why.flatMap(({ cells }) => cells)])],
  }
}

function ownFacts(level: Level, step: StepView, cell: number): string[] {
  if (step.events.some((event) => events.is(event, 'forfeited'))) {
    return ['The match ended with a forfeit, so nothing moved any more.']
  }
  if (step.phase === MOVE) return moveFacts(level, step, cell)
  return step.phase === APPEAR ? appearFacts(step, cell) : neutraliseFacts(level, step, cell)
}

function neutraliseFacts(level: Level, step: StepView, cell: number): string[] {
  const { before } = step
  const standing = standingBefore(level, step)
  const { reach } = standing.rules
  const ghosts = ghostsOf(before)
  const here = ghosts.filter((ghost) => ghost.cell === cell)
  if (here.length > 0) {
    const names = shortListOf(here.map(({ birth }) => `ghost ${birth + 1}`))
    const is = here.length === 1 ? 'is' : 'are'
    return [
      sentence(`${names} ${is} here, and ${placeWords(level, cell)}`),
      ...aroundFacts(standing, cell),
      balanceWords(standing, cell),
    ]
  }
  const facts = [`No ghost is on ${cellName(cell)}, so none is neutralised there.`]
  const hunter = huntersOf(before).find((held) => held.cell === cell)
  if (!hunter) return facts
  const near = ghosts.filter((ghost) => kingDistance(ghost.cell, cell) <= reach)
  const whom = near.map((ghost) => `ghost ${ghost.birth + 1} at ${cellName(ghost.cell)}`)
  facts.push(
    near.length > 0
      ? sentence(`${hunterName(hunter)} is here and counts for ${shortListOf(whom)}`)
      : sentence(`${hunterName(hunter)} is here, and no ghost is within ${reach} cells of it`),
  )
  return facts
}

function appearFacts({ before, events: all }: StepView, cell: number): string[] {
  const born = events.all(all, 'ghost-appeared')
  const gone = ghostsOf(before).filter((ghost) => ghost.cell === cell && ghost.isDoomed)
  const facts = gone.map((ghost) => {
    const next = born.find(({ place }) => place === ghost.index)
    const where = next
      ? `, and its place in the list goes to ghost ${next.birth + 1} on ${cellName(next.corner)}`
      : ''
    return `Ghost ${ghost.birth + 1}, neutralised here in this turn, is gone${where}.`
  })
  if (facts.length > 0) return facts
  if (born.length === 0) return ['No ghost was neutralised in this turn, so no new one appears.']
  const where = born.map(({ birth, corner }) => `ghost ${birth + 1} on ${cellName(corner)}`)
  return [`The new ghosts of this turn appear elsewhere: ${shortListOf(where)}.`]
}
