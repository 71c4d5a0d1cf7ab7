import type { Rng } from '../../kernel/rng'
import { boardCells } from './board'
import { generator } from './edit/generator'
import {
  blankSet,
  terrainAt,
  terrainOf,
  terrains,
  unitIndex,
  unitTypes,
  type DataSet,
  type Edit,
  type Level,
  type Move,
  type Side,
  type Unit,
} from './model'
import { copyCells, eraseCells, moveCells, pasteCells, turnBoard, turnCells } from './edit/region'

/** An edit that fits the level, for tests of undo. The edited level can always be printed and read, but may have errors. */
export function randomEdit(level: Level, rng: Rng): Edit {
  const page = rng.below(level.sets.length)
  const set = level.sets[page]!
  const cell = rng.pick(boardCells)
  const choices: (() => Edit)[] = [
    () => ({ kind: 'paint', page, cell, terrain: rng.pick(terrains) }),
    () => ({
      kind: 'insert',
      list: 'moves',
      page,
      index: rng.below(set.moves.length + 1),
      item: move(),
    }),
    () => ({
      kind: 'replace',
      page,
      level: changedSet(set, rng),
      label: 'mirror-board',
    }),
    ...unitEdits(set, page, rng),
    ...moveEdits(set, page, rng),
    ...setEdits(level, rng),
  ]
  return rng.pick(choices)()

  function move(): Move {
    return { from: cell, to: rng.pick(boardCells) }
  }
}

function unitEdits(set: DataSet, page: number, rng: Rng): (() => Edit)[] {
  const cell = rng.pick(boardCells)
  const type = rng.pick(unitTypes)
  const choices: (() => Edit)[] = []
  const side = rng.pick<Side>([1, 2])
  const own = set.units.filter((unit) => unit.side === side).length
  if (own < 61) {
    const unit: Unit = { side, type, cell }
    choices.push(() => ({
      kind: 'insert',
      list: 'units',
      page,
      index: unitIndex(set, side),
      item: unit,
    }))
  }
  if (set.units.length > 0) {
    const index = rng.below(set.units.length)
    const unit: Unit = { side: set.units[index]!.side, type, cell }
    choices.push(() => ({ kind: 'set', list: 'units', page, index, item: unit }))
    choices.push(() => ({ kind: 'remove', list: 'units', page, index }))
  }
  return choices
}

function moveEdits({ moves }: DataSet, page: number, rng: Rng): (() => Edit)[] {
  if (moves.length === 0) return []
  const index = rng.below(moves.length)
  const move: Move = { from: rng.pick(boardCells), to: rng.pick(boardCells) }
  return [
    () => ({ kind: 'set', list: 'moves', page, index, item: move }),
    () => ({ kind: 'remove', list: 'moves', page, index }),
    () => ({ kind: 'move', list: 'moves', page, from: index, to: rng.below(moves.length) }),
  ]
}

function setEdits(level: Level, rng: Rng): (() => Edit)[] {
  const count = level.sets.length
  const index = rng.below(count)
  const choices: (() => Edit)[] = [
    () => ({ kind: 'move', list: 'sets', from: index, to: rng.below(count) }),
  ]
  if (count > 1) choices.push(() => ({ kind: 'remove', list: 'sets', index }))
  // Copying repeatedly would make the tests slow and show nothing more.
  if (count < 6) {
    choices.push(() => ({
      kind: 'insert',
      list: 'sets',
      index: rng.below(count + 1),
      item: blankSet(),
    }))
    choices.push(() => ({
      kind: 'insert',
      list: 'sets',
      index: rng.below(count + 1),
      item: level.sets[index]!,
    }))
    choices.push(() => ({
      kind: 'replace',
      level: { sets: [...level.sets.slice(1), randomSet(rng)] },
      label: 'reorder-sets',
    }))
  }
  return choices
}

/** A data set from the generator. */
export function randomSet(rng: Rng): DataSet {
  const recipe = { ...generator.defaults, sets: 1, units: rng.below(6), moves: rng.below(9) }
  return generator.generate(recipe, rng).sets[0]!
}

function changedSet(set: DataSet, rng: Rng): DataSet {
  const cells = rng.shuffle(boardCells).slice(0, rng.between(1, 30))
  const symmetry = rng.pick(['sixth', 'half', 'horizontal', 'vertical'] as const)
  return rng.pick([
    () => turnBoard(set, symmetry),
    () => turnCells(set, cells, rng.pick(cells), symmetry),
    () => moveCells(set, cells, rng.between(-3, 3), rng.between(-3, 3)),
    () => eraseCells(set, cells),
    // Only the pasted cells may have more units than before.
    () => pasteCells(set, copyCells(set, cells), rng.below(9), rng.below(9)),
  ])()
}

/** A level with some data sets. */
export function playedLevel(rng: Rng): Level {
  return generator.generate({ ...generator.defaults, sets: rng.between(2, 5), units: 3 }, rng)
}

/** The level with a data set in which a unit is on another one or on water. */
export function plantFault(level: Level, rng: Rng): { level: Level; index: number } {
  const index = rng.below(level.sets.length)
  const set = level.sets[index]!
  const at = rng.between(1, set.units.length - 1)
  const unit = { ...set.units[at]!, cell: set.units[at - 1]!.cell }
  const wet = terrainOf((cell) => (cell === unit.cell ? 'U' : terrainAt(set, cell)))
  const faulty =
    rng.below(2) === 0 ? { ...set, units: set.units.with(at, unit) } : { ...set, terrain: wet }
  return { level: { sets: level.sets.with(index, faulty) }, index }
}

/** The level with one unit elsewhere, perhaps at an illegal place. */
export function changeInput(level: Level, rng: Rng): Level {
  const index = rng.below(level.sets.length)
  const set = level.sets[index]!
  const at = rng.below(set.units.length)
  const unit = { ...set.units[at]!, cell: rng.pick(boardCells) }
  return { sets: level.sets.with(index, { ...set, units: set.units.with(at, unit) }) }
}
