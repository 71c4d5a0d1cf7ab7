import type { JudgedPrograms } from './programs/judged-programs.svelte'
import type { Action, Actions } from '../ui/command'
import { words } from '../ui/words'
import type { OpenSet } from './open-set.svelte'
import type { RewriteKind } from './rewrite-text'
import { groupOf, neighbour } from './row-places'

/** The objects that commands on a set work on. */
export interface SetScope {
  /** The set whose tab is in front. */
  readonly set: () => OpenSet | null
}

const off = words.setCommands
/** Why work on tests is off while the set shows something else. */
export const NO_TESTS_SHOWN = off.notShown

/** Work on the tests of the set in front. */
export function setCommands(scope: SetScope) {
  const onSet = (run: (set: OpenSet) => void): Required<Action> => ({
    whyOff: () => (scope.set() === null ? off.noSet : null),
    run: () => {
      const set = scope.set()
      if (set) run(set)
    },
  })
  const onFilled = (run: (set: OpenSet) => void): Required<Action> => ({
    ...onSet(run),
    whyOff: () => {
      const set = scope.set()
      if (!set) return off.noSet
      return set.list.tests.length > 0 ? null : off.noTests
    },
  })
  const onTests = (
    run: (set: OpenSet, paths: readonly string[]) => void,
    whyNot: (set: OpenSet, paths: readonly string[]) => string | null = () => null,
  ): Required<Action> => {
    const whyOff = (): string | null => {
      const set = scope.set()
      if (!set) return off.noSet
      if (set.view !== 'tests') return NO_TESTS_SHOWN
      if (set.table.target.length === 0) return off.noneChosen
      return whyNot(set, set.table.target)
    }
    return {
      whyOff,
      run: () => {
        const set = scope.set()
        if (set && whyOff() === null) run(set, set.table.target)
      },
    }
  }
  // The programs are shown first, so that the effect is visible.
  const onPrograms = (run: (programs: JudgedPrograms) => void): ((set: OpenSet) => void) => {
    return (set) => {
      set.view = 'programs'
      void set.openPrograms().then(run)
    }
  }
  const onListed = (
    run: (programs: JudgedPrograms) => void,
    whyNot: (programs: JudgedPrograms) => string | null = () => null,
  ): Required<Action> => ({
    ...onFilled(onPrograms(run)),
    whyOff: () => {
      const set = scope.set()
      if (!set) return off.noSet
      if (set.list.tests.length === 0) return off.noTests
      if (!set.programs) return null
      return set.programs.programs.length > 0 ? whyNot(set.programs) : off.noPrograms
    },
  })
  const step = (by: 1 | -1): Required<Action> =>
    onTests(
      (set, paths) => {
        const place = neighbour(set.table, paths, by)
        if (place) void set.work.begin({ kind: 'place', paths, ...place })
      },
      (set, paths) => (neighbour(set.table, paths, by) ? null : off.noFurther),
    )
  return {
    'set-new': onSet(({ work }) => (work.making = 'test')),
    'set-generate': onSet(({ work }) => (work.making = 'levels')),
    'package-set': onFilled(({ packing }) => packing.open()),
    'certify-set': onFilled(({ certifying }) => void certifying.open()),
    'set-invalid': onFilled(({ invalid }) => void invalid.open()),
    'find-level': onSet((set) => set.findLevel()),
    'set-rename': onTests(
      (set, [path]) =>
        void set.work.begin({ kind: 'rename', path: path!, name: nameOf(set, path!) }),
      (_, paths) => (paths.length === 1 ? null : off.oneAtATime),
    ),
    'set-duplicate': onTests((set, paths) => void set.work.now({ kind: 'duplicate', paths })),
    'set-group': onTests(
      (set, paths) =>
        void set.work.begin({ kind: 'move', paths, group: groupOf(set.tests, paths[0]!) }),
    ),
    'set-up': step(-1),
    'set-down': step(1),
    'set-number': onTests(
      (set, [path]) => void set.work.begin({ kind: 'number', group: groupOf(set.tests, path!) }),
    ),
    'set-canonical': rewrite('canonical'),
    'set-again': onTests(
      (set, paths) => void set.work.makeAgain(madeAmong(set, paths)),
      (set, paths) => (madeAmong(set, paths).length > 0 ? null : off.notMade),
    ),
    'set-answers': onSet((set) => {
      const { chosen } = set.table
      const all = set.tests.map(({ file }) => file.path)
      void set.writing.begin(chosen.length > 1 ? chosen : all)
    }),
    'set-compare': onSet((set) => {
      const { chosen } = set.table
      const isChosen = new Set(chosen)
      const tests = set.tests.filter(({ file }) => chosen.length < 2 || isChosen.has(file.path))
      void set.checking.begin(tests)
    }),
    'programs-add': onSet(onPrograms((programs) => void programs.choose(null))),
    'programs-run': onListed((programs) => programs.runOrStop()),
    'programs-again': onListed(
      (programs) => void programs.run('all'),
      ({ isBusy }) => (isBusy ? off.runsAlready : null),
    ),
    'programs-limits': onListed(({ measuring }) => measuring.open()),
    'programs-remove': onListed(
      (programs) => void programs.remove(),
      ({ view }) => (view.program === null ? off.noProgramChosen : null),
    ),
    'set-bin': onTests((set, paths) => void set.work.begin({ kind: 'bin', paths })),
  } satisfies Actions

  function rewrite(how: RewriteKind): Required<Action> {
    return onTests((set, paths) => rewriteTests(set, paths, how))
  }
}

/** Mirrors or turns the chosen tests of a set, or brings them into canonical form, after showing which files that overwrites. */
export function rewriteTests(set: OpenSet, paths: readonly string[], how: RewriteKind): void {
  const chosen = new Set(paths)
  const tests = set.tests
    .filter(({ file }) => chosen.has(file.path))
    .map(({ file, look }) => ({
      path: file.path,
      game: look?.game ?? '',
      hasAnswer: look?.expected === 'equal',
    }))
  void set.work.rewrite(tests, how)
}

/** Those among some tests that have a record of how they were made. */
function madeAmong({ list }: OpenSet, paths: readonly string[]): readonly string[] {
  return paths.filter((path) => list.notes.made[path])
}

function nameOf(set: OpenSet, path: string): string {
  return set.tests.find(({ file }) => file.path === path)?.file.name ?? ''
}
