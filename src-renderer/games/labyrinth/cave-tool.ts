import { addCave, renumberChain } from '@core/games/labyrinth/edit/caves'
import { CAVE, indexOf, ISLAND, kindOf, numberOf } from '@core/games/labyrinth/cells'
import { chainsOf } from '@core/games/labyrinth/play/ground'
import type { Edit, Level } from '@core/games/labyrinth/model'
import { releaseStroke, type ToolSketch } from '../../tools/strokes'
import type { BoardPoint, Preview, ToolContext } from '../../tools/tool'
import { words } from '../../ui/words'
import { cellUnder } from './explain'
import { ghostOf, type Ghost } from './ghost'

type Context = ToolContext<Level>

const said = words.labyrinth.tools.cave

export const CAVE_TOOL = 'cave'

/** Code of the edit that carries a cave to another cell. */
const MOVE_CAVE = 'move-cave'

/** Chains in the order of the settings: 0 comes last, as in the statement. */
export const chainOrder: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0]

/** Chain of a setting; that of the first one when none was chosen. */
export function chainOfVariant(variant: number | undefined): number {
  return chainOrder[Math.max(0, variant ?? 0) % chainOrder.length]!
}

/** Clicks in order number a chain: a new cave becomes the last, and so does one of the chain that is clicked again. */
export const caveTool: ToolSketch<Level, Edit, Ghost> = {
  id: CAVE_TOOL,
  label: said.label,
  key: 'C',
  isMirrored: true,
  holdsAt: ({ level }, at) =>
    kindOf(level.cells[cellUnder(level, at)] ?? 0) === CAVE ? 'changes' : null,
  variants: (level) =>
    shownChains(level).map((chain) => ({ label: said.chain({ chain }), sprite: `chain-${chain}` })),
  preview: previewOf,
  begin: (context, from) =>
    cellUnder(context.level, from) < 0
      ? null
      : releaseStroke(
          (now, at) => caveEdit(now, from, at),
          (now, at) => previewOf(now, from, at),
        ),
  pick: ({ level }, at) => {
    const value = level.cells[cellUnder(level, at)] ?? 0
    return kindOf(value) === CAVE ? chainOrder.indexOf(numberOf(value)) : null
  },
}

/** All chains up to the last that is in use, and one more; a setting must not change its chain when caves come and go. */
function shownChains(level: Level): readonly number[] {
  const chains = chainsOf(level)
  const last = chainOrder.findLastIndex((chain) => chains[chain]!.length > 0)
  return chainOrder.slice(0, last + 2)
}

/** A click on `from`, or a drag that carries the cave there to another cell. */
function caveEdit({ level, variant }: Context, from: BoardPoint, to: BoardPoint): Edit | null {
  const chain = chainOfVariant(variant)
  const cell = cellUnder(level, from)
  const target = cellUnder(level, to)
  const value = level.cells[cell]!
  if (target >= 0 && target !== cell && kindOf(value) === CAVE) {
    if (kindOf(level.cells[target]!) === CAVE) return null
    return {
      kind: 'paint',
      cells: [cell, target],
      values: [ISLAND, value],
      label: MOVE_CAVE,
    }
  }
  const isOwn = kindOf(value) === CAVE && numberOf(value) === chain
  return isOwn ? putLast(level, chain, cell) : addCave(level, chain, cell)
}

/** Makes a cave the last of its chain; the caves behind it move up. Null when it is the last already. */
function putLast(level: Level, chain: number, cell: number): Edit | null {
  const others = chainsOf(level)[chain]!.filter((other) => other !== cell)
  return renumberChain(level, chain, [...others, cell])
}

function previewOf(context: Context, from: BoardPoint, to = from): Preview<Ghost> | null {
  const { level, variant } = context
  const cell = cellUnder(level, from)
  if (cell < 0) return null
  const edit = caveEdit(context, from, to)
  const value = edit?.kind === 'paint' ? edit.values.find((one) => kindOf(one) === CAVE) : undefined
  return {
    ghost: ghostOf(level, edit),
    refusal: null,
    hint: hintOf(level, chainOfVariant(variant), level.cells[cell]!, value, edit),
  }
}

function hintOf(
  level: Level,
  chain: number,
  held: number,
  made: number | undefined,
  edit: Edit | null,
): string {
  if (edit?.kind === 'paint' && edit.label === MOVE_CAVE) return said.move
  const count = chainsOf(level)[chain]!.length
  const isOwn = kindOf(held) === CAVE && numberOf(held) === chain
  if (isOwn && edit) return said.makeLast({ chain, number: count - 1 })
  if (isOwn) return said.isLast({ chain })
  const number = made === undefined ? count : indexOf(made)
  return said.make({ number, chain })
}
