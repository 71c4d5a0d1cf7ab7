import { findGame } from '@core/games/testing'
import { makeRng } from '@core/kernel/rng'

const statement = '5 5\n2\n1\n2\n1 1\n3 2\n3 N\n3 3 N\n1 3 W\n'
/** Levels of different lengths; the last two have no run. */
export const texts: readonly string[] = [
  statement,
  statement.replace('3 N\n', '3 S\n'),
  statement.replace('1 3 W\n', '1 3 E\n'),
  generated(),
  statement.replace('3 2\n', '3 \n'),
  `x${statement}`,
]

/** A run of several chunks. */
function generated(): string {
  const { generator, format } = findGame('rockets')!
  const recipe = { ...generator.defaults, width: 7, height: 7, turns: 16 }
  return format.print(generator.generate(recipe, makeRng(2)))
}
