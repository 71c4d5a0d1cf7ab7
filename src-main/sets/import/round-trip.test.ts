import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampleNames, sampleText } from '@core/conformance/testing/samples'
import { tries } from '@core/conformance/testing/tries'
import type { AnyGame } from '@core/game/any-game'
import { parseText } from '@core/game/parse-text'
import { games } from '@core/games/testing'
import { verdictOf } from '@core/package/cms/solutions'
import { dmojTakes } from '@core/package/dmoj/solutions'
import { ownLeftOut } from '@core/package/own-programs'
import type { OwnProgram } from '@core/package/package'
import { tagOf } from '@core/package/polygon/own-programs'
import { lookAtText, type TextLook } from '@core/suite/look-at-text'
import { drawnSets, type Drawn, type Kind } from './testing/drawn-sets'
import {
  exported,
  importOf,
  keptOf,
  packedOf,
  setOf,
  shownStatements,
  toldPacking,
  type Kept,
} from './testing/round-trip'

const all: readonly AnyGame[] = games

/** What should come back. */
function expectedOf(game: AnyGame, { set, order }: Drawn, kind: Kind): Kept {
  const packed = packedOf({ set })
  const isZip = kind === 'zip'
  const without = (takes: (program: OwnProgram) => boolean): string[] =>
    set.own.filter((program) => !takes(program)).map(({ name }) => name)
  const kattis = (): string[] => ownLeftOut({ ...set, format: order.format, opponent: null })
  const left = {
    legacy: kattis,
    '2025-09': kattis,
    polygon: () => without((program) => tagOf(program) !== null),
    dmoj: () => without(dmojTakes),
    cms: () => without((program) => verdictOf(program) !== null),
    zip: () => without(() => false),
  }[kind]()
  return {
    tests: Object.fromEntries(
      packed.tests.map(({ path, group, name, text: level, worth, note, made }) => [
        isZip ? `${group === '' ? '' : `${group}/`}${name}.in` : path,
        isZip
          ? [level, worth.answer, '', null]
          : [level, worth.answer, note, made?.by === 'program' ? null : made],
      ]),
    ),
    scoring: isZip ? {} : set.scoring,
    titles: isZip ? {} : set.titles,
    rest: isZip
      ? { compare: 'tokens', limits: null, packing: {} }
      : { compare: set.compare, limits: set.limits, packing: toldPacking(game, order) },
    // The others have no place for them.
    invalid: Object.fromEntries(
      (kind === '2025-09' || kind === 'polygon' ? set.invalid : []).map(
        ({ path, bytes, expected: fault }) => [path, [new TextDecoder().decode(bytes), fault]],
      ),
    ),
    statements: isZip ? {} : shownStatements(set, order),
    programs: set.own
      .filter(({ name }) => !left.includes(name))
      .map(({ source, ...one }) => ({ ...one, flags: one.flags, groups: one.groups, ...source })),
  }
}

describe.each(all.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const looks = new Map<string, TextLook>()
  beforeAll(() => {
    for (const name of sampleNames(game.id)) {
      const sample = sampleText(game.id, name)
      const look = lookAtText(sample, 'level.txt', all)
      if (!look.worth || looks.size >= 12) continue
      const level = parseText(game, sample)
      if (!level.ok) throw new Error(`${name} is no level`)
      looks.set(sample, look)
      looks.set(game.format.print(level.value.level), look)
    }
  })

  test.each(['legacy', '2025-09', 'polygon', 'dmoj', 'cms', 'zip'] as const)(
    'a set that is packed (%s) and imported is the same',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(drawnSets(game, kind, looks), async (one) => {
          const files = await exported(one)
          const back = importOf(files, one.order.pattern, kind)
          expect(keptOf(back)).toEqual(expectedOf(game, one, kind))
          expect([back.game, back.problems]).toEqual([game.id, []])
          if (kind === 'zip') return
          const again = await exported({ ...one, set: setOf(back, looks) })
          expect(again).toEqual(files)
        }),
        // Each game has cases of its own.
        { numRuns: tries(6, 500), seed: all.indexOf(game) + 1 },
      )
    },
  )
})
