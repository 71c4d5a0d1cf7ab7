import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { decodeText } from '@core/kernel/decode-text'
import type { ProgramCell, ProgramsEnd, ProgramsProgress } from '@core/protocol/programs'
import type { Call } from '../../threads/call'
import { sha256 } from '../../sets/sha256'
import { testKey } from '../../sets/test-key'
import { inLanes } from '../../threads/in-lanes'
import { judgeSet, printedAgain, type JudgedRun, type PlaceInTable } from '../judge-set'
import type { ProgramRunner } from '../program-runner'
import { hashOf, type ReadyProgram } from '../ready-program'
import { stateOfFiles } from './file-states'
import type { ProgramToRun, JudgeOrder, TestToRun } from './messages'
import { ProgressTeller } from './progress-teller'
import { type RunStore, type KeptRun } from './run-store'
import type { ToldRuns } from './told-runs'
import type { Workshop } from '../workshop'

interface Program extends ProgramToRun {
  readonly hash: string
  /** State of the files that it names, when they were hashed. */
  readonly state: string
}

/** The first test that a program answers wrongly. */
interface FirstWrong {
  /** Number of the test. */
  readonly test: number
  readonly run: KeptRun
  readonly isKept: boolean
}

/** One order: judges programs on tests; reports stored results at once and the others as they end. */
export class SetJudge {
  private readonly stop: AbortSignal
  private readonly teller: ProgressTeller
  /** Keys of the runs on each test, by path: of text, official answer, limits and comparison. */
  private readonly testKeys: ReadonlyMap<string, string>
  private ran = 0
  private kept = 0
  private readonly changed = new Set<string>()
  private readonly states = new Map<string, string>()
  /** By program. */
  private readonly firstWrong = new Map<string, FirstWrong>()

  constructor(
    private readonly order: JudgeOrder,
    private readonly store: RunStore,
    private readonly told: ToldRuns,
    { stop, tell }: Call<ProgramsProgress>,
  ) {
    this.stop = stop
    const { programs, tests, limits, compare, isIsolated } = order
    this.teller = new ProgressTeller(programs.length * tests.length, tell)
    this.testKeys = new Map(
      tests.map(({ path, key, answer }) => [
        path,
        JSON.stringify([key, sha256(answer), limits, compare, isIsolated]),
      ]),
    )
  }

  async judge(workshop: () => Promise<Workshop>): Promise<ProgramsEnd> {
    const began = performance.now()
    try {
      const programs = await this.identified()
      const wanted = programs.map((program) => this.tellKept(program))
      if (wanted.some(({ size }) => size > 0)) await this.run(await workshop(), programs, wanted)
    } finally {
      this.teller.flush()
    }
    const { ran, kept, changed, stop } = this
    const time = performance.now() - began
    return { isStopped: stop.aborted, ran, kept, without: [...changed], time }
  }

  /** Hashes the programs in their current state. */
  private async identified(): Promise<Program[]> {
    const { programs } = this.order
    const found: Program[] = []
    for (const program of programs) {
      if (this.stop.aborted) break
      if (!program.found.ok) {
        this.failed(program.id, 'command', program.found.error)
        continue
      }
      const state = await stateOfFiles(program.found.value.files)
      found.push({ ...program, state, hash: await hashOf(program.found.value) })
    }
    return found
  }

  /** Reports the stored results of a program; returns the numbers of the tests on which it has to run. */
  private tellKept(program: Program): Set<number> {
    const { extent, tests } = this.order
    const wanted = new Set<number>()
    this.told.forgetRuns(this.order.set, program.id, tests)
    const broken = extent === 'all' ? null : this.store.get(this.compileKey(program))
    if (broken) {
      this.kept += tests.length
      this.failed(program.id, 'compile', this.store.printed(broken).errors)
      return wanted
    }
    for (const [at, test] of tests.entries()) {
      const run = extent === 'all' ? null : this.store.get(this.keyOf(program, test))
      if (run) {
        this.kept++
        this.tell(program.id, at, run, true)
      } else if (extent !== 'kept') wanted.add(at)
      else this.teller.over(1)
    }
    return wanted
  }

  private async run(
    workshop: Workshop,
    programs: readonly Program[],
    wanted: readonly ReadonlySet<number>[],
  ): Promise<void> {
    const { runner } = workshop
    const { tests, limits, compare, folder } = this.order
    const ready: (ReadyProgram | null)[] = programs.map(() => null)
    const asked = programs.flatMap((_, at) => (wanted[at]!.size > 0 ? at : []))
    await inLanes(runner.lanes, asked, async (at) => {
      ready[at] = await this.ready(workshop, programs[at]!)
    })
    const used = tests.flatMap((_, at) => (wanted.some((own) => own.has(at)) ? at : []))
    await inLanes(runner.lanes, used, (at) => this.check(tests[at]!))
    await judgeSet(runner, {
      programs: ready,
      tests: tests.map(({ file, answer }) => ({ input: file, expected: answer })),
      limits,
      folder,
      compare,
      isWanted: ({ program, test }) =>
        ready[program] !== null &&
        wanted[program]!.has(test) &&
        !this.changed.has(tests[test]!.path),
      tell: (run, place) => this.ended(programs[place.program]!, run, place),
      stop: this.stop,
    })
    await inLanes(runner.lanes, ready.entries(), async ([at, one]) => {
      if (one && !this.stop.aborted) await this.runAgain(runner, programs[at]!, one)
    })
  }

