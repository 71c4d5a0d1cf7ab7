import { wayCol, wayRow } from '@core/kernel/grid'
import type { Level } from '@core/games/rockets/model'
import type { Paint, RunFrame } from '../../editor/game-view'
import type { Sprites } from '../../canvas/board-context'
import { AnimalGroups } from './animal-groups'
import { paintDots, paintSquares } from './dots'
import { numerals, setNumberFont, SPRITE_CELL, NUMBER_CELL } from './marks'
import { catNames, mouseNames } from './sprites'

// Scratch memory of the painter: filled again in each frame, so no state lives here.
const groups = new AnimalGroups()
const spriteOf = new Int32Array(8)

/** Side of a sprite in cells, when it has a square to itself and when it shares one. */
const MOUSE_SIZE = 0.82
const CAT_SIZE = 0.94
const CROWD_SCALE = 0.64
/** Shift of a group from the middle of a shared square, by way: each way has a quarter of its own. */
const quarterX = [-0.22, 0.22, 0.22, -0.22]
const quarterY = [-0.22, -0.22, 0.22, 0.22]
const MANY = '99+'
/** More sprites than this take longer than a frame; on so crowded a board dots tell as much. */
const MOST_SPRITES = 2500

/** Everything that walks, gliding through the step just made; those that left fade where they went. Tells who is where. */
export function paintAnimals(paint: Paint, frame: RunFrame<Level>): AnimalGroups {
  groups.read(frame)
  const { cell, pixels } = paint
  // A picture that is made once may take its time.
  if (cell < SPRITE_CELL || (pixels && groups.countIn(paint.visible) > MOST_SPRITES)) {
    if (pixels) paintDots(paint, pixels, groups, frame.progress)
    else paintSquares(paint, groups, frame.progress)
    return groups
  }
  learnSprites(paint.sprites)
  paintLeaving(paint, frame.progress)
  paintGroups(paint, frame.progress)
  if (paint.cell >= NUMBER_CELL) paintCounts(paint, frame.progress)
  return groups
}

function paintGroups({ cell, sprites, visible }: Paint, progress: number): void {
  const lag = groups.isMove ? 1 - progress : 0
  const { keys, size: count, stride } = groups
  const right = visible.col + visible.cols
  const bottom = visible.row + visible.rows
  for (let i = 0; i < count; i++) {
    const key = keys[i]!
    const square = key >> 3
    const way = key & 3
    let x = (square % stride) - 1
    let y = ((square / stride) | 0) - 1
    if (x < visible.col - 1 || x > right || y < visible.row - 1 || y > bottom) continue
    let size = key & 4 ? CAT_SIZE : MOUSE_SIZE
    x += 0.5 - wayCol[way]! * lag
    y += 0.5 - wayRow[way]! * lag
    if (groups.neighboursOf(key) > 1) {
      size *= CROWD_SCALE
      x += quarterX[way]!
      y += quarterY[way]!
    }
    const half = size / 2
    sprites.drawNumber(spriteOf[key & 7]!, (x - half) * cell, (y - half) * cell, size * cell)
  }
}

function paintLeaving({ ctx, cell, sprites }: Paint, progress: number): void {
  if (progress >= 1) return
  const { goneKeys, goneSize, stride } = groups
  // In a move they walk on, into a pit or off the grid.
  const lead = groups.isMove ? progress : 0
  ctx.globalAlpha = 1 - progress
  for (let i = 0; i < goneSize; i++) {
    const key = goneKeys[i]!
    const square = key >> 3
    const size = key & 4 ? CAT_SIZE : MOUSE_SIZE
    const x = (square % stride) - 0.5 - size / 2 + wayCol[key & 3]! * lead
    const y = ((square / stride) | 0) - 0.5 - size / 2 + wayRow[key & 3]! * lead
    sprites.drawNumber(spriteOf[key & 7]!, x * cell, y * cell, size * cell)
  }
  ctx.globalAlpha = 1
}

/** How many are meant by one sprite, where it is more than one. */
function paintCounts(paint: Paint, progress: number): void {
  const { ctx, cell, theme, visible } = paint
  const lag = groups.isMove ? 1 - progress : 0
  const { keys, size: count, stride } = groups
  const right = visible.col + visible.cols
  const bottom = visible.row + visible.rows
  const size = Math.max(8, Math.min(13, cell * 0.34))
  setNumberFont(paint, size)
  for (let i = 0; i < count; i++) {
    const key = keys[i]!
    const number = groups.countOf(key)
    if (number < 2) continue
    const square = key >> 3
    const way = key & 3
    let x = (square % stride) - 1
    let y = ((square / stride) | 0) - 1
    if (x < visible.col - 1 || x > right || y < visible.row - 1 || y > bottom) continue
    const isCrowd = groups.neighboursOf(key) > 1
    x += 0.5 - wayCol[way]! * lag + (isCrowd ? quarterX[way]! + 0.12 : 0.28)
    y += 0.5 - wayRow[way]! * lag + (isCrowd ? quarterY[way]! + 0.12 : 0.3)
    const text = number < numerals.length ? numerals[number]! : MANY
    const width = size * (0.45 + 0.58 * text.length)
    ctx.fillStyle = theme.text
    ctx.fillRect(x * cell - width / 2, y * cell - size * 0.55, width, size * 1.1)
    ctx.fillStyle = theme.cell
    ctx.fillText(text, x * cell, y * cell + size * 0.06)
  }
}

function learnSprites(sprites: Sprites): void {
  for (let way = 0; way < 4; way++) {
    spriteOf[way] = sprites.numberOf(mouseNames[way]!)
    spriteOf[way + 4] = sprites.numberOf(catNames[way]!)
  }
}
