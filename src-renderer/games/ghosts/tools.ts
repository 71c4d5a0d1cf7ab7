import Eraser from '@lucide/svelte/icons/eraser'
import Footprints from '@lucide/svelte/icons/footprints'
import Ghost from '@lucide/svelte/icons/ghost'
import House from '@lucide/svelte/icons/house'
import type { Edit, Level } from '@core/games/ghosts/model'
import type { Tool } from '../../tools/tool'
import { desk } from './desk.svelte'
import { eraserTool } from './eraser-tool'
import { houseTool } from './house-tool'
import { makeHunterTool } from './hunter-tool'
import { startTool } from './start-tool'
import type { Shown } from './ghost'

/** The game's tools in the order of the rail. */
export const tools: readonly Tool<Level, Edit, Shown>[] = [
  { ...houseTool, icon: House, ink: 'var(--thing-roof)' },
  { ...startTool, icon: Ghost, ink: 'var(--thing-ghost)' },
  { ...makeHunterTool(desk), icon: Footprints, ink: 'var(--player-1)' },
  { ...eraserTool, icon: Eraser },
]
