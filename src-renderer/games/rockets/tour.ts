import { words } from '../../ui/words'
import type { TourPlan } from '../tour-plan'

const told = words.rockets.tour

const plan: TourPlan = {
  sample: 'eaten-in-passing',
  draw: { tool: 'arrow', row: 1, col: 1, text: told.draw },
  why: { event: 'mouse-eaten-passing', text: told.why },
  misses: 'wall-clockwise',
}

export default plan
