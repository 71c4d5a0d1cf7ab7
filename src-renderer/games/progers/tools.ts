import Eraser from '@lucide/svelte/icons/eraser'
import Fence from '@lucide/svelte/icons/fence'
import FlaskConical from '@lucide/svelte/icons/flask-conical'
import Mountain from '@lucide/svelte/icons/mountain'
import type { Edit, Level } from '@core/games/progers/model'
import type { Tool } from '../../tools/tool'
import { eraserTool } from './eraser-tool'
import { hillTool } from './hill-tool'
import { sampleTool } from './sample-tool'
import { wallTool } from './wall-tool'
import type { Ghost } from './ghost'

/** The game's tools in the order of the rail. */
export const tools: readonly Tool<Level, Edit, Ghost>[] = [
  { ...hillTool, icon: Mountain, ink: 'var(--thing-earth)' },
  { ...wallTool, icon: Fence, ink: 'var(--thing-stone)' },
  { ...sampleTool, icon: FlaskConical, ink: 'var(--player-3)' },
  { ...eraserTool, icon: Eraser },
]
