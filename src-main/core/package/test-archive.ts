import { err, ok, type Result } from '../kernel/result'
import type { PackageFile, PackedTest } from './package'

/** How the files of tests are called; `{n}` is their number from 1, `{nn}` the same with zeros in front (at least two digits), `{name}` and `{group}` are the set's. */
export interface TestPattern {
  readonly input: string
  readonly answer: string
}

/** As Polygon names the tests of its packages. */
export const polygonPattern: TestPattern = { input: 'tests/{nn}', answer: 'tests/{nn}.a' }

/** Why a pattern is refused: a name that no archive allows, or one name for two files. */
export interface NameFault {
  readonly kind: 'noName' | 'twice'
  readonly path: string
}

/** Inputs and answers alone, for judges that take an archive of them. */
export function testArchive(
  tests: readonly Pick<PackedTest, 'group' | 'name' | 'text' | 'worth'>[],
  pattern: TestPattern,
): Result<PackageFile[], NameFault> {
  const digits = Math.max(2, `${tests.length}`.length)
  const files = tests.flatMap(({ group, name, text, worth }, at) => {
    const pathBy = (one: string): string =>
      one
        .replace(/\{(n|nn|name|group)\}/g, (_, token: string) => {
          if (token === 'name') return name
          if (token === 'group') return group
          return token === 'n' ? `${at + 1}` : `${at + 1}`.padStart(digits, '0')
        })
        .replace(/^\/+|(\/)\/+/g, '$1')
    return [
      { path: pathBy(pattern.input), content: text },
      { path: pathBy(pattern.answer), content: worth.answer },
    ]
  })
  const taken = new Set<string>()
  for (const { path } of files) {
    const isOutside = path.split('/').some((part) => part === '' || part === '.' || part === '..')
    if (isOutside || path.includes('\\')) return err({ kind: 'noName', path })
    // Some disks do not tell capitals from small letters.
    const place = path.toLowerCase()
    if (taken.has(place)) return err({ kind: 'twice', path })
    taken.add(place)
  }
  return ok(files)
}
