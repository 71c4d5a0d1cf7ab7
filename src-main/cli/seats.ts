import type { FaultRule } from '@core/game/match'
import type { AnyGame } from '@core/game/any-game'
import type { ProgramRunner } from '../programs/program-runner'
import type { Seat } from '../programs/play-programs'
import { didYouMean } from './did-you-mean'
import type { CliIo } from './io'
import { makingOf } from './matches'
import { UsageProblem } from './problems'
import { withPrograms, type ProgramOptions } from './with-programs'

/** What stands before a command where a player may be built in as well. */
export const COMMAND = 'cmd:'

/**
 * The names in a list of players, separated by commas; a command may be quoted and may hold commas within quotes. Another
 * number than `count` is wrong usage.
 */
export function playerNames(given: string, isCount: (count: number) => boolean): string[] {
  const names = (given.match(/(?:"(?:\\.|[^"\\])*"|'[^']*'|[^,])+/g) ?? []).map(unquoted)
  if (isCount(names.length)) return names
  throw new UsageProblem(
    isCount(2) && !isCount(3)
      ? `--players takes two names separated by a comma, not '${given}'`
      : `--players takes at least two names separated by commas, not '${given}'`,
  )
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
    if (known.includes(name) || name.startsWith(COMMAND)) continue
    const list = known.join(', ')
    throw new UsageProblem(
      `${game.id} has no player '${name}'${didYouMean(name, known)}; its players are: ${list}; a program is ${COMMAND}COMMAND`,
    )
  }
}

/** The commands among players, in their order. */
export function programsAmong(names: readonly string[]): string[] {
  return names.flatMap((name) => (name.startsWith(COMMAND) ? name.slice(COMMAND.length) : []))
}

/**
 * Seats players, hands them to `work` with what runs programs, and leaves nothing of it behind. A command that cannot be run
 * or does not compile is wrong usage; without any command nothing is made ready.
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
  return withPrograms(io, texts, { ...options, time: 0 }, (runner, made) => {
    const ready = made.map((one, at) => {
      if ('command' in one) return one
      throw new UsageProblem(`${texts[at]!} does not compile: ${one.message}`)
    })
    let next = 0
    const seats = names.map((name): Seat =>
      name.startsWith(COMMAND) ? { kind: 'program', ...ready[next++]! } : builtIn(name),
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
  if (known.length === 0) throw new UsageProblem(`${game.id} has no choices for --illegal`)
  const ids = known.map(({ id }) => id)
  throw new UsageProblem(
    `--illegal takes ${ids.join(' or ')} in ${game.id}, not '${given}'${didYouMean(given, ids)}`,
  )
}
