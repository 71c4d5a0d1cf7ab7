import { initWasm } from '@resvg/resvg-wasm'
import wasm from '@resvg/resvg-wasm/index_bg.wasm?url&inline'
import type { AnyGame } from '@core/game/any-game'
import { games } from '@core/games/registry'
import { beforeAll, describe, test } from 'vitest'
import { pictureChecks } from '../testing/picture-checks'
import { pageSubject, viewChecks } from '../testing/view-checks'

beforeAll(async () => initWasm(await (await fetch(wasm)).arrayBuffer()))

describe.each(games.map((game) => [game.id, game as AnyGame] as const))(
  'the page’s side of %s',
  (_, game) => {
    const subject = pageSubject(game)
    test.each([...viewChecks, ...pictureChecks])('$name', (check) => check.run(subject))
  },
)
