import { makeRng } from '../kernel/rng'
import { demand, demandSame, runnableSamples, type Check } from './kit'
import type { MatchMaking } from '../game/match'
import { playTurn } from '../game/play-match'

const TURNS = 3

/** Check 9: what a match is played on, for games that are played by two programs. */
export const matchChecks: readonly Check[] = [
  {
    name: 'finds the level that a match is played on',
    run(subject) {
      const { game } = subject
      const making: MatchMaking<unknown> | undefined = game.making
      if (!making) return
      for (const { name, level: sample } of runnableSamples(subject)) {
        const level = making.levelOf(sample)
        demandSame(`${name}: the level of its level`, making.levelOf(level), level)
        const rng = makeRng(900)
        const begun = making.begin?.(level, rng) ?? level
        let match = begun
        for (let turn = 0; turn < TURNS; turn++) {
          const asked = making.toMove(match)
          if (asked.length === 0) break
          const built = making.players[0]!.id
          const moves = asked.map((player) => making.think(match, player, built, rng, () => false))
          const played = playTurn(making, match, moves, rng, undefined)
          if (!played.ok) throw new Error(`${name}: ${played.error}`)
          match = played.value.match
        }
        const isOver = making.toMove(begun).length === 0
        demand(match !== begun || isOver, `${name}: no move was made`)
        const back = game.format.print(making.levelOf(match))
        demandSame(`${name}: the level of the match played on it`, back, game.format.print(begun))
      }
    },
  },
]
