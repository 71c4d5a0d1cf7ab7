import type { Words } from '../words'
import { err, ok, type Result } from '../kernel/result'
import type { Moved } from './move-order'
import { renumbered, type Numbering } from './renumber'
import { testFilesOf, type TestFile } from './set-files'
import {
  companionsOf,
  dotted,
  endingOf,
  groupProblem,
  nameProblem,
  stemOf,
  testsByStem,
  type Companion,
  type FolderFiles,
} from './test-files'

/** Something to be done with the files of tests. */
export type FileJob =
  /** Adds a copy of each next to it, under a free name. */
  | { readonly kind: 'duplicate'; readonly paths: readonly string[] }
  /** `name` is without folder and ending. */
  | { readonly kind: 'rename'; readonly path: string; readonly name: string }
  /** To another folder, which need not be there yet; a number is put behind a name that is taken. */
  | { readonly kind: 'move'; readonly paths: readonly string[]; readonly group: string }
  /** To a place in a group, before a test of it or at its end; names get the numbers of their places. */
  | {
      readonly kind: 'place'
      readonly paths: readonly string[]
      readonly group: string
      readonly before: string | null
    }
  /** Numbers the tests of a group from 1. */
  | { readonly kind: 'number'; readonly group: string }
  | { readonly kind: 'bin'; readonly paths: readonly string[] }

/** What a job would do to the files of a set. */
export interface FileOutcome {
  /** Tests and what belongs to them, in the order of the tests. */
  readonly moves: readonly Moved[]
  readonly copies: readonly Moved[]
  /** Files that go to the trash. */
  readonly gone: readonly string[]
  /** Files that belong to several tests and stay where they are. */
  readonly shared: readonly string[]
  /** The new paths of the tests that the job is about. */
  readonly tests: readonly string[]
  /** The tests among all these files, whose notes move along. */
  readonly notes: readonly NoteMove[]
}

/** What becomes of the note of a test. */
export interface NoteMove {
  readonly from: string
  /** Null: it goes with its test. */
  readonly to: string | null
  readonly isCopy: boolean
}

/** Works out what a job does, or returns a sentence if it is impossible. Tests that no longer exist are left out. */
export function planFiles(
  words: Pick<Words, 'suite'>,
  files: FolderFiles,
  job: FileJob,
): Result<FileOutcome, string> {
  return new FilePlanner(words, files).plan(job)
}

class FilePlanner {
  private readonly byPath: ReadonlyMap<string, TestFile>
  private readonly byStem: ReadonlyMap<string, readonly TestFile[]>
  private readonly companions: ReadonlyMap<string, readonly Companion[]>
  /** Names that are taken, in lower case: files whose names differ in case alone are one on some systems. */
  private readonly taken: Set<string>

  constructor(
    private readonly words: Pick<Words, 'suite'>,
    private readonly files: FolderFiles,
  ) {
    this.byPath = new Map(files.tests.map((test) => [test.path, test]))
    this.byStem = testsByStem(files.tests)
    this.companions = companionsOf(files)
    this.taken = takenStems(files.paths)
  }

  plan(job: FileJob): Result<FileOutcome, string> {
    switch (job.kind) {
      case 'duplicate':
        return ok(this.duplicate(this.testsAt(job.paths)))
      case 'rename':
        return this.rename(this.byPath.get(job.path), job.name)
      case 'move':
        return this.move(this.testsAt(job.paths), job.group)
      case 'place':
        return this.place(job.paths, job.group, job.before)
      case 'number':
        return this.renumber(this.membersOf(job.group), job.group, { isFresh: true }, null)
      case 'bin':
        return ok(this.bin(this.testsAt(job.paths)))
    }
  }

  private duplicate(tests: readonly TestFile[]): FileOutcome {
    const targets = tests.map((test) => this.freeStem(stemOf(test)))
    return this.outcome(tests, targets, true)
  }

  private rename(test: TestFile | undefined, name: string): Result<FileOutcome, string> {
    if (!test) return err(this.words.suite.names.gone)
    const problem = nameProblem(this.words, name, endingOf(test))
    if (problem !== null) return err(problem)
    if (name === test.name) return ok(this.outcome([test], [stemOf(test)]))
    return this.fitting(this.outcome([test], [stemOf({ group: test.group, name })]))
  }

  private move(tests: readonly TestFile[], group: string): Result<FileOutcome, string> {
    const problem = groupProblem(this.words, group)
    if (problem !== null) return err(problem)
    // Tests of one name stay together.
    const targets = new Map<string, string>()
    for (const test of tests) {
      if (test.group === group || targets.has(stemOf(test))) continue
      targets.set(stemOf(test), this.freeStem(stemOf({ group, name: test.name })))
    }
    const stems = tests.map((test) => targets.get(stemOf(test)) ?? stemOf(test))
    return this.fitting(this.outcome(tests, stems))
  }

  private place(
    paths: readonly string[],
    group: string,
    before: string | null,
  ): Result<FileOutcome, string> {
    const problem = groupProblem(this.words, group)
    if (problem !== null) return err(problem)
    // Tests of one name are one place in the order: they share their number.
    const movers = new Set(this.testsAt(paths).map(stemOf))
    const members = this.membersOf(group)
    const staying = members.filter((test) => !movers.has(stemOf(test)))
    const moving = this.files.tests.filter((test) => movers.has(stemOf(test)))
    // If the target moves, too, the place is before the next test that stays.
    const at = before === null ? -1 : members.findIndex(({ path }) => path === before)
    const next = at < 0 ? undefined : members.slice(at).find((test) => staying.includes(test))
    const place = next ? staying.indexOf(next) : staying.length
    const wished = [...staying.slice(0, place), ...moving, ...staying.slice(place)]
    return this.renumber(wished, group, {}, new Set(paths))
  }

