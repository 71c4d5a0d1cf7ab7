import { jankenIn } from '@core/games/janken/index'
import { words } from '../../ui/words'
import Hexagon from '@lucide/svelte/icons/hexagon'
import { defineGameView } from '../../editor/game-view'
import Inspector from './Inspector.svelte'
import { likeness } from './likeness'
import look from './look'
import { pages } from './pages'
import { regions } from './regions'
import { tools } from './tools'

const janken = jankenIn(words)

export default defineGameView(janken, look, {
  sign: Hexagon,
  tools,
  regions,
  likeness,
  pages,
  Inspector,
})
