import { checkText } from '@core/game/check-text'
import type { IsTimeUp, MatchMaking } from '@core/game/match'
import { playMatchTurn } from '@core/game/play-match'
import type { AnyGame } from '@core/game/any-game'
import { makeRng } from '@core/kernel/rng'
import type { MatchEnd, MatchRequest } from '@core/protocol/requests/runs'
import type { ByMatch } from '@core/suite/how-made'
import type { MatchOrder, MatchReport } from '@core/protocol/worker'
import { madeHash } from '../sets/made-hash'
import { words } from '../words'

/** Least time between two reports of progress, in ms. */
const REPORT_EVERY = 50

/**
 * Continues a match from its text until it ends, the user has to move, or it is stopped; always ends with
 * `ended`. `now` returns milliseconds. The same request produces the same moves as long as no player runs out of
 * time. `game` null means that the request names none. A bug of a game is let through.
 */
export function playOn(
  game: AnyGame | null,
  order: MatchOrder,
  now: () => number,
  post: (report: MatchReport) => void,
): void {
  const { request } = order
  let turns = 0
  let text: string | null = null
  let isOnTime = true
  const finish = (end: MatchEnd): void => {
    const how = isOnTime && text !== null ? howPlayed(request, turns, end) : null
    post({ kind: 'ended', turns, text, end, ...(how && { how }) })
  }

  const fault = faultOf(game, request)
  if (!game?.making || fault !== null) return finish({ kind: 'failed', message: fault ?? '' })
  const checked = checkText(game, request.text)
  if (!checked.isRunnable) return finish({ kind: 'failed', message: words.game.hasErrors })

  const making: MatchMaking<unknown> = game.making
  const flag = new Int32Array(order.stopped)
  const isStopped = (): boolean => Atomics.load(flag, 0) !== 0
  const rng = makeRng(request.seed)
  const { players, most } = request
  const faultRule = making.faultRules?.find(({ id }) => id === request.faultRule)
  let level: unknown = making.begin?.(checked.level, rng) ?? checked.level
  let given = request.given
  const deadline = (): IsTimeUp => {
    const end = now() + request.timeLimit
    return () => {
      if (isStopped()) return true
      const isUp = now() >= end
      if (isUp) isOnTime = false
      return isUp
    }
  }
  let reported = now()

  for (;;) {
    const asked = making.toMove(level)
    if (asked.length === 0) return finish({ kind: 'over' })
    if (most !== null && turns >= most) return finish({ kind: 'most' })
    const waiting = asked.find(
      (player) => playerAt(players, player) === null && given[at(player)] === null,
    )
    if (waiting !== undefined) return finish({ kind: 'hand', player: waiting })
    const moves: string[] = []
    for (const player of asked) {
      const laid = given[at(player)]
      const builtIn = playerAt(players, player)
      moves.push(laid ?? making.think(level, player, builtIn ?? '', rng, deadline()))
      // A move that was cut short by the stop is not made.
      if (isStopped()) return finish({ kind: 'stopped' })
    }
    const played = playMatchTurn(making, level, moves, rng, faultRule)
    if (!played.ok) return finish({ kind: 'illegal', message: played.error })
    level = played.value.match
    given = [null, null]
    text = game.format.print(level)
    const { fault } = played.value
    if (fault !== null && making.toMove(level).length === 0) {
      return finish({ kind: 'illegal', message: fault })
    }
    turns++
    if (now() - reported < REPORT_EVERY) continue
    reported = now()
    post({ kind: 'progress', turns, text })
  }
}

/** How a match was played that no clock has decided; null if the user made moves of it, or a player an illegal one. */
function howPlayed(
  { game, text, players: [first, second], given, seed }: MatchRequest,
  turns: number,
  end: MatchEnd,
): ByMatch | null {
  const isWhole = end.kind === 'over'
  if (!isWhole && end.kind !== 'most' && end.kind !== 'stopped') return null
  if (first === null || second === null || given.some((move) => move !== null)) return null
  const played = {
    by: 'match',
    game,
    from: madeHash(text),
    players: [first, second],
    seed,
  } as const
  return isWhole ? played : { ...played, turns }
}

function faultOf(game: AnyGame | null, request: MatchRequest): string | null {
  const { game: id, players, faultRule } = request
  if (!game) return `there is no game "${id}"`
  const { making } = game
  if (!making) return `${game.title} is not a game for two players`
  if (faultRule !== null && !making.faultRules?.some((known) => known.id === faultRule)) {
    return `${game.title} has no rule "${faultRule}" for illegal answers`
  }
  const stranger = players.find(
    (player) => player !== null && !making.players.some((known) => known.id === player),
  )
  return stranger === undefined ? null : `${game.title} has no player "${stranger ?? ''}"`
}

function at(player: number): 0 | 1 {
  return player === 0 ? 0 : 1
}

function playerAt(players: MatchRequest['players'], player: number): string | null {
  return players[at(player)]
}
