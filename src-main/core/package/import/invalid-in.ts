import {
  invalidFolderOf,
  isInvalidInput,
  type ExpectedFault,
} from '../../suite/invalid/invalid-files'
import { usualInvalidPath } from '../usual-paths'
import type { FoundInvalid } from './found'
import type { KeptOfPackage } from './kept-in'
import { isTestPath, plainName, Taken } from './names-in'
import type { PackageReading } from './reading'

/** An input that has to be refused, with where it goes in the set. */
export interface PlacedInvalid extends FoundInvalid {
  readonly path: string
  readonly fault: ExpectedFault | null
}

/** Where inputs go that have to be refused; the paths that were kept first, so that none of them is taken by another. */
export function invalidIn(
  { parts: { games } }: PackageReading,
  found: readonly FoundInvalid[],
  { invalid: kept }: KeptOfPackage,
): PlacedInvalid[] {
  const taken = new Taken()
  const keptPath = ({ place }: FoundInvalid): string | null => {
    const path = kept.get(place)?.path
    if (path === undefined || !isInvalidInput(path)) return null
    return isTestPath(games.words, path.slice(invalidFolderOf(path)!.length)) ? path : null
  }
  const paths = new Map<FoundInvalid, string>()
  const [known, others] = [true, false].map((isKept) =>
    found.filter((one) => (keptPath(one) !== null) === isKept),
  ) as [FoundInvalid[], FoundInvalid[]]
  for (const one of [...known, ...others]) {
    const path = keptPath(one) ?? usualInvalidPath(plainName(one.place))
    const stem = path.replace(/\.[^./]*$/, '')
    const free = taken.free(path, (number) => `${stem}-${number}${path.slice(stem.length)}`)
    paths.set(one, free)
  }
  return found.map((one) => ({
    ...one,
    path: paths.get(one)!,
    fault: kept.get(one.place)?.fault ?? null,
  }))
}
