import { expect, test } from 'vitest'
import type { AnyGame } from '../game/any-game'
import { games } from '../games/testing'
import { makeRng } from '../kernel/rng'
import { LevelLook } from './level-look'

const all: readonly AnyGame[] = games

test.each(all.map((game) => [game.id, game] as const))(
  'some levels of %s as they are generated unless told otherwise catch all misreadings',
  (_, game) => {
    const { generator, engine } = game
    const open = new Set<string>(engine.readings.map(({ id }) => id))
    for (let seed = 101; seed <= 140 && open.size > 0; seed++) {
      const level: unknown = generator.generate(generator.defaults, makeRng(seed))
      const look = new LevelLook(game, level)
      for (const id of open) if (look.catches(id)) open.delete(id)
    }
    expect([...open]).toEqual([])
  },
)
