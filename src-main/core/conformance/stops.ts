import type { AnyGame } from '../game/any-game'
import { makeRng } from '../kernel/rng'
import { checkText, type CheckedText } from '../game/check-text'
import { demand, demandSame, faultMaker, type Check, type FaultMaker, type Subject } from './kit'
import { cellsOfPage } from './steps'
import type { StepView } from '../game/debugging'
import type { InputFault } from '../game/inputs'
import { faultOf } from '../game/playable'
import { traceLines, recordLevel } from './record-level'
import { stepsOfRun } from './steps-of-run'

/** A subject whose game has inputs that cannot be played. */
type Faulting = Subject & FaultMaker

/** Levels with an input that cannot be played: their runs stop there, and nowhere else. */
export const stopChecks: readonly Check[] = faultChecks([
  {
    name: 'plays a level with a faulty input like the sound one up to that input, and stops with one event',
    run(subject) {
      for (let seed = 1; seed <= subject.tries(6, 40); seed++) {
        const rng = makeRng(seed)
        const sound = subject.playedLevel(rng)
        const { level, index } = subject.plantFault(sound, rng)
        const { faulty, fault } = readFaulty(subject.game, level, `seed ${seed}`)
        demandSame(`seed ${seed}: number of the input`, fault.index, index)
        checkRun(subject, `seed ${seed}`, sound, faulty, fault)
        checkEdits(subject.game, `seed ${seed}`, faulty, fault)
      }
    },
  },
  {
    name: 'plays a level with a changed input to its end, or to an input that became illegal',
    run(subject) {
      let stopped = 0
      for (let seed = 1; seed <= subject.tries(6, 40); seed++) {
        const rng = makeRng(1000 + seed)
        const changed = subject.changeInput(subject.playedLevel(rng), rng)
        const checked = checkText(subject.game, subject.game.format.print(changed))
        demand(checked.isPlayable, `seed ${seed} is not played`)
        const steps = stepsOfRun(subject.game, checked.level)
        demandStops(subject.game, `seed ${seed}`, checked, steps)
        if (!checked.isRunnable) stopped++
      }
      demand(stopped > 0, 'no change made an input illegal')
    },
  },
  {
    name: 'plays a text that breaks off at an input as far as it can be read',
    run(subject) {
      const { game } = subject
      if (!game.format.readPart) return
      let played = 0
      for (let seed = 1; seed <= subject.tries(6, 40); seed++) {
        const rng = makeRng(seed)
        const sound = subject.playedLevel(rng)
        const { fault } = readFaulty(game, subject.plantFault(sound, rng).level, `seed ${seed}`)
        const lines = game.format.print(sound).split('\n')
        const text = lines.with(fault.why.place.line - 1, '?').join('\n')
        const { level, beginning, isRunnable, isPlayable } = checkText(game, text)
        demandSame(`seed ${seed}: is read`, [level, isRunnable], [null, false])
        const cut: unknown = game.inputs.cut(sound, fault.index)
        demandSame(`seed ${seed}: is played`, isPlayable, cut !== null)
        if (cut === null) continue
        played++
        const before = (game.edits.apply(sound, cut) as { level: unknown }).level
        demandSame(`seed ${seed}`, stepsOfRun(game, beginning), stepsOfRun(game, before))
      }
      demand(played > 0, 'no text is played')
    },
  },
  {
    name: 'stops under every reading where it stops by the right rules, or earlier',
    run({ game, ...subject }) {
      for (const { id } of game.engine.readings) {
        const rng = makeRng(7)
        const { level } = subject.plantFault(subject.playedLevel(rng), rng)
        const { faulty, fault } = readFaulty(game, level, id)
        const run = recordLevel(game, faulty.level, id)
        demandSame(`${id}: outcome`, run.outcome, { kind: 'finished' })
        const last = run.chunks.at(-1)
        const turn = last ? last.turn[last.stepCount - 1]! : 0
        demand(turn <= fault.turn, `${id}: goes on in turn ${turn + 1}`)
        for (const line of traceLines(game, faulty.level, run)) {
          demand(!/undefined|NaN/.test(line), `${id}: "${line}"`)
        }
      }
    },
  },
])

/** Checks that ask nothing of games whose inputs can always be played. */
function faultChecks(
  checks: readonly { readonly name: string; run(subject: Faulting): void }[],
): readonly Check[] {
  return checks.map(({ name, run }) => ({
    name,
    run(subject) {
      const faults = faultMaker(subject)
      if (faults) run({ ...subject, ...faults })
    },
  }))
}

function readFaulty(
  game: AnyGame,
  level: unknown,
  what: string,
): { faulty: CheckedText; fault: InputFault } {
  const faulty = checkText(game, game.format.print(level))
  demand(faulty.isPlayable && !faulty.isRunnable, `${what}: ${JSON.stringify(faulty.diagnostics)}`)
  const fault = faultOf(game, faulty.level, faulty.diagnostics)
  if (!fault) throw new Error(`${what}: no fault is found`)
  const isListed = faulty.diagnostics.some(
    (found) => JSON.stringify(found) === JSON.stringify(fault.why),
  )
  demand(isListed, `${what}: ${JSON.stringify(fault.why)} is not among its problems`)
  return { faulty, fault }
}

