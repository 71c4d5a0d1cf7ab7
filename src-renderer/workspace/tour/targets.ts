import type { BoardControls } from '../../board/index'
import { type Box, seenBox } from './boxes'
import type { StepKind } from './deeds'
import { eventToAsk } from './enter'
import type { Tour } from './tour.svelte'
import { inAllWindows } from '../../ui/windows'
import { words } from './tour-words'

/** The panes of steps about a pane; the targets of all other steps are in the app's first window. */
const panes: Partial<Record<StepKind, string>> = { why: 'events', misses: 'rules' }

/** Whether the target of the step is in the second window, where it has no ring. */
export function isInSecond(kind: StepKind): boolean {
  const pane = panes[kind]
  return pane !== undefined && inAllWindows(`[data-second=${pane}]`).length > 0
}

/** The boxes of the step's targets: the card is placed beside the last. None while no target is visible. */
export function targetsOf(tour: Tour, board: BoardControls | null): readonly Box[] {
  const { transport } = words.run
  switch (tour.kind) {
    case 'draw':
      return drawTargets(tour, board)
    case 'answer':
      return seen('[data-testid=answer]')
    case 'step':
      return seen(`[data-pane=transport] button[aria-label="${transport.turn}"]`)
    case 'why':
      return eventRow(tour)
    case 'branch':
      return seen(`[data-pane=transport] button[aria-label="${transport.branch}"]`)
    case 'misses':
      return seen(`[data-reading="${tour.plan.misses}"][aria-current=true]`)
    case 'end':
      return []
  }
}

/** The cell, and before it the tool until that is chosen. */
function drawTargets({ level, plan }: Tour, board: BoardControls | null): readonly Box[] {
  const { editor } = level
  const { tool, row, col } = plan.draw
  const label = editor.view.tools.find(({ id }) => id === tool)?.label
  const isChosen = editor.board.toolId === tool
  const button = isChosen ? [] : seen(`[data-pane=tools] button[aria-label="${label}"]`)
  if (!board) return button
  const [at, beside] = [board.cellToScreen(row, col), board.cellToScreen(row, col + 1)]
  const size = Math.hypot(beside.x - at.x, beside.y - at.y)
  return [...button, { x: at.x - size / 2, y: at.y - size / 2, width: size, height: size }]
}

function eventRow(tour: Tour): readonly Box[] {
  const row = rowToAsk(tour)
  const box = row && seenBox(row)
  return box ? [box] : []
}

/** The row of the event to ask about, else the first one of its step; undefined if the list has none. */
export function rowToAsk({ level, plan }: Tour): Element | undefined {
  const { game, run } = level.editor
  const found = eventToAsk(level, plan)
  const text = found && run.shown ? game.describe(run.shown.level, found.event).text : null
  const rows = [...document.querySelectorAll('[data-pane=side] .row[aria-current=step]')]
  return rows.find((one) => text !== null && one.textContent.includes(text)) ?? rows[0]
}

function seen(selector: string): readonly Box[] {
  const element = document.querySelector(selector)
  const box = element && seenBox(element)
  return box ? [box] : []
}
