import { branchHere } from '../../explain/index'
import type { BoardControls } from '../../board/index'
import { eventToAsk, showPlace } from './enter'
import type { Tour } from './tour.svelte'

/** Does for the user what the step asks for. */
export function showMe(tour: Tour, board: BoardControls | null): void {
  const { level, plan } = tour
  const { editor } = level
  switch (tour.kind) {
    case 'draw':
      return draw(tour, board)
    case 'answer':
      if (tour.hasNewAnswer && editor.undoLabel !== null) editor.undo()
      else draw(tour, board)
      return
    case 'step':
      editor.playback.stepTurn()
      return
    case 'why': {
      const asked = eventToAsk(level, plan)
      if (asked) level.why.askEvent(asked.step, asked.event)
      return
    }
    case 'branch':
      branchHere(editor)
      return
    case 'misses':
      level.comparison.choose({ kind: 'reading', id: plan.misses })
      return
    case 'end':
  }
}

/** Draws as keys do: some tools take a second Enter at the end. */
function draw({ level, plan }: Tour, board: BoardControls | null): void {
  const { editor } = level
  const { text } = editor.document
  editor.board.chooseTool(plan.draw.tool)
  showPlace(level, plan)
  for (let pressed = 0; pressed < 2 && editor.document.text === text; pressed++) board?.applyTool()
}
