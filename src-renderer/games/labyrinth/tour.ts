import { words } from '../../ui/words'
import type { TourPlan } from '../tour-plan'

const told = words.labyrinth.tour

const plan: TourPlan = {
  sample: 'alice-and-bob',
  draw: { tool: 'wall', row: 1, col: 0, text: told.draw },
  why: { event: 'bog-held', text: told.why },
  misses: 'always-shift',
}

export default plan
