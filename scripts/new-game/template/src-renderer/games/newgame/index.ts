import { newgameIn } from '@core/games/newgame/index'
import Puzzle from '@lucide/svelte/icons/puzzle'
import { defineGameView } from '../../editor/game-view'
import Inspector from './Inspector.svelte'
import { words } from '../../ui/words'
import look from './look'
import { wallTool } from './wall-tool'

export default defineGameView(newgameIn(words), look, {
  sign: Puzzle,
  tools: [wallTool],
  Inspector,
})
