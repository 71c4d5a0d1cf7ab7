import { isNearText, nearTests } from '@core/suite/near-tests'
import { readLevel } from '../../files/read-level'
import { testKey } from '../test-key'
import type { OpenSet } from './open-set'

/** Texts of tests of a game that have an official answer, evenly spread over the whole set; none of a file that has changed since. */
export async function levelTexts(set: OpenSet, game: string): Promise<string[]> {
  const paths = set.listed.tests.flatMap(({ path }) => {
    const look = set.test(path)?.look
    return look?.game === game && look.worth !== null ? path : []
  })
  const read = nearTests(paths).map(async (path) => {
    const { key } = set.test(path)!
    const text = await readLevel(set.fullPath(path))
    return text.ok && testKey(path, text.value) === key ? text.value : ''
  })
  return (await Promise.all(read)).filter((text) => text !== '' && isNearText(text))
}
