import { games } from '../ui/games'

/** A level worth showing on the start page. */
export interface ShowcaseSample {
  /** Id of its game. */
  readonly game: string
  /** Folder name: unique within the game. */
  readonly name: string
  /** First line of its note. */
  readonly title: string
  /** What there is to see in it; may be empty. */
  readonly note: string
  /** The official text. */
  readonly text: string
}

const files = import.meta.glob<string>('../../src-main/core/games/*/samples/*/{level,note}.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const order = games.map((game) => `/games/${game.id}/`)

/** The samples that carry a note, by game in the registry's order, and name. A folder without one is for tests only. */
export const samples: readonly ShowcaseSample[] = Object.keys(files)
  .filter((path) => path.endsWith('/note.txt'))
  .sort(byGameStatementFirst)
  .map((path) => {
    const [game, , name] = path.split('/').slice(-4) as [string, string, string]
    const [title = name, ...rest] = files[path]!.trim().split('\n')
    const text = files[path.replace(/note\.txt$/, 'level.txt')] ?? ''
    return { game, name, title, note: rest.join('\n').trim(), text }
  })

/** Orders paths by game and folder, but the statement's own example comes first in its game. */
function byGameStatementFirst(a: string, b: string): number {
  const gameOf = (path: string): number => order.findIndex((folder) => path.includes(folder))
  if (gameOf(a) !== gameOf(b)) return gameOf(a) - gameOf(b)
  const rank = (path: string): string => path.replace('/samples/statement/', '/samples/ ')
  return rank(a) < rank(b) ? -1 : 1
}

/** The samples of one game. */
export function samplesOf(game: string): readonly ShowcaseSample[] {
  return samples.filter((sample) => sample.game === game)
}
