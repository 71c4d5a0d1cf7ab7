import type { Bridge } from '@core/protocol/ipc'
import type {
  GameCoverage,
  NewTest,
  OpenedSet,
  SetList,
  SetLooks,
  TestSummary,
} from '@core/protocol/set'
import type { ReadingId } from '@core/trace/machine'
import { Finding } from './finding.svelte'
import { hasProblem, type TableTest } from './table-rows'
import { TableView } from './table-view.svelte'
import { stepWords, Writing } from './writing.svelte'

/** What the set's tab shows. */
export type SetView = 'tests' | 'coverage'

/** Where in a test to begin: at a step, or beside what a misreading makes of it. */
export type TestPlace = { readonly step: number } | { readonly reading: ReadingId }

let lastId = 0

/** One open set: what main has told of it, and how it is shown. */
export class OpenSet {
  /** Stands for its tab; below 0, for those of levels are above. */
  readonly id = --lastId
  readonly ticket: string
  /** Absolute, for showing. */
  readonly path: string
  readonly name: string

  list = $state.raw<SetList>({
    tests: [],
    notes: { tests: {}, groups: {}, problem: null },
    problem: null,
  })
  /** Tests that are looked at by now. */
  done = $state(0)
  view = $state<SetView>('tests')
  /** By game; null while it was not asked for yet. */
  coverage = $state.raw<readonly GameCoverage[] | null>(null)
  /** What became of the last thing that was done to its files; null when the user has read it. */
  told = $state.raw<{ readonly text: string; readonly tone: 'info' | 'error' } | null>(null)
  /** What undoing would take back, in words; null when nothing. */
  undoLabel = $state.raw<string | null>(null)

  /** Of each path what was told last; what changes in it is counted. */
  private readonly looks = new Map<string, TestSummary>()
  private version = $state(0)

  readonly tests = $derived.by((): readonly TableTest[] => {
    void this.version
    const { tests, notes } = this.list
    return tests.map((file) => ({
      file,
      look: this.looks.get(file.path) ?? null,
      note: notes.tests[file.path] ?? '',
    }))
  })
  readonly isDone = $derived(this.done >= this.list.tests.length)
  readonly troubled = $derived(this.tests.filter(hasProblem).length)
  /** Tests whose expected answer is the official one. */
  readonly equal = $derived(this.tests.filter(({ look }) => look?.expected === 'equal').length)

  readonly table: TableView
  readonly finding: Finding
  readonly writing: Writing

  constructor(
    opened: OpenedSet,
    private readonly bridge: Bridge,
  ) {
    this.ticket = opened.set
    this.path = opened.path
    this.name = opened.name
    this.takeList(opened.list)
    this.table = new TableView(
      () => this.tests,
      () => this.list.notes.groups,
    )
    this.finding = new Finding(bridge)
    this.writing = new Writing(bridge, this.ticket, (step, what) => {
      this.undoLabel = step.undo
      this.told = { text: stepWords(step, what), tone: step.problem ? 'error' : 'info' }
    })
  }

  takeList(list: SetList): void {
    const known = new Set(list.tests.map(({ path }) => path))
    for (const path of this.looks.keys()) if (!known.has(path)) this.looks.delete(path)
    this.list = list
    this.done = Math.min(this.done, list.tests.length)
    this.version++
  }

  takeLooks({ tests, done }: SetLooks): void {
    for (const test of tests) this.looks.set(test.path, test)
    this.done = done
    this.version++
  }

  /** Asks what the tests cover that are looked at by now. */
  async loadCoverage(): Promise<void> {
    this.coverage = await this.bridge.request('set:coverage', this.ticket)
  }

  /** Adds the level that was found as a test, and goes to it. Where notes cannot be kept, it has none. */
  async add(test: NewTest): Promise<void> {
    const { problem } = this.list.notes
    const told = problem === null ? test : { ...test, note: '' }
    const added = await this.bridge.request('set:add', this.ticket, told)
    if (!added.ok) {
      this.told = { text: added.error.message, tone: 'error' }
      return
    }
    this.finding.close()
    this.told = {
      text: `Added ${added.value}${problem === null ? '' : ' without a note'}.`,
      tone: 'info',
    }
    this.undoLabel = `add ${added.value}`
    this.table.show(added.value)
  }

  lookAgain(): void {
    this.done = 0
    void this.bridge.request('set:look-again', this.ticket)
  }
}
