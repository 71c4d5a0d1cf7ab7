import Eraser from '@lucide/svelte/icons/eraser'
import Paintbrush from '@lucide/svelte/icons/paintbrush'
import Route from '@lucide/svelte/icons/route'
import Shield from '@lucide/svelte/icons/shield'
import type { Edit, Level } from '@core/games/janken/model'
import type { Tool } from '../../tools/tool'
import { eraserTool } from './eraser-tool'
import { moveTool } from './move-tool'
import { terrainTool } from './terrain-tool'
import { unitTool } from './unit-tool'
import type { Ghost } from './ghost'

/** The game's tools in the order of the rail; the picker asks units before the ground they stand on. */
export const tools: readonly Tool<Level, Edit, Ghost>[] = [
  { ...unitTool, icon: Shield, ink: 'var(--player-1)' },
  { ...terrainTool, icon: Paintbrush, ink: 'var(--thing-plant)' },
  { ...moveTool, icon: Route, ink: 'var(--player-2)' },
  { ...eraserTool, icon: Eraser },
]
