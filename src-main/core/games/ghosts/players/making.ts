import type { BuiltInPlayer, IsTimeUp, MatchMaking } from '../../../game/match'
import type { Rng } from '../../../kernel/rng'
import { advance, begin, toMove } from '../play/advance'
import { cellNames } from '../cells'
import { exchange } from './exchange'
import { faultRules } from './fault-rules'
import { playerNames, players as numbers, type Level, type Player, type Team } from '../model'
import { greedyMove } from './player-greedy'
import { hunterMove } from './player-hunter'
import { randomMove } from './player-random'

/** Gives a team's cells after the move. */
type Think = (match: Level, player: Player, rng: Rng, isTimeUp: IsTimeUp) => Team

const thinkers: Readonly<Record<string, Think | undefined>> = {
  random: randomMove,
  greedy: greedyMove,
  hunter: hunterMove,
}

const players: readonly BuiltInPlayer[] = [
  { id: 'random', title: 'Random', about: 'Each hunter takes a random step.' },
  {
    id: 'greedy',
    title: 'Greedy',
    about: 'Sends two groups of four, each straight after the nearest ghost.',
  },
  {
    id: 'hunter',
    title: 'Hunter',
    about:
      'Works out where ghosts will leave their houses, and sends the four nearest hunters there.',
  },
]

export const making: MatchMaking<Level> = {
  players,
  playerNames: [`${playerNames[0]} (player 0)`, `${playerNames[1]} (player 1)`],
  faultRules,
  levelOf(match) {
    const isLevel = match.form === 'town' || match.form === 'level'
    return isLevel ? match : { ...match, form: 'level', player: 0, turns: [], forfeit: null }
  },
  begin,
  toMove,
  advance,
  think(match, player, builtIn, rng, isTimeUp) {
    const think = thinkers[builtIn]
    if (!think) throw new Error(`no player ${builtIn}`)
    return cellNames(think(match, numbers[player]!, rng, isTimeUp))
  },
  exchange,
}
