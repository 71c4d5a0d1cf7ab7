import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { runnableSamples } from '@core/conformance/testing/samples'
import { tries } from '@core/conformance/testing/tries'
import type { AnyGame } from '@core/game/any-game'
import { games } from '@core/games/testing'
import { matchesOf, matchRefusals } from '@core/package/matches'
import { lookAtText, type TextLook } from '@core/suite/look-at-text'
import { words } from '@core/words/made/en/packages'
import { drawnSets, type Drawn } from './testing/drawn-sets'
import {
  exported,
  importOf,
  keptOf,
  packedOf,
  refusalsOf,
  setOf,
  shownStatements,
  toldPacking,
  type Kept,
} from './testing/round-trip'

const all: readonly AnyGame[] = games
const played = all.filter(({ making }) => making)
const opponent = 'random'

/** Samples of matches that are short; others are played for a minute. */
const short: Readonly<Record<string, RegExp>> = { ghosts: /^limit-/, progers: /./ }

/** What should come back: each level once, without moves and players of the setter's. */
function expectedOf(game: AnyGame, { set, order }: Drawn): Kept {
  const matches = matchesOf({ game, tests: packedOf({ set }).tests.map(drawn) }, opponent)
  return {
    tests: Object.fromEntries(
      matches.map(({ test: { path, note, made }, order: { text } }) => [
        path,
        [text, null, note, made?.by === 'program' ? null : made],
      ]),
    ),
    scoring: set.scoring,
    titles: set.titles,
    rest: { compare: set.compare, limits: set.limits, packing: toldPacking(game, order) },
    invalid: {},
    statements: shownStatements(set, order),
    programs: [],
  }
}

const withoutSamples = <T extends { readonly text: string }>(one: T): T => ({
  ...one,
  text: one.text.replaceAll('{{samples}}', ''),
})

const drawn = <T>(one: T): T & { readonly picture: null } => ({ ...one, picture: null })

describe.each(played.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const looks = new Map<string, TextLook>()
  beforeAll(() => {
    const lookAt = (level: unknown): void => {
      const text = game.format.print(level)
      looks.set(text, lookAtText(text, 'level.txt', all))
    }
    for (const { level } of runnableSamples(game).filter(({ name }) =>
      short[game.id]!.test(name),
    )) {
      const test = { group: '', name: 'one', level } as never
      if (
        looks.size > 12 ||
        matchRefusals({ words, game, tests: [test], setScoring: {} }, opponent).length > 0
      )
        continue
      lookAt(level)
      lookAt(game.making!.levelOf(level))
    }
  })

  test.each(['legacy', '2025-09', 'polygon', 'dmoj'] as const)(
    'a set of matches that is packed (%s) and imported is the same, but for moves and players',
    async (kind) => {
      const sets = drawnSets(game, kind, looks).map(({ set, order }): Drawn => ({
        // A sample on the level of another test does not come back, and then a statement may not ask for one.
        set: { ...set, statements: set.statements.map(withoutSamples) },
        order: { ...order, opponent, why: false },
      }))
      await fc.assert(
        fc.asyncProperty(sets, async (one) => {
          // Where samples show every level there is nothing to judge.
          const refusals = refusalsOf(one)
          fc.pre(!refusals.includes(words.refusals.sampleLevels))
          // Nor where a group with points would have no level.
          fc.pre(!refusals.some((said) => said.includes(' but no tests: a package ')))
          const files = await exported(one)
          const back = importOf(files)
          expect(keptOf(back)).toEqual(expectedOf(game, one))
          expect([back.game, back.problems]).toEqual([game.id, []])
          const again = await exported({ ...one, set: setOf(back, looks) })
          expect(again).toEqual(files)
        }),
        { numRuns: tries(3, 200), seed: 1 },
      )
    },
  )
})
