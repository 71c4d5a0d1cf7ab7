import { rocketsIn } from '@core/games/rockets/index'
import { words } from '../../ui/words'
import Rocket from '@lucide/svelte/icons/rocket'
import { defineGameView } from '../../editor/game-view'
import Inspector from './Inspector.svelte'
import { likeness } from './likeness'
import look from './look'
import { regions } from './regions'
import { resizing } from './resizing'
import { tools } from './tools'

const rockets = rocketsIn(words)

export default defineGameView(rockets, look, {
  sign: Rocket,
  tools,
  regions,
  resizing,
  likeness,
  Inspector,
})
