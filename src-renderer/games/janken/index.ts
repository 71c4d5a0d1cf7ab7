import { janken } from '@core/games/janken/index'
import { defineGameView } from '../../editor/game-view'
import Inspector from './Inspector.svelte'
import look from './look'
import { pages } from './pages'
import { regions } from './regions'
import { tools } from './tools'

export default defineGameView(janken, look, { tools, regions, pages, Inspector })
