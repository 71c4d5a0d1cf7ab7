// What `npm run mutants` changes, room by room: files in which something is decided, and the tests that see them. A room is
// to take at most 20 minutes on two cores, so tests that start programs or threads, or go through very many levels, are
// left out with what they alone see.

/** Files and tests of a room by their names in its folder. `isPage`: its code is built as for a browser. */
function room(folder, files, tests, isPage = false) {
  const below = (names) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => `${folder}/${name}`)
  return { isPage, files: below(files), tests: below(tests) }
}

const core = (name, files, tests) => room(`src-main/core/${name}`, files, tests)
const main = (name, files, tests) => room(`src-main/${name}`, files, tests)
const page = (name, files, tests = '*.test.ts') => room(`src-renderer/${name}`, files, tests, true)

/** By name. */
export const rooms = {
  board: page(
    'board',
    `announcer.ts board-input.ts cell-words.ts cursor-steps.ts drag.ts move-cursor.ts no-steps.ts page-problems.ts
     picker.ts spoken-words.ts step-words.ts touch-gestures.ts`,
    `announcer.test.ts board-*.test.ts cell-words.test.ts cursor-steps.test.ts drag.test.ts move-cursor.test.ts no-steps.test.ts
     page-problems.test.ts spoken-words.test.ts step-words.test.ts touch-gestures.test.ts`,
  ),
  dock: page('dock', 'fit.ts layout.ts pane-place.ts presets.ts read-layout.ts'),
  workspace: page(
    'workspace',
    `autosave.svelte.ts file-filters.ts first-start.ts mishaps.svelte.ts pasting.ts reopen-closed.ts save-document.ts
     tab-labels.ts tab-order.ts workspace.svelte.ts`,
  ),
  playback: page('editor', 'playback.svelte.ts', 'playback-*.test.ts'),
  runs: main(
    'runs',
    'live-host.ts match-host.ts run-host.ts run-slots.ts',
    'live-*.test.ts match-host.test.ts run-*.test.ts',
  ),
  suite: core(
    'suite',
    `coverage.ts file-plan.ts move-order.ts renumber.ts set-files.ts smallest-cover.ts starts.ts test-files.ts wish.ts
     wish-words.ts`,
    `coverage-facts.test.ts file-plan.test.ts move-order.test.ts renumber.test.ts set-files.test.ts
     smallest-cover.test.ts starts.test.ts test-files.test.ts wish.test.ts wish-words.test.ts`,
  ),
  judging: core(
    'judging',
    'answer-pieces.ts command-words.ts compare-outputs.ts expectation.ts settled.ts verdict.ts',
    'answer-pieces.test.ts command-words.test.ts compare-outputs.test.ts expectation.test.ts settled.test.ts verdict.test.ts',
  ),
  package: core(
    'package',
    'order.ts package.ts refusals.ts test-archive.ts tex.ts',
    'names.test.ts order.test.ts refusals.test.ts test-archive.test.ts tex.test.ts',
  ),
  sets: main(
    'sets',
    'kept-programs.ts notes.ts open/file-edit.ts open/files-and-folders.ts open/kept-sets.ts open/move-marks.ts',
    `kept-programs.test.ts notes.test.ts open/file-edit.test.ts open/file-steps.test.ts open/files-and-folders.test.ts
     open/kept-sets.test.ts open/move-marks.test.ts open/notes-file.test.ts`,
  ),
  threads: main('threads', 'in-lanes.ts', 'in-lanes.test.ts'),
  programs: main(
    'programs',
    'judging/run-store.ts judging/told-runs.ts line-queue.ts match-log.ts',
    'judging/run-store.test.ts judging/told-runs.test.ts line-queue.test.ts match-log.test.ts',
  ),
}
