import { cellName } from '@core/games/janken/board'
import {
  unitIndex,
  unitTypes,
  type DataSet,
  type Edit,
  type Level,
  type Side,
  type Unit,
  type UnitType,
} from '@core/games/janken/model'
import { kindOf } from '@core/games/janken/why/unit-words'
import { unitOn } from '@core/games/janken/play/field'
import { hintPreview, releaseStroke, type ToolSketch } from '../../tools/strokes'
import type { BoardPoint, Preview, Stroke, ToolContext } from '../../tools/tool'
import { words } from '../../ui/words'
import type { Ghost } from './ghost'
import { chosenMove, fieldAt } from './moments'
import { cellIn } from './places'
import { unitAt, unitRefusal } from './refusals'

type Context = ToolContext<Level>

const { tools, contents } = words.janken

/** Settings: G, M, S of side 1, then of side 2. */
const kinds = ([1, 2] as const).flatMap((side) => unitTypes.map((type) => ({ side, type })))

/** Places units where the data set begins, drags them elsewhere, and makes one another by a click. */
export const unitTool: ToolSketch<Level, Edit, Ghost> = {
  id: 'unit',
  label: tools.unit,
  key: 'U',
  isMirrored: true,
  holdsAt: ({ level, page }, at) => {
    const set = level.sets[page]
    const cell = cellIn(at)
    return set && cell >= 0 && unitAt(set, cell) >= 0 ? 'changes' : null
  },
  isOfStart: true,
  variants: () =>
    kinds.map(({ side, type }) => ({
      label: contents.unit({ type, side }),
      sprite: `unit-${side}-${type}`,
    })),
  preview: previewOf,
  begin: (context, from) => {
    const set = context.level.sets[context.page]
    const cell = cellIn(from)
    if (!set || cell < 0) return null
    const standing = unitAt(set, cell)
    if (standing >= 0) return dragStroke(standing, cell)
    return previewOf(context, from)?.refusal === null ? placeStroke(cell) : null
  },
  pick: ({ level, page, turn }, at) => {
    const set = level.sets[page]
    const cell = cellIn(at)
    if (!set || cell < 0) return null
    const unit = set.units[unitOn(fieldAt(set, chosenMove(level, page, turn)), cell)]
    return unit ? kinds.findIndex(({ side, type }) => isKind(unit, side, type)) : null
  },
}

/** Edits that put a new unit on a cell, behind the others of its side; none when it may not be. */
export function placeUnit(
  set: DataSet,
  page: number,
  side: Side,
  type: UnitType,
  cell: number,
): readonly Edit[] {
  const index = unitIndex(set, side)
  if (unitRefusal(set, -1, side, cell)) return []
  return [{ kind: 'insert', list: 'units', page, index, item: { side, type, cell } }]
}

/** Edits that carry a unit to another cell; none when it is there or may not be. */
export function moveUnit(set: DataSet, page: number, index: number, cell: number): readonly Edit[] {
  const unit = set.units[index]
  if (!unit || unit.cell === cell || unitRefusal(set, index, unit.side, cell)) return []
  return [{ kind: 'set', list: 'units', page, index, item: { ...unit, cell } }]
}

/** Edits that make a unit one of another side or type where it stands; none when it is. */
export function changeUnit(
  set: DataSet,
  page: number,
  index: number,
  side: Side,
  type: UnitType,
): readonly Edit[] {
  const unit = set.units[index]
  if (!unit || isKind(unit, side, type)) return []
  const changed: Unit = { side, type, cell: unit.cell }
  if (unit.side === side) return [{ kind: 'set', list: 'units', page, index, item: changed }]
  const rest = { ...set, units: set.units.toSpliced(index, 1) }
  const units = rest.units.toSpliced(unitIndex(rest, side), 0, changed)
  // Done as one edit, which undo names: it neither deletes nor adds.
  return [{ kind: 'replace', page, level: { ...set, units }, label: 'change-unit' }]
}

function placeStroke(cell: number): Stroke<Level, Edit, Ghost> {
  return releaseStroke((context) => {
    const { side, type } = chosenKind(context)
    const set = context.level.sets[context.page]
    return set ? placeUnit(set, context.page, side, type, cell) : []
  })
}

function dragStroke(index: number, start: number): Stroke<Level, Edit, Ghost> {
  let isDragged = false
  const follow = ({ level, page }: Context, at: BoardPoint): readonly Edit[] => {
    const cell = cellIn(at)
    const set = level.sets[page]
    isDragged ||= cell !== start
    return set && cell >= 0 && isDragged ? moveUnit(set, page, index, cell) : []
  }
  return {
    move: follow,
    end: (context, at) => {
      const edits = follow(context, at)
      const set = context.level.sets[context.page]
      if (isDragged || !set) return edits
      const { side, type } = chosenKind(context)
      // At a mirrored place another unit may have changed sides, so that this one has a different number.
      return changeUnit(set, context.page, unitAt(set, start), side, type)
    },
    preview: (context, at) => {
      const cell = cellIn(at)
      const unit = context.level.sets[context.page]?.units[index]
      const set = context.level.sets[context.page]
      if (!unit || !set || cell < 0) return null
      const hint = tools.moveUnit({ ...kindOf(set, index), cell: cellName(cell) })
      return { ghost: null, refusal: unitRefusal(set, index, unit.side, cell), hint }
    },
  }
}

function chosenKind({ variant }: Context): { readonly side: Side; readonly type: UnitType } {
  return kinds[Math.max(0, variant)] ?? kinds[0]!
}

function isKind(unit: Unit, side: Side, type: UnitType): boolean {
  return unit.side === side && unit.type === type
}

function previewOf(context: Context, at: BoardPoint): Preview<Ghost> | null {
  const set = context.level.sets[context.page]
  const cell = cellIn(at)
  if (!set || cell < 0) return null
  const { side, type } = chosenKind(context)
  const standing = unitAt(set, cell)
  if (standing >= 0) {
    const held = kindOf(set, standing)
    const isSame = isKind(set.units[standing]!, side, type)
    const given = { ...held, other: type, otherSide: side }
    return hintPreview(isSame ? tools.dragUnit(held) : tools.dragOrClick(given))
  }
  const ghost: Ghost = { kind: 'unit', cell, side, type }
  return {
    ghost,
    refusal: unitRefusal(set, -1, side, cell),
    hint: tools.placeUnit({ type, side, cell: cellName(cell) }),
  }
}
