import { cellIn, cellName } from '@core/games/ghosts/cells'
import { HUNTERS, players, type Edit, type Level, type Player } from '@core/games/ghosts/model'
import { hintPreview, releaseStroke, type ToolSketch } from '../../tools/strokes'
import type { BoardPoint, Preview, Stroke, ToolContext } from '../../tools/tool'
import type { Shown } from './ghost'
import { hunterLabels } from './marks'
import { matchRefusal, restingPlan, stepRefusal, withStep, type Plan, type PlanDesk } from './plan'
import { words } from '../../ui/words'

const { tools: said } = words.ghosts

type Context = ToolContext<Level>

interface Hunter {
  readonly player: Player
  readonly hunter: number
}

/** Plans the next turn: drags hunters of both teams to neighbour cells. Nothing is played before the plan is. */
export function makeHunterTool(desk: PlanDesk): ToolSketch<Level, Edit, Shown> {
  const planOf = (level: Level): Plan => desk.planOf(level) ?? restingPlan(level)
  return {
    id: 'hunter',
    label: said.hunter,
    key: 'M',
    variants: () => [],
    preview: (context, at) => {
      const refusal = cellIn(at.row, at.col) < 0 ? null : planRefusal(context)
      const found = refusal ? null : hunterAt(planOf(context.level), at)
      if (!found) return refusal ? { ghost: null, refusal, hint: '' } : null
      return hintPreview(said.dragHunter(nameOf(found)))
    },
    begin: (context, from) => {
      const found = planRefusal(context) ? null : hunterAt(planOf(context.level), from)
      return found && stroke(desk, found)
    },
    pick: ({ level }, at) => (hunterAt(planOf(level), at) ? 0 : null),
  }
}

function stroke(desk: PlanDesk, found: Hunter): Stroke<Level, Edit, Shown> {
  const { player, hunter } = found
  return releaseStroke(
    ({ level }, at) => {
      const cell = cellIn(at.row, at.col)
      const plan = desk.planOf(level) ?? restingPlan(level)
      if (cell >= 0 && plan[player][hunter] !== cell && !stepRefusal(level, player, hunter, cell)) {
        desk.setPlan(level, withStep(plan, player, hunter, cell))
      }
      return []
    },
    ({ level }, at) => dropPreview(level, found, at),
  )
}

function dropPreview(level: Level, found: Hunter, at: BoardPoint): Preview<Shown> | null {
  const cell = cellIn(at.row, at.col)
  if (cell < 0) return null
  const shown: Shown = { kind: 'hunter', cell, ...found }
  return {
    ghost: shown,
    refusal: stepRefusal(level, found.player, found.hunter, cell),
    hint: said.hunterGoes({
      ...nameOf(found),
      cell: cellName(cell),
      turn: level.turns.length + 1,
    }),
  }
}

/** Why no turn can be planned now. */
function planRefusal({ level, isAtEnd }: Context): string | null {
  if (isAtEnd === false) return said.notAtEnd
  return matchRefusal(level)
}

/** The hunter on a cell; White's where both teams are, unless the pointer is in the lower right half, where Black's is drawn. */
function hunterAt(plan: Plan, { row, col, x, y }: BoardPoint): Hunter | null {
  const cell = cellIn(row, col)
  if (cell < 0) return null
  const here: Hunter[] = []
  for (const player of players) {
    for (let hunter = 0; hunter < HUNTERS; hunter++) {
      if (plan[player][hunter] === cell) here.push({ player, hunter })
    }
  }
  const isLower = x - col + (y - row) > 1
  return (isLower ? here.at(-1) : here[0]) ?? null
}

function nameOf({ player, hunter }: Hunter): { readonly player: Player; readonly hunter: string } {
  return { player, hunter: hunterLabels[player]![hunter]! }
}
