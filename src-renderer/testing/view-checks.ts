import { recordLevel } from '@core/conformance/record-level'
import { applyEdits, openDocument } from '@core/document/level-document'
import { checkText } from '@core/game/check-text'
import type { AnyGame } from '@core/game/any-game'
import { commandList } from '@core/protocol/commands'
import { expect } from 'vitest'
import { commonTools } from '../board/tool-commands'
import { hasTour, loadLook, loadTourPlan, loadView } from '../games/registry'
import { samplesOf } from '../games/samples'
import { noLikeness } from '../tools/likeness'

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
    name: 'has samples that its words tell of, which are its cards on the start page',
    async run({ game }) {
      const cards = samplesOf(game.id)
      expect(cards.length).toBeGreaterThan(0)
      for (const { name, title, text } of cards) {
        expect([name, title === '', await text()]).toEqual([
          name,
          false,
          expect.stringMatching(/./),
        ])
      }
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
    name: 'has tools that paint all cells at once, with nothing left to do the second time',
    async run({ game, samples }) {
      const { tools } = await loadView(game.id)
      const { level } = samples[0]!
      const { rows, cols } = game.size(level)
      // Shapes may end beside the board.
      const cells = Array.from({ length: (rows + 2) * (cols + 2) }, (_, at) => ({
        row: Math.trunc(at / (cols + 2)) - 1,
        col: (at % (cols + 2)) - 1,
      }))
      for (const tool of tools) {
        for (let variant = 0; variant < Math.max(1, tool.variants(level).length); variant++) {
          const paint = (on: unknown) =>
            tool.paint?.({ level: on, turn: 0, page: 0, variant }, cells).edits ?? []
          const painted = paint(level).reduce<unknown>(
            (held, edit) => game.edits.apply(held, edit).level,
            level,
          )
          expect(paint(painted), `${tool.id} ${variant}`).toEqual([])
        }
      }
    },
  },
  {
    name: 'tells cells apart in words',
    async run({ game, samples }) {
      const { likeness } = await loadView(game.id)
      const kinds = new Set<number>()
      for (const { level } of samples) {
        const { rows, cols } = game.size(level)
        const kindAt = likeness.kinds(level, 0)
        const formAt = likeness.forms(level, 0)
        for (let cell = 0; cell < rows * cols; cell++) {
          const [row, col] = [Math.trunc(cell / cols), cell % cols]
          if (game.exists?.(level, row, col) === false) continue
          kinds.add(kindAt(row, col))
          expect(formAt(row, col)).toBeGreaterThanOrEqual(0)
        }
      }
      // A game without a likeness of its own compares nothing.
      expect(kinds.size > 1).toBe(likeness !== noLikeness)
      expect(new Set([...kinds].map((kind) => likeness.kindName(kind))).size).toBe(kinds.size)
    },
  },
  {
    name: 'leaves to commands and to the tools of every board the letters that are theirs',
    async run({ game }) {
      const owners = new Map(
        [
          ...commandList.flatMap(({ id, keys }) => keys.map((key) => [key, id] as const)),
          ...commonTools.map(({ id, key }) => [key, `tool ${id}`] as const),
        ].map(([key, owner]) => [key.toUpperCase(), owner]),
      )
      const { tools } = await loadView(game.id)
      const taken = tools.flatMap(({ id, key }) =>
        owners.has(key) ? [`tool ${id}: ${key} is a key of ${owners.get(key)}`] : [],
      )
      const used = new Set([...owners.keys(), ...tools.map(({ key }) => key)])
      const free = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').filter((letter) => !used.has(letter))
      expect(taken, `free letters: ${free.join(' ')}`).toEqual([])
    },
  },
  {
    name: 'has a tour, if any, of what its sample shows: the drawing changes the answer, the event happens, the misreading is missed',
    async run({ game }) {
      if (!hasTour(game.id)) return
      const { draw, why, misses, sample } = await loadTourPlan(game.id)
      const { tools, geometry } = await loadView(game.id)
      const { text } = samplesOf(game.id).find(({ name }) => name === sample)!
      const document = openDocument(game, await text())
      const { level } = document
      const answer = game.engine.answer(level)

      const at = {
        row: draw.row,
        col: draw.col,
        ...geometry.centreOf(game.size(level), draw.row, draw.col),
      }
      const context = { level, turn: 0, page: 0, variant: -1, isAtEnd: false }
      const tool = tools.find(({ id }) => id === draw.tool)!
      const after = applyEdits(document, tool.begin(context, at)!.end(context, at), '')
      expect(after.isRunnable ? game.engine.answer(after.level) : null).not.toBe(answer)

      const code = game.engine.eventKinds.findIndex(({ name }) => name === why.event)
      const { chunks } = recordLevel(game, level)
      expect(chunks.some(({ eventCode }) => eventCode.includes(code))).toBe(true)
      expect(game.engine.answer(level, misses)).toBe(answer)
    },
  },
]
