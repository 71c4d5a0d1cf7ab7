import type { StepView } from '../../../game/debugging'
import { firstFactsIn } from '../../../words'
import { cellName, kingDistance } from '../cells'
import { ghostsOf } from '../play/layout'
import type { Level } from '../model'
import { mapOf } from '../play/town'
import type { Said } from '../said'
import { huntersOf, named, placeWords, type Hunter } from './words'

/** Who entered a cell in a move and who left it; if no one did, who was near and moved elsewhere (T2). */
export function moveFacts(words: Said, level: Level, step: StepView, cell: number): string[] {
  const { why } = words.ghosts
  const { before, after } = step
  const now = huntersOf(after)
  const facts: string[] = []
  const near: string[] = []
  huntersOf(before).forEach((hunter, at) => {
    const to = now[at]!.cell
    const told = wentWords(words, level, step, hunter, to)
    if (to === cell || hunter.cell === cell) facts.push(told)
    else if (kingDistance(hunter.cell, cell) === 1) near.push(told)
  })
  for (const ghost of ghostsOf(after)) {
    if (ghost.cell !== cell && ghost.was !== cell) continue
    const way = {
      ghost: ghost.birth + 1,
      from: cellName(ghost.was),
      to: cellName(ghost.cell),
    }
    facts.push(ghost.isUnseen ? why.cell.steppedUnseen(way) : why.went(way))
  }
  if (facts.length > 0) return firstFactsIn(words, facts, 12)
  facts.push(why.cell.noOneCame({ cell: cellName(cell) }))
  if (mapOf(level.town).houseAt[cell]! >= 0)
    facts.push(why.cell.noHunterEnters({ place: placeWords(words, level, cell) }))
  else facts.push(...firstFactsIn(words, near, 3))
  return facts
}

function wentWords(
  { ghosts: { why } }: Said,
  { turns }: Level,
  { turn }: StepView,
  hunter: Hunter,
  to: number,
): string {
  const { player, cell } = hunter
  const way = { ...named(hunter), cell: cellName(cell), from: cellName(cell), to: cellName(to) }
  if (!turns[turn]?.teams[player]) return why.cell.lastSeen(way)
  return to === cell ? why.cell.stayed(way) : why.cell.wentAsSaid(way)
}
