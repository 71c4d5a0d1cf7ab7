import { words } from './set-words'
import { type SortKey, testColumns } from './test-columns'
import { type TableTest, troubleIn } from './test-facts'

/** A row of the table: a test, with its place among the tests shown, or the heading of a group. */
export type TableRow =
  | ({ readonly kind: 'test'; readonly at: number } & TableTest)
  | {
      readonly kind: 'group'
      /** The folder; empty for the set's own. */
      readonly group: string
      readonly title: string
      readonly count: number
    }

/** The tests that are shown, and their order. */
export interface TableChoice {
  /** Whether a test matches the filter. */
  readonly isLike: (test: TableTest) => boolean
  readonly onlyTroubled: boolean
  readonly sort: SortKey
  readonly isDown: boolean
  /** Titles by group. */
  readonly groups: Readonly<Record<string, string>>
}

/** The rows to show. Groups stay in their order; the tests are sorted within them. */
export function tableRows(tests: readonly TableTest[], choice: TableChoice): TableRow[] {
  const shown = tests.filter(
    (test) => (!choice.onlyTroubled || troubleIn(test) !== null) && choice.isLike(test),
  )
  const groups = new Map<string, TableTest[]>()
  for (const test of shown) {
    const { group } = test.file
    const members = groups.get(group) ?? []
    members.push(test)
    groups.set(group, members)
  }
  const hasHeadings = tests.some(({ file }) => file.group !== '')
  let at = 0
  return [...groups].flatMap(([group, members]): TableRow[] => {
    const title = choice.groups[group] ?? (group === '' ? words.set.ownFolder : group)
    const heading = { kind: 'group', group, title, count: members.length } as const
    const rows = sorted(members, choice).map((test) => rowOf(test, at++))
    return hasHeadings ? [heading, ...rows] : rows
  })
}

type TestRow = Extract<TableRow, { kind: 'test' }>

/** The last row of each test: the list draws only such as are new to it. */
const lastRows = new WeakMap<TableTest, TestRow>()

function rowOf(test: TableTest, at: number): TestRow {
  const known = lastRows.get(test)
  if (known?.at === at) return known
  const row: TestRow = { kind: 'test', at, ...test }
  lastRows.set(test, row)
  return row
}

/** In the order of a key; what is not known yet comes last either way. */
function sorted(tests: readonly TableTest[], { sort, isDown }: TableChoice): readonly TableTest[] {
  if (sort === 'name') return isDown ? tests.toReversed() : tests
  const { compare } = testColumns[sort]
  return tests.toSorted((a, b) => {
    if (!a.look || !b.look) return Number(!a.look) - Number(!b.look)
    return isDown ? compare(b, a) : compare(a, b)
  })
}
