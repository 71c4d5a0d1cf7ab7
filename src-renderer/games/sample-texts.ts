/** The official texts of all samples but those that are broken on purpose, by the path of their files from here. */
export const sampleTexts = import.meta.glob<string>(
  [
    '../../src-main/core/games/*/samples/*/level.txt',
    '!../../src-main/core/games/*/samples/broken-*/level.txt',
  ],
  { query: '?raw', import: 'default', eager: true },
)
