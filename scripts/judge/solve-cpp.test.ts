import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AnyGame } from '@core/game/any-game'
import { games } from '@core/games/testing'
import { programFiles } from '@core/package/programs'
import { words } from '@core/words/made/en/packages'
import { compiled } from '../../fuzz/twins/compiled'
import { Solution } from '../../fuzz/twins/solutions'
import { differences } from '../../fuzz/twins/twin'
import { runnableSamples } from '../../src-main/core/conformance/testing/samples'
import { judgeProgramsOf } from '../../src-main/sets/built-parts'
import { builtApp } from '../unit/built-app.mjs'
import { hasTool, skipWithoutTool } from '../unit/needs'

/** Generated levels; `npm run twin -- --solutions` plays hundreds. */
const SEEDS = 12

const list: readonly AnyGame[] = games
const withCpp = list.filter(({ id }) => existsSync(`src-main/core/games/${id}/judge/solve.cpp`))
const hasCompiler = await hasTool('g++')
const strict = ['-O1', '-Wall', '-Wextra', '-Werror', '-pedantic']

let built: string
beforeAll(async () => {
  built = await builtApp()
})

/** The submissions of a package that has all misreadings, by their paths. */
function submissions(game: AnyGame): ReadonlyMap<string, string> {
  const programs = judgeProgramsOf(built, game.id)
  const files = programFiles(
    { words, game, format: 'legacy', version: '1.0.0', programs, scoring: {}, tests: [] },
    game.engine.readings,
  ).filter(({ path }) => path.startsWith('submissions/'))
  return new Map(files.map(({ path, content }) => [path, content as string]))
}

test('the games of the app have a solution in C++', () => {
  const ids = ['rockets', 'labyrinth', 'janken', 'progers', 'ghosts']
  expect(withCpp.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
})

describe.each(withCpp)('the solution of $id in C++', (game) => {
  test('answers as the engine does, by the rules and by each misreading', async (context) => {
    skipWithoutTool(context, 'g++', hasCompiler)
    const solution = new Solution(game, judgeProgramsOf(built, game.id)!.solve)
    const levels = runnableSamples(game).length + SEEDS
    const cases = Array.from({ length: levels * solution.readings.length }, (_, index) =>
      solution.caseAt(index, 1),
    )
    expect(await differences(solution, cases)).toEqual([])
  })

  test('is in a package with its misreading, and compiles as it is', (context) => {
    skipWithoutTool(context, 'g++', hasCompiler)
    const { id, belief } = game.engine.readings[0]!
    const files = submissions(game)
    expect([...files.keys()].every((path) => path.endsWith('.cpp'))).toBe(true)
    const source = files.get(`submissions/wrong_answer/${id}.cpp`)!
    expect(source).toContain(`// ${belief}\n`)
    const program = compiled(source, strict)
    const shows = runnableSamples(game).find(
      ({ level }) => game.engine.answer(level, id) !== game.engine.answer(level),
    )?.level
    expect(shows).toBeDefined()
    const input = game.format.print(shows)
    expect(spawnSync(program, { input, encoding: 'utf8' }).stdout).toBe(
      game.engine.answer(shows, id),
    )
  })

  // A name that the game no longer has would silently be the rule.
  test('knows no misreading that the game does not have, and all that it has', () => {
    const source = judgeProgramsOf(built, game.id)!.solve
    const asked = new Set([...source.matchAll(/\bby\("([^"]+)"\)/g)].map(([, name]) => name!))
    const known = game.engine.readings.map(({ id }) => id)
    expect([...asked].sort()).toEqual([...known].sort())
  })
})
