import { rectBetween } from '@core/kernel/grid'
import { cellIn } from '@core/games/ghosts/cells'
import { houseName, type Edit, type House, type Level } from '@core/games/ghosts/model'
import { hintPreview, releaseStroke, type ToolSketch } from '../../tools/strokes'
import type { BoardPoint, Preview, Stroke, ToolContext } from '../../tools/tool'
import type { Shown } from './ghost'
import {
  changeHouse,
  dragged,
  gripAt,
  houseRefusal,
  sizeWords,
  stuckNote,
  type Grip,
} from './houses'
import { words } from '../../ui/words'

const { tools: said } = words.ghosts

type Context = ToolContext<Level>

/** Builds houses as rectangles; a house is moved by its middle, and resized by its walls and corners. */
export const houseTool: ToolSketch<Level, Edit, Shown> = {
  id: 'house',
  label: said.house,
  key: 'B',
  isMirrored: true,
  holdsAt: ({ level }, { x, y }) => (gripAt(level, x, y) ? 'moves' : null),
  isDrawn: true,
  variants: () => [],
  preview: ({ level }, at) => {
    if (cellIn(at.row, at.col) < 0) return null
    const grip = gripAt(level, at.x, at.y)
    if (grip) return hintPreview(gripHint(level, grip))
    return newPreview(level, rectBetween(at.row, at.col, at.row, at.col))
  },
  begin: ({ level }, from) => {
    if (cellIn(from.row, from.col) < 0) return null
    const grip = gripAt(level, from.x, from.y)
    return grip ? changeStroke(grip, from) : buildStroke(from)
  },
  pick: ({ level }, at) => (gripAt(level, at.x, at.y) ? 0 : null),
}

function gripHint(level: Level, grip: Grip): string {
  const name = { house: grip.index + 1, name: houseName(level.town[grip.index]!) }
  return grip.isWhole ? said.moveHouse(name) : said.resizeHouse(name)
}

function buildStroke(from: BoardPoint): Stroke<Level, Edit, Shown> {
  const houseTo = (at: BoardPoint): House =>
    rectBetween(from.row, from.col, inMap(at.row), inMap(at.col))
  return releaseStroke(
    ({ level }, at) => {
      const item = houseTo(at)
      const index = level.town.length
      return houseRefusal(level, index, item) ? null : { kind: 'insert', list: 'town', index, item }
    },
    ({ level }, at) => newPreview(level, houseTo(at)),
  )
}

function changeStroke(grip: Grip, from: BoardPoint): Stroke<Level, Edit, Shown> {
  const houseTo = (level: Level, at: BoardPoint): House =>
    dragged(level.town[grip.index]!, grip, from, at)
  return releaseStroke(
    ({ level }, at) => {
      const house = houseTo(level, at)
      return houseRefusal(level, grip.index, house) ? [] : changeHouse(level, grip.index, house)
    },
    ({ level }, at) => {
      const house = houseTo(level, at)
      const refusal = houseRefusal(level, grip.index, house)
      const note = refusal ? '' : stuckNote(level.town.with(grip.index, house)) + turnsNote(level)
      const name = { house: grip.index + 1, name: houseName(house), size: sizeWords(house), note }
      const hint = grip.isWhole ? said.moveTo(name) : said.resizeTo(name)
      return { ghost: shown(house), refusal, hint }
    },
  )
}

function newPreview(level: Level, house: House): Preview<Shown> {
  const refusal = houseRefusal(level, level.town.length, house)
  const note = refusal ? '' : stuckNote([...level.town, house]) + turnsNote(level)
  const hint = said.build({ name: houseName(house), size: sizeWords(house), note })
  return { ghost: shown(house), refusal, hint }
}

/** A played match fits its own town only. */
export function turnsNote({ turns }: Pick<Context['level'], 'turns'>): string {
  return turns.length > 0 ? said.turnsNote : ''
}

function shown(house: House): Shown {
  return { kind: 'house', house }
}

function inMap(at: number): number {
  return Math.max(0, Math.min(19, at))
}
