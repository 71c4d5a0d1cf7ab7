import { mount } from 'svelte'
import App from './App.svelte'
import { coverNewLanguage } from './workspace/index'
import './theme.css'
import './fonts.css'
import './ui/parts.css'
import './forced-colours.css'

coverNewLanguage()

// A canvas waits for no face: a board that was painted before would keep another one.
const faces = ['a', 'я'].map((letter) => document.fonts.load('13px "Inter Variable"', letter))
void Promise.allSettled(faces).then(() => mount(App, { target: document.getElementById('app')! }))
