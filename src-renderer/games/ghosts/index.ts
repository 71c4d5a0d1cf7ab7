import { ghostsIn } from '@core/games/ghosts/index'
import { words } from '../../ui/words'
import Ghost from '@lucide/svelte/icons/ghost'
import { defineGameView } from '../../editor/game-view'
import { desk } from './desk.svelte'
import Inspector from './Inspector.svelte'
import { likeness } from './likeness'
import { lookBeside } from './look'
import { regions } from './regions'
import { tools } from './tools'

const ghosts = ghostsIn(words)

export default defineGameView(ghosts, lookBeside(desk), {
  sign: Ghost,
  tools,
  regions,
  likeness,
  Inspector,
})
