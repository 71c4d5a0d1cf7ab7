import { labyrinthIn } from '@core/games/labyrinth/index'
import { words } from '../../ui/words'
import Waves from '@lucide/svelte/icons/waves'
import { defineGameView } from '../../editor/game-view'
import Inspector from './Inspector.svelte'
import { likeness } from './likeness'
import look from './look'
import { regions } from './regions'
import { resizing } from './resizing'
import Strip from './Strip.svelte'
import { tools } from './tools'

const labyrinth = labyrinthIn(words)

export default defineGameView(labyrinth, look, {
  sign: Waves,
  tools,
  regions,
  resizing,
  likeness,
  Inspector,
  Strip,
})
