import { labyrinth } from '@core/games/labyrinth/index'
import { defineGameView } from '../../editor/game-view'
import Inspector from './Inspector.svelte'
import look from './look'
import { regions } from './regions'
import Strip from './Strip.svelte'
import { tools } from './tools'

export default defineGameView(labyrinth, look, { tools, regions, Inspector, Strip })
