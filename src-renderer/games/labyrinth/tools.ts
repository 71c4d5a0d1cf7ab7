import BrickWall from '@lucide/svelte/icons/brick-wall'
import CircleDot from '@lucide/svelte/icons/circle-dot'
import Eraser from '@lucide/svelte/icons/eraser'
import Footprints from '@lucide/svelte/icons/footprints'
import Sprout from '@lucide/svelte/icons/sprout'
import TreePalm from '@lucide/svelte/icons/tree-palm'
import Waves from '@lucide/svelte/icons/waves-horizontal'
import type { Edit, Level } from '@core/games/labyrinth/model'
import type { Tool } from '../../tools/tool'
import { caveTool } from './cave-tool'
import { eraserTool } from './eraser-tool'
import { bogTool, islandTool, wallTool } from './ground-tools'
import { riverTool } from './river-tool'
import { walkTool } from './walk-tool'
import type { Ghost } from './ghost'

/** The game's tools in the order of the rail. */
export const tools: readonly Tool<Level, Edit, Ghost>[] = [
  { ...islandTool, icon: TreePalm, ink: 'var(--thing-plant)' },
  { ...wallTool, icon: BrickWall, ink: 'var(--thing-stone)' },
  { ...bogTool, icon: Sprout, ink: 'var(--thing-earth)' },
  { ...riverTool, icon: Waves, ink: 'var(--thing-water)' },
  { ...caveTool, icon: CircleDot },
  { ...walkTool, icon: Footprints, ink: 'var(--player-2)' },
  { ...eraserTool, icon: Eraser },
]
