import { ok, type Result } from '@core/kernel/result'
import type { Verdict } from '@core/judging/verdict'
import type {
  ProgramCell,
  ProgramsEnd,
  RunProgramsRequest,
  SetProgram,
} from '@core/protocol/programs'
import type { SetStep } from '@core/protocol/set'
import { PageBridge, type Replies } from '../../../testing/page-bridge'
import { JudgedPrograms } from '../judged-programs.svelte'

/** A program of the list. */
export const program = (id: string, expects: readonly Verdict[] | null): SetProgram => ({
  id,
  name: `${id}.py`,
  command: `python3 ${id}.py`,
  expects,
  groups: {},
  isTrusted: true,
  source: 'first',
  flags: null,
  hasSanitizers: false,
})

/** How a program fared on a test. */
export const cell = (program: string, test: string, verdict: Verdict): ProgramCell => ({
  program,
  test,
  verdict,
  cpu: 10,
  wall: 20,
  memory: null,
  isKept: false,
})

/** The end of a run. */
export const ended = (more: Partial<ProgramsEnd> = {}): Result<ProgramsEnd, string> =>
  ok({ isStopped: false, ran: 0, kept: 0, without: [], time: 1, ...more })

/** Two programs on three tests, the last without an answer; runs go on until the test ends them. */
export async function judged(more: Replies = {}) {
  const runs: { request: RunProgramsRequest; end: (end: Result<ProgramsEnd, string>) => void }[] =
    []
  const said: string[] = []
  const steps: SetStep[] = []
  const judges = { again: false }
  const isolation = { isOn: false, isHere: true }
  const list = {
    programs: [program('good', ['OK']), program('bad', ['WA'])],
    problem: null,
    isolation,
  }
  const bridge = new PageBridge({
    'programs:list': () => list,
    'programs:languages': () => [],
    'programs:change': () => ({
      done: ['boardwright.json'],
      left: [],
      problem: null,
      undo: 'x',
      redo: null,
    }),
    // The bridge waits for what it is given, be it a promise.
    'programs:run': (_, request) => new Promise((end) => runs.push({ request, end })) as never,
    ...more,
  })
  const programs = new JudgedPrograms(bridge, {
    ticket: 'set',
    scoring: () => ({}),
    tests: () =>
      ['1.in', '2.in', '3.in'].map((path, at) => ({
        path,
        game: 'rockets',
        isAnswered: at < 2,
      })),
    limits: () => ({ time: 1000, memory: 2 ** 28 }),
    judgesAgain: () => judges.again,
    judgeAgain: (again) => (judges.again = again),
    tell: (step, words) => {
      steps.push(step)
      said.push(words)
    },
    say: (text) => said.push(text),
  })
  await programs.load()
  const tell = (at: number, ...cells: ProgramCell[]): void =>
    bridge.tellCall('programs:run', { rows: [], cells, done: cells.length, of: 4 }, at)
  /** The source of some programs is written. */
  const rewrite = (source: string, ...ids: string[]): void => {
    const changed = list.programs.map((one) => (ids.includes(one.id) ? { ...one, source } : one))
    bridge.tell('programs:changed', { set: 'set', list: { ...list, programs: changed } })
  }
  const verdicts = (): (Verdict | null)[][] =>
    ['1.in', '2.in'].map((path) =>
      ['good', 'bad'].map((id) => programs.results.cell(id, path)?.verdict ?? null),
    )
  return { programs, bridge, runs, said, steps, list, tell, rewrite, verdicts }
}
