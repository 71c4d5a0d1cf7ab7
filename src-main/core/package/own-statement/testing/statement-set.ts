import { words } from '../../../words/made/en/packages'
import type { AnyGame } from '../../../game/any-game'
import { packed, problemOf } from '../../testing/problem'
import type { PackedProblem } from '../../package'
import { fillStatement, type FillingSet } from '../fill'
import type { FilledStatement } from '../filled'

/** A set with a sample and a secret test, whose boards are drawn as their names and steps. */
export function statementSet(
  game: AnyGame,
  more: Partial<PackedProblem & FillingSet> = {},
): FillingSet {
  const tests = [packed(game, 'sample', '01'), packed(game, 'secret', '02')]
  const { limits, scoring, title } = problemOf(game)
  return {
    ...{ words, game, tests, limits, scoring, title, say: words.blocks, showsSamples: false },
    draw: ({ path }, step) => `<svg>${path} ${step}</svg>`,
    mark: (text) => `mark${text.length}`,
    owns: (name) => name === 'map.png',
    ...more,
  }
}

/** A statement filled from such a set, without the last line end. */
export function filledOf(
  game: AnyGame,
  text: string,
  more: Partial<PackedProblem & FillingSet> = {},
): FilledStatement {
  return fillStatement(text, statementSet(game, more))
}
