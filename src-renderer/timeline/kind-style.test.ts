import { games } from '@core/games/testing'
import { expect, test } from 'vitest'
import { kindStyles } from './kind-style'

test.each(games.map((game) => [game.id, game] as const))(
  'all kinds of %s look different, and two of one colour have different patterns',
  (_, { engine }) => {
    const styles = kindStyles(engine.eventKinds)
    expect(new Set(styles.map((style) => JSON.stringify(style))).size).toBe(styles.length)
    const notable = styles.filter((__, code) => engine.eventKinds[code]!.isNotable).slice(0, 6)
    // By colour only, and for those who see none by pattern only.
    expect(new Set(notable.map(({ token }) => token)).size).toBe(notable.length)
    expect(new Set(notable.map(({ pattern }) => pattern.join('|'))).size).toBe(notable.length)
    for (const { pattern } of styles) {
      expect(pattern).toHaveLength(4)
      for (const row of pattern) expect(row).toMatch(/^[#.]{4}$/)
    }
  },
)
