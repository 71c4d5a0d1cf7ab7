import { newgame } from '@core/games/newgame/index'
import { defineGameView } from '../../editor/game-view'
import Inspector from './Inspector.svelte'
import look from './look'
import { wallTool } from './wall-tool'

export default defineGameView(newgame, look, { tools: [wallTool], Inspector })
