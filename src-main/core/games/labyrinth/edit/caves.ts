import { CAVE, cave, indexOf, kindOf, numberOf } from '../cells'
import { chainsOf, groundOf } from '../play/ground'
import type { Edit, Level } from '../model'
import { rulesOf } from '../play/readings'

type Paint = Extract<Edit, { kind: 'paint' }>

/** A fall from one cave to the next of its chain. */
export interface CaveLink {
  readonly chain: number
  readonly from: number
  readonly to: number
}

/** All falls by the official rules. */
export function caveLinks(level: Level): CaveLink[] {
  const links: CaveLink[] = []
  groundOf(level, rulesOf()).caveEnd.forEach((to, from) => {
    if (to >= 0) links.push({ chain: numberOf(level.cells[from]!), from, to })
  })
  return links
}

/** The lowest number missing in a chain. */
export function nextCave(level: Level, chain: number): number {
  const held = new Set(chainsOf(level)[chain]!.map((cell) => indexOf(level.cells[cell]!)))
  let index = 0
  while (held.has(index)) index++
  return index
}

/** Makes a cell the next cave of a chain; null if it is already one of its caves. */
export function addCave(level: Level, chain: number, cell: number): Edit | null {
  const value = level.cells[cell]!
  if (kindOf(value) === CAVE && numberOf(value) === chain) return null
  const values = [cave(chain, nextCave(level, chain))]
  return withChainsClosed(level, { kind: 'paint', cells: [cell], values, label: 'add-cave' })
}

/**
 * Numbers the caves of a chain 0, 1, 2, …: those of `first` in that order (as they were clicked), then the others in
 * their old order. Null if they already have these numbers.
 */
export function renumberChain(
  level: Level,
  chain: number,
  first: readonly number[] = [],
): Edit | null {
  const members = chainsOf(level)[chain]!
  const front = [...new Set(first)].filter((cell) => members.includes(cell))
  const order = [...front, ...members.filter((cell) => !front.includes(cell))]
  const cells = order.filter((cell, index) => level.cells[cell] !== cave(chain, index))
  if (cells.length === 0) return null
  const values = cells.map((cell) => cave(chain, order.indexOf(cell)))
  return { kind: 'paint', cells, values, label: 'number-caves' }
}

/** Adds to a paint edit the renumbering of chains that lose caves. */
export function withChainsClosed(level: Level, edit: Paint): Paint {
  const values = new Map(edit.cells.map((cell, i) => [cell, edit.values[i]!]))
  const hurt = new Set<number>()
  for (const [cell, value] of values) {
    const held = level.cells[cell]!
    if (kindOf(held) !== CAVE) continue
    if (kindOf(value) !== CAVE || numberOf(value) !== numberOf(held)) hurt.add(numberOf(held))
  }
  if (hurt.size === 0) return edit
  const painted = level.cells.slice()
  for (const [cell, value] of values) painted[cell] = value
  const chains = chainsOf({ ...level, cells: painted })
  for (const chain of hurt) {
    chains[chain]!.forEach((cell, index) => {
      if (painted[cell] !== cave(chain, index)) values.set(cell, cave(chain, index))
    })
  }
  return { ...edit, cells: [...values.keys()], values: [...values.values()] }
}
