import type { Diagnostic } from '../../../kernel/diagnostics'
import { indexOf } from '../cells'
import { diagnostic } from './diagnostics'
import { placeOfCell } from './format'
import { chainsOf } from '../play/ground'
import { positionOf, type Level } from '../model'

/** Chains whose caves are not numbered 0, 1, 2, … (M4), and chains of one cave (L6). */
export function caveDiagnostics(level: Level): Diagnostic[] {
  const found: Diagnostic[] = []
  const { cells } = level
  chainsOf(level).forEach((chain, number) => {
    let before = -1
    chain.forEach((cell, at) => {
      const index = indexOf(cells[cell]!)
      const isNext = index === before + 1
      before = index
      // Nearly all caves are valid, so nothing is created for those.
      if (isNext && chain.length > 1) return
      const position = positionOf(level, cell)
      const place = { ...placeOfCell(level, cell), offset: 2 }
      if (isNext) {
        found.push(
          diagnostic('cave-single', placeOfCell(level, cell), [cell], [number, ...position]),
        )
      } else if (at > 0 && index === indexOf(cells[chain[at - 1]!]!)) {
        const other = chain[at - 1]!
        const args = [number, index, ...position, ...positionOf(level, other)]
        found.push(diagnostic('cave-twice', place, [cell, other], args))
      } else {
        const expected = at === 0 ? 0 : indexOf(cells[chain[at - 1]!]!) + 1
        found.push(diagnostic('cave-gap', place, [cell], [number, index, ...position, expected]))
      }
    })
  })
  return found
}
