import { ghosts } from '@core/games/ghosts/index'
import { defineGameView } from '../../editor/game-view'
import { desk } from './desk.svelte'
import Inspector from './Inspector.svelte'
import { lookBeside } from './look'
import { regions } from './regions'
import { tools } from './tools'

export default defineGameView(ghosts, lookBeside(desk), { tools, regions, Inspector })
