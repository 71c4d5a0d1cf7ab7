import { games } from '../ui/games'
import type { Bridge } from '@core/protocol/ipc'
import type { FileTicket } from '@core/protocol/file-ticket'
import { err, ok } from '@core/kernel/result'
import type { Json } from '@core/protocol/journal'
import type {
  GameCoverage,
  LookOrder,
  NewTest,
  OpenedSet,
  RewriteJob,
  SetList,
  SetStep,
  TestSummary,
} from '@core/protocol/set'
import { looksIn, type ToldLooks } from '@core/protocol/told-looks'
import { type AnswerEnding, answerEndingOf } from '@core/suite/set-files'
import { countTroubles } from '@core/suite/trouble'
import type { ReadingId } from '@core/trace/machine'
import { Job, settled } from '../ui/job.svelte'
import type { JudgedPrograms } from './programs/judged-programs.svelte'
import { AnswerCheck } from './answer-check.svelte'
import { FileWork } from './file-work.svelte'
import { Certifying } from './certifying.svelte'
import { Finding } from './finding.svelte'
import { InvalidInputs } from './invalid-inputs.svelte'
import { Lowering } from './lowering.svelte'
import { Noting } from './noting.svelte'
import { PictureTexts } from './picture-texts'
import { Packing } from './packing.svelte'
import { programsOfSet } from './programs-of-set'
import { emptyList } from './empty-list'
import { applySetView, type SetView, viewOfSet } from './set-view'
import { words } from './set-words'
import { Stating } from './stating.svelte'
import { differsInBlanks, hasRightAnswer, troubleIn, type TableTest } from './test-facts'
import { TableTests } from './table-tests'
import { TableView } from './table-view.svelte'
import { stepNotice, type StepVerb, type ToldStep, Writing } from './writing.svelte'

let lastId = 0

/** One open set: its data from main, and how it is shown. */
export class OpenSet {
  readonly kind = 'set'
  /** Stands for its tab; below 0, for those of levels are above. */
  // oxlint-disable-next-line no-useless-assignment -- the next one counts on
  readonly id = --lastId
  readonly ticket: string
  /** Absolute, for showing. */
  readonly path: string
  readonly name: string

  list = $state.raw(emptyList)
  /** Tests that are looked at now. */
  done = $state(0)
  /** True when the user has stopped looking before all were looked at. */
  isStopped = $state(false)
  view = $state<SetView>('tests')
  /** Whether its programs are run again as soon as their source has changed. */
  judgesAgain = $state(false)
  /** Null until they are looked at for the first time. */
  programs = $state.raw<JudgedPrograms | null>(null)
  /** What the tests cover that are looked at now, by game. */
  readonly covering = new Job<never, readonly GameCoverage[]>()
  /** The result of the last step on its files; null once the user has read it. */
  told = $state.raw<ToldStep | null>(null)
  /** The label of the undo step; null if there is none. */
  undoLabel = $state.raw<string | null>(null)
  /** That of the redo step. */
  redoLabel = $state.raw<string | null>(null)

  /** The last report for each path; changes in it are counted. */
  private readonly looks = new Map<string, TestSummary>()
  private version = $state(0)
  private lastTold: { readonly told: OpenSet['told']; readonly place: string } = {
    told: null,
    place: '',
  }
  private readonly tableTests = new TableTests()
  private programsOnTheirWay: Promise<JudgedPrograms> | null = null

  readonly tests = $derived.by((): readonly TableTest[] => {
    void this.version
    return this.tableTests.of(this.list, this.looks)
  })
  /** Id of the game that all tests are of as far as they are looked at; empty if there are several, or none yet. */
  readonly game = $derived.by(() => {
    const games = new Set<string>()
    for (const { look } of this.tests) if (look && look.game !== '') games.add(look.game)
    return games.size === 1 ? [...games][0]! : ''
  })
  readonly isDone = $derived(this.done >= this.list.tests.length)
  readonly troubles = $derived(countTroubles(this.tests.map(troubleIn)))
  /** Tests that have an expected answer beside them. */
  readonly answered = $derived(this.list.tests.filter(({ answer }) => answer !== null).length)
  /** Tests whose expected answer is the official one, as the set compares. */
  readonly equal = $derived(this.tests.filter(hasRightAnswer).length)
  readonly butBlanks = $derived(this.tests.filter(differsInBlanks).length)

