import { games } from '@core/games/testing'
import { beforeAll, describe, test } from 'vitest'
import { pictureChecks } from '../testing/picture-checks'
import { pageSubject, viewChecks } from '../testing/view-checks'
import { loadResvg } from '../testing/resvg'

beforeAll(loadResvg)

describe.each(games.map((game) => [game.id, game] as const))('the page’s side of %s', (_, game) => {
  const subject = pageSubject(game)
  test.each([...viewChecks, ...pictureChecks])('$name', (check) => check.run(subject))
})
