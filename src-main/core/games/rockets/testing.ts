import type { Sides } from '../../kernel/sides'
import { ways, type CellRect } from '../../kernel/grid'
import type { Rng } from '../../kernel/rng'
import { generator } from './edit/generator'
import { copyRegion, pasteClip } from './edit/clip'
import type { Door, Edit, Level, Rocket, Turn } from './model'
import { ARROWS_EACH } from './play/placement'
import { resize } from './edit/resize'
import { eraseRegion, mirror, moveRegion, rotate } from './edit/transforms'

/** An edit that fits the level, for tests of undo. The edited level can always be printed and read, but may have errors. */
export function randomEdit(level: Level, rng: Rng): Edit {
  const choices: (() => Edit)[] = [
    () => ({
      kind: 'insert',
      list: 'turns',
      index: rng.below(level.turns.length + 1),
      item: turn(),
    }),
    () => ({
      kind: 'insert',
      list: 'doors',
      index: rng.below(level.doors.length + 1),
      item: door(),
    }),
    () => ({
      kind: 'set',
      list: 'rockets',
      index: rng.below(level.rockets.length),
      item: square(),
    }),
    () => replacement(level, rng),
  ]
  if (level.rockets.length > 1) {
    choices.push(() => ({
      kind: 'remove',
      list: 'rockets',
      index: rng.below(level.rockets.length),
    }))
  }
  if (level.rockets.length < 26) {
    const index = rng.below(level.rockets.length + 1)
    choices.push(() => ({ kind: 'insert', list: 'rockets', index, item: square() }))
  }
  if (level.doors.length > 0) {
    const index = rng.below(level.doors.length)
    choices.push(() => ({ kind: 'set', list: 'doors', index, item: door() }))
    choices.push(() => ({ kind: 'remove', list: 'doors', index }))
  }
  const count = level.turns.length
  if (count > 0) {
    const index = rng.below(count)
    choices.push(() => ({ kind: 'set', list: 'turns', index, item: turn() }))
    choices.push(() => ({ kind: 'remove', list: 'turns', index }))
    choices.push(() => ({ kind: 'move', list: 'turns', from: index, to: rng.below(count) }))
  }
  return rng.pick(choices)()

  function square(): Rocket {
    return { x: rng.below(level.width), y: rng.below(level.height) }
  }
  function turn(): Turn {
    return { ...square(), way: rng.pick(ways) }
  }
  function door(): Door {
    const wall = rng.pick(ways)
    return { at: rng.below(wall === 'N' || wall === 'S' ? level.width : level.height), wall }
  }
}

function randomSides(level: Level, rng: Rng): Sides {
  const [top, left] = [rng.between(-2, 2), rng.between(-2, 2)]
  const [rows, cols] = [rng.between(3, 12), rng.between(3, 12)]
  return { top, left, bottom: rows - level.height - top, right: cols - level.width - left }
}

function replacement(level: Level, rng: Rng): Edit {
  const rect = randomRect(level, rng)
  const changes: (() => Level)[] = [
    () => resize(level, randomSides(level, rng)).level,
    () => mirror(level, rng.pick(['horizontal', 'vertical'] as const), rect),
    () => rotate(level) ?? level,
    () => rotate(level, rect) ?? level,
    () => moveRegion(level, rect, rng.between(-5, 5), rng.between(-5, 5)),
    () => eraseRegion(level, rect),
    () => {
      // Pasting repeatedly would double the level without end.
      if (level.turns.length > 100) return eraseRegion(level, rect)
      const at = rng.below(level.turns.length + 1)
      const [row, col] = [rng.below(level.height), rng.below(level.width)]
      return pasteClip(level, copyRegion(level, rect), row, col, at)
    },
  ]
  return { kind: 'replace', level: rng.pick(changes)(), label: 'change board' }
}

/** A rectangle on the board. */
export function randomRect(level: Level, rng: Rng): CellRect {
  const row = rng.below(level.height)
  const col = rng.below(level.width)
  return {
    row,
    col,
    rows: rng.between(1, level.height - row),
    cols: rng.between(1, level.width - col),
  }
}

/** A level with some turns, small enough to be crowded. */
export function playedLevel(rng: Rng): Level {
  const recipe = { ...generator.defaults, width: rng.between(5, 8), height: rng.between(5, 8) }
  return generator.generate({ ...recipe, players: 2, doors: 3, turns: rng.between(6, 20) }, rng)
}

/** The level with the arrow of a turn in an illegal place. */
export function plantFault(level: Level, rng: Rng): { level: Level; index: number } {
  const index = rng.below(level.turns.length)
  const { x, y } = rng.pick<Rocket>([
    { x: level.width, y: 1 },
    { x: 0, y: 0 },
    rng.pick(level.rockets),
    level.turns[Math.max(0, index - 1)] ?? { x: 0, y: 0 },
    level.turns[index - ARROWS_EACH * level.rockets.length] ?? { x: -1, y: 0 },
  ])
  const turn = { ...level.turns[index]!, x: index === 0 ? -1 : x, y }
  return { level: { ...level, turns: level.turns.with(index, turn) }, index }
}

/** The level with one entry in the middle changed, perhaps so that a later one cannot be played. */
export function changeInput(level: Level, rng: Rng): Level {
  const index = rng.below(level.turns.length)
  const turn = {
    x: rng.below(level.width),
    y: rng.below(level.height),
    way: rng.pick(ways),
  }
  return { ...level, turns: level.turns.with(index, turn) }
}
