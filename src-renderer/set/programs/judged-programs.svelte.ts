import type { Bridge } from '@core/protocol/ipc'
import type {
  ProgramChange,
  ProgramLanguage,
  ProgramsEnd,
  ProgramsProgress,
  RunExtent,
  SetProgram,
  SetPrograms,
} from '@core/protocol/programs'
import { call } from '../../ui/call'
import { settled } from '../../ui/job.svelte'
import { Diagnosing } from './diagnosing.svelte'
import { Measuring } from './measuring.svelte'
import { type MatrixTestRow, MatrixView, type RunChoice } from './matrix-view.svelte'
import { words } from './programs-words'
import { Results } from './results.svelte'
import type { JudgedSet } from './judged-set'
import { Rewritten } from './rewritten'
import { RunDetails } from './run-details.svelte'
import { foldersOf, type Score } from '@core/suite/scoring'
import { byName, folderOf } from '@core/suite/set-files'
import {
  figuresOf,
  isWrong,
  scoreOfProgram,
  standingsOf,
  type GroupStanding,
  type ProgramFigures,
  type Standing,
} from './standing'

/** A run under way. */
interface Running {
  readonly stop: AbortController
  readonly extent: RunExtent
  readonly done: number
  readonly of: number
  readonly programs: ReadonlySet<string>
  readonly tests: ReadonlySet<string>
}

/** A program with what is known of it. */
export interface JudgedProgram extends SetProgram {
  readonly figures: ProgramFigures
  readonly standing: Standing
  /** The same in groups of which something is expected. */
  readonly inGroups: readonly GroupStanding[]
  /** Null where tests give no points, or it was not run on all. */
  readonly score: Score | null
}

/** The programs of a set and how they fare on its tests. */
export class JudgedPrograms {
  /** Null until it is known. */
  list = $state.raw<SetPrograms | null>(null)
  languages = $state.raw<readonly ProgramLanguage[]>([])
  /** Null while nothing runs; reporting stored results does not count as running. */
  running = $state.raw<Running | null>(null)
  /** How the last run ended that the user asked for. */
  end = $state.raw<ProgramsEnd | null>(null)
  readonly results = new Results()
  readonly view: MatrixView
  readonly details: RunDetails
  readonly diagnosing: Diagnosing
  readonly measuring: Measuring

  readonly programs = $derived.by((): readonly JudgedProgram[] =>
    (this.list?.programs ?? []).map((program) => {
      const { id } = program
      const cells = this.results.ofProgram(id).filter(({ test }) => this.answered.has(test))
      const isBroken = this.results.rows.get(id)?.state === 'compile'
      const standings = standingsOf(program, cells, [...this.answered], isBroken)
      return { ...program, figures: figuresOf(cells), ...standings, score: this.scoreOf(id) }
    }),
  )
  readonly tests = $derived.by(() => this.set.tests())
  /** Folders of the tests and those around them, but the set itself. */
  readonly groups = $derived(
    [...new Set(this.tests.flatMap(({ path }) => foldersOf(folderOf(path))))]
      .filter((group) => group !== '')
      .sort(byName),
  )
  readonly ids = $derived((this.list?.programs ?? []).map(({ id }) => id))
  /** Programs that should fail. */
  readonly wrong = $derived((this.list?.programs ?? []).filter(({ expects }) => isWrong(expects)))
  readonly rows = $derived.by((): readonly MatrixTestRow[] =>
    this.tests.map((test) => ({ ...test, failing: this.failingOn(test.path) })),
  )
  /** Tests on which none of the programs that should fail does. */
  readonly idle = $derived(this.rows.filter(({ failing }) => failing === 0).length)
  readonly isBusy = $derived(this.running !== null && this.running.extent !== 'kept')

  /** Paths of the tests that can be judged. */
  private readonly answered = $derived(
    new Set(this.tests.flatMap(({ path, isAnswered }) => (isAnswered ? path : []))),
  )
  private readonly rewritten = new Rewritten()
  /** Stored results should be asked for again as soon as nothing runs. */
  private isStale = false
  /** The first of the programs that were added last, until it is shown. */
  private added: string | null = null
  /** Number of the last time the list was asked for: the answers may come in another order. */
  private lastLoad = 0
  private readonly stops: readonly (() => void)[]

  constructor(
    readonly bridge: Bridge,
    private readonly set: JudgedSet,
  ) {
    this.view = new MatrixView(
      () => this.rows,
      () => this.ids,
    )
    this.details = new RunDetails(bridge, set.ticket)
    this.diagnosing = new Diagnosing(bridge, set.ticket)
    this.measuring = new Measuring(bridge, set.ticket)
    this.stops = [
      bridge.on('programs:changed', ({ set: of, list }) => {
        if (of === set.ticket) this.takeList(list)
      }),
    ]
  }

  /** Asks for the list, the results of its programs, and the languages available here. */
  async load(): Promise<void> {
    const own = ++this.lastLoad
    const list = await this.bridge.request('programs:list', this.set.ticket)
    if (own === this.lastLoad) this.takeList(list)
    this.languages = await this.bridge.request('programs:languages')
  }

  /** Closes everything and ends running programs. */
  close(): void {
    this.stop()
    this.diagnosing.stop()
    this.measuring.close()
    for (const stop of this.stops) stop()
  }

