import ArrowBigUp from '@lucide/svelte/icons/arrow-big-up'
import DoorOpen from '@lucide/svelte/icons/door-open'
import Eraser from '@lucide/svelte/icons/eraser'
import Rocket from '@lucide/svelte/icons/rocket'
import type { Edit, Level } from '@core/games/rockets/model'
import type { Tool } from '../../tools/tool'
import { arrowTool } from './arrow-tool'
import { doorTool } from './door-tool'
import { eraserTool } from './eraser-tool'
import { rocketTool } from './rocket-tool'
import type { Ghost } from './ghost'

/** The game's tools in the order of the rail. */
export const tools: readonly Tool<Level, Edit, Ghost>[] = [
  { ...arrowTool, icon: ArrowBigUp, ink: 'var(--player-1)' },
  { ...rocketTool, icon: Rocket, ink: 'var(--player-2)' },
  { ...doorTool, icon: DoorOpen, ink: 'var(--thing-earth)' },
  { ...eraserTool, icon: Eraser },
]
