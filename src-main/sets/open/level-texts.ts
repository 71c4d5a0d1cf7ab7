import { isNearText, nearTests } from '@core/suite/near-tests'
import { readLevel } from '../../files/read-level'
import type { OpenSet } from './open-set'

/** Texts of tests of a game that have an official answer, evenly spread over the whole set. */
export async function levelTexts(set: OpenSet, game: string): Promise<string[]> {
  const paths = set.listed.tests.flatMap(({ path }) => {
    const look = set.test(path)?.look
    return look?.game === game && look.worth !== null ? path : []
  })
  const texts = nearTests(paths).map((path) => readLevel(set.fullPath(path)))
  return (await Promise.all(texts)).flatMap((text) =>
    text.ok && isNearText(text.value) ? text.value : [],
  )
}
