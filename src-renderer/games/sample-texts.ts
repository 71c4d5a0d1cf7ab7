const texts = import.meta.glob<string>(
  [
    '../../src-main/core/games/*/samples/*/level.txt',
    '!../../src-main/core/games/*/samples/broken-*/level.txt',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** The official text of a sample by its folder, but for those that are broken on purpose, which nobody shows. */
export function sampleText(game: string, name: string): string {
  return texts[`../../src-main/core/games/${game}/samples/${name}/level.txt`]!
}
