import { expect, it } from 'vitest'
import { makeRng } from '../../../kernel/rng'
import { cellNames } from '../cells'
import { players, type Level } from '../model'
import { advance, begin } from '../play/advance'
import { positionOf } from '../play/position'
import { greedyMove } from '../players/player-greedy'
import { randomMove } from '../players/player-random'
import { generator } from './generator'
import { playOn } from './play-on'

it.each([greedyMove, randomMove])(
  'plays what the referee plays of the same answers as texts (%o)',
  (move) => {
    for (let seed = 1; seed <= 10; seed++) {
      const recipe = { ...generator.defaults, turns: seed % 3, touching: 50 }
      const level = begin(generator.generate(recipe, makeRng(seed)), makeRng(seed))
      const rng = makeRng(seed)
      let match: Level = level
      for (let turn = 0; turn < 8; turn++) {
        const answers = players.map((player) => cellNames(move(positionOf(match), player, rng)))
        const advanced = advance(match, answers, rng)
        if (!advanced.ok) throw new Error(advanced.error.kind)
        match = advanced.value
      }
      const played = playOn(level, level.turns.length + 8, makeRng(seed), move)
      expect(played, `seed ${seed}`).toEqual(match)
    }
  },
)
