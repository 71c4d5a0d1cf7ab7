import { removableItems, type Shrinking } from '../../../game/shrinking'
import type { Level } from '../model'

/** Moves go, what stands on the board, letters of the bank and of the programs. */
export const shrinking: Shrinking<Level> = {
  removables: (level) => [
    removableItems('moves', level.moves, (moves) => ({ ...level, moves })),
    removableItems('hills', level.hills, (hills) => ({ ...level, hills })),
    removableItems('walls', level.walls, (walls) => ({ ...level, walls })),
    removableItems('samples', level.samples, (samples) => ({ ...level, samples })),
    letters('letters of the bank', level.bank, (bank) => ({ ...level, bank })),
    ...level.moves.map((move, index) =>
      letters('instructions', move, (left) => ({
        ...level,
        moves: level.moves.with(index, left),
      })),
    ),
  ],
  *plainer(level) {
    for (const [index, sample] of level.samples.entries()) {
      for (let type = 1; type < sample.type; type++) {
        const samples = level.samples.with(index, { ...sample, type })
        yield { label: `sample ${index + 1} of type ${type}`, level: { ...level, samples } }
      }
    }
  },
}

function letters(name: string, word: string, withWord: (left: string) => Level) {
  return removableItems(name, [...word], (left) => withWord(left.join('')), 1)
}
