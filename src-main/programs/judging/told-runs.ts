import type { Verdict } from '@core/judging/verdict'
import type { ProgramCell } from '@core/protocol/programs'
import type { ToldOutput, RunOfJudge } from './messages'
import type { KeptRun, RunStore } from './run-store'

/** A run that was reported to the page. */
interface Told {
  readonly cell: ProgramCell
  readonly testKey: string
  readonly run: KeptRun
  readonly store: RunStore
  /** The second run. */
  readonly again?: KeptRun
}

/** Whether a run with this verdict came to its end and printed something that was judged. */
export function isPrinted(verdict: Verdict): boolean {
  return verdict === 'OK' || verdict === 'WA' || verdict === 'PE'
}

/** The runs reported to the page, by set, program and test: those that it may ask about. */
export class ToldRuns {
  private readonly sets = new Map<string, Map<string, Map<string, Told>>>()

  add(set: string, told: Told): void {
    const { program, test } = told.cell
    const programs = this.sets.get(set) ?? new Map<string, Map<string, Told>>()
    const tests = programs.get(program) ?? new Map<string, Told>()
    tests.set(test, told)
    programs.set(program, tests)
    this.sets.set(set, programs)
  }

  /** Adds the second run of a reported one. */
  addAgain(set: string, program: string, test: string, again: KeptRun): void {
    const told = this.sets.get(set)?.get(program)
    const one = told?.get(test)
    if (one) told!.set(test, { ...one, again })
  }

  /** Drops the runs of a set. */
  forget(set: string): void {
    this.sets.delete(set)
  }

  /** Drops the runs of a program on these tests. */
  forgetRuns(set: string, program: string, tests: readonly { readonly path: string }[]): void {
    const told = this.sets.get(set)?.get(program)
    for (const { path } of tests) told?.delete(path)
  }

  details(set: string, program: string, test: string): RunOfJudge | null {
    const told = this.sets.get(set)?.get(program)?.get(test)
    if (!told) return null
    const { cell, testKey, run, store } = told
    const { code, signal, length } = run
    const isWhole = run.output === length
    return { ...cell, testKey, code, signal, length, isWhole, ...store.printed(run) }
  }

  /** The outputs of a program; none if it crashed or exceeded a limit. */
  outputs(set: string, program: string): ToldOutput[] {
    const tests = [...(this.sets.get(set)?.get(program)?.values() ?? [])]
    return tests
      .filter(({ run }) => run.verdict !== 'CE')
      .map(({ cell: { test, verdict }, testKey, run, store, again }) => ({
        test,
        testKey,
        verdict,
        output: isPrinted(verdict) && run.output === run.length ? store.printed(run).output : null,
        ...(again && { again: store.printed(again).output }),
      }))
  }
}
