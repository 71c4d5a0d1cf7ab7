import type { SetList, TestSummary } from '@core/protocol/set'
import { sameTests } from '@core/suite/same-tests'
import type { TableTest } from './test-facts'

/** Puts the tests of a set together for its table, again and again. One of which nothing has changed stays the same object, so that its row is not drawn again. */
export class TableTests {
  private before: readonly TableTest[] = []

  /** In the order of the list; `looks` by path. */
  of({ tests, notes }: SetList, looks: ReadonlyMap<string, TestSummary>): readonly TableTest[] {
    const looksNow = tests.map(({ path }) => looks.get(path) ?? null)
    const again = sameTests(looksNow)
    const { before } = this
    return (this.before = tests.map((file, at) =>
      sameOrNew(before[at], {
        file,
        look: looksNow[at]!,
        sameAs: again.get(file.path) ?? null,
        note: notes.tests[file.path] ?? '',
        made: notes.made[file.path] ?? null,
        compare: notes.compare,
        scoring: notes.scoring,
      }),
    ))
  }
}

function sameOrNew(before: TableTest | undefined, now: TableTest): TableTest {
  const isSame =
    before !== undefined &&
    before.file === now.file &&
    before.look === now.look &&
    before.sameAs === now.sameAs &&
    before.note === now.note &&
    before.made === now.made &&
    before.compare === now.compare &&
    before.scoring === now.scoring
  return isSame ? before : now
}
