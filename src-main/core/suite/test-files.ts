import type { Words } from '../words'
import { invalidFolderOf, isInvalidInput } from './invalid/invalid-files'
import { testFilesOf, type TestFile } from './set-files'
import { isOfStatement } from './statement-files'

/** The contents of a set's folder. */
export interface FolderFiles {
  readonly tests: readonly TestFile[]
  /** All files below the folder; hidden ones are left out. */
  readonly paths: readonly string[]
}

/** A file that goes where its test goes: its answer, a description, a picture. */
export interface Companion {
  readonly path: string
  /** The rest of its name after that of the test: ".ans", ".in.out". */
  readonly tail: string
  /** Other tests of the same name have it as well. */
  readonly isShared: boolean
}

/** The files that belong to each test, by its path: those beside it that have its name and are not tests. */
export function companionsOf({ tests, paths }: FolderFiles): ReadonlyMap<string, Companion[]> {
  const byPath = new Map(tests.map((test) => [test.path, test]))
  const byStem = testsByStem(tests)
  const found = new Map<string, Companion[]>(tests.map(({ path }) => [path, []]))
  for (const path of paths) {
    if (byPath.has(path)) continue
    for (const start of dotted(path)) {
      const own = byPath.get(start)
      const owners = own ? [own] : (byStem.get(start) ?? [])
      for (const owner of owners) {
        const tail = path.slice(stemOf(owner).length)
        found.get(owner.path)!.push({ path, tail, isShared: owners.length > 1 })
      }
      if (owners.length > 0) break
    }
  }
  return found
}

/** The files that are neither tests nor belong to one, nor to the statement, in their order; `own` is what a set has for itself. */
export function leftOut({ tests, paths }: FolderFiles, own: string): string[] {
  const companions = [...companionsOf({ tests, paths }).values()].flat()
  const parts = new Set([own, ...[...tests, ...companions].map(({ path }) => path)])
  return paths.filter((path) => !parts.has(path) && !isOfStatement(path) && !isInvalidInput(path))
}

/** The beginnings of a path up to each dot of its name, the longest first: "a/1.in" and "a/1" for "a/1.in.ans". */
export function dotted(path: string): string[] {
  const starts: string[] = []
  const name = path.lastIndexOf('/') + 1
  for (let at = path.lastIndexOf('.'); at > name; at = path.lastIndexOf('.', at - 1))
    starts.push(path.slice(0, at))
  return starts
}

/** Tests by their paths without endings: those of one name share answers. */
export function testsByStem(tests: readonly TestFile[]): ReadonlyMap<string, readonly TestFile[]> {
  const found = new Map<string, TestFile[]>()
  for (const test of tests) {
    const held = found.get(stemOf(test)) ?? []
    held.push(test)
    found.set(stemOf(test), held)
  }
  return found
}

/** A test's path without the ending. */
export function stemOf({ group, name }: Pick<TestFile, 'group' | 'name'>): string {
  return group === '' ? name : `${group}/${name}`
}

/** Of a test's path, with its dot; empty if it has none. */
export function endingOf(test: TestFile): string {
  return test.path.slice(stemOf(test).length)
}

/** The ending that most tests of a group have, with its dot; ".in" where there are none. */
export function commonEnding(all: readonly TestFile[], group: string): string {
  const own = all.filter((test) => test.group === group)
  const count = new Map<string, number>()
  for (const test of own.length > 0 ? own : all)
    count.set(endingOf(test), (count.get(endingOf(test)) ?? 0) + 1)
  const [most] = [...count].sort((a, b) => b[1] - a[1])
  // A name without a number and an ending is not a test.
  return most?.[0] ? most[0] : '.in'
}

/** Why a name or group that the user has typed is not allowed, a sentence; null if it is. `ending` is that of the test. */
export function nameProblem(
  words: Pick<Words, 'suite'>,
  name: string,
  ending: string,
): string | null {
  const { names } = words.suite
  const part = partProblem(words, name)
  if (part !== null) return part
  const path = `${name}${ending}`
  if (path.length > LONGEST) return names.tooLong({ most: LONGEST })
  if (ending === '' && !/\d/.test(name)) return names.needsNumber
  return testFilesOf([path])[0]?.name === name ? null : names.noTest({ path })
}

/** The same for a group: folders with "/" between them; empty stands for the set's own. */
export function groupProblem(words: Pick<Words, 'suite'>, group: string): string | null {
  if (group === '') return null
  const folder = invalidFolderOf(`${group}/`)
  if (folder !== null) return words.suite.names.ofInvalid({ group: folder.slice(0, -1) })
  for (const part of group.split('/')) {
    const problem =
      part.length > LONGEST
        ? words.suite.names.tooLong({ most: LONGEST })
        : partProblem(words, part)
    if (problem !== null) return problem
  }
  return null
}

/** Maximum length of a name. Systems allow 255 bytes, and temporary files have longer names. */
const LONGEST = 120

function partProblem({ suite: { names } }: Pick<Words, 'suite'>, name: string): string | null {
  if (name.trim() === '') return names.missing
  const bad = /[\p{Cc}\\/:*?"<>|]/u.exec(name)?.[0]
  if (bad !== undefined) return /\p{Cc}/u.test(bad) ? names.control : names.sign({ sign: bad })
  if (name.startsWith('.')) return names.hidden
  if (/^\s|[\s.]$/.test(name)) return names.ends
  return null
}
