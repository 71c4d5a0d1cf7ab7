import { timedAs } from '@core/judging/expectation'
import { proposeLimits } from '@core/judging/propose-limits'
import { err, ok, type Result } from '@core/kernel/result'
import type { MeasureProgress, MeasureRequest, ProposedLimits } from '@core/protocol/programs'
import type { MeasuredOne } from '../../../programs/judging/messages'
import type { Call } from '../../../threads/call'
import { measuredInWords, notRightInWords, proposalInWords } from '../../limits-in-words'
import { setsWords } from '../../sets-words'
import type { OpenSet } from '../open-set'
import { unlessStopped } from '../unless-stopped'
import type { ListedProgram, ProgramList } from './program-list'
import { runLimits, testsToRun, type ProgramRuns, type ProgramRunsOptions } from './program-runs'

/** Bytes that a program may use while it is measured. */
const MOST_MEMORY = 8 * 2 ** 30

interface Measuring extends Pick<ProgramRunsOptions, 'thread' | 'isolation'> {
  readonly runs: Pick<ProgramRuns, 'trusted'>
}

/** A set and its programs. */
interface Measured {
  readonly set: OpenSet
  readonly list: ProgramList
}

/** Measures the programs of a set of which time says something, and proposes limits; null when it was stopped. */
export async function measureLimits(
  { runs, thread, isolation }: Measuring,
  request: MeasureRequest,
  { set, list }: Measured,
  call: Call<MeasureProgress>,
): Promise<Result<ProposedLimits | null, string>> {
  const { limits: say } = setsWords()
  const known = await unlessStopped(list.known(), call.stop)
  const timed = known.filter(({ kept }) => timedAs(kept.expect ?? null))
  if (!timed.some(isRight)) return err(say.noRightHere)
  const { tests } = testsToRun(set, null)
  if (tests.length === 0) return err(say.noTests)
  const programs = agreedTo(timed, await runs.trusted(set, timed, call.stop))
  if (call.stop.aborted) return ok(null)
  if (!programs.ok) return programs
  const measured = await thread.call(
    'measure',
    {
      programs: programs.value,
      tests,
      compare: set.listed.notes.compare,
      limits: runLimits({ time: request.most, memory: MOST_MEMORY }),
      runs: request.runs,
      folder: set.path,
      isIsolated: isolation.isOn(),
    },
    call,
  )
  if (!measured.ok) return measured
  if (measured.value === null) return ok(null)
  if (measured.value.kind === 'wrong') return err(notRightInWords(measured.value.wrong).join(' '))
  const proposal = proposeLimits(measured.value.programs, request.most)
  return ok({
    ...measuredInWords(measured.value.programs, request.most),
    said: proposalInWords(proposal, request.most),
    limits: proposal?.limits ?? null,
    isApart: proposal?.isApart ?? false,
  })
}

function isRight({ kept }: ListedProgram): boolean {
  return timedAs(kept.expect ?? null) === 'right'
}

/** The programs as they are run; else why one cannot be. */
function agreedTo(
  programs: readonly ListedProgram[],
  agreed: readonly ListedProgram[],
): Result<MeasuredOne[], string> {
  const { programs: say } = setsWords()
  const found: MeasuredOne[] = []
  for (const one of programs) {
    const { name } = one.kept
    if (!agreed.includes(one)) return err(say.oneNotAgreed({ name }))
    if (!one.found.ok) return err(say.oneCannot({ name, reason: one.found.error }))
    found.push({ found: one.found.value, name, isRight: isRight(one) })
  }
  return ok(found)
}
