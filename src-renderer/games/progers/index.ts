import { progersIn } from '@core/games/progers/index'
import { words } from '../../ui/words'
import Bot from '@lucide/svelte/icons/bot'
import { defineGameView } from '../../editor/game-view'
import Inspector from './Inspector.svelte'
import { likeness } from './likeness'
import look from './look'
import { regions } from './regions'
import { tools } from './tools'

const progers = progersIn(words)

export default defineGameView(progers, look, { sign: Bot, tools, regions, likeness, Inspector })
