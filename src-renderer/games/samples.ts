import { gameIds } from '@core/games/registry'
import { words } from '../ui/words'

/** A level worth showing on the start page. */
export interface ShowcaseSample {
  /** Id of its game. */
  readonly game: string
  /** Folder name: unique within the game. */
  readonly name: string
  readonly title: string
  /** What there is to see in it; may be empty. */
  readonly note: string
  /** The official text. The texts of all samples are fetched together, when one is first asked for. */
  readonly text: () => Promise<string>
}

/** The samples that a game's words tell of, by game in the registry's order, and as told. A folder of which nothing is told is for tests only. */
export const samples: readonly ShowcaseSample[] = gameIds.flatMap((game) => {
  const told: SamplesWords = words[game].samples
  return Object.entries(told).map(([name, { title, note }]) => ({
    game,
    name,
    title,
    note,
    text: async () => (await import('./sample-texts')).sampleText(game, name),
  }))
})

type SamplesWords = Readonly<Record<string, Pick<ShowcaseSample, 'title' | 'note'>>>

/** The samples of one game. */
export function samplesOf(game: string): readonly ShowcaseSample[] {
  return samples.filter((sample) => sample.game === game)
}
