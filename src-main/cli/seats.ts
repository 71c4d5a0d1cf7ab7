import type { FaultRule } from '@core/game/match'
import type { AnyGame } from '@core/game/any-game'
import { PROGRAM } from '@core/suite/how-made'
import type { ProgramRunner } from '../programs/program-runner'
import type { Seat } from '../programs/play-programs'
import { eitherIn } from '@core/words'
import { words } from '../words'
import { cliProgramsWords } from './cli-programs-words'
import { didYouMean } from './did-you-mean'
import type { CliIo } from './io'
import { makingOf } from './matches'
import { UsageProblem } from './problems'
import { compiled, withRunner, type ProgramOptions } from './with-programs'

/**
 * The names in a list of players, separated by commas; a command may be quoted and may hold commas within quotes. Another
 * number than `count` is wrong usage.
 */
export function playerNames(given: string, isCount: (count: number) => boolean): string[] {
  const names = (given.match(/(?:"(?:\\.|[^"\\])*"|'[^']*'|[^,])+/g) ?? []).map(unquoted)
  if (isCount(names.length)) return names
  const { players: words } = cliProgramsWords()
  throw new UsageProblem((isCount(2) && !isCount(3) ? words.two : words.several)({ given }))
}

/** `'cmd:./bot a'` as a shell's quotes may have come through. */
function unquoted(name: string): string {
  const text = name.trim()
  const quoted = /^'(cmd:[^']*)'$|^"(cmd:(?:\\.|[^"\\])*)"$/.exec(text)
  return quoted ? (quoted[1] ?? quoted[2]!) : text
}

/** Refuses names that are neither a built-in player of the game nor a command. */
export function refuseUnknownPlayers(game: AnyGame, names: readonly string[]): void {
  const known = makingOf(game).players.map(({ id }) => id)
  for (const name of names) {
    if (known.includes(name) || name.startsWith(PROGRAM)) continue
    const told = { game: game.id, name, known: known.join(', '), command: PROGRAM }
    const hint = didYouMean(name, known)
    throw new UsageProblem(cliProgramsWords().players.unknown({ ...told, hint }))
  }
}

/** The commands among players, in their order. */
export function programsAmong(names: readonly string[]): string[] {
  return names.flatMap((name) => (name.startsWith(PROGRAM) ? name.slice(PROGRAM.length) : []))
}

/**
 * Seats players, passes them to `work` with the runner of programs, and cleans up afterwards. A command that cannot be
 * run or does not compile is a usage error; without commands nothing is prepared.
 */
export async function withSeats<T>(
  io: CliIo,
  names: readonly string[],
  options: Omit<ProgramOptions, 'time'>,
  work: (seats: readonly Seat[], runner: ProgramRunner | null) => Promise<T>,
): Promise<T> {
  const builtIn = (id: string): Seat => ({ kind: 'built-in', id })
  const texts = programsAmong(names)
  if (texts.length === 0) return work(names.map(builtIn), null)
  return withRunner(io, texts, { ...options, time: 0 }, (runner, made) => {
    const ready = compiled(made, texts)
    let next = 0
    const seats = names.map((name): Seat =>
      name.startsWith(PROGRAM) ? { kind: 'program', ...ready[next++]! } : builtIn(name),
    )
    return work(seats, runner)
  })
}

/** The fault rule of `--illegal`, by default the game's usual one; an unknown one is wrong usage. */
export function faultRuleOf(
  game: AnyGame,
  given: string | undefined,
): FaultRule<unknown> | undefined {
  const known = makingOf(game).faultRules ?? []
  if (given === undefined) return known[0]
  const found = known.find(({ id }) => id === given)
  if (found) return found
  const { noIllegal, illegal } = cliProgramsWords().players
  if (known.length === 0) throw new UsageProblem(noIllegal({ game: game.id }))
  const ids = known.map(({ id }) => id)
  const told = { game: game.id, rules: eitherIn(words, ids), given }
  throw new UsageProblem(illegal({ ...told, hint: didYouMean(given, ids) }))
}
