import { rockets } from '@core/games/rockets/index'
import { defineGameView } from '../../editor/game-view'
import Inspector from './Inspector.svelte'
import look from './look'
import { regions } from './regions'
import { tools } from './tools'

export default defineGameView(rockets, look, { tools, regions, Inspector })
