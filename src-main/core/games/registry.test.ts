import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tries } from '../conformance/testing/tries'
import { conformanceChecks, type Sample, type Subject } from '../conformance/conformance'
import { gameIds } from './registry'
import { games, findGame } from './testing'

function samplesOf(id: string): Sample[] {
  const root = join(import.meta.dirname, id, 'samples')
  const names = readdirSync(root).sort()
  return names.map((name) => {
    const read = (file: string) => {
      const path = join(root, name, file)
      return existsSync(path) ? readFileSync(path, 'utf8') : null
    }
    const text = read('level.txt')
    if (text === null) throw new Error(`${id}/samples/${name} has no level.txt`)
    return {
      name,
      text,
      answer: read('answer.txt'),
      diagnostics: read('diagnostics.json'),
      trace: read('trace.txt'),
    }
  })
}

describe.each(games.map((game) => ({ id: game.id, game })))('$id', async ({ id, game }) => {
  const testing = (await import(`./${id}/testing.ts`)) as Omit<
    Subject,
    'game' | 'samples' | 'tries'
  >
  const subject: Subject = { game, samples: samplesOf(id), tries, ...testing }

  it.each(conformanceChecks)('$name', (check) => check.run(subject))

  it('is found by its id', () => {
    expect(findGame(id)).toBe(game)
  })
})

it('knows no game by a strange id', () => {
  expect(findGame('nothing')).toBe(null)
  expect(findGame('constructor')).toBe(null)
})

it('lists the ids of its games', () => {
  expect(gameIds).toEqual(games.map(({ id }) => id))
})
