import type { Sides } from '../../kernel/sides'
import { makeRng, type Rng } from '../../kernel/rng'
import type { CellRect } from '../../kernel/grid'
import { paintCells, turnCell } from './edit/brush'
import { addCave, renumberChain } from './edit/caves'
import { bog, cave, estuary, kindOf, NUMBERS, river, WALL } from './cells'
import { copyRegion, pasteClip } from './edit/clip'
import { dragPath } from './edit/drag-path'
import { generator } from './edit/generator'
import { english } from '../../words/testing'
import { fixesIn } from './edit/fixes'
import type { Edit, Level } from './model'
import { resize } from './edit/resize'
import { riverThrough } from './edit/rivers'
import { validate } from './text/rules'
import { eraseRegion, mirror, moveRegion, rotate } from './edit/transforms'
import { addMove, addWalk, removeMoves, setMoves, setStart } from './edit/walks'

const fixesOf = fixesIn(english)

/** An edit that fits the level, for tests of undo. The edited level can always be printed and read, but may have errors. */
export function randomEdit(level: Level, rng: Rng): Edit {
  const plain: Edit = {
    kind: 'paint',
    cells: [cell(), cell(), cell()],
    values: [randomCell(rng), randomCell(rng), randomCell(rng)],
    label: 'paint cells',
  }
  const choices: (() => Edit | null)[] = [
    () => plain,
    () => paintCells(level, [cell(), cell()], randomCell(rng)),
    () => turnCell(level, cell(), rng.below(4)),
    () => addCave(level, rng.below(NUMBERS), cell()),
    () => renumberChain(level, rng.below(NUMBERS), [cell(), cell()]),
    () => randomRiver(level, rng),
    () => randomFix(level, rng),
    () => replacement(level, rng),
  ]
  if (level.walks.length < 12) choices.push(() => addWalk(level, cell()))
  const count = level.walks.length
  if (count > 0) {
    const index = rng.below(count)
    choices.push(
      () => setStart(level, index, cell()),
      () => addMove(level, index, rng.below(4)),
      () => addMove(level, index, rng.below(4), rng.below(level.walks[index]!.moves.length + 1)),
      () => removeMoves(level, index, rng.between(1, 3)),
      () => setMoves(level, index, rng.pick(['', 'NESW', 'ssss', 'E,W'])),
      () => ({ kind: 'move', list: 'walks', from: index, to: rng.below(count) }),
      () => ({
        kind: 'set',
        list: 'walks',
        index,
        item: { ...level.walks[index]!, row: rng.between(-2, 20), col: rng.between(-2, 20) },
      }),
      () => (count > 1 ? { kind: 'remove', list: 'walks', index } : null),
    )
  }
  return rng.pick(choices)() ?? plain

  function cell(): number {
    return rng.below(level.cells.length)
  }
}

/** A random cell, legal or not. */
export function randomCell(rng: Rng): number {
  const number = rng.below(NUMBERS)
  return rng.pick([
    0,
    WALL,
    bog(rng.below(4)),
    river(number, rng.below(4)),
    estuary(number),
    cave(number, rng.below(rng.pick([3, 20, 1000]))),
  ])
}

/** A level of random cells and walks, nearly always with errors. */
export function randomLevel(seed: number): Level {
  const rng = makeRng(seed)
  const rows = rng.between(1, 8)
  const cols = rng.between(1, 8)
  const walks = Array.from({ length: rng.below(4) }, () => ({
    row: rng.between(-1, rows),
    col: rng.between(-1, cols),
    moves: Array.from({ length: rng.below(9) }, () => rng.pick(['N', 'E', 'S', 'W'])).join(''),
  }))
  return {
    rows,
    cols,
    cells: Uint32Array.from({ length: rows * cols }, () => randomCell(rng)),
    walks,
  }
}

function randomRiver(level: Level, rng: Rng): Edit | null {
  let path: number[] = []
  for (let i = rng.between(2, 4); i > 0; i--) {
    path = dragPath(level, path, rng.below(level.cells.length))
  }
  const drawn = riverThrough(level, path)
  return drawn.ok ? drawn.value : null
}

function randomFix(level: Level, rng: Rng): Edit | null {
  const fixes = validate(level).flatMap((found) => fixesOf(level, found))
  return fixes.length > 0 ? rng.pick(fixes).edit : null
}

function randomSides(level: Level, rng: Rng): Sides {
  const [top, left] = [rng.between(-2, 2), rng.between(-2, 2)]
  const [rows, cols] = [rng.between(2, 9), rng.between(2, 9)]
  return { top, left, bottom: rows - level.rows - top, right: cols - level.cols - left }
}

function replacement(level: Level, rng: Rng): Edit {
  const rect = randomRect(level, rng)
  const axis = rng.pick(['horizontal', 'vertical'] as const)
  const changes: (() => Level)[] = [
    () => resize(level, randomSides(level, rng)).level,
    () => mirror(level, axis),
    () => mirror(level, axis, rect),
    () => rotate(level) ?? level,
    () => rotate(level, rect) ?? level,
    () => moveRegion(level, rect, rng.between(-5, 5), rng.between(-5, 5)),
    () => eraseRegion(level, rect),
    () => {
      const [row, col] = [rng.below(level.rows), rng.below(level.cols)]
      return pasteClip(level, copyRegion(level, rect), row, col)
    },
  ]
  return { kind: 'replace', level: rng.pick(changes)(), label: 'change board' }
}

/** A rectangle on the map. */
export function randomRect(level: Level, rng: Rng): CellRect {
  const row = rng.below(level.rows)
  const col = rng.below(level.cols)
  return {
    row,
    col,
    rows: rng.between(1, level.rows - row),
    cols: rng.between(1, level.cols - col),
  }
}

/** A level with some walks. */
export function playedLevel(rng: Rng): Level {
  return generator.generate({ ...generator.defaults, walks: rng.between(2, 6) }, rng)
}

/** The level with a walk that starts off the map or on a wall. */
export function plantFault(level: Level, rng: Rng): { level: Level; index: number } {
  const index = rng.below(level.walks.length)
  const walls = [...level.cells.keys()].filter((cell) => kindOf(level.cells[cell]!) === WALL)
  const wall = walls.length > 0 && rng.below(2) === 0 ? rng.pick(walls) : -1
  const row = wall < 0 ? level.rows : Math.trunc(wall / level.cols)
  const walk = { ...level.walks[index]!, row, col: wall < 0 ? 0 : wall % level.cols }
  return { level: { ...level, walks: level.walks.with(index, walk) }, index }
}

/** The level with one walk started elsewhere, perhaps at an illegal place. */
export function changeInput(level: Level, rng: Rng): Level {
  const index = rng.below(level.walks.length)
  const [row, col] = [rng.between(-1, level.rows), rng.between(-1, level.cols)]
  return { ...level, walks: level.walks.with(index, { ...level.walks[index]!, row, col }) }
}
