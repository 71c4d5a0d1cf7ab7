import { testsIn, type GroupExpectations } from '../../suite/group-expectations'
import { foldersOf } from '../../suite/scoring'
import { byName, folderOf } from '../../suite/set-files'
import type { FoundProgram, FoundTest } from './found'
import { isGroup } from './names-in'
import type { PackageReading } from './reading'

/** A test of a package, and where it goes in the set. */
export interface PlacedTest {
  readonly test: Pick<FoundTest, 'place'>
  readonly path: string
}

/**
 * What is expected of a program in groups of the set: what is kept, unless the package says another of the same tests, and
 * what it says of tests that are a group. Absent for nothing.
 */
export function groupsIn(
  reading: PackageReading,
  program: Pick<FoundProgram, 'parts'>,
  placed: readonly PlacedTest[],
  kept: GroupExpectations = {},
): GroupExpectations | undefined {
  const parts = program.parts?.() ?? []
  const paths = placed.map(({ path }) => path)
  const partOf = (group: string) => {
    const own = new Set(testsIn(group, paths))
    if (own.size === 0) return undefined
    return parts.find((part) =>
      placed.every(({ test }, at) => part.isOf(test.place) === own.has(at)),
    )
  }
  const { words } = reading.parts.games
  const known = Object.keys(kept).filter((group) => group !== '' && isGroup(words, group))
  const folders = new Set(paths.flatMap((path) => foldersOf(folderOf(path))))
  const taken = new Set(known.map(partOf))
  // Where a folder has all tests of another, the one that people would name.
  const others = [...folders].filter((group) => group !== '').sort(byName)
  const found = new Map(
    known.map((group) => {
      const part = partOf(group)
      const told = kept[group]!
      return [group, part && !part.isToldOf(told) ? part.expect : told]
    }),
  )
  for (const group of others) {
    const part = partOf(group)
    if (!part || taken.has(part)) continue
    taken.add(part)
    found.set(group, part.expect)
  }
  if (found.size === 0) return undefined
  return Object.fromEntries([...found].sort(([a], [b]) => byName(a, b)))
}
