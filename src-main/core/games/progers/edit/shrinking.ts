import { removableItems, type Shrinking } from '../../../game/shrinking'
import type { Words } from '../../../words'
import type { Level } from '../model'

/** Removes moves, things on the board, and letters of the bank and of the programs. */
export const shrinkingIn = ({ progers }: Pick<Words, 'progers'>): Shrinking<Level> => ({
  removables: (level) => [
    removableItems(progers.shrinking.moves, level.moves, (moves) => ({ ...level, moves })),
    removableItems(progers.shrinking.hills, level.hills, (hills) => ({ ...level, hills })),
    removableItems(progers.shrinking.walls, level.walls, (walls) => ({ ...level, walls })),
    removableItems(progers.shrinking.samples, level.samples, (samples) => ({ ...level, samples })),
    letters(progers.shrinking.bank, level.bank, (bank) => ({ ...level, bank })),
    ...level.moves.map((move, index) =>
      letters(progers.shrinking.instructions, move, (left) => ({
        ...level,
        moves: level.moves.with(index, left),
      })),
    ),
  ],
  *plainer(level) {
    for (const [index, sample] of level.samples.entries()) {
      for (let type = 1; type < sample.type; type++) {
        const samples = level.samples.with(index, { ...sample, type })
        yield {
          label: progers.shrinking.sample({ number: index + 1, type }),
          level: { ...level, samples },
        }
      }
    }
  },
})

function letters(name: string, word: string, withWord: (left: string) => Level) {
  return removableItems(name, [...word], (left) => withWord(left.join('')), 1)
}
