import type { FaultRule } from '@core/game/match'
import { playMatch } from '@core/game/play-match'
import type { AnyGame } from '@core/game/any-game'
import { makeRng } from '@core/kernel/rng'
import { didYouMean } from '../did-you-mean'
import { makingOf } from '../matches'
import { writeOrTell } from '../outputs'
import { fileError, shownName, UsageProblem } from '../problems'
import { eachRunnable, type Job } from '../sources'

export interface MatchOptions {
  /** Built-in players of the two sides, as given: `greedy,random`. */
  readonly players: string
  readonly seed: number
  /** File for the whole match; absent when it is not to be kept. */
  readonly record?: string
  /** What happens after an illegal answer, as given; absent: the game's default. */
  readonly illegal?: string
}

/** Lets built-in players play a level from where it stands to its end, and prints the official answer. */
export function match(job: Job, { players, seed, record, illegal }: MatchOptions): Promise<number> {
  return eachRunnable(job, async ({ file, game, level }) => {
    const { io } = job
    const making = makingOf(game)
    const played = playMatch(making, level, playersOf(game, players), makeRng(seed), {
      faultRule: faultRuleOf(game, illegal),
      onFault: (message) => io.err(`${shownName(file)}: warning: ${message}\n`),
    })
    if (!played.ok) {
      io.err(fileError(file, played.error))
      return false
    }
    if (record !== undefined) {
      const isWritten = await writeOrTell(io, record, game.format.print(played.value))
      if (!isWritten) return false
    }
    io.out(game.engine.answer(played.value))
    return true
  })
}

/** The two players of `--players`; another number or an unknown name is wrong usage. */
function playersOf(game: AnyGame, given: string): [string, string] {
  const known = makingOf(game).players.map(({ id }) => id)
  const names = given.split(',').map((name) => name.trim())
  const [first, second] = names
  if (first === undefined || second === undefined || names.length !== 2) {
    throw new UsageProblem(`--players takes two names separated by a comma, not '${given}'`)
  }
  for (const name of [first, second]) {
    if (known.includes(name)) continue
    const list = known.join(', ')
    throw new UsageProblem(
      `${game.id} has no player '${name}'${didYouMean(name, known)}; its players are: ${list}`,
    )
  }
  return [first, second]
}

/** The fault rule of `--illegal`, by default the game's usual one; an unknown one is wrong usage. */
function faultRuleOf(game: AnyGame, given: string | undefined): FaultRule<unknown> | undefined {
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
