import type { AnyGame } from '@core/game/any-game'
import type { TraceCursor } from '@core/trace/cursor'
import { runUntil } from '@core/game/run-until'
import { unknown } from '../did-you-mean'
import { cliLevelsWords } from '../cli-levels-words'
import { UsageProblem } from '../problems'
import type * as levels from '../declared/levels'
import type { Given } from '../form/command'

/** A moment of a run as the user names it; without step and turn it is the start. */
type Moment = Pick<Given<typeof levels.render>, 'step' | 'turn' | 'phase' | 'reading'>

/** Runs a level as far as a moment needs. The cursor stands at the start. */
export function runUpTo(game: AnyGame, level: unknown, moment: Moment): TraceCursor {
  if (moment.step !== undefined && moment.turn !== undefined) {
    throw new UsageProblem(cliLevelsWords().moment.stepAndTurn)
  }
  if (moment.phase !== undefined && moment.turn === undefined) {
    throw new UsageProblem(cliLevelsWords().needs({ option: '--phase', other: '--turn' }))
  }
  return runUntil(game, level, neededSteps(moment), moment.reading)
}

/** Number of steps after which the run can stop. */
function neededSteps({ step, turn }: Moment): number {
  if (step !== undefined) return step === 'end' ? Infinity : step
  return turn === undefined ? 0 : Infinity
}

/** The position of a moment; one outside of the run is a usage error. */
export function stepOf(game: AnyGame, cursor: TraceCursor, { step, turn, phase }: Moment): number {
  const { stepCount } = cursor
  const { moment: words } = cliLevelsWords()
  if (step === 'end') return stepCount
  if (step !== undefined) {
    if (step > stepCount) throw new UsageProblem(words.noStep({ step, count: stepCount }))
    return step
  }
  if (turn === undefined || turn === 0) return 0
  const last = (cursor.markOf(stepCount - 1)?.turn ?? -1) + 1
  if (turn > last) throw new UsageProblem(words.noTurn({ turn, count: last }))
  const end = cursor.startOfTurn(turn)
  return phase === undefined ? end : endOfPhase(game, cursor, turn, end, phase)
}

function endOfPhase(
  game: AnyGame,
  cursor: TraceCursor,
  turn: number,
  end: number,
  name: string,
): number {
  const names = game.engine.phases.map((phase) => phase.name)
  const wanted = names.indexOf(name)
  if (wanted < 0) throw unknown('phase', name, names)
  for (let step = end; step > cursor.startOfTurn(turn - 1); step--) {
    if (cursor.markOf(step - 1)?.phase === wanted) return step
  }
  throw new UsageProblem(cliLevelsWords().moment.noPhase({ turn, phase: name }))
}
