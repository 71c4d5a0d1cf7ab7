// Imported before the components, whose rules have to come later.
import '../theme.css'
import '../ui/parts.css'
import '../forced-colours.css'
import { levelIn } from '@core/package/level-page'
import { findGame } from '../ui/games'
import { chosenInks, showLooks } from '../canvas/shown-looks'
import { mount } from 'svelte'
import { lookOf } from '../canvas/picture/looks'
import Viewer from './Viewer.svelte'
import { Viewing } from './viewing.svelte'

const page = levelIn(document.getElementById('level')!.textContent, findGame)
if (page.looks) showLooks(page.looks)
const inks = chosenInks()
inks?.forEach((ink, player) => {
  document.documentElement.style.setProperty(`--player-${player + 1}`, ink)
})
const viewing = new Viewing(page, lookOf(page.game))
mount(Viewer, { target: document.getElementById('app')!, props: { viewing } })
