import { sampleText } from '../../conformance/testing/samples'
import type { AnyGame } from '../../game/any-game'
import { checkText } from '../../game/check-text'
import { LevelLook } from '../../suite/level-look'
import { worthOf } from '../../suite/look-at-text'
import { words } from '../../words/made/en/packages'
import type { PackedProblem, PackedTest } from '../package'

/** A level of a game as a test of a package. */
export function packedLevel(
  game: AnyGame,
  level: unknown,
  group: string,
  name: string,
): PackedTest {
  const worth = worthOf(new LevelLook(game, level))
  const text = game.format.print(level)
  const about = { group, name, path: `${group}/${name}.in`, note: '', made: null }
  return { ...about, level, text, worth, isOfficial: true, picture: '<svg/>' }
}

/** A sample of a game as a test of a package. */
export function packed(
  game: AnyGame,
  group: string,
  name: string,
  sample = 'statement',
): PackedTest {
  return packedLevel(game, checkText(game, sampleText(game.id, sample)).level, group, name)
}

/** A test with a unique text that is declared to catch these misreadings. */
export function catching(
  game: AnyGame,
  group: string,
  name: string,
  caught: readonly string[],
): PackedTest {
  const test = packed(game, group, name)
  return { ...test, text: `${group}/${name}\n`, worth: { ...test.worth, caught } }
}

/** A problem that judges take, with a sample test and a secret one. */
export function problemOf(game: AnyGame, more: Partial<PackedProblem> = {}): PackedProblem {
  return {
    language: 'en',
    words,
    game,
    format: 'legacy',
    name: 'mice2',
    title: "Mice: “a” & 'b'",
    author: 'A. Setter',
    licence: 'cc by-sa',
    uuid: '12345678-1234-8123-8123-123456789abc',
    opponent: null,
    compare: 'tokens',
    limits: { time: 1500, memory: 2 ** 28 },
    scoring: {},
    setScoring: more.scoring ?? {},
    own: [],
    invalid: [],
    titles: {},
    faults: { errors: [], warnings: [] },
    version: '1.0.0',
    sha256: (text) => `${text.length}`.padStart(64, '0'),
    statements: [],
    isSketch: false,
    why: null,
    tests: more.tests ?? [packed(game, 'sample', '01'), packed(game, 'secret', '02-second')],
    programs: {
      solve: 'solve(READING)\n',
      validate: 'validate(IS_STRICT)\n',
      check: 'compare(IS_EXACT)\n',
      why: 'tell(TABLE)\n',
      testlib: {
        validate: 'validate(IS_STRICT)\n',
        check: 'check(IS_EXACT)\n',
        match: { interactor: 'interact(MUST_WIN)\n', player: 'play(PLAYER)\n' },
      },
      match: null,
    },
    figure: new Uint8Array([1, 2, 3]),
    written: null,
    ...more,
  }
}
