import { expect, test } from 'vitest'
import { fileEndings, ownEnding } from './file-endings'
import { hasEndingOf } from './nearest-game'
import { games } from './testing'

test.each(games.map((game) => [game.id, game] as const))(
  'files of %s have the official ending or their own',
  (id, game) => {
    expect(fileEndings(game)).toEqual([game.format.extension, id])
    // The file dialogs take no others.
    for (const ending of fileEndings(game)) expect(ending).toMatch(/^[A-Za-z0-9.]{1,20}$/)
    expect(hasEndingOf(game, `LEVEL.${id.toUpperCase()}`)).toBe(true)
    const others = games.filter((other) => other.id !== id)
    expect(others.filter((other) => hasEndingOf(other, `level.${ownEnding(game)}`))).toEqual([])
  },
)
