import { type Call, neverStopped } from '../../../threads/call'
import { findGame } from '../../../words'
import { diagnosisWords } from '@core/judging/diagnosis-words'
import { differenceWords } from '@core/judging/explanation-words'
import { err, ok, type Result } from '@core/kernel/result'
import { visible } from '@core/kernel/text-reader'
import type {
  DiagnosisRequest,
  GameDiagnosis,
  ProgramDiagnosis,
  ProgramRunDetails,
} from '@core/protocol/programs'
import type { Reach } from '@core/suite/reaches'
import { readLevel } from '../../../files/read-level'
import type { JudgeService, ToldOutput } from '../../../programs/judging/messages'
import { isPrinted } from '../../../programs/judging/told-runs'
import type { ThreadCalls } from '../../../threads/thread-calls'
import type { OpenSet } from '../open-set'
import type { SetWork } from '../set-work'
import { setsWords } from '../../sets-words'

/** Maximum number of outputs of a game that are compared with all misreadings, wrong ones first: more add nothing. */
const MOST_RIGHT = 100

interface OutputOfGame extends Omit<ToldOutput, 'testKey'> {
  readonly text: string
  readonly reaches: readonly Reach[]
}

/** Details of reported runs: their output, and why it is wrong. */
export class RunReports {
  constructor(
    private readonly thread: ThreadCalls<JudgeService>,
    private readonly work: Pick<SetWork, 'explain' | 'diagnose'>,
  ) {}

  async details(
    set: { readonly id: string; readonly open: OpenSet },
    program: string,
    test: string,
  ): Promise<Result<ProgramRunDetails | null, string>> {
    if (!this.thread.isThere) return ok(null)
    const run = await this.thread.call('details', { set: set.id, program, test })
    if (!run) return ok(null)
    const { length, isWhole, testKey, ...told } = run
    // An output for a different level says nothing about this one.
    if (set.open.test(test)?.key !== testKey) return ok(null)
    const isJudged = run.verdict === 'OK' || run.verdict === 'WA' || run.verdict === 'PE'
    const explained =
      isJudged && isWhole ? await this.explained(set.open, test, run.output) : ok(null)
    if (!explained.ok) return explained
    return ok({ ...told, outputLength: length, explanation: explained.value })
  }

  /** Null when it was stopped. */
  async diagnosis(
    { set, program }: DiagnosisRequest,
    open: OpenSet,
    name: string,
    call: Pick<Call, 'stop'>,
  ): Promise<Result<ProgramDiagnosis | null, string>> {
    const outputs = this.thread.isThere ? await this.thread.call('outputs', { set, program }) : []
    const lines = [outlineOf(name, outputs)]
    const games: GameDiagnosis[] = []
    for (const [id, own] of await outputsByGame(open, outputs)) {
      const game = findGame(id)!
      const found = await this.work.diagnose(game, own, call)
      if (!found.ok) return found
      if (!found.value) return ok(null)
      const diagnosis = found.value
      const tests = own.map(({ test }) => test)
      games.push({ game: id, tests, diagnosis })
      if (diagnosis.wrong.length === 0) continue
      const { test, text, output } = own[diagnosis.wrong[0]!]!
      const first = { test, text, output: output! }
      const { compare } = open.listed.notes
      const explained = await this.work.explain({ game: id, ...first, compare }, call)
      if (!explained.ok) return explained
      if (!explained.value) return ok(null)
      lines.push(
        '',
        `${visible(first.test)}:`,
        ...differenceWords(game, explained.value, first.output).slice(0, MOST_LINES),
        '',
        ...diagnosisWords(game, tests, diagnosis),
      )
    }
    const tooLong = outputs.filter(isTooLong).filter(({ verdict }) => verdict !== 'OK').length
    return ok({ games, tooLong, text: `${lines.join('\n')}\n` })
  }

  private async explained(open: OpenSet, path: string, output: string) {
    const game = open.test(path)?.look?.game
    if (game === undefined) return ok(null)
    const text = await readLevel(open.fullPath(path))
    if (!text.ok) return err(text.error.message)
    const { compare } = open.listed.notes
    return this.work.explain({ game, text: text.value, output, compare }, { stop: neverStopped })
  }
}

/** Lines about the first wrong answer: a step may have very many events. */
const MOST_LINES = 40

function outlineOf(name: string, outputs: readonly ToldOutput[]): string {
  const wrong = outputs.filter(({ verdict }) => verdict === 'WA' || verdict === 'PE').length
  return setsWords().programs.outline({ name: visible(name), wrong, tests: outputs.length })
}

/** Whether a run printed more than is kept. */
function isTooLong({ verdict, output }: ToldOutput): boolean {
  return output === null && isPrinted(verdict)
}

/** Outputs that are kept whole with the texts of their levels, all wrong ones and some right ones, by game. */
async function outputsByGame(
  open: OpenSet,
  outputs: readonly ToldOutput[],
): Promise<Map<string, OutputOfGame[]>> {
  const found = new Map<string, OutputOfGame[]>()
  const places = new Map(open.listed.tests.map(({ path }, at) => [path, at]))
  const placeOf = ({ test }: ToldOutput): number => places.get(test) ?? places.size
  // As the set has them, whichever ended first.
  const ordered = [...outputs].sort(
    (a, b) => Number(a.verdict === 'OK') - Number(b.verdict === 'OK') || placeOf(a) - placeOf(b),
  )
  for (const told of ordered) {
    const { testKey, ...one } = told
    const known = open.test(one.test)
    const game = known?.key === testKey ? known.look?.game : undefined
    if (isTooLong(told) || game === undefined) continue
    const own = found.get(game) ?? []
    const right = own.filter(({ verdict }) => verdict === 'OK').length
    if (one.verdict === 'OK' && (own.length === right || right >= MOST_RIGHT)) continue
    const text = await readLevel(open.fullPath(one.test))
    if (!text.ok) continue
    own.push({ ...one, text: text.value, reaches: known!.look!.limits })
    found.set(game, own)
  }
  return found
}
