import type { ScoredFacts } from '@core/suite/lower-scores'
import { isNearText, nearTests } from '@core/suite/near-tests'
import { readLevel } from '../../files/read-level'
import { testKey } from '../test-key'
import type { OpenSet } from './open-set'

/** A level of a set. */
export interface GroupText {
  readonly group: string
  readonly text: string
}

/** Texts of tests of a game that have an official answer, evenly spread over the whole set; none of a file that has changed since. */
export async function levelTexts(set: OpenSet, game: string): Promise<string[]> {
  const texts = await textsAt(set, nearTests(testsOf(set, game)))
  return texts.map(({ text }) => text)
}

/** The same evenly spread over each group. */
export async function textsOfGroups(set: OpenSet, game: string): Promise<GroupText[]> {
  const tests = testsOf(set, game)
  const groups = [...new Set(tests.map(({ group }) => group))]
  const near = groups.flatMap((group) => nearTests(tests.filter((test) => test.group === group)))
  return textsAt(set, near)
}

/** The facts that the points of a game's tests depend on, for the tests looked at so far. */
export function scoredFacts(set: OpenSet, game: string): ScoredFacts[] {
  return testsOf(set, game).map(({ group, path }) => {
    return { group, caught: set.test(path)!.look!.worth!.caught }
  })
}

function testsOf(set: OpenSet, game: string): OpenSet['listed']['tests'] {
  return set.listed.tests.filter(({ path }) => {
    const look = set.test(path)?.look
    return look?.game === game && look.worth !== null
  })
}

async function textsAt(set: OpenSet, tests: OpenSet['listed']['tests']): Promise<GroupText[]> {
  const read = tests.map(async ({ path, group }) => {
    const { key } = set.test(path)!
    const text = await readLevel(set.fullPath(path))
    return { group, text: text.ok && testKey(path, text.value) === key ? text.value : '' }
  })
  return (await Promise.all(read)).filter(({ text }) => text !== '' && isNearText(text))
}
