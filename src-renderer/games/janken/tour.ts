import { words } from '../../ui/words'
import type { TourPlan } from '../tour-plan'

const told = words.janken.tour

const plan: TourPlan = {
  sample: 'statement',
  draw: { tool: 'terrain', row: 4, col: 8, text: told.draw },
  why: { event: 'refused-end-held', text: told.why },
  misses: 'beats-reversed',
}

export default plan
