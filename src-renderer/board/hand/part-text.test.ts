import type { AnyGame } from '@core/game/any-game'
import { games } from '@core/games/testing'
import type { CellRect } from '@core/kernel/grid'
import { makeRng } from '@core/kernel/rng'
import { describe, expect, test } from 'vitest'
import { loadView } from '../../games/registry'
import { pageSubject } from '../../testing/view-checks'
import { Selection } from '../../tools/selection'

const all: readonly AnyGame[] = games

describe.each(all.map((game) => [game.id, game] as const))('parts of %s', (id, game) => {
  test('read from their text are pasted as what was copied (200 of each sample)', async () => {
    const { regions } = await loadView(id)
    const rng = makeRng(1)
    let seen = 0
    const apply = (level: unknown, edit: unknown): unknown => game.edits.apply(level, edit).level
    for (const { level } of pageSubject(game).samples) {
      const size = game.size(level)
      const empty: unknown = regions.emptied?.(level) ?? game.blank(size.rows, size.cols)
      const paste = (clip: unknown, { row, col }: CellRect): unknown => {
        const plan = regions.paste(empty, clip, row, col, 0, 0)
        return withoutFarDoors((plan.ok ? plan.edits : []).reduce(apply, empty))
      }
      for (let one = 0; one < 200; one++) {
        const [row, col] = [rng.below(size.rows), rng.below(size.cols)]
        const [rows, cols] = [rng.between(1, size.rows - row), rng.between(1, size.cols - col)]
        const whole = Selection.rectangle({ row, col, rows, cols })
        const region = rng.below(3) === 0 ? whole.within(() => rng.below(4) > 0) : whole
        const clip: unknown = region && regions.copy(level, region, 0)
        if (!region || clip === null) continue
        const text = game.parts!.print({ clip, rect: region.rect })
        if (text === '') continue
        const parsed = game.parts!.parse(text)
        if (!parsed.ok) throw new Error(`line ${parsed.error} of ${text}`)
        // Cells are identified by their rows alone, everything else by its place on the board.
        const isOfRows = id === 'labyrinth' || id === 'janken'
        const place = isOfRows ? region.rect : parsed.value.rect
        expect(paste(parsed.value.clip, place), text).toEqual(paste(clip, region.rect))
        seen++
      }
    }
    expect(seen).toBeGreaterThan(100)
  })
})

/** Where a south or an east wall of rockets stands a part does not say. */
function withoutFarDoors(level: unknown): unknown {
  const { doors, ...rest } = level as { doors?: readonly { wall: string }[] }
  return { ...rest, doors: doors?.filter(({ wall }) => wall === 'N' || wall === 'W') }
}

test('a text that is no part is refused with its line', () => {
  const parse = (id: string, text: string) => all.find((game) => game.id === id)!.parts!.parse(text)
  expect(parse('rockets', '1 2\n\n3 Q\n')).toEqual({ ok: false, error: 3 })
  expect(parse('rockets', '')).toEqual({ ok: false, error: 1 })
  expect(parse('labyrinth', 'o w\no')).toEqual({ ok: false, error: 2 })
  expect(parse('labyrinth', '. .')).toEqual({ ok: false, error: 1 })
  expect(parse('janken', 'F F\nF X')).toEqual({ ok: false, error: 2 })
  expect(parse('janken', 'F F\n1 0\nG B1')).toEqual({ ok: false, error: 3 })
  expect(parse('progers', '1133 4411')).toEqual({ ok: false, error: 1 })
  expect(parse('progers', '129')).toEqual({ ok: false, error: 1 })
  expect(parse('ghosts', 'AGBI\nBIAG')).toEqual({ ok: false, error: 2 })
})

test('a whole board of janken is read from the rows of a level', () => {
  const janken = all.find(({ id }) => id === 'janken')!
  const blank = janken.format.print(janken.blank(9, 9))
  const parsed = janken.parts!.parse(blank.split('\n').slice(1, 13).join('\n'))
  expect(parsed.ok && parsed.value.rect).toEqual({ row: 0, col: 0, rows: 9, cols: 9 })
})