  readonly table: TableView
  readonly finding: Finding
  readonly lowering: Lowering
  readonly writing: Writing
  readonly noting: Noting
  readonly checking: AnswerCheck
  readonly work: FileWork
  readonly pictures: PictureTexts
  readonly packing: Packing
  readonly certifying: Certifying
  readonly stating: Stating
  readonly invalid: InvalidInputs

  /** `view`: its stored view; undefined if it is new. */
  constructor(
    opened: OpenedSet,
    private readonly bridge: Bridge,
    view?: Json,
  ) {
    this.ticket = opened.set
    this.path = opened.path
    this.name = opened.name
    this.takeList(opened.list)
    this.table = new TableView(
      () => this.tests,
      () => this.list.notes.groups,
    )
    this.finding = new Finding(bridge, this.ticket, (game) => this.caught(game))
    this.lowering = new Lowering(bridge, this.ticket, () => this.list.notes.scoring)
    this.packing = new Packing(bridge, this.ticket, this.name, () => this.list.notes.packing)
    this.certifying = new Certifying(bridge, this.ticket)
    this.invalid = new InvalidInputs(bridge, this.ticket, (...told) => this.tellOf(...told))
    const refuse = (text: string): void => void (this.told = { text, tone: 'error' })
    const done = (step: SetStep, what: StepVerb): void =>
      this.tellOf(step, stepNotice(step, what), what === 'undone' ? 'redo' : 'undo')
    const ending = (): AnswerEnding => answerEndingOf(this.list.tests)
    this.writing = new Writing(bridge, this.ticket, done, refuse, ending)
    this.stating = new Stating(bridge, this.ticket, (step) => done(step, 'written'))
    this.noting = new Noting(
      bridge,
      this.ticket,
      () => this.list.notes,
      refuse,
      (step, told) => this.tellOf(step, told),
    )
    this.work = new FileWork(
      bridge,
      this.ticket,
      (step, told, tests) => {
        this.tellOf(step, told)
        if (!step.problem) this.table.choose(tests)
      },
      refuse,
    )
    this.checking = new AnswerCheck(bridge, this.ticket)
    this.pictures = new PictureTexts(async (path) => {
      const text = await bridge.request('set:text', this.ticket, path)
      return text.ok ? text.value : null
    })
    if (view !== undefined) applySetView(this, view)
  }

  /** Its view, stored for the next start. */
  get kept(): Json {
    return viewOfSet(this)
  }

  takeList(list: SetList): void {
    const known = new Set(list.tests.map(({ path }) => path))
    for (const path of this.looks.keys()) if (!known.has(path)) this.looks.delete(path)
    this.list = list
    this.done = Math.min(this.done, list.tests.length)
    this.version++
  }

  takeLooks(told: ToldLooks): void {
    const { tests, done } = looksIn(told)
    for (const test of tests) this.looks.set(test.path, test)
    this.done = done
    this.version++
  }

  /** Asks for the coverage of the tests looked at so far. */
  async loadCoverage(): Promise<void> {
    await this.covering.perform(async () =>
      ok(await this.bridge.request('set:coverage', this.ticket)),
    )
  }

  /** Its programs, which are asked for with the first look at them. */
  openPrograms(): Promise<JudgedPrograms> {
    return (this.programsOnTheirWay ??= this.makePrograms().catch((reason: unknown) => {
      // The next look at them asks again.
      this.programsOnTheirWay = null
      this.told = { text: words.common.failed, tone: 'error' }
      throw reason
    }))
  }

  /** Stops all work on it. */
  close(): void {
    this.finding.forget()
    this.lowering.forget()
    if (this.packing.isOpen) this.packing.close()
    this.programs?.close()
    this.stating.forget()
  }

