import { playerName } from '@core/game/match'
import type { LoggedAnswer } from '@core/game/match-talk'
import type { EndedMatch } from '@core/game/play-match'
import { lastLines } from '@core/judging/telling-line'
import { makeRng } from '@core/kernel/rng'
import { CannotPlayOn } from '../../programs/bot-player'
import { printLog } from '../../programs/match-log'
import { playPrograms, type Seat } from '../../programs/play-programs'
import type { ProgramRunner } from '../../programs/program-runner'
import { shownBytes } from '../../programs/line-queue'
import { listIn } from '@core/words'
import { cliProgramsWords } from '../cli-programs-words'
import { makingOf, type AnyMaking } from '../matches'
import { LONGEST_NAME } from '@core/suite/how-made'
import { writeOrTell } from '../outputs'
import { fileError, shownName } from '../problems'
import { faultRuleOf, playerNames, refuseUnknownPlayers, withSeats } from '../seats'
import { eachRunnable, type CommandInputs, type Source } from '../sources'
import { madeFromFile, writeMade } from '../write-made'
import { words } from '../../words'
import type * as programs from '../declared/programs'
import type { Given } from '../form/command'

type MatchOptions = Given<typeof programs.match>

/** Lets two players play a level from its current state to its end, and prints the official answer. */
export async function match(job: CommandInputs, options: MatchOptions): Promise<number> {
  const names = playerNames(options.players, (count) => count === 2)
  return withSeats(job.io, names, { ...options, jobs: 1 }, ([first, second], runner) =>
    eachRunnable(job, (source) => {
      refuseUnknownPlayers(source.game, names)
      return playSource(job, source, options, names, [first!, second!], runner)
    }),
  )
}

async function playSource(
  { io }: CommandInputs,
  source: Source,
  { seed, record, illegal, time, memory, log }: MatchOptions,
  names: readonly string[],
  players: readonly [Seat, Seat],
  runner: ProgramRunner | null,
): Promise<boolean> {
  const { file, game, level } = source
  const making = makingOf(game)
  const answers: LoggedAnswer[] = []
  const faultRule = faultRuleOf(game, illegal)
  const played = await playPrograms(level, makeRng(seed), {
    making,
    players,
    faultRule,
    runner,
    time: time === 0 ? null : (time ?? making.answerTime),
    memory: memory * 2 ** 20,
    // Without a log, only the lines that show why a program ended.
    log: (answer) => {
      if (log !== undefined || answer.fault) answers.push(answer)
    },
  }).catch((reason: unknown) => {
    if (reason instanceof CannotPlayOn) return { ok: false as const, error: reason.message }
    throw reason
  })
  if (!played.ok) {
    io.err(fileError(file, played.error))
    return false
  }
  const ended = played.value
  for (const line of faultLines(making, ended, answers)) io.err(`${shownName(file)}: ${line}\n`)
  const logged = (): string => printLog(withRules(answers, ended))
  if (log !== undefined && !(await writeOrTell(io, log, logged()))) return false
  // First, so that no notes that cannot be read lose the result.
  io.out(game.engine.answer(ended.match))
  if (record !== undefined) {
    const [first, second] = names.map((name) => name.slice(0, LONGEST_NAME))
    const about = { game: game.id, ...madeFromFile(io, source), seed }
    const how = { by: 'match', ...about, players: [first!, second!] } as const
    return writeMade(io, record, game.format.print(ended.match), how)
  }
  return true
}

/** Maximum number of lines of standard error that are shown of a program that makes a fault. */
const MOST_ERRORS = 12

/** A line for each fault, with the last that the program wrote on standard error, and one that says who lost by it. */
function faultLines(
  making: AnyMaking,
  { faults, losers }: EndedMatch<unknown>,
  answers: readonly LoggedAnswer[],
): string[] {
  const { fault, faultAnswered, lost } = cliProgramsWords().match
  const nameOf = (player: number): string => playerName(words, making, player)
  const told = faults.flatMap(({ turn, player, message, text, kind }) => {
    const one = { turn, player: nameOf(player), message }
    if (kind === 'illegal') return faultAnswered({ ...one, answer: shownBytes(Buffer.from(text)) })
    const answer = answers.find((own) => own.turn === turn && own.player === player)
    return [fault(one), ...errorLines(nameOf(player), answer?.errors ?? '')]
  })
  if (losers.length === 0) return told
  return [...told, lost({ players: listIn(words, losers.map(nameOf)) })]
}

/** The last lines of what a program wrote on standard error, with a line before them; none if it wrote nothing. */
function errorLines(player: string, errors: string): string[] {
  const { lines, before } = lastLines(errors, MOST_ERRORS)
  if (lines.length === 0) return []
  const { errors: all, errorsEnd } = cliProgramsWords().match
  const head = (before === 0 ? all : errorsEnd)({ player })
  return [head, ...lines.map((line) => `  ${shownName(line.replaceAll('\t', '    '))}`)]
}

/** The answers with their faults in the referee's words, with the rule. */
function withRules(
  answers: readonly LoggedAnswer[],
  { faults }: EndedMatch<unknown>,
): LoggedAnswer[] {
  return answers.map((answer) => {
    const found = faults.find(
      ({ turn, player }) => turn === answer.turn && player === answer.player,
    )
    const fault = found ? { kind: found.kind, message: found.message } : null
    return { ...answer, fault }
  })
}
