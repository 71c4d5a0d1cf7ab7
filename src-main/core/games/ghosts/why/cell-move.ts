import type { StepView } from '../../../game/debugging'
import { firstFacts, sentence } from '../../../game/sentences'
import { cellName, kingDistance } from '../cells'
import { ghostsOf } from '../play/layout'
import { playerNames, type Level } from '../model'
import { mapOf } from '../play/town'
import { hunterName, huntersOf, placeWords, type Hunter } from './words'

/** Who came to a cell in a move and who left it; if no one did, who was near and went elsewhere (T2). */
export function moveFacts(level: Level, step: StepView, cell: number): string[] {
  const { before, after } = step
  const now = huntersOf(after)
  const facts: string[] = []
  const near: string[] = []
  huntersOf(before).forEach((hunter, at) => {
    const to = now[at]!.cell
    const words = sentence(`${hunterName(hunter)} ${wentWords(level, step, hunter, to)}`)
    if (to === cell || hunter.cell === cell) facts.push(words)
    else if (kingDistance(hunter.cell, cell) === 1) near.push(words)
  })
  for (const ghost of ghostsOf(after)) {
    if (ghost.cell !== cell && ghost.was !== cell) continue
    facts.push(
      ghost.isUnseen
        ? `Ghost ${ghost.birth + 1} stepped from ${cellName(ghost.was)} to a cell that was not seen.`
        : `Ghost ${ghost.birth + 1} went from ${cellName(ghost.was)} to ${cellName(ghost.cell)}.`,
    )
  }
  if (facts.length > 0) return firstFacts(facts, 12)
  facts.push(`No hunter or ghost came to ${cellName(cell)} or left it.`)
  if (mapOf(level.town).houseAt[cell]! >= 0)
    facts.push(`${placeWords(level, cell)}, which no hunter enters.`)
  else facts.push(...firstFacts(near, 3))
  return facts
}

function wentWords(
  { turns }: Level,
  { turn }: StepView,
  { player, cell }: Hunter,
  to: number,
): string {
  const name = playerNames[player]
  if (!turns[turn]?.teams[player])
    return `was last seen at ${cellName(cell)}; ${name}’s answer of this turn is not shown`
  if (to === cell) return `stayed at ${cellName(to)}, as ${name}’s answer says`
  return `went from ${cellName(cell)} to ${cellName(to)}, as ${name}’s answer says`
}