  /** Runs a program once more on the first test that it answers wrongly; the result is stored and reported with that run. */
  private async runAgain(
    runner: ProgramRunner,
    program: Program,
    ready: ReadyProgram,
  ): Promise<void> {
    const { id } = program
    const first = this.firstWrong.get(id)
    if (!first || (first.isKept && this.store.get(keyAgain(first.run)))) return
    const { set, tests, limits, folder } = this.order
    const test = tests[first.test]!
    if (!this.states.has(test.path)) await this.check(test)
    const output = await printedAgain(runner, ready, test.file, { limits, folder, stop: this.stop })
    const isSame = (await this.isUnchanged(test)) && (await this.isAsHashed(program))
    if (output === null || !isSame) return
    const about = { ...nothingRun, key: keyAgain(first.run), verdict: first.run.verdict }
    const length = Buffer.byteLength(output)
    const again = this.store.put({ ...about, length }, { output, errors: '' })
    this.told.addAgain(set, id, test.path, again)
  }

  private async ready(workshop: Workshop, program: Program): Promise<ReadyProgram | null> {
    if (this.stop.aborted || !program.found.ok) return null
    this.teller.row({ program: program.id, state: 'compiling', message: '' })
    const made = await workshop.ready(program.found.value, program.hash, this.stop)
    if (made.ok) {
      this.teller.row({ program: program.id, state: 'ready', message: '' })
      return made.value
    }
    if (this.stop.aborted) return null
    const { kind, message } = made.error
    if (kind === 'compile' && (await this.isAsHashed(program)))
      this.store.put(
        { ...nothingRun, key: this.compileKey(program), verdict: 'CE' },
        { output: '', errors: message },
      )
    this.failed(program.id, kind, message)
    return null
  }

  /** A test that has changed has no official answer yet. */
  private async check({ path, file, key }: TestToRun): Promise<void> {
    if (this.stop.aborted) return
    this.states.set(path, await stateOfFiles([file]))
    const text = decodeText(await readFile(file).catch(() => new Uint8Array()))
    if (!text.ok || testKey(path, text.value) !== key) this.changed.add(path)
  }

  private async ended(
    program: Program,
    { end, verdict }: JudgedRun,
    { test: at }: PlaceInTable,
  ): Promise<void> {
    const test = this.order.tests[at]!
    if (!(await this.isUnchanged(test))) {
      this.changed.add(test.path)
      this.teller.over(1)
      return
    }
    const { cpu, wall, memory, code, signal, output, errors } = end
    // A program that was overwritten in the meantime was run in a version that cannot be asked for again.
    const isSame = await this.isAsHashed(program)
    const key = isSame ? this.keyOf(program, test) : `${randomUUID()} ${program.id} ${test.path}`
    const run = this.store.put(
      {
        key,
        verdict,
        cpu,
        wall: Math.round(wall),
        memory,
        code,
        signal,
        length: Buffer.byteLength(output),
      },
      { output, errors },
    )
    this.ran++
    this.tell(program.id, at, run, false)
  }

  private tell(program: string, number: number, run: KeptRun, isKept: boolean): void {
    const { path: test, key: testKey } = this.order.tests[number]!
    const { verdict, cpu, wall, memory } = run
    const cell: ProgramCell = { program, test, verdict, cpu, wall, memory, isKept }
    const again = isKept ? this.store.get(keyAgain(run)) : null
    this.told.add(this.order.set, {
      ...{ cell, testKey, run, store: this.store },
      ...(again && { again }),
    })
    this.teller.cell(cell)
    const isWhole = run.output === run.length
    if (verdict === 'WA' && isWhole && number < (this.firstWrong.get(program)?.test ?? Infinity))
      this.firstWrong.set(program, { test: number, run, isKept })
  }

  private failed(program: string, state: 'command' | 'compile', message: string): void {
    this.told.forgetRuns(this.order.set, program, this.order.tests)
    this.teller.row({ program, state, message })
    this.teller.over(this.order.tests.length)
  }

  private async isUnchanged({ path, file }: TestToRun): Promise<boolean> {
    return !this.changed.has(path) && (await stateOfFiles([file])) === this.states.get(path)
  }

  private async isAsHashed({ found, state }: Program): Promise<boolean> {
    return found.ok && (await stateOfFiles(found.value.files)) === state
  }

  private keyOf({ hash }: Program, { path }: TestToRun): string {
    return sha256(`${hash} ${this.testKeys.get(path)!}`)
  }

  private compileKey({ hash }: Program): string {
    return sha256(`${hash} compile ${this.order.isIsolated}`)
  }
}

/** The key of the second run. */
function keyAgain({ key }: KeptRun): string {
  return sha256(`${key} again`)
}

const nothingRun = { cpu: null, wall: 0, memory: null, code: null, signal: null, length: 0 }
