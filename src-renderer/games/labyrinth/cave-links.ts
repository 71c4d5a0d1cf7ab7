import { caveLinks, type CaveLink } from '@core/games/labyrinth/edit/caves'
import { CAVE, kindOf, numberOf } from '@core/games/labyrinth/cells'
import type { Level } from '@core/games/labyrinth/model'
import type { Paint } from '../../editor/game-view'
import { chainOf } from './palette'
import { addCurve, addHead } from './path-marks'

/** More links than this are a thicket: then only those of the cave under the pointer are shown. */
const MOST_LINKS = 200

const linksByCells = new WeakMap<Uint32Array, readonly CaveLink[]>()

/** All falls of a level; worked out once. */
function linksOf(level: Level): readonly CaveLink[] {
  let links = linksByCells.get(level.cells)
  if (!links) linksByCells.set(level.cells, (links = caveLinks(level)))
  return links
}

/** The links of all chains, those of one of them in full colour. */
export function paintChains(paint: Paint, level: Level, chosen: number): void {
  const links = linksOf(level)
  if (links.length > MOST_LINKS) return
  for (const link of links) paintLink(paint, level, link, link.chain === chosen ? 1 : 0.3)
}

/** Where the caves of the chain under the pointer lead: its own fall in full colour. */
export function paintHover(paint: Paint, level: Level, cell: number): void {
  const value = level.cells[cell] ?? 0
  if (kindOf(value) !== CAVE) return
  const chain = numberOf(value)
  const links = linksOf(level).filter((link) => link.chain === chain)
  for (const link of links) {
    const isOwn = link.from === cell || link.to === cell
    if (isOwn || links.length <= MOST_LINKS) {
      paintLink(paint, level, link, link.from === cell ? 1 : 0.45)
    }
  }
}

function paintLink(paint: Paint, { cols }: Level, link: CaveLink, alpha: number): void {
  const { ctx, cell, theme } = paint
  if (link.from === link.to) return
  const fromX = ((link.from % cols) + 0.5) * cell
  const fromY = (Math.trunc(link.from / cols) + 0.5) * cell
  const endX = ((link.to % cols) + 0.5) * cell
  const endY = (Math.trunc(link.to / cols) + 0.5) * cell
  // It ends at the rim of the cave, coming from where the curve does.
  const length = Math.hypot(endX - fromX, endY - fromY)
  const outX = ((endY - fromY) * 0.36 - (endX - fromX)) / length
  const outY = (-(endX - fromX) * 0.36 - (endY - fromY)) / length
  const norm = Math.hypot(outX, outY)
  const toX = endX + (outX / norm) * cell * 0.42
  const toY = endY + (outY / norm) * cell * 0.42
  const head = Math.max(4, cell * 0.16)
  ctx.globalAlpha = alpha
  ctx.lineCap = 'round'
  for (const isRim of [true, false]) {
    ctx.strokeStyle = isRim ? theme.cell : chainOf(link.chain)
    ctx.lineWidth = Math.max(1.5, cell * 0.06) + (isRim ? 2.5 : 0)
    ctx.beginPath()
    ctx.moveTo(fromX, fromY)
    addCurve(ctx, fromX, fromY, toX, toY)
    addHead(ctx, toX, toY, -outX / norm, -outY / norm, head)
    ctx.stroke()
  }
  ctx.lineCap = 'butt'
  ctx.globalAlpha = 1
}
