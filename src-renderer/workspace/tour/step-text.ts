import { toolKeys, toolsOf } from '../../board/index'
import { keysOf, showKeys } from '../../ui/command'
import type { Tour } from './tour.svelte'
import { words } from './tour-words'

/** The task of the step, in a sentence or two. */
export function stepText(tour: Tour): string {
  const { plan, level } = tour
  const told = words.tour.steps
  switch (tour.kind) {
    case 'draw':
      return plan.draw.text({ key: toolKey(tour) })
    case 'answer': {
      const keys = keysOf('undo')
      if (tour.now.answer === '') return told.answerGone({ keys })
      return tour.hasNewAnswer ? told.answerChanged({ keys }) : told.answerSame
    }
    case 'step':
      return told.step({ keys: keysOf('step') })
    case 'why':
      return plan.why.text({ key: keysOf('why-cell') })
    case 'branch':
      return told.branch({ keys: keysOf('branch-here') })
    case 'misses': {
      const reading = level.editor.game.engine.readings.find(({ id }) => id === plan.misses)
      return told.misses({ belief: reading?.belief ?? '', same: words.rules.same })
    }
    case 'end':
      return told.end
  }
}

/** The key that chooses the tool, as displayed. */
function toolKey({ level: { editor }, plan }: Tour): string {
  const tool = toolsOf(editor.game.id, editor.view.tools).find(({ id }) => id === plan.draw.tool)
  const [key] = tool ? toolKeys(tool) : []
  return key === undefined ? '' : showKeys(key)
}
