import { BORDER, type Ground } from '../play/ground'
import { SPOTS, wayStep } from '../model'

/**
 * By spot * 100 + spot: number of steps between them, with a jump over a wall or an edge counting as two. Turns cost
 * nothing.
 */
export function distancesOf(ground: Ground): Uint8Array {
  const all = new Uint8Array(SPOTS * SPOTS).fill(255)
  for (let from = 0; from < SPOTS; from++) fillFrom(ground, from, all)
  return all
}

function fillFrom({ barriers }: Ground, from: number, all: Uint8Array): void {
  const first = from * SPOTS
  all[first + from] = 0
  let ring = [from]
  let next: number[] = []
  let afterNext: number[] = []
  for (let distance = 0; ring.length + next.length > 0; distance++) {
    for (const spot of ring) {
      if (all[first + spot] !== distance) continue
      for (let way = 0; way < 4; way++) {
        const barrier = barriers[spot * 4 + way]!
        if (barrier & BORDER) continue
        const to = spot + wayStep[way]!
        const reached = distance + (barrier === 0 ? 1 : 2)
        if (all[first + to]! <= reached) continue
        all[first + to] = reached
        if (barrier === 0) next.push(to)
        else afterNext.push(to)
      }
    }
    ring = next
    next = afterNext
    afterNext = []
  }
}
