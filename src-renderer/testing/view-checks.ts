import { checkText } from '@core/game/check-text'
import type { AnyGame } from '@core/game/any-game'
import { commandList } from '@core/protocol/commands'
import { expect } from 'vitest'
import { commonTools } from '../board/tool-commands'
import { loadLook, loadView } from '../games/registry'
import { samplesOf } from '../games/samples'

/** A game, and its samples that can be run. */
export interface PageSubject {
  readonly game: AnyGame
  readonly samples: readonly { readonly name: string; readonly level: unknown }[]
}

/** One demand on a game's side of the page, in words. */
export interface PageCheck {
  readonly name: string
  run(subject: PageSubject): void | Promise<void>
}

const texts = import.meta.glob<string>('@core/games/*/samples/*/level.txt', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** What the checks of a game work on. */
export function pageSubject(game: AnyGame): PageSubject {
  const samples = Object.entries(texts).flatMap(([path, text]) => {
    const [, id, name] = /games\/([^/]+)\/samples\/([^/]+)\//.exec(path)!
    const checked = id === game.id ? checkText(game, text) : null
    return checked?.isRunnable ? [{ name: name!, level: checked.level }] : []
  })
  return { game, samples }
}

/** What a game's folder of the page has to hold. */
export const viewChecks: readonly PageCheck[] = [
  {
    name: 'has a look and a view in the folder of its name',
    async run({ game: { id } }) {
      expect((await loadLook(id)).gameId).toBe(id)
      expect((await loadView(id)).gameId).toBe(id)
    },
  },
  {
    name: 'has samples with notes, which are its cards on the start page',
    run({ game }) {
      const cards = samplesOf(game.id)
      expect(cards.length).toBeGreaterThan(0)
      for (const { title } of cards) expect(title).not.toBe('')
    },
  },
  {
    name: 'has tools with ids, letters and labels of their own, drawn with sprites that are there',
    async run({ game }) {
      const { tools, sprites } = await loadView(game.id)
      const level: unknown = game.blank(9, 9)
      expect(tools.length).toBeGreaterThan(0)
      for (const key of ['id', 'key', 'label'] as const) {
        expect(new Set(tools.map((tool) => tool[key])).size, key).toBe(tools.length)
      }
      for (const tool of tools) {
        expect(tool.key).toMatch(/^[A-Z]$/)
        for (const { sprite } of tool.variants(level)) {
          expect(Object.keys(sprites)).toContain(sprite)
        }
      }
    },
  },
  {
    name: 'leaves to commands and to the tools of every board the letters that are theirs',
    async run({ game }) {
      const taken = [
        ...commandList.flatMap(({ keys }) => keys),
        ...commonTools.map(({ key }) => key),
      ]
      const letters = new Set(taken.map((key) => key.toUpperCase()))
      const { tools } = await loadView(game.id)
      expect(tools.map(({ key }) => key).filter((key) => letters.has(key))).toEqual([])
    },
  },
]
