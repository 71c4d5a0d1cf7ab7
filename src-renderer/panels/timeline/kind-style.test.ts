import { games } from '@core/games/registry'
import { expect, test } from 'vitest'
import { kindStyles } from './kind-style'

test.each(games.map((game) => [game.id, game] as const))(
  'all kinds of %s look different, the first seven notable ones by colour alone',
  (_, { engine }) => {
    const styles = kindStyles(engine.eventKinds)
    expect(new Set(styles.map((style) => JSON.stringify(style))).size).toBe(styles.length)
    const notable = styles.filter((__, code) => engine.eventKinds[code]!.isNotable).slice(0, 7)
    expect(new Set(notable.map(({ token }) => token)).size).toBe(notable.length)
  },
)
