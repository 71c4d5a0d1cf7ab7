import type { FaultRule, MatchMaking } from '@core/game/match'
import type { LoggedAnswer } from '@core/game/match-talk'
import { refereed, type EndedMatch } from '@core/game/play-match'
import type { Result } from '@core/kernel/result'
import type { Rng } from '@core/kernel/rng'
import { usualLimits, type RunLimits } from '@core/judging/run-end'
import { BotPlayer, loggedAnswer } from './bot-player'
import type { ProgramRunner } from './program-runner'

/** Who plays for a side: a player that comes with the game, or a command. */
export type Seat =
  | { readonly kind: 'built-in'; readonly id: string }
  | { readonly kind: 'program'; readonly command: readonly string[]; readonly hash: string }

/** How a match with programs is played. */
export interface Table<Match> {
  readonly making: MatchMaking<Match>
  readonly players: readonly [Seat, Seat]
  readonly faultRule: FaultRule<Match> | undefined
  /** Null where all players are built in. */
  readonly runner: Pick<ProgramRunner, 'startLive'> | null
  /** Ms for an answer; null if no clock runs. */
  readonly time: number | null
  /** Bytes. */
  readonly memory?: number
  /** Hears of each answer of a program. */
  readonly log?: (answer: LoggedAnswer) => void
}

/**
 * Plays a match from its current state to its end. Built-in players think first and without a limit, so that programs
 * have the processor to themselves. All programs have ended when it does. Throws `CannotPlayOn`, and where a program
 * cannot be started.
 */
export async function playPrograms<Match>(
  start: Match,
  rng: Rng,
  { making, players, faultRule, runner, time, memory, log = () => {} }: Table<Match>,
): Promise<Result<EndedMatch<Match>, string>> {
  const limits = liveLimits(memory)
  const bots: (BotPlayer<Match> | null)[] = [null, null]
  let match = start
  const think = (player: number, builtIn: string) => ({
    text: making.think(match, player, builtIn, rng, () => false),
    fault: null,
  })
  const ask = async (player: number) => {
    const answer = await bots[player]!.answer(match)
    const turn = making.turn(match) + 1
    log(loggedAnswer(turn, player, answer))
    return answer
  }
  try {
    for (const [player, seat] of players.entries()) {
      if (seat.kind === 'built-in') continue
      const program = await runner!.startLive(seat.command, limits)
      bots[player] = new BotPlayer(making, player, program, time)
    }
    const play = refereed(making, start, rng, faultRule)
    let next = play.next()
    while (!next.done) {
      match = next.value.match
      const asked = next.value.players
      const thought = asked.map((player) => {
        const seat = players[player]!
        return seat.kind === 'built-in' ? think(player, seat.id) : null
      })
      next = play.next(
        await Promise.all(asked.map(async (player, at) => thought[at] ?? ask(player))),
      )
    }
    if (next.value.ok) match = next.value.value.match
    return next.value
  } finally {
    await Promise.all(bots.map(async (bot) => bot?.end(match)))
  }
}

/** The limits of a program that is talked to. */
export function liveLimits(memory = usualLimits.memory): RunLimits {
  // A match may be long, and its answers have their own limit of time.
  return { ...usualLimits, wall: Infinity, cpu: Infinity, memory }
}