function checkRun(
  { game }: Subject,
  what: string,
  sound: unknown,
  { level, diagnostics, isRunnable }: Pick<CheckedText, 'level' | 'diagnostics' | 'isRunnable'>,
  fault: InputFault,
): void {
  const steps = stepsOfRun(game, level)
  demandStops(game, what, { level, diagnostics, isRunnable }, steps)
  const before = steps.slice(0, -1)
  demandSame(`${what}: before the stop`, before, stepsOfRun(game, sound).slice(0, before.length))
  const cut: unknown = game.inputs.cut(level, fault.index)
  if (cut === null) return
  const shorter = stepsOfRun(game, (game.edits.apply(level, cut) as { level: unknown }).level)
  // The last step of a shorter level may also be that of its whole game.
  const same = shorter.slice(0, -1)
  demandSame(`${what}: the level cut there`, same, before.slice(0, same.length))
  demand(steps.length - shorter.length <= game.engine.phases.length, `${what}: cut too far`)
}

/** The run of a faulty level ends with the event of its fault, that of a sound one has no such event. */
function demandStops(
  game: AnyGame,
  what: string,
  { level, diagnostics, isRunnable }: Pick<CheckedText, 'level' | 'diagnostics' | 'isRunnable'>,
  steps: readonly StepView[],
): void {
  const kinds = game.engine.eventKinds
  const isStop = ({ code }: { readonly code: number }): boolean =>
    kinds[code]!.name === game.inputs.eventKind
  const stops = steps.flatMap(({ events }) => events.filter(isStop))
  const fault = faultOf(game, level, diagnostics)
  demandSame(`${what}: has a fault`, fault === null, isRunnable)
  demandSame(`${what}: stops`, stops.length, isRunnable ? 0 : 1)
  if (!fault) return
  const step = steps.at(-1)!
  demandSame(`${what}: events of the last step`, step.events, stops)
  demandSame(`${what}: turn of the last step`, step.turn, fault.turn)
  const { text, rule, cells } = game.describe(level, stops[0]!)
  demand(rule === fault.why.rule, `${what}: "${text}" by ${rule} and not ${fault.why.rule}`)
  demand(/ cannot be (played|made): .+[^.;]$/.test(text), `${what}: "${text}"`)
  demand(!/undefined|NaN/.test(text), `${what}: "${text}"`)
  const board = cellsOfPage(game, level, game.pages?.pageOfTurn(level, step.turn) ?? 0)
  for (const cell of cells) demand(board.has(cell), `${what}: "${text}" names cell ${cell}`)
  const why = game.debugging.whyEvent(level, step, stops[0]!)
  demand(why.rule === rule, `${what}: rests on ${why.rule}`)
  demand(why.facts.length >= 2, `${what}: ${JSON.stringify(why.facts)}`)
  for (const fact of why.facts) {
    demand(/^[A-Z(0-9].*[^.\s]\.$/.test(fact) && !/undefined|NaN/.test(fact), `${what}: "${fact}"`)
  }
  for (const cell of [...board].slice(0, 5)) {
    const whyCell = game.debugging.whyCell(level, step, cell)
    demand(whyCell.facts.length > 0 && whyCell.cells[0] === cell, `${what}: cell ${cell}`)
  }
}

/** Leaving the input out and cutting there give levels that can be printed, read and taken back. */
function checkEdits(
  game: AnyGame,
  what: string,
  { level, diagnostics }: CheckedText,
  { index, why, turn }: InputFault,
): void {
  const { inputs, format } = game
  demandSame(`${what}: turn of its place`, inputs.turnAt(level, why.place), turn)
  const out = inputs.leaveOut(level, index)
  const edits: unknown[] = [inputs.cut(level, index), out?.edit].filter((edit) => edit != null)
  demand(edits.length > 0 || index === 0, `${what}: nothing can be done`)
  for (const edit of edits) {
    const { level: after, inverse } = game.edits.apply(level, edit) as {
      level: unknown
      inverse: unknown
    }
    const read = checkText(game, format.print(after))
    demandSame(`${what}: read again`, read.level, after)
    const back = game.edits.apply(after, inverse) as { level: unknown }
    demandSame(`${what}: taken back`, back.level, level)
    demand(read.isPlayable, `${what}: not played after ${JSON.stringify(edit).slice(0, 200)}`)
    const next = faultOf(game, read.level, read.diagnostics)
    demand(!next || next.index >= index, `${what}: now stops before`)
    if (edit === edits[0]) demand(next === null, `${what}: cut, it still stops`)
  }
  demand(diagnostics.length > 0, what)
}