  /** Adds the level that was found as a test, and goes to it. Where notes cannot be kept, it has none. */
  async add(test: NewTest): Promise<void> {
    const { problem } = this.list.notes
    const told = problem === null ? test : { ...test, note: '' }
    const added = await settled(async () => {
      const reply = await this.bridge.request('set:add', this.ticket, told)
      return reply.ok ? reply : err(reply.error.message)
    })
    if (!added.ok) return void (this.told = { text: added.error, tone: 'error' })
    this.finding.close()
    const path = added.value
    const { done, undo } = words.set.jobs
    const text = problem === null ? done.added({ path }) : done.addedWithoutNote({ path })
    this.told = { text, tone: 'info', back: 'undo' }
    this.undoLabel = undo.add({ path })
    this.redoLabel = null
    this.table.show(path)
  }

  /** Replaces the text of a test, as one step; warns of an expected answer beside it, which may then be wrong. */
  async replace(text: RewriteJob['texts'][number]): Promise<void> {
    const { jobs, rewrite } = words.set
    const { path } = text
    const hasAnswer = this.list.tests.some((test) => test.path === path && test.answer !== null)
    await this.work.now(
      { kind: 'rewrite', label: jobs.undo.shrink({ path }), texts: [text] },
      [jobs.done.replaced({ path }), ...(hasAnswer ? [rewrite.answers] : [])].join(' '),
    )
  }

  /** The group for a new test: that of the given test, else of the chosen or current one, else the last. */
  groupOf(path: string | null = this.table.chosen[0] ?? this.table.cursorPath): string {
    const { tests } = this.list
    return (tests.find((test) => test.path === path) ?? tests.at(-1))?.group ?? ''
  }

  /** The path of the test whose file this is; null if it is none of its tests. */
  testOf({ path, real }: Pick<FileTicket, 'path' | 'real'>): string | null {
    const below = [path, real].map((one) => one.slice(this.path.length + 1).replaceAll('\\', '/'))
    const [test] = this.holds({ path, real })
      ? this.list.tests.filter((one) => below.includes(one.path))
      : []
    return test?.path ?? null
  }

  /** To be called when the user has moved on: removes the message about the last step, unless it failed. */
  goOn(): void {
    const { view, table, told } = this
    const place = [view, table.cursorPath, table.words].join('\0')
    if (told !== this.lastTold.told) this.lastTold = { told, place }
    else if (told?.tone === 'info' && place !== this.lastTold.place) this.told = null
  }

  /** Whether a file lies in its folder. */
  holds({ path, real }: Pick<FileTicket, 'path' | 'real'>): boolean {
    const { length } = this.path
    return [path, real].some((one) => one.startsWith(this.path) && /[/\\]/.test(one[length] ?? ''))
  }

  /** Shows the form for finding a level. */
  findLevel(): void {
    this.finding.ask(this.game || games[0].id)
  }

  /** Misreadings that the tests of a game catch as far as they are looked at. */
  private caught(game: string): ReadingId[] {
    const looks = [...this.looks.values()].filter((look) => look.game === game)
    return [...new Set(looks.flatMap((look) => look.caught))]
  }

  /** Looks at all tests again, at the rest, or stops looking. */
  look(what: LookOrder): void {
    if (what === 'all') this.done = 0
    this.isStopped = what === 'none'
    void this.bridge.request('set:look', this.ticket, what)
  }

  private async makePrograms(): Promise<JudgedPrograms> {
    const tell = (step: SetStep, text: string): void => this.tellOf(step, text)
    return (this.programs = await programsOfSet(this.bridge, this, tell))
  }

  /** Reports the result of a step on its files; without a text nothing, because the result is visible anyway. */
  private tellOf(step: SetStep, text: string, back: ToldStep['back'] = 'undo'): void {
    const { undo, redo, problem } = step
    this.undoLabel = undo
    this.redoLabel = redo
    this.told = text === '' ? null : { text, tone: problem ? 'error' : 'info', back }
  }
}
