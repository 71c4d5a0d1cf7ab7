import { words } from '../../ui/words'
import type { TourPlan } from '../tour-plan'

const told = words.ghosts.tour

const plan: TourPlan = {
  sample: 'statement',
  draw: { tool: 'house', row: 1, col: 11, text: told.draw },
  why: { event: 'ghost-neutralised', text: told.why },
  misses: 'houses-no-shelter',
}

export default plan
