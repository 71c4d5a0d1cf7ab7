import { isAsMade } from '@core/suite/how-made'
import { err, ok } from '@core/kernel/result'
import type { AgainMade, MakeAgainProgress } from '@core/protocol/set'
import { makeAgain, type MakingHands, type TestToMake } from '@core/suite/make-again'
import { findGame, words } from '../../words'
import { readLevel } from '../../files/read-level'
import { madeHash } from '../made-hash'
import type { OpenSet } from './open-set'

/** Tests that should be made again, and the parts of their set needed for that. */
export interface ToMake {
  readonly tests: readonly (TestToMake & {
    /** The current content of its file. */
    readonly before: string
  })[]
  /** All tests of the set of which it is known how they were made. */
  readonly known: readonly TestToMake[]
  /** The text of a test by its hash; null if none has it. */
  readonly textOf: (hash: string) => Promise<string | null>
}

/** Those among some tests of which it is known how they were made, as far as they can be read. */
export async function testsToMake(set: OpenSet, paths: readonly string[]): Promise<ToMake> {
  const { made } = set.listed.notes
  const asked = paths.filter((path) => set.test(path) && made[path])
  const texts = await Promise.all(asked.map((path) => readLevel(set.fullPath(path))))
  return {
    tests: asked.flatMap((path, at) => {
      const text = texts[at]!
      return text.ok ? [{ path, made: made[path]!, before: text.value }] : []
    }),
    known: set.listed.tests.flatMap(({ path }) => (made[path] ? [{ path, made: made[path] }] : [])),
    textOf: async (hash) => {
      const found = set.listed.tests.find(({ path }) => {
        const prints = set.test(path)?.summary?.prints
        return prints && isAsMade({ hash }, prints.exact)
      })
      const text = found && (await readLevel(set.fullPath(found.path)))
      return text?.ok && madeHash(text.value) === hash ? text.value : null
    },
  }
}

/** What a set leaves to threads. */
export type SetHands = Pick<MakingHands, 'generate' | 'replay' | 'crewOf'>

/** Makes them again, using `hands`; `tell` is called with the progress. */
export async function againMade(
  { tests, known, textOf }: ToMake,
  hands: SetHands,
  tell: (now: MakeAgainProgress) => void,
): Promise<AgainMade[]> {
  const run: MakingHands['run'] = () => Promise.resolve(err(words.suite.made.noProgram))
  const all = { ...hands, textOf, hashOf: madeHash, run }
  const again = await makeAgain({ words, findGame }, tests, known, all, (done) =>
    tell({ done, all: tests.length }),
  )
  return again.map(({ path, made, text }, at) => {
    const { before } = tests[at]!
    if (!text.ok) return { path, before, after: text }
    const after = ok({ text: text.value, made: { ...made, hash: madeHash(text.value) } })
    return { path, before, after }
  })
}