  /** Gives tests the order of a group; some may come from others. `about`: those that are chosen; null: all. */
  private renumber(
    wished: readonly TestFile[],
    group: string,
    numbering: Numbering,
    about: ReadonlySet<string> | null,
  ): Result<FileOutcome, string> {
    const stems = [...new Set(wished.map(stemOf))]
    const first = new Map(wished.toReversed().map((test) => [stemOf(test), test]))
    const newcomers = new Set(
      stems.flatMap((stem, at) => (first.get(stem)!.group === group ? [] : [at])),
    )
    const names = renumbered(
      stems.map((stem) => first.get(stem)!.name),
      { ...numbering, newcomers },
    )
    const nameOf = new Map(stems.map((stem, at) => [stem, names[at]!]))
    const targets = wished.map((test) => stemOf({ group, name: nameOf.get(stemOf(test))! }))
    const made = this.outcome(wished, targets)
    const tests = made.tests.filter((_, at) => about?.has(wished[at]!.path) ?? true)
    return this.fitting({ ...made, tests })
  }

  private bin(tests: readonly TestFile[]): FileOutcome {
    const paths = new Set(tests.map(({ path }) => path))
    const all = tests.map((test) => ({ test, ...this.partsOf(test, paths) }))
    return {
      ...nothing,
      gone: [
        ...new Set(all.flatMap(({ test, own }) => [test.path, ...own.map((one) => one.path)])),
      ],
      shared: [...new Set(all.flatMap(({ shared }) => shared))],
      notes: tests.map(({ path }) => ({ from: path, to: null, isCopy: false })),
    }
  }

  /** The outcome of renaming tests together with the files that belong to them. */
  private outcome(
    tests: readonly TestFile[],
    stems: readonly string[],
    isCopy = false,
  ): FileOutcome {
    const targets = new Map(tests.map((test, at) => [test.path, stems[at]!]))
    const moves = new Map<string, string>()
    const notes: NoteMove[] = []
    const shared = new Set<string>()
    for (const [at, test] of tests.entries()) {
      const to = stems[at]!
      if (to === stemOf(test)) continue
      // A copy gets copies of its files; a shared file moves with the last test that shares it.
      const together = isCopy ? null : this.sharersTo(test, targets)
      const parts = this.partsOf(test, together)
      moves.set(test.path, to + endingOf(test))
      for (const { path, tail } of parts.own) moves.set(path, to + tail)
      if (!isCopy) for (const path of parts.shared) shared.add(path)
      notes.push({ from: test.path, to: to + endingOf(test), isCopy })
    }
    const list = [...moves].map(([from, to]) => ({ from, to }))
    return {
      ...nothing,
      ...(isCopy ? { copies: list } : { moves: list }),
      notes,
      shared: [...shared],
      tests: tests.map((test, at) => stems[at]! + endingOf(test)),
    }
  }

  /** Tests of a test's name that go to the same place. */
  private sharersTo(test: TestFile, targets: ReadonlyMap<string, string>): ReadonlySet<string> {
    const to = targets.get(test.path)
    const sharers = this.sharersOf(test).filter(({ path }) => targets.get(path) === to)
    return new Set(sharers.map(({ path }) => path))
  }

  private sharersOf(test: TestFile): readonly TestFile[] {
    return this.byStem.get(stemOf(test)) ?? []
  }

  /** What belongs to a test, and what it shares with tests that are not among these; null: nothing is shared. */
  private partsOf(test: TestFile, together: ReadonlySet<string> | null) {
    const all = this.companions.get(test.path) ?? []
    const isBound = (isShared: boolean): boolean =>
      isShared && together !== null && !this.sharersOf(test).every(({ path }) => together.has(path))
    return {
      own: all.filter(({ isShared }) => !isBound(isShared)),
      shared: all.filter(({ isShared }) => isBound(isShared)).map(({ path }) => path),
    }
  }

  /** Refuses an outcome in which a file would overwrite another, or take the answer of a deleted test. */
  private fitting(outcome: FileOutcome): Result<FileOutcome, string> {
    const leaving = new Set(outcome.moves.map(({ from }) => from))
    const staying = takenStems(this.files.paths.filter((path) => !leaving.has(path)))
    const taken = outcome.notes.find(({ to }) => to !== null && staying.has(stemOfTest(to)))
    return taken ? err(this.words.suite.names.taken({ name: taken.to! })) : ok(outcome)
  }

  /** A name that is free; it is taken from now on. */
  private freeStem(wished: string): string {
    return takeFreeStem(wished, this.taken)
  }

  private membersOf(group: string): readonly TestFile[] {
    return this.files.tests.filter((test) => test.group === group)
  }

  /** In the order of the set. */
  private testsAt(paths: readonly string[]): readonly TestFile[] {
    const wanted = new Set(paths)
    return this.files.tests.filter(({ path }) => wanted.has(path))
  }
}

const nothing: FileOutcome = { moves: [], copies: [], gone: [], shared: [], tests: [], notes: [] }

/** Names that new tests may not have, since there are files that would belong to them; in lower case. */
export function takenStems(paths: readonly string[]): Set<string> {
  return new Set(paths.flatMap((path) => [path, ...dotted(path)]).map((path) => path.toLowerCase()))
}

/** A name that is not among those taken, and takes it: the wished one, or with a number behind it. */
export function takeFreeStem(wished: string, taken: Set<string>): string {
  for (let number = 1; ; number++) {
    const stem = number === 1 ? wished : `${wished}-${number}`
    if (taken.has(stem.toLowerCase())) continue
    taken.add(stem.toLowerCase())
    return stem
  }
}

function stemOfTest(path: string): string {
  const [test] = testFilesOf([path])
  return (test ? stemOf(test) : path).toLowerCase()
}
