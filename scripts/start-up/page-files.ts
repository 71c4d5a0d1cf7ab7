import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import { reachedFrom } from './reached'

/**
 * Which files the page is built to. Each costs a request through main: all that the start needs is one, and so are the
 * parts that several games put beside their boards. `games`: absolute path of the folder of the games.
 */
export function pageFiles(games: string): Rolldown.CodeSplittingGroup[] {
  let shared: ReadonlySet<string> | null = null
  return [
    { name: 'start', tags: ['$initial'], priority: 2 },
    {
      name: (id, modules) => wordsOf(id, modules),
      priority: 1,
      includeDependenciesRecursively: false,
    },
    {
      name: (id, modules) => ((shared ??= sharedByGames(games, modules)).has(id) ? 'games' : null),
      priority: 1,
      // What the looks need as well comes without it.
      includeDependenciesRecursively: false,
    },
  ]
}

/** The words of the start are one file for each language; those of late rooms stay files of their own. */
function wordsOf(id: string, modules: Rolldown.ChunkingContext): string | null {
  const [, folder, language] = /^(.*[\\/]words[\\/]made[\\/](\w+)[\\/])\w+\.ts$/.exec(id) ?? []
  if (folder === undefined) return null
  const first = modules.getModuleInfo(`${folder}first.ts`)
  return first?.id === id || first?.importedIds.includes(id) ? `words-${language}` : null
}

/** What the views of several games reach, and the looks, which paint small boards without them, do not. */
function sharedByGames(games: string, modules: Rolldown.ChunkingContext): ReadonlySet<string> {
  const reachedBy = (file: string): readonly ReadonlySet<string>[] =>
    readdirSync(games)
      .map((game) => join(games, game, file))
      .filter((path) => existsSync(path))
      .map((path) => new Set(reachedFrom(path, (id) => modules.getModuleInfo(id)).keys()))
  const looks = reachedBy('look.ts')
  const views = reachedBy('index.ts')
  const isShared = (id: string): boolean =>
    views.filter((view) => view.has(id)).length > 1 && !looks.some((look) => look.has(id))
  return new Set(views.flatMap((view) => [...view].filter(isShared)))
}
