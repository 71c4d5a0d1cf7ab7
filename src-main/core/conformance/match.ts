import { makeRng } from '../kernel/rng'
import { demand, demandSame, runnableSamples, type Check } from './kit'
import type { MatchMaking } from '../game/match'
import { ExchangePlayer } from '../game/exchange-player'
import { playMatchTurn } from '../game/play-match'
import { Refereed } from '../game/refereed'

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
          const played = playMatchTurn(making, match, moves, rng, undefined)
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
  {
    name: 'tells a program enough to play a match',
    run(subject) {
      const { game } = subject
      const making: MatchMaking<unknown> | undefined = game.making
      if (!making) return
      const opponent = making.players[0]!.id
      const samples = runnableSamples(subject)
      let told = 0
      for (const { name, level: sample } of samples) {
        for (const side of [0, 1]) {
          const order = { side, opponent, seed: 7 }
          const refereed = new Refereed(making, making.levelOf(sample), order)
          const program = new ExchangePlayer(game, making, opponent)
          let input = ''
          for (let turn = 0; turn < TURNS && !refereed.isOver; turn++) {
            const news = refereed.tell()
            input += news
            const whole = making.exchange(refereed.match, side).input
            demandSame(`${name}: what is read goes on where it ended`, input, whole)
            for (const line of news.split('\n').slice(0, -1)) program.take(line)
            const move = program.move()
            // What the official exchange does not tell of a level no program can know.
            if (move === null || refereed.hear(move) !== null) break
            told++
          }
        }
      }
      demand(told >= samples.length, 'programs could hardly make a move')
      const scores = samples.map(({ level }) => making.scores(level).length)
      demand(
        scores.every((count) => count === 2),
        'a match has the scores of two players',
      )
    },
  },
]
