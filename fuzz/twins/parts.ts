import { spawnSync } from 'node:child_process'
import type { AnyGame } from '@core/game/any-game'
import type { JudgeProgram } from '../../scripts/judge/programs'
import { Interactor } from './interactors'
import { Matches } from './matches'
import { Solution } from './solutions'
import { TestlibValidator } from './testlib-validators'
import { Texts, type TextTesting } from './texts'
import type { Twin } from './twin'
import { Validator } from './validators'

/** A twin, and how many of its cases a count of levels, texts, or matches of each pair means. */
export interface Made {
  // The types of cases differ: whoever compares does not look into them.
  readonly twin: Twin<unknown>
  readonly times: number
}

/** What a twin is made of. */
interface Material {
  readonly game: AnyGame
  /** The program that is compared. */
  readonly source: string
  /** Another program of the game. */
  sourceOf(name: string): string
  /** The file testlib.h; null if none is named. */
  readonly testlib: string | null
  /** For files of its own. */
  readonly folder: string
}

/** A kind of programs that go into packages, and how they are compared. */
interface Part {
  readonly tool: string
  /** The program of a game, without which it is left out. */
  readonly program: string
  readonly usual: number
  /** Cases that are asked of one process. */
  readonly batch: number
  /** A twin; or why there is none, in a few words. */
  make(material: Material): Promise<Made | string>
}

const VALIDATOR = 'validate.py'

/** The kinds of programs, by the option that asks for them. */
export const parts = {
  solutions: {
    tool: 'g++',
    program: 'solve.cpp',
    usual: 500,
    batch: 2000,
    async make({ game, source }) {
      const twin = new Solution(game, source)
      return { twin, times: twin.readings.length }
    },
  },
  validators: {
    tool: 'python3',
    program: VALIDATOR,
    usual: 10_000,
    batch: 1000,
    async make({ game, source, folder }) {
      const texts = new Texts(game, await testingOf(game), source)
      return { twin: new Validator(game, texts, source, folder), times: 1 }
    },
  },
  testlib: {
    tool: 'g++',
    program: 'validate.cpp',
    usual: 10_000,
    batch: 1000,
    async make({ game, source, sourceOf, testlib }) {
      if (testlib === null) return 'no --testlib PATH says where testlib.h is'
      // The texts of the validator in Python.
      const texts = new Texts(game, await testingOf(game), sourceOf(VALIDATOR))
      return { twin: new TestlibValidator(game, texts, source, testlib), times: 1 }
    },
  },
  matches: {
    tool: 'python3',
    program: 'referee.py',
    usual: 20,
    batch: 24,
    async make({ game, source, folder }) {
      const twin = new Matches(game, source, folder)
      return { twin, times: twin.round }
    },
  },
  interactors: {
    tool: 'g++',
    program: 'interactor.cpp',
    usual: 20,
    batch: 24,
    async make({ game, source, testlib, folder }) {
      if (testlib === null) return 'no --testlib PATH says where testlib.h is'
      const twin = new Interactor(game, source, testlib, folder)
      return { twin, times: twin.round }
    },
  },
} as const satisfies Record<string, Part>

export type PartId = keyof typeof parts

/** What tests know of a game apart from its engine. */
export async function testingOf({ id }: AnyGame): Promise<TextTesting> {
  return (await import(`../../src-main/core/games/${id}/testing.ts`)) as TextTesting
}

/** The twin of a game; or why there is none, in a few words. */
export async function makePart(
  id: PartId,
  game: AnyGame,
  programs: readonly JudgeProgram[],
  { testlib, folder }: Pick<Material, 'testlib' | 'folder'>,
): Promise<Made | string> {
  const { tool, program, make }: Part = parts[id]
  const sourceOf = (one: string): string =>
    programs.find(({ name }) => name === `${game.id}/${one}`)?.source ?? ''
  const source = sourceOf(program)
  if (source === '') return `it has no ${program}`
  if (spawnSync(tool, ['--version']).status !== 0) return `no ${tool} here`
  return make({ game, source, sourceOf, testlib, folder })
}