  /** Asks for programs by dialog; sources of a language, or any. */
  async choose(language: string | null): Promise<void> {
    const reply = await this.bridge.request('programs:choose', this.set.ticket, language)
    if (!reply.ok) return this.set.say(reply.error.message, 'error')
    if (!reply.value) return
    const { added, problems, undo } = reply.value
    if (added.length === 0) return this.set.say(problems.join(' '), 'error')
    const problem = problems.length > 0 ? { path: '', code: '', message: '' } : null
    const text = [words.programs.done.added({ count: added.length }), ...problems].join(' ')
    this.set.tell({ done: [], left: [], problem, undo, redo: null }, text)
    this.added = added[0]!
    this.showAdded()
  }

  /** Changes the list; `told` reports changes that are not visible anyway. */
  async change(change: ProgramChange, told = ''): Promise<void> {
    const step = await this.bridge.request('programs:change', this.set.ticket, change)
    this.set.tell(step, step.problem?.message ?? told)
  }

  /** Runs what has changed since the last run, or all (`extent`); a current run is stopped first. */
  async run(extent: RunExtent, { programs, tests }: RunChoice = everything): Promise<void> {
    if (this.ids.length === 0) return
    if (this.running) this.stop()
    const stop = new AbortController()
    const scope = {
      programs: new Set(programs ?? this.ids),
      tests: new Set(tests ?? this.tests.map(({ path }) => path)),
    }
    this.running = { stop, extent, done: 0, of: 0, ...scope }
    this.results.begin()
    const limits = this.set.limits()
    const request = { set: this.set.ticket, programs, tests, limits, extent }
    const tell = (progress: ProgramsProgress): void => {
      if (this.running?.stop !== stop) return
      this.results.take(progress)
      this.running = { ...this.running, done: progress.done, of: progress.of }
    }
    const piece = { stop: stop.signal, tell }
    const reply = await settled(() => call(this.bridge, piece, 'programs:run', request))
    // A newer run has begun.
    if (this.running?.stop !== stop) return
    this.running = null
    if (!reply.ok) return this.set.say(reply.error, 'error')
    if (extent === 'kept') return this.judgeAgain(this.results.end(scope, this.rewritten.take()))
    this.results.end(scope)
    this.end = reply.value
    // Programs that should have been run again and were not keep their results.
    if (reply.value.isStopped || this.isStale) await this.showKept()
  }

  /** Runs the chosen programs and tests, or all, if they have changed; stops a current run. */
  runOrStop(): void {
    if (this.isBusy) this.stop()
    else void this.run('changed', this.view.toRun ?? everything)
  }

  /** Whether programs are run again as soon as their source has changed. */
  get judgesAgain(): boolean {
    return this.set.judgesAgain()
  }

  set judgesAgain(judges: boolean) {
    this.set.judgeAgain(judges)
  }

  /** Takes the programs at hand from the list. Their files stay. */
  async remove(): Promise<void> {
    const programs = this.view.targets
    const [first, ...others] = programs
    const program = this.find(first ?? null)
    if (!program) return
    this.view.chooseNone()
    const { removed, removedOne } = words.programs.done
    const told =
      others.length === 0
        ? removedOne({ program: program.name })
        : removed({ count: programs.length })
    await this.change({ kind: 'remove', programs }, told)
  }

  /** Shows results of earlier runs that are still valid; runs nothing. */
  async showKept(): Promise<void> {
    this.isStale = this.isBusy
    if (!this.isBusy) await this.run('kept')
  }

  stop(): void {
    this.running?.stop.abort()
  }

  /** True while the run under way is still to tell of it. */
  isAwaited(program: string, test: string): boolean {
    const { running, results } = this
    if (!running || running.extent === 'kept') return false
    if (!running.programs.has(program) || !running.tests.has(test)) return false
    return this.answered.has(test) && results.isOld(program, test)
  }

  /** Whether a test has an official answer; others are not judged. */
  isAnswered(test: string): boolean {
    return this.answered.has(test)
  }

  /** Id of the game of a test; empty if it is not known. */
  gameOf(test: string): string {
    return this.tests.find(({ path }) => path === test)?.game ?? ''
  }

  find(id: string | null): JudgedProgram | null {
    return this.programs.find((program) => program.id === id) ?? null
  }

  private takeList(list: SetPrograms): void {
    const isRewritten = this.rewritten.note(this.list, list, this.isBusy)
    // Results under different limits are not valid.
    const isOther = isRewritten || (this.list && this.list.isolation.isOn !== list.isolation.isOn)
    this.list = list
    this.showAdded()
    if (isOther) void this.showKept()
  }

  /** Runs programs with outdated results, if the user wants that and need not be asked. */
  private judgeAgain(past: readonly string[]): void {
    const programs = past.filter((id) => this.find(id)?.isTrusted)
    if (!this.judgesAgain || programs.length === 0 || this.running) return
    if (this.rewritten.mayRunAgain()) void this.run('changed', { programs, tests: null })
  }

  /** The list with a new program may come before it is told that it was added, or after. */
  private showAdded(): void {
    if (this.added === null || !this.ids.includes(this.added)) return
    this.view.show(this.added, null)
    this.added = null
  }

  private scoreOf(id: string): Score | null {
    return scoreOfProgram(this.set.scoring(), [...this.answered], (test) =>
      this.results.rows.get(id)?.state === 'compile'
        ? 'CE'
        : (this.results.holding(id, test)?.verdict ?? null),
    )
  }

  /** How many of the programs that should fail do so on a test; null while not all were run on it. */
  private failingOn(test: string): number | null {
    const { wrong, results } = this
    if (wrong.length === 0) return null
    let failing = 0
    for (const { id } of wrong) {
      const verdict =
        results.rows.get(id)?.state === 'compile' ? 'CE' : results.holding(id, test)?.verdict
      if (verdict === undefined) return null
      if (verdict !== 'OK') failing++
    }
    return failing
  }
}

const everything: RunChoice = { programs: null, tests: null }
