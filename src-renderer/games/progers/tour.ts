import { words } from '../../ui/words'
import type { TourPlan } from '../tour-plan'

const told = words.progers.tour

const plan: TourPlan = {
  sample: 'statement',
  draw: { tool: 'sample', row: 6, col: 1, text: told.draw },
  why: { event: 'left-lying', text: told.why },
  misses: 'j-over-robot',
}

export default plan
